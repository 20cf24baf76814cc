import type { VoiceId } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { SAMPLE_RATE, toSeconds } from './format.ts';
import type { SentenceAudio } from './narrate.ts';
import { orderOf, partsFor, spokenKey, WORDLESS_S } from './speech.ts';
import type { SpeechProvider } from './speech-provider.ts';
import { type KeptWords, keptWords, placedWords } from './word-times.ts';

export type KeptSpeech = {
  /** Seconds that each sentence lasts at the voice's natural pace, in their order. */
  seconds: number[];
  /** In the order of reading; each is fetched when it is asked for. */
  sentences: AsyncIterable<SentenceAudio>;
};

type Deps = {
  /** Whoever may have spoken, in the order of the configuration. Nobody is asked to speak. */
  providers: readonly SpeechProvider[];
  cache: Pick<R2Bucket, 'get' | 'head'>;
  /** A folder of `files/keys.ts`. */
  folder: string;
};

const BYTES_PER_SAMPLE = 2;
const WORDLESS_BYTES = BYTES_PER_SAMPLE * Math.round(WORDLESS_S * SAMPLE_RATE);

const secondsOf = (bytes: number) => toSeconds(bytes / BYTES_PER_SAMPLE);

/** Where the sound of a sentence lies, how long it is, and when its words are heard; without a key for one that nobody has to speak. */
type Place = { key: string | null; bytes: number; words: KeptWords | null };

/**
 * Sentences as they were spoken for an earlier narration, all by one provider.
 * @returns null when there is no provider all of whose sentences are kept
 */
export async function keptSpeech(
  sentences: Sentence[],
  voiceId: VoiceId,
  { providers, cache, folder }: Deps,
): Promise<KeptSpeech | null> {
  for (const provider of providers) {
    const places = await Promise.all(
      sentences.map(async ({ text }): Promise<Place | null> => {
        if (partsFor(provider, text).length === 0) return { key: null, bytes: WORDLESS_BYTES, words: null };
        const key = await spokenKey(folder, provider, orderOf(text, voiceId, provider));
        const object = await cache.head(key);
        return object && { key, bytes: object.size, words: keptWords(object) };
      }),
    );
    const kept = places.filter((place) => place !== null);
    if (kept.length < sentences.length) continue;
    return {
      seconds: kept.map(({ bytes }) => secondsOf(bytes)),
      sentences: read(sentences, kept, cache),
    };
  }
  return null;
}

async function* read(
  sentences: Sentence[],
  places: Place[],
  cache: Deps['cache'],
): AsyncGenerator<SentenceAudio> {
  for (const [position, { index, paragraph, text }] of sentences.entries()) {
    const { key, bytes, words } = places[position]!;
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
  if (!object) throw new Error(`${key} was there a moment ago`);
  return new Uint8Array(await object.arrayBuffer());
}
