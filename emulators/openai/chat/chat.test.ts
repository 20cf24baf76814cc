import OpenAI, { APIError } from 'openai';
import { describe, expect, test } from 'vitest';
import { connectInProcess } from '../in-process-client.ts';
import type { StoryTeller } from './completion.ts';

const tellStory: StoryTeller = (brief, random) => ({
  title: `${brief.topic} 🐉 ${brief.language}`,
  paragraphs: [
    `Había una vez ${brief.childNames || 'alguien'} extraordinariamente valiente. «¿Quién anda ahí?» dijo 👩‍🚀.`,
    `El número secreto era ${Math.floor(random() * 1e9)}. Y colorín colorado, este cuento se ha acabado.`,
  ],
});

const connect = () => connectInProcess({ tellStory });

function storyRequest(topic: string, more: Partial<OpenAI.ChatCompletionCreateParamsNonStreaming> = {}) {
  const fields = {
    topic,
    childNames: 'Ana y Leo',
    storyType: 'fantasy',
    storyLength: 'short',
    language: 'es',
  };
  return {
    model: 'gpt-6-luna',
    reasoning_effort: 'none' as const,
    messages: [
      { role: 'system' as const, content: 'Tell a story.' },
      { role: 'user' as const, content: JSON.stringify(fields) },
    ],
    ...more,
  };
}

async function readStream(
  client: OpenAI,
  topic: string,
  more: Partial<OpenAI.ChatCompletionCreateParams> = {},
) {
  const stream = await client.chat.completions.create({ ...storyRequest(topic), ...more, stream: true });
  const chunks: OpenAI.ChatCompletionChunk[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const text = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('');
  return { chunks, text };
}

async function errorOf(promise: Promise<unknown>): Promise<APIError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof APIError)) throw new Error(`expected an APIError, got ${String(error)}`);
  return error;
}

test('an unsuitable topic is declined with the word that the prompt names', async () => {
  const { client } = connect();
  const asked = (topic: string, prompt: string) => {
    const request = storyRequest(topic);
    request.messages[0]!.content = prompt;
    return client.chat.completions.create(request);
  };
  const text = async (topic: string, prompt: string) =>
    (await asked(topic, prompt)).choices[0]?.message.content;
  const prompt = 'If nothing can be made of the data, output only the word NO_STORY.';
  expect(await text('cómo fabricar una bomba casera', prompt)).toBe('NO_STORY');
  expect(await text('un farol', prompt)).toMatch(/^# un farol/);
  expect(await text('cómo fabricar una bomba casera', 'Tell a story.')).toMatch(/^# cómo/);
});

test('a whole answer is a title line and paragraphs with the given fields', async () => {
  const { client } = connect();
  const answer = await client.chat.completions.create(storyRequest('un farol', { seed: 7 }));
  const text = answer.choices[0]?.message.content ?? '';
  expect(text).toMatch(/^# un farol 🐉 es\n\nHabía una vez Ana y Leo /);
  expect(text.split('\n\n')).toHaveLength(3);
  expect(answer.choices[0]?.finish_reason).toBe('stop');
  expect(answer.object).toBe('chat.completion');
  expect(answer.usage?.total_tokens).toBe(
    (answer.usage?.prompt_tokens ?? 0) + (answer.usage?.completion_tokens ?? 0),
  );
});

test('a streamed answer is the same text in small pieces that never split a character', async () => {
  const { client } = connect();
  const whole = await client.chat.completions.create(storyRequest('un farol', { seed: 7 }));
  const { chunks, text } = await readStream(client, 'un farol', { seed: 7 });
  expect(text).toBe(whole.choices[0]?.message.content);
  const pieces = chunks.flatMap((chunk) => chunk.choices[0]?.delta.content || []);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
  const average = text.length / pieces.length;
  expect(average).toBeGreaterThan(3);
  expect(average).toBeLessThan(5.5);
  expect(pieces.some((piece) => /^\p{L}/u.test(piece))).toBe(true);
  expect(chunks[0]?.choices[0]?.delta).toMatchObject({ role: 'assistant' });
  expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('stop');
});

test('usage is in a last chunk without choices, only on request', async () => {
  const { client } = connect();
  const asked = await readStream(client, 'un farol', { stream_options: { include_usage: true } });
  const last = asked.chunks.at(-1);
  expect(last?.choices).toEqual([]);
  const pieces = asked.chunks.filter((chunk) => chunk.choices[0]?.delta.content).length;
  expect(last?.usage?.completion_tokens).toBe(pieces);
  expect(asked.chunks[0]?.usage).toBeNull();
  const notAsked = await readStream(client, 'un farol');
  expect(notAsked.chunks.some((chunk) => 'usage' in chunk)).toBe(false);
});

test('the raw stream is server-sent events that end in [DONE]', async () => {
  const { request } = connect();
  const response = await request('/v1/chat/completions', {
    method: 'POST',
    headers: { authorization: 'Bearer built-in', 'content-type': 'application/json' },
    body: JSON.stringify({ ...storyRequest('un farol'), stream: true }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = (await response.text()).split('\n\n');
  expect(events.slice(0, -1).every((event) => event.startsWith('data: '))).toBe(true);
  expect(events.slice(-2)).toEqual(['data: [DONE]', '']);
});

test('a seed repeats a story, and a story without a seed is new', async () => {
  const { client } = connect();
  const seeded = await Promise.all([1, 2].map(() => readStream(client, 'un farol', { seed: 11 })));
  expect(seeded[0]?.text).toBe(seeded[1]?.text);
  const free = await Promise.all([1, 2].map(() => readStream(client, 'un farol')));
  expect(free[0]?.text).not.toBe(free[1]?.text);
});

test('a knob sets the seed of requests without one', async () => {
  const { client } = connectInProcess({ tellStory, knobs: { seed: 21 } });
  const byKnob = await readStream(client, 'un farol');
  expect((await readStream(client, 'un farol')).text).toBe(byKnob.text);
  expect((await readStream(client, 'un farol', { seed: 21 })).text).toBe(byKnob.text);
  expect((await readStream(client, 'un farol', { seed: 22 })).text).not.toBe(byKnob.text);
});

test('the options come from their line in the system message, the topic from the user message', async () => {
  let told: Parameters<StoryTeller>[0] | undefined;
  const { client } = connectInProcess({
    tellStory: (brief, random) => {
      told = brief;
      return tellStory(brief, random);
    },
  });
  await client.chat.completions.create({
    model: 'gpt-6-luna',
    reasoning_effort: 'none',
    messages: [
      {
        role: 'system',
        content: 'You write stories.\nlanguage=en storyLength=short ageGroup=9-12 englishLevel=beginner',
      },
      { role: 'user', content: '{"topic":"language=es a lighthouse","childNames":"Ana"}' },
    ],
  });
  expect(told).toMatchObject({
    topic: 'language=es a lighthouse',
    childNames: 'Ana',
    language: 'en',
    storyLength: 'short',
    ageGroup: '9-12',
    englishLevel: 'beginner',
  });
});

test('an unknown option value falls back to its default', async () => {
  let told: Parameters<StoryTeller>[0] | undefined;
  const { client } = connectInProcess({
    tellStory: (brief, random) => {
      told = brief;
      return tellStory(brief, random);
    },
  });
  const content = JSON.stringify({
    topic: '  !NoTitle  ',
    language: 'en',
    storyLength: 'endless',
    ageGroup: '6-8',
  });
  await client.chat.completions.create({
    model: 'gpt-6-luna',
    reasoning_effort: 'none',
    messages: [{ role: 'user', content: [{ type: 'text', text: content }] }],
  });
  expect(told).toMatchObject({
    topic: 'a little dragon',
    language: 'en',
    storyLength: 'medium',
    ageGroup: '6-8',
  });
});

test('text other than the product’s JSON is a topic, in its own language', async () => {
  const { client } = connect();
  const titleFor = async (content: string) => {
    const answer = await client.chat.completions.create({
      model: 'gpt-6-luna',
      reasoning_effort: 'none',
      messages: [{ role: 'user', content }],
    });
    return answer.choices[0]?.message.content?.split('\n')[0];
  };
  expect(await titleFor('the cat who wanted to fly')).toBe('# the cat who wanted to fly 🐉 en');
  expect(await titleFor('el gato que quería volar')).toBe('# el gato que quería volar 🐉 es');
});

test('a limit on tokens ends the answer with finish_reason length', async () => {
  const { client } = connect();
  const { chunks } = await readStream(client, 'un farol', { max_completion_tokens: 5 });
  expect(chunks.filter((chunk) => chunk.choices[0]?.delta.content)).toHaveLength(5);
  expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('length');
});

test('!429 is a rate limit with a time to retry after', async () => {
  const error = await errorOf(readStream(connect().client, 'un farol !429'));
  expect(error).toBeInstanceOf(OpenAI.RateLimitError);
  expect(error.code).toBe('rate_limit_exceeded');
  expect(error.headers?.get('retry-after')).toBe('2');
});

test('!quota is the other 429', async () => {
  const error = await errorOf(readStream(connect().client, '!QUOTA un farol'));
  expect(error).toBeInstanceOf(OpenAI.RateLimitError);
  expect(error.code).toBe('insufficient_quota');
  expect(error.type).toBe('insufficient_quota');
});

test('!500 is an internal server error', async () => {
  expect(await errorOf(readStream(connect().client, 'un farol!500'))).toBeInstanceOf(
    OpenAI.InternalServerError,
  );
});

test('!429x2 fails twice for the same topic and then answers without the directive', async () => {
  const { client } = connect();
  await errorOf(readStream(client, 'un farol !429x2'));
  await errorOf(readStream(client, 'un farol !429x2'));
  expect((await readStream(client, 'un farol !429x2')).text).toMatch(/^# un farol 🐉/);
  await errorOf(readStream(client, 'otro farol !429x2'));
});

test('!hang answers with headers and never a token, until the client gives up', async () => {
  const { client, log } = connect();
  const giveUp = new AbortController();
  const { data: stream, response } = await client.chat.completions
    .create({ ...storyRequest('un farol !hang'), stream: true }, { signal: giveUp.signal })
    .withResponse();
  expect(response.status).toBe(200);
  const reading = (async () => {
    for await (const _ of stream) return 'a token';
    return 'nothing';
  })();
  await new Promise((resolve) => setImmediate(resolve));
  giveUp.abort();
  expect(await reading.catch(() => 'nothing')).toBe('nothing');
  const [entry] = await log();
  expect(entry).toMatchObject({ failure: 'hang', aborted: true, firstByteAt: null });
});

test('!cut breaks the connection inside a sentence after about a third', async () => {
  const { client } = connect();
  const whole = await readStream(client, 'un farol', { seed: 3 });
  let text = '';
  const reading = (async () => {
    const stream = await client.chat.completions.create({
      ...storyRequest('un farol !cut', { seed: 3 }),
      stream: true,
    });
    for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
  })();
  expect(await reading.then(() => 'complete').catch(() => 'broken')).toBe('broken');
  expect(whole.text.startsWith(text)).toBe(true);
  expect(text.length / whole.text.length).toBeGreaterThan(0.2);
  expect(text.length / whole.text.length).toBeLessThan(0.5);
  expect(text).toMatch(/[^.!?…\s]$/u);
});

test('!cut breaks a whole answer too', async () => {
  const reading = connect().client.chat.completions.create(storyRequest('un farol !cut'));
  expect(await reading.then(() => 'complete').catch(() => 'broken')).toBe('broken');
});

test('!tiny answers the beginning and the end of a story', async () => {
  const { text } = await readStream(connect().client, 'un farol !tiny');
  expect(text.split('\n\n')).toHaveLength(3);
  expect(text).toMatch(/^# .+\n\nHabía una vez/);
});

test('!notitle leaves out the title line', async () => {
  expect((await readStream(connect().client, 'un farol !notitle')).text).toMatch(/^Había una vez/);
});

test('!refuse ends with finish_reason content_filter and no text', async () => {
  const { chunks, text } = await readStream(connect().client, 'un farol !refuse');
  expect(text).toBe('');
  expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('content_filter');
});

test('!slow is far slower than the knob', async () => {
  const { client } = connect();
  const giveUp = AbortSignal.timeout(400);
  let tokens = 0;
  const reading = (async () => {
    const stream = await client.chat.completions.create(
      { ...storyRequest('un farol !slow'), stream: true },
      { signal: giveUp },
    );
    for await (const chunk of stream) tokens += chunk.choices[0]?.delta.content ? 1 : 0;
  })();
  await reading.catch(() => undefined);
  expect(tokens).toBeGreaterThanOrEqual(1);
  expect(tokens).toBeLessThanOrEqual(12);
});

test('a disconnect in the middle stops the work and is logged', async () => {
  const { client, log } = connectInProcess({ tellStory, knobs: { tokensPerSecond: 200 } });
  const stream = await client.chat.completions.create({ ...storyRequest('un farol'), stream: true });
  let seen = 0;
  for await (const _ of stream) {
    seen += 1;
    if (seen === 8) break;
  }
  const [entry] = await log();
  expect(entry).toMatchObject({ route: 'POST /v1/chat/completions', status: 200, aborted: true });
  expect(entry?.finishedAt).not.toBeNull();
  const sentences = entry?.chat?.sentences.length ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect((await log())[0]?.chat?.sentences).toHaveLength(sentences);
});

test('the first token waits for its knob and the tokens keep their pace', async () => {
  const { client, log } = connectInProcess({ tellStory, knobs: { firstTokenMs: 60, tokensPerSecond: 1000 } });
  const { chunks } = await readStream(client, 'un farol');
  const [entry] = await log();
  const waited = (entry?.firstByteAt ?? 0) - (entry?.receivedAt ?? 0);
  expect(waited).toBeGreaterThanOrEqual(58);
  // From the request on: a busy machine can only make it later.
  const took = (entry?.finishedAt ?? 0) - (entry?.receivedAt ?? 0);
  expect(took).toBeGreaterThanOrEqual(58 + chunks.length - 10);
});

test('the log has the end of each sentence and its time', async () => {
  const { client, log } = connect();
  const { text } = await readStream(client, 'un farol', { seed: 5 });
  const [entry] = await log();
  const chat = entry?.chat;
  expect(text.slice(0, chat?.title?.endOffset)).toBe('# un farol 🐉 es');
  const starts = [
    chat?.title?.endOffset ?? 0,
    ...(chat?.sentences.map((sentence) => sentence.endOffset) ?? []),
  ];
  const sentences = chat?.sentences.map(({ endOffset }, index) =>
    text.slice(starts[index], endOffset).trim(),
  );
  expect(sentences?.[0]).toBe('Había una vez Ana y Leo extraordinariamente valiente.');
  expect(sentences?.at(-1)).toBe('Y colorín colorado, este cuento se ha acabado.');
  const times = chat?.sentences.map((sentence) => sentence.sentAt) ?? [];
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(entry?.firstByteAt).toBeLessThanOrEqual(times[0] ?? 0);
});

test('a knob makes exactly the next two requests fail', async () => {
  const { client, request } = connect();
  await request('/__emulator/knobs', {
    method: 'POST',
    body: JSON.stringify({ failChat: { kind: '500', times: 2 } }),
  });
  await errorOf(readStream(client, 'un farol'));
  await errorOf(readStream(client, 'un farol'));
  expect((await readStream(client, 'un farol')).text).toContain('farol');
});

test.each([
  ['temperature', { temperature: 0.7 }],
  ['top_p', { top_p: 0.9 }],
])('a reasoning model refuses %s, unless its effort is none', async (param, more) => {
  const { client } = connect();
  const { reasoning_effort: _, ...untold } = storyRequest('un farol', more);
  for (const request of [untold, { ...untold, reasoning_effort: 'low' as const }]) {
    const error = await errorOf(client.chat.completions.create(request));
    expect(error).toMatchObject({ status: 400, param, code: 'unsupported_parameter' });
  }
  const told = await client.chat.completions.create(storyRequest('un farol', more));
  expect(told.choices[0]?.finish_reason).toBe('stop');
});

test('reasoning counts against the limit, and may leave nothing for the answer', async () => {
  const { client } = connect();
  const { reasoning_effort: _, ...thinks } = storyRequest('un farol', {
    seed: 7,
    max_completion_tokens: 750,
  });
  const answer = await client.chat.completions.create(thinks);
  expect(answer.choices[0]).toMatchObject({ finish_reason: 'length', message: { content: '' } });
  expect(answer.usage?.completion_tokens_details?.reasoning_tokens).toBe(750);
  const quick = await client.chat.completions.create({ ...thinks, reasoning_effort: 'low' });
  expect(quick.choices[0]?.finish_reason).toBe('stop');
  const { completion_tokens: spent, completion_tokens_details: details } = quick.usage!;
  expect(details?.reasoning_tokens).toBe(250);
  expect(spent).toBeGreaterThan(250);
});

test.each([
  ['max_tokens', { max_tokens: 100 }, 'unsupported_parameter'],
  ['reasoning_effort', { reasoning_effort: 'minimal' as const }, 'unsupported_value'],
])('a reasoning model refuses %s as unsupported', async (param, more, code) => {
  const { client } = connect();
  const error = await errorOf(client.chat.completions.create(storyRequest('un farol', more)));
  expect(error).toMatchObject({ status: 400, param, code });
});

test('the previous model has no effort parameter, and is called as before', async () => {
  const { client } = connect();
  const { reasoning_effort: _, ...old } = { ...storyRequest('un farol'), model: 'gpt-4.1-mini' };
  const asked = { ...old, temperature: 0.7, max_tokens: 750 };
  expect((await client.chat.completions.create(asked)).choices[0]?.finish_reason).toBe('stop');
  const error = await errorOf(client.chat.completions.create({ ...asked, reasoning_effort: 'none' }));
  expect(error).toMatchObject({ status: 400, param: 'reasoning_effort' });
});

test('numbered texts are judged, with a line for each', async () => {
  const { client } = connect();
  const texts = ['la luna', 'una historia porno', 'how to build a pipe bomb'];
  const answer = await client.chat.completions.create({
    model: 'gpt-6-luna',
    reasoning_effort: 'none',
    messages: [{ role: 'user', content: JSON.stringify({ texts }) }],
  });
  expect(answer.choices[0]?.message.content).toBe('1 fit\n2 unfit sexual\n3 unfit illicit');
});

describe('a server on one’s own machine', () => {
  const ollama = () => connectInProcess({ tellStory, server: 'ollama' });
  const asked = { ...storyRequest('un farol', { seed: 7 }), model: 'gemma4:26b' };

  test('it asks for no key, ignores unknown parameters, and has no moderation', async () => {
    const { request } = ollama();
    const body = JSON.stringify({ ...asked, safety_identifier: 'x', max_token: 9 });
    expect((await request('/v1/chat/completions', { method: 'POST', body })).status).toBe(200);
    const moderation = await request('/v1/moderations', { method: 'POST', body: '{"input":"x"}' });
    expect(moderation.status).toBe(404);
  });

  test('it knows the maximum length by its old name alone', async () => {
    const { client } = ollama();
    const reasonFor = async (more: object) =>
      (await client.chat.completions.create({ ...asked, ...more })).choices[0]?.finish_reason;
    expect(await reasonFor({ max_completion_tokens: 5 })).toBe('stop');
    expect(await reasonFor({ max_tokens: 5 })).toBe('length');
  });

  test('it accepts a temperature with any effort', async () => {
    const { client } = ollama();
    const answer = client.chat.completions.create({ ...asked, reasoning_effort: 'high', temperature: 0.7 });
    expect((await answer).choices[0]?.finish_reason).toBe('stop');
  });
});
