import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specCoverage } from './spec-coverage.ts';

test('docs/spec-coverage.md equals the output of npm run tool -- spec-coverage', () => {
  const { document, unproved, unknown } = specCoverage();
  expect({ unproved, unknown }).toEqual({ unproved: [], unknown: [] });
  expect(readFileSync('docs/spec-coverage.md', 'utf8')).toBe(document);
});
