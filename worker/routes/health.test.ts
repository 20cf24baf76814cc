import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { Diagnostics, Health } from '../../contract/health.ts';
import { app } from '../app.ts';
import { database } from '../db/client.ts';
import { type ProviderState, reportProvider } from '../db/provider-status.ts';
import { newPerson, request } from '../testing/person.ts';

const db = database(env.DB);
const MINUTE_MS = 60_000;

beforeEach(() => env.DB.exec('DELETE FROM provider_status'));

const said = (service: ProviderState['service'], state: ProviderState['state'], minutesAgo = 0) =>
  reportProvider(db, service, state, Date.now() - minutesAgo * MINUTE_MS);

async function health(): Promise<Health> {
  const answer = await request('/health');
  expect(answer.status).toBe(200);
  return answer.json();
}

async function diagnostics(language = 'en'): Promise<Diagnostics> {
  const answer = await request('/api/diagnostics', { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.json();
}

const AN_INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('a server that nobody complained about is well', async () => {
  expect(await health()).toEqual({
    status: 'ok',
    timestamp: AN_INSTANT,
    services: { openai: true, openai_quota: true, database: true },
    openai_error: null,
  });
  expect(await diagnostics()).toEqual({ status: 'ok', timestamp: AN_INSTANT, issue: null, details: null });
});

test.each([
  ['story', 'quota_exceeded', false, false, 'insufficient_quota', 'openai_quota_exceeded'],
  ['speech', 'quota_exceeded', false, false, 'insufficient_quota', 'openai_quota_exceeded'],
  ['story', 'failing', false, true, 'provider_failing', 'openai_api_error'],
  ['story', 'rate_limited', true, true, 'rate_limited', 'openai_api_error'],
] as const)('when %s was last %s both say so', async (service, state, openai, quota, error, issue) => {
  await said(service, state);
  expect(await health()).toMatchObject({
    status: 'degraded',
    services: { openai, openai_quota: quota, database: true },
    openai_error: error,
  });
  const { details, ...rest } = await diagnostics();
  expect(rest).toMatchObject({ status: 'degraded', issue });
  expect(details).toMatch(/\w+ .+\.$/);
});

test('voices that fail keep no story from being written, and are a diagnosis all the same', async () => {
  await said('speech', 'failing');
  expect(await health()).toMatchObject({ status: 'ok', openai_error: null });
  expect(await diagnostics()).toMatchObject({
    issue: 'openai_api_error',
    details: expect.stringContaining('aloud'),
  });
});

test.each([
  ['quota_exceeded', 6],
  ['failing', 6],
  ['rate_limited', 2],
] as const)('that it was %s %i minutes ago says nothing about now', async (state, minutes) => {
  await said('story', state, minutes);
  expect((await health()).status).toBe('ok');
  expect((await diagnostics()).issue).toBeNull();
});

test('what the provider says to a story is what both say next', async () => {
  const answer = await (await newPerson()).generate({ topic: 'un faro !quota' });
  expect(answer.status).toBe(503);
  await expect.poll(async () => (await diagnostics()).issue).toBe('openai_quota_exceeded');
});

test('details are in the language that was asked for', async () => {
  await said('story', 'failing');
  expect((await diagnostics('es')).details).toMatch(/cuentos/);
  expect((await diagnostics('en')).details).toMatch(/stories/);
});

test('a database that does not answer is found out by both, and keeps neither from answering', async () => {
  const broken = {
    prepare: () => {
      throw new Error('D1_ERROR: no such luck');
    },
  };
  const ask = (path: string) =>
    app.fetch(new Request(`http://api.test${path}`), { ...env, DB: broken as unknown as D1Database });
  const ill = await ask('/api/health');
  expect(ill.status).toBe(503);
  expect(await ill.json()).toMatchObject({ status: 'error', services: { database: false, openai: true } });
  const answer = await ask('/api/diagnostics');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'error', issue: 'database_error' });
});
