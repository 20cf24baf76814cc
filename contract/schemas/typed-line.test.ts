import { expect, test, vi } from 'vitest';
import { seenText } from '../typed-text.ts';
import { typedLine } from './typed-line.ts';

test('a line is cleaned before its length is judged', () => {
  expect(typedLine(5).safeParse(' \u200bAna\u202e  B ').data).toBe('Ana B');
  expect(typedLine(5).safeParse('Ana Bo').success).toBe(false);
});

test('a line that is far too long is refused as it is, without being cleaned', () => {
  const clean = vi.fn(seenText);
  const line = typedLine(5, clean);
  expect(line.safeParse(' '.repeat(20)).success).toBe(true);
  expect(clean).toHaveBeenCalledTimes(1);
  const { error } = line.safeParse(' '.repeat(21));
  // In the words of the limit that people know.
  expect(error?.issues).toMatchObject([{ code: 'too_big', maximum: 5 }]);
  expect(clean).toHaveBeenCalledTimes(1);
});
