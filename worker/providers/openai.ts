import type OpenAI from 'openai';
import type { ChatCompletionCreateParamsBase } from 'openai/resources/chat/completions/completions';
import type { ModelProblem } from '../directory/watched-models.ts';
import type {
  CheckOrder,
  Finding,
  Illustrator,
  Moderator,
  SecondReader,
  StoryOrder,
  StoryProvider,
  StoryWriter,
  WritingNotes,
} from '../story/story-provider.ts';
import {
  type ChatServer,
  type ModerationServer,
  moderationServers,
  type OpinionServer,
  opinionServers,
  type ServerSettings,
  storyServers,
} from './ai-servers.ts';
import { type AnswerEnd, ChoiceReader, heavierEnd } from './answer-content.ts';
import { AnswerText, wholeAnswerText } from './answer-text.ts';
import {
  decidedObjection,
  decidedTopicObjection,
  opinionQuestion,
  topicQuestion,
} from './decision-rubric.ts';
import { fetchRestated, RATE_LIMITS, statusIn } from './error-answer.ts';
import { fetchFrames } from './event-frames.ts';
import { findingsIn } from './moderation-answer.ts';
import { rubricPrompt, verdictsIn } from './moderation-rubric.ts';
import {
  ANSWER_SCHEMA,
  objectionIn,
  opinionPrompt,
  TOPIC_ANSWER_SCHEMA,
  topicObjectionIn,
  topicPrompt,
} from './opinion-rubric.ts';
import { failureName, plainCode } from './plain-code.ts';
import { ProviderError, unusableAnswer } from './provider-error.ts';
import { isOutOfQuota } from './quota.ts';
import { retryAfterOf } from './retry-after.ts';

/** The one place that imports `openai`. Any server that speaks its API works. */

/** Timeout of one check by the last service. A sentence waits for it, and a slower one is not going to answer. */
const MODERATION_TIMEOUT_MS = 6_000;

/** Imported on first use: most requests do not need it, and evaluating the SDK takes milliseconds of start-up. */
const load = () => import('openai');

type Address = Pick<ChatServer, 'url' | 'apiKey'> & { headers?: ChatServer['headers'] | undefined };

/**
 * No retries and no logs inside the SDK: the ledger and the client decide about retries, within the generation's
 * deadline, and its logs would quote answers that it cannot parse.
 */
async function newClient({ url, apiKey, headers }: Address, fetch: typeof globalThis.fetch): Promise<OpenAI> {
  const { OpenAI } = await load();
  return new OpenAI({ apiKey, baseURL: url, defaultHeaders: headers, maxRetries: 0, logLevel: 'off', fetch });
}

/**
 * Clients of this isolate, by all that they are made of: a story makes forty calls. Clients and not promises of them,
 * since a promise belongs to the request that began it.
 */
const clients = new Map<string, OpenAI>();

async function clientOf({ url, apiKey, headers }: Address): Promise<OpenAI> {
  const key = JSON.stringify([url, apiKey, headers]);
  const client = clients.get(key) ?? (await newClient({ url, apiKey, headers }, fetchRestated));
  clients.set(key, client);
  return client;
}

/** Codes of a provider's own filter, in place of an answer. */
const FILTERED = ['content_filter', 'content_policy_violation'];

/**
 * Maps an error of a call to ours. After an abort it is the abort's reason: the call did not fail.
 * @returns a ProviderError, or the reason of `signal`
 */
async function endOf(error: unknown, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return signal.reason;
  if (error instanceof ProviderError) return error;
  const { APIConnectionTimeoutError, APIError } = await load();
  // A connection that broke in the middle, or an answer that cannot be parsed.
  if (!(error instanceof APIError)) return new ProviderError('story_generation_failed', failureName(error));
  if (error instanceof APIConnectionTimeoutError) return new ProviderError('story_timed_out', 'no answer');
  const code = plainCode(error.code);
  const status = error.status ?? statusIn(code);
  const said = [status ?? failureName(error), ...[code, error.type].map(plainCode)].filter(Boolean).join(' ');
  if (FILTERED.includes(code ?? '')) return new ProviderError('topic_refused', said);
  if (isOutOfQuota(status, [code, error.type, error.message]))
    return new ProviderError('quota_exceeded', said, undefined, status);
  const isLimit = status === 429 || (status === undefined && RATE_LIMITS.includes(code ?? ''));
  if (!isLimit) return new ProviderError('story_generation_failed', said, undefined, status);
  const seconds = retryAfterOf(error.headers, Date.now()) ?? UNSAID_WAIT_S;
  const problem = ORDINARY_LIMITS.includes(code) ? undefined : 'limited';
  return new ProviderError('rate_limited', said, seconds, 429, problem);
}

/** Default `retry-after` in seconds: limits are counted by minutes. */
const UNSAID_WAIT_S = 20;
/**
 * Codes of a rate limit on requests, which is over in a minute. Other refusals with status 429 are about the account.
 */
const ORDINARY_LIMITS = [null, '429', ...RATE_LIMITS];

type ChatRequest = Omit<ChatCompletionCreateParamsBase, 'stream'>;

/** Request for an order, without parameters that the server does not accept. */
function chatRequest(server: ChatServer, order: StoryOrder): ChatRequest {
  return {
    model: server.model,
    messages: [
      { role: 'system', content: order.system },
      { role: 'user', content: order.user },
    ],
    [server.tokenLimit]: order.maxTokens,
    ...(server.temperature && { temperature: order.temperature }),
    ...(server.reasoningEffort && { reasoning_effort: server.reasoningEffort }),
    ...(server.safetyIdentifier && { safety_identifier: order.userDigest }),
    ...(server.store === false && { store: false }),
  };
}

const nameOf = ({ url, model }: ChatServer | ModerationServer) => ({
  id: `${url} ${model}`,
  server: url,
  model,
});

/** Milliseconds after a finish reason in which a server may add its counts; then it is hung up on. */
const AFTER_END_MS = 2_000;

/** Header of the built-in storyteller, which has stories for a limited number of topics. */
const UNDERSTOOD_HEADER = 'x-topic-understood';

async function* streamStory(
  server: ChatServer,
  order: StoryOrder,
  signal: AbortSignal,
  notes?: WritingNotes,
): AsyncGenerator<string> {
  let hasText = false;
  let ended: ReturnType<typeof setTimeout> | undefined;
  try {
    const request = { ...chatRequest(server, order), stream: true as const };
    const frames = { isDone: false };
    const client = await newClient(server, fetchFrames(frames));
    const { data: stream, response } = await client.chat.completions
      .create(request, { signal })
      .withResponse();
    if (response.headers.get(UNDERSTOOD_HEADER) === 'false') notes?.notUnderstood();
    const choices = new ChoiceReader();
    const reader = new AnswerText();
    let end: AnswerEnd | null = null;
    let reason: string | null = null;
    /** Whether the reason came before more text: the server gives it with every chunk. */
    let isEarly = false;
    const hangUp = () => stream.controller.abort();
    for await (const chunk of stream) {
      if (!chunk?.choices && isOutOfQuota(undefined, chunk))
        throw new ProviderError('quota_exceeded', 'no quota left, in the stream');
      const part = choices.read(chunk?.choices);
      isEarly ||= end !== null && part.text !== '';
      end = heavierEnd(end, part.how);
      reason = part.reason ?? reason;
      clearTimeout(ended);
      if (part.how === 'whole' && part.text === '' && !isEarly) ended = setTimeout(hangUp, AFTER_END_MS);
      if (part.isRefused || end === 'filtered')
        throw new ProviderError('topic_refused', 'the provider declined');
      const text = reader.push(part.text);
      if (text === '') continue;
      hasText ||= text.trim() !== '';
      yield text;
    }
    // The SDK's stream ends without an error when it is aborted.
    signal.throwIfAborted();
    // Truncated: half a story is not a story.
    if (end !== 'whole' || (isEarly && !frames.isDone)) {
      const how = end === 'cut' ? reason : 'a broken stream';
      throw unusableAnswer(`model ended with ${how}`);
    }
    const rest = reader.end();
    if (rest !== '') yield rest;
  } catch (error) {
    const failure = await endOf(error, signal);
    const isDeclined = failure instanceof ProviderError && failure.code === 'topic_refused';
    throw isDeclined && hasText ? new ProviderError('story_refused', failure.message) : failure;
  } finally {
    clearTimeout(ended);
  }
}

/** Text of an answer in one piece. @throws ProviderError unless it is complete and can be read */
function textOfAnswer({ choices }: { choices?: unknown }): string {
  const { text, isRefused, how, reason } = new ChoiceReader().read(choices);
  if (isRefused || how !== 'whole') throw unusableAnswer(`an answer ended with ${reason ?? 'nothing'}`);
  return wholeAnswerText(text);
}

/** A chat model's verdicts on the texts. @throws Error unless there is exactly one per text */
async function verdictsOf(
  server: ChatServer,
  { texts, userDigest }: CheckOrder,
  options: OpenAI.RequestOptions,
): Promise<Finding[]> {
  const request = { ...chatRequest(server, { ...rubricPrompt(texts), userDigest }), stream: false as const };
  const client = await clientOf(server);
  const answer = await client.chat.completions.create(request, options);
  return verdictsIn(textOfAnswer(answer), texts.length);
}

async function findingsOf(
  server: ModerationServer,
  order: CheckOrder,
  signal: AbortSignal,
  lastTimeout: number,
): Promise<Finding[]> {
  // Retried only for the last service: a failed check would end the story, and unlike a generation it is cheap and safe
  // to repeat.
  const options = order.isLast
    ? { signal, timeout: lastTimeout, maxRetries: 2 }
    : { signal, timeout: server.patienceMs, maxRetries: 0 };
  try {
    if (server.kind === 'chat') return await verdictsOf(server, order, options);
    const request = { model: server.model, input: order.texts };
    const client = await clientOf(server);
    return findingsIn(await client.moderations.create(request, options), order.texts.length);
  } catch (error) {
    throw await endOf(error, signal);
  }
}

/** Timeout of a server that reads a topic: the first sentence waits for it. */
const TOPIC_PATIENCE_MS = 1_500;

type Question = {
  order: StoryOrder;
  /** Of the answer, where it is an object. */
  schema?: ChatCompletionCreateParamsBase['response_format'];
  timeout: number;
};

/** A chat model's answer to a closed question. @throws like `SecondReader` */
async function opinionOf<Opinion>(
  server: ChatServer,
  { order, schema, timeout }: Question,
  read: (text: string) => Opinion,
  signal: AbortSignal,
): Promise<Opinion> {
  try {
    const request = {
      ...chatRequest(server, order),
      ...(schema && server.answerSchema && { response_format: schema }),
      stream: false as const,
    };
    const options = { signal, timeout, maxRetries: 0 };
    const client = await clientOf(server);
    const answer = await client.chat.completions.create(request, options);
    return read(textOfAnswer(answer));
  } catch (error) {
    throw await endOf(error, signal);
  }
}

/** A decision model's answer to a closed question. @throws like `SecondReader` */
async function decisionOf<Opinion>(
  server: OpinionServer,
  { body, timeout }: { body: unknown; timeout: number },
  read: (answer: unknown) => Opinion,
  signal: AbortSignal,
): Promise<Opinion> {
  try {
    const client = await clientOf(server);
    return read(await client.post('', { body, signal, timeout, maxRetries: 0 }));
  } catch (error) {
    throw await endOf(error, signal);
  }
}

/** Address, model and key for a look-up of the model. */
export type ModelAddress = Pick<ChatServer, 'url' | 'apiKey' | 'model'> &
  Partial<Pick<ChatServer, 'headers'>>;

/** State of a model: its shutdown date in milliseconds since the epoch, or why it is unavailable. */
export type ModelStatus = { problem: null; shutdownAt: number | null } | { problem: ModelProblem };

const LOOK_UP_TIMEOUT_MS = 10_000;

/**
 * Looks up a model.
 * @throws ProviderError when the server does not answer, or for lack of quota
 */
export async function lookUpModel({ model, ...address }: ModelAddress): Promise<ModelStatus> {
  const client = await clientOf(address);
  try {
    const { shutdown_date: day } = await client.models.retrieve(model, {
      maxRetries: 1,
      timeout: LOOK_UP_TIMEOUT_MS,
    });
    const shutdownAt = day ? Date.parse(day) : Number.NaN;
    return { problem: null, shutdownAt: Number.isNaN(shutdownAt) ? null : shutdownAt };
  } catch (error) {
    const failure = await endOf(error, new AbortController().signal);
    if (!(failure instanceof ProviderError)) throw failure;
    // One look-up a night: a rate limit here is about the account.
    const problem = failure.code === 'rate_limited' ? 'limited' : failure.problem;
    if (problem) return { problem };
    throw failure;
  }
}

export const storyWriter = (server: ChatServer): StoryWriter => ({
  ...nameOf(server),
  patienceMs: server.patienceMs,
  stream: (order, signal, notes) => streamStory(server, order, signal, notes),
});

/** @param lastTimeout milliseconds for each attempt of the last service */
export const moderator = (server: ModerationServer, lastTimeout = MODERATION_TIMEOUT_MS): Moderator => ({
  ...nameOf(server),
  patienceMs: server.patienceMs,
  findings: (order, signal) => findingsOf(server, order, signal, lastTimeout),
});

const decisionReader = (server: OpinionServer): SecondReader => ({
  ...nameOf(server),
  patienceMs: server.patienceMs,
  objection: (order, signal) =>
    decisionOf(
      server,
      { body: opinionQuestion(server.model, order), timeout: server.patienceMs },
      (answer) => decidedObjection(answer, order.paragraphs.join(' ')),
      signal,
    ),
  topicObjection: (order, signal) =>
    decisionOf(
      server,
      {
        body: topicQuestion(server.model, order),
        timeout: Math.min(server.patienceMs, TOPIC_PATIENCE_MS),
      },
      (answer) => decidedTopicObjection(answer, order.topic),
      signal,
    ),
});

const secondReader = (server: ChatServer): SecondReader => ({
  ...nameOf(server),
  // A slow checker may be a fast writer: failures are remembered separately.
  id: `${nameOf(server).id} as a second reader`,
  patienceMs: server.patienceMs,
  objection: ({ userDigest, ...order }, signal) =>
    opinionOf(
      server,
      {
        order: { ...opinionPrompt(order), userDigest },
        schema: ANSWER_SCHEMA,
        timeout: server.patienceMs,
      },
      objectionIn,
      signal,
    ),
  topicObjection: ({ userDigest, ...order }, signal) =>
    opinionOf(
      server,
      {
        order: { ...topicPrompt(order), userDigest },
        schema: TOPIC_ANSWER_SCHEMA,
        timeout: Math.min(server.patienceMs, TOPIC_PATIENCE_MS),
      },
      topicObjectionIn,
      signal,
    ),
});

/** Time-out of an answer about pictures, after which the next server is asked. Nothing waits for it. */
const PICTURE_PATIENCE_MS = 5_000;

const illustrator = (server: ChatServer): Illustrator => ({
  ...nameOf(server),
  // Failures are remembered separately: a writer that is slow at this goes on writing first.
  id: `${nameOf(server).id} as an illustrator`,
  patienceMs: PICTURE_PATIENCE_MS,
  answer: (order, signal) =>
    opinionOf(server, { order, timeout: PICTURE_PATIENCE_MS }, (text) => text, signal),
});

/** All servers that write and check stories, from the settings. @throws ServerListError */
export const openaiStories = (settings: ServerSettings): StoryProvider => ({
  writers: storyServers(settings).map(storyWriter),
  moderators: moderationServers(settings).map((server) => moderator(server)),
  secondReaders: opinionServers(settings).map((server) =>
    server.kind === 'decisions' ? decisionReader(server) : secondReader(server),
  ),
  // Those that write: a text goes to no other company.
  illustrators: storyServers(settings).map(illustrator),
});
