import { expect, test } from 'vitest';
import { reasonsAgainst, UNNAMED } from './fitness.ts';
import type { Finding } from './story-provider.ts';

/** From which score on a text is not for a child. */
const LIMITS = {
  sexual: 0.3,
  'sexual/minors': 0.1,
  'self-harm': 0.3,
  'self-harm/intent': 0.3,
  'self-harm/instructions': 0.2,
  illicit: 0.5,
  'illicit/violent': 0.4,
  hate: 0.4,
  'hate/threatening': 0.3,
  harassment: 0.7,
  'harassment/threatening': 0.75,
  violence: 0.8,
  'violence/graphic': 0.4,
};

const quiet = Object.fromEntries(Object.keys(LIMITS).map((category) => [category, 0.001]));
const found = (finding: Partial<Finding>): Finding => ({
  flagged: false,
  raised: [],
  scores: quiet,
  ...finding,
});

test('a text below every limit is fit for children', () => {
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

test('limits for sexual content are lower than those for violence', () => {
  const at = (score: number, ...categories: string[]) => {
    const scores = Object.fromEntries(categories.map((category) => [category, score]));
    return reasonsAgainst(found({ scores: { ...quiet, ...scores } }));
  };
  expect(at(0.2, 'sexual/minors', 'sexual')).toEqual(['sexual/minors']);
  expect(at(0.5, 'sexual', 'violence')).toEqual(['sexual']);
  expect(at(0.5, 'violence/graphic', 'violence')).toEqual(['violence/graphic']);
});

test('a service without scores is judged by its flags', () => {
  expect(reasonsAgainst({ flagged: true, raised: ['violence'], scores: {} })).toEqual(['violence']);
  expect(reasonsAgainst({ flagged: true, raised: [], scores: {} })).toEqual([UNNAMED]);
  expect(reasonsAgainst({ flagged: false, raised: [], scores: {} })).toEqual([]);
});

test('a flag without a category refuses the text at any score', () => {
  expect(reasonsAgainst(found({ flagged: true }))).toEqual([UNNAMED]);
});

test('an unknown category refuses the text when the service raises it', () => {
  const scores = { ...quiet, gambling: 0.2 };
  expect(reasonsAgainst(found({ flagged: true, raised: ['gambling'], scores }))).toEqual(['gambling']);
  expect(reasonsAgainst(found({ scores }))).toEqual([]);
});

test('the reasons include every category', () => {
  const scores = { ...quiet, violence: 0.9, 'violence/graphic': 0.5 };
  expect(reasonsAgainst(found({ flagged: true, raised: ['violence'], scores }))).toEqual([
    'violence',
    'violence/graphic',
  ]);
});
