import { readFileSync, writeFileSync } from 'node:fs';
import { wrap } from './wrap.ts';

/**
 * `npm run tool -- licences`: writes docs/licences.md from the lock file, which lists the packages of every platform.
 */

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

/** Every package that an installation on any platform fetches; our own `file:` packages are not fetched. */
export function installedPackages({ packages }: LockFile): Installed[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.resolved?.startsWith('file:'))
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

/** End of the name of a package that is built for one platform. */
const PLATFORM =
  /(?<=[-/])(aix|android|darwin|freebsd|linux|netbsd|open(bsd|harmony)|sunos|wasm32|webcontainers|win(32|dows)?(?=-))\S*$/;

/** @param counted licence whose packages are counted instead of named */
function section(title: string, packages: Installed[], counted = ''): string[] {
  const byLicence = Object.groupBy(packages, ({ entry }) => entry.license ?? NOT_SAID);
  const licences = Object.entries(byLicence).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return [
    `## ${title}`,
    '',
    ...licences.flatMap(([licence, of = []]) => {
      const names = new Set(of.map(({ name }) => name.replace(PLATFORM, '*')));
      const listed = licence === counted ? `${names.size} packages` : [...names].sort().join(', ');
      return [wrap(`**${licence}**: ${listed}`), ''];
    }),
  ];
}

export function licencesPage(lock: LockFile): string {
  const all = installedPackages(lock);
  return [
    '# Licences',
    '',
    'Made by `npm run tool -- licences` from `package-lock.json`. `rules/supply-chain.test.ts` fails when this page is',
    'outdated or when a package has a licence that was not reviewed. `*` stands for the platforms of a binary;',
    'versions are in the lock file.',
    '',
    ...section(
      'In the product',
      all.filter(({ isTool }) => !isTool),
    ),
    'Also in the product: the MP3 encoder in `worker/narration/vendor/` (LAME, LGPL-2.0), unmodified and replaceable by',
    'another file; and the typefaces Fraunces and Andika in `web/src/styles/fonts/` (OFL-1.1), subset from packages among',
    'the tools. Their licences are beside them.',
    '',
    ...section(
      'Tools, never sent to visitors',
      all.filter(({ isTool }) => isTool),
      'MIT',
    ),
  ].join('\n');
}

if (import.meta.main)
  writeFileSync(PAGE, licencesPage(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
