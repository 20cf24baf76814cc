import { expect, test } from 'vitest';
import { circleOf } from './chunk-circles.ts';

const file = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('a circle of built files is found at any length, and files that share one are none', () => {
  expect(circleOf([file('a', 'b', 'c'), file('b', 'c'), file('c')])).toBeNull();
  const parts = [file('page', 'data'), file('data', 'more'), file('more', 'data')];
  expect(circleOf(parts)).toEqual(['data', 'more', 'data']);
  expect(circleOf([file('a', 'b'), file('b', 'c'), file('c', 'a')])).toEqual(['a', 'b', 'c', 'a']);
});
