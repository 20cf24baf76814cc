import { sql } from 'drizzle-orm';
import { check, customType, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Language } from '../../contract/options.ts';
import type {
  MeasuredLevel,
  SleepEdition,
  SpokenSentence,
  StoryRequest,
} from '../../contract/schemas/stories.ts';
import type { StoredStory } from './stored-document.ts';
import { readStoryRequest } from './stored-story-request.ts';

/**
 * Tables of the library in the home of its user, for typed queries. `migrations.ts` has the statements that make them,
 * and a test compares the two. All times are milliseconds since the epoch, UTC.
 */

/** A story request as JSON; missing options of older rows read as their defaults. */
const storyOptions = customType<{ data: StoryRequest; driverData: string }>({
  dataType: () => 'text',
  toDriver: (request) => JSON.stringify(request),
  fromDriver: readStoryRequest,
});

/** Fixed-point number: a rate in percent, seconds in milliseconds. */
const inParts = (parts: number) =>
  customType<{ data: number; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (value) => Math.round(value * parts),
    fromDriver: (stored) => stored / parts,
  });

export const stories = sqliteTable(
  'stories',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    language: text().$type<Language>().notNull(),
    options: storyOptions().notNull(),
    /** SHA-256 of the folded text; matches the text of an audio request to this story. */
    textHash: text('text_hash').notNull(),
    /** The same of the second language; null for a story in one. */
    translationHash: text('translation_hash'),
    /** Title and searchable text, folded by `story/search-words.ts`. */
    foldedTitle: text('folded_title').notNull(),
    foldedWords: text('folded_words').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null for a story without words. */
    measured: text({ mode: 'json' }).$type<MeasuredLevel>(),
    /** Code of the story's scene; null where nothing said it. */
    scene: text(),
    /** Folded topic and names, which another night's story has again; null for a story without a scene. */
    heroKey: text('hero_key'),
    /** Copy of the document in R2, so that reading a story crosses no ocean. */
    document: text({ mode: 'json' }).$type<StoredStory>().notNull(),
    /** Last write of the document. */
    storedAt: integer('stored_at').notNull(),
    /** When the owner took the story down: row and files stay, and no surface shows them. Null for a shown story. */
    takenDownAt: integer('taken_down_at'),
    /** Invented names that links have in place of the typed ones, drawn once; null before the first such link. */
    standIns: text('stand_ins', { mode: 'json' }).$type<string[]>(),
    /** The family's day when it was written, `2026-11-29`. */
    day: text().notNull(),
    /** Number among the stories of that day, and among those of one title, which tell episodes apart. */
    dayNumber: integer('day_number').notNull(),
    titleNumber: integer('title_number').notNull(),
  },
  (table) => [
    index('stories_by_day').on(table.day),
    index('stories_by_time').on(table.createdAt, table.id),
    index('stories_by_title').on(table.foldedTitle, table.id),
    index('stories_by_text').on(table.textHash),
    index('stories_by_translation')
      .on(table.translationHash)
      .where(sql`${table.translationHash} IS NOT NULL`),
    index('stories_by_hero')
      .on(table.heroKey, table.createdAt)
      .where(sql`${table.heroKey} IS NOT NULL`),
    index('stories_taken_down')
      .on(table.id)
      .where(sql`${table.takenDownAt} IS NOT NULL`),
  ],
);

/** Facts of a sleep edition. `madeAt`: milliseconds since the epoch; `soundBytes`: as of its narration. */
export type StoredSleepEdition = Omit<SleepEdition, 'audioUrl'> & { madeAt: number; soundBytes: number };

/** `soundBytes`: as of a narration. `madeAt`: milliseconds since the epoch. `script`: `HiddenScript.digest`. */
export type StoredLinkSound = { soundBytes: number; madeAt: number; script: string };

/**
 * A narration belongs to the user who ordered it and reads one of their stories or an example: one of the two ids is
 * set.
 */
export const narrations = sqliteTable(
  'narrations',
  {
    id: text().primaryKey(),
    storyId: text('story_id').references(() => stories.id, { onDelete: 'cascade' }),
    exampleId: text('example_id'),
    voiceId: text('voice_id').notNull(),
    speechRate: inParts(100)('speech_rate_percent').notNull(),
    musicTrack: text('music_track').notNull(),
    /** Language of the audio: the story's own or its second one. */
    language: text().$type<Language>().notNull(),
    /** Whether the figures speak in voices of their own. */
    cast: integer('has_cast', { mode: 'boolean' }).notNull().default(false),
    /** Seconds of audio. */
    duration: inParts(1000)('duration_ms').notNull(),
    /** Bytes of the stored MP3 without its tag; a file may be served with another tag. */
    soundBytes: integer('sound_bytes').notNull(),
    timeline: text({ mode: 'json' }).$type<SpokenSentence[]>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** Last write of the row; its audio has not changed since then. */
    updatedAt: integer('updated_at').notNull(),
    /** Slower second file for falling asleep; null until ordered. */
    sleepEdition: text('sleep_edition', { mode: 'json' }).$type<StoredSleepEdition>(),
    /** The file with the story's stand-ins, for links; null until a link needs it. */
    linkSound: text('link_sound', { mode: 'json' }).$type<StoredLinkSound>(),
  },
  (table) => [
    index('narrations_by_story').on(table.storyId, table.createdAt),
    index('narrations_by_example').on(table.exampleId),
    index('narrations_by_time').on(table.createdAt, table.id),
    index('narrations_by_change').on(table.updatedAt, table.storyId),
    check('narrations_of_one_text', sql`(${table.storyId} IS NULL) <> (${table.exampleId} IS NULL)`),
  ],
);

/** The podcast feed of the user's narrations, at most one row. A new secret is a new address. */
export const feed = sqliteTable('feed', {
  secret: text().primaryKey(),
  /** Whether titles may contain the children's names of the requests. */
  showsNames: integer('shows_names', { mode: 'boolean' }).notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: integer('created_at').notNull(),
});
