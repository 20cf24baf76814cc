import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { writtenPoints } from '../../testkit/worker/points.ts';
import type { Env } from '../env.ts';
import { countryCode, type Point, providerName, writePoint } from './points.ts';

afterEach(() => vi.restoreAllMocks());

const NOW = Date.UTC(2026, 10, 23);
const POINT: Point = { what: 'story', ms: 1, provider: 'api.openai.com/v1 m', code: 'ok', country: 'ES' };

/** Words that a caller could mistake for one of a point's values. */
const WRONG: Record<string, object> = {
  'a word for a code': { code: 'Zentinelín' },
  'an address for a provider': { provider: 'ana+1@example.org, calle Falsa' },
  'an id for a country': { country: 'eu-7f1c' },
  'a field of its own': { userId: 'eu-7f1c' },
  'a time that is none': { ms: Number.NaN },
  'a kind of its own': { what: 'topic' },
};

test.each(Object.keys(WRONG))('a point with %s is not written, and nothing of it is logged', (name) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = writtenPoints().length;
  writePoint(env, { ...POINT, ...WRONG[name] }, NOW);
  expect(writtenPoints().length).toBe(before);
  const said = JSON.stringify(logged.mock.calls);
  expect(said).toContain('not written');
  expect(said).not.toMatch(/Zentinel|Falsa|7f1c/);
});

test('the keys of a day are drawn for each point, so that equal ones say nothing', () => {
  const before = writtenPoints().length;
  for (let n = 0; n < 400; n++) writePoint(env, POINT, NOW);
  const keys = writtenPoints()
    .slice(before)
    .map(({ indexes }) => String(indexes?.[0]));
  expect(new Set(keys).size).toBe(16);
  expect(keys.every((key) => key.startsWith('2026-11-23 '))).toBe(true);
});

test('without a dataset nothing is written and nothing fails', () => {
  const without: Env = { ...env };
  delete without.EVENTS;
  expect(() => writePoint(without, POINT, NOW)).not.toThrow();
});

test('providers and countries are brought into the form of a point', () => {
  expect(providerName('https://api.openai.com/v1 gpt-6-luna')).toBe('api.openai.com/v1 gpt-6-luna');
  expect(providerName('vóz?key=geheim')).toBe('v-z-key-geheim');
  expect([countryCode('ES'), countryCode('T1'), countryCode(undefined), countryCode('Spain')]).toEqual([
    'ES',
    'T1',
    'XX',
    'XX',
  ]);
});
