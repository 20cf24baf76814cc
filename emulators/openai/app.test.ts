import { expect, test } from 'vitest';
import { connectInProcess } from './in-process-client.ts';
import { defaultKnobs } from './knobs.ts';
import { RequestLog } from './request-log.ts';

type ErrorBody = { error: { message: string; type: string; param: string | null; code: string | null } };

const errorIn = async (response: Response) => ((await response.json()) as ErrorBody).error;

const post = (body: string, headers: Record<string, string> = { authorization: 'Bearer built-in' }) => ({
  method: 'POST',
  headers,
  body,
});

test('the models of the product are listed and can be looked up', async () => {
  const { client } = connectInProcess();
  const ids: string[] = [];
  for await (const model of client.models.list()) ids.push(model.id);
  expect(ids).toEqual(['gpt-6-luna', 'gpt-4.1-mini', 'gpt-4o-mini-tts', 'omni-moderation-latest']);
  expect(await client.models.retrieve('gpt-6-luna')).toMatchObject({ object: 'model', shutdown_date: null });
  expect((await client.models.retrieve('gpt-4.1-mini')).shutdown_date).toBe('2027-01-14');
  await expect(client.models.retrieve('gpt-9')).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
  });
});

test.each(['gpt-9', 'gpt-4o-mini-tts', 'omni-moderation-latest'])(
  'a story by %s, which is no model for that, is 404',
  async (model) => {
    const { client } = connectInProcess();
    const asked = client.chat.completions.create({ model, messages: [{ role: 'user', content: 'un faro' }] });
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
    await expect(client.moderations.create({ model: 'gpt-6-luna', input: 'un faro' })).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
    });
  },
);

test.each([
  ['/v1/chat/completions', { model: 'gpt-6-luna', messages: [{ role: 'user', content: 'x' }], max_token: 9 }],
  ['/v1/moderations', { input: 'x', max_token: 9 }],
])('an unknown parameter of %s is refused with 400 and its name', async (path, body) => {
  const { request } = connectInProcess();
  const response = await request(path, post(JSON.stringify(body)));
  expect(response.status).toBe(400);
  expect(await errorIn(response)).toMatchObject({ param: 'max_token', code: 'unknown_parameter' });
});

test('an unknown parameter within a message is refused with its path', async () => {
  const { request } = connectInProcess();
  const messages = [{ role: 'user', content: 'x', mood: 'good' }];
  const response = await request(
    '/v1/chat/completions',
    post(JSON.stringify({ model: 'gpt-6-luna', messages })),
  );
  expect((await errorIn(response)).param).toBe('messages.0.mood');
});

test('a request without a key is refused before any other check', async () => {
  const { request } = connectInProcess();
  const response = await request('/v1/chat/completions', post('{', {}));
  expect(response.status).toBe(401);
  expect(await errorIn(response)).toMatchObject({ code: null, param: null });
});

test('a wrong key is refused for every request', async () => {
  const { request } = connectInProcess();
  for (const path of ['/v1/chat/completions', '/v1/moderations', '/v1/models/gpt-6-luna']) {
    const wrong = { authorization: 'Bearer sk-wrong' };
    const response = await request(path, path.includes('models') ? { headers: wrong } : post('{', wrong));
    expect(response.status).toBe(401);
    const { code, message } = await errorIn(response);
    expect(code).toBe('invalid_api_key');
    expect(message).not.toContain('sk-wrong');
  }
});

test('an unknown route is 404 in the provider’s format', async () => {
  const { request } = connectInProcess();
  const response = await request('/v1/paint', post('{}'));
  expect(response.status).toBe(404);
  expect(await errorIn(response)).toMatchObject({ type: 'invalid_request_error', code: 'unknown_url' });
});

test('a body that is not JSON is 400', async () => {
  const { request } = connectInProcess();
  const response = await request('/v1/moderations', post('{"input":'));
  expect(response.status).toBe(400);
  expect((await errorIn(response)).message).toContain('not valid JSON');
});

test('a missing model and a missing parameter are refused with 400 and their names', async () => {
  const { request } = connectInProcess();
  const noModel = await request('/v1/chat/completions', post('{"messages":[{"role":"user","content":"x"}]}'));
  expect(noModel.status).toBe(400);
  expect((await errorIn(noModel)).message).toContain('model');
  const noMessages = await request('/v1/chat/completions', post('{"model":"gpt-6-luna"}'));
  expect(await errorIn(noMessages)).toMatchObject({
    param: 'messages',
    code: 'missing_required_parameter',
  });
});

test('every answer has a request id', async () => {
  const { client } = connectInProcess();
  const moderation = await client.moderations.create({ input: 'hola' });
  expect(moderation._request_id).toMatch(/^req_[0-9a-f]{32}$/);
});

test('the knobs can be read, partly changed, validated and reset', async () => {
  const { app } = connectInProcess();
  const knobs = (method: string, body?: string) =>
    app.fetch(new Request('http://openai.test/__emulator/knobs', { method, body }));
  const turned = await (await knobs('POST', '{"moderationMs":5,"seed":9}')).json();
  expect(turned).toMatchObject({ moderationMs: 5, seed: 9, firstTokenMs: 0 });
  expect((await knobs('POST', '{"moderationMs":-1}')).status).toBe(400);
  expect((await knobs('POST', '{"volume":11}')).status).toBe(400);
  expect(await (await knobs('GET')).json()).toMatchObject({ moderationMs: 5 });
  expect(await (await knobs('DELETE')).json()).toMatchObject({ moderationMs: 0, seed: null });
  expect(defaultKnobs.firstTokenMs).toBe(350);
});

test('the log keeps the last requests', () => {
  const log = new RequestLog(() => 0);
  for (let i = 0; i < 5_005; i++) log.open('GET /');
  expect([log.entries.length, log.entries.at(-1)!.id]).toEqual([5_000, 5_005]);
});

test('the log can be cleared', async () => {
  const { client, request, log } = connectInProcess();
  for (let i = 0; i < 5; i++) await client.models.retrieve('gpt-6-luna');
  const entries = await log();
  expect(entries).toHaveLength(5);
  expect(entries.at(-1)).toMatchObject({ id: 5, route: 'GET /v1/models/gpt-6-luna', status: 200 });
  expect(entries.every((entry) => entry.finishedAt !== null && !entry.aborted)).toBe(true);
  await request('/__emulator/log', { method: 'DELETE' });
  expect(await log()).toEqual([]);
});

test('each emulator has separate state', async () => {
  const first = connectInProcess();
  const second = connectInProcess();
  await first.client.moderations.create({ input: 'hola' });
  expect(await first.log()).toHaveLength(1);
  expect(await second.log()).toHaveLength(0);
});
