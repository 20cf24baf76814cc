import { expect, test } from 'vitest';
import { type Moderate, moderatedRelease } from './moderated-release.ts';
import type { Telling } from './pairing.ts';
import type { Cut } from './story-cutter.ts';

const sentence = (index: number): Cut => ({ type: 'sentence', index, paragraph: 0, text: `${index}` });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A model that writes when it is told to, a service that answers when it is told to, and a reader. */
function open() {
  const written: Cut[] = [];
  let ended = false;
  let wake = Promise.withResolvers<void>();
  async function* source(): AsyncGenerator<Cut> {
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
    write: (...cuts: Cut[]) => stir(() => written.push(...cuts)),
    end: () =>
      stir(() => {
        ended = true;
      }),
    texts: () => checks.map(({ texts }) => texts.join(' ')),
  };
}

test('three sentences are checked at once, each as soon as it is written, and no fourth', async () => {
  const { write, texts } = open();
  for (let index = 0; index < 5; index++) {
    await write(sentence(index));
    expect(texts()).toEqual(['0', '1', '2'].slice(0, index + 1));
  }
});

test('what is written while three are checked is sent together when one is answered', async () => {
  const { write, checks, texts, read } = open();
  for (let index = 0; index < 5; index++) await write(sentence(index));
  checks[0]!.answer();
  await settled();
  expect(texts()).toEqual(['0', '1', '2', '3 4']);
  expect(read).toEqual(['0']);
});

test('sentences come out in their order, also when a later check is answered first', async () => {
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

test('a sentence that is not fit ends it before that sentence, and what came before is out', async () => {
  const { write, checks, read, reading } = open();
  for (let index = 0; index < 3; index++) await write(sentence(index));
  const refused = expect(reading).rejects.toMatchObject({ code: 'story_refused' });
  checks[1]!.answer([false]);
  checks[2]!.answer();
  checks[0]!.answer();
  await refused;
  expect(read).toEqual(['0']);
});

test('a check that fails ends it before its sentence, and not as a refusal', async () => {
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
  async function* source(): AsyncGenerator<Telling> {
    yield {
      type: 'lesson',
      words: [{ word: 'ríe', gloss: 'laughs', index: 0 }],
      questions: [{ text: '¿Por qué?', translation: 'Why?' }],
    };
  }
  const told: Telling[] = [];
  for await (const telling of moderatedRelease(source(), async () => verdicts)) told.push(telling);
  const counts = told.flatMap((each) =>
    each.type === 'lesson' ? [each.words.length, each.questions.length] : [],
  );
  expect(counts).toEqual(kept);
});
