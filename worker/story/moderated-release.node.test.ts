import { expect, test } from 'vitest';
import { PIECES } from '../../contract/schemas/piece-traits.ts';
import { differentTexts, EVENTS } from '../../testkit/worker/filled-events.ts';
import { type Moderate, moderatedRelease } from './moderated-release.ts';
import type { StoryPiece } from './pairing.ts';
import type { ProsePiece } from './story-cutter.ts';

const sentence = (index: number): ProsePiece => ({ type: 'sentence', index, paragraph: 0, text: `${index}` });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Model, moderation service and reader controlled by the test. */
function open() {
  const written: ProsePiece[] = [];
  let ended = false;
  let wake = Promise.withResolvers<void>();
  async function* source(): AsyncGenerator<ProsePiece> {
    for (;;) {
      const next = written.shift();
      if (next) yield next;
      else if (ended) return;
      else await wake.promise;
    }
  }
  const checks: { texts: string[]; answer: (verdicts?: boolean[]) => void; fail: () => void }[] = [];
  const moderate: Moderate = (texts) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean[]>();
    checks.push({
      texts,
      answer: (verdicts = texts.map(() => true)) => resolve(verdicts),
      fail: () => reject(new Error('down')),
    });
    return promise;
  };
  const read: string[] = [];
  const reading = (async () => {
    for await (const cut of moderatedRelease(source(), moderate)) read.push('text' in cut ? cut.text : '');
  })();
  const stir = async (change: () => void) => {
    change();
    wake.resolve();
    wake = Promise.withResolvers<void>();
    await settled();
  };
  return {
    checks,
    read,
    reading,
    write: (...cuts: ProsePiece[]) => stir(() => written.push(...cuts)),
    end: () =>
      stir(() => {
        ended = true;
      }),
    texts: () => checks.map(({ texts }) => texts.join(' ')),
  };
}

test('at most three requests run in parallel, each sent as soon as its sentence is written', async () => {
  const { write, texts } = open();
  for (let index = 0; index < 5; index++) {
    await write(sentence(index));
    expect(texts()).toEqual(['0', '1', '2'].slice(0, index + 1));
  }
});

test('sentences written during three requests are sent together after an answer', async () => {
  const { write, checks, texts, read } = open();
  for (let index = 0; index < 5; index++) await write(sentence(index));
  checks[0]!.answer();
  await settled();
  expect(texts()).toEqual(['0', '1', '2', '3 4']);
  expect(read).toEqual(['0']);
});

test('sentences are released in order, even when a later check is answered first', async () => {
  const { write, end, checks, read, reading } = open();
  for (let index = 0; index < 3; index++) await write(sentence(index));
  checks[2]!.answer();
  checks[1]!.answer();
  await settled();
  expect(read).toEqual([]);
  checks[0]!.answer();
  await settled();
  expect(read).toEqual(['0', '1', '2']);
  await end();
  await reading;
});

test('an unfit sentence ends the release after the sentences before it', async () => {
  const { write, checks, read, reading } = open();
  for (let index = 0; index < 3; index++) await write(sentence(index));
  const refused = expect(reading).rejects.toMatchObject({ code: 'story_refused' });
  checks[1]!.answer([false]);
  checks[2]!.answer();
  checks[0]!.answer();
  await refused;
  expect(read).toEqual(['0']);
});

test('a failed check ends the release before its sentence, and not as a refusal', async () => {
  const { write, checks, read, reading } = open();
  for (let index = 0; index < 2; index++) await write(sentence(index));
  const failed = expect(reading).rejects.toThrow('down');
  checks[1]!.fail();
  checks[0]!.answer();
  await failed;
  expect(read).toEqual(['0']);
});

test.each([
  ['is left out whole when nothing of it is fit', [false, false], []],
  ['keeps its word when the question is not fit', [true, false], [1, 0]],
  ['keeps its question when the word is not fit', [false, true], [0, 1]],
])('a lesson %s', async (_, verdicts, kept) => {
  async function* source(): AsyncGenerator<StoryPiece> {
    yield {
      type: 'lesson',
      words: [{ word: 'ríe', gloss: 'laughs', index: 0 }],
      questions: [{ text: '¿Por qué?', translation: 'Why?' }],
    };
  }
  const released: StoryPiece[] = [];
  for await (const piece of moderatedRelease(source(), async () => verdicts)) released.push(piece);
  const counts = released.flatMap((each) =>
    each.type === 'lesson' ? [each.words.length, each.questions.length] : [],
  );
  expect(counts).toEqual(kept);
});

test('a cast at the end is released without a check of no text', async () => {
  async function* source(): AsyncGenerator<StoryPiece> {
    yield sentence(0);
    await settled();
    yield { type: 'cast', cast: [] };
  }
  const checked: string[][] = [];
  const released: string[] = [];
  const moderate: Moderate = async (texts) => {
    checked.push(texts);
    return texts.map(() => true);
  };
  for await (const { type } of moderatedRelease(source(), moderate)) released.push(type);
  expect([checked, released]).toEqual([[['0']], ['sentence', 'cast']]);
});

test.each(['title', 'sentence', 'translated-title', 'translation', 'lesson'])(
  'an unfit %s refuses the story if it is the story itself, and is left out otherwise',
  async (type) => {
    const piece = EVENTS.find((event) => event.type === type)!.fill(() => 'unfit') as StoryPiece;
    async function* source() {
      yield piece;
    }
    const released: StoryPiece[] = [];
    const reading = (async () => {
      for await (const one of moderatedRelease(source(), async (texts) => texts.map(() => false)))
        released.push(one);
    })();
    const code = await reading.then(
      () => null,
      (error) => error.code,
    );
    expect(code).toBe(type === 'title' || type === 'sentence' ? 'story_refused' : null);
    expect(released).toEqual([]);
  },
);

/** What no model wrote as text, or what stands in checked text. */
const MADE_OF_PIECES: string[] = ['picture', 'pictures', 'cast', 'done'];

test.each(EVENTS.filter(({ type }) => PIECES[type].hasContent && !MADE_OF_PIECES.includes(type)))(
  'moderation gets every word of a $type',
  async ({ fill }) => {
    const { taken, next } = differentTexts();
    const piece = fill(next) as StoryPiece;
    async function* source() {
      yield piece;
    }
    let checked = '';
    const moderate: Moderate = async (texts) => {
      checked += texts.join(' ');
      return texts.map(() => true);
    };
    const released: StoryPiece[] = [];
    for await (const one of moderatedRelease(source(), moderate)) released.push(one);
    expect(released).toEqual([piece]);
    // The form of a word stands in its sentence.
    const forms = piece.type === 'lesson' ? piece.words.map(({ form }) => form) : [];
    const shown = taken.filter((word) => !forms.includes(word));
    expect(shown.filter((word) => !checked.includes(word))).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
  },
);
