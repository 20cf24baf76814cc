/** What programs do about an error, beside showing its words. */
export type ErrorTrait =
  /** Too much was asked for in too little time. Other answers of 429 are about what was asked for. */
  | 'rate-limit'
  /** May be over in a moment: a stream that was lost is asked for again. */
  | 'passing'
  /** Says that something broke and not what: the diagnostics may know. */
  | 'unexplained'
  /** The same request would be refused again: the player offers no button to try again. */
  | 'final';

/**
 * The closed list of what can go wrong. A code is stable and meant for programs; `error` is the short English string
 * that clients of the first API match on; `message` is for people, in the language they asked for. A new code says what is
 * special about it, if anything.
 */
export const ERRORS = {
  // The request itself
  invalid_request: ['final'],
  invalid_json: [],
  payload_too_large: [],
  file_changed: [],
  range_not_satisfiable: [],
  not_found: [],
  origin_not_allowed: [],
  // Who is asking
  not_authenticated: [],
  token_expired: [],
  session_ended: [],
  invalid_credentials: [],
  email_taken: [],
  too_many_attempts: ['rate-limit'],
  human_check_failed: [],
  registration_elsewhere: [],
  human_check_unavailable: [],
  google_not_configured: [],
  google_unavailable: [],
  google_sign_in_refused: [],
  google_sign_in_expired: [],
  google_email_unverified: [],
  google_account_conflict: [],
  google_password_required: [],
  link_invalid: [],
  confirmation_required: [],
  too_many_mails: ['rate-limit'],
  too_many_messages: ['rate-limit'],
  wrong_password: [],
  recent_sign_in_required: [],
  account_not_deleted: [],
  // Admission
  generation_in_progress: ['final'],
  too_soon: [],
  story_limit_reached: ['final'],
  audio_limit_reached: ['final'],
  audio_story_limit_reached: ['final'],
  unconfirmed_limit_reached: ['final'],
  sentence_limit_reached: ['rate-limit'],
  translation_limit_reached: ['final'],
  idempotency_key_reused: [],
  stop_limit_reached: [],
  too_many_refusals: ['final'],
  too_many_failures: ['rate-limit'],
  // Generation
  topic_refused: [],
  story_refused: [],
  story_withdrawn: [],
  story_stopped: [],
  story_timed_out: [],
  story_generation_failed: ['unexplained'],
  text_not_yours: ['final'],
  speech_not_kept: ['final'],
  audio_timed_out: [],
  audio_generation_failed: [],
  rate_limited: ['rate-limit'],
  quota_exceeded: ['final'],
  daily_limit_reached: [],
  moderation_unavailable: [],
  // Money
  email_required: [],
  email_not_yours: [],
  return_url_not_allowed: [],
  already_subscribed: [],
  no_subscription: [],
  invalid_signature: [],
  webhook_not_snapshot: [],
  payments_unavailable: [],
  // Us
  database_error: ['passing'],
  internal_error: ['unexplained', 'passing'],
} as const satisfies Record<string, readonly ErrorTrait[]>;
export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** What the server can find wrong with itself. That it cannot be asked at all, only its clients can find. */
export const ISSUES = ['openai_quota_exceeded', 'openai_api_error', 'database_error'] as const;
export type Issue = (typeof ISSUES)[number];
