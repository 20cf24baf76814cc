import { expect, test, vi } from 'vitest';
import type { Health } from '../../../../contract/schemas/health.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { Problem, type ProblemCode } from '../../api/problem.ts';
import { fetchHealth, readHealth, refusalOf } from './health.ts';

const services = { openai: 'ok', openai_quota: 'ok', database: 'ok' } as const;
const health = (status: Health['status'], unwell: Partial<Health['services']> = {}): Health => ({
  status,
  timestamp: '2026-11-21T20:30:00Z',
  release: 'dev',
  incidents: [],
  services: { ...services, ...unwell },
  openai_error: null,
});

// @spec 4.30
test('a healthy server refuses no request', () => {
  expect(readHealth(health('ok'))).toEqual({ level: 'ok' });
  expect(refusalOf({ level: 'ok' })).toBeNull();
});

// @spec 2.38, 8.13, 8.14, 8.15
test.each([
  [{ openai: 'error', openai_quota: 'error' }, 'quota'],
  [{ openai: 'error' }, 'openai'],
  [{ database: 'error' }, 'database'],
  [{}, 'unknown'],
] as const)('failing services %j have the detail %s', (unwell, detail) => {
  expect(readHealth(health('error', unwell))).toEqual({ level: 'error', detail });
});

test.each([
  [{ openai: false, openai_quota: false, database: true }, 'quota'],
  [{ openai: false, openai_quota: true, database: true }, 'openai'],
  [{ openai: true, openai_quota: true, database: false }, 'database'],
  [{ openai: true, openai_quota: true, database: true }, 'unknown'],
] as const)('%j of an earlier API still has the detail %s', (services, detail) => {
  expect(readHealth({ ...health('error'), services })).toEqual({ level: 'error', detail });
});

test('a rate limit is not reported as a failure', () => {
  const busy = { ...health('degraded'), openai_error: 'rate_limited' as const };
  expect(readHealth(busy)).toEqual({ level: 'degraded', detail: 'busy' });
});

// @spec 2.38
test('a degraded server is reported, and may still be asked', () => {
  const status = readHealth(health('degraded', { openai: 'error' }));
  expect(status).toEqual({ level: 'degraded', detail: 'openai' });
  expect(refusalOf(status)).toBeNull();
});

// @spec 4.30, 8.12, 8.16
test.each([
  ['network', 'network', 'network'],
  ['timeout', 'timeout', 'server_unavailable'],
  ['internal_error', 'unknown', 'server_unavailable'],
] as const)(
  'a health check that fails with %s is a status, and refuses with %s',
  async (code, detail, refusal) => {
    const client = {
      call: () => Promise.reject(new Problem({ code: code as ProblemCode })),
    } as unknown as ApiClient;
    const status = await fetchHealth(client);
    expect(status).toEqual({ level: 'error', detail });
    expect(refusalOf(status)?.code).toBe(refusal);
  },
);

// @spec 7.12, 9.9
test('one health request has a limit of five seconds, and 503 is an answer', async () => {
  const call = vi.fn(async () => health('ok'));
  await fetchHealth({ call } as unknown as ApiClient);
  expect(call.mock.calls).toEqual([['/health', { timeoutMs: 5_000, alsoFine: [503] }]]);
});

test('a critical server is an error, from any source, and a warning is not', () => {
  const said = (status: string) => readHealth({ ...health('error'), status } as never);
  expect(said('critical')).toEqual({ level: 'error', detail: 'unknown' });
  expect(refusalOf(said('critical'))?.code).toBe('server_unavailable');
  expect(said('warning')).toEqual({ level: 'degraded', detail: 'unknown' });
});

test('an exhausted quota refuses every request, with any status', () => {
  const unwell = { openai: 'error', openai_quota: 'error' } as const;
  expect(readHealth(health('degraded', unwell))).toEqual({ level: 'error', detail: 'quota' });
});

test('an exhausted quota has its own refusal', () => {
  expect(refusalOf({ level: 'error', detail: 'quota' })?.code).toBe('quota_exceeded');
});

test.each([
  ['no services', {}],
  ['null services', { services: null }],
  ['only some of the services', { services: { openai: 'ok' } }],
])('a degraded server with %s may be asked', (_, told) => {
  const status = readHealth({ status: 'degraded', ...told });
  expect(status).toEqual({ level: 'degraded', detail: 'unknown' });
  expect(refusalOf(status)).toBeNull();
});

test('a failing service is named although others are missing', () => {
  const said = (services: object) => readHealth({ status: 'error', services }).level;
  expect(readHealth({ status: 'error', services: { database: 'error' } })).toEqual({
    level: 'error',
    detail: 'database',
  });
  expect(said({})).toBe('error');
  expect(readHealth({ status: 'degraded', openai_error: 'insufficient_quota' })).toEqual({
    level: 'error',
    detail: 'quota',
  });
});
