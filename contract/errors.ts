/** How programs react to an error, besides showing its text. */
export type ErrorTrait =
  /** Too many requests. Other answers with status 429 are limits of the plan. */
  | 'rate-limit'
  /** Temporary: a lost stream is requested again. */
  | 'passing'
  /** Unspecific failure; diagnostics may know the cause. */
  | 'unexplained'
  /** The same request would be refused again: the player offers no retry. */
  | 'final'
  /** A child may need help: the app shows where to find it, and proposes no other words. */
  | 'help';

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 416 | 422 | 429 | 500 | 503 | 504;

type ErrorRow = {
  /** Status of the HTTP answer. */
  status: ErrorStatus;
  /** Short English string for clients of the first API. It never changes. */
  error: string;
  traits?: readonly ErrorTrait[];
};

/** Closed list of errors. A code is stable and machine-readable. Its texts for users are in `words/`. */
const ROWS = {
  // The request itself
  invalid_request: { status: 400, error: 'Invalid request', traits: ['final'] },
  invalid_json: { status: 400, error: 'Invalid JSON' },
  payload_too_large: { status: 413, error: 'Payload too large' },
  file_changed: { status: 412, error: 'Precondition failed' },
  range_not_satisfiable: { status: 416, error: 'Range not satisfiable' },
  not_found: { status: 404, error: 'Not found' },
  origin_not_allowed: { status: 403, error: 'Origin not allowed' },
  // Who is asking
  not_authenticated: { status: 401, error: 'Not authenticated' },
  token_expired: { status: 401, error: 'Token expired' },
  session_ended: { status: 401, error: 'Session ended' },
  invalid_credentials: { status: 401, error: 'Invalid credentials' },
  email_taken: { status: 409, error: 'Email already in use' },
  too_many_attempts: { status: 429, error: 'Too many requests', traits: ['rate-limit'] },
  too_many_requests: { status: 429, error: 'Too many requests', traits: ['rate-limit'] },
  human_check_failed: { status: 403, error: 'Human check failed' },
  registration_elsewhere: { status: 403, error: 'Registration is closed here' },
  human_check_unavailable: { status: 503, error: 'Human check unavailable' },
  google_not_configured: { status: 503, error: 'Google sign-in is not configured' },
  google_unavailable: { status: 503, error: 'Google is not reachable' },
  google_sign_in_refused: { status: 401, error: 'Error logging in with Google' },
  google_sign_in_expired: { status: 400, error: 'Error logging in with Google' },
  google_email_unverified: { status: 403, error: 'Google e-mail not verified' },
  google_account_conflict: { status: 409, error: 'E-mail linked to another Google account' },
  google_password_required: { status: 403, error: 'Password required once to link Google' },
  too_many_links: { status: 403, error: 'Too many links', traits: ['final'] },
  take_unusable: { status: 422, error: 'Recording cannot be used', traits: ['final'] },
  takes_full: { status: 403, error: 'Too much recorded', traits: ['final'] },
  link_in_use: { status: 409, error: 'Another device records by this link' },
  too_many_sayings: { status: 403, error: 'Too many sayings', traits: ['final'] },
  link_invalid: { status: 410, error: 'Link expired or already used' },
  confirmation_required: { status: 403, error: 'Password of the account required' },
  too_many_mails: { status: 429, error: 'Too many requests', traits: ['rate-limit'] },
  account_limit_reached: { status: 429, error: 'Daily limit reached', traits: ['rate-limit'] },
  too_many_messages: { status: 429, error: 'Too many requests', traits: ['rate-limit'] },
  wrong_password: { status: 403, error: 'Wrong password' },
  recent_sign_in_required: { status: 403, error: 'Recent sign-in required' },
  // Admission
  generation_in_progress: { status: 409, error: 'Generation in progress', traits: ['final'] },
  too_soon: { status: 429, error: 'Too soon' },
  story_limit_reached: { status: 403, error: 'Story limit reached', traits: ['final'] },
  month_limit_reached: { status: 403, error: 'Story limit reached', traits: ['final'] },
  audio_limit_reached: { status: 403, error: 'Audio limit reached', traits: ['final'] },
  audio_story_limit_reached: { status: 403, error: 'Audio story limit reached', traits: ['final'] },
  unconfirmed_limit_reached: { status: 403, error: 'Email not confirmed', traits: ['final'] },
  sentence_limit_reached: { status: 429, error: 'Sentence limit reached', traits: ['rate-limit'] },
  translation_limit_reached: { status: 403, error: 'Translation limit reached', traits: ['final'] },
  idempotency_key_reused: { status: 422, error: 'Idempotency key reused' },
  stop_limit_reached: { status: 409, error: 'Stop limit reached' },
  too_many_refusals: { status: 403, error: 'Too many refusals', traits: ['final'] },
  too_many_failures: { status: 429, error: 'Rate limit exceeded', traits: ['rate-limit'] },
  // Generation
  names_refused: { status: 422, error: 'Topic refused' },
  saying_refused: { status: 422, error: 'Saying refused' },
  words_refused: { status: 422, error: 'Topic refused' },
  topic_refused: { status: 422, error: 'Topic refused' },
  topic_needs_help: { status: 422, error: 'Topic refused', traits: ['help'] },
  story_refused: { status: 422, error: 'Story generation failed' },
  story_withdrawn: { status: 422, error: 'Story withdrawn' },
  story_taken_down: { status: 404, error: 'Story taken down', traits: ['final'] },
  story_stopped: { status: 409, error: 'Story stopped' },
  story_timed_out: { status: 504, error: 'Story generation failed' },
  story_generation_failed: { status: 500, error: 'Story generation failed', traits: ['unexplained'] },
  story_unacceptable: { status: 500, error: 'Story generation failed' },
  text_not_yours: { status: 403, error: 'Text not available for audio', traits: ['final'] },
  speech_not_kept: { status: 409, error: 'Speech not available for an edition', traits: ['final'] },
  sentence_refused: { status: 422, error: 'Sentence refused' },
  sentence_changed: { status: 409, error: 'Sentence changed elsewhere', traits: ['final'] },
  audio_timed_out: { status: 504, error: 'Audio generation failed' },
  audio_generation_failed: { status: 500, error: 'Audio generation failed' },
  rate_limited: { status: 429, error: 'Rate limit exceeded', traits: ['rate-limit'] },
  quota_exceeded: { status: 503, error: 'Quota exceeded', traits: ['final'] },
  speech_quota_exceeded: { status: 503, error: 'Quota exceeded', traits: ['final'] },
  daily_limit_reached: { status: 503, error: 'Daily limit reached' },
  memory_refused: { status: 422, error: 'Memory refused' },
  moderation_unavailable: { status: 503, error: 'Story generation failed' },
  // Money
  email_required: { status: 400, error: 'User email is required' },
  email_not_yours: { status: 403, error: 'Email does not match' },
  return_url_not_allowed: { status: 400, error: 'Return address not allowed' },
  already_subscribed: { status: 409, error: 'Already subscribed' },
  subscription_paused: { status: 409, error: 'Subscription paused by a dispute' },
  billing_busy: { status: 409, error: 'Another change of the subscription is under way' },
  start_request_required: { status: 409, error: 'Express request to begin required' },
  no_subscription: { status: 409, error: 'No subscription' },
  invalid_signature: { status: 400, error: 'Invalid signature' },
  webhook_not_snapshot: { status: 400, error: 'Thin event: the endpoint must be set to snapshot payloads' },
  payments_unavailable: { status: 503, error: 'Payments unavailable' },
  payments_not_configured: { status: 503, error: 'Payments are not configured' },
  mail_not_configured: { status: 503, error: 'Mail is not configured' },
  // Us
  database_error: { status: 503, error: 'Database error', traits: ['passing'] },
  internal_error: { status: 500, error: 'Internal error', traits: ['unexplained', 'passing'] },
} as const satisfies Record<string, ErrorRow>;
export type ErrorCode = keyof typeof ROWS;
export const ERRORS: Record<ErrorCode, ErrorRow> = ROWS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/**
 * What the failure of a generation says of a story: its topic or its text was refused, it failed by us or a provider and
 * may have cost an answer of the model, or its user stopped it. Null: it counts as none of these. Apart from the rows
 * above, which the app has in its first download.
 */
const FAILURES = {
  words_refused: 'topic-refused',
  topic_refused: 'topic-refused',
  topic_needs_help: 'topic-refused',
  story_refused: 'story-refused',
  story_withdrawn: 'story-refused',
  story_generation_failed: 'failed',
  story_unacceptable: 'failed',
  story_timed_out: 'failed',
  moderation_unavailable: 'failed',
  rate_limited: 'failed',
  quota_exceeded: 'failed',
  internal_error: 'failed',
  database_error: 'failed',
  story_stopped: 'stopped',
  story_limit_reached: null,
  unconfirmed_limit_reached: null,
  daily_limit_reached: null,
  not_found: null,
  session_ended: null,
  text_not_yours: null,
  speech_not_kept: null,
  sentence_limit_reached: null,
  audio_timed_out: null,
  audio_generation_failed: null,
  speech_quota_exceeded: null,
} as const satisfies Partial<
  Record<ErrorCode, 'topic-refused' | 'story-refused' | 'failed' | 'stopped' | null>
>;
/** A code that a generation may end with. */
export type FailureCode = keyof typeof FAILURES;
type StoryFailure = NonNullable<(typeof FAILURES)[FailureCode]>;

/** Codes of the failures of these kinds. */
export const failuresOf = (...kinds: StoryFailure[]): FailureCode[] =>
  (Object.keys(FAILURES) as FailureCode[]).filter((code) => kinds.some((kind) => kind === FAILURES[code]));

/** Problems that the server detects in itself. Only clients can detect that it is unreachable. */
export const ISSUES = ['openai_quota_exceeded', 'openai_api_error', 'database_error'] as const;
export type Issue = (typeof ISSUES)[number];
