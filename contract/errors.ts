/**
 * The closed list of what can go wrong. A code is stable and meant for programs; `error` is the short English string
 * that clients of the first API match on; `message` is for people, in the language they asked for.
 */
export const ERROR_CODES = [
  // The request itself
  'invalid_request',
  'invalid_json',
  'payload_too_large',
  'file_changed',
  'not_found',
  'origin_not_allowed',
  // Who is asking
  'not_authenticated',
  'token_expired',
  'session_ended',
  'invalid_credentials',
  'email_taken',
  'too_many_attempts',
  'human_check_failed',
  'human_check_unavailable',
  'google_not_configured',
  'google_unavailable',
  'google_sign_in_refused',
  'google_sign_in_expired',
  'google_email_unverified',
  'google_account_conflict',
  'link_invalid',
  'too_many_mails',
  'too_many_messages',
  'wrong_password',
  'recent_sign_in_required',
  'account_not_deleted',
  // Admission
  'generation_in_progress',
  'too_soon',
  'story_limit_reached',
  'audio_limit_reached',
  'audio_story_limit_reached',
  'idempotency_key_reused',
  'stop_limit_reached',
  // Generation
  'topic_refused',
  'story_refused',
  'story_stopped',
  'story_timed_out',
  'story_generation_failed',
  'text_not_yours',
  'audio_timed_out',
  'audio_generation_failed',
  'rate_limited',
  'quota_exceeded',
  'daily_limit_reached',
  'moderation_unavailable',
  // Money
  'email_required',
  'email_not_yours',
  'return_url_not_allowed',
  'already_subscribed',
  'no_subscription',
  'invalid_signature',
  'payments_unavailable',
  // Us
  'database_error',
  'internal_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
