import type { EditionChoice, SleepMinutes } from '../../../../../contract/narration.ts';
import { type Language, languageOfVoice } from '../../../../../contract/options.ts';
import type { AudioEvent, EditionEvent } from '../../../../../contract/schemas/events.ts';
import type { Narration, SpokenSentence } from '../../../../../contract/schemas/stories.ts';
import type { Connection } from '../../../api/event-stream.ts';
import { type Cause, endsWith } from '../../../api/problem-cause.ts';
import { Problem, problemFromBody, retryTimeOf } from '../../../api/problem.ts';
import { fieldsOf } from '../../../lib/json-fields.ts';
import { parsedUrl } from '../../../lib/parsed-url.ts';
import { spellingIn } from '../../story/spelling.ts';
import { withSpoken } from '../playback/timeline.ts';
import {
  editionOf,
  languageRead,
  madeAlready,
  type NarrationChoice,
  readAgain,
  toEdition,
} from './choice.ts';
import {
  type Asking,
  heardSentence,
  heardUntilNow,
  isAwaitable,
  isBusy,
  isLimitReached,
  isOtherFile,
  isOtherLanguage,
  type Making,
  type NarratedStory,
  type NarrationPhase,
  type NarrationState,
  timelineOf,
  withLibrary,
  withVersion,
} from './narration-state.ts';

export type NarrationInput =
  /** Plays the version that matches the choice, or requests and plays it. */
  | { type: 'listen'; choice: NarrationChoice; isForSleep: boolean }
  /** Plays the sleep edition of this version, by default of the one that matches the choice. */
  | { type: 'listen-for-sleep'; choice: NarrationChoice; version: Narration | null; minutes: SleepMinutes }
  /** Plays the practice edition of this version; without one, of the choice that is made with it. */
  | { type: 'practise'; choice: NarrationChoice; version: Narration | null; learns: Language }
  /** Plays an existing version, or an edition of it. */
  | { type: 'choose'; narration: Narration; edition: EditionChoice | null }
  /** A narration of this story was started before a reload or on another device. */
  | { type: 'found'; generationId: string }
  | { type: 'told'; event: AudioEvent | EditionEvent }
  /** The whole sound at once, from a server without streaming. `id` for its narration. */
  | { type: 'answered'; answer: unknown; id: string }
  | { type: 'connection'; connection: Connection }
  | { type: 'refused'; problem: Problem }
  /** The narration of this story that runs after a refusal because one does; null for another story's. */
  | { type: 'looked-up'; generationId: string | null; refused: Problem }
  | { type: 'timed-out' }
  /** The end of a sleep edition that was made behind its narration. `behind` as in `make-sleep`. */
  | { type: 'sleep-made'; narration: Narration; behind: NarrationPhase }
  | { type: 'sleep-refused'; problem: Problem; behind: NarrationPhase }
  /** The library's versions; those made in this tab since stay. */
  | { type: 'versions-known'; versions: readonly Narration[] }
  /** The library's versions with new addresses, asked for in the phase `of`. */
  | { type: 'renewed'; versions: readonly Narration[]; of: NarrationPhase }
  | { type: 'cause-gone'; cause: Cause };

/** Actions for the runner. At most one stream and one deadline exist. */
export type NarrationEffect =
  /** Opens the sound that is to come: its address and its length follow. */
  | { type: 'open'; wanted: boolean; at: number; isFile: boolean }
  /** The address of the opened sound, as the server sent it. */
  | { type: 'address'; audioUrl: unknown }
  /** The opened sound is complete at these seconds; null: with what has arrived. */
  | { type: 'complete'; seconds: number | null }
  /** The opened sound does not grow any more. */
  | { type: 'grown' }
  /** Plays a finished sound, from `at` seconds. */
  | { type: 'play'; sound: { url: string } | { audioData: string }; at: number | undefined }
  | { type: 'play-file'; url: string; at: number | undefined }
  | { type: 'seek'; seconds: number }
  | { type: 'close-player' }
  /** Requests a narration, and in the same request an edition of it. */
  | { type: 'order'; choice: NarrationChoice; edition?: EditionChoice }
  | { type: 'order-edition'; narrationId: string; edition: EditionChoice }
  | { type: 'follow'; generationId: string }
  /** Has a sleep edition made while its narration plays in the phase `behind`. */
  | { type: 'make-sleep'; narrationId: string; minutes: SleepMinutes; behind: NarrationPhase }
  | { type: 'look-up'; refused: Problem }
  /** A version was made: cached data of the story is out of date. */
  | { type: 'keep'; narration: Narration }
  /** Ends the deadline; the stream continues. */
  | { type: 'end-deadline' }
  /** Releases the stream and the deadline. */
  | { type: 'release' };

type Step = { state: NarrationState; effects: NarrationEffect[] };

/** What the decisions depend on outside the state. */
export type Surroundings = {
  story: NarratedStory;
  /** Position of the player in seconds, and whether it is wanted to play. */
  position: number;
  isPlayWanted: boolean;
  isSignedIn: boolean;
  /** Milliseconds since 1970. */
  now: number;
};

/** Tolerance in seconds between the times of one sentence in two narrations by the same voice. */
const SAME_SECONDS = 0.05;

const stay = (state: NarrationState): Step => ({ state, effects: [] });

export const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:/.test(value) && parsedUrl(value) !== null;

/** Reason to refuse without asking the server. */
function refusal(
  state: NarrationState,
  { story, isSignedIn }: Surroundings,
  isReadAgain: boolean,
): Problem | null {
  if (isLimitReached(state) && !isReadAgain) return new Problem({ code: 'audio_limit_reached', status: 403 });
  if (!isSignedIn) return new Problem({ code: 'not_authenticated', status: 401 });
  const { content } = story;
  const isText = typeof content === 'string' && content.trim() !== '';
  return isText ? null : new Problem({ code: 'invalid_request', status: 400 });
}

function listen(
  state: NarrationState,
  { choice, isForSleep }: Extract<NarrationInput, { type: 'listen' }>,
  around: Surroundings,
): Step {
  const { story, position } = around;
  if (isBusy(state)) return stay(state);
  if (isForSleep)
    return listenForSleep(state, { choice, version: null, minutes: state.sleepMinutes }, around);
  const version = madeAlready(state.versions, choice, story);
  if (version) return choose(state, version, null, around);
  const again = readAgain(state.versions, choice, story);
  const problem = refusal(state, around, again !== null);
  if (problem) return fail(state, problem, around);
  const isOther = isOtherLanguage(state, languageRead(story, choice.voiceId));
  const heardBefore = isOther ? heardUntilNow(state, position) : null;
  return {
    state: { ...state, phase: { name: 'asking', choice, edition: null, heardBefore } },
    effects: [
      // Until the other language reaches the sentence, the mark stays.
      { type: 'open', wanted: true, at: heardBefore ? position : 0, isFile: false },
      { type: 'order', choice: again ?? choice },
    ],
  };
}

/**
 * A missing version is made at the same time. A sleep edition plays as one file from its first second, so that a locked
 * phone plays it to its end. What is still being made and heard, the narration or its practice edition, plays on, and the
 * sleep edition follows.
 */
function listenForSleep(
  state: NarrationState,
  { choice, version: given, minutes }: Omit<Extract<NarrationInput, { type: 'listen-for-sleep' }>, 'type'>,
  around: Surroundings,
): Step {
  if (isAwaitable(state)) {
    return stay({ ...state, sleepMinutes: minutes, isSleepMade: true, isSleepAwaiting: true });
  }
  if (isBusy(state)) return stay(state);
  const version = given && !given.ofEarlierText ? given : madeAlready(state.versions, choice, around.story);
  const edition = { kind: 'sleep', minutes } as const;
  if (version && editionOf(version, edition)) return choose(state, version, edition, around);
  const { phase } = state;
  if (version && phase.name === 'made' && phase.narration.id === version.id) {
    const isHeard = heardSentence(state, around.position) !== null;
    if (isHeard) return state.isSleepMade ? stay(state) : makeSleep(state, version.id, minutes);
  }
  const asked = { ...state, sleepMinutes: minutes, isSleepMade: false };
  return askForEdition(asked, { choice, version, edition }, around);
}

/** Plays an edition from its first second, while it is made. */
function askForEdition(
  state: NarrationState,
  {
    choice,
    version,
    edition,
  }: { choice: NarrationChoice; version: Narration | null; edition: EditionChoice },
  around: Surroundings,
): Step {
  const again = readAgain(state.versions, choice, around.story);
  const problem = version && around.isSignedIn ? null : refusal(state, around, again !== null);
  if (problem) return fail(state, problem, around);
  return {
    state: { ...state, phase: { name: 'asking', choice, edition, heardBefore: null } },
    effects: [
      { type: 'release' },
      { type: 'open', wanted: true, at: 0, isFile: true },
      version
        ? { type: 'order-edition', narrationId: version.id, edition }
        : { type: 'order', choice: again ?? choice, edition },
    ],
  };
}

/** It begins with the words of the story, so that it never takes over at a sentence. */
function practise(
  state: NarrationState,
  { choice, version, learns }: Extract<NarrationInput, { type: 'practise' }>,
  around: Surroundings,
): Step {
  if (isBusy(state)) return stay(state);
  const edition = { kind: 'practice', learns } as const;
  const made = version && toEdition(version, edition);
  if (!made) return askForEdition(state, { choice, version, edition }, around);
  return {
    state: { ...state, phase: { name: 'made', narration: made, edition } },
    effects: [{ type: 'release' }, { type: 'play-file', url: made.audioUrl, at: 0 }],
  };
}

/** A sleep edition that is made while its narration plays, and takes over at the sentence. */
function makeSleep(state: NarrationState, narrationId: string, minutes: SleepMinutes): Step {
  return {
    state: { ...state, sleepMinutes: minutes, isSleepMade: true, isSleepAwaiting: false },
    effects: [{ type: 'make-sleep', narrationId, minutes, behind: state.phase }],
  };
}

function choose(
  state: NarrationState,
  narration: Narration,
  edition: EditionChoice | null,
  { position }: Surroundings,
): Step {
  if (isBusy(state)) return stay(state);
  const file = toEdition(narration, edition);
  const { audioUrl: url, timeline } = file ?? narration;
  const isSameText =
    isOtherLanguage(state, narration.language) || isOtherFile(state, narration, file && edition);
  const heard = isSameText ? heardSentence(state, position) : null;
  // A sentence without a pair is missing in the other language: continue with the next one.
  const at = heard ? timeline.find(({ index }) => index >= heard.index)?.start : undefined;
  if (!file || !edition) {
    return {
      state: { ...state, phase: { name: 'made', narration } },
      effects: [{ type: 'release' }, { type: 'play', sound: { url }, at }],
    };
  }
  const sleepMinutes = edition.kind === 'sleep' ? edition.minutes : state.sleepMinutes;
  return {
    state: {
      ...state,
      sleepMinutes,
      isSleepMade: false,
      phase: { name: 'made', narration: file, edition },
    },
    effects: [{ type: 'release' }, { type: 'play-file', url, at }],
  };
}

/** Listens to a running generation. */
function join(state: NarrationState, generationId: string, wanted: boolean): Step {
  return {
    state: { ...state, phase: making(null, generationId) },
    effects: [
      { type: 'open', wanted, at: 0, isFile: false },
      { type: 'follow', generationId },
    ],
  };
}

function making(
  choice: NarrationChoice | null,
  generationId: string,
  edition: EditionChoice | null = null,
): Making {
  return {
    name: 'making',
    choice,
    generationId,
    edition,
    audioUrl: null,
    musicTrack: null,
    timeline: [],
    heardBefore: null,
    duration: null,
    connectionLost: false,
  };
}

/**
 * Resumption at the previous sentence now that its new time is known: at its beginning, or at the exact position when
 * the voice is the same, which the equal times show. If the sound has neither this sentence nor a later one, it is read
 * from its beginning.
 */
function resumption(phase: Asking | Making, spoken: SpokenSentence | null): NarrationEffect[] {
  if (!phase.heardBefore) return [];
  const { start, end } = phase.heardBefore.sentence;
  const isSame =
    spoken && Math.abs(spoken.start - start) < SAME_SECONDS && Math.abs(spoken.end - end) < SAME_SECONDS;
  const audioUrl = phase.name === 'making' ? phase.audioUrl : null;
  return [
    ...(isSame ? [] : [{ type: 'seek', seconds: spoken?.start ?? 0 } as const]),
    ...(audioUrl === null ? [] : [{ type: 'address', audioUrl } as const]),
  ];
}

/** @param phase of `state` */
function hearWhileMaking(
  state: NarrationState,
  phase: Making,
  event: Extract<AudioEvent | EditionEvent, { type: 'reset' | 'spoken' | 'mixed' }>,
  { position, isPlayWanted }: Surroundings,
): Step {
  switch (event.type) {
    case 'reset': {
      // A restart: another sound, perhaps at another address, in another voice and with other times.
      const heardBefore = phase.heardBefore ?? heardUntilNow(state, position);
      const begunAgain = { audioUrl: null, musicTrack: null, timeline: [], duration: null, heardBefore };
      return {
        state: { ...state, phase: { ...phase, ...begunAgain } },
        effects: [
          { type: 'complete', seconds: null },
          { type: 'open', wanted: isPlayWanted, at: position, isFile: phase.edition !== null },
        ],
      };
    }
    case 'spoken': {
      const { type: _, ...spoken } = event;
      const { heardBefore } = phase;
      const isReached = heardBefore !== null && spoken.index >= heardBefore.sentence.index;
      return {
        state: {
          ...state,
          phase: {
            ...phase,
            timeline: withSpoken(phase.timeline, spoken),
            heardBefore: isReached ? null : heardBefore,
          },
        },
        effects: isReached ? resumption(phase, spoken) : [],
      };
    }
    case 'mixed': {
      const seconds = 'length' in event ? event.length : event.duration;
      return {
        state: { ...state, phase: { ...phase, duration: event.duration, heardBefore: null } },
        effects: [...resumption(phase, null), { type: 'complete', seconds }],
      };
    }
  }
}

function hear(state: NarrationState, event: AudioEvent | EditionEvent, around: Surroundings): Step {
  const { phase } = state;
  if (event.type === 'error') return refuse(state, problemFromBody(event.error, event.error.status), around);
  if (phase.name !== 'asking' && phase.name !== 'making') return stay(state);
  switch (event.type) {
    case 'start': {
      const { generationId, audioUrl } = event;
      const { choice, heardBefore } = phase;
      const begun = {
        ...making(choice, generationId, phase.edition),
        audioUrl,
        musicTrack: 'musicTrack' in event ? event.musicTrack : null,
        timeline: phase.name === 'making' ? phase.timeline : [],
        heardBefore,
      };
      // The sound that resumes is opened when its start is known.
      return {
        state: { ...state, phase: begun },
        effects: heardBefore ? [] : [{ type: 'address', audioUrl }],
      };
    }
    case 'done':
      return end(state, phase, event);
    default:
      return phase.name === 'making' ? hearWhileMaking(state, phase, event, around) : stay(state);
  }
}

/** @param phase of `state` */
function end(
  state: NarrationState,
  phase: Asking | Making,
  event: Extract<AudioEvent | EditionEvent, { type: 'done' }>,
): Step {
  const { narration } = event;
  const { edition } = phase;
  const file = toEdition(narration, edition);
  const made: NarrationState = {
    ...state,
    phase: file && edition ? { name: 'made', narration: file, edition } : { name: 'made', narration },
    versions: withVersion(state.versions, narration),
    versionsRemaining: 'versionsRemaining' in event ? event.versionsRemaining : state.versionsRemaining,
  };
  const effects: NarrationEffect[] = [
    ...resumption(phase, null),
    { type: 'end-deadline' },
    { type: 'complete', seconds: (edition && editionOf(narration, edition)?.length) ?? narration.duration },
    { type: 'grown' },
    { type: 'keep', narration },
  ];
  if (!state.isSleepAwaiting) return { state: made, effects };
  const behind = makeSleep(made, narration.id, state.sleepMinutes);
  return { state: behind.state, effects: [...effects, ...behind.effects] };
}

/** Answer with the whole sound: an address, or base64. Only our own server adds the other fields. */
function take(before: NarrationState, answer: unknown, id: string, around: Surroundings): Step {
  const { audioUrl: source, audioData } = fieldsOf(answer);
  const audioUrl = source && typeof source === 'object' ? fieldsOf(source).url : source;
  const { phase } = before;
  const state = withoutAwaitedSleep(before);
  if (phase.name !== 'asking') return { state, effects: [{ type: 'release' }] };
  // An edition is known by its events: this sound would be another one.
  if (phase.edition) return fail(state, new Problem({ code: 'unexpected_answer', status: 200 }), around);
  const hasData = typeof audioData === 'string';
  if (!hasData && !isAddress(audioUrl)) {
    return {
      state: { ...state, phase: { name: 'none' } },
      effects: [{ type: 'release' }, { type: 'address', audioUrl }],
    };
  }
  const { voiceId, speechRate, musicTrack, cast } = phase.choice;
  const narration: Narration = {
    id,
    storyId: around.story.id,
    voiceId,
    speechRate,
    musicTrack,
    ...(cast && { cast }),
    language: languageOfVoice(voiceId),
    audioUrl: hasData ? '' : `${audioUrl}`,
    duration: 0,
    timeline: [],
  };
  const sound = hasData ? { audioData } : { url: narration.audioUrl };
  return {
    state: { ...state, phase: { name: 'made', narration } },
    effects: [{ type: 'release' }, { type: 'play', sound, at: undefined }],
  };
}

/** Withdraws the sleep edition that waits for a narration. */
const withoutAwaitedSleep = (state: NarrationState): NarrationState =>
  state.isSleepAwaiting ? { ...state, isSleepMade: false, isSleepAwaiting: false } : state;

function refuse(state: NarrationState, problem: Problem, around: Surroundings): Step {
  const { code, generationId } = problem.facts;
  // Another tab started this narration or another one.
  if (code === 'generation_in_progress' && generationId && state.phase.name === 'asking') {
    return { state, effects: [{ type: 'release' }, { type: 'look-up', refused: problem }] };
  }
  return fail(state, problem, around);
}

function fail(state: NarrationState, { facts }: Problem, { now }: Surroundings): Step {
  const { phase } = state;
  // Sound that started plays to its end; otherwise the player is closed.
  const hasSound = phase.name === 'making' && phase.timeline.length > 0;
  return {
    state: {
      ...withoutAwaitedSleep(state),
      versionsRemaining: facts.code === 'audio_limit_reached' ? 0 : state.versionsRemaining,
      phase: {
        name: 'failed',
        problem: facts,
        retryAt: retryTimeOf(facts, now),
        timeline: timelineOf(state),
      },
    },
    effects: [
      { type: 'complete', seconds: null },
      { type: 'release' },
      ...(hasSound ? [] : [{ type: 'close-player' } as const]),
    ],
  };
}

/** Transition function. Pure: what is outside the state is an argument, and side effects are returned in `effects`. */
export function step(state: NarrationState, input: NarrationInput, around: Surroundings): Step {
  const { phase } = state;
  switch (input.type) {
    case 'listen':
      return listen(state, input, around);
    case 'listen-for-sleep':
      return listenForSleep(state, input, around);
    case 'choose':
      return choose(state, input.narration, input.edition, around);
    case 'practise':
      return practise(state, input, around);
    case 'found':
      return phase.name === 'none' ? join(state, input.generationId, false) : stay(state);
    case 'told':
      return hear(state, input.event, around);
    case 'answered':
      return take(state, input.answer, input.id, around);
    case 'connection':
      if (phase.name !== 'making') return stay(state);
      return stay({ ...state, phase: { ...phase, connectionLost: input.connection === 'lost' } });
    case 'refused':
      return refuse(state, input.problem, around);
    case 'looked-up': {
      const { generationId, refused } = input;
      if (phase.name !== 'asking') return stay(state);
      const isIt = generationId !== null && generationId === refused.facts.generationId;
      return isIt ? join(state, generationId, true) : fail(state, refused, around);
    }
    case 'timed-out':
      return fail(state, new Problem({ code: 'audio_timed_out' }), around);
    case 'sleep-made': {
      const { narration, behind } = input;
      const made = { ...state, versions: withVersion(state.versions, narration), isSleepMade: false };
      const takesOver = phase === behind && around.isPlayWanted;
      const edition = { kind: 'sleep', minutes: state.sleepMinutes } as const;
      const next = takesOver ? choose(made, narration, edition, around) : stay(made);
      return { state: next.state, effects: [{ type: 'keep', narration }, ...next.effects] };
    }
    case 'sleep-refused': {
      const alone = { ...state, isSleepMade: false };
      return phase === input.behind ? fail(alone, input.problem, around) : stay(alone);
    }
    case 'versions-known':
      return withSpelling(state, input.versions);
    case 'renewed': {
      const known = withLibrary(state, input.versions);
      if (phase.name !== 'made' || phase !== input.of) return stay(known);
      const renewed = input.versions.find(({ id }) => id === phase.narration.id);
      return renewed ? choose(known, renewed, phase.edition ?? null, around) : stay(known);
    }
    case 'cause-gone': {
      // A failed narration keeps the marks of its sound, and the notice with them.
      const isOver =
        phase.name === 'failed' && phase.timeline.length === 0 && endsWith(phase.problem.code, input.cause);
      return isOver ? stay({ ...state, phase: { name: 'none' } }) : stay(state);
    }
  }
}

/**
 * Takes in the library's versions, and unloads a sound whose words are said by another spelling now: the next press plays
 * the one that was made again. Of an open edition it is its narration's address that has the spelling.
 */
function withSpelling(before: NarrationState, versions: readonly Narration[]): Step {
  const state = withLibrary(before, versions);
  const { phase } = state;
  if (phase.name !== 'made') return stay(state);
  const narrationIn = (known: readonly Narration[]) => known.find(({ id }) => id === phase.narration.id);
  const old = phase.edition ? narrationIn(before.versions) : phase.narration;
  const now = narrationIn(versions);
  if (!old || !now || spellingIn(now) === spellingIn(old)) return stay(state);
  return {
    state: { ...state, phase: { name: 'none' } },
    effects: [{ type: 'release' }, { type: 'close-player' }],
  };
}
