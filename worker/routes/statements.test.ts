import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { recordedD1 } from '../../testkit/worker/recorded-d1.ts';
import { app } from '../app.ts';

/** D1 statements of one request in the Worker, those behind the answer included. The home's are not among them. */
async function statementsOf(person: Person | null, path: string, init: RequestInit = {}): Promise<string[]> {
  const { db, statements } = recordedD1(env.DB);
  const headers = new Headers(init.headers);
  if (person) headers.set('authorization', `Bearer ${person.token}`);
  const context = createExecutionContext();
  const asked = new Request(`http://api.test${path}`, { ...init, headers });
  const answer = await app.fetch(asked, { ...env, DB: db }, context);
  expect(answer.status, path).toBeLessThan(300);
  await answer.arrayBuffer();
  await waitOnExecutionContext(context);
  return statements.map(({ sql }) => sql);
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test.each([
  '/api/auth/me',
  '/api/account',
  '/api/account/sessions',
  '/api/subscription',
  '/api/feed',
  '/api/stories',
  '/api/stories/remaining',
  '/api/stories/current',
])('%s sends no D1 statement', async (path) => {
  expect(await statementsOf(await newPerson(), path)).toEqual([]);
});

test('a renewal sends no D1 statement', async () => {
  const { cookie } = await newPerson();
  const init = { ...posted({}), headers: { 'content-type': 'application/json', cookie } };
  expect(await statementsOf(null, '/api/auth/refresh-token', init)).toEqual([]);
});

test('a sign-in reads the user and counts the attempt, and forgets it behind the answer', async () => {
  const { email, password } = await newPerson();
  const sent = await statementsOf(null, '/api/auth/login', posted({ email, password }));
  expect(sent.map((sql) => /^\w+/.exec(sql)?.[0])).toEqual([
    'select',
    'insert',
    'select',
    'insert',
    'select',
    'delete',
  ]);
});

test.each([
  ['/test', 0],
  ['/api', 0],
  ['/api/openapi.json', 0],
  ['/api/geo', 0],
  ['/api/audio/catalogue', 0],
  ['/api/examples', 1],
  ['/health', 2],
  // In parallel.
  ['/api/diagnostics', 4],
])('without an account, %s sends %i D1 statement(s)', async (path, count) => {
  expect(await statementsOf(null, path)).toHaveLength(count);
});

test('neither a story nor its page, narration, book or deletion sends a D1 statement', async () => {
  const person = await newPerson();
  const order = { topic: 'un faro !tiny', storyLength: 'short' };
  expect(await statementsOf(person, '/api/stories/generate', posted(order))).toEqual([]);
  const { stories } = await (await person.fetch('/api/stories')).json<{ stories: { id: string }[] }>();
  const path = `/api/stories/${stories[0]?.id}`;
  expect(await statementsOf(person, path)).toEqual([]);
  expect(await statementsOf(person, `${path}/book`)).toEqual([]);
  const { content: text } = await (await person.fetch(path)).json<{ content: string }>();
  expect(await statementsOf(person, '/api/audio/generate', posted({ text, musicTrack: 'none' }))).toEqual([]);
  expect(await statementsOf(person, path, { method: 'DELETE' })).toEqual([]);
});
