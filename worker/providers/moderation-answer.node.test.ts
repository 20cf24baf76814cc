import { expect, test } from 'vitest';
import { findingsIn } from './moderation-answer.ts';

const verdict = { flagged: false, categories: { violence: false }, category_scores: { violence: 0.01 } };

test('an answer becomes one finding per text', () => {
  const flagged = {
    flagged: true,
    categories: { violence: true, hate: null },
    category_scores: { violence: 0.9 },
  };
  expect(findingsIn({ results: [verdict, flagged] }, 2)).toEqual([
    { flagged: false, raised: [], scores: { violence: 0.01 } },
    { flagged: true, raised: ['violence'], scores: { violence: 0.9 } },
  ]);
});

test('a score beyond 0 and 1 by rounding is clamped', () => {
  const scores = { violence: 1.0000001, hate: -1e-9 };
  expect(findingsIn({ results: [{ flagged: true, category_scores: scores }] }, 1)).toEqual([
    { flagged: true, raised: [], scores: { violence: 1, hate: 0 } },
  ]);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a page', '<html>Bad gateway</html>'],
  ['an object without results', { id: 'modr-1' }],
  ['no results', { results: [] }],
  ['results that are none', { results: 'fine' }],
  ['fewer results than texts', { results: [verdict] }],
  ['more results than texts', { results: [verdict, verdict, verdict] }],
  ['a result without a verdict', { results: [verdict, { categories: {} }] }],
  ['a verdict that is no yes or no', { results: [verdict, { ...verdict, flagged: 'false' }] }],
  ['a score that is none', { results: [verdict, { ...verdict, category_scores: { violence: 'low' } }] }],
  ['a score beyond all scores', { results: [verdict, { ...verdict, category_scores: { violence: -1 } }] }],
  ['a score far beyond 1', { results: [verdict, { ...verdict, category_scores: { violence: 1.5 } }] }],
  ['a verdict without scores', { results: [verdict, { flagged: false, categories: {} }] }],
  ['a verdict whose scores are empty', { results: [verdict, { ...verdict, category_scores: {} }] }],
  ['a missing score', { results: [verdict, { ...verdict, category_scores: { violence: null } }] }],
])('%s is not accepted as a finding on two texts', (_, body) => {
  expect(() => findingsIn(body, 2)).toThrow();
});
