import { AUDIO_VERSIONS_PER_STORY } from '../../../../../contract/limits.ts';
import { DEFAULT_SLEEP_MINUTES, type SleepMinutes } from '../../../../../contract/narration.ts';
import { type Language, languageOfVoice } from '../../../../../contract/options.ts';
import type { AudioEvent, SleepEvent } from '../../../../../contract/schemas/events.ts';
import type { Narration, SpokenSentence } from '../../../../../contract/schemas/stories.ts';
import { type Cause, endsWith } from '../../../api/problem-cause.ts';
import { type Problem, type ProblemFacts, problemFromBody, retryTimeOf } from '../../../api/problem.ts';
import { withSpoken } from '../playback/timeline.ts';
import { type NarrationChoice, toSleepEdition } from './choice.ts';

/** Generation on the server that this browser listens to. `choice` is null when it was started elsewhere. */
export type Making = {
  name: 'making';
  choice: NarrationChoice | null;
  generationId: string;
  /** Null after a restart on the server until the new address is known. */
  audioUrl: string | null;
  /** The track in use: `random` is resolved. */
  musicTrack: string | null;
  /** Whether it is the sleep edition. */
  isAsleep: boolean;
  timeline: SpokenSentence[];
  /** Times from before a restart, until the new sound reaches that sentence; else null. */
  heardBefore: SpokenSentence[] | null;
  /** Seconds, once the audio is complete. */
  duration: number | null;
  /** Whether the event stream is reconnecting. */
  connectionLost: boolean;
};

/** Times are milliseconds since 1970. */
export type NarrationPhase =
  | { name: 'none' }
  /** `heardBefore`: times of the previous language, until the new sound reaches that sentence; else null. */
  | { name: 'asking'; choice: NarrationChoice; isAsleep: boolean; heardBefore: SpokenSentence[] | null }
  | Making
  /** `isAsleep`: the sleep edition plays, with its address and times. */
  | { name: 'made'; narration: Narration; isAsleep?: true }
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
};

export type NarrationInput =
  | { type: 'asked'; choice: NarrationChoice; isAsleep?: true; heardBefore?: SpokenSentence[] | null }
  /** A sleep edition is wanted. `isBehind`: the narration plays until it is made. */
  | { type: 'sleep-wanted'; minutes: SleepMinutes; isBehind: boolean }
  /** The sleep edition that was made behind its narration is over, with the narration or without. */
  | { type: 'sleep-made'; narration: Narration | null }
  | { type: 'joined'; generationId: string }
  | { type: 'chosen'; narration: Narration; isAsleep?: true }
  | { type: 'told'; event: AudioEvent | SleepEvent }
  /** The new sound has reached the previous sentence. */
  | { type: 'caught-up' }
  | { type: 'connection'; connection: 'connected' | 'lost' }
  /** The answer contains no sound. */
  | { type: 'unheard' }
  | { type: 'refused'; problem: Problem; now: number }
  | { type: 'cause-gone'; cause: Cause }
  | { type: 'versions-known'; versions: Narration[] };

export function initialNarration(versions: readonly Narration[]): NarrationState {
  return {
    phase: { name: 'none' },
    versions: [...versions],
    versionsRemaining: null,
    sleepMinutes: DEFAULT_SLEEP_MINUTES,
    isSleepMade: false,
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

export function isBusy({ phase }: NarrationState): boolean {
  return phase.name === 'asking' || phase.name === 'making';
}

/** Whether a sleep edition plays, or is being made to be played. */
export function isAsleep({ phase }: NarrationState): boolean {
  return (phase.name === 'asking' || phase.name === 'making' || phase.name === 'made') && !!phase.isAsleep;
}

/** Whether a sleep edition can wait for the narration in the making, which plays. */
export function isAwaitable(state: NarrationState): boolean {
  return isBusy(state) && !isAsleep(state) && !state.isSleepMade;
}

/** Known times of the sentences. */
export function timelineOf({ phase }: NarrationState): SpokenSentence[] {
  if (phase.name === 'made') return phase.narration.timeline;
  if (phase.name === 'making') return phase.heardBefore ?? phase.timeline;
  if (phase.name === 'asking') return phase.heardBefore ?? NOTHING_SPOKEN;
  return phase.name === 'failed' ? phase.timeline : NOTHING_SPOKEN;
}
const NOTHING_SPOKEN: SpokenSentence[] = [];

/** Times for word marks: none while only the sentence of a previous sound, perhaps in another language, is known. */
export function wordsTimelineOf(state: NarrationState): SpokenSentence[] {
  const { phase } = state;
  const isHeardBefore = (phase.name === 'asking' || phase.name === 'making') && phase.heardBefore !== null;
  return isHeardBefore ? NOTHING_SPOKEN : timelineOf(state);
}

/** Language of the narration; null while unknown, as for one started elsewhere. */
export function languageHeard({ phase }: NarrationState): Language | null {
  if (phase.name === 'made') return phase.narration.language;
  return phase.name === 'making' && phase.choice ? languageOfVoice(phase.choice.voiceId) : null;
}

export function narrationReducer(state: NarrationState, input: NarrationInput): NarrationState {
  switch (input.type) {
    case 'asked':
      return {
        ...state,
        phase: {
          name: 'asking',
          choice: input.choice,
          isAsleep: input.isAsleep ?? false,
          heardBefore: input.heardBefore ?? null,
        },
      };
    case 'sleep-wanted':
      return { ...state, sleepMinutes: input.minutes, isSleepMade: input.isBehind };
    case 'sleep-made': {
      const { narration } = input;
      const versions = narration ? withVersion(state.versions, narration) : state.versions;
      return { ...state, versions, isSleepMade: false };
    }
    case 'joined':
      return { ...state, phase: making(null, input.generationId) };
    case 'chosen':
      return {
        ...state,
        phase: { name: 'made', narration: input.narration, ...(input.isAsleep && { isAsleep: true }) },
      };
    case 'told':
      return hear(state, input.event);
    case 'caught-up':
      if (state.phase.name !== 'making') return state;
      return { ...state, phase: { ...state.phase, heardBefore: null } };
    case 'connection':
      if (state.phase.name !== 'making') return state;
      return { ...state, phase: { ...state.phase, connectionLost: input.connection === 'lost' } };
    case 'unheard':
      return { ...state, phase: { name: 'none' } };
    case 'refused':
      return fail(state, input.problem, input.now);
    case 'cause-gone': {
      const { phase } = state;
      // A failed narration keeps the marks of its sound, and the notice with them.
      const isOver =
        phase.name === 'failed' && phase.timeline.length === 0 && endsWith(phase.problem.code, input.cause);
      return isOver ? { ...state, phase: { name: 'none' } } : state;
    }
    case 'versions-known':
      return { ...state, versions: input.versions };
  }
}

/** The versions with this one added, or replaced in place. */
function withVersion(versions: Narration[], narration: Narration): Narration[] {
  const others = versions.filter(({ id }) => id !== narration.id);
  if (others.length === versions.length) return [...versions, narration];
  return versions.map((version) => (version.id === narration.id ? narration : version));
}

function making(choice: NarrationChoice | null, generationId: string, isAsleep = false): Making {
  return {
    name: 'making',
    choice,
    generationId,
    isAsleep,
    audioUrl: null,
    musicTrack: null,
    timeline: [],
    heardBefore: null,
    duration: null,
    connectionLost: false,
  };
}

function hear(state: NarrationState, event: AudioEvent | SleepEvent): NarrationState {
  const { phase } = state;
  if (phase.name !== 'asking' && phase.name !== 'making') return state;
  switch (event.type) {
    case 'start': {
      const { generationId, audioUrl } = event;
      const musicTrack = 'musicTrack' in event ? event.musicTrack : null;
      const timeline = phase.name === 'making' ? phase.timeline : [];
      const { choice, isAsleep, heardBefore } = phase;
      const begun = {
        ...making(choice, generationId, isAsleep),
        ...{ audioUrl, musicTrack, timeline, heardBefore },
      };
      return { ...state, phase: begun };
    }
    case 'reset': {
      if (phase.name === 'asking') return state;
      const { timeline, heardBefore } = phase;
      const begunAgain = { audioUrl: null, musicTrack: null, timeline: [], duration: null };
      return { ...state, phase: { ...phase, ...begunAgain, heardBefore: heardBefore ?? timeline } };
    }
    case 'spoken': {
      if (phase.name === 'asking') return state;
      const { type: _, ...spoken } = event;
      return { ...state, phase: { ...phase, timeline: withSpoken(phase.timeline, spoken) } };
    }
    case 'mixed':
      if (phase.name === 'asking') return state;
      return { ...state, phase: { ...phase, duration: event.duration } };
    case 'done': {
      const { narration } = event;
      const edition = phase.isAsleep ? toSleepEdition(narration) : null;
      return {
        ...state,
        phase: edition ? { name: 'made', narration: edition, isAsleep: true } : { name: 'made', narration },
        versions: withVersion(state.versions, narration),
        versionsRemaining: 'versionsRemaining' in event ? event.versionsRemaining : state.versionsRemaining,
      };
    }
    case 'error':
      // The moment of the retry comes from `refused`, which knows the time.
      return state;
  }
}

function fail(state: NarrationState, { facts }: Problem, now: number): NarrationState {
  const retryAt = retryTimeOf(facts, now);
  const versionsRemaining = facts.code === 'audio_limit_reached' ? 0 : state.versionsRemaining;
  return {
    ...state,
    versionsRemaining,
    phase: { name: 'failed', problem: facts, retryAt, timeline: timelineOf(state) },
  };
}

/** Problem of an `error` event; null for every other event. */
export function problemIn(event: AudioEvent | SleepEvent): Problem | null {
  return event.type === 'error' ? problemFromBody(event.error, event.error.status) : null;
}
