import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { folderOf } from '../../scripts/storage.ts';
import type { Secret, Target } from './configuration.ts';
import {
  bucketsOf,
  buildSettings,
  pagesConfiguration,
  secretsOf,
  workerConfiguration,
} from './configuration.ts';
import { refuseChanges } from './deployed.ts';
import { questions } from './questions.ts';
import { secretsOfWorker, wrangler, wranglerJson } from './wrangler.ts';

/** `release` is that of the checked-out commit; `ask` throws without a terminal. A step answers what it did. */
type Deployment = { target: Target; release: string; ask(secret: Secret): Promise<string> };
type Step = (deployment: Deployment) => string | Promise<string>;

const fileOf = ({ environment }: Target, ...path: string[]) => join(folderOf(environment), ...path);

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

function command(file: string, args: string[], settings: Record<string, string> = {}): string {
  execFileSync(file, args, { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'pipe'] });
  return `ran: ${args.join(' ')}`;
}

function databaseOf({ database }: Target): string | undefined {
  const all = wranglerJson<{ name: string; uuid: string }[]>(['d1', 'list', '--json']);
  return all.find(({ name }) => name === database)?.uuid;
}

/** Writes the Worker's configuration. @returns the options that name it */
export function configured(target: Target): string[] {
  const worker = workerConfiguration(target, databaseOf(target));
  return ['--config', write(fileOf(target, 'wrangler.json'), JSON.stringify(worker, null, 2))];
}

const jurisdictionOf = ({ regions }: Target, otherwise: string[] = []) =>
  regions.jurisdiction ? ['--jurisdiction', regions.jurisdiction] : otherwise;
const placeOf = (target: Target) => jurisdictionOf(target, ['--location', target.regions.database]);

/**
 * Rules of the buckets. Cached speech matters while a user may want other music; pictures are drawn again when they are
 * asked for. Backups can neither be deleted nor
 * overwritten for a month, whatever is wrong with the Worker; a tombstone's last copy is made a day after it.
 */
const rulesOf = ({ bucket, backups }: Target) => [
  { kind: 'lifecycle', bucket, rule: ['spoken', 'speech/', '--expire-days', '30'] },
  { kind: 'lifecycle', bucket, rule: ['drawn', 'pictures/', '--expire-days', '90'] },
  ...(backups === null
    ? []
    : [
        { kind: 'lifecycle', bucket: backups, rule: ['expired-backups', '', '--expire-days', '34'] },
        { kind: 'lock', bucket: backups, rule: ['locked-backups', '', '--retention-days', '30'] },
      ]),
];

function makeUnless(isThere: boolean, args: string[]): string {
  if (!isThere) wrangler(args);
  return `${isThere ? 'is there' : 'made'}: ${args.join(' ')}`;
}

/** Moves the maps of the built scripts out of what is served. @returns how many there were */
export function keepMaps(dist: string, folder: string): number {
  const maps = globSync('**/*.map', { cwd: dist });
  for (const map of maps) write(join(folder, map), readFileSync(join(dist, map), 'utf8'));
  for (const map of maps) rmSync(join(dist, map));
  return maps.length;
}

/** The steps in order. Each looks first for what is there, so that a run may be repeated, also after a failure. */
export const STEPS: Record<string, Step> = {
  async account({ target }) {
    type Login = { email?: string; accounts: { id: string; name: string }[] };
    const { email, accounts } = wranglerJson<Login>(['whoami', '--json']);
    await refuseChanges(target);
    return `logged in as ${email ?? 'a token'}: ${accounts.map(({ id, name }) => `${id} (${name})`).join(', ')}`;
  },
  database: ({ target }) =>
    makeUnless(!!databaseOf(target), ['d1', 'create', target.database, ...placeOf(target)]),
  files({ target }) {
    const said = bucketsOf(target).map(([, bucket]) => {
      // Not by a list, which ends after twenty.
      const info = ['r2', 'bucket', 'info', bucket, '--json', ...jurisdictionOf(target)];
      const isThere = wranglerJson(info, /code: 10006/) !== null;
      return makeUnless(isThere, ['r2', 'bucket', 'create', bucket, ...placeOf(target)]);
    });
    return said.join(', ');
  },
  project({ target: { pages } }) {
    const rows = wranglerJson<Record<string, string>[]>(['pages', 'project', 'list', '--json']);
    const isThere = rows.some((row) => Object.values(row).includes(pages));
    return makeUnless(isThere, ['pages', 'project', 'create', pages, '--production-branch', 'main']);
  },
  migrations({ target }) {
    const config = configured(target);
    const info = ['d1', 'time-travel', 'info', 'DB', '--json', ...config];
    const { bookmark } = wranglerJson<{ bookmark: string }>(info);
    wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...config]);
    return `applied; back again: npx wrangler d1 time-travel restore DB --bookmark ${bookmark} ${config.join(' ')}`;
  },
  // Before the Worker, whose cache begins empty at each deployment.
  seed: ({ target }) =>
    command(process.execPath, ['scripts/seed.ts', '--remote', '--environment', target.environment]),
  async worker({ target, release, ask }) {
    const config = configured(target);
    const known = secretsOfWorker(config[1]!);
    const missing = secretsOf(target).filter(({ name }) => !known.includes(name));
    // The platform never gives a secret back. Those that are made are kept before they are sent, and sent again to a
    // Worker that lost them: another DIGEST_SECRET would not know the digests that are stored.
    const kept = fileOf(target, 'made-secrets.json');
    const made: Record<string, string> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
    const values: Record<string, string> = {};
    for (const secret of missing) {
      if (secret.isMade) made[secret.name] ??= randomBytes(32).toString('base64url');
      values[secret.name] = made[secret.name] ?? (await ask(secret));
    }
    write(kept, JSON.stringify(made, null, 2));
    const file = write(fileOf(target, 'secrets.json'), JSON.stringify(values));
    try {
      wrangler(['deploy', ...config, '--tag', release, '--secrets-file', file]);
    } finally {
      rmSync(file);
    }
    const put = Object.keys(values).join(', ');
    return `deployed release ${release}${put && ` with ${put}; put ${kept} into your password manager`}`;
  },
  build({ target, release }) {
    const [folder, maps] = [fileOf(target, 'pages'), fileOf(target, 'maps', release)];
    write(join(folder, 'wrangler.json'), JSON.stringify(pagesConfiguration(target)));
    const source = JSON.stringify(resolve('web/functions/[[path]].ts'));
    write(join(folder, 'functions/[[path]].ts'), `export { onRequest } from ${source};\n`);
    const output = ['--outDir', relative('web', join(folder, 'dist')), '--emptyOutDir'];
    const build = ['build', '--config', 'web/vite.config.ts', ...output];
    command('node_modules/.bin/vite', build, buildSettings(target, release));
    return `built for ${target.app}; ${keepMaps(join(folder, 'dist'), maps)} maps in ${maps}`;
  },
  pages({ target, release }) {
    // `main` is the production branch, whatever is checked out.
    const what = ['--project-name', target.pages, '--branch', 'main', '--commit-dirty=true'];
    wrangler(['pages', 'deploy', ...what, '--commit-message', release], { cwd: fileOf(target, 'pages') });
    return 'deployed';
  },
  lifecycle({ target }) {
    const place = jurisdictionOf(target);
    const said = rulesOf(target).map(({ kind, bucket, rule }) => {
      const made = wrangler(['r2', 'bucket', kind, 'list', bucket, ...place]);
      const isThere = new RegExp(`\\b${rule[0]}\\b`).test(made);
      return makeUnless(isThere, ['r2', 'bucket', kind, 'add', bucket, ...rule, '--force', ...place]);
    });
    return said.join(', ');
  },
  questions: ({ target, release }) => questions(target, release),
};
