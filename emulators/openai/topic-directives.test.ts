import { expect, test } from 'vitest';
import { keptOf, readDirectives } from './topic-directives.ts';

const WHOLE = Array.from({ length: 20 }, (_, index) => index);

function told(topic: string, pieces = WHOLE, least = 1): number[] {
  const active = new Set(readDirectives(topic).directives.map(({ kind }) => kind));
  return keptOf(pieces, active, (some) => some.length >= least);
}

test('a part of a story consists of its beginning and its end', () => {
  expect(told('un faro')).toEqual(WHOLE);
  expect(told('un faro !tiny')).toEqual([0, 19]);
  expect(told('un faro !few')).toEqual([0, 1, 2, 3, 4, 5, 19]);
  expect(told('un faro !tiny', WHOLE, 4)).toEqual([0, 1, 2, 19]);
});

test('a story that is no longer than the part is whole, without repetition', () => {
  expect(told('un faro !tiny', [0])).toEqual([0]);
  expect(told('un faro !few', [0, 1, 2, 3, 4, 5])).toEqual([0, 1, 2, 3, 4, 5]);
});
