import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createStripeEmulator } from '../../emulators/stripe/app.ts';
import { CloudflareApi } from '../../testkit/cloudflare-api.ts';
import { type Answer, Deployed } from '../../testkit/deployed.ts';
import { EXAMPLE_FILE } from './owner.ts';
import { releaseOf } from './release.ts';
import { SIGNALS } from './run.ts';
import { STEPS } from './steps.ts';

/**
 * The command with the real wrangler, against a stand-in of Cloudflare's REST API. Seeding fills a local folder, since
 * remote bindings have no stand-in; the questions go to what was uploaded, in workerd.
 */

const LIMIT_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'cuentame-owner-'));
const OWNER = join(folder, 'owner.json');
const STATE = join(folder, 'state');
/** In the repository, since the built pages are rendered with its packages. */
mkdirSync('.deploy', { recursive: true });
const COMPOSED = mkdtempSync(join('.deploy', 'test-'));
const KEPT = join(COMPOSED, 'production', 'made-secrets.json');
const caps = { storiesPerDay: 10, spokenCharactersPerDay: 10_000 };
const CONTENT = {
  ...JSON.parse(readFileSync(EXAMPLE_FILE, 'utf8')),
  domain: 'cuentos.test',
  responsible: {
    name: 'Rosa',
    taxNumber: null,
    address: 'Calle 2, Vigo',
    email: 'rosa@cuentos.test',
    phone: '+34 986 000 000',
  },
  mail: { from: 'hola@cuentos.test', support: 'ayuda@cuentos.test', admin: 'rosa@cuentos.test' },
  payments: null,
  staging: { domain: 'prueba.cuentos.test', caps },
};
writeFileSync(OWNER, JSON.stringify(CONTENT));

let api: CloudflareApi;
let base = '';
let deployed: Deployed;
let reached: Record<string, string> = {};

beforeEach(async () => {
  api = new CloudflareApi();
  base = await api.start();
  rmSync(COMPOSED, { recursive: true, force: true });
  const composed = join(COMPOSED, 'production');
  deployed = new Deployed({ api, worker: 'cuentame-api', folder: composed, state: STATE });
  reached = {
    'app.cuentos.test': await deployed.front('app'),
    'api.cuentos.test': await deployed.front('api'),
  };
});
afterEach(async () => {
  await deployed.stop();
  await api.stop();
});
afterAll(() => {
  for (const path of [folder, COMPOSED]) rmSync(path, { recursive: true, force: true });
});

/** Without those that take longest, where the test is about another step. */
const stepsWithout = (...names: string[]) =>
  Object.keys(STEPS).filter((name) => !['seed', 'questions', ...names].includes(name));
const SECRET = 'sk-of-the-owner';

/** The running command. */
let child: ChildProcess;

const deploy = (args: string[], settings: Record<string, string> = { OPENAI_API_KEY: SECRET }) =>
  command('tools/deploy/main.ts', args, settings);

async function command(script: string, args: string[], settings: Record<string, string>) {
  child = spawn('node', [script, '--owner', OWNER, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      CLOUDFLARE_API_BASE_URL: base,
      CLOUDFLARE_API_TOKEN: 'token',
      DEPLOY_FOLDER: COMPOSED,
      DEPLOY_STATE: STATE,
      DEPLOY_REACHED: JSON.stringify(reached),
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (data) => (said += data));
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, said };
}

type Metadata = { bindings: Record<string, unknown>[] };
const metadataOf = (name: string) => api.workers.get(name)!.metadata as unknown as Metadata;
const bound = (name: string, type: string) => metadataOf(name).bindings.filter((one) => one.type === type);

const { name: release } = releaseOf();

/** Faults of the deployed product, and what the deployment says about each. */
const FAULTS: [path: string, change: (answer: Answer) => void, sentence: string][] = [
  ['/health', (answer) => (answer.status = 503), 'not so that the app hands requests on to the API'],
  [
    '/health',
    (answer) => (answer.body = answer.body.replace(release, '0'.repeat(12))),
    `https://app.cuentos.test/health answered 200: not so that the API is release ${release}.`,
  ],
  ['/', ({ headers }) => headers.delete('content-security-policy'), 'not so that the home page is a page'],
  ['/', ({ headers }) => headers.delete('x-content-type-options'), 'not so that the home page is a page'],
  ['/api/stories', (answer) => (answer.status = 200), 'not so that a private route wants a session'],
  ['/api/examples', (answer) => (answer.body = '[]'), 'not so that there are examples'],
  [
    '/api/auth/login',
    ({ headers }) => headers.delete('access-control-allow-origin'),
    'not so that first-version clients may ask',
  ],
];

/** What there is, without the versions. */
const state = () => ({
  databases: [...api.databases.values()].map(({ name, jurisdiction, applied }) => ({
    name,
    jurisdiction,
    applied,
  })),
  buckets: [...api.buckets.keys()],
  lifecycles: [...api.lifecycles.entries()],
  locks: [...api.locks.entries()],
  secrets: [...api.workers.values()].map(({ secrets }) => Object.fromEntries(secrets)),
  projects: [...api.projects.values()].map(({ name, production_branch }) => ({ name, production_branch })),
});

test(
  'the first run makes everything, and the second changes nothing but the version',
  async () => {
    // Nothing answers at the app's host before its owner makes it a domain of the Pages project.
    const { 'app.cuentos.test': app, ...others } = reached;
    reached = { 'app.cuentos.test': 'http://127.0.0.1:1', ...others };
    const first = await deploy([]);
    expect(first, first.said).toMatchObject({ code: 0 });
    expect(first.said).toContain(
      'questions   app.cuentos.test is no domain of the Pages project cuentame-app yet: https://dash.cloudflare.com/?to=/:account/pages/view/cuentame-app/domains',
    );
    expect(first.said).toContain('Left for you:\n  domain: app.cuentos.test');
    expect(await deploy(['questions'])).toMatchObject({ code: 1 });
    api.projects.get('cuentame-app')!.domains.push('app.cuentos.test');
    reached = { 'app.cuentos.test': app!, ...others };
    const asked = await deploy(['questions']);
    expect(asked).toMatchObject({ code: 0, said: expect.stringContaining('health, release, page') });
    await deployed.rest();
    const made = state();
    expect(made).toMatchObject({
      databases: [{ name: 'cuentame', jurisdiction: 'eu' }],
      buckets: ['cuentame-files', 'cuentame-backups'],
      projects: [{ name: 'cuentame-app', production_branch: 'main' }],
      locks: [
        [
          'cuentame-backups',
          { rules: [{ enabled: true, condition: { type: 'Age', maxAgeSeconds: 30 * 24 * 3600 } }] },
        ],
      ],
    });
    expect(made.databases[0]!.applied.length).toBeGreaterThan(0);
    expect(made.lifecycles[0]![1]).toMatchObject({
      rules: [
        { id: 'spoken', conditions: { prefix: 'speech/' } },
        { id: 'drawn', conditions: { prefix: 'pictures/' } },
      ],
    });
    const [secrets] = made.secrets;
    expect(Object.keys(secrets!).toSorted()).toEqual([
      'DIGEST_SECRET',
      'FILE_SECRET',
      'OPENAI_API_KEY',
      'TOKEN_SECRET',
    ]);
    expect(secrets!.TOKEN_SECRET!.length).toBeGreaterThan(40);
    expect(secrets!.TOKEN_SECRET).not.toBe(secrets!.FILE_SECRET);
    // Those that were made are kept for their owner alone.
    const { OPENAI_API_KEY: _, ...madeSecrets } = secrets!;
    expect(JSON.parse(readFileSync(KEPT, 'utf8'))).toMatchObject(madeSecrets);
    expect(statSync(KEPT).mode & 0o777).toBe(0o600);
    // No secret is printed, and no other is left behind.
    for (const value of Object.values(secrets!)) expect(first.said).not.toContain(value);
    expect(existsSync(join(COMPOSED, 'production', 'secrets.json'))).toBe(false);

    const [database] = bound('cuentame-api', 'd1');
    expect(database).toMatchObject({ name: 'DB', id: [...api.databases.keys()][0] });
    expect(bound('cuentame-api', 'r2_bucket')).toMatchObject([
      { name: 'FILES', bucket_name: 'cuentame-files', jurisdiction: 'eu' },
      { name: 'BACKUPS', bucket_name: 'cuentame-backups', jurisdiction: 'eu' },
    ]);
    expect(bound('cuentame-api', 'plain_text')).toContainEqual(
      expect.objectContaining({ name: 'APP_ORIGINS', text: 'https://app.cuentos.test' }),
    );
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        path: '/workers/scripts/cuentame-api/subdomain',
        body: { enabled: false, previews_enabled: false },
      }),
    );
    expect(
      api.calls.some(
        ({ path, body }) =>
          path.endsWith('/domains/records') && JSON.stringify(body).includes('api.cuentos.test'),
      ),
    ).toBe(true);
    const [upload] = [...api.projects.values()][0]!.deployments.map((text) => JSON.parse(text));
    expect(upload.branch).toBe('main');
    expect(Object.keys(upload.manifest)).toContain('/index.html');

    api.calls.length = 0;
    const second = await deploy([], {});
    expect(second, second.said).toMatchObject({ code: 0 });
    expect(state()).toEqual(made);
    const writes = api.writes().filter((call) => !/\/(query|graphql)$/.test(call));
    expect(
      writes.filter(
        (call) => !/scripts\/cuentame-api|pages\/(assets|projects\/cuentame-app\/deployments)/.test(call),
      ),
    ).toEqual([]);

    // The running product, with one fault after the other.
    for (const [path, change, sentence] of FAULTS) {
      deployed.alter = (url, answer) => url === path && change(answer);
      const { code, said } = await deploy(['questions']);
      expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
      expect(said).toContain('Go on with: npm run deploy -- --environment production questions');
    }
    deployed.alter = null;
    expect(await deploy(['questions'])).toMatchObject({ code: 0 });

    // The check says a line for each part; mail's DNS and the provider are not reached from here.
    const checked = await deploy(['check']);
    expect(checked.code).toBe(1);
    for (const part of ['owner', 'login', 'account', 'product', 'webhook'])
      expect(checked.said).toMatch(new RegExp(`✓ ${part} `));
    expect(checked.said).toContain('✗ backups    No save of everything was ever made');
    expect(checked.said).toMatch(/✗ mail {7}.*cf-bounce\.cuentos\.test/);
    expect(checked.said).not.toContain(SECRET);
  },
  LIMIT_MS,
);

test(
  'secrets that were made are never made again, whatever Cloudflare answers about them',
  async () => {
    await deploy(stepsWithout('build', 'pages'));
    const [made] = state().secrets;
    api.failing = /^GET \/workers\/scripts\/cuentame-api\/secrets$/;
    const failed = await deploy(['worker']);
    expect(failed).toMatchObject({
      code: 1,
      said: expect.stringContaining('account: Cloudflare answered GET'),
    });
    expect(state().secrets).toEqual([made]);
    api.failing = null;
    api.workers.clear();
    expect(await deploy(['worker'])).toMatchObject({ code: 0 });
    expect(state().secrets).toEqual([made]);
  },
  LIMIT_MS,
);

test(
  'staging stands beside production and shares no resource, id or limit with it',
  async () => {
    await deploy(stepsWithout());
    expect(await deploy([...stepsWithout(), '--environment', 'staging'])).toMatchObject({ code: 0 });
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
    const [one, other] = state().secrets;
    expect(one!.TOKEN_SECRET).not.toBe(other!.TOKEN_SECRET);
  },
  LIMIT_MS,
);

/** Another owner's file. @returns the option that names it */
function ownerFile(name: string, change: object): string[] {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ ...CONTENT, ...change }));
  return ['--owner', path];
}

test(
  'what can never change is compared with what is deployed, before any step sends something',
  async () => {
    const other = ownerFile('other.json', { regions: { jurisdiction: null, database: 'weur' } });
    expect(await deploy(['database'])).toMatchObject({ code: 0 });
    api.calls.length = 0;
    const early = await deploy(['files', ...other]);
    expect(early).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was sent.') });
    expect(early.said).toContain('but the database cuentame was made with "eu": it can never change.');
    await deploy(stepsWithout('build', 'pages'));
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
    const path = join(folder, 'again.json');
    const again = ['configuration', '--owner', path];
    const composed = join(COMPOSED, 'production', 'wrangler.json');
    const none = await deploy(again);
    expect(none).toMatchObject({
      code: 1,
      said: expect.stringContaining('no Worker cuentame-api is deployed'),
    });
    await deploy(stepsWithout('build', 'pages'));
    const before = readFileSync(composed, 'utf8');
    rmSync(COMPOSED, { recursive: true });
    api.calls.length = 0;
    expect(await deploy(again)).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(CONTENT);
    expect(readFileSync(composed, 'utf8')).toBe(before);

    // A file that is there stays, and what differs is named.
    writeFileSync(path, JSON.stringify({ ...CONTENT, caps }));
    const { code, said } = await deploy(again);
    expect(code).toBe(0);
    expect(said).toContain(
      'differs from what is deployed in caps.storiesPerDay, caps.spokenCharactersPerDay',
    );
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ ...CONTENT, caps });
    const other = ownerFile('other.json', { regions: { jurisdiction: null, database: 'weur' } });
    expect(await deploy(['configuration', ...other])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was written.'),
    });
    expect(await deploy(['configuration', 'worker'])).toMatchObject({ code: 1 });
    expect(api.writes()).toEqual([]);
  },
  LIMIT_MS,
);

/** A request that each step makes. Building takes longest, and asks nobody. */
const REQUESTS: [step: string, request: RegExp][] = [
  ['account', /^GET \/user$/],
  ['database', /^POST \/d1\/database$/],
  ['files', /^POST \/r2\/buckets$/],
  ['project', /^POST \/pages\/projects$/],
  ['migrations', /^POST \/d1\/database\/[^/]+\/query$/],
  ['worker', /^PUT \/workers\/scripts\/cuentame-api$/],
  ['pages', /^POST \/pages\/projects\/cuentame-app\/deployments$/],
  ['lifecycle', /^PUT \/r2\/buckets\/cuentame-files\/lifecycle$/],
];

/** The built app, which is the same in each test that needs only some files to send. */
async function built(): Promise<void> {
  const [pages, kept] = [join(COMPOSED, 'production', 'pages'), join(folder, 'pages')];
  if (!existsSync(kept)) {
    expect(await deploy(['build'])).toMatchObject({ code: 0 });
    cpSync(pages, kept, { recursive: true });
  }
  cpSync(kept, pages, { recursive: true });
}

/** Files that have the owner's secret, in what was composed and in wrangler's own folders. */
function filesWithSecret(secret = SECRET): string[] {
  const folders = [
    COMPOSED,
    join(folder, '.config'),
    '.wrangler/tmp',
    join(COMPOSED, 'production/pages/.wrangler'),
  ];
  const files = globSync(folders.map((path) => `${path}/**/*`)).filter((path) => statSync(path).isFile());
  return files.filter((path) => readFileSync(path).includes(secret));
}

describe('a failure at a step', () => {
  test.each(REQUESTS)(
    '%s ends the run by its name, and the next run goes on',
    async (step, failing) => {
      api.failing = failing;
      const steps = stepsWithout();
      const failed = await deploy(steps);
      expect(failed.code).toBe(1);
      expect(failed.said).toContain(`${step}: `);
      const left = steps.slice(steps.indexOf(step));
      expect(failed.said).toContain(`--environment production ${left.join(' ')}\n`);
      expect(failed.said).not.toContain(SECRET);
      expect(failed.said).not.toContain('\u001B');
      expect(existsSync(join(COMPOSED, 'production', 'secrets.json'))).toBe(false);
      api.failing = null;
      expect(await deploy(left)).toMatchObject({ code: 0 });
      expect(state()).toMatchObject({
        databases: [{ name: 'cuentame' }],
        buckets: ['cuentame-files', 'cuentame-backups'],
        projects: [{ name: 'cuentame-app' }],
      });
      expect(state().databases[0]!.applied.length).toBeGreaterThan(0);
      expect([...api.projects.values()][0]!.deployments.length).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );
});

describe('an interruption', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)(
    'by %s at each step leaves no secret, says how to go on, and the next run goes on',
    async (signal, code) => {
      for (const [index, [step, request]] of REQUESTS.entries()) {
        const steps = stepsWithout('build', ...REQUESTS.slice(0, index).map(([name]) => name));
        if (step === 'pages') await built();
        api.seen = async (call) => {
          if (!request.test(call)) return;
          api.seen = null;
          const ended = once(child, 'exit');
          child.kill(signal);
          await ended;
        };
        const run = await deploy(steps);
        expect(run, run.said).toMatchObject({ code });
        expect(run.said).toContain(`${step}: ended by ${signal}`);
        expect(run.said).toContain('Left for you:\n  domain: app.cuentos.test');
        expect(run.said).toContain(`--environment production ${step} `.trimEnd());
        expect(filesWithSecret()).toEqual([]);
      }
      const last = await deploy(stepsWithout('build'));
      expect(last, last.said).toMatchObject({ code: 0 });
      expect(state()).toMatchObject({
        databases: [{ name: 'cuentame' }],
        buckets: ['cuentame-files', 'cuentame-backups'],
        secrets: [{ OPENAI_API_KEY: SECRET }],
        projects: [{ name: 'cuentame-app' }],
      });
      const [secrets] = state().secrets;
      expect(secrets).toMatchObject(JSON.parse(readFileSync(KEPT, 'utf8')));
    },
    LIMIT_MS * 3,
  );

  test.each([
    ['seed', () => join(STATE, 'v3')],
    ['build', () => join(COMPOSED, 'production', 'pages', 'wrangler.json')],
  ] as const)(
    'of the step %s, which asks nobody, leaves nothing running',
    async (step, begun) => {
      await deploy(['database', 'files']);
      for (const signal of SIGNALS) {
        rmSync(begun(), { recursive: true, force: true });
        const run = deploy([step]);
        await expect.poll(() => existsSync(begun()), { timeout: LIMIT_MS }).toBe(true);
        child.kill(signal);
        expect((await run).said).toContain(`${step}: ended by ${signal}`);
      }
    },
    LIMIT_MS,
  );

  test(
    'by SIGKILL while secrets are sent leaves none on the disk',
    async () => {
      await deploy(['database', 'files']);
      api.seen = (call) => void (/^PUT .*cuentame-api$/.test(call) && child.kill('SIGKILL'));
      expect(await deploy(['worker'])).toMatchObject({ code: null });
      expect(filesWithSecret()).toEqual([]);
    },
    LIMIT_MS,
  );
});

const STRIPE_KEY = 'sk_test_of_the_owner';

test(
  'npm run stripe sets up what is sold, and repairs a webhook whose secret the Worker lost',
  async () => {
    const stripe = serve({ fetch: createStripeEmulator().fetch, port: 0, hostname: '127.0.0.1' });
    onTestFinished(() => void stripe.close());
    await once(stripe, 'listening');
    const { port } = stripe.address() as AddressInfo;
    const settings = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_API_BASE: `http://127.0.0.1:${port}` };
    const selling = ownerFile('selling.json', { payments: { tax: 'none' } });
    const sell = async (...args: string[]) => {
      const run = await command('tools/stripe/main.ts', [...selling, ...args], settings);
      for (const secret of [STRIPE_KEY, 'whsec_']) expect(run.said).not.toContain(secret);
      return run;
    };
    const secrets = () => Object.fromEntries(api.workers.get('cuentame-api')!.secrets);
    /** The Worker as it was uploaded is running. */
    const answers = () => fetch(`${reached['api.cuentos.test']}/health`);

    expect(await sell()).toMatchObject({ code: 1, said: expect.stringContaining('npm run deploy') });
    expect(await deploy(['database', 'files', 'worker', ...selling])).toMatchObject({ code: 0 });
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
    expect(filesWithSecret(STRIPE_KEY)).toEqual([]);
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
    const wrong = ownerFile('wrong.json', { servers: { speech } });
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
