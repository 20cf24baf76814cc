import { afterEach, beforeEach, expect, test } from 'vitest';
import { CloudflareApi } from '../../testkit/cloudflare-api.ts';
import { planOf, routeMatches } from './account.ts';
import { askBefore } from './before.ts';
import { chosenAccount, Cloudflare } from './cloudflare.ts';
import { targetOf } from './configuration.ts';
import type { Deployed } from './deployed.ts';
import { type Environment, EXAMPLE_FILE, type Owner, readOwner } from './owner.ts';

/** The questions before a deployment, against the stand-in of Cloudflare's REST API. */

const caps = { storiesPerDay: 10, spokenCharactersPerDay: 0 };
const target = (more: Partial<Owner> = {}, environment: Environment = 'production') =>
  targetOf(
    {
      ...readOwner(EXAMPLE_FILE),
      domain: 'cuentos.test',
      staging: { domain: 'prueba.cuentos.test', caps },
      ...more,
    },
    environment,
  );

let api: CloudflareApi;
let base: string;
beforeEach(async () => {
  api = new CloudflareApi();
  base = await api.start();
});
afterEach(() => api.stop());

const open = () => new Cloudflare(api.accounts[0]!, { authorization: 'Bearer token' }, base);
const noDns = async () => {
  throw new Error('DNS was asked');
};
/** Nothing is deployed. */
const NONE: Deployed = { database: null, version: null };
const ask = (asked = target(), takesOver = false, byDns = noDns as Parameters<typeof askBefore>[4]) =>
  askBefore(open(), asked, NONE, takesOver, byDns);
const record = (name: string, type: string, content: string) => ({
  id: 'r',
  zone: api.zones[0]!.id,
  name,
  type,
  content,
});
const project = (name: string, ...domains: string[]) =>
  api.projects.set(name, { name, domains, deployments: [], files: new Set() });

test('a fresh account with plan, R2 and zone has nothing in the way', async () => {
  expect(await ask()).toMatchObject({ wrong: [], plan: 'paid', isDeployed: false, ours: [] });
  expect((await ask()).missing.map(({ name }) => name)).toContain('OPENAI_API_KEY');
  expect(api.writes()).toEqual([]);
});

test('another jurisdiction than that of the database is in the way', async () => {
  const database = { name: 'cuentame', uuid: 'd', jurisdiction: null };
  const { wrong } = await askBefore(open(), target(), { database, version: null }, true, noDns);
  expect(wrong).toEqual([
    expect.stringMatching(/^regions\.jurisdiction is "eu", but .* it can never change\.$/),
  ]);
});

test.each<[string, () => unknown, RegExp]>([
  ['R2 that is off', () => (api.isR2On = false), /^R2 is not switched on for Owner: https:/],
  ['the Free plan', () => (api.plan = 'free'), /^Workers is on the Free plan, .*: https:.*plans$/],
  ['a zone that is missing', () => (api.zones = []), /^cuentos\.test is no zone of Owner, /],
  [
    'a zone without its name servers',
    () => (api.zones[0]!.status = 'pending'),
    /^The zone cuentos\.test is pending: .* ada\.ns\.cloudflare\.test, bob\.ns\.cloudflare\.test\.$/,
  ],
  [
    'another Worker at the API host',
    () => api.domains.set('api.cuentos.test', 'first'),
    /^api\.cuentos\.test is in use: custom domain of the Worker first\. .*--take-over/,
  ],
  [
    'another Worker at the app host',
    () => api.domains.set('app.cuentos.test', 'first'),
    /^app\.cuentos\.test is in use: custom domain of the Worker first\./,
  ],
  [
    'another Pages project',
    () => project('first-app', 'app.cuentos.test'),
    /^app\.cuentos\.test is in use: custom domain of the Pages project first-app\./,
  ],
  [
    'an address',
    () => (api.records = [record('api.cuentos.test', 'A', '192.0.2.1')]),
    /^api\.cuentos\.test is in use: the DNS record A 192\.0\.2\.1\. .*--take-over/,
  ],
  [
    'an alias, which Cloudflare never replaces',
    () => (api.records = [record('api.cuentos.test', 'CNAME', 'first.example.org')]),
    /^api\.cuentos\.test is in use: the DNS record CNAME first\.example\.org, which only you can delete: /,
  ],
  [
    'a route',
    () => (api.routes = [{ id: 'x', pattern: 'api.cuentos.test/*', script: 'first' }]),
    /^api\.cuentos\.test is in use: the route api\.cuentos\.test\/\* of the Worker first, which only you/,
  ],
])('%s is said in one sentence, and nothing is sent', async (_, plant, sentence) => {
  plant();
  const { wrong } = await ask();
  expect(wrong).toEqual([expect.stringMatching(sentence)]);
  expect(api.writes()).toEqual([]);
});

test('hosts of this deployment are free, and other records beside them too', async () => {
  api.domains.set('api.cuentos.test', 'cuentame-api');
  project('cuentame-app', 'app.cuentos.test');
  api.records = [
    record('api.cuentos.test', 'AAAA', '100::'),
    record('app.cuentos.test', 'CNAME', 'cuentame-app.pages.dev'),
    record('api.cuentos.test', 'TXT', 'v=spf1'),
  ];
  expect(await ask()).toMatchObject({ wrong: [], ours: ['api.cuentos.test', 'app.cuentos.test'] });
  // The same hosts belong to production, whatever staging wants.
  const staging = target({ staging: { domain: 'cuentos.test', caps } }, 'staging');
  expect((await ask(staging)).wrong).toEqual([
    expect.stringContaining('api.cuentos.test is in use: custom domain of the Worker cuentame-api.'),
    expect.stringContaining('app.cuentos.test is in use: custom domain of the Pages project cuentame-app.'),
  ]);
});

test('a host in use is taken over when that is wanted, and then said; a route still stops', async () => {
  api.domains.set('api.cuentos.test', 'first');
  expect(await ask(target(), true)).toMatchObject({
    wrong: [],
    takenOver: ['api.cuentos.test is taken over: custom domain of the Worker first'],
  });
  api.routes = [{ id: 'x', pattern: '*/*', script: 'first' }];
  expect((await ask(target(), true)).wrong).toHaveLength(2);
});

test('a login that may read neither subscriptions nor records leaves the plan open and asks DNS', async () => {
  api.forbidden = new Set(['subscriptions', 'dns_records']);
  const asked: string[] = [];
  const found = await ask(target(), false, async (zone, host) => {
    asked.push(`${host} of ${zone.name_servers?.[0]}`);
    return host.startsWith('api.') ? [{ type: 'A', content: '192.0.2.1' }] : [];
  });
  expect(found).toMatchObject({ plan: 'unknown', wrong: [expect.stringContaining('A 192.0.2.1')] });
  expect(asked).toEqual([
    'api.cuentos.test of ada.ns.cloudflare.test',
    'app.cuentos.test of ada.ns.cloudflare.test',
  ]);
  await expect(ask()).rejects.toThrow('DNS was asked');
  expect(await ask(target(), true)).toMatchObject({ wrong: [] });
});

test('a subdomain belongs to the zone above it', async () => {
  expect(await ask(target({ domain: 'cuentos.familia.cuentos.test' }))).toMatchObject({ wrong: [] });
});

test.each([
  [[{ state: 'Paid', rate_plan: { id: 'workers_paid' } }], 'paid'],
  [[{ state: 'Paid', rate_plan: { id: 'enterprise', is_contract: true } }], 'paid'],
  [[{ state: 'Provisioned', rate_plan: { id: 'partners_enterprise' } }], 'paid'],
  [[{ state: 'Expired', rate_plan: { id: 'workers_paid' } }], 'free'],
  [[{ state: 'Paid', rate_plan: { id: 'pro', public_name: 'Pro Plan' } }], 'free'],
  [[{ state: 'Provisioned', rate_plan: { id: 'workers_free', public_name: 'Workers Free' } }], 'free'],
  [[], 'free'],
] as const)('subscriptions %j are the plan %s', async (rows, plan) => {
  const cloudflare = { get: async () => rows } as unknown as Cloudflare;
  expect(await planOf(cloudflare)).toBe(plan);
});

test.each([
  ['api.cuentos.test/*', true],
  ['https://api.cuentos.test/auth/*', true],
  ['*.cuentos.test/*', true],
  ['*cuentos.test/*', true],
  ['*/*', true],
  ['cuentos.test/*', false],
  ['apiXcuentos.test/*', false],
  ['www.cuentos.test/*', false],
])('the route %s matches a path of the host: %s', (pattern, isMatch) => {
  expect(routeMatches(pattern, 'api.cuentos.test')).toBe(isMatch);
});

test('an account is taken only when it is the only one, or the named one', () => {
  const [one, other] = [
    { id: '1'.repeat(32), name: 'Owner' },
    { id: '2'.repeat(32), name: 'Work' },
  ];
  expect(chosenAccount([one], undefined)).toBe(one);
  expect(chosenAccount([one, other], other.id)).toBe(other);
  expect(() => chosenAccount([one, other], undefined)).toThrow(
    `reaches 2 accounts: ${one.id} (Owner), ${other.id} (Work). Set CLOUDFLARE_ACCOUNT_ID`,
  );
  expect(() => chosenAccount([one], other.id)).toThrow(`CLOUDFLARE_ACCOUNT_ID is ${other.id}, but`);
  expect(() => chosenAccount([], undefined)).toThrow('reaches no account');
});
