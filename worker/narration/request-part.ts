import { ProviderError } from '../providers/provider-error.ts';
import { readSound } from './read-sound.ts';
import type { SpeechOrder, SpeechProvider, SpokenChunk } from './speech-provider.ts';
import type { Utterance } from './utterance.ts';
import { type Timers, withTimeouts } from './with-timeouts.ts';

/** Retries of a request that was refused before any sound, after delays that double. */
const RETRIES = 2;
const FIRST_RETRY_S = 0.5;
/** A longer `retry-after` ends the retries: that provider will not keep up with a listener. */
const LONGEST_RETRY_S = 8;

/** A client error that another attempt cannot change: it takes another key, model or text. */
const isPermanent = ({ code, status }: ProviderError) =>
  code === 'quota_exceeded' ||
  code === 'topic_refused' ||
  (status !== undefined && status < 500 && ![408, 409, 429].includes(status));

export type PartRequest = {
  provider: SpeechProvider;
  clock: Timers;
  signal: AbortSignal;
  /**
   * Milliseconds to wait for the first sound, and between two chunks; null: without limit. Read before each attempt.
   */
  timeouts(): { first: number | null; next: number | null };
  /** Whether a refusal before any sound may be retried. Read after each attempt. */
  mayRetry(): boolean;
};

/**
 * Requests one part of an utterance. A refusal before any sound is retried; a connection that breaks off after sound is
 * repeated once, at once.
 * @param onChunk receives the sound; after a repetition, from the beginning of the part again
 * @returns the error that broke the first attempt off; null when there was none
 * @throws ProviderError, or the reason of the signal
 */
export async function requestPart(
  order: SpeechOrder,
  utterance: Utterance,
  { provider, clock, signal, timeouts, mayRetry }: PartRequest,
  onChunk: (chunk: SpokenChunk) => void,
): Promise<ProviderError | null> {
  const beginning = utterance.position;
  const { sampleRate } = provider.capabilities;
  const open = (until: AbortSignal) =>
    readSound(provider.stream(order, until), { sampleRate, text: order.text });
  let brokenOff: ProviderError | null = null;
  for (let retries = 0; ;) {
    let hasSound = false;
    try {
      for await (const chunk of withTimeouts(open, timeouts(), clock, signal)) {
        hasSound = true;
        onChunk(chunk);
      }
      return brokenOff;
    } catch (error) {
      if (!(error instanceof ProviderError) || isPermanent(error)) throw error;
      if (hasSound) {
        // A provider that fell silent has used up its time.
        if (brokenOff !== null || error.code === 'audio_timed_out') throw error;
        brokenOff = error;
        utterance.rewind(beginning);
        continue;
      }
      if (retries >= RETRIES || !mayRetry()) throw error;
      const seconds = error.retryAfter ?? FIRST_RETRY_S * 2 ** retries;
      retries += 1;
      if (seconds > LONGEST_RETRY_S) throw error;
      await pause(seconds * 1000, clock, signal);
    }
  }
}

function pause(ms: number, timers: Timers, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(ms, resolve);
    const abort = () => {
      cancel();
      reject(signal.reason);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
