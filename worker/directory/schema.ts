import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  LanguageWord,
  Level,
  ReportReason,
  SpeechRate,
  StoryType,
  VoiceId,
} from '../../contract/options.ts';
import type { BoughtState } from '../../contract/schemas/auth.ts';
import type { ExampleAge, MiddleDrawing } from '../../contract/schemas/examples.ts';
import type { SpokenSentence } from '../../contract/schemas/stories.ts';
import type { WithdrawalOutcome } from '../../contract/schemas/withdrawal.ts';
import type { LocationHint } from './location-hints.ts';
import type { OwnerAct } from './owner-act-names.ts';

/**
 * All times are milliseconds since the epoch, UTC. All ids are random UUIDs; a user's has its jurisdiction before it
 * (`home/user-id.ts`).
 */

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    name: text(),
    /** With its parameters, as `auth/passwords.ts` writes it; null for an account without a password. */
    passwordHash: text('password_hash'),
    subscriptionState: text('subscription_status').$type<BoughtState>().notNull().default('none'),
    /** When the address was verified by a mailed link or Google. */
    emailVerifiedAt: integer('email_verified_at'),
    /**
     * When the address was verified by a signed-in user. A link alone proves less: a stranger may register an address
     * and wait for its owner to click.
     */
    confirmedByHolderAt: integer('confirmed_by_holder_at'),
    /** Google's id of the user (`sub`), once linked. */
    googleId: text('google_id'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /**
     * Paid period. `periodEnd` is the known end of Premium, the grace period of an overdue payment included. After the
     * end `periodStart` is null and `periodEnd` is the time of the end.
     */
    periodStart: integer('period_start'),
    periodEnd: integer('period_end'),
    /** Start of the next period while its payment is pending; `periodStart` is then still the paid one before it. */
    renewalStart: integer('renewal_start'),
    /** Premium that the owner gave; null without a gift. */
    giftStart: integer('gift_start'),
    giftEnd: integer('gift_end'),
    /** Optimistic lock: goes up with every write of the subscription's columns. */
    billingVersion: integer('billing_version').notNull().default(0),
    /** Keyed digest of the mailbox of the address; see `account/mailbox.ts`. */
    mailbox: text().notNull(),
    /**
     * Copy of the number of `free_stories` rows of the mailbox's other accounts, living or deleted; reduces this
     * account's free stories.
     */
    storiesElsewhere: integer('stories_elsewhere').notNull().default(0),
    /** Version (a date) of the last accepted terms; null without acceptance. */
    termsVersion: text('terms_version'),
    /** Null exactly when there is no version. */
    termsAcceptedAt: integer('terms_accepted_at'),
    createdAt: integer('created_at').notNull(),
    /**
     * When the nightly run asks the home whether its timers still run: an hour after the registration, then a day after
     * what the home next has to do.
     */
    wakeAt: integer('wake_at').notNull().default(0),
    /** Region in which the home is to be made; null for an unknown one. Never changes. */
    locationHint: text('location_hint').$type<LocationHint>(),
    /** Goes up with every write of a column that the home's copy has. */
    version: integer().notNull().default(1),
    /** Last version that the home has acknowledged. */
    handedVersion: integer('handed_version').notNull().default(0),
    /**
     * Goes up whenever the password is replaced or removed. The home ends the sessions begun under a smaller number,
     * except `keptSession`.
     */
    credentials: integer().notNull().default(1),
    /** Session that replaced the password; null after a mailed link or Google did. */
    keptSession: text('kept_session'),
    /** What the operator wants of the user's home; the cron hands it on (`home/home-tasks.ts`). */
    homeTask: text('home_task').$type<'restore' | 'snapshot'>(),
  },
  (table) => [
    index('users_by_home_task')
      .on(table.id)
      .where(sql`home_task IS NOT NULL`),
    index('users_to_hand_over')
      .on(table.id)
      .where(sql`version > handed_version`),
    index('users_by_waking').on(table.wakeAt),
    index('users_by_subscription')
      .on(table.subscriptionState)
      .where(sql`subscription_status <> 'none'`),
    uniqueIndex('users_by_email').on(table.email),
    index('users_by_mailbox').on(table.mailbox),
    uniqueIndex('users_by_google_id').on(table.googleId),
    uniqueIndex('users_by_stripe_customer').on(table.stripeCustomerId),
  ],
);

/**
 * Free stories per mailbox, over all its accounts: one row per generation, so that none counts twice. Rows outlive
 * their account.
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
     * When the row stops counting: for a running generation some time after its deadline, for a deleted account twelve
     * months after the deletion; null for a saved story of a living account.
     */
    countsUntil: integer('counts_until'),
  },
  (table) => [
    index('free_stories_by_mailbox').on(table.mailbox),
    index('free_stories_by_user').on(table.userId),
    index('free_stories_by_end').on(table.countsUntil),
  ],
);

/**
 * Last result of the AI provider by service, and its current series of failures: no more than is needed to detect three
 * failures that hit two users.
 */
export const providerStatus = sqliteTable(
  'provider_status',
  {
    service: text().$type<'story' | 'speech'>().notNull(),
    /** Result of the last generation. A success is written at most every 30 s, unless it follows a failure. */
    state: text().$type<'ok' | 'rate_limited' | 'quota_exceeded' | 'failing'>().notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The last failure; kept after a success. */
    failedAs: text('failed_as').$type<'rate_limited' | 'quota_exceeded' | 'failing'>(),
    failedAt: integer('failed_at'),
    /** The two failures before it. A success clears these and the columns below. */
    secondLastFailedAt: integer('second_last_failed_at'),
    thirdLastFailedAt: integer('third_last_failed_at'),
    /** Keyed digest of the user hit by the last failure; distinguishes users without naming them. */
    failedUser: text('failed_person'),
    /** Last failure that hit another user. */
    otherFailedAt: integer('other_failed_at'),
  },
  (table) => [primaryKey({ columns: [table.service] })],
);

/**
 * Configured models: last answer of their servers, and notices already mailed. One row per use of a model at a server.
 */
export const watchedModels = sqliteTable('watched_models', {
  /** Use, address and model, joined. */
  id: text().primaryKey(),
  service: text().$type<'story' | 'moderation' | 'speech'>().notNull(),
  /** Its address. A problem of the account concerns all models of the server. */
  server: text().notNull(),
  model: text().notNull(),
  /** Why the model cannot be used; null while it can. */
  problem: text().$type<'key_refused' | 'forbidden' | 'unknown_model' | 'limited'>(),
  /** Shutdown date announced by the server. */
  shutdownAt: integer('shutdown_at'),
  /** The problem already mailed; null when it is over. */
  notifiedProblem: text('told_problem'),
  /** Smallest "days left" notice already mailed for this `shutdownAt`. */
  notifiedDays: integer('told_days'),
  /** Time of the last answer. */
  checkedAt: integer('checked_at').notNull(),
});

/** Public stories, read and heard without an account. */
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
    /** ISO 3166-1 alpha-2; null for Spanish of no particular country, and for English. */
    country: text(),
    protagonista: text(),
    textPath: text('text_path'),
    audioPath: text('audio_path'),
    imagePath: text('image_path').notNull(),
    altSpanish: text('alt_es').notNull(),
    altEnglish: text('alt_en').notNull(),
    middle: text({ mode: 'json' }).$type<MiddleDrawing>(),
    /**
     * `built-in` for the built-in development voices, else the provider's model. This and the columns up to the
     * timeline describe the audio; null without one.
     */
    voice: text(),
    voiceId: text('voice_id').$type<VoiceId>(),
    speechRate: real('speech_rate').$type<SpeechRate>(),
    musicTrack: text('music_track'),
    /** Seconds. */
    duration: real(),
    timeline: text({ mode: 'json' }).$type<SpokenSentence[]>(),
    /** SHA-256 of the folded text; every signed-in user may narrate an example. */
    textHash: text('text_hash').notNull(),
  },
  (table) => [index('examples_by_position').on(table.position), index('examples_by_text').on(table.textHash)],
);

/** Mailed links, valid once. Only the token's hash is stored. */
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

/** Columns of an outbox; see `mail-claims.ts`. */
const MAILING = {
  /** Last mailing attempt; an expired claim is retried. */
  claimedAt: integer('claimed_at'),
  /** When the mail service accepted the mail. */
  mailedAt: integer('mailed_at'),
};

/** Contact messages. Stored before they are mailed, so that no message is lost with a mail. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    /** Null for a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text(),
    message: text().notNull(),
    /** Premium messages are answered first. */
    isPriority: integer('is_priority', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    ...MAILING,
  },
  (table) => [
    index('contact_messages_by_priority').on(table.isPriority, table.createdAt),
    index('contact_messages_by_user').on(table.userId),
  ],
);

/** Reports of stories. Stored before they are mailed, like messages. */
export const storyReports = sqliteTable(
  'story_reports',
  {
    id: text().primaryKey(),
    /** Null for a visitor's report of an example. Whose story it is, where a reader of a link reports it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** One of the two is set. No foreign keys: the story may be deleted before the report is handled. */
    storyId: text('story_id'),
    exampleId: text('example_id'),
    /** Title of an example; '' for a private story, whose title is read from the library while it exists. */
    title: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    comment: text(),
    /** Whether an unknown reader of a link sent it, not the user. */
    isFromLink: integer('is_from_link', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    ...MAILING,
    /** When the owner decided about it; null while it waits. */
    decidedAt: integer('decided_at'),
  },
  (table) => [
    index('story_reports_by_decision').on(table.decidedAt, table.createdAt),
    index('story_reports_by_mailing').on(table.mailedAt, table.createdAt),
    index('story_reports_by_user').on(table.userId, table.createdAt),
    check('story_reports_of_one_text', sql`(${table.storyId} IS NULL) <> (${table.exampleId} IS NULL)`),
  ],
);

/**
 * What the owner did on the pages of `/admin`, stored before it is done: one row for each form that was sent, however
 * often. Kept for 24 months.
 */
export const ownerActs = sqliteTable(
  'owner_acts',
  {
    /** Random id of the form. */
    id: text().primaryKey(),
    act: text().$type<OwnerAct>().notNull(),
    /** Whom it concerns; null for a visitor's report, and once the account is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The report that it answers; null for an act on a person's page. */
    reportId: text('report_id'),
    /** Typed by the owner. */
    reason: text().notNull(),
    /** Address of the owner who was signed in. */
    owner: text().notNull(),
    begunAt: integer('begun_at').notNull(),
    /** Last attempt; an expired claim may be repeated. */
    claimedAt: integer('claimed_at').notNull(),
    /** Null while it is done or has failed. */
    doneAt: integer('done_at'),
    /** What came of it, such as the amount of a refund. */
    result: text(),
  },
  (table) => [
    index('owner_acts_by_user').on(table.userId, table.begunAt),
    index('owner_acts_by_report').on(table.reportId, table.begunAt),
    index('owner_acts_by_time').on(table.begunAt),
  ],
);

/** Processed webhook events, each written in the batch of its effect. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  { id: text().primaryKey(), type: text().notNull(), handledAt: integer('handled_at').notNull() },
  (table) => [index('stripe_events_by_time').on(table.handledAt)],
);

/**
 * Subscriptions paid while an older one was running, to be cancelled and refunded. Stored before the first step, so
 * that every step happens and the customer gets one mail.
 */
export const duplicateSubscriptions = sqliteTable(
  'duplicate_subscriptions',
  {
    /** Stripe's. */
    id: text().primaryKey(),
    /** Null once the account is deleted: its money goes back all the same. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: integer('created_at').notNull(),
    /** Cents; null until it is cancelled and fully refunded. */
    refundedAmount: integer('refunded_amount'),
    currency: text(),
    ...MAILING,
  },
  (table) => [
    index('duplicate_subscriptions_by_user').on(table.userId, table.createdAt),
    index('duplicate_subscriptions_by_mailing').on(table.mailedAt, table.createdAt),
  ],
);

/**
 * Whose each subscription at Stripe is or was. Kept beyond its account and Stripe's customer, so that a payment that
 * arrives later, or that a bank gives back, finds who is owed.
 */
export const contracts = sqliteTable(
  'contracts',
  {
    /** Stripe's id of the subscription. */
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Digest of the deleted account, as in its tombstone and in its withdrawals; null while there is one. */
    holder: text(),
    accountEndedAt: integer('account_ended_at'),
    notedAt: integer('noted_at').notNull(),
    /** When ending or returning failed; null when nothing waits. */
    failedAt: integer('failed_at'),
    /** Failures. Each retry uses a new idempotency key, since Stripe keeps a failure under its key for a day. */
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index('contracts_by_failure').on(table.failedAt),
    index('contracts_by_user').on(table.userId),
    index('contracts_by_holder').on(table.holder),
    index('contracts_by_time').on(table.notedAt),
  ],
);

/**
 * Statements of withdrawal from the contract of Premium, stored before anything is done about them. Without a user they
 * are those of visitors, or of deleted accounts, which keep no name and no address.
 */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Digest of the deleted account, as in `contracts`; null while there is one. */
    holder: text(),
    /** How it was made. A deletion within the period of withdrawal is a withdrawal. */
    cause: text().$type<'statement' | 'deletion'>().notNull().default('statement'),
    /** Address of the acknowledgement; null once the account is deleted. */
    email: text(),
    /** Typed by a visitor. */
    name: text(),
    /** The time that counts. */
    statedAt: integer('stated_at').notNull(),
    /** When it was shown to be its contract's holder's: by the session, by the mailed link, or by the operator. */
    confirmedAt: integer('confirmed_at'),
    /** Digest of the mailed link's token. */
    linkHash: text('link_hash'),
    /** When subscriptions were ended and refunds made, or null. */
    settledAt: integer('settled_at'),
    outcome: text().$type<WithdrawalOutcome>().notNull(),
    /** Cents. */
    refundedAmount: integer('refunded_amount'),
    currency: text(),
    endsAt: integer('ends_at'),
    /**
     * Failed settlements. Each retry uses a new idempotency key, since Stripe keeps a failure under its key for a day.
     */
    attempts: integer().notNull().default(0),
    /** When a mail about the row became due. */
    mailDueAt: integer('mail_due_at').notNull(),
    ...MAILING,
  },
  (table) => [
    index('withdrawals_by_user').on(table.userId, table.statedAt),
    index('withdrawals_by_holder').on(table.holder, table.statedAt),
    index('withdrawals_by_email').on(table.email, table.statedAt),
    index('withdrawals_by_settling').on(table.settledAt, table.confirmedAt),
    index('withdrawals_by_mailing').on(table.mailedAt, table.mailDueAt),
    index('withdrawals_by_time').on(table.statedAt),
    uniqueIndex('withdrawals_by_link').on(table.linkHash),
  ],
);

/** Spending of all users per UTC day, counted where the settings have a cap. */
export const dailySpending = sqliteTable(
  'daily_spending',
  {
    /** `2026-11-21` */
    day: text().notNull(),
    /**
     * `stories` started, finished or not: each costs model calls. `translations`: second languages added to saved
     * stories. `characters` of text sent to speech.
     */
    what: text().$type<'stories' | 'translations' | 'characters'>().notNull(),
    all: integer().notNull(),
    /** Part of free accounts. */
    free: integer().notNull(),
    /** Part of accounts with an unconfirmed address. */
    unconfirmed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what] })],
);

/** Global counters of uses in a period. */
export const usageCounts = sqliteTable(
  'usage_counts',
  {
    /** Keyed digest of what is counted, with the network or address; of a story the id of its generation. */
    key: text().primaryKey(),
    uses: integer().notNull(),
    endsAt: integer('ends_at').notNull(),
    /** Random ids of the latest uses: one that is counted again after its answer was lost adds nothing. */
    recent: text().notNull().default(''),
  },
  (table) => [index('usage_counts_by_end').on(table.endsAt)],
);

/**
 * Deleted users and stories, so that a restored backup brings none of them back. Kept for 35 days, as long as the
 * oldest backup; copied apart from backups.
 */
export const tombstones = sqliteTable(
  'tombstones',
  {
    /** Keyed digest of kind and id; see `tombstones.ts`. */
    digest: text().primaryKey(),
    deletedAt: integer('deleted_at').notNull(),
  },
  (table) => [index('tombstones_by_time').on(table.deletedAt)],
);

/** Last time each kind of notice was mailed to the administrator. */
export const adminNotices = sqliteTable(
  'admin_notices',
  { kind: text().primaryKey(), sentAt: integer('sent_at').notNull() },
  (table) => [index('admin_notices_by_time').on(table.sentAt)],
);

/**
 * Counts of the product by five minutes, without users; a finished day is summed up in `daily_totals`. Kept for four
 * days.
 */
export const tallies = sqliteTable(
  'tallies',
  {
    /** Beginning of the five minutes, in milliseconds since the epoch. */
    slot: integer().notNull(),
    /** What is counted; see `tallies.ts`. */
    what: text().notNull(),
    /**
     * An error code, a provider, or the upper end of a range of milliseconds; '' where there is nothing to tell apart.
     */
    detail: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.what, table.slot, table.detail] })],
);

/** The sums of a UTC day, with what was there at its end. Kept for two years. */
export const dailyTotals = sqliteTable(
  'daily_totals',
  {
    /** `2026-11-21` */
    day: text().notNull(),
    /** As in `tallies`, and `users`: `all`, and those with a subscription by its state. */
    what: text().notNull(),
    detail: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what, table.detail] })],
);

/** Incidents that the owner is mailed about: open ones, and ended ones whose mails are not sent yet. */
export const incidents = sqliteTable('incidents', {
  /** Its rule; see `watching/rules.ts`. */
  rule: text().primaryKey(),
  begunAt: integer('begun_at').notNull(),
  /** Figures at its beginning, for the mail. */
  facts: text({ mode: 'json' }).$type<Record<string, number | string>>().notNull(),
  /** When the mail service accepted the mail about the beginning. */
  mailedAt: integer('mailed_at'),
  endedAt: integer('ended_at'),
  /** Last mailing attempt; an expired claim is retried. */
  claimedAt: integer('claimed_at'),
});
