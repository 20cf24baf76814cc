import type { StoryEvent } from '../../../../../contract/schemas/events.ts';
import type { TypesWith } from '../../../../../contract/schemas/piece-traits.ts';
import type { Story, StoryRequest } from '../../../../../contract/schemas/stories.ts';
import { storyClientTimeoutMs } from '../../../../../contract/story-times.ts';
import { type Cause, endsWith } from '../../../api/problem-cause.ts';
import {
  hasTrait,
  Problem,
  type ProblemCode,
  type ProblemFacts,
  problemFromBody,
  retryTimeOf,
} from '../../../api/problem.ts';
import type { Diagnosis } from '../../server-status/diagnosis.ts';
import {
  IDLE,
  maySubmit,
  NOTHING_TOLD,
  type PartialStory,
  type Running,
  type StoryState,
  type Submission,
} from '../story-state.ts';

export type StoryInput =
  | { type: 'submit'; request: StoryRequest; key: string }
  | { type: 'healthy' }
  | { type: 'refused'; problem: Problem }
  /** A request without a session: kept until the sign-in. */
  | { type: 'sign-in-needed'; request: StoryRequest; problem: Problem }
  | { type: 'diagnosed'; diagnosis: Diagnosis }
  | { type: 'told'; event: StoryEvent }
  /** The whole story at once, from a server without streaming. */
  | { type: 'answered'; story: Story; storiesRemaining: number | null }
  | { type: 'connection'; connection: 'connected' | 'lost' }
  | { type: 'waited' }
  | { type: 'timed-out' }
  | { type: 'stop' }
  | { type: 'stopped' }
  | { type: 'stop-refused'; problem: Problem }
  | { type: 'found'; generationId: string; request: StoryRequest | null }
  | { type: 'reopened'; story: Story }
  | { type: 'cause-gone'; cause: Cause }
  | { type: 'dismiss' };

/** Actions for the runner. At most one stream, one timer and one deadline exist. */
export type StoryEffect =
  | { type: 'check-health' }
  | { type: 'diagnose' }
  | { type: 'begin'; submission: Submission }
  | { type: 'follow'; generationId: string }
  | { type: 'wait'; ms: number }
  | { type: 'start-deadline'; ms: number }
  | { type: 'stop-generation'; generationId: string }
  | { type: 'notify'; problem: Problem }
  /** Ends the deadline; the stream continues. */
  | { type: 'end-deadline' }
  /** A finished story was withdrawn and its credit refunded. */
  | { type: 'forget-withdrawn'; problem: Problem; isShown: boolean }
  /** Releases the stream, the timer and the deadline. */
  | { type: 'release' };

export type Step = { state: StoryState; effects: StoryEffect[] };

/** Limits of the specification. */
const RATE_LIMIT_RETRIES = 3;
const RATE_LIMIT_BACKOFF_MS = 2_000;
/** Pauses after the retries; the longer one right after another pause. */
const RATE_LIMIT_PAUSES_MS = [5 * 60_000, 15 * 60_000];
/** Minimum pause when the server's wait is too long for a spinner. */
const SHORTEST_PAUSE_MS = 60_000;
const FAILURE_RETRIES = 2;
const FAILURE_BACKOFF_MS = 2_000;
/** Longest wait behind a spinner; for a longer one the page shows when to return. */
const LONGEST_SILENT_WAIT_MS = 30_000;

const stay = (state: StoryState): Step => ({ state, effects: [] });
const settle = (state: StoryState): Step => ({ state, effects: [{ type: 'release' }] });

function submissionOf(state: StoryState): Submission | null {
  return 'submission' in state ? state.submission : null;
}

export function requestOf(state: StoryState): StoryRequest | null {
  return submissionOf(state)?.request ?? ('request' in state ? state.request : null);
}

function isRateLimit({ code, isRateLimit, status }: ProblemFacts): boolean {
  return code === 'rate_limited' || code === 'too_soon' || isRateLimit || status === 429;
}

function fail(state: StoryState, facts: ProblemFacts, now: number): Step {
  const retryAt = retryTimeOf(facts, now);
  const isReadable = facts.code === 'story_unacceptable' && 'partial' in state && state.partial !== undefined;
  return settle({
    name: 'failed',
    problem: facts,
    request: requestOf(state),
    retryAt,
    pauses: 0,
    ...(isReadable && { partial: state.partial }),
    ...(hasTrait(facts.code, 'help') && { needsHelp: true }),
  });
}

/** Pause of `ms` without requests to the API. */
function rest(submission: Submission, facts: ProblemFacts, now: number, ms: number): Step {
  const { request, pausesBefore } = submission;
  return settle({ name: 'failed', problem: facts, request, retryAt: now + ms, pauses: pausesBefore + 1 });
}

function pause(submission: Submission, code: ProblemCode, ms: number, now: number): Step {
  return {
    state: { name: 'pausing', submission, code, until: now + ms },
    effects: [{ type: 'release' }, { type: 'wait', ms }],
  };
}

/** Next step after an internal failure, by its diagnosis. */
function explain(
  state: Extract<StoryState, { name: 'diagnosing' }>,
  { issue, details }: Diagnosis,
  now: number,
): Step {
  const { submission, problem } = state;
  const retries = submission.failureRetries;
  const failAs = (code: ProblemCode) => fail(state, { ...problem, code }, now);
  const tryAgain = () =>
    pause({ ...submission, failureRetries: retries + 1 }, 'story_generation_failed', FAILURE_BACKOFF_MS, now);
  if (issue === 'openai_quota_exceeded') return failAs('quota_exceeded');
  if (issue === 'database_error') return failAs('database_error');
  // A single failure may be a hiccup of the connection.
  if (issue === 'connection_error') return retries === 0 ? tryAgain() : failAs('connection_error');
  // A failure of the model may be transient; after three, its own words are shown.
  if (problem.code === 'story_generation_failed') {
    return retries < FAILURE_RETRIES ? tryAgain() : fail(state, problem, now);
  }
  if (issue === 'openai_api_error') {
    return fail(state, { ...problem, code: 'ai_service_error', message: details }, now);
  }
  return issue === 'health_endpoint_error' ? failAs('server_unavailable') : fail(state, problem, now);
}

/** Refusal, as an answer or as the last event of a stream. */
function refuse(state: StoryState, facts: ProblemFacts, now: number): Step {
  const submission = submissionOf(state);
  if (facts.code === 'story_stopped') return settle(IDLE);
  if (facts.code === 'generation_in_progress' && facts.generationId) {
    return listen({ submission: null, generationId: facts.generationId, request: null });
  }
  if (!submission) return fail(state, facts, now);
  if (facts.code === 'quota_exceeded' || facts.isQuotaExceeded) {
    return fail(state, { ...facts, code: 'quota_exceeded' }, now);
  }
  if (facts.code === 'story_limit_reached') return fail(state, facts, now);
  if (isRateLimit(facts)) {
    const tries = submission.rateLimitRetries;
    const asked = (retryTimeOf(facts, now) ?? now) - now;
    if (tries >= RATE_LIMIT_RETRIES) {
      const ms = RATE_LIMIT_PAUSES_MS[submission.pausesBefore] ?? RATE_LIMIT_PAUSES_MS.at(-1)!;
      return rest(submission, facts, now, Math.max(asked, ms));
    }
    if (asked > LONGEST_SILENT_WAIT_MS) {
      return rest(submission, facts, now, Math.max(asked, SHORTEST_PAUSE_MS));
    }
    const ms = Math.max(asked, RATE_LIMIT_BACKOFF_MS * 2 ** tries);
    return pause({ ...submission, rateLimitRetries: tries + 1 }, facts.code, ms, now);
  }
  // The words of a server without our codes count, with any status.
  const hasFailed = facts.status >= 500 || facts.code === 'story_generation_failed';
  if (hasFailed && hasTrait(facts.code, 'unexplained')) {
    return {
      state: { name: 'diagnosing', submission, problem: facts },
      effects: [{ type: 'release' }, { type: 'diagnose' }],
    };
  }
  return fail(state, facts, now);
}

function listen(running: Pick<Running, 'submission' | 'generationId' | 'request'>): Step {
  return {
    state: { name: 'writing', ...running, partial: NOTHING_TOLD, stopping: false },
    effects: [{ type: 'release' }, { type: 'follow', generationId: running.generationId }],
  };
}

function admit(submission: Submission): Step {
  return {
    state: { name: 'admitting', submission },
    effects: [
      { type: 'start-deadline', ms: storyClientTimeoutMs(submission.request) },
      { type: 'begin', submission },
    ],
  };
}

/** Withdrawal of a finished story. The page may show it, or something else by now. */
function withdraw(state: StoryState, problem: Problem, now: number): Step {
  const isShown = state.name === 'done';
  const { state: next, effects } = isShown ? fail(state, problem.facts, now) : settle(state);
  return { state: next, effects: [...effects, { type: 'forget-withdrawn', problem, isShown }] };
}

function tell(state: StoryState, event: StoryEvent, now: number): Step {
  if (event.type === 'done') {
    const { story, storiesRemaining, beingRead, beingDrawn } = event;
    const done: StoryState = {
      name: 'done',
      story,
      storiesRemaining,
      fresh: true,
      ...(beingDrawn && { beingDrawn }),
    };
    return beingRead || beingDrawn ? { state: done, effects: [{ type: 'end-deadline' }] } : settle(done);
  }
  // The stream ends with the last event that was promised.
  if (event.type === 'read') return stay(state);
  if (event.type === 'pictures') {
    if (state.name !== 'done') return stay(state);
    const { beingDrawn: _, ...done } = state;
    return stay({ ...done, story: { ...state.story, laterPictures: event.pictures } });
  }
  if (event.type === 'error') {
    const problem = problemFromBody(event.error, event.error.status);
    const isAfterEnd = state.name === 'done' || state.name === 'idle' || state.name === 'failed';
    return isAfterEnd ? withdraw(state, problem, now) : refuse(state, problem.facts, now);
  }
  if (state.name === 'admitting') {
    if (event.type !== 'start') return stay(state);
    const { submission } = state;
    const { generationId } = event;
    const { request } = submission;
    return stay({
      name: 'writing',
      submission: { ...submission, hasBegun: true },
      generationId,
      request,
      partial: NOTHING_TOLD,
      stopping: false,
    });
  }
  if (state.name !== 'writing' && state.name !== 'reconnecting') return stay(state);
  return stay({ ...state, partial: extend(state.partial, event) });
}

function extend(partial: PartialStory, event: StoryEvent): PartialStory {
  const { sentences, translation } = partial;
  if (event.type === 'reset') return NOTHING_TOLD;
  switch (event.type) {
    case 'title':
      return { ...partial, title: event.title, understood: event.understood };
    case 'sentence': {
      const { index, paragraph, text } = event;
      return { ...partial, sentences: [...sentences, { index, paragraph, text }] };
    }
    case 'picture':
      return { ...partial, scene: event.scene };
    case 'translated-title':
      return { ...partial, translation: { ...translation, title: event.title } };
    case 'translation': {
      const { index, text } = event;
      return {
        ...partial,
        // A translation in doubt may be followed by a better one.
        translation: {
          ...translation,
          sentences: [...translation.sentences.filter((one) => one.index !== index), { index, text }],
        },
      };
    }
    default:
      // What is shown while the story is written is above.
      event satisfies Exclude<StoryEvent, { type: TypesWith<'isShown', true> }>;
      return partial;
  }
}

/** Transition function. Pure: the clock is an argument, and side effects are returned in `effects`. */
export function step(state: StoryState, input: StoryInput, now: number): Step {
  switch (input.type) {
    case 'submit': {
      if (!maySubmit(state, now)) return stay(state);
      const { key, request } = input;
      const pausesBefore = state.name === 'failed' ? state.pauses : 0;
      const submission = {
        key,
        request,
        rateLimitRetries: 0,
        failureRetries: 0,
        hasBegun: false,
        pausesBefore,
      };
      return { state: { name: 'checking', submission }, effects: [{ type: 'check-health' }] };
    }
    case 'healthy':
      return state.name === 'checking' ? admit(state.submission) : stay(state);
    case 'waited':
      return state.name === 'pausing' ? admit(state.submission) : stay(state);
    case 'refused':
      return refuse(state, input.problem.facts, now);
    case 'sign-in-needed': {
      if (!maySubmit(state, now)) return stay(state);
      const { request, problem } = input;
      return settle({ name: 'failed', problem: problem.facts, request, retryAt: null, pauses: 0 });
    }
    case 'diagnosed':
      return state.name === 'diagnosing' ? explain(state, input.diagnosis, now) : stay(state);
    case 'told':
      return tell(state, input.event, now);
    case 'answered': {
      const { story, storiesRemaining } = input;
      return submissionOf(state)
        ? settle({ name: 'done', story, storiesRemaining, fresh: true })
        : stay(state);
    }
    case 'connection':
      if (state.name !== 'writing' && state.name !== 'reconnecting') return stay(state);
      return stay({ ...state, name: input.connection === 'lost' ? 'reconnecting' : 'writing' });
    case 'timed-out':
      // The outcome is unknown without a connection; the server reports it after the reconnection.
      if (state.name !== 'admitting' && state.name !== 'writing') return stay(state);
      return fail(state, new Problem({ code: 'timeout' }).facts, now);
    case 'stop':
      if (state.name === 'pausing' || state.name === 'checking' || state.name === 'diagnosing') {
        return settle(IDLE);
      }
      if ((state.name !== 'writing' && state.name !== 'reconnecting') || state.stopping) return stay(state);
      return {
        state: { ...state, stopping: true },
        effects: [{ type: 'stop-generation', generationId: state.generationId }],
      };
    case 'stopped':
      return 'stopping' in state && state.stopping ? settle(IDLE) : stay(state);
    case 'stop-refused':
      if (!('stopping' in state)) return stay(state);
      return {
        state: { ...state, stopping: false },
        effects: [{ type: 'notify', problem: input.problem }],
      };
    case 'found':
      if (state.name !== 'idle') return stay(state);
      return listen({ submission: null, generationId: input.generationId, request: input.request });
    case 'reopened':
      if (state.name !== 'idle') return stay(state);
      return stay({ name: 'done', story: input.story, storiesRemaining: null, fresh: false });
    case 'cause-gone':
      return state.name === 'failed' && endsWith(state.problem.code, input.cause) ? stay(IDLE) : stay(state);
    case 'dismiss':
      if (state.name === 'done' || (state.name === 'failed' && (state.retryAt ?? 0) <= now))
        return stay(IDLE);
      return stay(state);
  }
}
