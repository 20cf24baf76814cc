/** The product's numbers. Durations say their unit in the name. */

/** Stories a free account has in all, ever. */
export const FREE_STORIES = 3;
/** Stories, and stories with audio, in one paid month of Premium. */
export const PREMIUM_STORIES_PER_MONTH = 30;
/** Stories, and stories with audio, of a new paid month that may be spent while its payment is under way. */
export const STORIES_LENT_AT_RENEWAL = 2;
/** What Premium costs, in cents. The price that Stripe charges is checked against this. */
export const PREMIUM_PRICE = { amount: 500, currency: 'eur', interval: 'month' } as const;
/** Narrations of one story. */
export const AUDIO_VERSIONS_PER_STORY = 4;
/**
 * Sentences of stories that a person may hear one by one in a UTC day, of those that nobody has spoken yet. What was spoken before,
 * by a narration or at another speed, is heard without end.
 */
export const NEW_SENTENCES_PER_DAY = 60;
/** Between the admission of one generation and the next of the same person. */
export const GENERATION_GAP_MS = 10_000;
/** A request that comes at most this long before the gap is over is held until it is, instead of being refused. */
export const LONGEST_HOLD_MS = 2_000;
/**
 * The same story request without an idempotency key, this soon after its story ended, is answered with that story, once. One
 * whose topic was refused is answered with the refusal, as long as the requests follow one another this closely.
 */
export const REPLAY_WINDOW_MS = 90_000;
/** A person may throw away a story in the making, and get the credit back, this often in a day. */
export const STOPS_PER_DAY = 3;

/**
 * Topics and stories that moderation refuses, of one person in a UTC day: each costs the model, and nobody pays for it.
 * Afterwards no story is begun until midnight.
 */
export const REFUSALS_PER_DAY = { free: 5, premium: 15 } as const;
/** Failures of ours or the provider's in a UTC day that give the gap back with the credit. */
export const FAILURES_WITHOUT_GAP = 10;
/** After each further one. */
export const FAILURE_GAP_MS = 5 * 60_000;

/** The client gives up on a story after this; the server has settled it ten seconds earlier. */
export const STORY_CLIENT_TIMEOUT_MS = 120_000;
export const STORY_DEADLINE_MS = 110_000;
/**
 * By then, from its request on, a client that waits for the whole story in one answer has it or is told to come back:
 * saving may take this long after the deadline, and a request that was held before it began is part of it.
 */
export const STORY_ANSWER_MS = STORY_DEADLINE_MS + 8_000;
/** The other side of a story may be made afterwards in this time, with this many tries a story that a model answered. */
export const TRANSLATION_DEADLINE_MS = 100_000;
export const TRANSLATION_TRIES = 2;
/**
 * Seconds. The longest wait that a provider's refusal can ask of a person: some servers name a day. It is as long as the app's own
 * longest pause. A request before the provider wants one is refused again, which costs nothing.
 */
export const LONGEST_PROVIDER_WAIT_S = 900;
/** A model that has not said a word by then is not going to. */
export const FIRST_TOKEN_TIMEOUT_MS = 30_000;
/**
 * How long the second opinion on a story may take after its last sentence. The story is on the screen and saved meanwhile; requests
 * for its narration, sentences and book wait for it.
 */
export const SECOND_OPINION_MS = 3_000;

/** The client gives up on a narration after this; the server's own deadline lies before it. */
export const AUDIO_CLIENT_TIMEOUT_MS = 180_000;
export const AUDIO_DEADLINE_MS = 170_000;

/** A sentence that nobody can speak by then is given up. */
export const SENTENCE_DEADLINE_MS = 30_000;

/** Characters (UTF-16 units) of what a parent types. */
export const TOPIC_MAX_LENGTH = 500;
export const CHILD_NAMES_MAX_LENGTH = 120;
export const EMAIL_MAX_LENGTH = 254;
export const PERSON_NAME_MAX_LENGTH = 80;
export const SUBJECT_MAX_LENGTH = 150;
export const MESSAGE_MAX_LENGTH = 5000;
export const REPORT_COMMENT_MAX_LENGTH = 1000;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** A long story is about 6,000 characters; this leaves room for a verbose model. */
export const AUDIO_TEXT_MAX_LENGTH = 20_000;
