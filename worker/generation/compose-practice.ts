import {
  DEFAULT_VOICES,
  type Language,
  languageOfVoice,
  otherLanguage,
  VOICE_IDS,
  type VoiceId,
} from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import type { Library } from '../home-storage/library.ts';
import { practised, type Side } from '../narration/practice.ts';
import { seatsOf } from '../story/cast.ts';
import { practiceScript, spokenWith } from '../story/practice-script.ts';
import type { Compose } from './edition-job.ts';
import { GenerationError } from './generation-error.ts';
import type { NarrationDeps } from './narration-job.ts';

type Deps = {
  library: Pick<Library, 'narrationsOf' | 'sayings' | 'takes'>;
  /** With a report of its own to the providers' status. */
  practising: NarrationDeps;
};

/** It is speech without music, and four times as long as a narration: the whole of it is in memory until it is stored. */
const BIT_RATE = 40;

/**
 * A practice edition: the narration's voice reads its language, and the other one that of the newest narration in it, so
 * that only what nobody has heard yet is bought; without one the voice that the user chose last, else the first.
 */
export function practiceComposer({
  library,
  practising: { readStory, openMusic, speak, ledger },
}: Deps): Compose<'practice'> {
  function readerOf(language: Language, storyId: string): { voiceId: VoiceId; isCast: boolean } {
    const voices = VOICE_IDS.filter((id) => languageOfVoice(id) === language);
    const known = library.narrationsOf(storyId).findLast((one) => one.language === language);
    const last = known ? null : ledger.lastVoice(voices);
    const voiceId = voices.find((id) => id === (known?.voiceId ?? last)) ?? DEFAULT_VOICES[language];
    return { voiceId, isCast: known?.cast ?? false };
  }
  return async (generation, { learns }, signal) => {
    const { order, storyId } = generation;
    const music = openMusic(order.musicTrack);
    // A failure is thrown by the encoder; until then it must not count as an unhandled rejection.
    music.catch(() => undefined);
    const story = await readStory(order, storyId);
    const spokenIn = spokenWith(order, storyId, library);
    const script = practiceScript(story, learns, spokenIn);
    if (!script) throw new GenerationError('text_not_yours', `${storyId} has one language`);
    const sideIn = (language: Language): Side => {
      const isNarrated = language === order.language;
      const { voiceId, isCast } = isNarrated
        ? { voiceId: order.voiceId, isCast: order.cast ?? false }
        : readerOf(language, storyId);
      const cast = isCast && story.cast ? seatsOf(story.cast, story.earlierCast) : [];
      // The family's takes of the other side are no part of this narration, and would outlive their own.
      const { takes, ...alone } = order;
      const read = isNarrated && takes !== undefined ? { takes } : {};
      const request = { ...alone, ...read, voiceId, language, said: [...spokenIn(language).said] };
      return {
        language,
        speak: (sentences: Sentence[]) => speak({ sentences, cast }, request, generation, signal),
      };
    };
    return {
      speech: practised(script.words, script.sentences, {
        own: sideIn(otherLanguage(learns)),
        learnt: sideIn(learns),
      }),
      script: script.digest,
      rate: 1,
      music,
      edition: 'around',
      bitRate: BIT_RATE,
    };
  };
}
