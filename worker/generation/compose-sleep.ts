import { DEFAULT_VOICES, languageOfVoice, otherLanguage, VOICE_IDS } from '../../contract/options.ts';
import type { Ordered } from '../home-storage/ledger.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { cachedSpeech } from '../narration/cached-speech.ts';
import type { Reading, SentenceAudio } from '../narration/narrate.ts';
import { asleep, narratorAlone, sleepPaces } from '../narration/sleep-pacing.ts';
import { t } from '../words/t.ts';
import type { Compose } from './edition-job.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import { familyReading, speechFolder } from './narration-dependencies.ts';
import type { NarrationDeps, Script } from './narration-job.ts';
import type { EditionRequest } from './orders.ts';
import { wholeOf } from './sentence-speech.ts';

type Deps = Pick<GenerationsDeps, 'env' | 'services' | 'userId' | 'library'> & {
  narrating: NarrationDeps;
  /** The narration of an edition while it is made. */
  underWay(narrationId: string): ReturnType<NarrationDeps['ledger']['byId']>;
};

/** Music of a sleep edition whose narration has none; it starts under the last sentence. */
const LULLABY = 'bedtime';

/** Seconds between the story's last word and *good night*. */
const GOOD_NIGHT_PAUSE = 2.5;

/**
 * A sleep edition mixes the sentences of a narration once more, without buying any of them twice, and says *good night*
 * in the other language.
 */
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
  /** *Good night* in the other language, after all sentences; null when no service says it, and the edition ends without. */
  async function goodNight(
    generation: Ordered<EditionRequest>,
    signal: AbortSignal,
  ): Promise<Reading | null> {
    const { order } = generation;
    const language = otherLanguage(order.language);
    const [voice] = order.voiceId.split('-');
    const voiceId =
      VOICE_IDS.find((id) => id.startsWith(`${voice}`) && languageOfVoice(id) === language) ??
      DEFAULT_VOICES[language];
    const sentences = [{ index: 0, paragraph: 0, text: t(language, 'narration.goodNight') }];
    // Shared with all users: each voice is asked for it once.
    const { takes: _, ...alone } = order;
    const request = { ...alone, voiceId, language, source: 'example' as const };
    try {
      for await (const said of speak({ sentences, cast: [] }, request, generation, signal))
        if (!said.spans)
          return {
            index: said.index,
            paragraphStart: true,
            samples: await wholeOf(said),
            isListed: true,
            pace: { pause: GOOD_NIGHT_PAUSE, rate: order.speechRate },
          };
    } catch (error) {
      signal.throwIfAborted();
      logLine('warn', { generation: generation.id, goodNight: redactedErrorMessage(error) });
    }
    return null;
  }
  async function* withLast(sentences: AsyncIterable<Reading>, last: Promise<Reading | null>) {
    yield* sentences;
    const said = await last;
    if (said) yield said;
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
    const night = goodNight(generation, signal);
    night.catch(() => undefined);
    return {
      speech: withLast(asleep(speech, sleepPaces(script.sentences, rate), rate), night),
      rate,
      music,
      edition: { from: hasMusic ? 'intro' : 'last sentence', minutes },
    };
  };
}
