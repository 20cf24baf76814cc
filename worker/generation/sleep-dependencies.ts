import { database } from '../directory/client.ts';
import { saveSleepEdition } from '../directory/narrations.ts';
import type { Env } from '../env.ts';
import { sleepKey } from '../files/keys.ts';
import { UrlSigner } from '../files/signed-url.ts';
import { cachedSpeech } from '../narration/cached-speech.ts';
import { storedSoundBytes } from '../narration/labelled-sound.ts';
import { presentNarration } from '../story/library.ts';
import type { ExternalServices } from './external-services.ts';
import { filesOfNarrations, speechFolder } from './narration-dependencies.ts';
import type { SleepDeps } from './sleep-job.ts';

/** Dependencies of sleep editions. Speech providers are used only for the keys of cached speech. */
export function sleepDeps(env: Env, services: ExternalServices, userId: () => string): SleepDeps {
  const providers = services.speech(env);
  return {
    ...filesOfNarrations(env),
    cachedSpeech: (sentences, { voiceId, source }, { storyId }) =>
      cachedSpeech(sentences, voiceId, {
        providers,
        cache: env.FILES,
        folder: speechFolder(source, userId(), storyId),
      }),
    async storeFile({ narrationId }, mp3) {
      await env.FILES.put(sleepKey(userId(), narrationId), mp3, {
        httpMetadata: { contentType: 'audio/mpeg' },
      });
    },
    async save({ narrationId, origin }, edition) {
      const now = services.clock.now();
      const soundBytes = await storedSoundBytes(env.FILES, sleepKey(userId(), narrationId));
      if (soundBytes === null) return null;
      const row = await saveSleepEdition(database(env.DB), userId(), narrationId, {
        ...edition,
        soundBytes,
        madeAt: now,
      });
      return row && presentNarration(row, new UrlSigner(env.FILE_SECRET, origin), now);
    },
  };
}
