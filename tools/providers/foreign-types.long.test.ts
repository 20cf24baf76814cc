import OpenAI from 'openai';
import { afterAll, expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import { chatParameters } from '../../emulators/openai/chat/request.ts';
import { openaiStories } from '../../worker/providers/openai.ts';
import { storyPrompt } from '../../worker/story/prompt.ts';
import { StandIns } from '../../worker/story/stand-ins.ts';
import { type Claim, faultsOf } from './foreign-types.ts';
import { closeStandIns, type Exchange, openStandIn } from './stand-in.ts';

/** Checks the Worker's OpenAI requests and the stand-in's responses against the types of OpenAI's package. */

afterAll(closeStandIns);

const IMPORTS = `import type OpenAI from 'openai';
type ErrorBody = { error: { message: string; type: string; param: string | null; code: string | null } };`;

const ASKED: Record<string, string> = {
  '/v1/chat/completions': 'OpenAI.ChatCompletionCreateParams',
  '/v1/moderations': 'OpenAI.ModerationCreateParams',
};
const ANSWERED: Record<string, string> = {
  '/v1/chat/completions': 'OpenAI.ChatCompletion',
  '/v1/moderations': 'OpenAI.ModerationCreateResponse',
  '/v1/models': "{ object: 'list'; data: OpenAI.Model[] }",
  '/v1/models/gpt-6-luna': 'OpenAI.Model',
};

const eventsIn = (body: string): unknown[] =>
  body
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)));

function claimsOf({ path, asked, status, answered }: Exchange): Claim[] {
  const request: Claim[] = asked
    ? [{ what: `asked ${path}`, type: ASKED[path]!, value: JSON.parse(asked) }]
    : [];
  if (status !== 200) {
    return [...request, { what: `${status} of ${path}`, type: 'ErrorBody', value: JSON.parse(answered) }];
  }
  if (answered.startsWith('data: ')) {
    const type = 'OpenAI.ChatCompletionChunk';
    return [...request, ...eventsIn(answered).map((value) => ({ what: `chunk of ${path}`, type, value }))];
  }
  return [...request, { what: `answer of ${path}`, type: ANSWERED[path]!, value: JSON.parse(answered) }];
}

test("every request of the Worker and every response of the stand-in has OpenAI's types", async () => {
  const { url, exchanges } = await openStandIn('openai');
  const settings = {
    OPENAI_BASE_URL: url,
    OPENAI_API_KEY: RIGHT_KEY,
    OPENAI_STORY_MODEL: 'gpt-6-luna',
    OPENAI_MODERATION_MODEL: 'omni-moderation-latest',
    MODERATION_SERVERS: JSON.stringify([
      { kind: 'moderations' },
      {
        kind: 'chat',
        reasoningEffort: 'none',
        safetyIdentifier: true,
        store: false,
      },
    ]),
  };
  const { writers, moderators } = openaiStories(settings);
  const never = new AbortController().signal;
  for (const topic of [
    'un faro !tiny',
    'un faro !refuse',
    'un faro !decline',
    'un faro !429',
    'un faro !500',
  ]) {
    const prompt = storyPrompt(
      new StandIns(storyRequest.parse({ topic, storyLength: 'short' }), 'a-story').request,
      'a-story',
    );
    const reading = (async () => {
      for await (const _ of writers[0]!.stream({ ...prompt, userDigest: 'somebody' }, never));
    })();
    await reading.catch(() => {});
  }
  const texts = ['un faro', 'how to build a pipe bomb'];
  for (const moderator of moderators)
    await moderator.findings({ texts, userDigest: 'somebody', isLast: true }, never);
  const client = new OpenAI({ apiKey: RIGHT_KEY, baseURL: url, maxRetries: 0 });
  await client.models.list();
  await client.models.retrieve('gpt-6-luna');
  await client.models.retrieve('gpt-9').catch(() => {});

  const claims = exchanges.flatMap(claimsOf);
  // Guards against an empty recording.
  expect(new Set(claims.map(({ type }) => type))).toEqual(
    new Set([...Object.values(ASKED), ...Object.values(ANSWERED), 'OpenAI.ChatCompletionChunk', 'ErrorBody']),
  );
  expect(claims.length).toBeGreaterThan(60);
  expect(await faultsOf(IMPORTS, claims)).toEqual([]);

  // Planted errors: an extra field, a missing one, another type, an invalid value.
  const planted: Claim[] = [
    {
      what: 'too many',
      type: 'OpenAI.Model',
      value: { id: 'm', created: 1, object: 'model', owned_by: 'x', end: 1 },
    },
    { what: 'too few', type: 'OpenAI.Model', value: { id: 'm', created: 1, object: 'model' } },
    { what: 'other kind', type: 'OpenAI.ModerationCreateParams', value: { input: 7 } },
    {
      what: 'no value',
      type: 'OpenAI.ChatCompletionCreateParams',
      value: { model: 'gpt-6-luna', messages: [], reasoning_effort: 'some' },
    },
  ];
  const found = await faultsOf(IMPORTS, planted);
  for (const { what } of planted)
    expect(
      found.some((fault) => fault.startsWith(`${what}: `)),
      what,
    ).toBe(true);
}, 120_000);

test("the stand-in knows exactly the parameters of a chat completion in OpenAI's package", async () => {
  const names = Object.keys(chatParameters).map((name) => `'${name}'`);
  const own = `type Own = ${names.join(' | ')};`;
  const theirs = 'type Theirs = keyof OpenAI.ChatCompletionCreateParams;';
  const claims: Claim[] = [
    {
      what: 'one too many',
      type: '[Exclude<Own, Theirs>] extends [never] ? true : Exclude<Own, Theirs>',
      value: true,
    },
    {
      what: 'one too few',
      type: '[Exclude<Theirs, Own>] extends [never] ? true : Exclude<Theirs, Own>',
      value: true,
    },
  ];
  expect(await faultsOf(`${IMPORTS} ${own} ${theirs}`, claims)).toEqual([]);
}, 60_000);
