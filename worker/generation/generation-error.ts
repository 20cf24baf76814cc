import type { FailureCode } from '../../contract/errors.ts';
import type { GenerationKind } from '../home-storage/ledger.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { StoryRefusedError } from '../story/moderated-release.ts';

/** Why a generation ends without a result, in the API's terms. */
export class GenerationError extends Error {
  override name = 'GenerationError';
  readonly code: FailureCode;
  /** Seconds until it is worth trying again, where that is known. */
  readonly retryAfter: number | null;
  /** Problems of the order's fields, by place; never typed text. */
  fields: Record<string, string> | null = null;
  constructor(
    code: FailureCode,
    message: string = code,
    retryAfter: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/**
 * Restart request of a job: this attempt cannot be finished, another one can. After the last restart the generation
 * fails with `cause`.
 */
export class RestartAttempt extends Error {
  override name = 'RestartAttempt';
}

/** Error code of a generation past its deadline. */
export const timeoutCode = (kind: GenerationKind) =>
  kind === 'story' ? 'story_timed_out' : 'audio_timed_out';

/** Seconds to wait when an overloaded provider does not say how long. */
const RETRY_AFTER_S = 20;

export type Failure = { code: FailureCode; retryAfter: number | null; fields?: Record<string, string> };

/** Code and wait of the error event that ends a generation. */
export function failureOf(error: unknown, kind: GenerationKind): Failure {
  if (error instanceof GenerationError) {
    const { code, retryAfter, fields } = error;
    return { code, retryAfter, ...(fields && { fields }) };
  }
  if (error instanceof StoryRefusedError) return { code: error.code, retryAfter: null };
  const provider = error instanceof ProviderError ? error : null;
  if (provider?.code === 'rate_limited') {
    return { code: provider.code, retryAfter: provider.retryAfter ?? RETRY_AFTER_S };
  }
  if (provider?.code === 'quota_exceeded') {
    // Each service is blamed for its own.
    const code = kind === 'story' ? provider.code : 'speech_quota_exceeded';
    return { code, retryAfter: provider.retryAfter ?? null };
  }
  if (kind !== 'story') return { code: 'audio_generation_failed', retryAfter: null };
  return { code: provider?.code ?? 'story_generation_failed', retryAfter: null };
}
