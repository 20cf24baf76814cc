import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TOOLS } from '../scripts/tool.ts';
import { installedPackages, licencesPage } from '../tools/documents/licences.ts';
import { filesNamed } from './source-files.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const node = JSON.parse(readFileSync('scripts/node/package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const installed = installedPackages(lock);

/** A tool's binary for another platform. Some were missing in the registry of the lock file and so have no digest. */
const isBinaryElsewhere = ({ integrity, optional, dev, os, cpu }: (typeof installed)[number]['entry']) =>
  integrity === undefined && optional && dev && (os ?? cpu) !== undefined;

describe('the installed packages', () => {
  test('are all pinned to exact versions', () => {
    const pinned = { ...manifest.dependencies, ...manifest.devDependencies, ...node.optionalDependencies };
    const loose = Object.entries<string>(pinned).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
    expect(
      Object.keys(manifest).filter((key) => /^(overrides|resolutions|workspaces|bundle)/.test(key)),
    ).toEqual([]);
  });

  test('come from the registry with a digest', () => {
    for (const { path, entry } of installed) {
      expect(entry.link, path).toBeUndefined();
      expect(entry.resolved ?? 'https://registry.npmjs.org/', path).toMatch(
        /^https:\/\/registry\.npmjs\.org\//,
      );
      if (!isBinaryElsewhere(entry)) expect(entry.integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });
});

test('version managers and CI take the major version of Node that comes with the install', () => {
  expect(readFileSync('.node-version', 'utf8').trim()).toBe(node.version.split('.')[0]);
});

test('commands and tools name existing files', () => {
  const commands = Object.values<string>(manifest.scripts).join('\n');
  const files = [
    ...[...commands.matchAll(/node ([\w/.-]+\.ts)/g)].map(([, file = '']) => file),
    ...Object.values(TOOLS).flatMap(({ runs }) => runs.filter((part) => part.endsWith('.ts'))),
  ];
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the vendored encoder is the file that its licence describes', () => {
  const folder = 'worker/narration/vendor';
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  expect(readFileSync(`${folder}/mp3.wasm.LICENSE.txt`, 'utf8')).toContain(digest(`${folder}/mp3.wasm`));
  expect(digest('node_modules/wasm-media-encoders/wasm/mp3.wasm')).toBe(digest(`${folder}/mp3.wasm`));
});

/** Formats of real API keys of our providers and other common services. */
const SECRET =
  /\b(sk_live_\w{10,}|rk_live_\w{10,}|whsec_[A-Za-z0-9]{24,}|sk-[\w-]{30,}|GOCSPX-[\w-]{20,}|AIza[\w-]{35}|AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,})|-----BEGIN [A-Z ]*PRIVATE KEY/;

test('the repository contains no secret, and ignores the files that hold them', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.dev.vars');
  const files = filesNamed(/\.(tsx?|js|json|md|toml|html|css|sql|txt|yml|example)$/).filter(
    (path) => path !== '.dev.vars',
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => SECRET.test(readFileSync(path, 'utf8')))).toEqual([]);
  // The example has names of secrets without values.
  const example = readFileSync('.dev.vars.example', 'utf8');
  for (const name of ['TOKEN_SECRET', 'FILE_SECRET', 'DIGEST_SECRET'])
    expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  expect(SECRET.test(`OPENAI_API_KEY=sk-proj-${'a1'.repeat(20)}`)).toBe(true);
});

describe('install scripts', () => {
  test('are limited to reviewed packages that need them', () => {
    const withScripts = new Set(
      installed.filter(({ entry }) => entry.hasInstallScript).map(({ name }) => name),
    );
    expect([...withScripts].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
    const refused = Object.keys(manifest.allowScripts).filter((name) => !manifest.allowScripts[name]);
    // It only downloads a fallback where the binary is missing.
    expect(refused).toEqual(['@swc/core']);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
  });

  test('are absent in our own package', () => {
    const hooks = Object.keys(manifest.scripts).filter((name) =>
      /install|prepare|prepublish|^(pre|post)/.test(name),
    );
    expect(hooks).toEqual([]);
  });
});

describe('licences', () => {
  /** Allowed in code that visitors receive or that serves them. */
  const IN_THE_PRODUCT = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'OFL-1.1'];
  /** Runs in the Worker, unchanged, and reaches no visitor; its licence covers its own files alone. */
  const ON_THE_SERVER = { '@resvg/resvg-wasm': 'MPL-2.0' } as Record<string, string>;
  /** Allowed for tools, which are not distributed. */
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
    // Flite's licence, as its package names it: requires its notice and no endorsement.
    'BSD-4-Clause',
  ];

  test('of the product require attribution at most', () => {
    const other = installed.filter(
      ({ name, isTool, entry }) =>
        !isTool &&
        !IN_THE_PRODUCT.includes(entry.license ?? '') &&
        (entry.license === undefined || ON_THE_SERVER[name] !== entry.license),
    );
    expect(other.map(({ path, entry }) => `${path}: ${entry.license}`)).toEqual([]);
  });

  test('of tools are on the reviewed list', () => {
    const other = installed.filter(
      ({ entry }) => !OF_TOOLS.includes(entry.license ?? '') && !isBinaryElsewhere(entry),
    );
    expect(other.map(({ path, entry }) => `${path}: ${entry.license}`)).toEqual([]);
  });

  test('under the GPL belong to a development voice only', () => {
    const copyleft = installed.filter(({ entry }) => entry.license === 'GPL-3.0').map(({ name }) => name);
    expect(copyleft).toEqual(['@echogarden/espeak-ng-emscripten']);
  });

  test('are listed in docs/licences.md: npm run tool -- licences', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(lock));
  });
});
