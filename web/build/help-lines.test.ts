import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpLines } from './help-lines.ts';

const FILE = JSON.parse(readFileSync('content/help-lines.json', 'utf8'));

test('a build has the helplines of the file, and the owner’s in place of a country’s', () => {
  expect(JSON.parse(helpLines({}))).toEqual(FILE);
  const PE = { language: 'es', lines: [] };
  expect(JSON.parse(helpLines({ VITE_HELP_LINES: JSON.stringify({ PE, ES: PE }) }))).toEqual({
    ...FILE,
    PE,
    ES: PE,
  });
});
