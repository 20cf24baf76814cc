import { VOICE_IDS } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { linkSoundKey, storySpeech } from '../files/keys.ts';
import { hiddenScript } from '../link/linked-story.ts';
import { cachedSpeech } from '../narration/cached-speech.ts';
import { tagLength } from '../narration/id3.ts';
import type { InflightSpeech } from '../narration/inflight-speech.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { speak } from '../narration/speech.ts';
import { inOneVoice, wholeNarration } from '../narration/whole-narration.ts';
import { buyerOf, planOf } from '../plan/plan.ts';
import { sentencesIn } from '../story/stored-story.ts';
import { speakToday } from './daily-cap.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import type { LinkSoundOrder, LinkSoundsDeps } from './link-sounds.ts';
import { familyReading, speechDeps } from './narration-dependencies.ts';
import type { NarrationDeps } from './narration-job.ts';
import type { ProviderReport } from './provider-report.ts';
import { speechCache } from './speech-cache.ts';

type Deps = GenerationsDeps & {
  /** Of narrations. */
  narrating: Pick<NarrationDeps, 'openMusic' | 'bitRate'>;
  inflight: InflightSpeech;
  report: ProviderReport;
};

/** Dependencies of the sounds of links. */
export function linkSoundDeps(deps: Deps): LinkSoundsDeps {
  const { env, services, storage, userId, library, deletions, timers, narrating, inflight, report } = deps;
  const { clock } = services;
  const speaking = speechDeps(env, services, report, speechCache(deps));

  /**
   * The narration's speech with stand-ins. While the sentences of the narration are cached, its provider reads those
   * that had a name, and nothing else is bought or counted.
   */
  async function hiddenSpeech({ story, narration }: LinkSoundOrder, signal: AbortSignal) {
    const script = hiddenScript(story, narration.language);
    const voiceId = VOICE_IDS.find((id) => id === narration.voiceId);
    const told = sentencesIn(story.document, narration.language);
    if (!script || !told || !voiceId) throw new GenerationError('not_found', 'text or voice is gone');
    const folder = storySpeech(userId(), story.id);
    const cast = narration.cast ? script.cast : [];
    const reading = (sentences: Sentence[]) => familyReading(deps, narration, story.id, sentences);
    const { unread } = reading(told);
    const reader = await (async () => {
      for (const provider of speaking.providers)
        if (await cachedSpeech(unread, voiceId, { cast, folder, providers: [provider], cache: env.FILES }))
          return provider;
      return null;
    })();
    const user = deps.user();
    const buyer = buyerOf(planOf(user, clock.now()), user);
    const account = { userId: userId(), buyer };
    const allow = (characters: number) =>
      speakToday(env, account, reader ? script.changed : characters, clock.now());
    const providers = reader ? [reader] : speaking.providers;
    // A sentence with a name is read with its stand-in by the voice: no take says that.
    const speech = () =>
      reading(script.sentences).with((others) =>
        speak(others, voiceId, { ...speaking, clock, providers, cast, folder, inflight, allow }, signal),
      );
    return { script: script.digest, speech };
  }

  return {
    clock,
    timers,
    waitUntil: deps.waitUntil,
    links: (now) => library.links.open(now),
    story(id) {
      const story = library.story(id);
      return (
        story && {
          story,
          narrations: library.narrationsOf(id),
        }
      );
    },
    ended: (failure) => report.ended('narration', failure),
    async make(order, signal) {
      const { id, language, speechRate, musicTrack, takes } = order.narration;
      const { script, speech } = await hiddenSpeech(order, signal);
      const mp3 = await inOneVoice(async () =>
        wholeNarration({
          tag: narrationTag(language, takes !== null),
          speech: speech(),
          rate: speechRate,
          music: await narrating.openMusic(musicTrack),
          bitRate: narrating.bitRate,
        }),
      );
      signal.throwIfAborted();
      const key = linkSoundKey(userId(), id);
      await deletions.expect([key], clock.now());
      await env.FILES.put(key, mp3, { httpMetadata: { contentType: 'audio/mpeg' } });
      const linkSound = {
        soundBytes: mp3.length - tagLength(mp3),
        madeAt: clock.now(),
        script,
      };
      storage.transactionSync(() => {
        if (library.saveLinkSound(id, linkSound)) deletions.keep([key]);
      });
    },
  };
}
