import { AUDIO_VERSIONS_PER_STORY } from '../../../../../contract/limits.ts';
import { type Language, languageOfVoice } from '../../../../../contract/options.ts';
import type { AudioEvent, SleepEvent } from '../../../../../contract/schemas/events.ts';
import type { Narration, SpokenSentence } from '../../../../../contract/schemas/stories.ts';
import { type Problem, type ProblemFacts, problemFromBody, retryTimeOf } from '../../../api/problem.ts';
import { type Cause, endsWith } from '../../../api/problem-cause.ts';
import { withSpoken } from '../playback/timeline.ts';
import { asleep, type NarrationChoice } from './choice.ts';

/** A narration on the server that this browser listens to. `choice` is null when it was begun elsewhere. */
export type Making = {
  name: 'making';
  choice: NarrationChoice | null;
  generationId: string;
  /** Null from a restart on the server until it says where the new sound is. */
  audioUrl: string | null;
  /** The track that is really heard: `random` has been decided. */
  musicTrack: string | null;
  timeline: SpokenSentence[];
  /** The times of what was heard before the server began again, until what is made now has got as far; else null. */
  heardBefore: SpokenSentence[] | null;
  /** Seconds, once the audio is whole. */
  duration: number | null;
  /** The events stopped coming; they are being asked for again. */
  connectionLost: boolean;
};

/** Times are milliseconds since 1970. */
export type NarrationPhase =
  | { name: 'none' }
  /** `heardBefore`: the times of another language that was heard, until what is made now has got as far; else null. */
  | { name: 'asking'; choice: NarrationChoice; heardBefore: SpokenSentence[] | null }
  | Making
  /** A sleep edition is being made, which is played when it is finished. Seconds, once there is saying. */
  | { name: 'preparing'; secondsLeft: number | null }
  /** `isAsleep`: what plays is its sleep edition, whose address and times it has. */
  | { name: 'made'; narration: Narration; isAsleep?: true }
  | { name: 'failed'; problem: ProblemFacts; retryAt: number | null; timeline: SpokenSentence[] };

export type NarrationState = {
  phase: NarrationPhase;
  /** What has been made of this story, oldest first. */
  versions: Narration[];
  /** The server's word on what is left, once it has said it. */
  versionsRemaining: number | null;
};

export type NarrationInput =
  | { type: 'asked'; choice: NarrationChoice; heardBefore?: SpokenSentence[] | null }
  | { type: 'joined'; generationId: string }
  | { type: 'chosen'; narration: Narration; isAsleep?: true }
  | { type: 'preparing'; secondsLeft: number | null }
  | { type: 'prepared'; narration: Narration }
  | { type: 'told'; event: AudioEvent }
  /** What is made now has got to where it was heard. */
  | { type: 'caught-up' }
  | { type: 'connection'; connection: 'connected' | 'lost' }
  /** The answer says of no sound where it is. */
  | { type: 'unheard' }
  | { type: 'refused'; problem: Problem; now: number }
  | { type: 'cause-gone'; cause: Cause }
  | { type: 'versions-known'; versions: Narration[] };

export function initialNarration(versions: readonly Narration[]): NarrationState {
  return { phase: { name: 'none' }, versions: [...versions], versionsRemaining: null };
}

export function isLimitReached({ versions, versionsRemaining }: NarrationState): boolean {
  return versions.length >= AUDIO_VERSIONS_PER_STORY || versionsRemaining === 0;
}

/** Seconds, once that is certain. */
export function exactDuration({ phase }: NarrationState): number | null {
  // Another server's answer may not say it.
  if (phase.name === 'made') return phase.narration.duration || null;
  return phase.name === 'making' ? phase.duration : null;
}

export function isBusy({ phase }: NarrationState): boolean {
  return phase.name === 'asking' || phase.name === 'making' || phase.name === 'preparing';
}

/** When each sentence is heard, as far as it is known. */
export function timelineOf({ phase }: NarrationState): SpokenSentence[] {
  if (phase.name === 'made') return phase.narration.timeline;
  if (phase.name === 'making') return phase.heardBefore ?? phase.timeline;
  if (phase.name === 'asking') return phase.heardBefore ?? NOTHING_SPOKEN;
  return phase.name === 'failed' ? phase.timeline : NOTHING_SPOKEN;
}
const NOTHING_SPOKEN: SpokenSentence[] = [];

/** The same, for the marks of words: none while only the sentence is known at which it was heard, perhaps in another language. */
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
        phase: { name: 'asking', choice: input.choice, heardBefore: input.heardBefore ?? null },
      };
    case 'joined':
      return { ...state, phase: making(null, input.generationId) };
    case 'chosen':
      return {
        ...state,
        phase: { name: 'made', narration: input.narration, ...(input.isAsleep && { isAsleep: true }) },
      };
    case 'preparing':
      return { ...state, phase: { name: 'preparing', secondsLeft: input.secondsLeft } };
    case 'prepared': {
      const { narration } = input;
      const phase = { name: 'made', narration: asleep(narration) ?? narration, isAsleep: true } as const;
      return { ...state, versions: withVersion(state.versions, narration), phase };
    }
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
      // What was heard before it failed keeps its marks, and the notice with them.
      const isOver =
        phase.name === 'failed' && phase.timeline.length === 0 && endsWith(phase.problem.code, input.cause);
      return isOver ? { ...state, phase: { name: 'none' } } : state;
    }
    case 'versions-known':
      return { ...state, versions: input.versions };
  }
}

/** With a version as it is now, in its place if it was there. */
function withVersion(versions: Narration[], narration: Narration): Narration[] {
  const others = versions.filter(({ id }) => id !== narration.id);
  if (others.length === versions.length) return [...versions, narration];
  return versions.map((version) => (version.id === narration.id ? narration : version));
}

function making(choice: NarrationChoice | null, generationId: string): Making {
  return {
    name: 'making',
    choice,
    generationId,
    audioUrl: null,
    musicTrack: null,
    timeline: [],
    heardBefore: null,
    duration: null,
    connectionLost: false,
  };
}

function hear(state: NarrationState, event: AudioEvent): NarrationState {
  const { phase } = state;
  if (phase.name !== 'asking' && phase.name !== 'making') return state;
  switch (event.type) {
    case 'start': {
      const { generationId, audioUrl, musicTrack } = event;
      const timeline = phase.name === 'making' ? phase.timeline : [];
      const { heardBefore } = phase;
      const begun = { ...making(phase.choice, generationId), audioUrl, musicTrack, timeline, heardBefore };
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
      const { narration, versionsRemaining } = event;
      return {
        phase: { name: 'made', narration },
        versions: withVersion(state.versions, narration),
        versionsRemaining,
      };
    }
    case 'error':
      // When to try again is counted from `refused`, which knows the time; see the session.
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

/** An `error` event as the problem it tells of, null for every other event. */
export function problemIn(event: AudioEvent | SleepEvent): Problem | null {
  return event.type === 'error' ? problemFromBody(event.error, event.error.status) : null;
}
