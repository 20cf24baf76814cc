import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { folderOf } from '../../scripts/storage.ts';
import {
  buildSettings,
  pagesConfiguration,
  type Secret,
  secretsOf,
  type Target,
  workerConfiguration,
} from './configuration.ts';
import { questions } from './questions.ts';
import { secretsOfWorker, wrangler, wranglerJson } from './wrangler.ts';

/**
 * The steps of a deployment, in order. Each looks first for what is there, so that a second run changes nothing but the
 * version, and a run after a failure goes on where the first one ended.
 */

/** `release` is that of the checked-out commit. `ask` throws when there is nobody to ask. */
type Deployment = { target: Target; release: string; ask(secret: Secret): Promise<string> };

/** `run` answers what it did. */
type Step = { name: string; what: string; run(deployment: Deployment): string | Promise<string> };

/** Cached speech matters while a user may want other music. */
const SPOKEN_DAYS = 30;

const fileOf = ({ environment }: Target, ...path: string[]) => join(folderOf(environment), ...path);

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  // Some of these files have secrets.
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

function command(file: string, args: string[], settings: Record<string, string> = {}): void {
  execFileSync(file, args, { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'pipe'] });
}

function databaseOf({ database }: Target): string | undefined {
  const all = wranglerJson<{ name: string; uuid: string }[]>(['d1', 'list', '--json']);
  return all.find(({ name }) => name === database)?.uuid;
}

/** Writes the Worker's configuration. @returns the options that name it */
function configured(target: Target): string[] {
  const configuration = workerConfiguration(target, databaseOf(target));
  return ['--config', write(fileOf(target, 'wrangler.json'), JSON.stringify(configuration, null, 2))];
}

const jurisdictionOf = ({ regions: { jurisdiction } }: Target) =>
  jurisdiction ? ['--jurisdiction', jurisdiction] : [];
const placeOf = (target: Target) =>
  target.regions.jurisdiction ? jurisdictionOf(target) : ['--location', target.regions.database];

function makeUnless(isThere: boolean, name: string, args: string[]): string {
  if (!isThere) wrangler(args);
  return isThere ? `${name} is there` : `made: ${args.join(' ')}`;
}

function findAccount(): string {
  type Login = { email?: string; accounts: { id: string; name: string }[] };
  const { email, accounts } = wranglerJson<Login>(['whoami', '--json']);
  const chosen = process.env.CLOUDFLARE_ACCOUNT_ID;
  const all = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
  if (accounts.length > 1 && !chosen) throw new Error(`Set CLOUDFLARE_ACCOUNT_ID to one of: ${all}`);
  return `logged in as ${email ?? 'a token'}, account ${chosen ?? all}`;
}

function makeDatabase({ target }: Deployment): string {
  const args = ['d1', 'create', target.database, ...placeOf(target)];
  return makeUnless(databaseOf(target) !== undefined, target.database, args);
}

function makeBucket({ target }: Deployment): string {
  // Not by a list, which ends after twenty.
  const info = ['r2', 'bucket', 'info', target.bucket, '--json', ...jurisdictionOf(target)];
  const isThere = wranglerJson<object | null>(info, /code: 10006/) !== null;
  return makeUnless(isThere, target.bucket, ['r2', 'bucket', 'create', target.bucket, ...placeOf(target)]);
}

function makePages({ target: { pages } }: Deployment): string {
  const rows = wranglerJson<Record<string, string>[]>(['pages', 'project', 'list', '--json']);
  const isThere = rows.some((row) => Object.values(row).includes(pages));
  return makeUnless(isThere, pages, ['pages', 'project', 'create', pages, '--production-branch', 'main']);
}

function migrate({ target }: Deployment): string {
  const config = configured(target);
  const info = ['d1', 'time-travel', 'info', 'DB', '--json', ...config];
  const { bookmark } = wranglerJson<{ bookmark: string }>(info);
  wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...config]);
  return `applied; back again: npx wrangler d1 time-travel restore DB --bookmark ${bookmark} ${config.join(' ')}`;
}

function seed({ target }: Deployment): string {
  command(process.execPath, ['scripts/seed.ts', '--remote', '--environment', target.environment]);
  return 'examples, pictures, music';
}

async function deployWorker({ target, release, ask }: Deployment): Promise<string> {
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
  const hasMade = missing.some(({ isMade }) => isMade);
  if (hasMade) write(kept, JSON.stringify(made, null, 2));
  const file = write(fileOf(target, 'secrets.json'), JSON.stringify(values));
  try {
    wrangler(['deploy', ...config, '--tag', release, '--secrets-file', file]);
  } finally {
    rmSync(file);
  }
  const put = missing.length > 0 ? ` with ${Object.keys(values).join(', ')}` : '';
  return `deployed release ${release}${put}${hasMade ? `; put ${kept} into your password manager` : ''}`;
}

/** Moves the maps of the built scripts out of what is served. @returns how many there were */
export function keepMaps(dist: string, folder: string): number {
  const maps = globSync('**/*.map', { cwd: dist });
  for (const map of maps) {
    mkdirSync(dirname(join(folder, map)), { recursive: true });
    renameSync(join(dist, map), join(folder, map));
  }
  return maps.length;
}

function buildApp({ target, release }: Deployment): string {
  const [folder, maps] = [fileOf(target, 'pages'), fileOf(target, 'maps', release)];
  write(join(folder, 'wrangler.json'), JSON.stringify(pagesConfiguration(target)));
  const source = JSON.stringify(resolve('web/functions/[[path]].ts'));
  write(join(folder, 'functions/[[path]].ts'), `export { onRequest } from ${source};\n`);
  const output = ['--outDir', relative('web', join(folder, 'dist')), '--emptyOutDir'];
  const build = ['build', '--config', 'web/vite.config.ts', ...output];
  command('node_modules/.bin/vite', build, buildSettings(target, release));
  return `built for ${target.app}; ${keepMaps(join(folder, 'dist'), maps)} maps in ${maps}`;
}

function deployPages({ target, release }: Deployment): string {
  // `main` is the production branch, whatever is checked out.
  const what = ['--project-name', target.pages, '--branch', 'main', '--commit-dirty=true'];
  wrangler(['pages', 'deploy', ...what, '--commit-hash', release], { cwd: fileOf(target, 'pages') });
  return 'deployed';
}

function setLifecycle({ target }: Deployment): string {
  const [rules, place] = [['r2', 'bucket', 'lifecycle'], jurisdictionOf(target)];
  const isThere = /\bspoken\b/.test(wrangler([...rules, 'list', target.bucket, ...place]));
  const rule = ['spoken', 'speech/', '--expire-days', String(SPOKEN_DAYS), '--force'];
  return makeUnless(isThere, 'the rule', [...rules, 'add', target.bucket, ...rule, ...place]);
}

async function askDeployed({ target, release }: Deployment): Promise<string> {
  const wrong = await questions(target, release);
  if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  return 'health, release, page, headers, examples, and the API for first-version clients';
}

export const STEPS: readonly Step[] = [
  { name: 'account', what: 'who is logged in', run: findAccount },
  { name: 'database', what: 'D1, made or found by name', run: makeDatabase },
  { name: 'files', what: 'R2 bucket, made or found by name', run: makeBucket },
  { name: 'project', what: 'Pages project, made or found by name', run: makePages },
  { name: 'migrations', what: 'D1 migrations, with the bookmark before them', run: migrate },
  // Before the Worker, whose cache begins empty at each deployment.
  { name: 'seed', what: 'examples, pictures and music', run: seed },
  { name: 'worker', what: 'Worker with its secrets and domain', run: deployWorker },
  { name: 'build', what: 'web app', run: buildApp },
  { name: 'pages', what: 'upload of the web app', run: deployPages },
  { name: 'lifecycle', what: 'rule that removes cached speech', run: setLifecycle },
  { name: 'questions', what: 'whether it answers', run: askDeployed },
];
