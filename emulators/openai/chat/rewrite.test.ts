import { expect, test } from 'vitest';
import { rewriteFor } from './rewrite.ts';

const asking = (sentence: string) => [{ role: 'user' as const, content: JSON.stringify({ sentence }) }];

test.each([
  [
    'Ana vio el mar y corrió a la orilla, pero no entró.',
    'Ana vio el mar. Y corrió a la orilla. Pero no entró.',
  ],
  ['She saw the sea; it was cold!', 'She saw the sea. It was cold!'],
  ['El faro duerme.', 'El faro duerme.'],
])('%s is rewritten in shorter sentences', (sentence, shorter) => {
  expect(rewriteFor(asking(sentence))).toBe(shorter);
});

test('any other request is not a sentence to rewrite', () => {
  expect(rewriteFor([{ role: 'user', content: 'Ana vio el mar y corrió.' }])).toBeNull();
  expect(rewriteFor([{ role: 'user', content: '{"topic":"a","sentence":"b"}' }])).toBeNull();
  expect(rewriteFor([])).toBeNull();
});
