import { expect, test } from 'vitest';
import { advance, estimateDuration } from './estimate.ts';

const lengths = [70, 140, 70, 140];
const nothingHeard = { lengths, speechRate: 1, hasMusic: false, timeline: [] };

test('the first estimate follows from text, rate and music', () => {
  expect(estimateDuration(nothingHeard)).toBeCloseTo(30.85, 2);
  expect(estimateDuration({ ...nothingHeard, speechRate: 0.5 })).toBeCloseTo(60.85, 2);
  expect(estimateDuration({ ...nothingHeard, hasMusic: true })).toBeCloseTo(39.5, 2);
});

test('a slow voice lengthens the estimate', () => {
  const timeline = [{ index: 0, start: 0.25, end: 10.25 }];
  expect(estimateDuration({ ...nothingHeard, timeline })).toBeGreaterThan(10.25 + 350 / 14 + 0.6);
});

test('the estimate is exact up to the tail when every sentence is known', () => {
  const timeline = lengths.map((_, index) => ({ index, start: index * 5, end: index * 5 + 4 }));
  expect(estimateDuration({ ...nothingHeard, timeline })).toBeCloseTo(19.6, 5);
});

test('the estimate of a steady voice is within a sixth after four sentences', () => {
  const steady = Array.from({ length: 40 }, () => 80);
  const timeline = [0, 1, 2, 3].map((index) => ({
    index,
    start: 0.25 + index * 9,
    end: 0.25 + index * 9 + 9,
  }));
  const truth = 0.25 + 40 * 9 + 0.6;
  const guess = estimateDuration({ lengths: steady, speechRate: 1, hasMusic: false, timeline });
  expect(Math.abs(guess - truth) / truth).toBeLessThan(0.16);
});

test('the slider waits instead of moving back when the estimate grows', () => {
  const shown = advance({ position: 0, share: 0 }, 30, 60);
  expect(shown.share).toBe(0.5);
  const longer = advance(shown, 31, 90);
  expect(longer.share).toBe(0.5);
  expect(advance(longer, 50, 90).share).toBeCloseTo(0.556, 3);
});

test('the slider moves back with the sound', () => {
  expect(advance({ position: 30, share: 0.5 }, 10, 60).share).toBeCloseTo(0.167, 3);
});

test('the slider stops at the end', () => {
  expect(advance({ position: 0, share: 0 }, 61, 60).share).toBe(1);
  expect(advance({ position: 0, share: 0 }, 3, 0).share).toBe(0);
});
