import type { VoiceId } from '../../contract/options.ts';
import type { CastMember, Sentence } from '../../contract/schemas/stories.ts';
import { SAMPLE_RATE, toSeconds } from './format.ts';
import type { SpanAudio } from './mix-spans.ts';
import type { SentenceAudio } from './narrate.ts';
import type { Saying } from './said-right.ts';
import { partsFor, utteranceKey, WORDLESS_S } from './speech-order.ts';
import type { SpeechOrder, SpeechProvider } from './speech-provider.ts';
import { type SpokenLine, spokenLines } from './spoken-lines.ts';
import { type CachedWords, cachedWords, placedWords } from './word-times.ts';

type Deps = {
  /** Providers that may have read it, in the order of the configuration. None is asked to read. */
  providers: readonly SpeechProvider[];
  cache: Pick<R2Bucket, 'get' | 'head'>;
  /** A folder of `files/keys.ts`. */
  folder: string;
  /** These as for `speak`. */
  cast?: readonly CastMember[];
  sayings: readonly Saying[];
};

const BYTES_PER_SAMPLE = 2;
const WORDLESS_BYTES = BYTES_PER_SAMPLE * Math.round(WORDLESS_S * SAMPLE_RATE);

const secondsOf = (bytes: number) => toSeconds(bytes / BYTES_PER_SAMPLE);

/**
 * Cache entry of a sentence: its key, length and words, of the first sentence its samples too. The key is null for a
 * text without a word, which is silence.
 */
type Entry = { key: string | null; bytes: number; words: CachedWords | null; samples?: Uint8Array };

const entryOf = (object: R2Object): Entry => ({
  key: object.key,
  bytes: object.size,
  words: cachedWords(object),
});

/**
 * Sentences from the cache of an earlier narration, all by one provider, in the order of reading. The first is fetched
 * while the others are looked for, each other one when it is read.
 * @returns null when no provider has all sentences cached
 */
export async function cachedSpeech(
  sentences: Sentence[],
  voiceId: VoiceId,
  { providers, cache, folder, cast = [], sayings }: Deps,
): Promise<AsyncIterable<SentenceAudio> | null> {
  for (const provider of providers) {
    const lines = spokenLines(sentences, voiceId, cast, provider, sayings);
    const find = async (order: SpeechOrder, isFirst: boolean): Promise<Entry | null> => {
      if (partsFor(provider, order.text).length === 0)
        return { key: null, bytes: WORDLESS_BYTES, words: null };
      const key = await utteranceKey(folder, provider, order);
      if (!isFirst) {
        const object = await cache.head(key);
        return object && entryOf(object);
      }
      const object = await cache.get(key);
      return object && { ...entryOf(object), samples: new Uint8Array(await object.arrayBuffer()) };
    };
    const entries = await cachedEntries(lines, find);
    if (entries) return read(lines, entries, cache);
  }
  return null;
}

/**
 * Entries of all parts, in order. A figure of which something is missing was spoken by the narrator, because the
 * provider refused its voice.
 * @returns null when that is missing too
 */
async function cachedEntries(
  lines: readonly SpokenLine[],
  find: (order: SpeechOrder, isFirst: boolean) => Promise<Entry | null>,
): Promise<Entry[] | null> {
  const parts = lines.flatMap((line) => line.parts);
  const own = await Promise.all(parts.map(({ order }, nth) => find(order, nth === 0)));
  const unvoiced = new Set(parts.filter((_, nth) => own[nth] === null).map(({ by }) => by));
  if (unvoiced.has(null)) return null;
  const entries = await Promise.all(
    parts.map(({ by, inNarratorsVoice }, nth) =>
      by !== null && unvoiced.has(by) ? find(inNarratorsVoice!, nth === 0) : own[nth]!,
    ),
  );
  return entries.every((entry) => entry !== null) ? entries : null;
}

async function* read(
  lines: readonly SpokenLine[],
  entries: readonly Entry[],
  cache: Deps['cache'],
): AsyncGenerator<SentenceAudio> {
  let position = 0;
  for (const [place, { sentence, parts, hasSpans }] of lines.entries()) {
    const spans: SpanAudio[] = [];
    for (const { by, from, respelt } of parts) {
      const { key, bytes, words, samples } = entries[position++]!;
      spans.push({
        by,
        samples: samples ?? (key === null ? new Uint8Array(bytes) : await bytesOf(cache, key)),
        words: () => placedWords(respelt, words, secondsOf(bytes), from),
      });
    }
    const { by: _, ...whole } = spans[0]!;
    yield {
      index: sentence.index,
      paragraphStart: sentence.paragraph !== lines[place - 1]?.sentence.paragraph,
      ...(hasSpans ? { spans } : whole),
    };
  }
}

async function bytesOf(cache: Deps['cache'], key: string): Promise<Uint8Array> {
  const object = await cache.get(key);
  if (!object) throw new Error(`${key} left the cache while it was read`);
  return new Uint8Array(await object.arrayBuffer());
}
