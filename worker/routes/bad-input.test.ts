import { expect, test } from 'vitest';
import { newPerson, request } from '../testing/person.ts';

const TOO_LONG = 'x'.repeat(10_000);

test.each([
  ['an empty topic', { topic: '' }, 'topic'],
  ['a topic of spaces', { topic: '   ' }, 'topic'],
  ['a topic of 10 kB', { topic: TOO_LONG }, 'topic'],
  ['no topic', {}, 'topic'],
  ['a topic that is no text', { topic: { $gt: '' } }, 'topic'],
  ['an unknown length', { topic: 'un faro', storyLength: 'epic' }, 'storyLength'],
  ['an unknown language', { topic: 'un faro', language: 'fr' }, 'language'],
  ['names that are no text', { topic: 'un faro', childNames: ['Ana'] }, 'childNames'],
])('%s is told by field, in the language asked for, and nothing is spent', async (_, json, field) => {
  const person = await newPerson();
  for (const [language, word] of [
    ['es', 'Revisa'],
    ['en', 'check'],
  ] as const) {
    const answer = await person.generate(json, { 'accept-language': language });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: 'Invalid request',
      code: 'invalid_request',
      message: expect.stringContaining(word),
      fields: { [field]: expect.any(String) },
    });
  }
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 3 });
});

test('the spec’s other spellings of options are understood', async () => {
  const person = await newPerson();
  const answer = await person.generate({
    topic: 'a lighthouse',
    language: 'english',
    englishLevel: 'basic',
    creativityLevel: 'very creative',
    storyLength: 'short',
    email: person.email,
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    title: expect.any(String),
    content: expect.any(String),
    options: { language: 'en', englishLevel: 'beginner', creativityLevel: 'creative' },
  });
});

test('broken JSON is told as such', async () => {
  const person = await newPerson();
  const answer = await person.fetch('/api/stories/generate', {
    method: 'POST',
    body: '{"topic": "un fa',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_json', requestId: expect.any(String) });
});

test('a body beyond all reason is refused before it is read', async () => {
  const person = await newPerson();
  const answer = await person.generate({ topic: 'x'.repeat(100_000) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
});

test('an address that does not exist answers in our shape', async () => {
  const answer = await request('/api/nothing-here');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
});

test('a preflight of the app is answered with its exact origin, and of another page with none', async () => {
  const preflight = (origin: string) =>
    request('/api/stories/generate', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization,idempotency-key,last-event-id',
      },
    });
  const ours = await preflight('http://app.test');
  expect(ours.status).toBe(204);
  expect(ours.headers.get('access-control-allow-origin')).toBe('http://app.test');
  expect(ours.headers.get('access-control-allow-credentials')).toBe('true');
  for (const header of ['content-type', 'authorization', 'idempotency-key', 'last-event-id']) {
    expect(ours.headers.get('access-control-allow-headers')).toContain(header);
  }
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('health, warm-up and ping answer without a token', async () => {
  expect(await (await request('/health')).json()).toMatchObject({
    status: 'ok',
    services: { database: true },
  });
  expect((await request('/api/health')).status).toBe(200);
  expect((await request('/test')).status).toBe(200);
  expect((await request('/api', { method: 'HEAD' })).status).toBe(200);
});
