import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { SubscriptionStatus } from '../../contract/auth.ts';
import type { Language } from '../../contract/options.ts';
import type { SpokenSentence, StoryRequest } from '../../contract/stories.ts';

/** All times are milliseconds since the epoch, UTC. All ids are random UUIDs. */

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    name: text(),
    /** With its parameters, as `auth/passwords.ts` writes it; null for an account without a password. */
    passwordHash: text('password_hash'),
    subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('none'),
    /** The paid period; null when there never was one. */
    periodStart: integer('period_start'),
    periodEnd: integer('period_end'),
    /** Copies of the ledger's absolute values, for reading only. */
    storiesGenerated: integer('stories_generated').notNull().default(0),
    monthlyStoriesGenerated: integer('monthly_stories_generated').notNull().default(0),
    /** The period that `monthlyStoriesGenerated` counts; in any other period the count is 0. */
    monthlyPeriodStart: integer('monthly_period_start'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_by_email').on(table.email)],
);

/** A signed-in device. The refresh token's secret changes at every use; its row and id stay. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    userAgent: text('user_agent'),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
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
    options: text({ mode: 'json' }).$type<StoryRequest>().notNull(),
    /** SHA-256 of the folded text: how a text sent for audio is known to be this story's. */
    textHash: text('text_hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('stories_by_user').on(table.userId, table.createdAt, table.id),
    index('stories_by_text').on(table.userId, table.textHash),
  ],
);

export const narrations = sqliteTable(
  'narrations',
  {
    id: text().primaryKey(),
    storyId: text('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    voiceId: text('voice_id').notNull(),
    speechRate: integer('speech_rate_percent').notNull(),
    musicTrack: text('music_track').notNull(),
    /** Milliseconds of audio. */
    duration: integer('duration_ms').notNull(),
    timeline: text({ mode: 'json' }).$type<SpokenSentence[]>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('narrations_by_story').on(table.storyId, table.createdAt)],
);

/** What the AI provider last said, by service: written at most every 30 s unless it changes. */
export const providerStatus = sqliteTable(
  'provider_status',
  {
    service: text().$type<'story' | 'speech'>().notNull(),
    state: text().$type<'ok' | 'rate_limited' | 'quota_exceeded' | 'failing'>().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service] })],
);
