import { type Language, VOICE_IDS } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { AccountUses } from '../budget/account-uses.ts';
import { audioKey, linkSoundKey, soundKeys, storySpeech } from '../files/keys.ts';
import { withKeptStandIns } from '../link/kept-stand-ins.ts';
import { hiddenScript, nextToSpeak } from '../link/linked-story.ts';
import { tagLength } from '../narration/id3.ts';
import type { InflightSpeech } from '../narration/inflight-speech.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { speak } from '../narration/speech.ts';
import { inOneVoice, timedNarration, wholeNarration } from '../narration/whole-narration.ts';
import { buyerOf, planOf } from '../plan/plan.ts';
import { seatsOf } from '../story/cast.ts';
import { isOfEarlierText } from '../story/earlier-text.ts';
import { sentencesIn } from '../story/stored-story.ts';
import { speakToday } from './daily-cap.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import type { LinkSoundOrder, LinkSoundsDeps } from './link-sounds.ts';
import { familyReading, speechDeps } from './narration-dependencies.ts';
import type { NarrationDeps } from './narration-job.ts';
import { areSaidAlike, saidInStory } from './outdated-narrations.ts';
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
  const uses = new AccountUses(storage.sql);
  const sayingsOf = (language: Language) => library.sayings.of(language);
  const speaking = speechDeps(env, services, report, speechCache(deps));

  /** The narration's speech with stand-ins. */
  function hiddenSpeech({ story, narration }: LinkSoundOrder, signal: AbortSignal) {
    const script = hiddenScript(story, narration.language, sayingsOf);
    if (!script) throw new GenerationError('not_found', 'text is gone');
    const { sentences, digest } = script;
    return { script: digest, speech: speechAgain({ story, narration }, sentences, signal) };
  }

  /**
   * Speech of a narration that differs in some sentences. While others are cached, the provider that has most of them
   * reads, and only those that it has not are bought and counted.
   */
  function speechAgain(
    { story, narration }: Pick<LinkSoundOrder, 'story' | 'narration'>,
    sentences: Sentence[],
    signal: AbortSignal,
  ) {
    const voiceId = VOICE_IDS.find((id) => id === narration.voiceId);
    if (!voiceId) throw new GenerationError('not_found', 'the voice is gone');
    const folder = storySpeech(userId(), story.id);
    const cast = narration.cast ? seatsOf(story.document.cast ?? [], story.document.earlierCast) : [];
    const user = deps.user();
    const buyer = buyerOf(planOf(user, clock.now()), user);
    const account = { userId: userId(), buyer };
    const allow = (characters: number) => speakToday(env, account, characters, clock.now());
    const sayings = sayingsOf(narration.language);
    const how = { ...speaking, clock, cast, sayings, folder, inflight, allow, partlyKept: 'alone' } as const;
    // A sentence with a name is read with its stand-in by the voice: no take says that.
    const reading = familyReading(deps, narration, story.id, sentences);
    return () => reading.with((others) => speak(others, voiceId, how, signal));
  }

  /** Speaks a narration as its words are said now, in place of what was stored. */
  async function renew({ story, narration }: LinkSoundOrder, signal: AbortSignal): Promise<void> {
    const { id, language, speechRate, musicTrack, takes } = narration;
    if (uses.take('renewal', clock.now())) throw new GenerationError('daily_limit_reached');
    const told = sentencesIn(story.document, language) ?? [];
    const said = saidInStory(library, story, language);
    const speech = speechAgain({ story, narration }, told, signal);
    const { mp3, timeline } = await inOneVoice(async () =>
      timedNarration({
        tag: narrationTag(language, takes !== null),
        speech: speech(),
        rate: speechRate,
        music: await narrating.openMusic(musicTrack),
        bitRate: narrating.bitRate,
      }),
    );
    signal.throwIfAborted();
    // Not expected by the deletions: its row is there, and an interrupted renewal is made once more.
    await env.FILES.put(audioKey(userId(), id), mp3, { httpMetadata: { contentType: 'audio/mpeg' } });
    const wanted = saidInStory(library, story, language);
    const editions = soundKeys(userId(), id).filter(
      (key) => key !== audioKey(userId(), id) && key !== linkSoundKey(userId(), id),
    );
    storage.transactionSync(() => {
      const renewed = {
        duration: timeline.duration,
        timeline: timeline.sentences,
        soundBytes: mp3.length - tagLength(mp3),
        said,
        isOutdated: !areSaidAlike(said, wanted),
        updatedAt: clock.now(),
      };
      const isThere = library.renewNarration(id, renewed);
      // Without its row, as after the end of a take, nothing else would delete the file.
      deletions.add(isThere ? editions : [audioKey(userId(), id)], clock.now());
    });
    await deletions.run(clock.now());
  }

  return {
    clock,
    timers,
    waitUntil: deps.waitUntil,
    links: (now) =>
      library.links.open(now).flatMap((link) => {
        if (link.scope !== 'series') return [link];
        return library.series.nights(link.storyId, null, 1).map(({ storyId }) => ({ ...link, storyId }));
      }),
    hidden(storyId) {
      const found = library.story(storyId);
      const story = found && withKeptStandIns(library, found);
      const narration = story && nextToSpeak(story, library.narrationsOf(storyId), sayingsOf);
      return narration ? { story, narration, isHidden: true } : null;
    },
    outdated(now) {
      // One of an earlier text stays as it is until it is ordered again.
      const orders = library.outdated().flatMap((narration) => {
        const story = narration.storyId === null ? null : library.story(narration.storyId);
        return story && !isOfEarlierText(story, narration) ? [{ story, narration, isHidden: false }] : [];
      });
      // Without budget one is refused, which sets the timer for the others.
      return orders.slice(0, Math.max(1, uses.left('renewal', now)));
    },
    ended: (failure) => report.ended('narration', failure),
    async make(order, signal) {
      if (!order.isHidden) return renew(order, signal);
      if (order.isAsked && uses.take('link_night', clock.now()))
        throw new GenerationError('daily_limit_reached');
      const { id, language, speechRate, musicTrack, takes } = order.narration;
      const { script, speech } = hiddenSpeech(order, signal);
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
