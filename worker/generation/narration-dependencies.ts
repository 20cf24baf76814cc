import type { Sentence } from '../../contract/schemas/stories.ts';
import { speechUse } from '../directory/watched-models.ts';
import type { Env } from '../env.ts';
import { audioKey, SHARED_SPEECH, soundKeys, storySpeech, takeKey } from '../files/keys.ts';
import { signedFilePath } from '../files/signed-url.ts';
import type { Ledger } from '../home-storage/ledger.ts';
import type { NarrationRow, StoryRow } from '../home-storage/library.ts';
import { type SoundChoice, versionOf } from '../home-storage/sound-choice.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import { bitRateOf } from '../narration/format.ts';
import type { InflightSpeech } from '../narration/inflight-speech.ts';
import { openMusic } from '../narration/music-files.ts';
import type { SentenceAudio } from '../narration/narrate.ts';
import type { SpeechProvider } from '../narration/speech-provider.ts';
import { type SpeechDeps, speak } from '../narration/speech.ts';
import { readByFamily, samplesOfTake, takesFor } from '../narration/takes.ts';
import type { ProviderError } from '../providers/provider-error.ts';
import { seatsOf } from '../story/cast.ts';
import { isOfEarlierText, lastEdit } from '../story/earlier-text.ts';
import { storedSoundBytes } from '../story/labelled-sound.ts';
import { readStoredStory, sentencesIn } from '../story/stored-story.ts';
import { speakToday } from './daily-cap.ts';
import type { ExternalServices } from './external-services.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import type { NarrationDeps } from './narration-job.ts';
import type { GenerationNumbers } from './numbers.ts';
import type { NarrationRequest } from './orders.ts';
import { areSaidAlike, saidInStory } from './outdated-narrations.ts';
import type { ProviderReport } from './provider-report.ts';
import { speechCache } from './speech-cache.ts';

/** Folder of the cached speech of a text. */
export const speechFolder = (source: NarrationRequest['source'], userId: string, storyId: string) =>
  source === 'story' ? storySpeech(userId, storyId) : SHARED_SPEECH;

/**
 * What the family has read of these sentences, and how the others are added.
 * @param takes of the narration's order
 */
export function familyReading(
  { env, library, userId }: Pick<GenerationsDeps, 'env' | 'library' | 'userId'>,
  { language, takes: ordered }: Pick<NarrationRequest, 'language'> & { takes?: string | null },
  storyId: string,
  sentences: readonly Sentence[],
) {
  const acceptedNow = () => takesFor(library.takes.accepted(storyId, language), sentences);
  const takes = ordered ? acceptedNow() : new Map<number, TakeRow>();
  const stored = (take: TakeRow) => samplesOfTake(env.FILES, takeKey(userId(), take));
  const samples = async (take: TakeRow) => {
    const found = await stored(take);
    // Read once more meanwhile, which deletes the take before.
    const newer = found === null ? acceptedNow().get(take.sentence) : undefined;
    return newer && newer.id !== take.id ? stored(newer) : found;
  };
  return {
    /** Sentences that a voice reads. */
    unread: sentences.filter(({ index }) => !takes.has(index)),
    with: (read: (unread: Sentence[]) => AsyncIterable<SentenceAudio>): AsyncIterable<SentenceAudio> =>
      takes.size === 0 ? read([...sentences]) : readByFamily(sentences, takes, samples, read),
  };
}

/** Text, music and encoding of a narration. */
function filesOfNarrations({
  env,
  library,
}: Pick<GenerationsDeps, 'env' | 'library'>): Pick<
  NarrationDeps,
  'readStory' | 'readScript' | 'openMusic' | 'bitRate'
> {
  const goneFrom = (key: string) => new GenerationError('text_not_yours', `${key} is gone`);
  const readStory: NarrationDeps['readStory'] = async ({ storyKey, source }, storyId) => {
    const stored =
      source === 'story' ? library.story(storyId)?.document : await readStoredStory(env.FILES, storyKey);
    if (!stored) throw goneFrom(storyKey);
    return stored;
  };
  return {
    bitRate: bitRateOf(env),
    readStory,
    async readScript(order, storyId) {
      const stored = await readStory(order, storyId);
      const sentences = sentencesIn(stored, order.language);
      if (!sentences) throw goneFrom(order.storyKey);
      return { sentences, cast: order.cast && stored.cast ? seatsOf(stored.cast, stored.earlierCast) : [] };
    },
    async openMusic(track) {
      if (track === 'none') return null;
      const source = await openMusic(env.FILES, track);
      if (!source) throw new GenerationError('audio_generation_failed', `no track ${track}`);
      return source;
    },
  };
}

/** Speech providers with their cache; their failures are reported. */
export function speechDeps(
  env: Env,
  { speech, speechFailures: failures, clock }: ExternalServices,
  report: Pick<ProviderReport, 'asked' | 'refused' | 'replaced'>,
  cache: SpeechDeps['cache'],
): Pick<SpeechDeps, 'providers' | 'failures' | 'clock' | 'moved' | 'cache'> {
  const providers = speech(env).map((provider): SpeechProvider => ({
    ...provider,
    async *stream(order, signal) {
      report.asked(provider.id, order.text.length);
      try {
        yield* provider.stream(order, signal);
      } catch (error) {
        report.refused(speechUse(provider.id), error);
        throw error;
      }
    },
  }));
  const moved = (provider: SpeechProvider, failure: ProviderError) => report.replaced(provider.id, failure);
  return { providers, failures, clock, moved, cache };
}

/**
 * The narrations of the same choice in whose place a new one comes: they read its story as it was before a sentence was
 * changed, or as the family read it before.
 */
function replacedBy(
  library: Pick<GenerationsDeps['library'], 'narrationsOf'>,
  story: StoryRow,
  made: SoundChoice & Pick<NarrationRow, 'id' | 'createdAt'>,
): string[] {
  const isReplaced = (one: NarrationRow) =>
    isOfEarlierText(story, one) || (one.takes !== made.takes && one.createdAt < made.createdAt);
  return library
    .narrationsOf(story.id)
    .filter((one) => one.id !== made.id && versionOf(one) === versionOf(made) && isReplaced(one))
    .map(({ id }) => id);
}

/** Dependencies of narrations: speech providers, music and text in R2, D1. */
export function narrationDeps({
  env,
  services,
  userId,
  library,
  deletions,
  ledger,
  report,
  inflight,
  numbers,
  forgetNarrations,
}: Pick<GenerationsDeps, 'env' | 'services' | 'userId' | 'library' | 'deletions'> & {
  ledger: Ledger;
  report: Pick<ProviderReport, 'asked' | 'refused' | 'replaced'>;
  inflight: InflightSpeech;
  numbers: Pick<GenerationNumbers, 'first'>;
  /** Lets no order find narrations that are being deleted. Synchronous, for their transaction. */
  forgetNarrations(ids: readonly string[]): void;
}): NarrationDeps {
  const { clock } = services;
  const speaking = speechDeps(env, services, report, speechCache({ env, services, library, deletions }));
  return {
    ledger,
    clock,
    ...filesOfNarrations({ env, library }),
    speak({ sentences, cast }, order, { storyId, plan }, signal, only) {
      const { voiceId, source, isUnconfirmed, said: sayings = [] } = order;
      const buyer = isUnconfirmed && plan.kind === 'free' ? 'unconfirmed' : plan.kind;
      const account = { userId: userId(), buyer } as const;
      const allow = (characters: number) => speakToday(env, account, characters, clock.now());
      const folder = speechFolder(source, userId(), storyId);
      const providers = only ? speaking.providers.filter(({ id }) => id === only) : speaking.providers;
      // After a change most sentences are kept.
      const changed = source === 'story' ? library.story(storyId) : null;
      const partlyKept = changed && lastEdit(changed) !== null ? ({ partlyKept: 'preferred' } as const) : {};
      const how = { ...speaking, providers, cast, sayings, allow, folder, inflight, ...partlyKept };
      const family = familyReading({ env, library, userId }, order, storyId, sentences);
      return family.with((unread) => speak(unread, voiceId, how, signal));
    },
    sounded: (generation) => numbers.first(generation),
    fileOf: (narrationId) => audioKey(userId(), narrationId),
    pathOf: (key) => signedFilePath(env.FILE_SECRET, key, clock.now()),
    async storeFile(key, mp3, script) {
      await deletions.expect([key], clock.now());
      const noted = script !== undefined && { customMetadata: { script } };
      await env.FILES.put(key, mp3, { httpMetadata: { contentType: 'audio/mpeg' }, ...noted });
    },
    async saveNarration(narration, { source, takes = null, said = [], textEditedAt = null }, generation) {
      // Measured from the file: a retry may run in a later instance of the object.
      const soundBytes = await storedSoundBytes(env.FILES, audioKey(userId(), narration.id));
      if (soundBytes === null) throw new GenerationError('not_found', `the file of ${narration.id} is gone`);
      const row = {
        id: narration.id,
        storyId: source === 'story' ? narration.storyId : null,
        exampleId: source === 'example' ? narration.storyId : null,
        voiceId: narration.voiceId,
        speechRate: narration.speechRate,
        musicTrack: narration.musicTrack,
        language: narration.language,
        cast: narration.cast ?? false,
        takes,
        duration: narration.duration,
        soundBytes,
        timeline: narration.timeline,
        said,
        textEditedAt,
        createdAt: generation.admittedAt,
        updatedAt: clock.now(),
      };
      return () => {
        const story = source === 'story' ? library.story(narration.storyId) : null;
        const wanted = story ? saidInStory(library, story, narration.language) : said;
        if (!library.saveNarration({ ...row, isOutdated: !areSaidAlike(said, wanted) }))
          throw new GenerationError('not_found', 'the story is deleted');
        deletions.keep([audioKey(userId(), narration.id)]);
        const replaced = story ? replacedBy(library, story, row) : [];
        forgetNarrations(replaced);
        for (const id of replaced) {
          library.deleteNarration(id);
          deletions.add(soundKeys(userId(), id), clock.now());
        }
      };
    },
  };
}
