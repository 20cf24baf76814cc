import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { folderOf } from '../storage/composed-folder.ts';
import { databaseOf, hasBucket, pagesProjects, ruleNames, secretNames } from './account.ts';
import { askBefore, FREE_PLAN } from './before.ts';
import { logIn } from './cloudflare.ts';
import type { Secret, Target } from './configuration.ts';
import {
  bucketsOf,
  buildSettings,
  pagesConfiguration,
  secretsOf,
  workerConfiguration,
} from './configuration.ts';
import { askDeployed } from './deployed.ts';
import { questions } from './questions.ts';
import { run } from './run.ts';
import { wrangler } from './wrangler.ts';

export type Deployment = {
  target: Target;
  /** That of the checked-out commit. */
  release: string;
  /** Names of the steps of this run. */
  steps: string[];
  /** Whether hosts in use may be taken over. */
  takesOver: boolean;
  /** Asks the owner; null without a terminal. */
  ask(secret: Secret): Promise<string | null>;
  /** Secrets that the owner gave, by name. */
  given: Record<string, string>;
  /** Hosts that answered for this deployment before; undefined where nothing was asked. */
  ours?: string[];
};
/** Answers what it did. */
type Step = (deployment: Deployment) => string | Promise<string>;

const fileOf = ({ environment }: Target, ...path: string[]) => join(folderOf(environment), ...path);

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

async function command(file: string, args: string[], settings: Record<string, string> = {}): Promise<string> {
  const { status, stderr } = await run(file, args, { env: { ...process.env, ...settings } });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stripVTControlCharacters(stderr)}`);
  return `ran: ${args.join(' ')}`;
}

/** Writes the Worker's configuration. @returns the options that name it */
export async function configured(target: Target): Promise<string[]> {
  const { cloudflare } = await logIn();
  const database = await databaseOf(cloudflare, target.database);
  const worker = workerConfiguration(target, database?.uuid);
  return ['--config', write(fileOf(target, 'wrangler.json'), JSON.stringify(worker, null, 2))];
}

const jurisdictionOf = ({ regions }: Target, otherwise: string[] = []) =>
  regions.jurisdiction ? ['--jurisdiction', regions.jurisdiction] : otherwise;
const placeOf = (target: Target) => jurisdictionOf(target, ['--location', target.regions.database]);

type Rule = { kind: 'lifecycle' | 'lock'; bucket: string; rule: [name: string, ...options: string[]] };

/**
 * Rules of the buckets. Cached speech matters while a user may want other music; pictures are drawn again when they are
 * asked for. Backups can neither be deleted nor
 * overwritten for a month, whatever is wrong with the Worker; a tombstone's last copy is made a day after it.
 */
function rulesOf({ bucket, backups }: Target): Rule[] {
  const rules: Rule[] = [
    { kind: 'lifecycle', bucket, rule: ['spoken', 'speech/', '--expire-days', '30'] },
    { kind: 'lifecycle', bucket, rule: ['drawn', 'pictures/', '--expire-days', '90'] },
  ];
  if (backups === null) return rules;
  return [
    ...rules,
    { kind: 'lifecycle', bucket: backups, rule: ['expired-backups', '', '--expire-days', '34'] },
    { kind: 'lock', bucket: backups, rule: ['locked-backups', '', '--retention-days', '30'] },
  ];
}

async function makeUnless(isThere: boolean, args: string[]): Promise<string> {
  if (!isThere) await wrangler(args);
  return `${isThere ? 'is there' : 'made'}: ${args.join(' ')}`;
}

/** Moves the maps of the built scripts out of what is served. @returns how many there were */
export function keepMaps(dist: string, folder: string): number {
  const maps = globSync('**/*.map', { cwd: dist });
  for (const map of maps) write(join(folder, map), readFileSync(join(dist, map), 'utf8'));
  for (const map of maps) rmSync(join(dist, map));
  return maps.length;
}

/**
 * Uploads a Worker without code, which answers 503, with the limit that the Free plan refuses (100328): the only answer
 * about the plan that every login gets. Without secrets, hosts or bindings; the step `worker` replaces it.
 */
async function tryPlan(target: Target): Promise<void> {
  const { name, compatibility_date, limits, workers_dev, preview_urls } = workerConfiguration(target);
  const main = write(
    fileOf(target, 'plan', 'main.js'),
    'export default { fetch: () => new Response(null, { status: 503 }) };\n',
  );
  const tried = { name, main: resolve(main), compatibility_date, limits, workers_dev, preview_urls };
  const config = write(fileOf(target, 'plan', 'wrangler.json'), JSON.stringify(tried));
  try {
    await wrangler(['deploy', '--config', config]);
  } catch (error) {
    throw (error as Error).message.includes('code: 100328') ? new Error(FREE_PLAN) : error;
  }
}

/**
 * Looks for what nothing can be sent without, and gets the secrets that only the owner has: from the environment
 * variables of their names, or by asking.
 */
async function askAccount(deployment: Deployment): Promise<string> {
  const { target, takesOver, steps, given } = deployment;
  const { cloudflare, as } = await logIn();
  const { wrong, plan, isDeployed, ours, takenOver, missing } = await askBefore(
    cloudflare,
    target,
    await askDeployed(cloudflare, target),
    takesOver,
  );
  deployment.ours = ours;
  const isUploaded = steps.includes('worker');
  for (const secret of missing.filter(({ isMade }) => isUploaded && !isMade)) {
    const { name, what } = secret;
    const value = process.env[name] || (wrong.length === 0 ? await deployment.ask(secret) : null);
    if (value) given[name] = value;
    else wrong.push(`${name} is missing (${what}): set it as an environment variable.`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  if (plan === 'unknown' && !isDeployed && isUploaded) await tryPlan(target);
  return [`logged in as ${as}: ${cloudflare.account.name}`, ...takenOver].join('\n              ');
}

/** Steps that send nothing. */
const WITHOUT_LOGIN = ['build', 'questions'];

/** The chosen steps in order; all without a choice. What sends something is asked for first. */
export function chosenSteps(chosen: string[]): string[] {
  const isAsked = chosen.some((name) => !WITHOUT_LOGIN.includes(name));
  return Object.keys(STEPS).filter(
    (name) => chosen.length === 0 || chosen.includes(name) || (name === 'account' && isAsked),
  );
}

/** The steps in order. Each looks first for what is there, so that a run may be repeated, also after a failure. */
export const STEPS: Record<string, Step> = {
  account: askAccount,
  async database({ target }) {
    const { cloudflare } = await logIn();
    const isThere = (await databaseOf(cloudflare, target.database)) !== null;
    const said = await makeUnless(isThere, ['d1', 'create', target.database, ...placeOf(target)]);
    // `npm run restore` fills it before the Worker is deployed.
    await configured(target);
    return said;
  },
  async files({ target }) {
    const { cloudflare } = await logIn();
    const said: string[] = [];
    for (const [, bucket] of bucketsOf(target)) {
      const isThere = await hasBucket(cloudflare, target, bucket);
      said.push(await makeUnless(isThere, ['r2', 'bucket', 'create', bucket, ...placeOf(target)]));
    }
    return said.join(', ');
  },
  async project({ target: { pages } }) {
    const { cloudflare } = await logIn();
    const isThere = (await pagesProjects(cloudflare)).some(({ name }) => name === pages);
    return makeUnless(isThere, ['pages', 'project', 'create', pages, '--production-branch', 'main']);
  },
  async migrations({ target }) {
    const { cloudflare } = await logIn();
    const config = await configured(target);
    const database = await databaseOf(cloudflare, target.database);
    const path = `/d1/database/${database?.uuid}/time_travel/bookmark`;
    const { bookmark } = await cloudflare.get<{ bookmark: string }>(path);
    await wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...config]);
    return `applied; back again: npx wrangler d1 time-travel restore DB --bookmark ${bookmark} ${config.join(' ')}`;
  },
  // Before the Worker, whose cache begins empty at each deployment.
  async seed({ target }) {
    await configured(target);
    return command(process.execPath, ['tools/seed/main.ts', '--remote', '--environment', target.environment]);
  },
  async worker({ target, release, given }) {
    const { cloudflare } = await logIn();
    const config = await configured(target);
    const known = await secretNames(cloudflare, target.worker);
    const missing = secretsOf(target).filter(({ name }) => !known?.includes(name));
    // The platform never gives a secret back. Those that are made are kept before they are sent, and sent again to a
    // Worker that lost them: another DIGEST_SECRET would not know the digests that are stored.
    const kept = fileOf(target, 'made-secrets.json');
    const made: Record<string, string> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
    const values: Record<string, string> = {};
    for (const secret of missing) {
      if (secret.isMade) made[secret.name] ??= randomBytes(32).toString('base64url');
      values[secret.name] = made[secret.name] ?? given[secret.name]!;
    }
    write(kept, JSON.stringify(made, null, 2));
    // By a pipe: an interruption would leave a file behind.
    const secrets = { input: JSON.stringify(values) };
    await wrangler(['deploy', ...config, '--tag', release, '--secrets-file', '/dev/stdin'], secrets);
    const put = Object.keys(values).join(', ');
    return `deployed release ${release}${put && ` with ${put}; put ${kept} into your password manager`}`;
  },
  async build({ target, release }) {
    const [folder, maps] = [fileOf(target, 'pages'), fileOf(target, 'maps', release)];
    write(join(folder, 'wrangler.json'), JSON.stringify(pagesConfiguration(target)));
    const source = JSON.stringify(resolve('web/functions/[[path]].ts'));
    write(join(folder, 'functions/[[path]].ts'), `export { onRequest } from ${source};\n`);
    const output = ['--outDir', relative('web', join(folder, 'dist')), '--emptyOutDir'];
    const build = ['build', '--config', 'web/vite.config.ts', ...output];
    await command('node_modules/.bin/vite', build, buildSettings(target, release));
    return `built for ${target.app}; ${keepMaps(join(folder, 'dist'), maps)} maps in ${maps}`;
  },
  async pages({ target, release }) {
    // `main` is the production branch, whatever is checked out.
    const what = ['--project-name', target.pages, '--branch', 'main', '--commit-dirty=true'];
    await wrangler(['pages', 'deploy', ...what, '--commit-message', release], {
      cwd: fileOf(target, 'pages'),
    });
    return 'deployed';
  },
  async lifecycle({ target }) {
    const { cloudflare } = await logIn();
    const said: string[] = [];
    for (const { kind, bucket, rule } of rulesOf(target)) {
      const names = await ruleNames(cloudflare, target, bucket, kind);
      const isThere = names.includes(rule[0]);
      const add = ['r2', 'bucket', kind, 'add', bucket, ...rule, '--force', ...jurisdictionOf(target)];
      said.push(await makeUnless(isThere, add));
    }
    return said.join(', ');
  },
  questions: (deployment) => questions(deployment),
};
