import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { recordedD1 } from '../../testkit/worker/recorded-d1.ts';
import { app } from '../app.ts';

/** D1 statements of one request; D1 may be an ocean away. */
async function statementsOf(person: Person | null, path: string, init: RequestInit = {}): Promise<string[]> {
  const { db, statements } = recordedD1(env.DB);
  const headers = new Headers(init.headers);
  if (person) headers.set('authorization', `Bearer ${person.token}`);
  const answer = await app.fetch(new Request(`http://api.test${path}`, { ...init, headers }), {
    ...env,
    DB: db,
  });
  expect(answer.status, path).toBeLessThan(300);
  await answer.arrayBuffer();
  return statements.map(({ sql }) => sql);
}

const generate = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test.each([
  // Token, session and account in one.
  ['/api/auth/me', 1],
  ['/api/stories/remaining', 1],
  ['/api/account', 1],
  ['/api/subscription', 1],
  ['/api/stories/current', 1],
  // And the data itself.
  ['/api/stories', 2],
])('%s sends %i D1 statement(s)', async (path, count) => {
  const person = await newPerson();
  expect(await statementsOf(person, path)).toHaveLength(count);
});

test.each([
  ['/test', 0],
  ['/api', 0],
  ['/api/openapi.json', 0],
  ['/api/geo', 0],
  ['/api/audio/catalogue', 0],
  ['/api/examples', 1],
  ['/health', 1],
  // In parallel.
  ['/api/diagnostics', 3],
])('without an account, %s sends %i D1 statement(s)', async (path, count) => {
  expect(await statementsOf(null, path)).toHaveLength(count);
});

test('a story sends one statement, its page three and its narration two', async () => {
  const person = await newPerson();
  const order = { topic: 'un faro !tiny', storyLength: 'short' };
  // The Worker's own; the Durable Object saves the story in one batch of two.
  expect(await statementsOf(person, '/api/stories/generate', generate(order))).toHaveLength(1);
  const { stories } = await (await person.fetch('/api/stories')).json<{ stories: { id: string }[] }>();
  const path = `/api/stories/${stories[0]?.id}`;
  expect(await statementsOf(person, path)).toHaveLength(3);
  const { content: text } = await (await person.fetch(path)).json<{ content: string }>();
  expect(
    await statementsOf(person, '/api/audio/generate', generate({ text, musicTrack: 'none' })),
  ).toHaveLength(2);
});
