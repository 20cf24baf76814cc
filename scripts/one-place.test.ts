import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../contract/errors.ts';

test('one file of the Worker opens the Durable Object', () => {
  const files = globSync('worker/**/*.ts').filter(
    (path) => !path.endsWith('.test.ts') && /\.HOMES\b/.test(readFileSync(path, 'utf8')),
  );
  expect(files).toEqual(['worker/home/client.ts']);
});

test('the Worker answers with every error code', () => {
  const code = globSync('worker/**/*.ts', { exclude: ['**/*.test.ts', 'worker/openapi/**'] })
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const unused = ERROR_CODES.filter((name) => !code.includes(`'${name}'`));
  expect(unused, 'refuse with it, or remove it from contract/errors.ts').toEqual([]);
});
