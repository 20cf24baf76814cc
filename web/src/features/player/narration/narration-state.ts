import { AUDIO_VERSIONS_PER_STORY } from '../../../../../contract/limits.ts';
import {
  DEFAULT_SLEEP_MINUTES,
  type EditionChoice,
  editionName,
  PRACTICE_PACE,
  type SleepMinutes,
} from '../../../../../contract/narration.ts';
import { type Language, languageOfVoice } from '../../../../../contract/options.ts';
import type { Narration, SpokenSentence, Story } from '../../../../../contract/schemas/stories.ts';
import type { ProblemFacts } from '../../../api/problem.ts';
import { estimateDuration } from '../playback/estimate.ts';
import { languageAt, sentenceAt } from '../playback/timeline.ts';
import { type NarrationChoice, textRead } from './choice.ts';

/** Fields of a story that narration needs. */
export type NarratedStory = Pick<
  Story,
  'id' | 'title' | 'content' | 'sentences' | 'language' | 'narrations'
> &
  Partial<Pick<Story, 'options' | 'scene' | 'picture' | 'translation' | 'cast' | 'editedAt'>>;

/** A sound that another one takes over from: its times, and the sentence at which it does. */
export type HeardBefore = { timeline: SpokenSentence[]; sentence: SpokenSentence };

/** A requested narration that has not begun. */
export type Asking = {
  name: 'asking';
  choice: NarrationChoice;
  /** Null for the narration itself. */
  edition: EditionChoice | null;
  /** The previous language, until the new sound reaches that sentence; else null. */
  heardBefore: HeardBefore | null;
};

/** Generation on the server that this browser listens to. `choice` is null when it was started elsewhere. */
export type Making = {
  name: 'making';
  choice: NarrationChoice | null;
  generationId: string;
  /** Null after a restart on the server until the new address is known. */
  audioUrl: string | null;
  /** The track in use: `random` is resolved. */
  musicTrack: string | null;
  /** Null for the narration itself. */
  edition: EditionChoice | null;
  timeline: SpokenSentence[];
  /** The sound before a restart or of the previous language, until this one reaches that sentence; else null. */
  heardBefore: HeardBefore | null;
  /** Seconds, once the audio is complete. */
  duration: number | null;
  /** Whether the event stream is reconnecting. */
  connectionLost: boolean;
};

/** Times are milliseconds since 1970. */
export type NarrationPhase =
  | { name: 'none' }
  | Asking
  | Making
  /** With an edition it is this that plays, with its address and times. */
  | { name: 'made'; narration: Narration; edition?: EditionChoice }
  | { name: 'failed'; problem: ProblemFacts; retryAt: number | null; timeline: SpokenSentence[] };

export type NarrationState = {
  phase: NarrationPhase;
  /** Versions of this story, oldest first. */
  versions: Narration[];
  /** Versions left, by the server's last answer. */
  versionsRemaining: number | null;
  /** Minutes of music of the last sleep edition that was wanted. */
  sleepMinutes: SleepMinutes;
  /** Whether a sleep edition is being made behind its narration, which plays. */
  isSleepMade: boolean;
  /** Whether that sleep edition still waits for its narration to be made. */
  isSleepAwaiting: boolean;
};

export function initialNarration(versions: readonly Narration[]): NarrationState {
  return {
    phase: { name: 'none' },
    versions: [...versions],
    versionsRemaining: null,
    sleepMinutes: DEFAULT_SLEEP_MINUTES,
    isSleepMade: false,
    isSleepAwaiting: false,
  };
}

export function isLimitReached({ versions, versionsRemaining }: NarrationState): boolean {
  return versions.length >= AUDIO_VERSIONS_PER_STORY || versionsRemaining === 0;
}

/** Seconds, once exact. */
export function exactDuration({ phase }: NarrationState): number | null {
  // Another server's answer may lack it.
  if (phase.name === 'made') return phase.narration.duration || null;
  return phase.name === 'making' ? phase.duration : null;
}

/** Duration in seconds and whether it is exact; an estimate from the text until it is known. */
export function durationOf(
  state: NarrationState,
  story: NarratedStory,
  choice: NarrationChoice,
): { seconds: number; isExact: boolean } {
  const exact = exactDuration(state);
  if (exact !== null) return { seconds: exact, isExact: true };
  const { phase } = state;
  const asked = (phase.name === 'making' || phase.name === 'asking' ? phase.choice : null) ?? choice;
  const track = phase.name === 'making' ? phase.musicTrack : null;
  const seconds = estimateDuration({
    lengths: textRead(story, asked.voiceId).sentences.map(({ text }) => text.length),
    speechRate: editionHeard(state)?.kind === 'practice' ? PRACTICE_PACE : asked.speechRate,
    hasMusic: (track ?? asked.musicTrack) !== 'none',
    timeline: timelineOf(state),
  });
  return { seconds, isExact: false };
}

export function isBusy({ phase }: NarrationState): boolean {
  return phase.name === 'asking' || phase.name === 'making';
}

/** The edition that plays, or is being made to be played; null for none. */
export function editionHeard({ phase }: NarrationState): EditionChoice | null {
  const isOpen = phase.name === 'asking' || phase.name === 'making' || phase.name === 'made';
  return (isOpen && phase.edition) || null;
}

/** Whether a sleep edition plays, or is being made to be played. */
export const isAsleep = (state: NarrationState): boolean => editionHeard(state)?.kind === 'sleep';

/** Whether a sleep edition can wait for the narration, or its practice edition, in the making, which plays. */
export function isAwaitable(state: NarrationState): boolean {
  return isBusy(state) && !isAsleep(state) && !state.isSleepMade;
}

/** Known times of the sentences. */
export function timelineOf({ phase }: NarrationState): SpokenSentence[] {
  if (phase.name === 'made') return phase.narration.timeline;
  if (phase.name === 'making') return phase.heardBefore?.timeline ?? phase.timeline;
  if (phase.name === 'asking') return phase.heardBefore?.timeline ?? NOTHING_SPOKEN;
  return phase.name === 'failed' ? phase.timeline : NOTHING_SPOKEN;
}
const NOTHING_SPOKEN: SpokenSentence[] = [];

/** Times for word marks: none while only the sentence of a previous sound, perhaps in another language, is known. */
export function wordsTimelineOf(state: NarrationState): SpokenSentence[] {
  const { phase } = state;
  const isHeardBefore = (phase.name === 'asking' || phase.name === 'making') && phase.heardBefore !== null;
  return isHeardBefore ? NOTHING_SPOKEN : timelineOf(state);
}

/** Language that is heard at `seconds`; null while unknown, as for a narration started elsewhere. */
export function languageHeard(state: NarrationState, seconds: number): Language | null {
  const { phase } = state;
  const said = languageAt(timelineOf(state), seconds);
  if (said) return said;
  if (phase.name === 'made') return phase.narration.language;
  return phase.name === 'making' && phase.choice ? languageOfVoice(phase.choice.voiceId) : null;
}

/** The versions with this one added, or replaced in place, as is the same one of an earlier text. */
export function withVersion(known: Narration[], narration: Narration): Narration[] {
  const isReplaced = (one: Narration) =>
    one.ofEarlierText &&
    one.voiceId === narration.voiceId &&
    one.speechRate === narration.speechRate &&
    one.musicTrack === narration.musicTrack &&
    one.language === narration.language &&
    one.cast === narration.cast &&
    (one.takes === undefined) === (narration.takes === undefined);
  const versions = known.filter((one) => one.id === narration.id || !isReplaced(one));
  const others = versions.filter(({ id }) => id !== narration.id);
  if (others.length === versions.length) return [...versions, narration];
  return versions.map((version) => (version.id === narration.id ? narration : version));
}

export function withLibrary(state: NarrationState, versions: readonly Narration[]): NarrationState {
  const listed = new Set(versions.map(({ id }) => id));
  const unlisted = state.versions.filter(({ id }) => !listed.has(id));
  return { ...state, versions: [...versions, ...unlisted] };
}

/** Sentence at the playback position; null before the first. */
export function heardSentence(state: NarrationState, position: number): SpokenSentence | null {
  const timeline = timelineOf(state);
  const index = sentenceAt(timeline, position, false);
  return timeline.find((sentence) => sentence.index === index) ?? null;
}

export function heardUntilNow(state: NarrationState, position: number): HeardBefore | null {
  const sentence = heardSentence(state, position);
  return sentence && { timeline: timelineOf(state), sentence };
}

/** Whether this language differs from the open one: then playback resumes at the current sentence. */
export const isOtherLanguage = ({ phase }: NarrationState, language: Language): boolean =>
  phase.name === 'made' && phase.narration.language !== language;

/** Whether another file of this narration is open: then playback resumes at the current sentence. */
export function isOtherFile(
  { phase }: NarrationState,
  { id }: Narration,
  edition: EditionChoice | null,
): boolean {
  if (phase.name !== 'made' || phase.narration.id !== id) return false;
  const [open, next] = [phase.edition ?? null, edition].map((one) => one && editionName(one));
  return open !== next;
}
