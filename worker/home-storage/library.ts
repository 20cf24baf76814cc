import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type DrizzleSqliteDODatabase, drizzle } from 'drizzle-orm/durable-sqlite';
import type { SleepMinutes } from '../../contract/narration.ts';
import type { Language, Level, StoryType } from '../../contract/options.ts';
import { parseSceneCode, type SceneFigure } from '../../contract/scene.ts';
import type { StorySort } from '../../contract/schemas/stories.ts';
import { sameText } from '../files/digest.ts';
import { newFeedSecret } from '../files/feed-address.ts';
import { Household, type Numbers } from './household.ts';
import { Links } from './links.ts';
import * as schema from './schema.ts';
import { feed, narrations, type StoredLinkSound, type StoredSleepEdition, stories } from './schema.ts';

/** A story with its document. */
export type StoryRow = typeof stories.$inferSelect & OfUser;
export type NarrationRow = typeof narrations.$inferSelect & OfUser;
export type FeedRow = typeof feed.$inferSelect;

/** Whose row it is, for the keys of its files. */
type OfUser = { userId: string };

/** Columns that the library fills itself. */
type Numbered = 'day' | keyof Numbers;

/** A story to save, without a scene where nothing said it. */
type NewStory = Omit<StoryRow, 'userId' | 'takenDownAt' | 'standIns' | 'scene' | 'heroKey' | Numbered> &
  Partial<Pick<StoryRow, 'scene' | 'heroKey'>>;

/** Filters and order of the library. `words` are folded; all of them must match. */
export type LibraryView = {
  words: readonly string[];
  sort: StorySort;
  language?: Language;
  type?: StoryType;
  level?: Level;
  hasAudio?: boolean;
};

/** Cursor of a library page: sort key (milliseconds or a folded title) and id. */
export type PageEnd = { key: string | number; id: string };

/** Condition on `stories`: the owner has not taken it down. Every method that a surface reads through has one of these. */
const IS_SHOWN = isNull(stories.takenDownAt);
/** The same on `narrations`; those of examples always are. Qualified by hand, as in `page`. */
const IS_OF_SHOWN = sql`(narrations.story_id IS NULL
  OR narrations.story_id NOT IN (SELECT id FROM stories WHERE taken_down_at IS NOT NULL))`;

const { document: _, storedAt: __, foldedWords: ___, heroKey: ____, ...FACTS } = getTableColumns(stories);

/** A story without its text. */
export type StoryFacts = Omit<StoryRow, 'document' | 'storedAt' | 'foldedWords' | 'heroKey'>;
export type LibraryRow = StoryFacts & { hasAudio: boolean };

export function sortKeyOf(row: StoryFacts, sort: StorySort): string | number {
  return sort === 'title' ? row.foldedTitle : row.createdAt;
}

/** Limit of episodes: more would slow podcast apps down. */
export const EPISODES_MAX = 300;

/** A feed, and values that change whenever its episodes do. */
export type FeedWithChanges = FeedRow & {
  narrations: number;
  /** Last time an episode was made or got its sleep edition, in milliseconds since the epoch. */
  changedAt: number;
};

/** One number of a sleep edition, without reading its timeline. */
const sleepFact = <Value extends number = number>(name: keyof StoredSleepEdition) =>
  sql<Value | null>`json_extract(${narrations.sleepEdition}, ${sql.raw(`'$.${name}'`)})`;

/**
 * Stories, narrations and the feed of the home's user. Every method is synchronous. A story that was taken down is in
 * no answer, and neither are its narrations, but for the methods that say so.
 */
export class Library {
  readonly #storage: DurableObjectStorage;
  readonly #userId: () => string;
  #db: DrizzleSqliteDODatabase<typeof schema> | null = null;

  readonly links: Links;
  readonly household: Household;

  constructor(storage: DurableObjectStorage, userId: () => string) {
    this.#storage = storage;
    this.#userId = userId;
    this.links = new Links(storage.sql);
    this.household = new Household(storage.sql);
  }

  /** Made when it is first used, since it walks the schema. */
  get #sql() {
    this.#db ??= drizzle(this.#storage, { schema });
    return this.#db;
  }

  #owned<Row>(row: Row): Row & OfUser {
    return { ...row, userId: this.#userId() };
  }

  #firstOwned<Row>([row]: Row[]): (Row & OfUser) | null {
    return row === undefined ? null : this.#owned(row);
  }

  /** Idempotent: a story keeps the day and the numbers of its first time. */
  saveStory(story: NewStory): void {
    if (this.hasStory(story.id)) return;
    this.#sql
      .insert(stories)
      .values({ ...story, ...this.#numbersOf(story) })
      .run();
  }

  /** Day and numbers of a new story, above those that are there, taken down ones included. */
  #numbersOf({ foldedTitle, createdAt }: NewStory): Pick<StoryRow, Numbered> {
    const day = this.household.dayOf(createdAt);
    const [ofDay] = this.#sql
      .select({ dayNumber: sql<number>`coalesce(max(${stories.dayNumber}), 0)`, stories: count() })
      .from(stories)
      .where(eq(stories.day, day))
      .all();
    const [ofTitle] = this.#sql
      .select({ titleNumber: sql<number>`coalesce(max(${stories.titleNumber}), 0)` })
      .from(stories)
      .where(eq(stories.foldedTitle, foldedTitle))
      .all();
    return { day, ...this.household.takeNumbers(day, { ...ofDay!, ...ofTitle! }) };
  }

  story(id: string): StoryRow | null {
    const found = this.#sql
      .select()
      .from(stories)
      .where(and(eq(stories.id, id), IS_SHOWN));
    return this.#firstOwned(found.all());
  }

  /** A story, taken down or not: for the owner, who decides about it. */
  anyStory(id: string): StoryRow | null {
    return this.#firstOwned(this.#sql.select().from(stories).where(eq(stories.id, id)).all());
  }

  isTakenDown(id: string): boolean {
    const found = this.#sql
      .select({ id: stories.id })
      .from(stories)
      .where(and(eq(stories.id, id), isNotNull(stories.takenDownAt)));
    return found.all().length === 1;
  }

  /** Hides a story, or shows it again. Idempotent. @param takenDownAt null: it is shown */
  setTakenDown(id: string, takenDownAt: number | null): void {
    const isOther = takenDownAt === null ? isNotNull(stories.takenDownAt) : IS_SHOWN;
    this.#sql
      .update(stories)
      .set({ takenDownAt })
      .where(and(eq(stories.id, id), isOther))
      .run();
  }

  /** Stores the names that links have in place of the typed ones, if there are none yet. @returns the stored ones */
  keepStandIns(id: string, names: readonly string[]): string[] {
    this.#sql
      .update(stories)
      .set({ standIns: [...names] })
      .where(and(eq(stories.id, id), isNull(stories.standIns)))
      .run();
    const [row] = this.#sql.select({ names: stories.standIns }).from(stories).where(eq(stories.id, id)).all();
    return row?.names ?? [];
  }

  /** Newest story with this text. One that was taken down only when there is no other, so that it can be refused. */
  storyByText(textHash: string): StoryFacts | null {
    return this.#newestStory(eq(stories.textHash, textHash));
  }

  /** The same of a story's second language. */
  storyByTranslation(textHash: string): StoryFacts | null {
    return this.#newestStory(eq(stories.translationHash, textHash));
  }

  #newestStory(where: SQL): StoryFacts | null {
    const newest = this.#sql.select(FACTS).from(stories).where(where);
    const last = asc(sql`${stories.takenDownAt} IS NOT NULL`);
    return this.#firstOwned(newest.orderBy(last, desc(stories.createdAt)).limit(1).all());
  }

  /** Hero of the newest shown story with this key; null without one. */
  heroOf(heroKey: string): SceneFigure | null {
    const newest = this.#sql
      .select({ scene: stories.scene })
      .from(stories)
      .where(and(eq(stories.heroKey, heroKey), IS_SHOWN))
      .orderBy(desc(stories.createdAt))
      .limit(1)
      .all();
    const scene = newest[0]?.scene;
    return (scene && parseSceneCode(scene)?.figures[0]) || null;
  }

  /** Stores what a story's picture shows. */
  setScene(id: string, scene: string, heroKey: string): void {
    this.#sql
      .update(stories)
      .set({ scene, heroKey })
      .where(and(eq(stories.id, id), IS_SHOWN))
      .run();
  }

  /**
   * Stores a story's document with its second language.
   * @returns false when there is no such story
   */
  setTranslation(
    id: string,
    known: Pick<StoryRow, 'foldedWords' | 'translationHash' | 'document' | 'storedAt'>,
  ): boolean {
    return (
      this.#sql.update(stories).set(known).where(eq(stories.id, id)).returning({ id: stories.id }).all()
        .length === 1
    );
  }

  /**
   * A library page: `limit` stories after the cursor. Walks the index of the chosen order and skips rows that the
   * filters exclude.
   */
  page(view: LibraryView, after: PageEnd | null, limit: number): LibraryRow[] {
    const column = view.sort === 'title' ? stories.foldedTitle : stories.createdAt;
    const [beyond, direction] = view.sort === 'newest' ? [sql`<`, desc] : [sql`>`, asc];
    // Qualified by hand: Drizzle omits table names in a single-table select, and both tables have an `id`.
    const isNarrated = sql<number>`EXISTS (SELECT 1 FROM narrations WHERE narrations.story_id = stories.id)`;
    const option = (name: string, value: string | undefined) =>
      value === undefined ? undefined : sql`json_extract(${stories.options}, ${`$.${name}`}) = ${value}`;
    const rows = this.#sql
      .select({ ...FACTS, hasAudio: isNarrated })
      .from(stories)
      .where(
        and(
          IS_SHOWN,
          // Row comparison, which seeks in the index; OR would read everything before it.
          after ? sql`(${column}, ${stories.id}) ${beyond} (${after.key}, ${after.id})` : undefined,
          ...view.words.map((word) => sql`instr(${stories.foldedWords}, ${word}) > 0`),
          view.language ? eq(stories.language, view.language) : undefined,
          option('storyType', view.type),
          // Measured level; the requested one for stories without a measurement.
          view.level
            ? sql`coalesce(json_extract(${stories.measured}, '$.level'), json_extract(${stories.options}, '$.englishLevel')) = ${view.level}`
            : undefined,
          view.hasAudio === undefined ? undefined : sql`${isNarrated} = ${view.hasAudio ? 1 : 0}`,
        ),
      )
      .orderBy(direction(column), direction(stories.id))
      .limit(limit)
      .all();
    return rows.map((row) => this.#owned({ ...row, hasAudio: row.hasAudio === 1 }));
  }

  /** All stories, those taken down too, oldest first. */
  stories(): StoryRow[] {
    return this.#sql
      .select()
      .from(stories)
      .orderBy(asc(stories.createdAt))
      .all()
      .map((row) => this.#owned(row));
  }

  /** All narrations, those of stories taken down too, oldest first. */
  narrations(): NarrationRow[] {
    return this.#sql
      .select()
      .from(narrations)
      .orderBy(asc(narrations.createdAt))
      .all()
      .map((row) => this.#owned(row));
  }

  /** Whether there is neither a story nor a narration, taken down or not. */
  isEmpty(): boolean {
    const { stories, narrations } = this.counts();
    return stories + narrations === 0;
  }

  /** How many stories and narrations there are, taken down or not. */
  counts(): { stories: number; narrations: number } {
    const [row] = this.#sql
      .select({
        stories: sql<number>`(SELECT count(*) FROM stories)`,
        narrations: sql<number>`(SELECT count(*) FROM narrations)`,
      })
      .from(sql`(SELECT 1)`)
      .all();
    return row!;
  }

  /** Deletes a story with its narrations. @returns the ids of the narrations; null when there is no such story */
  deleteStory(id: string): string[] | null {
    const made = this.narrationsOf(id).map((narration) => narration.id);
    this.#sql.delete(narrations).where(eq(narrations.storyId, id)).run();
    this.links.closeOf(id);
    const deleted = this.#sql.delete(stories).where(eq(stories.id, id)).returning({ id: stories.id }).all();
    return deleted.length === 1 ? made : null;
  }

  /**
   * Idempotent.
   * @returns false when the narrated story was deleted
   */
  saveNarration(narration: Omit<typeof narrations.$inferInsert, 'sleepEdition' | 'linkSound'>): boolean {
    const { storyId = null } = narration;
    if (storyId !== null && !this.hasStory(storyId)) return false;
    this.#sql.insert(narrations).values(narration).onConflictDoNothing().run();
    return true;
  }

  showsStory(id: string): boolean {
    return this.hasStory(id) && !this.isTakenDown(id);
  }

  showsNarration(id: string): boolean {
    const found = this.#sql
      .select({ id: narrations.id })
      .from(narrations)
      .where(and(eq(narrations.id, id), IS_OF_SHOWN));
    return found.all().length === 1;
  }

  /** Whether there is such a story, taken down or not. */
  hasStory(id: string): boolean {
    return this.#sql.select({ id: stories.id }).from(stories).where(eq(stories.id, id)).all().length === 1;
  }

  /** Whether there is such a narration, of a story taken down or not. */
  hasNarration(id: string): boolean {
    const found = this.#sql.select({ id: narrations.id }).from(narrations).where(eq(narrations.id, id));
    return found.all().length === 1;
  }

  /**
   * Stores the sleep edition of a narration. Idempotent.
   * @returns the stored row; null when the narration is deleted
   */
  saveSleepEdition(id: string, sleepEdition: StoredSleepEdition): NarrationRow | null {
    const updated = this.#sql
      .update(narrations)
      .set({ sleepEdition, updatedAt: sleepEdition.madeAt })
      .where(eq(narrations.id, id))
      .returning();
    return this.#firstOwned(updated.all());
  }

  /**
   * Stores the file of a narration for links. Idempotent.
   * @returns false when the narration is deleted
   */
  saveLinkSound(id: string, linkSound: StoredLinkSound): boolean {
    const updated = this.#sql.update(narrations).set({ linkSound }).where(eq(narrations.id, id));
    return updated.returning({ id: narrations.id }).all().length === 1;
  }

  /** Narrations of a story, taken down or not, oldest first. */
  narrationsOf(storyId: string): NarrationRow[] {
    return this.#sql
      .select()
      .from(narrations)
      .where(eq(narrations.storyId, storyId))
      .orderBy(asc(narrations.createdAt))
      .all()
      .map((row) => this.#owned(row));
  }

  narration(id: string): NarrationRow | null {
    const found = this.#sql
      .select()
      .from(narrations)
      .where(and(eq(narrations.id, id), IS_OF_SHOWN));
    return this.#firstOwned(found.all());
  }

  /** Versions of a story or an example. */
  versionsOf({ storyId, exampleId }: Pick<NarrationRow, 'storyId' | 'exampleId'>): Version[] {
    return this.#sql
      .select(VERSION)
      .from(narrations)
      .where(storyId === null ? eq(narrations.exampleId, exampleId ?? '') : eq(narrations.storyId, storyId))
      .all();
  }

  /** A narration with the facts of its story. Without the timelines, which are most of a row. */
  sound(id: string): SoundRow | null {
    const found = this.#sql
      .select({
        ...VERSION,
        storyId: narrations.storyId,
        exampleId: narrations.exampleId,
        soundBytes: narrations.soundBytes,
        sleepMinutes: sleepFact<SleepMinutes>('minutes'),
        sleepSoundBytes: sleepFact('soundBytes'),
        story: FACTS,
        translatedTitle: sql<string | null>`json_extract(${stories.document}, '$.translation.title')`,
      })
      .from(narrations)
      .leftJoin(stories, eq(stories.id, narrations.storyId))
      .where(and(eq(narrations.id, id), IS_SHOWN));
    return this.#firstOwned(found.all());
  }

  feed(): FeedRow | null {
    return this.#sql.select().from(feed).all()[0] ?? null;
  }

  /** @returns null for a secret that is not the feed's */
  feedOf(secret: string): FeedRow | null {
    const row = this.feed();
    return row && sameText(row.secret, secret) ? row : null;
  }

  /** @returns null for a secret that is not the feed's */
  feedWithChanges(secret: string): FeedWithChanges | null {
    const row = this.feedOf(secret);
    if (!row) return null;
    const [changes] = this.#sql
      .select({
        narrations: sql<number>`count(*)`,
        changedAt: sql<number>`coalesce(max(${narrations.updatedAt}), 0)`,
      })
      .from(narrations)
      .where(and(isNotNull(narrations.storyId), IS_OF_SHOWN))
      .all();
    return { ...row, narrations: changes?.narrations ?? 0, changedAt: changes?.changedAt ?? 0 };
  }

  /** Creates the feed, or changes the settings of the existing one. */
  saveFeed({ showsNames, language, now }: { showsNames: boolean; language: Language; now: number }): FeedRow {
    const before = this.feed();
    const settings = { showsNames, language };
    const saved = before
      ? this.#sql.update(feed).set(settings).returning().all()
      : this.#sql
          .insert(feed)
          .values({ ...settings, secret: newFeedSecret(), createdAt: now })
          .returning()
          .all();
    return saved[0]!;
  }

  /**
   * Replaces the feed's secret and thereby its address; the old address stops working.
   * @returns null when there is no feed
   */
  renewFeed(now: number): FeedRow | null {
    const renewed = this.#sql.update(feed).set({ secret: newFeedSecret(), createdAt: now }).returning().all();
    return renewed[0] ?? null;
  }

  deleteFeed(): void {
    this.#sql.delete(feed).run();
  }

  hideNamesInFeed(): void {
    this.#sql.update(feed).set({ showsNames: false }).run();
  }

  /**
   * Finished narrations of the user's own stories in no order: all of each story that has one of the newest, since the
   * title of a version depends on those before it.
   */
  episodes(): EpisodeRow[] {
    const newest = this.#sql
      .select({ storyId: narrations.storyId })
      .from(narrations)
      .where(and(isNotNull(narrations.storyId), IS_OF_SHOWN))
      .orderBy(desc(narrations.createdAt), desc(narrations.id))
      .limit(EPISODES_MAX);
    return this.#sql
      .select(EPISODE)
      .from(narrations)
      .innerJoin(stories, eq(stories.id, narrations.storyId))
      .where(inArray(stories.id, newest))
      .all();
  }
}

const VERSION = {
  id: narrations.id,
  voiceId: narrations.voiceId,
  speechRate: narrations.speechRate,
  musicTrack: narrations.musicTrack,
  /** Language of the audio. */
  language: narrations.language,
  cast: narrations.cast,
};
/** What distinguishes the narrations of one text. */
export type Version = Pick<NarrationRow, keyof typeof VERSION>;

export type SoundRow = Version &
  OfUser &
  Pick<NarrationRow, 'storyId' | 'exampleId' | 'soundBytes'> & {
    sleepMinutes: SleepMinutes | null;
    sleepSoundBytes: number | null;
    /** Null for the narration of an example. */
    story: Omit<StoryFacts, 'userId'> | null;
    translatedTitle: string | null;
  };

const EPISODE = {
  ...VERSION,
  storyId: stories.id,
  duration: narrations.duration,
  soundBytes: narrations.soundBytes,
  madeAt: narrations.createdAt,
  sleepMinutes: sleepFact<SleepMinutes>('minutes'),
  sleepLength: sleepFact('length'),
  sleepSoundBytes: sleepFact('soundBytes'),
  sleepMadeAt: sleepFact('madeAt'),
  title: stories.title,
  storyLanguage: stories.language,
  /** Whether the story has its second language. */
  isTranslated: sql<0 | 1>`${stories.translationHash} IS NOT NULL`,
  options: stories.options,
  scene: stories.scene,
  day: stories.day,
  dayNumber: stories.dayNumber,
  titleNumber: stories.titleNumber,
};
export type EpisodeRow = Version &
  Pick<NarrationRow, 'duration' | 'soundBytes'> &
  Pick<StoryFacts, 'title' | 'options' | 'scene' | Numbered> & {
    storyId: string;
    madeAt: number;
    sleepMinutes: SleepMinutes | null;
    sleepLength: number | null;
    sleepSoundBytes: number | null;
    sleepMadeAt: number | null;
    storyLanguage: Language;
    isTranslated: 0 | 1;
  };
