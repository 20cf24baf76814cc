import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  Language,
  LanguageWord,
  Level,
  ReportReason,
  SpeechRate,
  StoryType,
  VoiceId,
} from '../../contract/options.ts';
import type { SubscriptionState, TokenLifetime } from '../../contract/schemas/auth.ts';
import type { ExampleAge, MiddleDrawing } from '../../contract/schemas/examples.ts';
import type {
  MeasuredLevel,
  SleepEdition,
  SpokenSentence,
  StoryRequest,
} from '../../contract/schemas/stories.ts';
import { readStoryRequest } from './stored-story-request.ts';

/** An order as JSON; one that was stored before there was some option is read with that option's default. */
const storyOptions = customType<{ data: StoryRequest; driverData: string }>({
  dataType: () => 'text',
  toDriver: (request) => JSON.stringify(request),
  fromDriver: readStoryRequest,
});

/** A number that is stored in whole parts of one: a rate in percent, seconds in milliseconds. */
const inParts = (parts: number) =>
  customType<{ data: number; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (value) => Math.round(value * parts),
    fromDriver: (stored) => stored / parts,
  });

/** All times are milliseconds since the epoch, UTC. All ids are random UUIDs. */

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    name: text(),
    /** With its parameters, as `auth/passwords.ts` writes it; null for an account without a password. */
    passwordHash: text('password_hash'),
    subscriptionState: text('subscription_status').$type<SubscriptionState>().notNull().default('none'),
    /** When the person proved that the address is theirs. */
    emailVerifiedAt: integer('email_verified_at'),
    /**
     * When that was shown by somebody who has the account, and not only by a link that anybody may have pressed who owns the
     * address: before this was asked for, a stranger could register it and wait.
     */
    confirmedByHolderAt: integer('confirmed_by_holder_at'),
    /** Google's id of the person (`sub`), once linked. */
    googleId: text('google_id'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /**
     * The paid period, up to the end of Premium as far as it is known: while a payment is overdue that is the end of the
     * grace. After an end `periodStart` is null and `periodEnd` says when that was.
     */
    periodStart: integer('period_start'),
    periodEnd: integer('period_end'),
    /** The start of the next period while its payment is under way: `periodStart` is then still the paid one before it. */
    renewalStart: integer('renewal_start'),
    /** Goes up whenever the subscription's columns are written: who read an older one must not write. */
    billingVersion: integer('billing_version').notNull().default(0),
    /** Copies of the ledger's absolute values, for reading only. */
    storiesGenerated: integer('stories_generated').notNull().default(0),
    /** A keyed digest of the mailbox that the address reaches; see `account/mailbox.ts`. */
    mailbox: text().notNull(),
    /**
     * Copy of how many rows of `free_stories` other accounts of the mailbox have, living or deleted: this one has as many free
     * stories less.
     */
    storiesElsewhere: integer('stories_elsewhere').notNull().default(0),
    monthlyStoriesGenerated: integer('monthly_stories_generated').notNull().default(0),
    /** The period that `monthlyStoriesGenerated` counts; in any other period the count is 0. */
    monthlyPeriodStart: integer('monthly_period_start'),
    /** Of the terms that the person last accepted, a date; null for an account that has accepted none. */
    termsVersion: text('terms_version'),
    /** When that was; null exactly when there is no version. */
    termsAcceptedAt: integer('terms_accepted_at'),
    createdAt: integer('created_at').notNull(),
    /** When it was last used, to within a day; for accounts that are older than this column, when that was added at the latest. */
    activeAt: integer('active_at').notNull().default(0),
    /** The smallest number of days before its deletion that the person was told of; null since they were last here. */
    deletionTold: integer('deletion_told').$type<30 | 7>(),
    /** When that was. */
    deletionToldAt: integer('deletion_told_at'),
  },
  (table) => [
    index('users_by_confirmation').on(table.emailVerifiedAt, table.activeAt, table.id),
    index('users_by_activity').on(table.deletionTold, table.activeAt, table.id),
    uniqueIndex('users_by_email').on(table.email),
    index('users_by_mailbox').on(table.mailbox),
    uniqueIndex('users_by_google_id').on(table.googleId),
    uniqueIndex('users_by_stripe_customer').on(table.stripeCustomerId),
  ],
);

/**
 * The free stories of each mailbox, whichever account had them: one row for each generation, so that no generation counts
 * twice. A row outlives its account.
 */
export const freeStories = sqliteTable(
  'free_stories',
  {
    generationId: text('generation_id').primaryKey(),
    /** As in `users`. */
    mailbox: text().notNull(),
    /** Null once the account is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /**
     * When the row stops counting: of a story in the making some time after its deadline, of a deleted account twelve months
     * after the deletion; null of a saved story of a living account.
     */
    countsUntil: integer('counts_until'),
  },
  (table) => [
    index('free_stories_by_mailbox').on(table.mailbox),
    index('free_stories_by_user').on(table.userId),
    index('free_stories_by_end').on(table.countsUntil),
  ],
);

/** A signed-in device. The refresh token's secret changes at every use; its row and id stay. See `auth/refresh-session.ts`. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the random secret that sessions began with before secrets were derived; '' for others. */
    secretHash: text('secret_hash').notNull(),
    /** Which secret is the current one; 0 is the random one. */
    secretNumber: integer('secret_number').notNull().default(0),
    userAgent: text('user_agent'),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Of its access tokens: one that was begun with short ones never gives a long one. */
    tokenLifetime: text('token_lifetime').$type<TokenLifetime>().notNull().default('hour'),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

export const stories = sqliteTable(
  'stories',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    language: text().$type<Language>().notNull(),
    options: storyOptions().notNull(),
    /** SHA-256 of the folded text: how a text sent for audio is known to be this story's. */
    textHash: text('text_hash').notNull(),
    /** As `textHash`, of the sentences in the story's second language; null for a story in one. */
    translationHash: text('translation_hash'),
    /** Titles, and all that can be searched for, as `story/search-words.ts` folds them. */
    foldedTitle: text('folded_title').notNull(),
    foldedWords: text('folded_words').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null in rows of before stories were measured. */
    measured: text({ mode: 'json' }).$type<MeasuredLevel>(),
  },
  (table) => [
    index('stories_by_user').on(table.userId, table.createdAt, table.id),
    index('stories_by_title').on(table.userId, table.foldedTitle, table.id),
    index('stories_by_text').on(table.userId, table.textHash),
    index('stories_by_translation')
      .on(table.userId, table.translationHash)
      .where(sql`${table.translationHash} IS NOT NULL`),
  ],
);

/**
 * What is known of a sleep edition beside where it lies. `madeAt`: milliseconds since the epoch; `soundBytes`: as of
 * its narration.
 */
export type StoredSleepEdition = Omit<SleepEdition, 'audioUrl'> & { madeAt: number; soundBytes: number };

/** A narration belongs to the user who ordered it, and is of one of their stories or of an example: one of the two ids is set. */
export const narrations = sqliteTable(
  'narrations',
  {
    id: text().primaryKey(),
    storyId: text('story_id').references(() => stories.id, { onDelete: 'cascade' }),
    exampleId: text('example_id').references(() => examples.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    voiceId: text('voice_id').notNull(),
    speechRate: inParts(100)('speech_rate_percent').notNull(),
    musicTrack: text('music_track').notNull(),
    /** Of the side that it reads; null of narrations of before, which all read the language of their text. */
    language: text().$type<Language>(),
    /** Seconds of audio. */
    duration: inParts(1000)('duration_ms').notNull(),
    /** Bytes of the stored MP3 after its tag: whoever serves the file may put another tag before them. */
    soundBytes: integer('sound_bytes').notNull(),
    timeline: text({ mode: 'json' }).$type<SpokenSentence[]>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the row was last written: since then nothing about its sounds has changed. */
    updatedAt: integer('updated_at').notNull(),
    /** The second file of it, to fall asleep to; null until somebody asks for it. */
    sleepEdition: text('sleep_edition', { mode: 'json' }).$type<StoredSleepEdition>(),
  },
  (table) => [
    index('narrations_by_story').on(table.storyId, table.createdAt),
    index('narrations_by_example').on(table.exampleId),
    index('narrations_by_user').on(table.userId, table.createdAt, table.id),
    index('narrations_by_change').on(table.userId, table.updatedAt, table.storyId),
    check('narrations_of_one_text', sql`(${table.storyId} IS NULL) <> (${table.exampleId} IS NULL)`),
  ],
);

/**
 * The address under which podcast apps find a person's narrations, one a person. It has this id and a digest of it in it: another id
 * is another address.
 */
export const feeds = sqliteTable('feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: text().notNull().unique(),
  /** Whether titles may name the children that stories were asked for with. */
  showsNames: integer('shows_names', { mode: 'boolean' }).notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: integer('created_at').notNull(),
});

/**
 * What the AI provider last said, by service, and the failures that have followed one another since it last worked. Of
 * these no more is kept than it takes to see three that hit two people.
 */
export const providerStatus = sqliteTable(
  'provider_status',
  {
    service: text().$type<'story' | 'speech'>().notNull(),
    /** How the last generation ended. A success is written at most every 30 s, unless it follows a failure. */
    state: text().$type<'ok' | 'rate_limited' | 'quota_exceeded' | 'failing'>().notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The last failure, also when a success came after it. */
    failedAs: text('failed_as').$type<'rate_limited' | 'quota_exceeded' | 'failing'>(),
    failedAt: integer('failed_at'),
    /** The one before it, and the one before that. A success clears these and what follows. */
    secondLastFailedAt: integer('second_last_failed_at'),
    thirdLastFailedAt: integer('third_last_failed_at'),
    /** Whom the last one hit: a keyed digest that tells two people apart and names nobody. */
    failedPerson: text('failed_person'),
    /** The last one that hit somebody else. */
    otherFailedAt: integer('other_failed_at'),
  },
  (table) => [primaryKey({ columns: [table.service] })],
);

/**
 * The models that are configured, as their servers last spoke of them, and what the owner has been told of each. A row for each
 * use of a model at a server.
 */
export const watchedModels = sqliteTable('watched_models', {
  /** Use, address and model, in one. */
  id: text().primaryKey(),
  service: text().$type<'story' | 'moderation' | 'speech'>().notNull(),
  /** Its address: what is wrong with an account is wrong with all its models. */
  server: text().notNull(),
  model: text().notNull(),
  /** Why it cannot be used; null while it can, as far as is known. */
  problem: text().$type<'key_refused' | 'forbidden' | 'unknown_model' | 'limited'>(),
  /** When its server is going to end it. */
  shutdownAt: integer('shutdown_at'),
  /** The problem that the owner was told of, until it is over. */
  toldProblem: text('told_problem'),
  /** Of the days before the end, the smallest that the owner was told of; of that very end. */
  toldDays: integer('told_days'),
  /** When the server last spoke of it. */
  checkedAt: integer('checked_at').notNull(),
});

/** Stories anybody may read and hear: what a visitor decides on. */
export const examples = sqliteTable(
  'examples',
  {
    id: text().primaryKey(),
    /** Order on the page. */
    position: integer().notNull(),
    title: text().notNull(),
    age: text().$type<ExampleAge>().notNull(),
    language: text().$type<LanguageWord>().notNull(),
    level: text().$type<Level>().notNull(),
    type: text().$type<StoryType>().notNull().default('original'),
    /** ISO 3166-1 alpha-2; null when its Spanish is of no particular country, and for English. */
    country: text(),
    protagonista: text(),
    textPath: text('text_path'),
    audioPath: text('audio_path'),
    imagePath: text('image_path').notNull(),
    altSpanish: text('alt_es').notNull(),
    altEnglish: text('alt_en').notNull(),
    middle: text({ mode: 'json' }).$type<MiddleDrawing>(),
    /**
     * Who speaks: `built-in` for the voices built in for development, else the provider's model. Like everything up to
     * the timeline, of the audio, and null without one.
     */
    voice: text(),
    voiceId: text('voice_id').$type<VoiceId>(),
    speechRate: real('speech_rate').$type<SpeechRate>(),
    musicTrack: text('music_track'),
    /** Seconds. */
    duration: real(),
    timeline: text({ mode: 'json' }).$type<SpokenSentence[]>(),
    /** SHA-256 of the folded text: an example may be read aloud by anybody who is signed in. */
    textHash: text('text_hash').notNull(),
  },
  (table) => [index('examples_by_position').on(table.position), index('examples_by_text').on(table.textHash)],
);

/** Links sent by mail, each good for one use. Only the token's hash is stored. */
export const mailTokens = sqliteTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verify_email' | 'reset_password'>().notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('mail_tokens_by_user').on(table.userId),
    index('mail_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** What people wrote to us. Stored before it is mailed, so that no message is lost with a mail. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    /** Null for a visitor and after the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text(),
    message: text().notNull(),
    /** A Premium user's message is answered first. */
    isPriority: integer('is_priority', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** When somebody last began to mail it; it is tried again when nothing came of that. */
    claimedAt: integer('claimed_at'),
    /** When the mail was accepted. */
    mailedAt: integer('mailed_at'),
  },
  (table) => [
    index('contact_messages_by_priority').on(table.isPriority, table.createdAt),
    index('contact_messages_by_user').on(table.userId),
  ],
);

/** What people told us is wrong with a story. Stored before it is mailed, like messages. */
export const storyReports = sqliteTable(
  'story_reports',
  {
    id: text().primaryKey(),
    /** Null for a visitor, who can only report examples. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** One of the two is set. No references: what was reported may be gone by the time it is looked into. */
    storyId: text('story_id'),
    exampleId: text('example_id'),
    /** Of an example; '' for a person's own story, whose title the library has for as long as they keep it. */
    title: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    comment: text(),
    createdAt: integer('created_at').notNull(),
    /** When somebody last began to mail it; it is tried again when nothing came of that. */
    claimedAt: integer('claimed_at'),
    /** When the mail was accepted. */
    mailedAt: integer('mailed_at'),
  },
  (table) => [
    index('story_reports_by_mailing').on(table.mailedAt, table.createdAt),
    index('story_reports_by_user').on(table.userId, table.createdAt),
    check('story_reports_of_one_text', sql`(${table.storyId} IS NULL) <> (${table.exampleId} IS NULL)`),
  ],
);

/** Webhook events that took effect, each in the batch of its effect. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  { id: text().primaryKey(), type: text().notNull(), handledAt: integer('handled_at').notNull() },
  (table) => [index('stripe_events_by_time').on(table.handledAt)],
);

/**
 * Subscriptions that were paid although an older one was running, and whose payments are given back. Stored before anything is
 * done about one, so that it is done to its end and said once.
 */
export const duplicateSubscriptions = sqliteTable(
  'duplicate_subscriptions',
  {
    /** Stripe's. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    /** Refunds that failed: each further one has a key of its own, since Stripe keeps a failure under its key for a day. */
    attempts: integer().notNull().default(0),
    /** Cents; null until it is cancelled and all its payments are given back. */
    refundedAmount: integer('refunded_amount'),
    currency: text(),
    /** When somebody last began to mail it; it is tried again when nothing came of that. */
    claimedAt: integer('claimed_at'),
    /** When the mail was accepted. */
    mailedAt: integer('mailed_at'),
  },
  (table) => [
    index('duplicate_subscriptions_by_user').on(table.userId, table.createdAt),
    index('duplicate_subscriptions_by_mailing').on(table.mailedAt, table.createdAt),
    index('duplicate_subscriptions_by_refund').on(table.refundedAmount, table.createdAt),
  ],
);

/** What all users together have had made in a UTC day: counted where the owner has set a cap. */
export const dailySpending = sqliteTable(
  'daily_spending',
  {
    /** `2026-11-21` */
    day: text().notNull(),
    /**
     * `stories` begun, whether they came to an end or not: each costs its model. `translations`: other sides of stories that were
     * begun afterwards. `characters` of text, sent to be spoken.
     */
    what: text().$type<'stories' | 'translations' | 'characters'>().notNull(),
    all: integer().notNull(),
    /** Of that, what free accounts had. */
    free: integer().notNull(),
    /** Of that, what accounts had whose address is not confirmed. */
    unconfirmed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what] })],
);

/** How often something was done in a period, counted in one place for the whole world. */
export const usageCounts = sqliteTable(
  'usage_counts',
  {
    /** A keyed digest of what is counted, and of whose network or address. */
    key: text().primaryKey(),
    uses: integer().notNull(),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [index('usage_counts_by_end').on(table.endsAt)],
);

/** When a kind of mail to the administrator was last sent. */
export const adminNotices = sqliteTable(
  'admin_notices',
  { kind: text().primaryKey(), sentAt: integer('sent_at').notNull() },
  (table) => [index('admin_notices_by_time').on(table.sentAt)],
);

/** Where the daily sweep of a bucket goes on: it need not get through in one run. */
export const sweepPositions = sqliteTable('sweep_positions', {
  bucket: text().primaryKey(),
  /** The last key that was looked at. */
  after: text().notNull(),
});
