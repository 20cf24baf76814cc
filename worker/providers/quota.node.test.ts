import { afterEach, expect, test, vi } from 'vitest';
import { type ChatServer, storyServers } from './ai-servers.ts';
import { moderator, openaiStories, storyWriter } from './openai.ts';
import { ProviderError } from './provider-error.ts';
import { isOutOfQuota } from './quota.ts';

const error = (code: unknown, message = 'no', type: unknown = null) => ({ error: { code, message, type } });

const GONE: [what: string, status: number, body: unknown][] = [
  ['a status alone', 402, {}],
  ['a page with that status', 402, '<h1>Payment Required</h1>'],
  ['OpenAI’s code', 429, error('insufficient_quota')],
  ['OpenAI’s type', 429, error(null, 'no', 'insufficient_quota')],
  [
    'OpenAI’s words',
    429,
    error(null, 'You exceeded your current quota, please check your plan and billing details.'),
  ],
  ['OpenAI’s hard limit', 400, error('billing_hard_limit_reached', 'Billing hard limit has been reached')],
  [
    'Anthropic’s words',
    400,
    error(null, 'Your credit balance is too low to access the API.', 'invalid_request_error'),
  ],
  ['a code of the balance', 400, error('credit_balance_too_low')],
  ['OpenRouter’s code', 402, error(402, 'This request requires more credits, or fewer max_tokens.')],
  ['DeepSeek’s words', 400, error('invalid_request_error', 'Insufficient Balance')],
  ['Moonshot’s type', 429, error(null, 'no', 'exceeded_current_quota_error')],
  ['a gateway’s code', 403, error('insufficient_user_quota')],
  [
    'a gateway that wraps',
    429,
    error('429', 'litellm.RateLimitError: You exceeded your current quota, please check.'),
  ],
  ['an error that is a text', 429, { error: 'You have run out of credits' }],
  [
    'a message without an error',
    403,
    { code: 30_001, message: 'Sorry, your account balance is insufficient' },
  ],
  ['a detail', 401, { detail: { status: 'quota_exceeded', message: 'This request exceeds your quota.' } }],
  ['a list', 429, [error(null, 'Quota exceeded for this billing account')]],
  ['Cloudflare’s number', 429, { success: false, errors: [{ code: 3036, message: 'x' }] }],
];
const NOT_GONE: [what: string, status: number, body: unknown][] = [
  [
    'requests per minute',
    429,
    error('rate_limit_exceeded', 'Rate limit reached: Limit 3, Used 3. Please try again in 20s.'),
  ],
  [
    'an advertisement for a plan',
    429,
    error(
      'rate_limit_exceeded',
      'Rate limit reached. Need more? Upgrade: https://example.org/settings/billing',
    ),
  ],
  [
    'Gemini’s minute',
    429,
    error(429, 'You exceeded your current quota, please check your plan. Please retry in 34.1s.'),
  ],
  ['a metric per minute', 429, error(429, 'Quota exceeded for quota metric "Requests per minute"')],
  ['nothing', 429, {}],
  ['a page', 503, '<h1>Service unavailable</h1>'],
  ['a wrong key', 401, error('invalid_api_key')],
  ['numbers of another meaning', 500, { usage: { total_tokens: 3036 } }],
];

const bodyOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));
const settings = {
  OPENAI_API_KEY: 'k',
  OPENAI_STORY_MODEL: 'm',
  OPENAI_MODERATION_MODEL: 'm',
  OPENAI_BASE_URL: 'http://ai.test/v1',
};
const server = (): ChatServer => storyServers(settings)[0]!;
const answering = (answer: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
afterEach(() => vi.restoreAllMocks());

const never = new AbortController().signal;
const order = { system: 's', user: 'u', temperature: 1, maxTokens: 9, userDigest: 'p' };
async function told(): Promise<unknown> {
  try {
    for await (const _ of storyWriter(server()).stream(order, never));
  } catch (failure) {
    return failure;
  }
  return null;
}
const check = { texts: ['un faro'], userDigest: 'p', isLast: true };
const checkers = () =>
  openaiStories({
    ...settings,
    MODERATION_SERVERS: JSON.stringify([{ kind: 'moderations' }, { kind: 'chat' }]),
  }).moderators;
const opinion = () => openaiStories(settings).secondReaders[0]!;

/** Every caller of a chat or moderation server. */
const CALLS: [string, () => Promise<unknown>][] = [
  ['a story', told],
  [
    'a moderation',
    () =>
      checkers()[0]!
        .findings(check, never)
        .catch((failure: unknown) => failure),
  ],
  [
    'a verdict',
    () =>
      checkers()[1]!
        .findings(check, never)
        .catch((failure: unknown) => failure),
  ],
  [
    'an opinion',
    () =>
      opinion()
        .topicObjection({ topic: 'un faro', ageGroup: '3-5', userDigest: 'p' }, never)
        .catch((failure: unknown) => failure),
  ],
];
const EVERY = (rows: typeof GONE) =>
  rows.flatMap(([what, status, body]) => CALLS.map(([kind, call]) => ({ kind, call, what, status, body })));

// @spec 3.28, 8.23
test.each(EVERY(GONE))(
  '$kind refused with $what is out of quota, and asked once',
  async ({ call, status, body }) => {
    const asked = answering(() => new Response(bodyOf(body), { status }));
    expect(await call()).toMatchObject({ name: 'ProviderError', code: 'quota_exceeded' });
    expect(asked).toHaveBeenCalledOnce();
  },
);

test.each(EVERY(GONE.filter(([, status, body]) => status !== 402 && !Array.isArray(body))))(
  '$kind answered 200 with $what is out of quota',
  async ({ call, body }) => {
    answering(() => new Response(bodyOf(body)));
    expect(await call()).toMatchObject({ code: 'quota_exceeded' });
  },
);

test.each(NOT_GONE)('a story refused with %s has its quota', async (_, status, body) => {
  answering(() => new Response(bodyOf(body), { status, headers: { 'retry-after': '7' } }));
  const failure = await told();
  const code = status === 429 ? 'rate_limited' : 'story_generation_failed';
  expect(failure).toMatchObject({ code, retryAfter: status === 429 ? 7 : undefined });
  expect(isOutOfQuota(status, body)).toBe(false);
});

const STREAM = { headers: { 'content-type': 'text/event-stream' } };
const begun = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: '# Un faro' } }] })}\n\n`;
test.each<[string, unknown]>([
  ['its code', error('insufficient_credits')],
  ['its words', error(null, 'You exceeded your current quota')],
  ['its number', error(402)],
  ['no error object', { code: 'insufficient_quota', message: 'no' }],
])('a frame with %s in the middle of a stream is a used-up quota', async (_, frame) => {
  answering(() => new Response(`${begun}data: ${JSON.stringify(frame)}\n\n`, STREAM));
  expect(await told()).toMatchObject({ code: 'quota_exceeded' });
});

test('JSON in place of a stream is a used-up quota under any type', async () => {
  for (const type of ['text/event-stream', 'text/plain', 'application/json', '']) {
    answering(
      () => new Response(JSON.stringify(error('insufficient_quota')), { headers: { 'content-type': type } }),
    );
    expect(await told()).toMatchObject({ code: 'quota_exceeded' });
  }
});

test('a rate limit with status 200 is one', async () => {
  answering(() => Response.json(error('rate_limit_exceeded')));
  expect(await told()).toMatchObject({ code: 'rate_limited' });
});

test('the message has the server’s code, and none of its words', async () => {
  answering(() => Response.json(error('insufficient_credits', 'Ana has no credits'), { status: 400 }));
  const failure = (await told()) as ProviderError;
  expect(failure).toBeInstanceOf(ProviderError);
  expect(failure.message).toBe('400 insufficient_quota insufficient_credits');
});

test('a moderator that answers is not taken for a refusal', async () => {
  answering(() => Response.json({ results: [{ flagged: false, category_scores: { violence: 0.1 } }] }));
  expect(await moderator({ ...server(), kind: 'moderations' }).findings(check, never)).toHaveLength(1);
});
