import { expect, test } from 'vitest';
import type { Judgement } from './measure.ts';
import { HelpfulnessByLanguage, netHelpfulness } from './net-helpfulness.ts';

/** Judgements of which some are refusals. */
const judgements = (refused: number, of: number): Judgement[] =>
  Array.from({ length: of }, (_, n) => ({ category: 'c', text: `${n}`, reasons: n < refused ? ['r'] : [] }));

test.each([
  [10, 10, 0, 10, 1],
  [10, 10, 10, 10, 0],
  [0, 10, 0, 10, 0],
  [8, 10, 1, 10, 0.72],
])('net helpfulness of %i of %i unfit and %i of %i fit refused is %d', (unfit, ofUnfit, fit, ofFit, net) => {
  const refuse = judgements(unfit, ofUnfit);
  expect(netHelpfulness({ refuse, ordinary: judgements(fit, ofFit) })).toBeCloseTo(net, 9);
});

test('the line has each language and their gap, and is missing without texts of both kinds', () => {
  const all = new HelpfulnessByLanguage();
  all.add('es', { refuse: judgements(9, 10), ordinary: judgements(0, 10) });
  expect(all.line()).toBeNull();
  all.add('en', { refuse: judgements(4, 5), ordinary: judgements(1, 10) });
  all.add('en', { refuse: judgements(4, 5), ordinary: judgements(1, 10) });
  expect(all.line()).toBe('net helpfulness: es 90.0 %, en 72.0 %; gap 18.0 points');
});
