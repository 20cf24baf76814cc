import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import type { ProviderError } from '../providers/provider-error.ts';
import { SAMPLE_RATE } from './format.ts';
import type { CachedUtterance, InflightSpeech } from './inflight-speech.ts';
import { type PartRequest, requestPart } from './request-part.ts';
import type { SpeechAllowance } from './speech-allowance.ts';
import type { SpeechLookup } from './speech-lookup.ts';
import { partsFor, utteranceKey, WORDLESS_S } from './speech-order.ts';
import type { SpeechOrder, SpeechProvider } from './speech-provider.ts';
import type { Utterance } from './utterance.ts';
import { VoiceLost } from './voice-lost.ts';
import { type CachedWords, cachedWords, trustedWords, wordMetadata } from './word-times.ts';

export type ObtainDeps = PartRequest & {
  cache: Pick<R2Bucket, 'get' | 'put'>;
  lookup: SpeechLookup;
  folder: string;
  inflight: InflightSpeech;
  allowance: SpeechAllowance;
  /** Called for each chunk from the provider: passes the utterance on as far as the listener needs it. */
  onProgress(utterance: Utterance): void;
};

/** Fills an utterance: from the cache, from a purchase in flight, or from the provider and then into the cache. */
export async function obtainUtterance(
  order: SpeechOrder,
  utterance: Utterance,
  deps: ObtainDeps,
): Promise<void> {
  const { provider, folder, inflight, signal } = deps;
  if (partsFor(provider, order.text).length === 0) {
    utterance.push({ pcm: new Uint8Array(2 * Math.round(WORDLESS_S * SAMPLE_RATE)) });
    utterance.end();
    return;
  }
  const key = await utteranceKey(folder, provider, order);
  // A failed purchase is repeated by the first of those that waited for it.
  while (inflight.has(key)) {
    const shared = await inflight.wait(key, signal);
    if (shared === null) continue;
    utterance.push({ pcm: shared.pcm });
    utterance.end(shared.words);
    return;
  }
  await inflight.obtain(key, () => fromCacheOrProvider(key, order, utterance, deps));
}

/** @returns the whole utterance, which is in the cache by then */
async function fromCacheOrProvider(
  key: string,
  order: SpeechOrder,
  utterance: Utterance,
  deps: ObtainDeps,
): Promise<CachedUtterance> {
  const { provider, cache, lookup, allowance, signal } = deps;
  // Asked in parallel with the cache, which did not have the sound a moment ago; `buy` waits for the answer.
  if (lookup.missing.has(key) && !signal.aborted) allowance.require().catch(() => {});
  const cached = lookup.take(key) ?? (await cache.get(key));
  if (cached) {
    for await (const pcm of cached.body) {
      utterance.push({ pcm });
      utterance.passOn();
    }
    utterance.end(cachedWords(cached));
    return { pcm: utterance.whole, words: utterance.words };
  }
  const brokenOff = await buy(order, utterance, deps);
  const words = wordsOf(order, utterance, provider);
  const canContinue = utterance.continuesWhatWasPassedOn();
  if (canContinue) utterance.end(words);
  const { whole } = utterance;
  await cache.put(key, whole, wordMetadata(words)).catch((error) => {
    // The listener has the sound; only the next narration pays for this.
    logLine('warn', { speech: 'not cached', error: redactedErrorMessage(error) });
  });
  // Only now: the next reading finds the sentence in the cache.
  if (!canContinue) utterance.pcm.end(new VoiceLost(`${provider.id} broke off`, { cause: brokenOff }));
  return { pcm: whole, words };
}

/** Times of words, from a service that has them; null, and a warning, when they cannot be those of the text. */
function wordsOf({ text }: SpeechOrder, utterance: Utterance, provider: SpeechProvider): CachedWords | null {
  if (!provider.capabilities.wordTimes) return null;
  const { received, seconds } = utterance;
  const words = trustedWords(text, received, seconds);
  if (!words) {
    logLine('warn', { speech: 'times of words not used', provider: provider.id, words: received.length });
  }
  return words;
}

/**
 * Buys an utterance in as many parts as the provider needs; the times of its words count from its beginning.
 * @returns the error that broke a part off, which was then read a second time; null when there was none
 */
async function buy(
  order: SpeechOrder,
  utterance: Utterance,
  deps: ObtainDeps,
): Promise<ProviderError | null> {
  const { provider, signal, allowance, onProgress } = deps;
  signal.throwIfAborted();
  await allowance.require();
  let firstError: ProviderError | null = null;
  for (const text of partsFor(provider, order.text)) {
    const offset = utterance.seconds;
    const error = await requestPart({ ...order, text }, utterance, deps, ({ pcm, words }) => {
      const shifted = words?.map(({ start, end, ...word }) => ({
        ...word,
        start: start + offset,
        end: end + offset,
      }));
      utterance.push({ pcm, ...(shifted && { words: shifted }) });
      onProgress(utterance);
    });
    firstError ??= error;
  }
  return firstError;
}
