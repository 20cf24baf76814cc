/** Limits of the product. Names of durations end with their unit. */

/** Stories of a free account, in total. */
export const FREE_STORIES = 3;
/** Stories, and stories with audio, per paid month of Premium. */
export const PREMIUM_STORIES_PER_MONTH = 30;
/** Stories, and stories with audio, of a new month that may be used while its payment is pending. */
export const STORIES_LENT_AT_RENEWAL = 2;
/** Price of Premium in cents. Stripe's price is checked against it. */
export const PREMIUM_PRICE = { amount: 500, currency: 'eur', interval: 'month' } as const;
/** Narrations of one story. */
export const AUDIO_VERSIONS_PER_STORY = 4;
/**
 * New sentences that a user may hear one by one per UTC day. Cached ones, from a narration or another speed, are
 * unlimited.
 */
export const NEW_SENTENCES_PER_DAY = 60;
/** Minimum time between two admissions of the same user. */
export const GENERATION_GAP_MS = 10_000;
/** A request that comes at most this long before the end of the gap is held instead of refused. */
export const LONGEST_HOLD_MS = 2_000;
/**
 * Replay window: a repeated story request without an idempotency key, this soon after the story ended, returns that
 * story once. If the topic was refused, every repetition within this time returns the refusal.
 */
export const REPLAY_WINDOW_MS = 90_000;
/** Stories in progress that a user may stop per day with a refund of the credit. */
export const STOPS_PER_DAY = 3;

/**
 * Refused topics and stories per user and UTC day, since each costs model calls. Above it no story starts until
 * midnight.
 */
export const REFUSALS_PER_DAY = { free: 5, premium: 15 } as const;
/** Failures of ours or the provider's per UTC day that also cancel the gap. */
export const FAILURES_WITHOUT_GAP = 10;
/** Gap after each further failure. */
export const FAILURE_GAP_MS = 5 * 60_000;

/** The client's timeout of a story; the server settles it ten seconds earlier. */
export const STORY_CLIENT_TIMEOUT_MS = 120_000;
export const STORY_DEADLINE_MS = 110_000;
/**
 * Server deadline for a JSON (non-streaming) story request: the story deadline plus the time for saving and for a held
 * request.
 */
export const STORY_ANSWER_MS = STORY_DEADLINE_MS + 8_000;
/** Deadline of a later translation, and tries per story that a model answered. */
export const TRANSLATION_DEADLINE_MS = 100_000;
export const TRANSLATION_TRIES = 2;
/**
 * Seconds. Cap of a provider's Retry-After, which may be a day: the app's longest pause. An earlier retry is refused
 * again at no cost.
 */
export const LONGEST_PROVIDER_WAIT_S = 900;
/** Timeout of a model's first token. */
export const FIRST_TOKEN_TIMEOUT_MS = 30_000;
/**
 * Timeout between two tokens. The slowest supported model writes 30 a second; gateways send signs of life without text
 * every 12 to 15 s while a server is silent, so a longer silence is not going to end.
 */
export const NEXT_TOKEN_TIMEOUT_MS = 20_000;
/**
 * Deadline of the second opinion after the last sentence. The story is shown and saved meanwhile; its narration,
 * sentences and book wait.
 */
export const SECOND_OPINION_MS = 3_000;

/** What is remembered of a story: at most so many words. A night is told with the memory of the last few. */
export const MEMORY_MAX_WORDS = 60;
export const NIGHTS_REMEMBERED = 5;
/** Nights in the book of a series: the newest. */
export const BOOK_MAX_NIGHTS = 200;
/** Words of what another night may be about. */
export const PROPOSAL_MAX_WORDS = 12;

/** The client's timeout of a narration; the server's deadline is earlier. */
export const AUDIO_CLIENT_TIMEOUT_MS = 180_000;
export const AUDIO_DEADLINE_MS = 170_000;

/** Deadline of a spoken sentence. */
export const SENTENCE_DEADLINE_MS = 30_000;

/** Words that a story is asked for, and words and names with a spelling for voices. */
export const TARGET_WORDS = 8;
export const SAYINGS_MAX = 200;

/** Characters (UTF-16 units) of typed text. */
export const TOPIC_MAX_LENGTH = 500;
export const CHILD_NAMES_MAX_LENGTH = 120;
export const MEMORY_MAX_LENGTH = 500;
/** A sentence that a user writes into a story: twice the longest of an advanced one. */
export const SENTENCE_MAX_LENGTH = 400;
/** A word, a short expression or a name with its parts. */
export const TARGET_WORD_MAX_LENGTH = 40;
export const SAYING_MAX_LENGTH = 60;
export const EMAIL_MAX_LENGTH = 254;
export const PERSON_NAME_MAX_LENGTH = 80;
export const SUBJECT_MAX_LENGTH = 150;
export const MESSAGE_MAX_LENGTH = 5000;
export const REPORT_COMMENT_MAX_LENGTH = 1000;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** A long story is about 6,000 characters; this leaves room for a verbose model. */
export const AUDIO_TEXT_MAX_LENGTH = 20_000;
