import type { ErrorCode } from '../../contract/errors.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';

/** Refusals: a code of the closed list and the details that the client needs. No HTTP. */

export type ErrorDetails = Pick<ErrorBody, 'retryAfter' | 'fields' | 'generationId'> & {
  /** Length limits for the message, by field. */
  limits?: Record<string, number>;
  /** Texts of lists that the message quotes, by field. */
  named?: Record<string, string>;
  /** Address in our app appended to the message. */
  appUrl?: string;
};

/** A refusal as a value: of the domain, inside the home, and across RPC. */
export type Refusal = { ok: false; code: ErrorCode } & ErrorDetails;

/** Tells the refusal from the value that a function answers otherwise. */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && (answer as { ok?: unknown }).ok === false;

/** Thrown where the caller is a request; `onError` turns it into a body. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}

/** @throws ApiError for a refusal */
export function orThrow<Answer>(answer: Answer): Exclude<Answer, Refusal> {
  if (isRefusal(answer)) throw new ApiError(answer.code, answer);
  return answer as Exclude<Answer, Refusal>;
}
