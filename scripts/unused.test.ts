import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

const LIMIT_MS = 100_000;

type Issue = { file: string } & Record<string, { name: string }[] | string>;

/** What knip finds, each as `kind: file: name`. */
function unused(...mode: string[]): Promise<string[]> {
  const args = ['node_modules/knip/bin/knip.js', '--no-progress', '--reporter', 'json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...args, ...mode], { timeout: LIMIT_MS }, (error, out, complaint) => {
      // It ends with 1 when it found something, and with 2 when it could not look.
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
