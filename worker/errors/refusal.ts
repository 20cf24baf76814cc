import type { ErrorCode } from '../../contract/errors.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';

/** Refusals: a code of the closed list and the details that the client needs. No HTTP. */

export type ErrorDetails = Pick<ErrorBody, 'retryAfter' | 'fields' | 'generationId'> & {
  /** For the message: how many characters the fields that are too long or too short may have. */
  limits?: Record<string, number>;
  /** Of our app, to go on there: follows the message. */
  appUrl?: string;
};

/** A refusal on its way to `onError`, which turns it into a body. Thrown where the caller is a request. */
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
