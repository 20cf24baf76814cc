import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

/** What nobody uses, as knip finds it; what it takes for an entry is in `knip.config.ts`. */

const LIMIT_MS = 100_000;

type Issue = { file: string } & Record<string, { name: string }[] | string>;

/** Each as `kind: file: name`. @param root of the project that is looked at */
function unused(root: string, ...mode: string[]): Promise<string[]> {
  const args = ['node_modules/knip/bin/knip.js', '--no-progress', '--reporter', 'json', '--directory', root];
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

describe('nothing lies about that nobody uses', () => {
  test(
    'no file, export, type or package',
    async () => {
      expect(await unused('.')).toEqual([]);
    },
    LIMIT_MS,
  );

  test(
    'and none of the product that only tests use',
    async () => {
      expect(await unused('.', '--production')).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('what is planted is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test(
    'a file, an export, a type, a package, and what only a test knows',
    async () => {
      const files = {
        'package.json': JSON.stringify({
          name: 'planted',
          type: 'module',
          dependencies: { zod: '4.0.0' },
          devDependencies: { vitest: '5.0.0', wrangler: '4.0.0' },
        }),
        'wrangler.toml': 'name = "planted"\nmain = "worker/index.ts"\n',
        'vitest.config.ts': "export default { test: { include: ['worker/**/*.test.ts'] } };",
        'worker/index.ts': "import { used } from './lib.ts';\nimport 'hono';\nexport default used;",
        'worker/lib.ts':
          'export const used = 1;\nexport const forgotten = 2;\nexport const tested = 3;\nexport type Left = 1;',
        'worker/lib.test.ts': "import { tested } from './lib.ts';\nexport default tested;",
        'worker/orphan.ts': 'export const nobody = 1;',
      };
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      cpSync('knip.config.ts', join(root, 'knip.config.ts'));

      const found = await unused(root);
      expect(found).toEqual(
        expect.arrayContaining([
          'files: worker/orphan.ts: worker/orphan.ts',
          'exports: worker/lib.ts: forgotten',
          'types: worker/lib.ts: Left',
          'dependencies: package.json: zod',
          'unlisted: worker/index.ts: hono',
        ]),
      );
      expect(found).not.toContain('exports: worker/lib.ts: tested');
      expect(found).not.toContain('exports: worker/lib.ts: used');
      expect(await unused(root, '--production')).toContain('exports: worker/lib.ts: tested');
    },
    LIMIT_MS,
  );
});
