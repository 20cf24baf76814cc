import type { ErrorCode } from '../contract/errors.ts';
import type { ErrorBody } from '../contract/schemas/error-body.ts';

/** How the domain says no: a code of the closed list, and what the client needs to know about it. No HTTP. */

export type ErrorDetails = Pick<ErrorBody, 'retryAfter' | 'fields' | 'generationId'> & {
  /** For the message: how many characters the fields that are too long or too short may have. */
  limits?: Record<string, number>;
  /** Of our app, to go on there: follows the message. */
  appUrl?: string;
};

/** An answer that is not a success. Thrown in routes, turned into a body by `onError`. */
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

/** An expected refusal as plain data, the form in which it crosses RPC. */
export type Refusal = { ok: false; code: ErrorCode } & ErrorDetails;
