import { expect, test, vi } from 'vitest';
import { seenText } from '../typed-text.ts';
import { typedLine } from './typed-line.ts';

test('typedLine cleans a line before it checks its length', () => {
  expect(typedLine(5).safeParse(' \u200bAna\u202e  B ').data).toBe('Ana B');
  expect(typedLine(5).safeParse('Ana Bo').success).toBe(false);
});

test('typedLine refuses a far too long line without cleaning it', () => {
  const clean = vi.fn(seenText);
  const line = typedLine(5, clean);
  expect(line.safeParse(' '.repeat(20)).success).toBe(true);
  expect(clean).toHaveBeenCalledTimes(1);
  const { error } = line.safeParse(' '.repeat(21));
  // The message names the documented limit.
  expect(error?.issues).toMatchObject([{ code: 'too_big', maximum: 5 }]);
  expect(clean).toHaveBeenCalledTimes(1);
});
