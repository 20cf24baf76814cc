import { expect, test } from 'vitest';
import { connectInProcess } from './in-process-client.ts';
import { RateLimits, writtenDuration } from './rate-limits.ts';

const NAMES = ['limit', 'remaining', 'reset'].flatMap((what) => [
  `x-ratelimit-${what}-requests`,
  `x-ratelimit-${what}-tokens`,
]);
const asked = (path: string, body: object, key = 'built-in') =>
  ({
    path,
    init: { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(body) },
  }) as const;
const STORY = { model: 'gpt-6-luna', messages: [{ role: 'user', content: 'a lighthouse' }], stream: true };

test.each([
  asked('/v1/chat/completions', STORY),
  asked('/v1/moderations', { input: 'a lighthouse' }),
  asked('/v1/audio/speech', { model: 'gpt-4o-mini-tts', input: 'A lighthouse.', voice: 'coral' }),
])('an answer of $path states its remaining limits, which decrease', async ({ path, init }) => {
  // The clock stands still, so that no tokens are refilled in between.
  const { request } = connectInProcess({ now: () => 0 });
  const headersOf = async () => (await request(path, init)).headers;
  const [first, second] = [await headersOf(), await headersOf()];
  for (const name of NAMES)
    expect(first.get(name), name).toMatch(/reset/.test(name) ? /^(\d+m)?[\d.]+m?s$/ : /^\d+$/);
  const left = (headers: Headers) => Number(headers.get('x-ratelimit-remaining-tokens'));
  expect(left(first)).toBeLessThan(Number(first.get('x-ratelimit-limit-tokens')));
  expect(left(second)).toBeLessThan(left(first));
});

test('model lists, refused keys and other servers have no limit headers', async () => {
  const own = connectInProcess();
  const other = connectInProcess({ server: 'ollama' });
  const { path, init } = asked('/v1/chat/completions', STORY);
  const answers = [
    await own.request('/v1/models', { headers: init.headers }),
    await own.request(path, { ...init, headers: { authorization: 'Bearer sk-wrong' } }),
    await other.request(path, init),
  ];
  for (const { headers } of answers) expect(NAMES.filter((name) => headers.has(name))).toEqual([]);
});

test('a rate-limit refusal states that nothing is left, and when to retry', async () => {
  const { request } = connectInProcess();
  const messages = [{ role: 'user', content: 'a lighthouse !429' }];
  const { path, init } = asked('/v1/chat/completions', { ...STORY, messages });
  const { status, headers } = await request(path, init);
  expect(status).toBe(429);
  expect(headers.get('x-ratelimit-remaining-requests')).toBe('0');
  expect([headers.get('retry-after'), headers.get('x-ratelimit-reset-requests')]).toEqual(['2', '2s']);
});

test('the limits are full again after a minute', () => {
  let now = 0;
  const limits = new RateLimits(() => now);
  expect(limits.count(1_000_000)).toEqual({
    'x-ratelimit-limit-requests': '5000',
    'x-ratelimit-limit-tokens': '2000000',
    'x-ratelimit-remaining-requests': '4999',
    'x-ratelimit-remaining-tokens': '1000000',
    'x-ratelimit-reset-requests': '12ms',
    'x-ratelimit-reset-tokens': '30s',
  });
  now = 15_000;
  expect(limits.count(0)).toMatchObject({ 'x-ratelimit-remaining-tokens': '1500000' });
  now = 75_000;
  expect(limits.count(0)).toMatchObject({ 'x-ratelimit-remaining-tokens': '2000000' });
});

test.each([
  [0.4, '1ms'],
  [999, '999ms'],
  [1000, '1s'],
  [1500, '1.5s'],
  [360_000, '6m0s'],
  [90_500, '1m30.5s'],
])('%d ms are written as %s', (ms, written) => {
  expect(writtenDuration(ms)).toBe(written);
});
