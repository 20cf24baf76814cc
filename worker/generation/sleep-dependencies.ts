import { sleepKey } from '../files/keys.ts';
import { signedFilePath } from '../files/signed-url.ts';
import { cachedSpeech } from '../narration/cached-speech.ts';
import { storedSoundBytes } from '../narration/labelled-sound.ts';
import { presentNarration } from '../story/library.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import { filesOfNarrations, speechFolder } from './narration-dependencies.ts';
import type { SleepDeps } from './sleep-job.ts';

/** Dependencies of sleep editions. Speech providers are used only for the keys of cached speech. */
export function sleepDeps({
  env,
  services,
  userId,
  library,
  deletions,
}: Pick<GenerationsDeps, 'env' | 'services' | 'userId' | 'library' | 'deletions'>): SleepDeps {
  const { clock } = services;
  const providers = services.speech(env);
  return {
    ...filesOfNarrations({ env, library }),
    cachedSpeech: (sentences, { voiceId, source }, { storyId }) =>
      cachedSpeech(sentences, voiceId, {
        providers,
        cache: env.FILES,
        folder: speechFolder(source, userId(), storyId),
      }),
    async storeFile({ narrationId }, mp3) {
      const key = sleepKey(userId(), narrationId);
      await deletions.expect([key], clock.now());
      await env.FILES.put(key, mp3, { httpMetadata: { contentType: 'audio/mpeg' } });
    },
    async save({ narrationId }, edition) {
      const madeAt = clock.now();
      const key = sleepKey(userId(), narrationId);
      const [row, soundBytes] = [library.narration(narrationId), await storedSoundBytes(env.FILES, key)];
      if (!row || soundBytes === null) return null;
      const sleepEdition = { ...edition, soundBytes, madeAt };
      const signer = { url: (key: string, at: number) => signedFilePath(env.FILE_SECRET, key, at) };
      return {
        narration: await presentNarration({ ...row, sleepEdition }, signer, madeAt),
        store() {
          // Without a row the narration was deleted, and the noted file goes as well.
          if (library.saveSleepEdition(narrationId, sleepEdition)) deletions.keep([key]);
        },
      };
    },
  };
}
