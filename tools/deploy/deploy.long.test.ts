import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CloudflareApi } from '../../testkit/cloudflare-api.ts';
import { EXAMPLE_FILE } from './owner.ts';

/** The command with the real wrangler, against a stand-in of Cloudflare's REST API. */

const LIMIT_MS = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'cuentame-owner-'));
const OWNER = join(folder, 'owner.json');
const caps = { storiesPerDay: 10, spokenCharactersPerDay: 10_000 };
writeFileSync(
  OWNER,
  JSON.stringify({
    ...JSON.parse(readFileSync(EXAMPLE_FILE, 'utf8')),
    domain: 'cuentos.test',
    responsible: { name: 'Rosa', taxNumber: null, address: 'Calle 2, Vigo', email: 'rosa@cuentos.test' },
    mail: { from: 'hola@cuentos.test', support: 'ayuda@cuentos.test', admin: 'rosa@cuentos.test' },
    payments: null,
    staging: { domain: 'prueba.cuentos.test', caps },
  }),
);

let api: CloudflareApi;
let base = '';

beforeEach(async () => {
  api = new CloudflareApi();
  base = await api.start();
});
afterEach(() => api.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** Remote bindings, which seeding uses, and DNS are not part of the REST API. */
const WITHOUT = ['--skip', 'seed', '--skip', 'questions'];
const SECRET = 'sk-of-the-owner';

async function deploy(args: string[], settings: Record<string, string> = { OPENAI_API_KEY: SECRET }) {
  const child = spawn('node', ['tools/deploy/main.ts', '--owner', OWNER, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH, HOME: folder },
      ...{ CLOUDFLARE_API_BASE_URL: base, CLOUDFLARE_API_TOKEN: 'token' },
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, said };
}

type Metadata = { bindings: Record<string, unknown>[]; migrations?: unknown; observability?: unknown };
const metadataOf = (name: string) => api.workers.get(name)!.metadata as unknown as Metadata;
const bound = (name: string, type: string) => metadataOf(name).bindings.filter((one) => one.type === type);

/** What there is, without the versions. */
const state = () => ({
  databases: [...api.databases.values()].map(({ name, jurisdiction, applied }) => ({
    name,
    jurisdiction,
    applied,
  })),
  buckets: [...api.buckets.keys()],
  lifecycles: [...api.lifecycles.entries()],
  secrets: [...api.workers.values()].map(({ secrets }) => Object.fromEntries(secrets)),
  projects: [...api.projects.values()].map(({ name, production_branch }) => ({ name, production_branch })),
});

test(
  'the first run makes everything, and the second changes nothing but the version',
  async () => {
    const first = await deploy(WITHOUT);
    expect(first).toMatchObject({ code: 0 });
    const made = state();
    expect(made).toMatchObject({
      databases: [{ name: 'cuentame', jurisdiction: 'eu' }],
      buckets: ['cuentame-files'],
      projects: [{ name: 'cuentame-app', production_branch: 'main' }],
    });
    expect(made.databases[0]!.applied.length).toBeGreaterThan(0);
    expect(made.lifecycles[0]![1]).toMatchObject({
      rules: [{ id: 'spoken', conditions: { prefix: 'speech/' } }],
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
    const kept = '.deploy/production/made-secrets.json';
    const { OPENAI_API_KEY: _, ...madeSecrets } = secrets!;
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject(madeSecrets);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    // No secret is printed, and no other is left behind.
    for (const value of Object.values(secrets!)) expect(first.said).not.toContain(value);
    expect(existsSync('.deploy/production/secrets.json')).toBe(false);

    const [database] = bound('cuentame-api', 'd1');
    expect(database).toMatchObject({ name: 'DB', id: [...api.databases.keys()][0] });
    expect(bound('cuentame-api', 'r2_bucket')).toMatchObject([
      { bucket_name: 'cuentame-files', jurisdiction: 'eu' },
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
    const second = await deploy(WITHOUT, {});
    expect(second).toMatchObject({ code: 0 });
    expect(state()).toEqual(made);
    const writes = api.writes().filter((call) => !/\/(query|graphql)$/.test(call));
    expect(
      writes.filter(
        (call) => !/scripts\/cuentame-api|pages\/(assets|projects\/cuentame-app\/deployments)/.test(call),
      ),
    ).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'staging stands beside production and shares no resource, id or limit with it',
  async () => {
    await deploy(WITHOUT);
    expect(await deploy([...WITHOUT, '--environment', 'staging'])).toMatchObject({ code: 0 });
    expect([...api.databases.values()].map(({ name }) => name)).toEqual(['cuentame', 'cuentame-staging']);
    expect([...api.buckets.keys()]).toEqual(['cuentame-files', 'cuentame-files-staging']);
    expect([...api.projects.keys()]).toEqual(['cuentame-app', 'cuentame-app-staging']);
    const ids = (name: string) =>
      ['d1', 'r2_bucket', 'ratelimit'].flatMap((type) =>
        bound(name, type).map((one) => one.id ?? one.bucket_name ?? one.namespace_id),
      );
    const [first, second] = [ids('cuentame-api'), ids('cuentame-api-staging')];
    expect(first.length).toBe(second.length);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
    const [one, other] = state().secrets;
    expect(one!.TOKEN_SECRET).not.toBe(other!.TOKEN_SECRET);
  },
  LIMIT_MS,
);

describe('a failure at a step', () => {
  // Building takes longest, and asks nobody.
  test.each<[string, RegExp]>([
    ['account', /^GET \/user$/],
    ['database', /^POST \/d1\/database$/],
    ['files', /^POST \/r2\/buckets$/],
    ['project', /^POST \/pages\/projects$/],
    ['migrations', /^POST \/d1\/database\/[^/]+\/query$/],
    ['worker', /^PUT \/workers\/scripts\/cuentame-api$/],
    ['pages', /^POST \/pages\/projects\/cuentame-app\/deployments$/],
    ['lifecycle', /^PUT \/r2\/buckets\/cuentame-files\/lifecycle$/],
  ])(
    '%s ends the run by its name, and the next run goes on',
    async (step, failing) => {
      api.failing = failing;
      const failed = await deploy(WITHOUT);
      expect(failed.code).toBe(1);
      expect(failed.said).toContain(`${step}: `);
      expect(failed.said).toContain(`--from ${step}`);
      expect(failed.said).not.toContain(SECRET);
      expect(existsSync('.deploy/production/secrets.json')).toBe(false);
      api.failing = null;
      expect(await deploy([...WITHOUT, '--from', step])).toMatchObject({ code: 0 });
      expect(state()).toMatchObject({
        databases: [{ name: 'cuentame' }],
        buckets: ['cuentame-files'],
        projects: [{ name: 'cuentame-app' }],
      });
      expect(state().databases[0]!.applied.length).toBeGreaterThan(0);
      expect([...api.projects.values()][0]!.deployments.length).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );
});

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
    ['for an unknown step', ['--skip', 'lunch'], 'There is no step lunch.'],
    ['for an unknown environment', ['--environment', 'moon'], '--environment is production or staging'],
  ])('%s', async (_, args, sentence) => {
    const { code, said } = await deploy(args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(api.calls).toEqual([]);
  });

  test(
    'before a secret that nobody can give is there',
    async () => {
      const { code, said } = await deploy([...WITHOUT, '--skip', 'build'], {});
      expect(code).toBe(1);
      expect(said).toContain('worker: OPENAI_API_KEY is missing');
      expect(api.workers.size).toBe(0);
    },
    LIMIT_MS,
  );
});
