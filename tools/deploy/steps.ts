import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSettings,
  folderOf,
  type Names,
  namesOf,
  pagesConfiguration,
  type Secret,
  secretsOf,
  workerConfiguration,
} from './configuration.ts';
import type { Environment, Owner } from './owner.ts';
import { questions } from './questions.ts';
import { jsonOf, wrangler, wranglerOrThrow } from './wrangler.ts';

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

export type Step = { name: string; what: string; run(deployment: Deployment): Promise<void> };

const workerFile = (environment: Environment) => join(folderOf(environment), 'wrangler.json');
const pagesFolder = (environment: Environment) => join(folderOf(environment), 'pages');

function writeJson(path: string, value: unknown): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

type NamedRow = { name: string; uuid?: string };

const databaseOf = ({ database }: Names): string | null => {
  const rows = jsonOf(wranglerOrThrow(['d1', 'list', '--json'])) as NamedRow[];
  return rows.find(({ name }) => name === database)?.uuid ?? null;
};

function writeWorkerConfiguration({ owner, environment, names }: Deployment): void {
  writeJson(workerFile(environment), workerConfiguration(owner, environment, databaseOf(names)));
}

const inJurisdiction = ({ regions }: Owner) =>
  regions.jurisdiction ? ['--jurisdiction', regions.jurisdiction] : [];

async function findAccount({ say }: Deployment): Promise<void> {
  const { isOk, stdout } = wrangler(['whoami', '--json']);
  if (!isOk) throw new Error('Nobody is logged in. Run: npx wrangler login');
  const { email, accounts } = jsonOf(stdout) as { email?: string; accounts: { id: string; name: string }[] };
  if (accounts.length > 1 && !process.env.CLOUDFLARE_ACCOUNT_ID)
    throw new Error(
      `There are several accounts. Set CLOUDFLARE_ACCOUNT_ID to one of: ${accounts.map(({ id, name }) => `${id} (${name})`).join(', ')}`,
    );
  say(`logged in as ${email ?? 'a token'}, account ${accounts[0]?.name}`);
}

async function makeDatabase({ owner, names, say }: Deployment): Promise<void> {
  const id = databaseOf(names);
  if (id !== null) return say(`${names.database} is there`);
  const { jurisdiction, database } = owner.regions;
  const place = jurisdiction ? ['--jurisdiction', jurisdiction] : ['--location', database];
  wranglerOrThrow(['d1', 'create', names.database, ...place]);
  say(`made ${names.database} (${place.join(' ').slice(2)})`);
}

async function makeBucket({ owner, names, say }: Deployment): Promise<void> {
  const place = inJurisdiction(owner);
  if (wrangler(['r2', 'bucket', 'info', names.bucket, '--json', ...place]).isOk)
    return say(`${names.bucket} is there`);
  wranglerOrThrow([
    ...['r2', 'bucket', 'create', names.bucket],
    ...(place.length > 0 ? place : ['--location', owner.regions.database]),
  ]);
  say(`made ${names.bucket}`);
}

async function makePages({ names, say }: Deployment): Promise<void> {
  const rows = jsonOf(wranglerOrThrow(['pages', 'project', 'list', '--json'])) as Record<string, string>[];
  if (rows.some((row) => Object.values(row).includes(names.pages))) return say(`${names.pages} is there`);
  wranglerOrThrow(['pages', 'project', 'create', names.pages, '--production-branch', 'main']);
  say(`made ${names.pages}`);
}

async function migrate(deployment: Deployment): Promise<void> {
  const { environment, say } = deployment;
  writeWorkerConfiguration(deployment);
  const config = ['--config', workerFile(environment)];
  const { isOk, stdout } = wrangler(['d1', 'time-travel', 'info', 'DB', '--json', ...config]);
  const bookmark = isOk ? (jsonOf(stdout) as { bookmark?: string }).bookmark : undefined;
  wranglerOrThrow(['d1', 'migrations', 'apply', 'DB', '--remote', ...config]);
  say(
    bookmark
      ? `applied; back again: npx wrangler d1 time-travel restore DB --bookmark ${bookmark} ${config.join(' ')}`
      : 'applied; the database had no bookmark yet',
  );
}

/** Names of the Worker's secrets; none before its first deployment. */
function knownSecrets(environment: Environment): string[] {
  const { isOk, stdout } = wrangler(['secret', 'list', '--config', workerFile(environment)]);
  return isOk ? (jsonOf(stdout) as { name: string }[]).map(({ name }) => name) : [];
}

/**
 * Adds secrets that were just made to a file that only the owner reads, since the platform never gives them back: they
 * are needed to change one, and for a restore into another account.
 */
function keepMade(environment: Environment, made: Record<string, string>): string {
  const file = join(folderOf(environment), 'made-secrets.json');
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, `${JSON.stringify({ ...before, ...made }, null, 2)}\n`, { mode: 0o600 });
  return file;
}

async function deployWorker(deployment: Deployment): Promise<void> {
  const { owner, environment, release, say, ask } = deployment;
  writeWorkerConfiguration(deployment);
  const known = knownSecrets(environment);
  const missing = secretsOf(owner).filter(({ name }) => !known.includes(name));
  const values: Record<string, string> = {};
  for (const secret of missing)
    values[secret.name] = secret.isMade ? randomBytes(32).toString('base64url') : await ask(secret);
  const made = missing.filter(({ isMade }) => isMade).map(({ name }) => name);
  if (made.length > 0) {
    // Before they are sent: a secret that is in use and nowhere kept could not be changed without ending sessions.
    const kept = keepMade(environment, Object.fromEntries(made.map((name) => [name, values[name]!])));
    say(`keeps ${made.join(', ')} in ${kept}: put them into your password manager`);
  }
  const file = join(folderOf(environment), 'secrets.json');
  try {
    writeFileSync(file, JSON.stringify(values), { mode: 0o600 });
    wranglerOrThrow([
      ...['deploy', '--config', workerFile(environment), '--tag', release],
      ...(missing.length > 0 ? ['--secrets-file', file] : []),
    ]);
  } finally {
    rmSync(file, { force: true });
  }
  for (const { name, isMade } of missing) say(`${isMade ? 'made' : 'took'} ${name}`);
  say(`deployed release ${release}`);
}

async function buildApp({ owner, environment, say }: Deployment): Promise<void> {
  const folder = pagesFolder(environment);
  writeJson(join(folder, 'wrangler.json'), pagesConfiguration(owner, environment));
  mkdirSync(join(folder, 'functions'), { recursive: true });
  writeFileSync(
    join(folder, 'functions/[[path]].ts'),
    "export { onRequest } from '../../../../web/functions/[[path]].ts';\n",
  );
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--config', 'web/vite.config.ts', '--outDir', join('..', folder, 'dist'), '--emptyOutDir'],
    { env: { ...process.env, ...buildSettings(owner, environment) }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  say(`built for ${namesOf(owner, environment).app}`);
}

async function deployPages({ environment, names, release, say }: Deployment): Promise<void> {
  // `main` is the production branch, whatever is checked out.
  wranglerOrThrow(
    [
      ...['pages', 'deploy', '--project-name', names.pages, '--branch', 'main', '--commit-dirty=true'],
      ...['--commit-hash', release],
    ],
    { cwd: pagesFolder(environment) },
  );
  say('deployed');
}

/** Cached speech matters while a user may want other music. */
const SPOKEN_DAYS = 30;

async function setLifecycle({ owner, names, say }: Deployment): Promise<void> {
  const place = inJurisdiction(owner);
  const bucket = ['r2', 'bucket', 'lifecycle'];
  if (/\bspoken\b/.test(wranglerOrThrow([...bucket, 'list', names.bucket, ...place])))
    return say('the rule is there');
  wranglerOrThrow([
    ...[...bucket, 'add', names.bucket, 'spoken', 'speech/'],
    ...['--expire-days', String(SPOKEN_DAYS), '--force', ...place],
  ]);
  say(`speech/ goes after ${SPOKEN_DAYS} days`);
}

async function seed({ environment, say }: Deployment): Promise<void> {
  execFileSync(process.execPath, ['scripts/seed.ts', '--remote', '--environment', environment], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  say('examples, pictures, music');
}

async function askDeployed({ names, say }: Deployment): Promise<void> {
  const wrong = await questions(names);
  if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  say('health, page, headers, and the API for first-version clients');
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
