import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { checkEnv } from '../../worker/middleware/check-env.ts';
import { readSpeechSettings } from '../../worker/providers/speech/settings.ts';
import {
  buildSettings,
  pagesConfiguration,
  secretsOf,
  targetOf,
  workerConfiguration,
} from './configuration.ts';
import { type Environment, EXAMPLE_FILE, type Owner, readOwner } from './owner.ts';
import { keepMaps } from './steps.ts';

const ADMIN = { team: 'a.cloudflareaccess.com', audience: '0'.repeat(64), emails: ['a@b.org', 'c@d.org'] };
const caps = { storiesPerDay: 10, spokenCharactersPerDay: 0 };
const owner = (more: Partial<Owner> = {}): Owner => ({
  ...readOwner(EXAMPLE_FILE),
  staging: { domain: 'staging.cuentos.org', caps },
  ...more,
});
const MADE = 'id';
const target = (more: Partial<Owner> = {}, environment: Environment = 'production') =>
  targetOf(owner(more), environment);
const production = (more: Partial<Owner> = {}) => workerConfiguration(target(more), MADE);
type Binding = { binding?: string; name?: string };
const names = (rows: unknown) => (rows as Binding[]).map((row) => row.binding ?? row.name);

test('the Worker knows what the owner does without, whatever secrets it still has', () => {
  const switches = (more: Partial<Owner>) => (production(more).vars as Record<string, string>).SWITCHED_OFF;
  expect(switches({})).toBe('google,human_check');
  expect(switches({ payments: null, mail: null })).toBe('payments,mail,google,human_check');
  expect(switches({ google: { clientId: 'a' }, turnstile: { siteKey: 'b' } })).toBe('');
});

test('requests are not logged, since addresses contain signatures and codes', () => {
  expect(production().observability).toMatchObject({
    enabled: true,
    logs: { enabled: true, invocation_logs: false },
  });
});

test('the sweep, which performs promised deletions, runs every night, the watch every five minutes, hand-overs are repeated each minute, and tombstones copied each hour', () => {
  // The Worker tells them apart by their expressions.
  const source = readFileSync('worker/scheduled.ts', 'utf8');
  const [, nightly = ''] = /^const NIGHTLY = '(.+)';$/m.exec(source) ?? [];
  const [minute, hour, ...days] = nightly.split(' ');
  expect(minute).toMatch(/^\d+$/);
  expect(Number(hour)).toBeLessThan(6);
  expect(days).toEqual(['*', '*', '*']);
  const { crons } = production().triggers;
  const [, watch = ''] = /^const WATCH = '(.+)';$/m.exec(source) ?? [];
  expect(watch).toBe('*/5 * * * *');
  const [, hourly = ''] = /^const HOURLY = '(.+)';$/m.exec(source) ?? [];
  expect(hourly).toMatch(/^\d+ \* \* \* \*$/);
  expect(crons.toSorted()).toEqual(['* * * * *', watch, nightly, hourly].toSorted());
});

test('no two rate limits share a namespace, in one environment or in both', () => {
  const ids = (['production', 'staging'] as const).flatMap((environment) =>
    workerConfiguration(target({}, environment), MADE).ratelimits.map((limit) => limit.namespace_id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('staging shares no name, host, id or cap with production', () => {
  const values = (environment: Environment) => {
    const { main, triggers, limits, compatibility_flags, ...rest } = workerConfiguration(
      target({}, environment),
      environment,
    );
    const { worker, pages, database, bucket, app, api } = target({}, environment);
    return { hosts: [worker, pages, database, bucket, app, api], settings: rest.vars, rest };
  };
  const [first, second] = [values('production'), values('staging')];
  expect(first.hosts.filter((name) => second.hosts.includes(name))).toEqual([]);
  for (const name of ['APP_ORIGINS', 'DAILY_STORIES', 'DAILY_SPOKEN_CHARACTERS'])
    expect((first.settings as Record<string, string>)[name]).not.toBe(
      (second.settings as Record<string, string>)[name],
    );
  expect(first.rest.d1_databases[0]!.database_id).not.toBe(second.rest.d1_databases[0]!.database_id);
  expect(first.rest.r2_buckets[0]!.bucket_name).not.toBe(second.rest.r2_buckets[0]!.bucket_name);
  expect(() => target({ staging: null }, 'staging')).toThrow('staging is null');
});

test('only the own domain leads to the Worker, and the app hands on to it', () => {
  expect(production()).toMatchObject({
    workers_dev: false,
    preview_urls: false,
    routes: [{ pattern: 'api.cuentame.example', custom_domain: true }],
  });
  expect(pagesConfiguration(target()).services).toEqual([{ binding: 'API', service: production().name }]);
  expect(buildSettings(target(), 'a1').VITE_LACKS).toBe('');
  expect(buildSettings(target({ payments: null, mail: null }), 'a1').VITE_LACKS).toBe('payments mail');
  expect(buildSettings(target(), 'a1').VITE_APP_ORIGIN).toBe(production().vars.APP_ORIGINS);
});

test('a deployment has its release and its maps, and measures only where the owner wants it', () => {
  expect(production()).toMatchObject({ upload_source_maps: true, version_metadata: { binding: 'VERSION' } });
  expect(buildSettings(target(), 'a1b2c3').VITE_RELEASE).toBe('a1b2c3');
  const datasets = (environment: 'production' | 'staging', measurements: boolean) =>
    workerConfiguration(target({ measurements }, environment)).analytics_engine_datasets?.map(
      ({ binding, dataset }: { binding: string; dataset: string }) => `${binding} ${dataset}`,
    );
  expect(datasets('production', false)).toBeUndefined();
  expect(datasets('production', true)).toEqual(['EVENTS cuentame']);
  expect(datasets('staging', true)).toEqual(['EVENTS cuentame_staging']);
});

test('maps of the app are kept, and none is served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [dist, kept] = [join(folder, 'dist'), join(folder, 'maps')];
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const file of ['assets/a.js', 'assets/a.js.map', 'index.html']) writeFileSync(join(dist, file), file);
  expect(keepMaps(dist, kept)).toBe(1);
  expect(globSync('**/*.*', { cwd: dist }).sort()).toEqual(['assets/a.js', 'index.html']);
  expect(readFileSync(join(kept, 'assets/a.js.map'), 'utf8')).toBe('assets/a.js.map');
});

test('database, files and rate limits are bound under the names that the Worker uses', () => {
  const used = [
    ...readFileSync('worker/env.ts', 'utf8').matchAll(
      /^ {2}([A-Z][A-Z_]+)\??: (RateLimit|D1Database|R2Bucket|Ai|SendEmail)/gm,
    ),
  ];
  const { ratelimits, d1_databases, r2_buckets, ai, ...rest } = production();
  const bound = [...names(ratelimits), ...names(d1_databases), ...names(r2_buckets), ai.binding];
  expect(used.map(([, name]) => name).toSorted()).toEqual(
    [...bound, ...names((rest as { send_email: unknown }).send_email)].toSorted(),
  );
});

test.each<[string, Partial<Owner>]>([
  ['every part', { google: { clientId: 'id' }, turnstile: { siteKey: 'key' }, admin: ADMIN }],
  ['no optional part', { mail: null, admin: null, payments: null, google: null, turnstile: null }],
])('with %s the Worker accepts its settings and secrets', (_, more) => {
  const { vars } = production(more);
  const secrets = Object.fromEntries(secretsOf(owner(more)).map(({ name }) => [name, 'x'.repeat(32)]));
  checkEnv({ AI: {}, ...vars, ...secrets } as unknown as Env);
  const deployment = { settingOf: () => undefined, hasWorkersAi: true };
  expect(readSpeechSettings(String(vars.SPEECH_SERVERS), deployment).length).toBeGreaterThan(0);
});

test('the owner’s pages are open to those of owner.json, in production alone', () => {
  const { ACCESS_TEAM, ACCESS_AUDIENCE, ACCESS_EMAILS } = production({ admin: ADMIN }).vars as Env;
  expect([ACCESS_TEAM, ACCESS_AUDIENCE]).toEqual(['https://a.cloudflareaccess.com', ADMIN.audience]);
  expect(ACCESS_EMAILS).toBe('a@b.org,c@d.org');
  expect(production({ admin: null }).vars).toMatchObject({ ACCESS_TEAM: '' });
  expect(workerConfiguration(target({ admin: ADMIN }, 'staging')).vars).toMatchObject({
    ACCESS_TEAM: '',
  });
});

test('a setting with which the Worker would not start is refused by the Worker’s own readers', () => {
  const wrong = { service: 'workersai' } as unknown as Owner['servers']['speech'][number];
  const servers = { ...owner().servers, stories: [{ key: 'SPARE_API_KEY' }] };
  for (const environment of ['production', 'staging'] as const) {
    expect(target({ servers }, environment).environment).toBe(environment);
    expect(() => target({ servers: { ...servers, speech: [wrong] } }, environment)).toThrow(
      'servers.speech[0].service: must be one of openai, workers-ai, elevenlabs',
    );
  }
  const server = { service: 'openai' as const, url: 'https://a.org/v1', model: 'a', key: null };
  const speech = Array.from({ length: 99 }, () => server);
  expect(() => target({ servers: { speech } })).toThrow('servers.speech: is longer than the 5000 bytes');
});

test('each key that a server names is asked for once', () => {
  const { servers, ...rest } = owner();
  const server = { service: 'openai' as const, url: 'https://a.org/v1', model: 'a', key: 'SPARE_API_KEY' };
  const speech = [server, { ...server, model: 'b' }];
  const asked = secretsOf({
    ...rest,
    servers: { ...servers, speech, stories: [{ key: 'OPENAI_API_KEY', headers: { key: 'v' } }] },
  });
  const names = asked.filter(({ isMade }) => !isMade).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['OPENAI_API_KEY', 'SPARE_API_KEY']);
});

test('who is responsible reaches the foot of mails and the pages', () => {
  const responsible = {
    name: 'Cuentos SL',
    taxNumber: 'B0',
    register: 'RM Madrid T 1 F 2 H M-3',
    address: 'Calle Mayor 1',
    email: 'a@cuentos.org',
    phone: '+34 910 000 000',
  };
  expect(production({ responsible }).vars.RESPONSIBLE).toBe(
    'Cuentos SL · B0 · RM Madrid T 1 F 2 H M-3 · Calle Mayor 1 · +34 910 000 000 · a@cuentos.org',
  );
  const { VITE_RESPONSIBLE } = buildSettings(target({ responsible }), 'a1');
  expect(JSON.parse(VITE_RESPONSIBLE!)).toEqual(responsible);
  // In development the example's, without the tax number that it does not have.
  const inDevelopment = /^RESPONSIBLE = "(.*)"$/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1];
  expect(production().vars.RESPONSIBLE).toBe(inDevelopment);
});

test('the owner’s helplines reach the web build', () => {
  expect(buildSettings(target(), 'a1').VITE_HELP_LINES).toBe('');
  const line = { for: 'emergency' as const, number: '105', source: 'https://a.pe', read: '2026-11-29' };
  const helpLines = { PE: { language: 'es' as const, lines: [line] } };
  expect(JSON.parse(buildSettings(target({ helpLines }), 'a1').VITE_HELP_LINES!)).toEqual(helpLines);
});

test('the secrets that are made are those without which the API does not start', () => {
  const made = secretsOf(owner()).filter(({ isMade }) => isMade);
  expect(made.map(({ name }) => name)).toEqual(['TOKEN_SECRET', 'FILE_SECRET', 'DIGEST_SECRET']);
});
