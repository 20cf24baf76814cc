import { existsSync, readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CloudflareApi } from '../../testkit/cloudflare-api.ts';
import { type Answer, Deployed } from '../../testkit/deployed.ts';
import { OWNER_CONTENT, OWNER_SECRET, OwnerMachine } from '../../testkit/owner-machine.ts';
import { targetOf } from './configuration.ts';
import type { Owner } from './owner.ts';
import { questions } from './questions.ts';
import { releaseOf } from './release.ts';
import { STEPS } from './steps.ts';

/**
 * A whole deployment with the real wrangler, its repetition, and the product that it uploaded, in workerd. Each test
 * needs the one before. Seeding fills a local folder, since remote bindings have no stand-in.
 */

const LIMIT_MS = 420_000;

let machine: OwnerMachine;
let api: CloudflareApi;
let deployed: Deployed;
let reached: Record<string, string>;
const deploy: OwnerMachine['deploy'] = (...args) => machine.deploy(...args);

beforeAll(async () => {
  machine = await OwnerMachine.start();
  ({ api } = machine);
  deployed = new Deployed({
    api,
    worker: 'cuentame-api',
    folder: machine.composedFile(),
    state: machine.state,
  });
  reached = {
    'app.cuentos.test': await deployed.front('app'),
    'api.cuentos.test': await deployed.front('api'),
  };
});
afterAll(async () => {
  await deployed.stop();
  await machine.stop();
});

type Metadata = { bindings: Record<string, unknown>[] };
const metadataOf = (name: string) => api.workers.get(name)!.metadata as unknown as Metadata;
const bound = (name: string, type: string) => metadataOf(name).bindings.filter((one) => one.type === type);

const { name: release } = releaseOf();

/** Faults of the deployed product, and what the deployment says about each. */
const FAULTS: [path: string, sentence: string, change: (answer: Answer) => void][] = [
  ['/health', 'not so that the app hands requests on to the API', (answer) => (answer.status = 503)],
  [
    '/health',
    `https://app.cuentos.test/health answered 200: not so that the API is release ${release}.`,
    (answer) => (answer.body = answer.body.replace(release, '0'.repeat(12))),
  ],
  [
    '/',
    'not so that the home page is a page with its policy',
    ({ headers }) => headers.delete('content-security-policy'),
  ],
  [
    '/',
    'not so that the home page is a page of one type',
    ({ headers }) => headers.delete('x-content-type-options'),
  ],
  ['/api/stories', 'not so that a private route wants a session', (answer) => (answer.status = 200)],
  ['/api/examples', 'not so that there are examples', (answer) => (answer.body = '[]')],
  [
    '/api/auth/login',
    'not so that clients of the earlier app may ask',
    ({ headers }) => headers.delete('access-control-allow-origin'),
  ],
];

test(
  'the first run makes everything',
  async () => {
    // Nothing answers at the app's host before its owner makes it a domain of the Pages project.
    machine.reached = { ...reached, 'app.cuentos.test': 'http://127.0.0.1:1' };
    machine.logIn();
    const first = await deploy([]);
    expect(first, first.said).toMatchObject({ code: 0 });
    expect(first.said).toContain(
      'questions   app.cuentos.test is no domain of the Pages project cuentame-app yet: https://dash.cloudflare.com/?to=/:account/pages/view/cuentame-app/domains',
    );
    expect(first.said).toContain('Left for you:\n  domain: app.cuentos.test');
    expect(await deploy(['questions'])).toMatchObject({ code: 1 });
    api.projects.get('cuentame-app')!.domains.push('app.cuentos.test');
    machine.reached = reached;
    const asked = await deploy(['questions']);
    expect(asked).toMatchObject({ code: 0, said: expect.stringContaining('health, release, page') });
    await deployed.rest();
    const made = machine.account();
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
    const kept = machine.composedFile('made-secrets.json');
    const { OPENAI_API_KEY: _, ...madeSecrets } = secrets!;
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject(madeSecrets);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    // No secret is printed, and no other is left behind.
    for (const value of Object.values(secrets!)) expect(first.said).not.toContain(value);
    expect(existsSync(machine.composedFile('secrets.json'))).toBe(false);

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
  },
  LIMIT_MS,
);

test(
  'the second run changes nothing but the version',
  async () => {
    const made = machine.account();
    api.calls.length = 0;
    const second = await deploy(
      Object.keys(STEPS).filter((step) => !['seed', 'build', 'questions'].includes(step)),
      {},
    );
    expect(second, second.said).toMatchObject({ code: 0 });
    expect(machine.account()).toEqual(made);
    const writes = api.writes().filter((call) => !/\/(query|graphql)$/.test(call));
    expect(
      writes.filter(
        (call) => !/scripts\/cuentame-api|pages\/(assets|projects\/cuentame-app\/deployments)/.test(call),
      ),
    ).toEqual([]);
  },
  LIMIT_MS,
);

test.each(FAULTS)('an answer of %s that is wrong is found: %s', async (path, sentence, change) => {
  vi.stubEnv('DEPLOY_REACHED', JSON.stringify(reached));
  const asking = { target: targetOf(OWNER_CONTENT as Owner, 'production'), release };
  await questions(asking, async () => true);
  deployed.alter = (url, answer) => url === path && change(answer);
  await expect(questions(asking, async () => true)).rejects.toThrow(sentence);
  deployed.alter = null;
});

test(
  'the check says a line for each part',
  async () => {
    // Mail's DNS and the provider are not reached from here.
    const checked = await deploy(['check']);
    expect(checked.code).toBe(1);
    for (const part of ['owner', 'login', 'account', 'product', 'webhook'])
      expect(checked.said).toMatch(new RegExp(`✓ ${part} `));
    expect(checked.said).toContain('✗ backups    No save of everything was ever made');
    expect(checked.said).toMatch(/✗ mail {7}.*cf-bounce\.cuentos\.test/);
    expect(checked.said).not.toContain(OWNER_SECRET);
  },
  LIMIT_MS,
);
