import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookletPageOrder, type Side } from './page-order.ts';

test('eight pages are on two sheets in the standard booklet order', () => {
  expect(bookletPageOrder(8)).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ]);
});

test('six pages get two empty ones before the back cover', () => {
  expect(bookletPageOrder(6)).toEqual([
    [5, 0],
    [1, null],
    [null, 2],
    [3, 4],
  ]);
});

/**
 * Reading order of the folded sheets: the right half of every front from outside in, its back's left half, and back
 * out.
 */
function folded(sides: readonly Side[]): (number | null)[] {
  const sheets = Array.from({ length: sides.length / 2 }, (_, n) => ({
    front: sides[2 * n]!,
    back: sides[2 * n + 1]!,
  }));
  const inwards = sheets.flatMap(({ front, back }) => [front[1], back[0]]);
  const outwards = sheets.toReversed().flatMap(({ front, back }) => [back[1], front[0]]);
  return [...inwards, ...outwards];
}

test('folded sheets of any number of pages are in reading order, with the last page on the back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), (pages) => {
      const read = folded(bookletPageOrder(pages));
      expect(read.length % 4).toBe(0);
      expect(read.filter((page) => page !== null)).toEqual(Array.from({ length: pages }, (_, page) => page));
      expect(read.at(-1)).toBe(pages - 1);
    }),
  );
});
