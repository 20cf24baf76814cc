import type { ErrorCode } from '../../contract/errors.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';

/** Refusals: a code of the closed list and the details that the client needs. No HTTP. */

export type ErrorDetails = Pick<ErrorBody, 'retryAfter' | 'fields' | 'generationId'> & {
  /** Length limits for the message, by field. */
  limits?: Record<string, number>;
  /** Address in our app appended to the message. */
  appUrl?: string;
};

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

/** A refusal as plain data, for RPC. */
export type Refusal = { ok: false; code: ErrorCode } & ErrorDetails;
