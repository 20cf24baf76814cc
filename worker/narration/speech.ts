import type { VoiceId } from '../../contract/options.ts';
import type { CastMember, Sentence } from '../../contract/schemas/stories.ts';
import { filesBelow } from '../files/owned.ts';
import type { ProviderError } from '../providers/provider-error.ts';
import type { RecentFailures } from '../providers/recent-failures.ts';
import type { InflightSpeech } from './inflight-speech.ts';
import type { SentenceAudio } from './narrate.ts';
import { respell, type Saying } from './said-right.ts';
import { SpeechAllowance } from './speech-allowance.ts';
import { SpeechLookup } from './speech-lookup.ts';
import { partsFor, utteranceKey } from './speech-order.ts';
import type { SpeechProvider } from './speech-provider.ts';
import { spokenLines } from './spoken-lines.ts';
import { Synthesis } from './synthesis.ts';
import type { Timers } from './with-timeouts.ts';

export type SpeechDeps = {
  /** Figures with voices of their own; by default none: the narrator speaks alone. */
  cast?: readonly CastMember[];
  /** Spellings for voices of words in the text. Sound is kept by what is said: another spelling is another sound. */
  sayings: readonly Saying[];
  /** In the order of preference; at least one. */
  providers: readonly SpeechProvider[];
  failures: RecentFailures;
  clock: Timers & { now(): number };
  /**
   * Asks before the first purchase for permission to buy as many characters as are left of the text; never for a text
   * that is wholly cached, and for another provider as many as it buys more. Throws when refused.
   */
  allow(characters: number): Promise<void>;
  /**
   * Whether a part of the text may be cached, as after the change of a sentence: only the other sentences are counted,
   * and the provider that has most of them reads first; with `alone`, no other in its place. They are looked for by one
   * list of the folder, which is a story's: of an only provider before a purchase, not before the first sound.
   */
  partlyKept?: 'preferred' | 'alone';
  cache: Pick<R2Bucket, 'get' | 'put' | 'head' | 'list'>;
  /** Folder in the cache, from `files/keys.ts`. */
  folder: string;
  /** Purchases of the same folder that are in flight, by this reading or another. */
  inflight: InflightSpeech;
  /** Called when a provider failed before its first sound and the next one is asked. */
  moved(provider: SpeechProvider, failure: ProviderError): void;
  /** Called with the provider that reads, at its first sound. */
  chosen?(provider: SpeechProvider): void;
};

/**
 * Reads sentences in order, a few requested ahead, all in one provider's voices: the provider that has all of them
 * cached, otherwise the first that produces sound. Another provider never takes over after that.
 * @throws ProviderError of the last provider when none produces sound; the refusal of `allow`. Errors after the first
 * sound reject the sentence's stream: VoiceLost, or ProviderError when there is no other provider
 */
export async function* speak(
  sentences: Sentence[],
  voiceId: VoiceId,
  deps: SpeechDeps,
  signal: AbortSignal,
): AsyncGenerator<SentenceAudio> {
  const { providers, failures, clock, sayings } = deps;
  const allowance = new SpeechAllowance(deps.allow);
  const lookup = new SpeechLookup();
  const candidates: Candidate[] = deps.partlyKept
    ? await partlyKeptBy(sentences, voiceId, deps)
    : (await candidatesFor(sentences, voiceId, deps, lookup)).map((provider) => ({
        provider,
        unkept: () => saidIn(sentences, sayings),
      }));
  for (const [place, { provider, unkept }] of candidates.entries()) {
    const isLast = place === candidates.length - 1;
    allowance.begin(unkept);
    const reading = new Synthesis(
      spokenLines(sentences, voiceId, deps.cast ?? [], provider, sayings),
      provider,
      {
        ...deps,
        allowance,
        lookup,
        signal,
        patienceMs: isLast ? null : provider.patienceMs,
        hasSpare: providers.length > 1,
      },
    );
    const failure = await reading.start();
    if (failure === null) {
      deps.chosen?.(provider);
      yield* reading.sentences();
      return;
    }
    if (providers.length > 1) failures.note(provider.id, clock.now());
    if (isLast) throw failure;
    deps.moved(provider, failure);
  }
}

const saidIn = (sentences: readonly Sentence[], sayings: readonly Saying[]): string[] =>
  sentences.map(({ text }) => respell(text, sayings).said);

type Lines = ReturnType<typeof spokenLines>;

/** Keys of each utterance of some lines: in its own voice and, for a figure, in the narrator's. */
const keysOf = (lines: Lines, provider: SpeechProvider, folder: string) =>
  Promise.all(
    lines
      .flatMap(({ parts }) => parts)
      .filter(({ order }) => partsFor(provider, order.text).length > 0)
      .map(({ order, inNarratorsVoice }) =>
        Promise.all(
          [order, ...(inNarratorsVoice ? [inNarratorsVoice] : [])].map((one) =>
            utteranceKey(folder, provider, one),
          ),
        ),
      ),
  );

async function isCached(keys: readonly string[], cache: Pick<R2Bucket, 'head'>): Promise<boolean> {
  for (const key of keys) if ((await cache.head(key)) !== null) return true;
  return false;
}

/** `unkept`: the sentences as the provider says them, empty for those that it has cached. */
type Candidate = { provider: SpeechProvider; unkept(): string[] | Promise<string[]> };

/** The provider that has to buy least first, but after recent failures. */
async function partlyKeptBy(
  sentences: readonly Sentence[],
  voiceId: VoiceId,
  { providers, failures, clock, cache, folder, cast = [], sayings, partlyKept }: SpeechDeps,
): Promise<Candidate[]> {
  const said = saidIn(sentences, sayings);
  const keysIn = async () => new Set((await filesBelow(cache, folder)).map(({ key }) => key));
  const unkeptBy = (provider: SpeechProvider, kept: ReadonlySet<string>) =>
    Promise.all(
      spokenLines(sentences, voiceId, cast, provider, sayings).map(async (line, place) => {
        const keys = await keysOf([line], provider, folder);
        return keys.every((some) => some.some((key) => kept.has(key))) ? '' : said[place]!;
      }),
    );
  const [only] = providers;
  if (only && providers.length === 1)
    return [{ provider: only, unkept: async () => unkeptBy(only, await keysIn()) }];
  const kept = await keysIn();
  const known = await Promise.all(
    providers.map(async (provider) => {
      const unkept = await unkeptBy(provider, kept);
      return { provider, unkept: () => unkept, left: unkept.join('').length };
    }),
  );
  const sorted = known.toSorted((one, other) => one.left - other.left);
  const [best] = sorted;
  const isAlone = best && partlyKept === 'alone' && best.left < said.join('').length;
  if (best && (isAlone || best.left === 0)) return [best];
  const inOrder = failures.inOrder(
    sorted.map(({ provider }) => provider),
    clock.now(),
  );
  return inOrder.map((provider) => sorted.find((one) => one.provider === provider)!);
}

/**
 * The one provider that has all sentences cached; otherwise all, recent failures last. The first sentence is looked up
 * for all providers at once; a text of one sentence is fetched by that, so that cached sound is one wait for R2.
 */
async function candidatesFor(
  sentences: Sentence[],
  voiceId: VoiceId,
  { providers, failures, clock, cache, folder, cast = [], sayings }: SpeechDeps,
  lookup: SpeechLookup,
): Promise<SpeechProvider[]> {
  if (providers.length === 1) return [...providers];
  const readings = await Promise.all(
    providers.map(async (provider) => {
      const lines = spokenLines(sentences, voiceId, cast, provider, sayings);
      const [start, ...others] = await keysOf(lines, provider, folder);
      const first = start?.[0];
      if (start === undefined || first === undefined) return null;
      const isOne = sentences.length === 1 && others.length === 0;
      const sound = isOne ? await cache.get(first) : null;
      if (sound || (!isOne && (await isCached(start, cache)))) return { provider, first, sound, others };
      lookup.missing.add(first);
      return null;
    }),
  );
  let chosen: SpeechProvider | null = null;
  for (const { provider, first, sound, others } of readings.filter((reading) => reading !== null)) {
    if (chosen !== null) await sound?.body.cancel();
    else if ((await Promise.all(others.map((keys) => isCached(keys, cache)))).every(Boolean)) {
      chosen = provider;
      if (sound) lookup.keep(first, sound);
    }
  }
  return chosen ? [chosen] : failures.inOrder(providers, clock.now());
}
