import { expect, test } from 'vitest';
import { type Finding, LIMITS, reasonsAgainst, UNNAMED } from './fitness.ts';

const quiet = Object.fromEntries(Object.keys(LIMITS).map((category) => [category, 0.001]));
const found = (finding: Partial<Finding>): Finding => ({
  flagged: false,
  raised: [],
  scores: quiet,
  ...finding,
});

test('a text that no category speaks against is for children', () => {
  expect(reasonsAgainst(found({}))).toEqual([]);
});

test.each(Object.entries(LIMITS))(
  '%s is refused from %f on, whether the service flags it or not',
  (category, limit) => {
    for (const flagged of [true, false]) {
      const raised = flagged ? [category] : [];
      const at = (score: number) =>
        reasonsAgainst(found({ flagged, raised, scores: { ...quiet, [category]: score } }));
      expect(at(limit)).toEqual([category]);
      expect(at(1)).toEqual([category]);
      expect(at(limit - 0.01)).toEqual([]);
    }
  },
);

test('what touches children’s bodies is refused sooner than a wolf that bites', () => {
  expect(LIMITS['sexual/minors']).toBeLessThan(LIMITS.sexual!);
  expect(LIMITS.sexual).toBeLessThan(LIMITS.violence!);
  expect(LIMITS['violence/graphic']).toBeLessThan(LIMITS.violence!);
});

test('a service without scores is taken at its word', () => {
  expect(reasonsAgainst({ flagged: true, raised: ['violence'], scores: {} })).toEqual(['violence']);
  expect(reasonsAgainst({ flagged: true, raised: [], scores: {} })).toEqual([UNNAMED]);
  expect(reasonsAgainst({ flagged: false, raised: [], scores: {} })).toEqual([]);
});

test('a flag that names nothing is believed, whatever the scores', () => {
  expect(reasonsAgainst(found({ flagged: true }))).toEqual([UNNAMED]);
});

test('a category that is new to us is refused when the service raises it', () => {
  const scores = { ...quiet, gambling: 0.2 };
  expect(reasonsAgainst(found({ flagged: true, raised: ['gambling'], scores }))).toEqual(['gambling']);
  expect(reasonsAgainst(found({ scores }))).toEqual([]);
});

test('every reason is told', () => {
  const scores = { ...quiet, violence: 0.9, 'violence/graphic': 0.5 };
  expect(reasonsAgainst(found({ flagged: true, raised: ['violence'], scores }))).toEqual([
    'violence',
    'violence/graphic',
  ]);
});
