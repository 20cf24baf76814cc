import type { ErrorCode } from '../../contract/errors.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { StoryRefusedError } from '../story/moderated-release.ts';
import type { GenerationKind } from './orders.ts';

/** Why a generation ends without a result, in the API's terms. */
export class GenerationError extends Error {
  override name = 'GenerationError';
  readonly code: ErrorCode;
  /** Seconds until it is worth trying again, where that is known. */
  readonly retryAfter: number | null;
  constructor(
    code: ErrorCode,
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
 * The attempt cannot be finished, but another one can: thrown by a job to have its work begun again. `cause` is what it
 * failed with, and fails with for good when it has been begun again too often.
 */
export class BeginAgain extends Error {
  override name = 'BeginAgain';
}

/** What a generation that took too long ends with. */
export const timeoutCode = (kind: GenerationKind) =>
  kind === 'story' ? 'story_timed_out' : 'audio_timed_out';

/** Seconds to wait when a provider that has too much to do does not say how long. */
const RETRY_AFTER_S = 20;

export type Failure = { code: ErrorCode; retryAfter: number | null };

/** What the listeners are told about an error that ended a generation. */
export function failureOf(error: unknown, kind: GenerationKind): Failure {
  if (error instanceof GenerationError) return { code: error.code, retryAfter: error.retryAfter };
  if (error instanceof StoryRefusedError) return { code: error.code, retryAfter: null };
  const provider = error instanceof ProviderError ? error : null;
  if (provider?.code === 'rate_limited') {
    return { code: provider.code, retryAfter: provider.retryAfter ?? RETRY_AFTER_S };
  }
  if (provider?.code === 'quota_exceeded') {
    return { code: provider.code, retryAfter: provider.retryAfter ?? null };
  }
  if (kind !== 'story') return { code: 'audio_generation_failed', retryAfter: null };
  return { code: provider?.code ?? 'story_generation_failed', retryAfter: null };
}

/**
 * Saves a row. One that cannot be written because its person or story was deleted ends the generation: saving it would
 * never succeed, and would be tried again without end.
 * @returns what `save` gives
 * @throws GenerationError with this code when that is so; otherwise what `save` throws
 */
export async function unlessDeleted<Saved>(save: Promise<Saved>, code: ErrorCode): Promise<Saved> {
  try {
    return await save;
  } catch (error) {
    // Drizzle wraps what D1 said.
    const said = `${error} ${error instanceof Error ? error.cause : ''}`;
    if (/FOREIGN KEY/.test(said)) throw new GenerationError(code, said);
    throw error;
  }
}
