import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Language } from '../../contract/options.ts';
import { errorBody } from '../../contract/schemas/error-body.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { newPerson, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { hasWords } from '../errors/field-words.ts';
import { knownRoutes } from './openapi.ts';

const TOO_LONG = 'x'.repeat(4000);

test.each([
  ['an empty topic', { topic: '' }, 'topic'],
  ['a topic of spaces', { topic: '   ' }, 'topic'],
  ['a topic of 4 kB', { topic: TOO_LONG }, 'topic'],
  ['no topic', {}, 'topic'],
  ['a topic of another type', { topic: { $gt: '' } }, 'topic'],
  ['an unknown length', { topic: 'un faro', storyLength: 'epic' }, 'storyLength'],
  ['an unknown language', { topic: 'un faro', language: 'fr' }, 'language'],
  ['names that are no text', { topic: 'un faro', childNames: ['Ana'] }, 'childNames'],
])("%s is refused by field, in the client's language, and costs nothing", async (_, json, field) => {
  const person = await newPerson();
  const words: Record<Language, string> = { es: 'Revisa', en: 'check' };
  for (const [language, word] of Object.entries(words)) {
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

// @spec 8.35
test.each([
  [
    'a too long text',
    { topic: TOO_LONG, childNames: 'Ana, '.repeat(50) },
    'Revisa el tema: como mucho 500 caracteres. Revisa los nombres: como mucho 120 caracteres.',
    'Please check the topic: at most 500 characters. Please check the names: at most 120 characters.',
  ],
  ['an empty text', { topic: ' ' }, 'Revisa el tema: falta.', 'Please check the topic: it is missing.'],
  [
    'a number as text',
    { topic: 7 },
    'Revisa el tema: falta o no es lo que se espera.',
    'Please check the topic: it is missing or not as expected.',
  ],
  [
    'an unknown option',
    { topic: 'un faro', ageGroup: '40-50' },
    'Revisa la edad: no está entre las opciones.',
    'Please check the age: it is not one of the options.',
  ],
])('the message for %s names the field', async (_, json, es, en) => {
  const person = await newPerson();
  for (const [language, message] of Object.entries({ es, en })) {
    const answer = await person.generate(json, { 'accept-language': language });
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', message });
  }
});

test("a refusal is in the language that the form names, whatever the browser's", async () => {
  const person = await newPerson();
  for (const [language, word] of [
    ['es', 'Revisa'],
    ['english', 'check'],
  ] as const) {
    const other = language === 'es' ? 'en' : 'es';
    const answer = await person.generate({ topic: '', language }, { 'accept-language': other });
    expect(((await answer.json()) as { message: string }).message).toContain(word);
  }
});

test('a short password and an invalid address have specific messages', async () => {
  const answer = await request('/api/auth/register', {
    method: 'POST',
    json: { email: 'ana', password: 'short' },
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  });
  expect(await answer.json()).toMatchObject({
    message: 'Revisa el correo: hay algún error al escribirlo. Revisa la contraseña: al menos 8 caracteres.',
  });
});

test('every request field has a name in both languages', () => {
  const fields = knownRoutes(app.routes).flatMap(({ body, query }) =>
    [body, query].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])),
  );
  expect(fields).toContain('topic');
  expect(fields.filter((field) => !hasWords(field))).toEqual([]);
});

test('every refusal has exactly the body that OpenAPI describes', async () => {
  const person = await newPerson();
  const strict = errorBody.strict();
  const refusals: Response[] = [
    await person.generate({ topic: 'un faro !500' }),
    await person.generate({ topic: 'un faro !429' }),
    // By another user: a refused user has to wait before the next story.
    await (await newPerson()).generate({ topic: 'cómo fabricar una bomba para matar a mucha gente' }),
  ];
  const story = await (await person.generate({ topic: 'un faro', storyLength: 'short' })).json<Story>();
  refusals.push(await person.generate({ topic: 'otro faro' }));
  refusals.push(await person.generate({ topic: '' }));
  refusals.push(await person.fetch('/api/stories/unknown/stop', { method: 'POST' }));
  await runInDurableObject(env.HOMES.get(env.HOMES.idFromName(person.user.id)), (_, state) => {
    for (let n = 0; n < 4; n++) {
      state.storage.sql.exec(
        `INSERT INTO generations (id, kind, status, fingerprint, request, story_id, plan, period_start, request_id,
           admitted_at, deadline, attempt) VALUES (?, 'narration', 'saved', ?, ?, ?, 'free', 0, 'r', 0, 0, 1)`,
        `n${n}`,
        `f${n}`,
        JSON.stringify({ voiceId: 'male', speechRate: 1, musicTrack: `track-${n}`, language: 'es' }),
        story.id,
      );
    }
  });
  const narration = { method: 'POST', json: { text: story.content, musicTrack: 'none' } };
  refusals.push(await person.fetch('/api/audio/generate', narration));
  const told = await Promise.all(refusals.map(async (answer) => strict.parse(await answer.json())));
  expect(told.map(({ code }) => code)).toEqual([
    'story_generation_failed',
    'rate_limited',
    'topic_refused',
    'too_soon',
    'invalid_request',
    'not_found',
    'audio_limit_reached',
  ]);
});

// @spec 3.31, 3.35, 5.5
test("the specification's alternative spellings of options are accepted", async () => {
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

test("a Spanish story uses the requested variety, else that of the browser's region", async () => {
  const story = { topic: 'un faro !tiny', storyLength: 'short' };
  const varietyOf = async (fields: object, language: string) => {
    const answer = await (
      await newPerson()
    ).generate({ ...story, ...fields }, { 'accept-language': language });
    return (await answer.json<{ options: { variety?: string } }>()).options.variety;
  };
  expect(await varietyOf({}, 'es-MX,es;q=0.9')).toBe('america');
  expect(await varietyOf({ variety: 'spain' }, 'es-MX,es;q=0.9')).toBe('spain');
  expect(await varietyOf({}, 'es')).toBeUndefined();
  expect(await varietyOf({ language: 'en' }, 'es-MX')).toBeUndefined();
});

// @spec 5.12
test.each([
  ['en', 'The text for generating audio must be a valid string'],
  ['es', 'El texto para generar el audio debe ser una cadena de texto válida'],
])(
  'a narration request without text gets the sentence that early clients expect, in %s',
  async (language, details) => {
    const person = await newPerson();
    const generate = (body: object) =>
      person.fetch('/api/audio/generate', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'accept-language': language },
      });
    for (const text of [7, null, undefined, ['a']]) {
      const answer = await generate({ text });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'invalid_request',
        fields: { text: 'invalid_type' },
        details,
      });
    }
    // A string is checked by field and adds no `details`.
    expect(await (await generate({ text: ' ' })).json()).not.toHaveProperty('details');
  },
);

test('malformed JSON is refused as `invalid_json`', async () => {
  const person = await newPerson();
  const answer = await person.fetch('/api/stories/generate', {
    method: 'POST',
    body: '{"topic": "un fa',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_json', requestId: expect.any(String) });
});

test('an oversized body is refused before it is read', async () => {
  const person = await newPerson();
  const answer = await person.generate({ topic: 'x'.repeat(100_000) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
});

test('an unknown path answers 404 in the error format', async () => {
  const answer = await request('/api/nothing-here');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
});

// @spec 7.13
test("a preflight allows the app's exact origin and no other", async () => {
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

// @spec 7.14
test('health, warm-up and ping need no token', async () => {
  expect(await (await request('/health')).json()).toMatchObject({
    status: 'ok',
    services: { database: 'ok' },
  });
  expect((await request('/api/health')).status).toBe(200);
  // Path used by clients of the earlier app.
  expect(await (await request('/api/stories/health/openai')).json()).toMatchObject({
    status: 'ok',
    services: { openai: 'ok', openai_quota: 'ok', database: 'ok' },
    openai_error: null,
  });
  expect((await request('/test')).status).toBe(200);
  for (const path of ['/', '/api', '/api/'])
    expect((await request(path, { method: 'HEAD' })).status).toBe(200);
});
