import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '../contract/errors.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/options.ts';
import type { ErrorBody } from '../contract/schemas/error-body.ts';
import { describeError } from './error-description.ts';
import { ERROR_STRINGS, errorMessage } from './error-words.ts';
import { fieldMessage } from './field-words.ts';
import { logLine } from './log.ts';
import { PaymentsUnavailable } from './providers/payments-unavailable.ts';

export type ErrorDetails = Pick<ErrorBody, 'retryAfter' | 'fields' | 'generationId'> & {
  /** For the message: how many characters the fields that are too long or too short may have. */
  limits?: Record<string, number>;
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

/** The HTTP status of each code: a new code does not compile until it has one. */
export function statusOf(code: ErrorCode): ContentfulStatusCode {
  switch (code) {
    case 'invalid_request':
    case 'invalid_json':
    case 'email_required':
    case 'return_url_not_allowed':
    case 'invalid_signature':
    case 'google_sign_in_expired':
      return 400;
    case 'not_authenticated':
    case 'token_expired':
    case 'session_ended':
    case 'invalid_credentials':
    case 'google_sign_in_refused':
      return 401;
    case 'origin_not_allowed':
    case 'email_not_yours':
    case 'google_email_unverified':
    case 'wrong_password':
    case 'human_check_failed':
    case 'recent_sign_in_required':
    case 'story_limit_reached':
    case 'audio_limit_reached':
    case 'audio_story_limit_reached':
    case 'text_not_yours':
      return 403;
    case 'not_found':
      return 404;
    case 'email_taken':
    case 'already_subscribed':
    case 'no_subscription':
    case 'google_account_conflict':
    case 'generation_in_progress':
    case 'stop_limit_reached':
    case 'story_stopped':
      return 409;
    case 'link_invalid':
      return 410;
    case 'file_changed':
      return 412;
    case 'payload_too_large':
      return 413;
    case 'idempotency_key_reused':
    case 'topic_refused':
    case 'story_refused':
      return 422;
    case 'too_many_attempts':
    case 'too_many_mails':
    case 'too_many_messages':
    case 'too_soon':
    case 'rate_limited':
      return 429;
    case 'story_generation_failed':
    case 'audio_generation_failed':
    case 'internal_error':
      return 500;
    case 'quota_exceeded':
    case 'daily_limit_reached':
    case 'moderation_unavailable':
    case 'payments_unavailable':
    case 'google_not_configured':
    case 'google_unavailable':
    case 'human_check_unavailable':
    case 'account_not_deleted':
    case 'database_error':
      return 503;
    case 'story_timed_out':
    case 'audio_timed_out':
      return 504;
  }
}

/** The client sent too much in too little time; other 429s are about what it asked for. */
const RATE_LIMITS: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'too_many_attempts',
  'too_many_mails',
  'too_many_messages',
]);

/** The body of a refusal, in words the person reads. Shared by JSON answers and by `error` events. */
export function errorBody(
  code: ErrorCode,
  language: Language,
  requestId: string,
  // By name: details may be a whole refusal, as it crossed RPC.
  { retryAfter, fields, generationId, limits = {} }: ErrorDetails = {},
): ErrorBody {
  const aboutFields = code === 'invalid_request' && fields ? fieldMessage(fields, limits, language) : null;
  const body: ErrorBody = {
    error: ERROR_STRINGS[code],
    code,
    message: aboutFields ?? errorMessage(code, language),
    requestId,
    status: statusOf(code),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(fields !== undefined && { fields }),
    ...(generationId !== undefined && { generationId }),
  };
  if (RATE_LIMITS.has(code)) body.isRateLimit = true;
  if (code === 'quota_exceeded') body.isQuotaExceeded = true;
  return body;
}

/** The first language of `Accept-Language` that we speak. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find(isLanguage)) ?? DEFAULT_LANGUAGE;
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

export function errorAnswer(c: Context, code: ErrorCode, details: ErrorDetails = {}): Response {
  const body = errorBody(code, languageOf(c.req.header('accept-language')), c.get('requestId'), details);
  // Also where the answer would have been one to keep, had it come about.
  c.header('Cache-Control', 'no-store');
  if (details.retryAfter !== undefined) c.header('Retry-After', String(details.retryAfter));
  return c.json(body, statusOf(code));
}

/** The one place where a throw becomes an answer. Whatever is not ours is a bug: logged, and told without internals. */
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
  const description = describeError(error);
  const code = /\bD1_ERROR\b/.test(description) ? 'database_error' : 'internal_error';
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  logLine('error', { path: c.req.path, code, error: description, where });
  return errorAnswer(c, code);
}
