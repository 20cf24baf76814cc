import type { VoiceId } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { SAMPLE_RATE, toSeconds } from './format.ts';
import type { SentenceAudio } from './narrate.ts';
import { orderOf, partsFor, utteranceKey, WORDLESS_S } from './speech-order.ts';
import type { SpeechProvider } from './speech-provider.ts';
import { type CachedWords, cachedWords, placedWords } from './word-times.ts';

type Deps = {
  /** Providers that may have read it, in the order of the configuration. None is asked to read. */
  providers: readonly SpeechProvider[];
  cache: Pick<R2Bucket, 'get' | 'head'>;
  /** A folder of `files/keys.ts`. */
  folder: string;
};

const BYTES_PER_SAMPLE = 2;
const WORDLESS_BYTES = BYTES_PER_SAMPLE * Math.round(WORDLESS_S * SAMPLE_RATE);

const secondsOf = (bytes: number) => toSeconds(bytes / BYTES_PER_SAMPLE);

/** Cache entry of a sentence: its key, length and words. The key is null for a text without a word, which is silence. */
type Entry = { key: string | null; bytes: number; words: CachedWords | null };

/**
 * Sentences from the cache of an earlier narration, all by one provider, in the order of reading. Each is fetched when
 * it is read.
 * @returns null when no provider has all sentences cached
 */
export async function cachedSpeech(
  sentences: Sentence[],
  voiceId: VoiceId,
  { providers, cache, folder }: Deps,
): Promise<AsyncIterable<SentenceAudio> | null> {
  for (const provider of providers) {
    const entries = await Promise.all(
      sentences.map(async ({ text }): Promise<Entry | null> => {
        if (partsFor(provider, text).length === 0) return { key: null, bytes: WORDLESS_BYTES, words: null };
        const key = await utteranceKey(folder, provider, orderOf(text, voiceId, provider));
        const object = await cache.head(key);
        return object && { key, bytes: object.size, words: cachedWords(object) };
      }),
    );
    const found = entries.filter((entry) => entry !== null);
    if (found.length < sentences.length) continue;
    return read(sentences, found, cache);
  }
  return null;
}

async function* read(
  sentences: Sentence[],
  entries: Entry[],
  cache: Deps['cache'],
): AsyncGenerator<SentenceAudio> {
  for (const [position, { index, paragraph, text }] of sentences.entries()) {
    const { key, bytes, words } = entries[position]!;
    yield {
      index,
      paragraphStart: paragraph !== sentences[position - 1]?.paragraph,
      samples: key === null ? new Uint8Array(bytes) : await bytesOf(cache, key),
      words: () => placedWords(text, words, secondsOf(bytes)),
    };
  }
}

async function bytesOf(cache: Deps['cache'], key: string): Promise<Uint8Array> {
  const object = await cache.get(key);
  if (!object) throw new Error(`${key} left the cache while it was read`);
  return new Uint8Array(await object.arrayBuffer());
}
