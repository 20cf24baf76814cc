import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { folderOf } from '../../scripts/storage.ts';
import {
  buildSettings,
  type Names,
  pagesConfiguration,
  type Secret,
  secretsOf,
  workerConfiguration,
} from './configuration.ts';
import type { Environment, Owner } from './owner.ts';
import { questions } from './questions.ts';
import { ifThere, secretsOfWorker, wrangler, wranglerJson } from './wrangler.ts';

/**
 * The steps of a deployment, in order. Each looks first for what is there, so that a second run changes nothing but the
 * version, and a run after a failure goes on where the first one ended.
 */

export type Deployment = {
  owner: Owner;
  environment: Environment;
  names: Names;
  /** Of the checked-out commit. */
  release: string;
  say(line: string): void;
  /** Asks the owner for a secret. @throws Error when there is nobody to ask */
  ask(secret: Secret): Promise<string>;
};

type Step = { name: string; what: string; run(deployment: Deployment): void | Promise<void> };

/** Cached speech matters while a user may want other music. */
const SPOKEN_DAYS = 30;

function write(path: string, content: unknown): string {
  mkdirSync(dirname(path), { recursive: true });
  // Some of these files have secrets.
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2), {
    mode: 0o600,
  });
  return path;
}

const databaseOf = ({ database }: Names): string | undefined =>
  wranglerJson<{ name: string; uuid: string }[]>(['d1', 'list', '--json']).find(
    ({ name }) => name === database,
  )?.uuid;

/** Writes the Worker's configuration. @returns the options that name it */
const configured = ({ owner, environment, names }: Deployment): string[] => [
  '--config',
  write(
    join(folderOf(environment), 'wrangler.json'),
    workerConfiguration(owner, environment, databaseOf(names)),
  ),
];

const inJurisdiction = ({ regions: { jurisdiction } }: Owner) =>
  jurisdiction ? ['--jurisdiction', jurisdiction] : [];
const placeOf = (owner: Owner) =>
  owner.regions.jurisdiction ? inJurisdiction(owner) : ['--location', owner.regions.database];

function makeUnless(isThere: boolean, name: string, args: string[], { say }: Deployment): void {
  if (!isThere) wrangler(args);
  say(isThere ? `${name} is there` : `made: ${args.join(' ')}`);
}

function findAccount({ say }: Deployment): void {
  type Login = { email?: string; accounts: { id: string; name: string }[] };
  const { email, accounts } = wranglerJson<Login>(['whoami', '--json']);
  const chosen = process.env.CLOUDFLARE_ACCOUNT_ID;
  const all = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
  if (accounts.length > 1 && !chosen) throw new Error(`Set CLOUDFLARE_ACCOUNT_ID to one of: ${all}`);
  say(`logged in as ${email ?? 'a token'}, account ${chosen ?? all}`);
}

function makeDatabase(deployment: Deployment): void {
  const { owner, names } = deployment;
  const args = ['d1', 'create', names.database, ...placeOf(owner)];
  makeUnless(databaseOf(names) !== undefined, names.database, args, deployment);
}

function makeBucket(deployment: Deployment): void {
  const { owner, names } = deployment;
  const bucket = ['r2', 'bucket'];
  // Not by a list, which ends after twenty.
  const info = [...bucket, 'info', names.bucket, '--json', ...inJurisdiction(owner)];
  const isThere = ifThere(info, /code: 10006/) !== null;
  makeUnless(isThere, names.bucket, [...bucket, 'create', names.bucket, ...placeOf(owner)], deployment);
}

function makePages(deployment: Deployment): void {
  const { pages } = deployment.names;
  const rows = wranglerJson<Record<string, string>[]>(['pages', 'project', 'list', '--json']);
  const isThere = rows.some((row) => Object.values(row).includes(pages));
  const args = ['pages', 'project', 'create', pages, '--production-branch', 'main'];
  makeUnless(isThere, pages, args, deployment);
}

function migrate(deployment: Deployment): void {
  const config = configured(deployment);
  const travel = ['d1', 'time-travel'];
  const { bookmark } = wranglerJson<{ bookmark: string }>([...travel, 'info', 'DB', '--json', ...config]);
  wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...config]);
  const back = ['npx wrangler', ...travel, 'restore DB --bookmark', bookmark, ...config].join(' ');
  deployment.say(`applied; back again: ${back}`);
}

function seed({ environment, say }: Deployment): void {
  const args = ['scripts/seed.ts', '--remote', '--environment', environment];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  say('examples, pictures, music');
}

async function deployWorker(deployment: Deployment): Promise<void> {
  const { owner, environment, release, say, ask } = deployment;
  const config = configured(deployment);
  const known = secretsOfWorker(config[1]!);
  const missing = secretsOf(owner).filter(({ name }) => !known.includes(name));
  // The platform never gives a secret back. Those that are made are kept before they are sent, and sent again to a
  // Worker that lost them: another DIGEST_SECRET would not know the digests that are stored.
  const kept = join(folderOf(environment), 'made-secrets.json');
  const made: Record<string, string> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const values: Record<string, string> = {};
  for (const secret of missing) {
    if (secret.isMade) made[secret.name] ??= randomBytes(32).toString('base64url');
    values[secret.name] = made[secret.name] ?? (await ask(secret));
  }
  if (missing.length > 0) say(`puts ${missing.map(({ name }) => name).join(', ')}`);
  if (missing.some(({ isMade }) => isMade))
    say(`keeps those it made in ${write(kept, made)}: put them into your password manager`);
  const file = write(join(folderOf(environment), 'secrets.json'), values);
  try {
    wrangler(['deploy', ...config, '--tag', release, '--secrets-file', file]);
  } finally {
    rmSync(file);
  }
  say(`deployed release ${release}`);
}

const pagesFolder = (environment: Environment) => join(folderOf(environment), 'pages');

/** Moves the maps of the built scripts out of what is served. @returns how many there were */
export function keepMaps(dist: string, folder: string): number {
  const maps = globSync('**/*.map', { cwd: dist });
  for (const map of maps) {
    mkdirSync(dirname(join(folder, map)), { recursive: true });
    renameSync(join(dist, map), join(folder, map));
  }
  return maps.length;
}

function buildApp({ owner, environment, names, release, say }: Deployment): void {
  const folder = pagesFolder(environment);
  write(join(folder, 'wrangler.json'), pagesConfiguration(owner, environment));
  const source = JSON.stringify(resolve('web/functions/[[path]].ts'));
  write(join(folder, 'functions/[[path]].ts'), `export { onRequest } from ${source};\n`);
  const output = ['--outDir', relative('web', join(folder, 'dist')), '--emptyOutDir'];
  execFileSync('node_modules/.bin/vite', ['build', '--config', 'web/vite.config.ts', ...output], {
    env: { ...process.env, ...buildSettings(owner, environment, release) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const maps = join(folderOf(environment), 'maps', release);
  say(`built for ${names.app}; ${keepMaps(join(folder, 'dist'), maps)} maps in ${maps}`);
}

function deployPages({ environment, names, release, say }: Deployment): void {
  // `main` is the production branch, whatever is checked out.
  const what = ['--project-name', names.pages, '--branch', 'main', '--commit-dirty=true'];
  wrangler(['pages', 'deploy', ...what, '--commit-hash', release], { cwd: pagesFolder(environment) });
  say('deployed');
}

function setLifecycle(deployment: Deployment): void {
  const { owner, names } = deployment;
  const [bucket, place] = [['r2', 'bucket', 'lifecycle'], inJurisdiction(owner)];
  const isThere = /\bspoken\b/.test(wrangler([...bucket, 'list', names.bucket, ...place]));
  const rule = ['spoken', 'speech/', '--expire-days', String(SPOKEN_DAYS), '--force'];
  makeUnless(isThere, 'the rule', [...bucket, 'add', names.bucket, ...rule, ...place], deployment);
}

async function askDeployed({ names, release, say }: Deployment): Promise<void> {
  const wrong = await questions(names, release);
  if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  say('health, release, page, headers, examples, and the API for first-version clients');
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
