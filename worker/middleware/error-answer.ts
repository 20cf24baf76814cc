import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { errorBody } from '../errors/error-body.ts';
import { ApiError, type ErrorDetails } from '../errors/refusal.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { PaymentsUnavailable } from '../providers/payments-unavailable.ts';
import { refusalLanguage } from './accept-language.ts';

export function errorAnswer(c: Context, code: ErrorCode, details: ErrorDetails = {}): Response {
  const body = errorBody(code, refusalLanguage(c), c.get('requestId'), details);
  c.set('errorCode', code);
  // Overrides a cacheable response of the route.
  c.header('Cache-Control', 'no-store');
  if (details.retryAfter !== undefined) c.header('Retry-After', String(details.retryAfter));
  return c.json(body, ERRORS[code].status);
}

/**
 * The one place where an exception becomes a response. An exception that is not an ApiError is a bug: it is logged and
 * answered without its text.
 */
export function onError(error: Error, c: Context): Response {
  if (error instanceof ApiError) return errorAnswer(c, error.code, error.details);
  if (error instanceof PaymentsUnavailable) {
    logLine('error', { path: c.req.path, payments: error.message });
    return errorAnswer(c, 'payments_unavailable');
  }
  if (error instanceof HTTPException) {
    if (error.status === 413) return errorAnswer(c, 'payload_too_large');
    if (error.status === 400) return errorAnswer(c, 'invalid_json');
  }
  const description = redactedErrorMessage(error);
  const code = /\bD1_ERROR\b/.test(description) ? 'database_error' : 'internal_error';
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  logLine('error', { path: c.req.path, code, error: description, where });
  return errorAnswer(c, code);
}
