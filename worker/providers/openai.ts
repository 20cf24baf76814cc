import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type { Env } from '../env.ts';
import type { SpeechOrder, SpeechProvider } from '../narration/speech-provider.ts';
import type { Finding, Prompt, StoryProvider } from '../story/story-provider.ts';
import { findingsIn } from './moderation-answer.ts';
import { OPENAI_VOICES } from './openai-voices.ts';
import { ProviderError, type ProviderErrorCode } from './provider-error.ts';

/** The one place that imports `openai`. Any server that speaks its API will do. */

/** One check. A sentence waits for it, and a service that is slower than this is not going to answer. */
const MODERATION_TIMEOUT_MS = 6_000;

/** The settings of the service that writes and checks stories. */
export type StorySettings = Pick<
  Env,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_STORY_MODEL' | 'OPENAI_MODERATION_MODEL'
>;

/** The settings of the service that reads stories aloud. */
export type SpeechSettings = Pick<
  Env,
  'OPENAI_API_KEY' | 'OPENAI_SPEECH_API_KEY' | 'OPENAI_SPEECH_BASE_URL' | 'OPENAI_SPEECH_MODEL'
>;

/** No retries inside: the ledger and the client decide about those, within the deadline of the generation. */
function storyClient(env: StorySettings): OpenAI {
  return new OpenAI({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, maxRetries: 0 });
}

function speechClient(env: SpeechSettings): OpenAI {
  return new OpenAI({
    apiKey: env.OPENAI_SPEECH_API_KEY || env.OPENAI_API_KEY,
    baseURL: env.OPENAI_SPEECH_BASE_URL,
    maxRetries: 2,
  });
}

/** What a provider's own filter answers with instead of a story. */
const FILTERED = ['content_filter', 'content_policy_violation'];

/** What a service failed with when it does not say: the codes of the kind of generation that it works for. */
type Codes = { failed: ProviderErrorCode; timedOut: ProviderErrorCode };
const STORY: Codes = { failed: 'story_generation_failed', timedOut: 'story_timed_out' };
const SPEECH: Codes = { failed: 'audio_generation_failed', timedOut: 'audio_timed_out' };

/**
 * What became of a call, in our terms. One that we hung up on has not failed: its end is the reason we had.
 * @returns a ProviderError, or the reason of `signal`
 */
function endOf(error: unknown, signal: AbortSignal, { failed, timedOut }: Codes): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ProviderError) return error;
  // A connection that broke in the middle, or an answer that makes no sense.
  if (!(error instanceof APIError)) return new ProviderError(failed, String(error));
  if (error instanceof APIConnectionTimeoutError) return new ProviderError(timedOut, error.message);
  if (FILTERED.includes(error.code ?? '')) return new ProviderError('topic_refused', error.message);
  if (error.status !== 429) return new ProviderError(failed, error.message);
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
  env: StorySettings,
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
    throw endOf(error, signal, STORY);
  }
}

/**
 * What the moderation service finds in each of the texts.
 * @throws ProviderError when the service does not answer, or not to the point; the signal's reason when that aborts
 */
export async function findingsOf(
  env: StorySettings,
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
    throw endOf(error, signal, STORY);
  }
}

/** @throws ProviderError, also when the sound broke off; the signal's reason when that aborts */
async function* streamSpeech(
  env: SpeechSettings,
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
    if (!response.body) throw new ProviderError(SPEECH.failed, 'speech without a body');
    yield* response.body as ReadableStream<Uint8Array>;
  } catch (error) {
    throw endOf(error, signal, SPEECH);
  }
}

export const openaiStories = (env: StorySettings): StoryProvider => ({
  stream: (prompt, signal) => streamStory(env, prompt, signal),
  findings: (texts, signal) => findingsOf(env, texts, signal),
});

export const openaiSpeech = (env: SpeechSettings): SpeechProvider => ({
  id: `${env.OPENAI_SPEECH_BASE_URL} ${env.OPENAI_SPEECH_MODEL}`,
  voices: OPENAI_VOICES,
  // As documented for `pcm`.
  sampleRate: 24_000,
  stream: (order, signal) => streamSpeech(env, order, signal),
});
