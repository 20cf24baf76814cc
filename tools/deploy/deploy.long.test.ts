import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createStripeEmulator } from '../../emulators/stripe/app.ts';
import type { CloudflareApi } from '../../testkit/cloudflare-api.ts';
import { Deployed } from '../../testkit/deployed.ts';
import { OWNER_CONTENT, OwnerMachine } from '../../testkit/owner-machine.ts';
import { EXAMPLE_FILE } from './owner.ts';
import { STEPS } from './steps.ts';

/**
 * The command with the real wrangler, against a stand-in of Cloudflare's REST API: parts of a deployment, each on a fresh
 * machine.
 */

const LIMIT_MS = 180_000;
const { caps } = OWNER_CONTENT.staging;

let machine: OwnerMachine;
let api: CloudflareApi;
let deployed: Deployed;
const deploy: OwnerMachine['deploy'] = (...args) => machine.deploy(...args);

beforeEach(async () => {
  machine = await OwnerMachine.start();
  api = machine.api;
  const { state } = machine;
  deployed = new Deployed({ api, worker: 'cuentame-api', folder: machine.composedFile(), state });
  machine.reached = {
    'app.cuentos.test': await deployed.front('app'),
    'api.cuentos.test': await deployed.front('api'),
  };
});
afterEach(async () => {
  await deployed.stop();
  await machine.stop();
});

/** Without those that take longest, where the test is about another step. */
const stepsWithout = (...names: string[]) =>
  Object.keys(STEPS).filter((name) => !['seed', 'questions', ...names].includes(name));
/** Deploys the Worker, with what it needs. */
async function deployWorker(...options: string[]): Promise<void> {
  for (const what of ['database', 'files'] as const) await machine.make(what);
  const { code, said } = await deploy(['worker', ...options]);
  expect(code, said).toBe(0);
}

type Metadata = { bindings: Record<string, unknown>[] };
const metadataOf = (name: string) => api.workers.get(name)!.metadata as unknown as Metadata;
const bound = (name: string, type: string) => metadataOf(name).bindings.filter((one) => one.type === type);

test(
  'secrets that were made are never made again, whatever Cloudflare answers about them',
  async () => {
    await deployWorker();
    const [made] = machine.account().secrets;
    api.failing = /^GET \/workers\/scripts\/cuentame-api\/secrets$/;
    const failed = await deploy(['worker']);
    expect(failed).toMatchObject({
      code: 1,
      said: expect.stringContaining('account: Cloudflare answered GET'),
    });
    expect(machine.account().secrets).toEqual([made]);
    api.failing = null;
    api.workers.clear();
    expect(await deploy(['worker'])).toMatchObject({ code: 0 });
    expect(machine.account().secrets).toEqual([made]);
  },
  LIMIT_MS,
);

test(
  'staging stands beside production and shares no resource, id or limit with it',
  async () => {
    await machine.make('project');
    await deployWorker();
    const staging = await deploy([...stepsWithout('build', 'pages'), '--environment', 'staging']);
    expect(staging, staging.said).toMatchObject({ code: 0 });
    expect([...api.databases.values()].map(({ name }) => name)).toEqual(['cuentame', 'cuentame-staging']);
    expect([...api.buckets.keys()]).toEqual(['cuentame-files', 'cuentame-backups', 'cuentame-files-staging']);
    expect([...api.projects.keys()]).toEqual(['cuentame-app', 'cuentame-app-staging']);
    const ids = (name: string) =>
      ['d1', 'r2_bucket', 'ratelimit'].flatMap((type) =>
        bound(name, type).map((one) => one.id ?? one.bucket_name ?? one.namespace_id),
      );
    const [first, second] = [ids('cuentame-api'), ids('cuentame-api-staging')];
    // Staging has no backups.
    expect(first.length).toBe(second.length + 1);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
    const [one, other] = machine.account().secrets;
    expect(one!.TOKEN_SECRET).not.toBe(other!.TOKEN_SECRET);
  },
  LIMIT_MS,
);

test(
  'what can never change is compared with what is deployed, before any step sends something',
  async () => {
    const other = machine.file('other.json', { regions: { jurisdiction: null, database: 'weur' } });
    await machine.make('database');
    const early = await deploy(['files', ...other]);
    expect(early).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was sent.') });
    expect(early.said).toContain('but the database cuentame was made with "eu": it can never change.');
    await machine.make('files');
    expect(await deploy(['worker'])).toMatchObject({ code: 0 });
    api.calls.length = 0;
    for (const step of ['files', 'worker']) {
      const { code, said } = await deploy([step, ...other]);
      expect(code).toBe(1);
      expect(said).toContain('the files were made with "eu", the homes were made with "eu"');
    }
    expect(api.writes()).toEqual([]);
    expect([...api.buckets.keys()]).toEqual(['cuentame-files', 'cuentame-backups']);
  },
  LIMIT_MS,
);

test(
  'another machine gets its files back by a command that sends nothing',
  async () => {
    const path = join(machine.home, 'again.json');
    const again = ['configuration', '--owner', path];
    const composed = machine.composedFile('wrangler.json');
    const none = await deploy(again);
    expect(none).toMatchObject({
      code: 1,
      said: expect.stringContaining('no Worker cuentame-api is deployed'),
    });
    await deployWorker();
    const before = readFileSync(composed, 'utf8');
    rmSync(machine.composed, { recursive: true });
    api.calls.length = 0;
    expect(await deploy(again)).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(OWNER_CONTENT);
    expect(readFileSync(composed, 'utf8')).toBe(before);

    // A file that is there stays, and what differs is named.
    writeFileSync(path, JSON.stringify({ ...OWNER_CONTENT, caps }));
    const { code, said } = await deploy(again);
    expect(code).toBe(0);
    expect(said).toContain(
      'differs from what is deployed in caps.storiesPerDay, caps.spokenCharactersPerDay',
    );
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ ...OWNER_CONTENT, caps });
    const other = machine.file('other.json', { regions: { jurisdiction: null, database: 'weur' } });
    expect(await deploy(['configuration', ...other])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was written.'),
    });
    expect(await deploy(['configuration', 'worker'])).toMatchObject({ code: 1 });
    expect(api.writes()).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'a database made in place of a lost one is the one that a restore fills',
  async () => {
    const named = () =>
      JSON.parse(readFileSync(machine.composedFile('wrangler.json'), 'utf8')).d1_databases[0].database_id;
    await machine.make('database');
    expect(await deploy(['configuration'])).toMatchObject({ code: 0 });
    const [lost] = api.databases.keys();
    expect(named()).toBe(lost);
    api.databases.clear();
    expect(await deploy(['database'])).toMatchObject({ code: 0 });
    const [made] = api.databases.keys();
    expect(made).not.toBe(lost);
    expect(named()).toBe(made);
  },
  LIMIT_MS,
);

const STRIPE_KEY = 'sk_test_of_the_owner';

test(
  'npm run stripe sets up what is sold, and repairs a webhook whose secret the Worker lost',
  async () => {
    const stripe = serve({ fetch: createStripeEmulator().fetch, port: 0, hostname: '127.0.0.1' });
    onTestFinished(() => void stripe.close());
    await once(stripe, 'listening');
    const { port } = stripe.address() as AddressInfo;
    const settings = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_API_BASE: `http://127.0.0.1:${port}` };
    const selling = machine.file('selling.json', { payments: { tax: 'none' } });
    const sell = async (...args: string[]) => {
      const run = await machine.command('tools/stripe/main.ts', [...selling, ...args], settings);
      for (const secret of [STRIPE_KEY, 'whsec_']) expect(run.said).not.toContain(secret);
      return run;
    };
    const secrets = () => Object.fromEntries(api.workers.get('cuentame-api')!.secrets);
    /** The Worker as it was uploaded is running. */
    const answers = () => fetch(`${machine.reached['api.cuentos.test']}/health`);

    expect(await sell()).toMatchObject({ code: 1, said: expect.stringContaining('npm run deploy') });
    await deployWorker(...selling);
    await answers();
    const before = secrets();
    const dry = await sell('--dry-run');
    expect(dry, dry.said).toMatchObject({ code: 0, said: expect.stringContaining('webhook  is made for') });
    expect(secrets()).toEqual(before);

    const first = await sell();
    expect(first, first.said).toMatchObject({ code: 0, said: expect.stringContaining('has the secret') });
    const made = secrets();
    expect(made).toEqual({
      ...before,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_PRICE_ID: expect.stringMatching(/^price_/),
      STRIPE_PORTAL_ID: expect.stringMatching(/^bpc_/),
      STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
    });
    expect(machine.filesWith(STRIPE_KEY)).toEqual([]);
    const second = await sell();
    expect(second, second.said).toMatchObject({ code: 0, said: expect.stringContaining('is there, and') });
    expect(secrets()).toEqual(made);

    api.workers.get('cuentame-api')!.secrets.set('STRIPE_WEBHOOK_SECRET', 'whsec_of_another');
    await deployed.rest();
    await answers();
    const repaired = await sell();
    expect(repaired, repaired.said).toMatchObject({
      code: 0,
      said: expect.stringContaining('has another secret than the Worker: is removed'),
    });
    expect(secrets().STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_(?!of_another)/);
  },
  LIMIT_MS * 2,
);

describe('nothing is sent', () => {
  test('by a dry run, which needs no login and lists every step and what is missing', async () => {
    const { code, said } = await deploy(['--dry-run', '--owner', EXAMPLE_FILE], { CLOUDFLARE_API_TOKEN: '' });
    expect(code).toBe(0);
    for (const text of ['account', 'questions', 'domain is still the example', 'OPENAI_API_KEY is asked for'])
      expect(said).toContain(text);
    expect(api.calls).toEqual([]);
  });

  test.each<[string, string[], string]>([
    ['with the values of the example', ['--owner', EXAMPLE_FILE], "domain is still the example's."],
    ['for an unknown step', ['worker', 'lunch'], 'There is no step lunch.'],
    ['for an unknown environment', ['--environment', 'moon'], '--environment is production or staging'],
  ])('%s', async (_, args, sentence) => {
    const { code, said } = await deploy(args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(api.calls).toEqual([]);
  });

  test('of a file with a mistake, and no key in it is printed', async () => {
    const speech = [{ service: 'workersai' }, { service: 'openai', key: 'sk_abcdef123456' }];
    const wrong = machine.file('wrong.json', { servers: { speech } });
    for (const args of [['--dry-run'], [], ['worker'], ['configuration']]) {
      const { code, said } = await deploy([...args, ...wrong]);
      expect(code).toBe(1);
      expect(said).toContain('servers.speech.0.service must be one of openai, workers-ai, elevenlabs.');
      expect(said).toContain('servers.speech.1.key looks like a key');
      expect(said).not.toContain('abcdef');
    }
    expect(api.writes()).toEqual([]);
  });

  test('without a login', async () => {
    const { code, said } = await deploy([], { CLOUDFLARE_API_TOKEN: '' });
    expect(code).toBe(1);
    expect(said).toContain('account: wrangler is not logged in. Run: npx wrangler login');
    const configuration = await deploy(['configuration'], { CLOUDFLARE_API_TOKEN: '' });
    expect(configuration.said.trim()).toBe('wrangler is not logged in. Run: npx wrangler login');
    expect(api.calls).toEqual([]);
  });

  test(
    'before a secret that nobody can give is there',
    async () => {
      const { code, said } = await deploy(stepsWithout('build'), {});
      expect(code).toBe(1);
      expect(said).toContain('account: OPENAI_API_KEY is missing');
      expect(said).toContain('Left for you:');
      expect(api.writes()).toEqual([]);
    },
    LIMIT_MS,
  );
});
