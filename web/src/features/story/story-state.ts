import type {
  Sentence,
  Story,
  StoryRequest,
  StoryTranslation,
} from '../../../../contract/schemas/stories.ts';
import type { ProblemCode, ProblemFacts } from '../../api/problem.ts';

/** One press of *Create story*, over all its attempts: they share the key, so that they cost one story at most. */
export type Submission = {
  key: string;
  request: StoryRequest;
  rateLimitRetries: number;
  failureRetries: number;
  /** The server has begun to write it at least once: the form has given way to the book. */
  hasBegun: boolean;
  /** Pauses for too many requests that came right before, one after the other. */
  pausesBefore: number;
};

/** The story as far as it has been received. */
export type PartialStory = {
  title: string | null;
  sentences: Sentence[];
  /** What there is of its other side, in the order in which it came. */
  translation: Pick<StoryTranslation, 'title' | 'sentences'>;
};

export const NOTHING_TOLD: PartialStory = {
  title: null,
  sentences: [],
  translation: { title: null, sentences: [] },
};

/** A generation on the server that this browser listens to. `submission` is null when it was begun elsewhere. */
export type Running = {
  submission: Submission | null;
  generationId: string;
  request: StoryRequest | null;
  partial: PartialStory;
  /** A stop was asked for and not yet answered. */
  stopping: boolean;
};

/** Times are milliseconds since 1970. */
export type StoryState =
  | { name: 'idle' }
  | { name: 'checking'; submission: Submission }
  | { name: 'admitting'; submission: Submission }
  /** An attempt failed inside the server, which is being asked why. */
  | { name: 'diagnosing'; submission: Submission; problem: ProblemFacts }
  | { name: 'pausing'; submission: Submission; code: ProblemCode; until: number }
  | ({ name: 'writing' } & Running)
  | ({ name: 'reconnecting' } & Running)
  | { name: 'done'; story: Story; storiesRemaining: number | null; fresh: boolean }
  | {
      name: 'failed';
      problem: ProblemFacts;
      request: StoryRequest | null;
      retryAt: number | null;
      /** Pauses for too many requests in a row, this one included. */
      pauses: number;
    };

export type InTheBook = Extract<
  StoryState,
  { name: 'writing' | 'reconnecting' | 'admitting' | 'diagnosing' | 'pausing' }
>;

/** Whether a story is shown being written: also between two attempts, so that the page does not turn back and forth. */
export function isInTheBook(state: StoryState): state is InTheBook {
  if (state.name === 'writing' || state.name === 'reconnecting') return true;
  return 'submission' in state && state.submission?.hasBegun === true;
}

export const IDLE: StoryState = { name: 'idle' };

/** Whether *Create story* may be pressed now. */
export function maySubmit(state: StoryState, now: number): boolean {
  if (state.name === 'failed') {
    return state.problem.code !== 'quota_exceeded' && (state.retryAt === null || state.retryAt <= now);
  }
  return state.name === 'idle' || state.name === 'done';
}
