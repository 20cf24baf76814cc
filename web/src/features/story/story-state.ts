import type { Scene } from '../../../../contract/scene.ts';
import type {
  Sentence,
  Story,
  StoryRequest,
  StoryTranslation,
} from '../../../../contract/schemas/stories.ts';
import type { ProblemCode, ProblemFacts } from '../../api/problem.ts';

/** One press of *Create story*, over all its attempts: they share the key, so that they cost at most one story. */
export type Submission = {
  key: string;
  request: StoryRequest;
  rateLimitRetries: number;
  failureRetries: number;
  /** Whether the server has started writing at least once: the book has replaced the form. */
  hasBegun: boolean;
  /** Consecutive rate-limit pauses directly before. */
  pausesBefore: number;
};

/** The received part of a story. */
export type PartialStory = {
  title: string | null;
  sentences: Sentence[];
  scene?: Scene;
  /** As in the story: false when the demo tells another one. */
  understood?: false;
  /** Received translations, in order of arrival. */
  translation: Pick<StoryTranslation, 'title' | 'sentences'>;
};

export const NOTHING_TOLD: PartialStory = {
  title: null,
  sentences: [],
  translation: { title: null, sentences: [] },
};

/** A generation on the server that this browser listens to. `submission` is null when it was started elsewhere. */
export type Running = {
  submission: Submission | null;
  generationId: string;
  request: StoryRequest | null;
  partial: PartialStory;
  /** Whether a stop request is unanswered. */
  stopping: boolean;
};

/** Times are milliseconds since 1970. */
export type StoryState =
  | { name: 'idle' }
  | { name: 'checking'; submission: Submission }
  | { name: 'admitting'; submission: Submission }
  /** An attempt failed inside the server; the diagnostics are requested. */
  | { name: 'diagnosing'; submission: Submission; problem: ProblemFacts }
  | { name: 'pausing'; submission: Submission; code: ProblemCode; until: number }
  | ({ name: 'writing' } & Running)
  | ({ name: 'reconnecting' } & Running)
  | {
      name: 'done';
      story: Story;
      storiesRemaining: number | null;
      fresh: boolean;
      /** Its later pictures are still being chosen. */
      beingDrawn?: true;
    }
  | {
      name: 'failed';
      problem: ProblemFacts;
      request: StoryRequest | null;
      retryAt: number | null;
      /** Consecutive rate-limit pauses, this one included. */
      pauses: number;
      /** What was shown of a story that is not kept, and stays readable. */
      partial?: PartialStory;
      /** Whether the page shows help in place of the form. */
      needsHelp?: true;
    };

export type InTheBook = Extract<
  StoryState,
  { name: 'writing' | 'reconnecting' | 'admitting' | 'diagnosing' | 'pausing' }
>;

/** A refusal that shows help in place of the form. */
export type Helped = Extract<StoryState, { name: 'failed' }> & { needsHelp: true };

/** A story that ended badly after its beginning was shown. */
export type Unkept = Extract<StoryState, { name: 'failed' }> & { partial: PartialStory };

/** Whether the page goes on showing what it showed of a story that is not kept. */
export const isUnkept = (state: StoryState): state is Unkept =>
  state.name === 'failed' && state.partial !== undefined;

/**
 * Whether the story, what is left of it, or help in its place, is shown instead of the form: also between two attempts,
 * so that the page does not flip back and forth.
 */
export function replacesForm(
  state: StoryState,
): state is InTheBook | Helped | Unkept | Extract<StoryState, { name: 'done' }> {
  if (state.name === 'writing' || state.name === 'reconnecting' || state.name === 'done') return true;
  return (
    'needsHelp' in state || isUnkept(state) || ('submission' in state && state.submission?.hasBegun === true)
  );
}

/** Request of a visitor without a session, which starts with the sign-in; else null. */
export function requestAwaitingSignIn(state: StoryState): StoryRequest | null {
  return state.name === 'failed' && state.problem.code === 'not_authenticated' ? state.request : null;
}

export const IDLE: StoryState = { name: 'idle' };

/** Whether a request is under way whose story has not begun. */
export const isRequesting = ({ name }: StoryState): boolean =>
  ['checking', 'admitting', 'diagnosing', 'pausing'].includes(name);

/** Whether *Create story* is enabled now. */
export function maySubmit(state: StoryState, now: number): boolean {
  if (state.name === 'failed') {
    return state.problem.code !== 'quota_exceeded' && (state.retryAt === null || state.retryAt <= now);
  }
  return state.name === 'idle' || state.name === 'done';
}
