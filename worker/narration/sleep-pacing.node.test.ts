import { expect, test } from 'vitest';
import { SPEECH_RATES } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { sleepPaces } from './sleep-pacing.ts';

/** Paragraphs of sentences of equal length. */
function storyOf(...paragraphs: number[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [paragraph, count] of paragraphs.entries())
    for (let n = 0; n < count; n++)
      sentences.push({ index: sentences.length, paragraph, text: 'Diez letras' });
  return sentences;
}

const pacesOf = (sentences: Sentence[], rate = 1) => {
  const paces = sleepPaces(sentences, rate);
  return sentences.map(({ index }) => paces.get(index)!);
};

test('the pace does not change in the first two thirds of the text', () => {
  const paces = pacesOf(storyOf(4, 4, 4));
  expect(paces.slice(0, 8)).toEqual(
    Array.from({ length: 8 }, () => ({ extraPause: 0, slowdown: 1, isLast: false })),
  );
});

test('each pause after that is longer than the one before, up to two and a half seconds', () => {
  const extra = pacesOf(storyOf(5, 5, 5)).map(({ extraPause }) => extraPause);
  const late = extra.slice(10);
  expect(late[0]).toBe(0);
  for (const [place, seconds] of late.entries())
    if (place > 0) expect(seconds - late[place - 1]!).toBeCloseTo(2.5 / 4, 9);
  expect(late.at(-1)).toBe(2.5);
});

test('the last paragraph is read slower; of a text of one paragraph, the last third', () => {
  const slow = (...paragraphs: number[]) => pacesOf(storyOf(...paragraphs)).map(({ slowdown }) => slowdown);
  expect(slow(3, 3, 2)).toEqual([1, 1, 1, 1, 1, 1, 0.85, 0.85]);
  // Also where it begins before two thirds.
  expect(slow(1, 3)).toEqual([1, 0.85, 0.85, 0.85]);
  expect(slow(6)).toEqual([1, 1, 1, 1, 0.85, 0.85]);
});

test.each(SPEECH_RATES)(
  'at rate %d the last paragraph is slower, and never below the slowest rate',
  (rate) => {
    const { slowdown } = pacesOf(storyOf(3, 3), rate).at(-1)!;
    expect(slowdown).toBeLessThanOrEqual(0.9);
    expect(slowdown * rate).toBeGreaterThanOrEqual(0.45);
  },
);

test('a text of one sentence is its own last one, without a pause', () => {
  expect(pacesOf(storyOf(1))).toEqual([{ extraPause: 0, slowdown: 1, isLast: true }]);
  expect(pacesOf(storyOf(4, 4)).filter(({ isLast }) => isLast)).toHaveLength(1);
});

test('a lone sentence behind two thirds has the long pause before it', () => {
  const [first, last] = pacesOf([
    { index: 0, paragraph: 0, text: 'Una frase que es tan larga como todo un cuento.' },
    { index: 1, paragraph: 1, text: 'Fin.' },
  ]);
  expect([first?.extraPause, last?.extraPause]).toEqual([0, 2.5]);
});

test('a last sentence that begins before two thirds has the long pause before it, and is slower', () => {
  const paces = pacesOf([
    { index: 0, paragraph: 0, text: 'Sale el sol.' },
    { index: 1, paragraph: 0, text: 'Fin de una frase que es tan larga como todo un cuento.' },
  ]);
  expect(paces).toEqual([
    { extraPause: 0, slowdown: 1, isLast: false },
    { extraPause: 2.5, slowdown: 0.85, isLast: true },
  ]);
});
