import { expect, test } from 'vitest';
import { TimelineBuilder } from './timeline.ts';

test('times are seconds of samples, for cues and for the finished timeline alike', () => {
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

test('no sentence ends before one begins', () => {
  expect(() => new TimelineBuilder().end(1)).toThrow('no sentence has begun');
});
