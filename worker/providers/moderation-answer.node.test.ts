import { expect, test } from 'vitest';
import { findingsIn } from './moderation-answer.ts';

const verdict = { flagged: false, categories: { violence: false }, category_scores: { violence: 0.01 } };

test('an answer is read as one finding for each text', () => {
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

test('a service that only says yes or no is understood', () => {
  expect(findingsIn({ results: [{ flagged: true }] }, 1)).toEqual([
    { flagged: true, raised: [], scores: {} },
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
  ['a missing score', { results: [verdict, { ...verdict, category_scores: { violence: null } }] }],
])('%s is no verdict on two texts', (_, body) => {
  expect(() => findingsIn(body, 2)).toThrow();
});
