import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['  El   NIÑO\tde Inés ', 'el nino de ines'],
  ['El nin\u0303o de Ine\u0301s', 'el nino de ines'],
  ['Łódź', 'łodz'],
])('%j is folded to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
