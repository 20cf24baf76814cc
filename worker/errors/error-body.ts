import { ERRORS, type ErrorCode, type ErrorTrait } from '../../contract/errors.ts';
import type { Language } from '../../contract/options.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { ERROR_STRINGS, errorMessage } from './error-words.ts';
import { fieldDetails, fieldMessage } from './field-words.ts';
import type { ErrorDetails } from './refusal.ts';

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 416 | 422 | 429 | 500 | 503 | 504;

/** The HTTP status of each code: a new code does not compile until it has one. */
export function statusOf(code: ErrorCode): ErrorStatus {
  switch (code) {
    case 'invalid_request':
    case 'invalid_json':
    case 'email_required':
    case 'return_url_not_allowed':
    case 'invalid_signature':
    case 'webhook_not_snapshot':
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
    case 'google_password_required':
    case 'confirmation_required':
    case 'registration_elsewhere':
    case 'human_check_failed':
    case 'recent_sign_in_required':
    case 'too_many_refusals':
    case 'story_limit_reached':
    case 'audio_limit_reached':
    case 'audio_story_limit_reached':
    case 'unconfirmed_limit_reached':
    case 'translation_limit_reached':
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
    case 'speech_not_kept':
      return 409;
    case 'link_invalid':
      return 410;
    case 'file_changed':
      return 412;
    case 'payload_too_large':
      return 413;
    case 'range_not_satisfiable':
      return 416;
    case 'idempotency_key_reused':
    case 'topic_refused':
    case 'story_refused':
    case 'story_withdrawn':
      return 422;
    case 'too_many_attempts':
    case 'too_many_mails':
    case 'too_many_messages':
    case 'too_many_failures':
    case 'too_soon':
    case 'sentence_limit_reached':
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

/** The body of a refusal, in words the person reads. Shared by JSON answers and by `error` events. */
export function errorBody(
  code: ErrorCode,
  language: Language,
  requestId: string,
  // By name: details may be a whole refusal, as it crossed RPC.
  { retryAfter, fields, generationId, limits = {}, appUrl }: ErrorDetails = {},
): ErrorBody {
  const aboutFields = code === 'invalid_request' && fields ? fieldMessage(fields, limits, language) : null;
  const details = fields && fieldDetails(fields, language);
  const body: ErrorBody = {
    error: ERROR_STRINGS[code],
    code,
    message: [aboutFields ?? errorMessage(code, language), appUrl].filter(Boolean).join(' '),
    requestId,
    status: statusOf(code),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(fields !== undefined && { fields }),
    ...(details !== undefined && { details }),
    ...(generationId !== undefined && { generationId }),
  };
  const traits: readonly ErrorTrait[] = ERRORS[code];
  if (traits.includes('rate-limit')) body.isRateLimit = true;
  if (code === 'quota_exceeded') body.isQuotaExceeded = true;
  return body;
}
