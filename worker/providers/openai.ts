import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type { Env } from '../env.ts';
import type { Finding } from '../story/fitness.ts';
import type { Prompt } from '../story/prompt.ts';
import { findingsIn } from './moderation-answer.ts';
import { ProviderError } from './provider-error.ts';

/** The one place that imports `openai`. Any server that speaks its API will do. */

/** One check. A sentence waits for it, and a service that is slower than this is not going to answer. */
const MODERATION_TIMEOUT_MS = 6_000;

/** The settings of whoever writes and checks stories. */
export type StoryProvider = Pick<
  Env,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_STORY_MODEL' | 'OPENAI_MODERATION_MODEL'
>;

/** The settings of whoever reads stories aloud. */
export type SpeechProvider = Pick<
  Env,
  'OPENAI_API_KEY' | 'OPENAI_SPEECH_API_KEY' | 'OPENAI_SPEECH_BASE_URL' | 'OPENAI_SPEECH_MODEL'
>;

/** No retries inside: the ledger and the client decide about those, within the deadline of the generation. */
function storyClient(env: StoryProvider): OpenAI {
  return new OpenAI({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, maxRetries: 0 });
}

function speechClient(env: SpeechProvider): OpenAI {
  return new OpenAI({
    apiKey: env.OPENAI_SPEECH_API_KEY || env.OPENAI_API_KEY,
    baseURL: env.OPENAI_SPEECH_BASE_URL,
    maxRetries: 2,
  });
}

/** What a provider's own filter answers with instead of a story. */
const FILTERED = ['content_filter', 'content_policy_violation'];

/**
 * What became of a call, in our terms. One that we hung up on has not failed: its end is the reason we had.
 * @returns a ProviderError, or the reason of `signal`
 */
function endOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ProviderError) return error;
  // A connection that broke in the middle, or an answer that makes no sense.
  if (!(error instanceof APIError)) return new ProviderError('story_generation_failed', String(error));
  if (error instanceof APIConnectionTimeoutError) return new ProviderError('story_timed_out', error.message);
  if (FILTERED.includes(error.code ?? '')) return new ProviderError('topic_refused', error.message);
  if (error.status !== 429) return new ProviderError('story_generation_failed', error.message);
  if (error.code === 'insufficient_quota') return new ProviderError('quota_exceeded', error.message);
  const after = Number(error.headers?.get('retry-after'));
  return new ProviderError('rate_limited', error.message, Number.isFinite(after) && after > 0 ? after : 20);
}

/**
 * The model's text as it is written, in pieces of any length.
 * @throws ProviderError, also when the text broke off; `topic_refused` when the model or the provider's filter declined
 * before the first word, `story_refused` when after it. The signal's reason when that aborts.
 */
export async function* streamStory(
  env: StoryProvider,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string> {
  try {
    const stream = await storyClient(env).chat.completions.create(
      {
        model: env.OPENAI_STORY_MODEL,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ],
        temperature: prompt.temperature,
        max_completion_tokens: prompt.maxTokens,
        stream: true,
      },
      { signal },
    );
    let finished: string | null = null;
    let hasText = false;
    for await (const chunk of stream) {
      const choice = chunk.choices[0];
      finished = choice?.finish_reason ?? finished;
      if (choice?.delta.refusal || finished === 'content_filter') {
        throw new ProviderError(hasText ? 'story_refused' : 'topic_refused', 'the provider declined');
      }
      if (!choice?.delta.content) continue;
      hasText = true;
      yield choice.delta.content;
    }
    // The SDK's stream ends without a word when it is aborted.
    signal.throwIfAborted();
    // Cut off: half a story is no story.
    if (finished !== 'stop') {
      throw new ProviderError('story_generation_failed', `model ended with ${finished ?? 'a broken stream'}`);
    }
  } catch (error) {
    throw endOf(error, signal);
  }
}

/**
 * What the moderation service finds in each of the texts.
 * @throws ProviderError when the service does not answer, or not to the point; the signal's reason when that aborts
 */
export async function findingsOf(
  env: StoryProvider,
  texts: string[],
  signal: AbortSignal,
  timeout = MODERATION_TIMEOUT_MS,
): Promise<Finding[]> {
  try {
    const answer = await storyClient(env).moderations.create(
      { model: env.OPENAI_MODERATION_MODEL, input: texts },
      // A failed check would end the story: unlike a generation it is cheap and safe to repeat.
      { signal, timeout, maxRetries: 2 },
    );
    return findingsIn(answer, texts.length);
  } catch (error) {
    throw endOf(error, signal);
  }
}

export type SpeechOrder = { text: string; voice: string; instructions: string; speed: number };

/**
 * One utterance as raw PCM: signed 16-bit little-endian mono at 24 kHz, in chunks of any length.
 * @throws ProviderError, also when the sound broke off; the signal's reason when that aborts
 */
export async function* streamSpeech(
  env: SpeechProvider,
  order: SpeechOrder,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    const response = await speechClient(env).audio.speech.create(
      {
        model: env.OPENAI_SPEECH_MODEL,
        input: order.text,
        voice: order.voice,
        instructions: order.instructions,
        speed: order.speed,
        response_format: 'pcm',
      },
      { signal },
    );
    if (!response.body) throw new ProviderError('story_generation_failed', 'speech without a body');
    yield* response.body as ReadableStream<Uint8Array>;
  } catch (error) {
    throw endOf(error, signal);
  }
}
