import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { storyPrompt } from '../story/prompt.ts';
import { findingsOf, openaiSpeech, type SpeechSettings, type StorySettings, streamStory } from './openai.ts';
import { ProviderError } from './provider-error.ts';

/** A provider that answers what a test says, and remembers what it was asked. */
let answer: (response: ServerResponse) => void;
let bodies: Record<string, unknown>[] = [];
const server = createServer(async (request: IncomingMessage, response) => {
  bodies.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
  answer(response);
});
let provider: StorySettings & SpeechSettings;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  provider = {
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: baseUrl,
    OPENAI_STORY_MODEL: 'a-model',
    OPENAI_MODERATION_MODEL: 'a-moderation',
    OPENAI_SPEECH_API_KEY: 'test',
    OPENAI_SPEECH_BASE_URL: baseUrl,
    OPENAI_SPEECH_MODEL: 'a-voice',
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

const asked = { text: 'Un faro.', voice: 'coral', instructions: '', speed: 1 } as const;
/** Every call to the provider, as something that is read to its end. */
const CALLS: [string, (signal: AbortSignal) => AsyncIterable<unknown>][] = [
  ['a story', (signal) => streamStory(provider, prompt, signal)],
  ['speech', (signal) => openaiSpeech(provider).stream(asked, signal)],
  [
    'moderation',
    async function* (signal) {
      yield await findingsOf(provider, ['un faro'], signal);
    },
  ],
];
const BEGINNING = {
  'a story': `data: ${JSON.stringify({ id: 'c', choices: [said('# Un faro')] })}\n\n`,
  speech: 'sound',
  moderation: '{"results":[',
};
const headers = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
};
const MOMENTS: [string, (response: ServerResponse, beginning: string) => void][] = [
  ['before an answer', () => {}],
  ['after its headers', headers],
  [
    'in its middle',
    (response, beginning) => {
      headers(response);
      response.write(beginning);
    },
  ],
];

test.each(CALLS.flatMap(([what, call]) => MOMENTS.map(([when, begin]) => ({ what, call, when, begin }))))(
  'to hang up on $what $when is no failure of the provider: the reason for it is thrown',
  async ({ what, call, begin }) => {
    const hangUp = new AbortController();
    const reason = new Error('the reader left');
    answer = (response) => {
      begin(response, BEGINNING[what as keyof typeof BEGINNING]);
      setTimeout(() => hangUp.abort(reason), 20);
    };
    const reading = (async () => {
      for await (const _ of call(hangUp.signal));
    })();
    await expect(reading).rejects.toBe(reason);
  },
);

test.each(CALLS)(
  '%s whose connection breaks in the middle is a failure of the provider',
  async (what, call) => {
    answer = (response) => {
      headers(response);
      response.write(BEGINNING[what as keyof typeof BEGINNING], () => response.destroy());
    };
    const reading = (async () => {
      for await (const _ of call(never));
    })();
    const code = what === 'speech' ? 'audio_generation_failed' : 'story_generation_failed';
    await expect(reading).rejects.toMatchObject({ name: 'ProviderError', code });
  },
);

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
