import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

const LIMIT_MS = 100_000;

type Issue = { file: string } & Record<string, { name: string }[] | string>;

/** knip's findings as `kind: file: name`. */
function unused(...mode: string[]): Promise<string[]> {
  const args = ['node_modules/knip/bin/knip.js', '--no-progress', '--reporter', 'json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...args, ...mode], { timeout: LIMIT_MS }, (error, out, complaint) => {
      // Exit code 1 means findings, 2 means failure.
      if (error && error.code !== 1) return reject(new Error(complaint || error.message));
      const { issues } = JSON.parse(out) as { issues: Issue[] };
      resolve(
        issues.flatMap(({ file, ...kinds }) =>
          Object.entries(kinds).flatMap(([kind, found]) =>
            Array.isArray(found) ? found.map(({ name }) => `${kind}: ${file}: ${name}`) : [],
          ),
        ),
      );
    });
  });
}

test('every file, export, type and package is used', async () => {
  expect(await unused()).toEqual([]);
});

test('every export of the product is used by the product', async () => {
  expect(await unused('--production')).toEqual([]);
});
