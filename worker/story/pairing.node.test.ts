import { expect, test } from 'vitest';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import type { PairCut } from './pair-cutter.ts';
import {
  LAST_REPAIRS_MS,
  type PairCounts,
  type Pairing,
  paired,
  REPAIR_MS,
  type Telling,
} from './pairing.ts';

const OWN = ['El faro duerme.', 'El mar ríe.', 'La luna canta.'];
const OTHER = ['The lighthouse sleeps.', 'The sea laughs.', 'The moon sings.'];
const sentence = (index: number): PairCut => ({ type: 'sentence', index, paragraph: 0, text: OWN[index]! });
const pair = (index: number, text: string | null): PairCut => ({ type: 'pair', indices: [index], text });
const said = (index: number): Telling => ({ type: 'translation', index, text: OTHER[index]! });

async function* from(cuts: PairCut[]): AsyncGenerator<PairCut> {
  yield* cuts;
}

async function told(cuts: PairCut[], changes: Partial<Pairing> = {}) {
  const asked: string[] = [];
  const counts: PairCounts[] = [];
  const pairing: Pairing = {
    ...{ own: 'es', other: 'en', names: [] },
    ask: async ({ user }) => {
      const [{ es }] = JSON.parse(user).sentences;
      asked.push(es);
      return `{"n":0,"en":"${OTHER[OWN.indexOf(es)]}"}`;
    },
    after: () => () => {},
    counted: (count) => counts.push(count),
    ...changes,
  };
  const telling: Telling[] = [];
  for await (const each of paired(from(cuts), pairing)) telling.push(each);
  return { telling, asked, counts };
}

test('each sentence is followed by its other side', async () => {
  const cuts = [0, 1].flatMap((index) => [sentence(index), pair(index, OTHER[index]!)]);
  const { telling, asked, counts } = await told(cuts);
  expect(telling).toEqual([sentence(0), said(0), sentence(1), said(1)]);
  expect(asked).toEqual([]);
  expect(counts).toEqual([{ sentences: 2, paired: 2, repaired: 0, faults: {} }]);
});

test('one that is wrong is asked for once more, alone, and comes later', async () => {
  const cuts = [sentence(0), pair(0, 'El faro duerme.'), sentence(1), pair(1, OTHER[1]!)];
  const { telling, asked, counts } = await told(cuts);
  expect(asked).toEqual([OWN[0]]);
  expect(telling.filter(({ type }) => type === 'sentence')).toHaveLength(2);
  expect(telling).toContainEqual(said(0));
  expect(counts).toMatchObject([{ sentences: 2, paired: 1, repaired: 1, faults: { same: 1 } }]);
});

test.each([
  ['is as wrong', async () => '{"n":0,"en":"El faro duerme."}'],
  ['is no answer', async () => 'Sorry.'],
  ['fails', () => Promise.reject(new Error('down'))],
])('a sentence whose repair %s is told without its other side', async (_, ask) => {
  const { telling } = await told([sentence(0), pair(0, null)], { ask });
  expect(telling).toEqual([sentence(0)]);
});

test('no more than eight are asked for, and the story ends although none is answered', async () => {
  const clock = new HandClock(0);
  let asked = 0;
  const cuts = Array.from({ length: 30 }, (_, index): PairCut[] => [
    { type: 'sentence', index, paragraph: 0, text: OWN[0]! },
    pair(index, null),
  ]).flat();
  const ending = told(cuts, {
    ask: () => {
      asked += 1;
      return new Promise(() => {});
    },
    after: (ms, callback) => clock.after(ms, callback),
  });
  let isOver = false;
  ending.then(() => {
    isOver = true;
  });
  for (let at = 0; at <= LAST_REPAIRS_MS + REPAIR_MS && !isOver; at += 100) await clock.advance(100);
  const { telling } = await ending;
  expect(telling).toHaveLength(30);
  expect(asked).toBeLessThanOrEqual(2);
  asked = 0;
  const all = await told(cuts, {
    ask: async () => {
      asked += 1;
      return '';
    },
  });
  expect([all.telling.length, asked]).toEqual([30, 8]);
});

test('a line of two sentences is paired one by one when its other side has two, and else asked for by sentence', async () => {
  const cuts = (text: string): PairCut[] => [
    sentence(0),
    sentence(1),
    { type: 'pair', indices: [0, 1], text },
  ];
  const two = await told(cuts(`${OTHER[0]} ${OTHER[1]}`));
  expect(two.telling.filter(({ type }) => type === 'translation')).toEqual([said(0), said(1)]);
  const one = await told(cuts('The lighthouse sleeps and the sea laughs.'));
  expect(one.asked).toEqual([OWN[0], OWN[1]]);
});

test('words that do not stand in the story, and more than eight of them, are left out; a lesson needs another side', async () => {
  const word = (text: string, gloss: string): PairCut => ({ type: 'word', word: text, gloss });
  const question: PairCut = { type: 'question', text: '¿Por qué ríe?', translation: 'Why does it laugh?' };
  const lesson = [
    word('ríe', 'laughs'),
    word('dragón', 'dragon'),
    word('RÍE', 'laughs'),
    word('mar', ''),
    question,
  ];
  const { telling } = await told([sentence(0), pair(0, OTHER[0]!), sentence(1), ...lesson]);
  expect(telling.at(-1)).toEqual({
    type: 'lesson',
    words: [{ word: 'ríe', gloss: 'laughs', index: 1 }],
    questions: [{ text: '¿Por qué ríe?', translation: 'Why does it laugh?' }],
  });
  const alone = await told([sentence(0), ...lesson]);
  expect(alone.telling).toEqual([sentence(0)]);
});

test('the first title that is in the other language is told, and no other', async () => {
  const title = (text: string): PairCut => ({ type: 'pair-title', title: text });
  const cuts = [sentence(0), title('El faro que duerme'), title('The Lighthouse'), title('The Sea')];
  const { telling } = await told(cuts);
  expect(telling).toEqual([sentence(0), { type: 'translated-title', title: 'The Lighthouse' }]);
});

test('a story in one language is what it was', async () => {
  const telling: Telling[] = [];
  for await (const each of paired(from([sentence(0), sentence(1)]), null)) telling.push(each);
  expect(telling).toEqual([sentence(0), sentence(1)]);
});
