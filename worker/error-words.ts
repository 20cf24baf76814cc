import en from '../contract/error-words/en.ts';
import es from '../contract/error-words/es.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { withFigures } from '../contract/figures.ts';
import type { Language } from '../contract/options.ts';

const MESSAGES: Record<Language, Record<ErrorCode, string>> = { es, en };

/** The sentence about an error for the person who asked. */
export const errorMessage = (code: ErrorCode, language: Language): string =>
  withFigures(MESSAGES[language][code]);

/** The short English string of each code that clients of the first version match on. It never changes. */
export const ERROR_STRINGS: Record<ErrorCode, string> = {
  invalid_request: 'Invalid request',
  invalid_json: 'Invalid JSON',
  payload_too_large: 'Payload too large',
  file_changed: 'Precondition failed',
  not_found: 'Not found',
  origin_not_allowed: 'Origin not allowed',
  not_authenticated: 'Not authenticated',
  token_expired: 'Token expired',
  session_ended: 'Session ended',
  invalid_credentials: 'Invalid credentials',
  email_taken: 'Email already in use',
  too_many_attempts: 'Too many requests',
  registration_elsewhere: 'Registration is closed here',
  human_check_failed: 'Human check failed',
  human_check_unavailable: 'Human check unavailable',
  google_not_configured: 'Google sign-in is not configured',
  google_unavailable: 'Google is not reachable',
  google_sign_in_refused: 'Error logging in with Google',
  google_sign_in_expired: 'Error logging in with Google',
  google_email_unverified: 'Google e-mail not verified',
  google_account_conflict: 'E-mail linked to another Google account',
  google_password_required: 'Password required once to link Google',
  link_invalid: 'Link expired or already used',
  confirmation_required: 'Password of the account required',
  too_many_mails: 'Too many requests',
  too_many_messages: 'Too many requests',
  wrong_password: 'Wrong password',
  recent_sign_in_required: 'Recent sign-in required',
  account_not_deleted: 'Account not deleted',
  generation_in_progress: 'Generation in progress',
  too_soon: 'Too soon',
  story_limit_reached: 'Story limit reached',
  audio_limit_reached: 'Audio limit reached',
  audio_story_limit_reached: 'Audio story limit reached',
  unconfirmed_audio_limit_reached: 'Email not confirmed',
  sentence_limit_reached: 'Sentence limit reached',
  unconfirmed_sentence_limit_reached: 'Email not confirmed',
  idempotency_key_reused: 'Idempotency key reused',
  stop_limit_reached: 'Stop limit reached',
  too_many_refusals: 'Too many refusals',
  too_many_failures: 'Rate limit exceeded',
  topic_refused: 'Topic refused',
  story_refused: 'Story generation failed',
  story_withdrawn: 'Story withdrawn',
  story_stopped: 'Story stopped',
  story_timed_out: 'Story generation failed',
  story_generation_failed: 'Story generation failed',
  text_not_yours: 'Text not available for audio',
  audio_timed_out: 'Audio generation failed',
  audio_generation_failed: 'Audio generation failed',
  rate_limited: 'Rate limit exceeded',
  quota_exceeded: 'Quota exceeded',
  daily_limit_reached: 'Daily limit reached',
  moderation_unavailable: 'Story generation failed',
  email_required: 'User email is required',
  email_not_yours: 'Email does not match',
  return_url_not_allowed: 'Return address not allowed',
  already_subscribed: 'Already subscribed',
  no_subscription: 'No subscription',
  invalid_signature: 'Invalid signature',
  webhook_not_snapshot: 'Thin event: the endpoint must be set to snapshot payloads',
  payments_unavailable: 'Payments unavailable',
  database_error: 'Database error',
  internal_error: 'Internal error',
};
