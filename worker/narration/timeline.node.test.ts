import { expect, test } from 'vitest';
import { TimelineBuilder } from './timeline.ts';

test('words are sent with the end of their sentence, in seconds from the start of the file', () => {
  const timeline = new TimelineBuilder();
  timeline.begin(0, 60_000);
  const words = [
    { from: 0, to: 2, after: 0 },
    { from: 3, to: 7, after: 12_345 },
  ];
  const told = [
    { from: 0, to: 2, start: 2.5 },
    { from: 3, to: 7, start: 3.014 },
  ];
  expect(timeline.end(84_000, words)).toEqual({ index: 0, start: 2.5, end: 3.5, words: told });
  timeline.begin(1, 96_000);
  expect(timeline.end(120_000, null)).toEqual({ index: 1, start: 4, end: 5 });
  expect(timeline.finish(120_000).sentences.map(({ words }) => words)).toEqual([told, undefined]);
});

test('cues and the finished timeline have the same times in seconds', () => {
  const timeline = new TimelineBuilder();
  expect(timeline.begin(0, 60_000)).toEqual({ index: 0, start: 2.5 });
  expect(timeline.end(84_000)).toEqual({ index: 0, start: 2.5, end: 3.5 });
  expect(timeline.begin(1, 96_000)).toEqual({ index: 1, start: 4 });
  expect(timeline.end(120_000)).toEqual({ index: 1, start: 4, end: 5 });
  expect(timeline.finish(288_000)).toEqual({
    duration: 12,
    sentences: [
      { index: 0, start: 2.5, end: 3.5 },
      { index: 1, start: 4, end: 5 },
    ],
  });
});

test('a sentence without a beginning cannot end', () => {
  expect(() => new TimelineBuilder().end(1)).toThrow('no sentence has begun');
});
