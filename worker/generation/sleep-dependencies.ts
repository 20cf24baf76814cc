import { sleepKey } from '../files/keys.ts';
import { signedFilePath } from '../files/signed-url.ts';
import { cachedSpeech } from '../narration/cached-speech.ts';
import type { SentenceAudio } from '../narration/narrate.ts';
import { narratorAlone } from '../narration/sleep-pacing.ts';
import { storedSoundBytes } from '../story/labelled-sound.ts';
import { presentNarration } from '../story/library.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import { speechFolder } from './narration-dependencies.ts';
import type { NarrationDeps } from './narration-job.ts';
import type { SleepDeps } from './sleep-job.ts';

type Deps = Pick<GenerationsDeps, 'env' | 'services' | 'userId' | 'library' | 'deletions'> & {
  /** Of narrations. */
  narrating: NarrationDeps;
  /** Waits for the work on a generation in this instance. */
  quiet(id: string): Promise<void>;
};

/** Dependencies of sleep editions. */
export function sleepDeps({ env, services, userId, library, deletions, narrating, quiet }: Deps): SleepDeps {
  const { clock } = services;
  const { readScript, openMusic, bitRate, pathOf, storeFile, sounded, speak, ledger } = narrating;
  /** Of the narration; null once its row is stored, and without one. */
  const underWay = (narrationId: string) => {
    const generation = ledger.byId(narrationId);
    const isOver = generation === null || generation.status === 'saved' || generation.status === 'refunded';
    return isOver ? null : generation;
  };
  /** Ends with the narration: a failed one must not go on being bought. */
  async function* whileMade(narrationId: string, speech: AsyncIterable<SentenceAudio>) {
    for await (const sentence of speech) {
      if (ledger.byId(narrationId)?.status === 'refunded')
        throw new GenerationError('audio_generation_failed');
      yield sentence;
    }
  }
  return {
    readScript,
    openMusic,
    bitRate,
    pathOf,
    storeFile,
    sounded,
    fileOf: ({ narrationId, minutes }) => sleepKey(userId(), narrationId, minutes),
    async speech({ sentences, cast }, generation, signal) {
      const { order, storyId } = generation;
      const { narrationId, voiceId, source } = order;
      const folder = speechFolder(source, userId(), storyId);
      const providers = services.speech(env);
      const cachedBy = (read: typeof sentences, by: typeof providers) =>
        cachedSpeech(read, voiceId, {
          cast,
          providers: by,
          cache: env.FILES,
          folder,
        });
      const calm = {
        sentences: narratorAlone(sentences),
        cast,
      };
      const narration = underWay(narrationId);
      // The two share what each buys.
      const shared = () => narration && whileMade(narrationId, speak(calm, order, narration, signal));
      // While sentences are being bought, the cache is not searched first.
      const speech =
        (narration?.status === 'running' && shared()) ||
        (await cachedBy(calm.sentences, providers)) ||
        shared();
      if (speech) return speech;
      // The provider that read the narration has only the figures' sentences at the end left to read.
      for (const provider of cast.length > 0 ? providers : [])
        if (await cachedBy(sentences, [provider])) return speak(calm, order, generation, signal, provider.id);
      throw new GenerationError('speech_not_kept');
    },
    narrationOver: quiet,
    async save({ narrationId, minutes }, edition) {
      const madeAt = clock.now();
      const key = sleepKey(userId(), narrationId, minutes);
      const [row, soundBytes] = [library.narration(narrationId), await storedSoundBytes(env.FILES, key)];
      if (!row && underWay(narrationId)) throw new Error(`the narration ${narrationId} is not saved yet`);
      if (!row || soundBytes === null) return null;
      const sleepEdition = {
        ...edition,
        soundBytes,
        madeAt,
      };
      const signer = { url: (key: string, at: number) => signedFilePath(env.FILE_SECRET, key, at) };
      return {
        narration: await presentNarration(
          {
            ...row,
            sleepEdition,
          },
          signer,
          madeAt,
        ),
        store() {
          const before = library.narration(narrationId)?.sleepEdition?.minutes;
          // Without a row the narration was deleted, and the noted file goes as well.
          if (!library.saveSleepEdition(narrationId, sleepEdition)) return;
          deletions.keep([key]);
          if (before !== undefined && before !== minutes)
            deletions.add([sleepKey(userId(), narrationId, before)], madeAt);
        },
      };
    },
  };
}
