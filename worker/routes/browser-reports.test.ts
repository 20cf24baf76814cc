import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from '../../testkit/worker/person.ts';
import { writtenPoints } from '../../testkit/worker/points.ts';

afterEach(() => vi.restoreAllMocks());

const send = (json: unknown, headers: Record<string, string> = {}) =>
  request('/api/browser-reports', { method: 'POST', json, headers });
const ERROR = { what: 'error', route: '/library/:id', release: 'a1b2c3' };

test("an error of the app is one log line with its place, and no word of its user's", async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answer = await send({
    ...ERROR,
    message: `Unexpected token 'Z', "Zentinelín vive en la calle Falsa" is not valid JSON`,
    place: 'story-x1y2.js:1:2345',
  });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(logged.mock.calls).toEqual([
    [
      {
        release: 'dev',
        requestId: expect.any(String),
        appRelease: 'a1b2c3',
        browserError: {
          route: '/library/:id',
          message: 'Unexpected token … is not valid JSON',
          place: 'story-x1y2.js:1:2345',
        },
      },
    ],
  ]);
});

test('a measurement becomes a point, and no line', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = writtenPoints().length;
  expect((await send({ what: 'interaction', route: '/', release: 'a1b2c3', ms: 120 })).status).toBe(204);
  expect(writtenPoints().slice(before)).toEqual([
    {
      indexes: [expect.any(String)],
      blobs: ['interaction', '', 'ok', 'XX', 'dev'],
      doubles: [120],
    },
  ]);
  expect(logged).not.toHaveBeenCalled();
});

test('a report with an address, an unknown field or a long text is refused and not logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const [wrong, status] of [
    [{ route: '/library/zentinela' }, 400],
    [{ email: 'ana@example.org' }, 400],
    [{ message: 'a '.repeat(200) }, 400],
    [{ message: 'a'.repeat(60_000) }, 413],
  ] as const)
    expect((await send({ ...ERROR, ...wrong })).status, JSON.stringify(wrong).slice(0, 40)).toBe(status);
  expect(logged).not.toHaveBeenCalled();
});

test('pages of other sites report nothing', async () => {
  expect((await send(ERROR, { origin: 'https://elsewhere.example' })).status).toBe(403);
});

test('a network is limited to sixty reports a minute', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const from = { 'cf-connecting-ip': '198.51.100.9' };
  const answers = await Promise.all(Array.from({ length: 65 }, () => send(ERROR, from)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect(logged.mock.calls.length).toBeLessThanOrEqual(60);
});

test('without a dataset a measurement is taken and forgotten', async () => {
  const { app } = await import('../app.ts');
  const before = writtenPoints().length;
  const { EVENTS, ...without } = env;
  const answer = await app.fetch(
    new Request('http://api.test/api/browser-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ what: 'interaction', route: '/', release: 'a', ms: 1 }),
    }),
    without,
  );
  expect([answer.status, EVENTS === undefined]).toEqual([204, false]);
  expect(writtenPoints().length).toBe(before);
});
