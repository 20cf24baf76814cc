import type { Ordered } from '../home-storage/ledger.ts';
import { cachedSpeech } from '../narration/cached-speech.ts';
import type { SentenceAudio } from '../narration/narrate.ts';
import { asleep, narratorAlone, sleepPaces } from '../narration/sleep-pacing.ts';
import type { Compose } from './edition-job.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import { familyReading, speechFolder } from './narration-dependencies.ts';
import type { NarrationDeps, Script } from './narration-job.ts';
import type { EditionRequest } from './orders.ts';

type Deps = Pick<GenerationsDeps, 'env' | 'services' | 'userId' | 'library'> & {
  narrating: NarrationDeps;
  /** The narration of an edition while it is made. */
  underWay(narrationId: string): ReturnType<NarrationDeps['ledger']['byId']>;
};

/** Music of a sleep edition whose narration has none; it starts under the last sentence. */
const LULLABY = 'bedtime';

/** A sleep edition mixes the sentences of a narration once more, without buying any of them twice. */
export function sleepComposer({
  env,
  services,
  userId,
  library,
  narrating,
  underWay,
}: Deps): Compose<'sleep'> {
  const { readScript, openMusic, speak, ledger } = narrating;
  /** Ends with the narration: a failed one must not go on being bought. */
  async function* whileMade(narrationId: string, speech: AsyncIterable<SentenceAudio>) {
    for await (const sentence of speech) {
      if (ledger.byId(narrationId)?.status === 'refunded')
        throw new GenerationError('audio_generation_failed');
      yield sentence;
    }
  }
  /**
   * The narration's speech, with the narrator alone at its end: cached, or on its way while the narration is being made.
   * @throws GenerationError `speech_not_kept` when it is not all cached any more
   */
  async function speechOf(
    { sentences, cast }: Script,
    generation: Ordered<EditionRequest>,
    signal: AbortSignal,
  ): Promise<AsyncIterable<SentenceAudio>> {
    const { order, storyId } = generation;
    const { narrationId, voiceId, source, said: sayings = [] } = order;
    const folder = speechFolder(source, userId(), storyId);
    const providers = services.speech(env);
    const cachedBy = (read: typeof sentences, by: typeof providers) =>
      cachedSpeech(read, voiceId, { cast, sayings, providers: by, cache: env.FILES, folder });
    const calm = { sentences: narratorAlone(sentences), cast };
    const family = familyReading({ env, library, userId }, order, storyId, calm.sentences);
    const cached = async () => {
      const voice = await cachedBy(family.unread, providers);
      return voice && family.with(() => voice);
    };
    const narration = underWay(narrationId);
    // The two share what each buys.
    const shared = () => narration && whileMade(narrationId, speak(calm, order, narration, signal));
    // While sentences are being bought, the cache is not searched first.
    const speech = (narration?.status === 'running' && shared()) || (await cached()) || shared();
    if (speech) return speech;
    // The provider that read the narration has only the figures' sentences at the end left to read.
    const unread = sentences.filter(({ index }) => family.unread.some((one) => one.index === index));
    for (const provider of cast.length > 0 ? providers : [])
      if (await cachedBy(unread, [provider])) return speak(calm, order, generation, signal, provider.id);
    throw new GenerationError('speech_not_kept');
  }
  return async (generation, { minutes }, signal) => {
    const { order, storyId } = generation;
    const hasMusic = order.musicTrack !== 'none';
    const music = openMusic(hasMusic ? order.musicTrack : LULLABY);
    // A failure is thrown by the encoder; until then it must not count as an unhandled rejection.
    music.catch(() => undefined);
    const script = await readScript(order, storyId);
    const speech = await speechOf(script, generation, signal);
    const rate = order.speechRate;
    return {
      speech: asleep(speech, sleepPaces(script.sentences, rate), rate),
      rate,
      music,
      edition: { from: hasMusic ? 'intro' : 'last sentence', minutes },
    };
  };
}
