import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { newPerson, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import type { Env } from '../env.ts';

const APP = 'http://app.test';

afterEach(() => vi.restoreAllMocks());

/** Log lines written during `work` and shortly after. */
async function logged(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
  }
  await work();
  return vi.waitFor(() => {
    expect(lines.length).toBeGreaterThan(0);
    return lines;
  });
}

/** Durations of the `Server-Timing` header, by name. */
const timesOf = (answer: Response) =>
  Object.fromEntries(
    (answer.headers.get('server-timing') ?? '').split(', ').map((one) => {
      const [name, dur] = one.split(';dur=');
      return [name, Number(dur)];
    }),
  );

describe('the request id', () => {
  test('is new for each request, is sent in the response and stands in the body of a refusal', async () => {
    const ids = new Set<string>();
    for (const path of ['/health', '/api/nothing', '/api/account']) {
      const answer = await request(path);
      const id = answer.headers.get('x-request-id')!;
      ids.add(id);
      if (!answer.ok) expect((await answer.json<ErrorBody>()).requestId).toBe(id);
    }
    expect(ids.size).toBe(3);
  });

  test('is never taken from the client, which could forge log entries', async () => {
    const ask = async (id: string) =>
      (await request('/test', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    for (const named of ['night-17', 'x'.repeat(300), 'a b', '../x'])
      expect(await ask(named)).toMatch(/^[\da-f-]{36}$/);
  });

  test('is logged with a failure of the request', async () => {
    const DB = {
      prepare: () => {
        throw new Error('D1_ERROR: gone');
      },
    } as unknown as D1Database;
    let requestId = '';
    const lines = await logged(async () => {
      const answer = await app.fetch(new Request('http://api.test/api/examples'), { ...env, DB });
      expect(answer.status).toBe(503);
      ({ requestId } = await answer.json<ErrorBody>());
    });
    // The counter may say that it could not write either.
    const failures = lines.filter(({ code }) => code !== undefined);
    expect(failures).toMatchObject([{ requestId, code: 'database_error' }]);
  });

  test("is logged by the request's background work, in the Durable Object and after the response", async () => {
    const person = await newPerson();
    let requestId = '';
    const lines = await logged(async () => {
      const answer = await person.generate({ topic: 'un barco !500' }, { accept: 'text/event-stream' });
      requestId = answer.headers.get('x-request-id')!;
      const last = (await readEvents<StoryEvent>(answer.body!)).at(-1)!.event;
      expect(last).toMatchObject({ type: 'error', error: { requestId } });
    });
    // The failed server, and the failed story.
    expect(lines).toMatchObject([
      { requestId, failedServer: expect.any(String) },
      { requestId, kind: 'story' },
    ]);

    const written = await logged(async () => {
      const answer = await request('/api/contact', {
        method: 'POST',
        json: { user_name: 'Rosa', user_email: 'bounce-1@example.org', message: 'Hola' },
        headers: { 'cf-connecting-ip': crypto.randomUUID() },
      });
      requestId = answer.headers.get('x-request-id')!;
    });
    expect(written.at(-1)).toMatchObject({ requestId, mail: 'contact' });
  });

  test('is not mixed up between simultaneous requests', async () => {
    const lines: { requestId: string; path: string }[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    const DB = {
      prepare: () => {
        throw new Error('gone');
      },
    } as unknown as D1Database;
    const asked = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const path = `/api/examples/parallel-${n}`;
        const answer = await app.fetch(new Request(`http://api.test${path}`), { ...env, DB });
        return [answer.headers.get('x-request-id'), path] as const;
      }),
    );
    expect(lines).toHaveLength(20);
    const paths = new Map(asked);
    for (const { requestId, path } of lines) expect(path).toBe(paths.get(requestId));
  });
});

describe('Server-Timing', () => {
  test('lists authentication, home and total in milliseconds, and no database where none was asked', async () => {
    const person = await newPerson();
    for (const path of ['/api/account', '/api/auth/me', '/api/stories', '/api/stories/current', '/api/feed'])
      expect(Object.keys(timesOf(await person.fetch(path))), path).toEqual(['auth', 'home', 'total']);
    expect(Object.keys(timesOf(await request('/api/geo')))).toEqual(['total']);
    expect(Object.keys(timesOf(await request('/api/account')))).toEqual(['total']);
  });

  test('lists the database where it was awaited', async () => {
    const person = await newPerson();
    const renamed = await person.fetch('/api/account', { method: 'PATCH', json: { name: 'Rosa' } });
    expect(Object.keys(timesOf(renamed))).toEqual(['auth', 'home', 'db', 'total']);
    expect(Object.keys(timesOf(await request('/api/examples/none')))).toEqual(['db', 'total']);
  });

  test('sums up what was awaited', async () => {
    const wait = 60;
    const person = await newPerson();
    const slowly =
      <Args extends unknown[], Result>(ask: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        await scheduler.wait(wait);
        return ask(...args);
      };
    const slow = (statement: D1PreparedStatement): D1PreparedStatement => {
      const bind = statement.bind.bind(statement);
      return Object.assign(statement, {
        bind: (...values: unknown[]) => slow(bind(...values)),
        raw: slowly(statement.raw.bind(statement)),
      });
    };
    const DB = { prepare: (sql: string) => slow(env.DB.prepare(sql)) } as unknown as D1Database;
    const HOMES = {
      idFromName: (name: string) => env.HOMES.idFromName(name),
      get(id: DurableObjectId) {
        const home = env.HOMES.get(id);
        return {
          ask: slowly((...args: Parameters<typeof home.ask>) => home.ask(...args)),
          take: (...args: Parameters<typeof home.take>) => home.take(...args),
        };
      },
    } as unknown as Env['HOMES'];
    const init = {
      method: 'PATCH',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Rosa' }),
    };
    const context = createExecutionContext();
    const asked = new Request('http://api.test/api/account', init);
    const answer = await app.fetch(asked, { ...env, DB, HOMES }, context);
    await waitOnExecutionContext(context);
    expect(answer.status).toBe(200);
    const { db, home, total } = timesOf(answer);
    expect(db).toBeGreaterThanOrEqual(wait - 1);
    expect(home).toBeGreaterThanOrEqual(wait - 1);
    expect(total).toBeGreaterThanOrEqual(db! + home!);
  });

  test('is readable by pages of the app only', async () => {
    const ask = (origin: string) => request('/api/geo', { headers: { origin } });
    const ours = await ask(APP);
    expect(ours.headers.get('timing-allow-origin')).toBe(APP);
    expect(ours.headers.get('access-control-expose-headers')).toMatch(/x-request-id.*server-timing/i);
    expect((await ask('https://evil.example')).headers.get('timing-allow-origin')).toBeNull();
  });

  test('is absent from publicly cached responses', async () => {
    const answer = await request('/api/examples', { headers: { origin: APP } });
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    expect(answer.headers.get('server-timing')).toBeNull();
    expect(answer.headers.get('timing-allow-origin')).toBe(APP);
  });

  test('is absent from requests with a body and without a valid session', async () => {
    const { email } = await newPerson();
    const headers = { 'cf-connecting-ip': crypto.randomUUID(), authorization: 'Bearer a.b.c' };
    for (const path of [
      '/api/auth/login',
      '/api/auth/forgot-password',
      '/api/auth/register',
      '/api/account/password',
    ]) {
      const answer = await request(path, {
        method: 'POST',
        json: { email, password: 'not-the-one' },
        headers,
      });
      expect(answer.headers.get('server-timing'), path).toBeNull();
    }
  });
});
