import type { ErrorCode } from '../../contract/errors.ts';
import type { ModelProblem } from '../directory/watched-models.ts';

export type ProviderErrorCode = Extract<
  ErrorCode,
  | 'rate_limited'
  | 'quota_exceeded'
  | 'story_generation_failed'
  | 'story_timed_out'
  | 'audio_generation_failed'
  | 'audio_timed_out'
  | 'topic_refused'
  | 'story_refused'
>;

/** Refusals that last until the owner acts. */
const PROBLEMS: Readonly<Record<number, ModelProblem>> = {
  401: 'key_refused',
  403: 'forbidden',
  404: 'unknown_model',
};

/** Failure of an AI provider. The message is logged: it contains no text from the provider. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly code: ProviderErrorCode;
  /** Problem that the owner has to solve, if any. Most are known from the status, others from the provider's code. */
  readonly problem: ModelProblem | undefined;
  /** Seconds, when the provider named them. */
  readonly retryAfter: number | undefined;
  /** HTTP status of the refusal; undefined for any other failure. */
  readonly status: number | undefined;
  constructor(
    code: ProviderErrorCode,
    message: string,
    retryAfter?: number,
    status?: number,
    problem?: ModelProblem,
  ) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.status = status;
    // Lack of money has its own mail, with any status.
    this.problem = code === 'quota_exceeded' ? undefined : (problem ?? PROBLEMS[status ?? 0]);
  }
}

/** Invalid answer of a provider. @param what description in our words */
export const unusableAnswer = (what: string) => new ProviderError('story_generation_failed', what);
