import { expect, test } from 'vitest';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import type { ParsedPiece } from './pair-cutter.ts';
import {
  attachTranslations,
  LAST_REPAIRS_MS,
  type PairCounts,
  type Pairing,
  REPAIR_MS,
  type StoryPiece,
} from './pairing.ts';

const OWN = ['El faro duerme.', 'El mar ríe.', 'La luna canta.'];
const OTHER = ['The lighthouse sleeps.', 'The sea laughs.', 'The moon sings.'];
const sentence = (index: number): ParsedPiece => ({
  type: 'sentence',
  index,
  paragraph: 0,
  text: OWN[index]!,
});
const pair = (index: number, text: string | null): ParsedPiece => ({ type: 'pair', indices: [index], text });
const said = (index: number): StoryPiece => ({ type: 'translation', index, text: OTHER[index]! });

async function* from(cuts: ParsedPiece[]): AsyncGenerator<ParsedPiece> {
  yield* cuts;
}

async function told(cuts: ParsedPiece[], changes: Partial<Pairing> = {}) {
  const asked: string[] = [];
  const counts: PairCounts[] = [];
  const pairing: Pairing = {
    own: 'es',
    other: 'en',
    level: 'beginner',
    names: [],
    ask: async ({ user }) => {
      const [{ es }] = JSON.parse(user).sentences;
      asked.push(es);
      return `{"n":0,"en":"${OTHER[OWN.indexOf(es)]}"}`;
    },
    after: () => () => {},
    counted: (count) => counts.push(count),
    ...changes,
  };
  const telling: StoryPiece[] = [];
  for await (const each of attachTranslations(from(cuts), pairing)) telling.push(each);
  return { telling, asked, counts };
}

test('each sentence is followed by its translation', async () => {
  const cuts = [0, 1].flatMap((index) => [sentence(index), pair(index, OTHER[index]!)]);
  const { telling, asked, counts } = await told(cuts);
  expect(telling).toEqual([sentence(0), said(0), sentence(1), said(1)]);
  expect(asked).toEqual([]);
  expect(counts).toEqual([{ sentences: 2, paired: 2, repaired: 0, faults: {}, doubts: {} }]);
});

test('a rejected translation is requested once more, alone, and comes later', async () => {
  const cuts = [sentence(0), pair(0, 'El faro duerme.'), sentence(1), pair(1, OTHER[1]!)];
  const { telling, asked, counts } = await told(cuts);
  expect(asked).toEqual([OWN[0]]);
  expect(telling.filter(({ type }) => type === 'sentence')).toHaveLength(2);
  expect(telling).toContainEqual(said(0));
  expect(counts).toMatchObject([{ sentences: 2, paired: 1, repaired: 1, faults: { same: 1 } }]);
});

test('a doubted translation is shown at once, and replaced by a better one', async () => {
  const cuts = [sentence(0), pair(0, 'The lighthouse never sleeps.'), sentence(1), pair(1, OTHER[1]!)];
  const { telling, asked, counts } = await told(cuts);
  expect(asked).toEqual([OWN[0]]);
  const sides = telling.filter(({ type }) => type === 'translation');
  expect(sides[0]).toEqual({ type: 'translation', index: 0, text: 'The lighthouse never sleeps.' });
  expect(sides).toContainEqual(said(0));
  expect(counts).toMatchObject([{ paired: 2, repaired: 0, faults: {}, doubts: { negation: 1 } }]);
});

test('a doubted translation stays when the next one is no better, and half of the repairs are left for missing ones', async () => {
  const cuts = Array.from({ length: 20 }, (_, index): ParsedPiece[] => [
    { type: 'sentence', index, paragraph: 0, text: OWN[0]! },
    pair(index, `The lighthouse never sleeps, ${index + 3} times.`.replace(/, \d+ times/, '')),
  ]).flat();
  let asked = 0;
  const { telling } = await told(cuts, {
    ask: async () => {
      asked += 1;
      return '{"n":0,"en":"It never sleeps at all."}';
    },
  });
  expect(asked).toBe(4);
  expect(telling.filter(({ type }) => type === 'translation')).toHaveLength(20);
});

test.each([
  ['is as wrong', async () => '{"n":0,"en":"El faro duerme."}'],
  ['is no answer', async () => 'Sorry.'],
  ['fails', () => Promise.reject(new Error('down'))],
])('a sentence whose repair %s has no translation', async (_, ask) => {
  const { telling } = await told([sentence(0), pair(0, null)], { ask });
  expect(telling).toEqual([sentence(0)]);
});

test('at most eight repairs are requested, and the story ends without their answers', async () => {
  const clock = new HandClock(0);
  let asked = 0;
  const cuts = Array.from({ length: 30 }, (_, index): ParsedPiece[] => [
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

test('an object of two sentences is paired by sentence, or repaired by sentence when the counts differ', async () => {
  const cuts = (text: string): ParsedPiece[] => [
    sentence(0),
    sentence(1),
    { type: 'pair', indices: [0, 1], text },
  ];
  const two = await told(cuts(`${OTHER[0]} ${OTHER[1]}`));
  expect(two.telling.filter(({ type }) => type === 'translation')).toEqual([said(0), said(1)]);
  const one = await told(cuts('The lighthouse sleeps and the sea laughs.'));
  expect(one.asked).toEqual([OWN[0], OWN[1]]);
});

test('a lesson leaves out words that the story lacks and more than eight, and needs a translation', async () => {
  const word = (text: string, gloss: string): ParsedPiece => ({ type: 'word', word: text, lemma: '', gloss });
  const question: ParsedPiece = {
    type: 'question',
    text: '¿Por qué ríe?',
    translation: 'Why does it laugh?',
  };
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

test('only the first title in the other language is emitted', async () => {
  const title = (text: string): ParsedPiece => ({ type: 'pair-title', title: text });
  const cuts = [sentence(0), title('El faro que duerme'), title('The Lighthouse'), title('The Sea')];
  const { telling } = await told(cuts);
  expect(telling).toEqual([sentence(0), { type: 'translated-title', title: 'The Lighthouse' }]);
});

test('a story in one language is passed through', async () => {
  const telling: StoryPiece[] = [];
  for await (const each of attachTranslations(from([sentence(0), sentence(1)]), null)) telling.push(each);
  expect(telling).toEqual([sentence(0), sentence(1)]);
});
