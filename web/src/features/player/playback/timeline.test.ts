import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SpokenSentence } from '../../../../../contract/schemas/stories.ts';
import { sentenceAt, stepFrom, withSpoken, wordAt } from './timeline.ts';

const three: SpokenSentence[] = [
  { index: 0, start: 2.5, end: 4 },
  { index: 1, start: 4.4, end: 7 },
  { index: 2, start: 7.5, end: 9 },
];

test('no sentence is marked during the intro', () => {
  expect(sentenceAt(three, 0, true)).toBeNull();
  expect(sentenceAt(three, 2.49, true)).toBeNull();
});

test('a sentence is marked until the next one starts', () => {
  expect(sentenceAt(three, 2.5, true)).toBe(0);
  expect(sentenceAt(three, 4.2, true)).toBe(0);
  expect(sentenceAt(three, 4.4, true)).toBe(1);
});

const timed: SpokenSentence[] = [
  { index: 0, start: 1, end: 2, words: [{ from: 0, to: 2, start: 1.1 }] },
  { index: 1, start: 2.4, end: 3 },
  {
    index: 2,
    start: 3.5,
    end: 5,
    words: [
      { from: 1, to: 3, start: 3.5 },
      { from: 4, to: 9, start: 4.25 },
    ],
  },
];

test.each([
  [1.05, null],
  [1.1, { index: 0, from: 0, to: 2 }],
  [2, { index: 0, from: 0, to: 2 }],
  // Silence in the pause, and a second sentence without times.
  [2.1, null],
  [2.5, null],
  [3.5, { index: 2, from: 1, to: 3 }],
  [4.2, { index: 2, from: 1, to: 3 }],
  [Math.floor(4.25 * 1e6 - 1) / 1e6, { index: 2, from: 4, to: 9 }],
  [5.1, null],
])('at %d s the spoken word is %o', (seconds, word) => {
  expect(wordAt(timed, seconds)).toEqual(word);
});

test('a position rounded to microseconds belongs to its sentence', () => {
  const [before, sentence] = [three[0]!, { index: 1, start: 4 + 1 / 3, end: 7 }];
  expect(sentenceAt([before, sentence], Math.floor(sentence.start * 1e6) / 1e6, true)).toBe(1);
});

test('the mark ends soon after the last sentence', () => {
  expect(sentenceAt(three, 9.5, true)).toBe(2);
  expect(sentenceAt(three, 9.7, true)).toBeNull();
});

test('the last known sentence stays marked while more is to come', () => {
  expect(sentenceAt(three, 30, false)).toBe(2);
});

test('the search agrees with a linear scan of any timeline', () => {
  const gaps = fc.array(
    fc.tuple(fc.double({ min: 0, max: 2, noNaN: true }), fc.double({ min: 0.1, max: 9, noNaN: true })),
  );
  fc.assert(
    fc.property(gaps, fc.double({ min: 0, max: 200, noNaN: true }), (pairs, seconds) => {
      let at = 0;
      const timeline = pairs.map(([gap, length], index) => {
        const start = at + gap;
        at = start + length;
        return { index, start, end: at };
      });
      const walked = timeline.findLast((entry) => entry.start <= seconds + 0.001)?.index ?? null;
      expect(sentenceAt(timeline, seconds, false)).toBe(walked);
    }),
  );
});

test('a repeated entry is stored once', () => {
  const again = withSpoken(three, { index: 1, start: 4.4, end: 7.2 });
  expect(again.map(({ index, end }) => [index, end])).toEqual([
    [0, 4],
    [1, 7.2],
    [2, 9],
  ]);
  // A practice edition reads one sentence several times.
  expect(withSpoken(three, { index: 2, start: 9.5, end: 11 })).toHaveLength(4);
});

test('unordered entries are sorted', () => {
  const [first, second] = three as [SpokenSentence, SpokenSentence];
  expect(withSpoken(withSpoken([], second), first)).toEqual([first, second]);
});

test('forward seeks to the next sentence, and nowhere from the last', () => {
  expect(stepFrom(three, 0, 1)).toBe(2.5);
  expect(stepFrom(three, 5, 1)).toBe(7.5);
  expect(stepFrom(three, 8, 1)).toBeNull();
});

test('back seeks to the start of this sentence, and right after it to the previous one', () => {
  expect(stepFrom(three, 6.5, -1)).toBe(4.4);
  expect(stepFrom(three, 5, -1)).toBe(2.5);
  expect(stepFrom(three, 3, -1)).toBe(2.5);
  expect(stepFrom(three, 1, -1)).toBeNull();
});
