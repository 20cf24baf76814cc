import type { ErrorCode } from '../../contract/errors.ts';
import type { ModelProblem } from '../db/watched-models.ts';

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

/** Refusals that stay until the owner does something. */
const PROBLEMS: Readonly<Record<number, ModelProblem>> = {
  401: 'key_refused',
  403: 'forbidden',
  404: 'unknown_model',
};

/** What an AI provider failed with, in our terms. The message is logged: no word of the provider's belongs in it. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly code: ProviderErrorCode;
  /** What the owner has to do something about, when it is that. Of most refusals the status says so, of others their words. */
  readonly problem: ModelProblem | undefined;
  /** Seconds, when the provider said so. */
  readonly retryAfter: number | undefined;
  /** The HTTP status that it was refused with; undefined for what was no refusal. */
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
    // Lack of money has a mail of its own, whatever status it comes with.
    this.problem = code === 'quota_exceeded' ? undefined : (problem ?? PROBLEMS[status ?? 0]);
  }
}

/** What a provider said is no answer to what it was asked. @param what in our words */
export const unusableAnswer = (what: string) => new ProviderError('story_generation_failed', what);
