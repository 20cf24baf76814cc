import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Source and test files that a document names in backticks by their path. */
const namedFiles = (document: string) => [
  ...new Set(
    [
      ...readFileSync(document, 'utf8').matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.(?:tsx?|json|html|css|toml))`/g),
    ].map(([, file]) => file!),
  ),
];

test.each(['docs/spec-coverage.md', 'docs/threat-model.md'])(
  'every file that %s names exists',
  (document) => {
    const files = namedFiles(document);
    expect(files).toContain('worker/tests/hardening.test.ts');
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);
