import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { installedPackages, licencesPage } from './licences.ts';
import { filesNamed } from './source-files.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = installedPackages(lock);

/**
 * A binary of a tool for another system, never of the product. Of some of these the registry that the lock file was made
 * with had no copy, and so no digest to give.
 */
const isBinaryElsewhere = ({ integrity, optional, dev, os, cpu }: (typeof installed)[number]['entry']) =>
  integrity === undefined && optional && dev && (os ?? cpu) !== undefined;

describe('what is asked for is what is installed', () => {
  test('every package is pinned to one version', () => {
    const loose = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
    expect(
      Object.keys(manifest).filter((key) => /^(overrides|resolutions|workspaces|bundle)/.test(key)),
    ).toEqual([]);
  });

  test('everything comes from the registry, and is known by its digest', () => {
    for (const { path, entry } of installed) {
      expect(entry.link, path).toBeUndefined();
      expect(entry.resolved ?? 'https://registry.npmjs.org/', path).toMatch(
        /^https:\/\/registry\.npmjs\.org\//,
      );
      if (!isBinaryElsewhere(entry)) expect(entry.integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });
});

test('no script of package.json names a file that is gone', () => {
  const commands = Object.values<string>(manifest.scripts).join('\n');
  const files = [...commands.matchAll(/node ([\w/.-]+\.ts)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the vendored encoder is the file that its licence describes', () => {
  const folder = 'worker/narration/vendor';
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  expect(readFileSync(`${folder}/mp3.wasm.LICENSE.txt`, 'utf8')).toContain(digest(`${folder}/mp3.wasm`));
  expect(digest('node_modules/wasm-media-encoders/wasm/mp3.wasm')).toBe(digest(`${folder}/mp3.wasm`));
});

/** How the keys look that our providers, and the usual others, give out for real use. */
const SECRET =
  /\b(sk_live_\w{10,}|rk_live_\w{10,}|whsec_[A-Za-z0-9]{24,}|sk-[\w-]{30,}|GOCSPX-[\w-]{20,}|AIza[\w-]{35}|AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,})|-----BEGIN [A-Z ]*PRIVATE KEY/;

test('no secret is in the repository, and where they lie is ignored', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.dev.vars');
  const files = filesNamed(/\.(tsx?|js|json|md|toml|html|css|sql|txt|yml|example)$/).filter(
    (path) => path !== '.dev.vars',
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => SECRET.test(readFileSync(path, 'utf8')))).toEqual([]);
  // The example has names, and no values of those that matter.
  const example = readFileSync('.dev.vars.example', 'utf8');
  for (const name of ['TOKEN_SECRET', 'FILE_SECRET']) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  expect(SECRET.test(`OPENAI_API_KEY=sk-proj-${'a1'.repeat(20)}`)).toBe(true);
});

describe('nothing runs while installing', () => {
  test('but what was looked at and is needed', () => {
    const withScripts = new Set(
      installed.filter(({ entry }) => entry.hasInstallScript).map(({ name }) => name),
    );
    expect([...withScripts].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
    const refused = Object.keys(manifest.allowScripts).filter((name) => !manifest.allowScripts[name]);
    // It would look for a stand-in where there is no binary, and we ask for none.
    expect(refused).toEqual(['@swc/core']);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
  });

  test('nor of our own', () => {
    const hooks = Object.keys(manifest.scripts).filter((name) =>
      /install|prepare|prepublish|^(pre|post)/.test(name),
    );
    expect(hooks).toEqual([]);
  });
});

describe('licences', () => {
  /** What may be part of what visitors are sent, or of what runs for them. */
  const IN_THE_PRODUCT = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1'];
  /** Of tools, which stay on our machines, and whose licences ask for nothing there. */
  const OF_TOOLS = [
    ...IN_THE_PRODUCT,
    'MIT OR Apache-2.0',
    'Apache-2.0 AND MIT',
    'MPL-2.0',
    'LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    'CC0-1.0',
    'BlueOak-1.0.0',
    'GPL-3.0',
    // As the package of Flite calls its licence, which asks for its notice and for no promotion in its authors’ names.
    'BSD-4-Clause',
  ];

  test('of the product ask for no more than to be named', () => {
    const other = installed.filter(
      ({ isTool, entry }) => !isTool && !IN_THE_PRODUCT.includes(entry.license ?? ''),
    );
    expect(other.map(({ path, entry }) => `${path}: ${entry.license}`)).toEqual([]);
  });

  test('of tools are ones we have read', () => {
    const other = installed.filter(
      ({ entry }) => !OF_TOOLS.includes(entry.license ?? '') && !isBinaryElsewhere(entry),
    );
    expect(other.map(({ path, entry }) => `${path}: ${entry.license}`)).toEqual([]);
  });

  test('the one under the GPL speaks in development only', () => {
    const copyleft = installed.filter(({ entry }) => entry.license === 'GPL-3.0').map(({ name }) => name);
    expect(copyleft).toEqual(['@echogarden/espeak-ng-emscripten']);
  });

  test('are listed as they are: npm run licences', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(lock));
  });
});
