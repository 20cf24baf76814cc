import { readFileSync, writeFileSync } from 'node:fs';

/** `npm run licences`: writes docs/licences.md from the lock file, which lists the packages of every platform. */

const PAGE = 'docs/licences.md';

type LockEntry = {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};
export type LockFile = { lockfileVersion: number; packages: Record<string, LockEntry> };
export type Installed = { path: string; name: string; isTool: boolean; entry: LockEntry };

/** Every package of an installation on any platform. */
export function installedPackages({ packages }: LockFile): Installed[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      path,
      name: path.replace(/^.*node_modules\//, ''),
      // A platform binary belongs to a tool: code for the browser or workerd has none.
      isTool: entry.dev === true || entry.devOptional === true || (entry.os ?? entry.cpu) !== undefined,
      entry,
    }));
}

/** Binaries of tools for other platforms, missing in our registry; under their tool's licence. */
const NOT_SAID = 'not said';

function section(title: string, packages: Installed[]): string[] {
  const byLicence = Object.groupBy(packages, ({ entry }) => entry.license ?? NOT_SAID);
  const licences = Object.entries(byLicence).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return [
    `## ${title}`,
    '',
    ...licences.flatMap(([licence, of = []]) => {
      const names = [...new Set(of.map(({ name, entry }) => `${name} ${entry.version}`))];
      return [`**${licence}** (${names.length}): ${names.sort().join(', ')}`, ''];
    }),
  ];
}

export function licencesPage(lock: LockFile): string {
  const all = installedPackages(lock);
  return [
    '# Licences',
    '',
    'Made by `npm run licences` from `package-lock.json`; `scripts/supply-chain.test.ts` fails when it is old, and when a',
    'package comes under a licence that nobody has looked at.',
    '',
    ...section(
      'In the product',
      all.filter(({ isTool }) => !isTool),
    ),
    'Also in the product: the MP3 encoder in `worker/narration/vendor/` (LAME, LGPL-2.0, its licence beside it), which is',
    'used unmodified and can be exchanged by putting another file in its place; and the typefaces Fraunces and Andika',
    '(OFL-1.1, theirs beside them in `web/src/styles/fonts/`), cut from packages that are among the tools.',
    '',
    ...section(
      'Tools, which no visitor is sent',
      all.filter(({ isTool }) => isTool),
    ),
  ].join('\n');
}

if (import.meta.main)
  writeFileSync(PAGE, licencesPage(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
