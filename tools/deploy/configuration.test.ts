import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkEnv } from '../../worker/config/check-env.ts';
import type { Env } from '../../worker/env.ts';
import { readSpeechSettings } from '../../worker/providers/speech/settings.ts';
import {
  buildSettings,
  namesOf,
  pagesConfiguration,
  secretsOf,
  workerConfiguration,
} from './configuration.ts';
import { type Environment, EXAMPLE_FILE, type Owner, readOwner } from './owner.ts';

const caps = { storiesPerDay: 10, spokenCharactersPerDay: 0 };
const owner = (more: Partial<Owner> = {}): Owner => ({
  ...readOwner(EXAMPLE_FILE),
  staging: { domain: 'staging.cuentos.org', caps },
  ...more,
});
const MADE = { databaseId: 'id', release: 'abc' };
const production = (more: Partial<Owner> = {}) => workerConfiguration(owner(more), 'production', MADE);
type Binding = { binding?: string; name?: string };
const names = (rows: unknown) => (rows as Binding[]).map((row) => row.binding ?? row.name);

test('requests are not logged, since addresses contain signatures and codes', () => {
  expect(production().observability).toMatchObject({
    enabled: true,
    logs: { enabled: true, invocation_logs: false },
  });
});

test('the sweep, which performs promised deletions, runs every night, and hand-overs are repeated each minute', () => {
  // The Worker tells the two apart by the sweep's expression.
  const source = readFileSync('worker/sweeping/scheduled.ts', 'utf8');
  const [, nightly = ''] = /^const NIGHTLY = '(.+)';$/m.exec(source) ?? [];
  const [minute, hour, ...days] = nightly.split(' ');
  expect(minute).toMatch(/^\d+$/);
  expect(Number(hour)).toBeLessThan(6);
  expect(days).toEqual(['*', '*', '*']);
  const { crons } = production().triggers as { crons: string[] };
  expect(crons.toSorted()).toEqual(['* * * * *', nightly]);
});

test('no two rate limits share a namespace, in one environment or in both', () => {
  const ids = (['production', 'staging'] as const).flatMap((environment) =>
    workerConfiguration(owner(), environment, MADE).ratelimits.map(
      (limit: { namespace_id: string }) => limit.namespace_id,
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('staging shares no name, host, id or cap with production', () => {
  const values = (environment: Environment) => {
    const { main, triggers, limits, compatibility_flags, ...rest } = workerConfiguration(
      owner(),
      environment,
      { databaseId: environment, release: 'abc' },
    );
    return { hosts: Object.values(namesOf(owner(), environment)), settings: rest.vars, rest };
  };
  const [first, second] = [values('production'), values('staging')];
  expect(first.hosts.filter((name) => second.hosts.includes(name))).toEqual([]);
  for (const name of ['APP_ORIGINS', 'DAILY_STORIES', 'DAILY_SPOKEN_CHARACTERS'])
    expect((first.settings as Record<string, string>)[name]).not.toBe(
      (second.settings as Record<string, string>)[name],
    );
  expect(first.rest.d1_databases[0]!.database_id).not.toBe(second.rest.d1_databases[0]!.database_id);
  expect(first.rest.r2_buckets[0]!.bucket_name).not.toBe(second.rest.r2_buckets[0]!.bucket_name);
  expect(() => namesOf(owner({ staging: null }), 'staging')).toThrow('staging is null');
});

test('only the own domain leads to the Worker, and the app hands on to it', () => {
  expect(production()).toMatchObject({
    workers_dev: false,
    preview_urls: false,
    routes: [{ pattern: 'api.cuentame.example', custom_domain: true }],
  });
  expect(pagesConfiguration(owner(), 'production').services).toEqual([
    { binding: 'API', service: production().name },
  ]);
  expect(buildSettings(owner(), 'production').VITE_LACKS).toBe('');
  expect(buildSettings(owner({ payments: null, mail: null }), 'production').VITE_LACKS).toBe('payments mail');
  expect(buildSettings(owner(), 'production').VITE_APP_ORIGIN).toBe(production().vars.APP_ORIGINS);
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
  ['every part', { google: { clientId: 'id' }, turnstile: { siteKey: 'key' } }],
  ['no optional part', { mail: null, payments: null, google: null, turnstile: null }],
])('with %s the Worker accepts its settings and secrets', (_, more) => {
  const chosen = owner(more);
  const { vars } = workerConfiguration(chosen, 'production', { release: 'abc' });
  const secrets = Object.fromEntries(secretsOf(chosen).map(({ name }) => [name, 'x'.repeat(32)]));
  checkEnv({ AI: {}, ...vars, ...secrets } as unknown as Env);
  const deployment = { settingOf: () => undefined, hasWorkersAi: true };
  expect(readSpeechSettings(String(vars.SPEECH_SERVERS), deployment).length).toBeGreaterThan(0);
});

test('each key that a server names is asked for once', () => {
  const { servers, ...rest } = owner();
  const speech = [
    { service: 'openai', key: 'SPARE_API_KEY' },
    { service: 'x', key: 'SPARE_API_KEY' },
  ];
  const asked = secretsOf({ ...rest, servers: { ...servers, speech, stories: [{ key: 'OPENAI_API_KEY' }] } });
  const names = asked.filter(({ isMade }) => !isMade).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['OPENAI_API_KEY', 'SPARE_API_KEY']);
});

test('who is responsible reaches the foot of mails and the pages', () => {
  const responsible = {
    name: 'Cuentos SL',
    taxNumber: 'B0',
    address: 'Calle Mayor 1',
    email: 'a@cuentos.org',
  };
  expect(production({ responsible }).vars.RESPONSIBLE).toBe(
    'Cuentos SL · B0 · Calle Mayor 1 · a@cuentos.org',
  );
  const { VITE_RESPONSIBLE } = buildSettings(owner({ responsible }), 'production');
  expect(JSON.parse(VITE_RESPONSIBLE!)).toEqual(responsible);
  // In development the example's, without the tax number that it does not have.
  const inDevelopment = /^RESPONSIBLE = "(.*)"$/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1];
  expect(production().vars.RESPONSIBLE).toBe(inDevelopment);
});

test('the secrets that are made are those without which the API does not start', () => {
  const made = secretsOf(owner()).filter(({ isMade }) => isMade);
  expect(made.map(({ name }) => name)).toEqual(['TOKEN_SECRET', 'FILE_SECRET', 'DIGEST_SECRET']);
});
