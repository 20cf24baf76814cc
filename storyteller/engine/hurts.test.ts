import { expect, test } from 'vitest';
import { readHurt } from './hurts.ts';

test('a topic read again in the other language is read anew', () => {
  const line = 'my rabbit';
  expect([readHurt(line, 'es').isOwn, readHurt(line, 'en').isOwn, readHurt(line, 'es').isOwn]).toEqual([
    false,
    true,
    false,
  ]);
});
