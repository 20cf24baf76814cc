import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../contract/errors.ts';

/** Files of the Worker in which something is named. */
const filesWith = (name: RegExp) =>
  globSync('worker/**/*.ts', { exclude: ['**/*.test.ts'] }).filter((path) =>
    name.test(readFileSync(path, 'utf8')),
  );

test('one file of the Worker opens the Durable Object, and so decides its jurisdiction', () => {
  expect(filesWith(/\.HOMES\b/)).toEqual(['worker/home/client.ts']);
  expect(filesWith(/\b(idFromName|idFromString|newUniqueId|getByName)\b/)).toEqual(['worker/home/client.ts']);
});

test('what the owner may do in a home is called by the acts alone, never by a route', () => {
  expect(filesWith(/\.managed\(/)).toEqual(['worker/admin/acts.ts', 'worker/admin/pages.ts']);
  expect(filesWith(/\.manage\(/)).toEqual(['worker/home/client.ts']);
});

test('one file of the Worker knows the form of a user’s id', () => {
  expect(filesWith(/['"`]eu-/)).toEqual(['worker/home-storage/user-id.ts']);
});

test('the Worker answers with every error code', () => {
  const code = globSync('worker/**/*.ts', { exclude: ['**/*.test.ts', 'worker/openapi/**'] })
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const unused = ERROR_CODES.filter((name) => !code.includes(`'${name}'`));
  expect(unused, 'refuse with it, or remove it from contract/errors.ts').toEqual([]);
});
