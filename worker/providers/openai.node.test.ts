import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storyRequest } from '../../contract/stories.ts';
import { storyPrompt } from '../story/prompt.ts';
import { findingsOf, type StoryProvider, streamStory } from './openai.ts';
import { ProviderError } from './provider-error.ts';

/** A provider that answers what a test says, and remembers what it was asked. */
let answer: (response: ServerResponse) => void;
let bodies: Record<string, unknown>[] = [];
const server = createServer(async (request: IncomingMessage, response) => {
  bodies.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
  answer(response);
});
let provider: StoryProvider;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider = {
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    OPENAI_STORY_MODEL: 'a-model',
    OPENAI_MODERATION_MODEL: 'a-moderation',
  };
});
beforeEach(() => {
  bodies = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const prompt = storyPrompt(storyRequest.parse({ topic: 'un faro' }));
const never = new AbortController().signal;

function stream(...choices: object[]): void {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const choice of choices) {
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [choice] })}\n\n`,
      );
    }
    response.end('data: [DONE]\n\n');
  };
}
const said = (content: string) => ({ index: 0, delta: { content }, finish_reason: null });
const end = (reason: string) => ({ index: 0, delta: {}, finish_reason: reason });

async function listen(): Promise<{ heard: string; error: unknown }> {
  let heard = '';
  try {
    for await (const piece of streamStory(provider, prompt, never)) heard += piece;
    return { heard, error: null };
  } catch (error) {
    return { heard, error };
  }
}

test('the model gets two messages: ours as the system’s, the parent’s as the user’s, whatever was typed', async () => {
  stream(said('# Un faro'), end('stop'));
  const { es, en } = JSON.parse(readFileSync('content/safety/injections.json', 'utf8'));
  for (const topic of [...es.topic, ...en.topic]) {
    const mine = storyPrompt(storyRequest.parse({ topic }));
    for await (const _ of streamStory(provider, mine, never));
    const { messages, ...rest } = bodies.at(-1)!;
    expect(messages).toEqual([
      { role: 'system', content: prompt.system },
      { role: 'user', content: mine.user },
    ]);
    // Nothing that a model could call, and no second choice.
    expect(Object.keys(rest).sort()).toEqual(['max_completion_tokens', 'model', 'stream', 'temperature']);
  }
});

test.each<[string, object[], string, string]>([
  [
    'before a word',
    [{ index: 0, delta: { refusal: 'I’m sorry' }, finish_reason: null }],
    '',
    'topic_refused',
  ],
  ['in the middle', [said('# Un '), { index: 0, delta: { refusal: 'no' } }], '# Un ', 'story_refused'],
])('a model that refuses %s has declined: its apology is no story', async (_, choices, heard, code) => {
  stream(...choices, end('stop'));
  expect(await listen()).toMatchObject({ heard, error: { name: 'ProviderError', code } });
});

test.each([
  ['before a word', [], 'topic_refused'],
  ['in the middle', [said('# Un faro')], 'story_refused'],
])('a provider’s filter that ends a text %s has declined it', async (_, choices, code) => {
  stream(...choices, end('content_filter'));
  expect((await listen()).error).toMatchObject({ code });
});

test('a provider that filters the question has declined the topic', async () => {
  answer = (response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ error: { message: 'filtered', code: 'content_filter', type: null, param: null } }),
    );
  };
  expect((await listen()).error).toMatchObject({ code: 'topic_refused' });
});

test('a text that was cut off for its length is a failure, not a refusal', async () => {
  stream(said('# Un faro'), end('length'));
  expect((await listen()).error).toMatchObject({ code: 'story_generation_failed' });
});

test('a moderation service that keeps silent is given up, after trying again', async () => {
  answer = () => {};
  const error = await findingsOf(provider, ['un faro'], never, 20).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderError);
  expect(bodies.length).toBe(3);
});

test.each([
  ['a page', 200, 'text/html', '<html>Welcome</html>'],
  ['another object', 200, 'application/json', '{"ok":true}'],
  ['no JSON', 200, 'application/json', '{"results":[{"flag'],
  ['one verdict on two texts', 200, 'application/json', '{"results":[{"flagged":false}]}'],
  ['404, as servers without moderation do', 404, 'application/json', '{"error":{"message":"no such route"}}'],
  ['401', 401, 'application/json', '{"error":{"message":"bad key"}}'],
])('a moderation service that answers %s has checked nothing', async (_, status, type, body) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
  await expect(findingsOf(provider, ['un faro', 'Ana'], never)).rejects.toThrow();
});
