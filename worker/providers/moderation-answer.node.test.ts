import { expect, test } from 'vitest';
import { reasonsAgainst } from '../story/fitness.ts';
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

test.each<[string, Record<string, number>, boolean, string[]]>([
  ['one category below its limit', { sexual: 0.29 }, false, []],
  ['one category at its limit', { 'sexual/minors': 0.1 }, false, ['sexual/minors']],
  ['a category of ours and others', { sexual: 0.01, pii: 0.99 }, false, []],
  ['a category of ours and a raised one', { sexual: 0.01, pii: 0.99 }, true, ['flagged']],
  ['other categories, and a flag', { unsafe: 0.99 }, true, ['flagged']],
])('an answer with %s is judged by the limits it has', (_, scores, flagged, reasons) => {
  const [finding] = findingsIn({ results: [{ flagged, category_scores: scores }] }, 1);
  expect(reasonsAgainst(finding!)).toEqual(reasons);
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
  [
    'scores of other categories only',
    { results: [verdict, { ...verdict, category_scores: { unsafe: 0.99 } }] },
  ],
  [
    'scores by other names',
    { results: [verdict, { ...verdict, category_scores: { S1: 0, self_harm: 0.9 } }] },
  ],
  [
    'a name that every object has',
    { results: [verdict, { ...verdict, category_scores: { constructor: 0.9 } }] },
  ],
  ['a missing score', { results: [verdict, { ...verdict, category_scores: { violence: null } }] }],
])('%s is not accepted as a finding on two texts', (_, body) => {
  expect(() => findingsIn(body, 2)).toThrow();
});
