import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('one file of the Worker opens the Durable Object', () => {
  const files = globSync('worker/**/*.ts').filter(
    (path) => !path.endsWith('.test.ts') && /\.STORYTELLER\b/.test(readFileSync(path, 'utf8')),
  );
  expect(files).toEqual(['worker/storyteller/client.ts']);
});
