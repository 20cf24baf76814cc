import type { EditionKind } from '../../contract/narration.ts';
import type { Language, Level, StoryType } from '../../contract/options.ts';
import { parseSceneCode, type SceneFigure } from '../../contract/scene.ts';
import type { StorySort } from '../../contract/schemas/stories.ts';
import { sameText } from '../files/digest.ts';
import { newFeedSecret } from '../files/feed-address.ts';
import { Household, type Numbers } from './household.ts';
import { Links } from './links.ts';
import { STARRED_FIRST } from './migrations.ts';
import { Sayings } from './sayings.ts';
import {
  EDITION_FIELDS,
  type EditionFacts,
  EDITIONS_BRIEFLY,
  type Editions,
  FEED_COLUMNS,
  type FeedRow,
  NARRATION_COLUMNS,
  type NarrationFields,
  NO_EDITIONS,
  readBriefly,
  readDuration,
  readFacts,
  readFeed,
  readNarration,
  readOptions,
  readStory,
  readVersion,
  selected,
  STORY_COLUMNS,
  type StoredFeed,
  type StoredLinkSound,
  type StoredNarrationFields,
  type StoredStoryFields,
  type StoryFields,
  writeNarration,
  writeStory,
} from './schema.ts';
import { SeriesShelf } from './series.ts';
import { readStoryRequest } from './stored-story-request.ts';
import { Takes } from './takes.ts';

/** A story with its document. */
export type StoryRow = StoryFields & OfUser;
export type NarrationRow = NarrationFields & OfUser;

/** Whose row it is, for the keys of its files. */
type OfUser = { userId: string };

/** What a changed sentence changes. */
export type ChangedText =
  | 'document'
  | 'measured'
  | 'textHash'
  | 'translationHash'
  | 'laterScenes'
  | 'storedAt'
  | 'editedAt'
  | 'translationEditedAt';

/** Columns that the library fills itself. */
type Numbered = 'day' | keyof Numbers;

/** A story to save, without a scene where nothing said it. */
type NewStory = Omit<StoryRow, 'userId' | 'takenDownAt' | 'standIns' | Later | Given | Numbered> &
  Partial<Pick<StoryRow, Given>>;
type Given = Scenes | 'earlierNames';
type Scenes = 'scene' | 'laterScenes' | 'heroKey';
/** Columns that a new story has no value for. */
type Later = 'editedAt' | 'translationEditedAt' | 'starredAt';

/** A narration to save; the figures do not speak in it, and no word by another spelling, unless it says so. */
type NewNarration = Omit<
  NarrationFields,
  keyof Editions | 'linkSound' | 'cast' | 'takes' | 'said' | 'isOutdated' | 'textEditedAt'
> &
  Partial<Pick<NarrationFields, 'cast' | 'takes' | 'said' | 'isOutdated' | 'textEditedAt'>>;

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
const IS_SHOWN = 'stories.taken_down_at IS NULL';
/** The same on `narrations`; those of examples always are. */
const IS_OF_SHOWN = `(narrations.story_id IS NULL
  OR narrations.story_id NOT IN (SELECT id FROM stories WHERE taken_down_at IS NOT NULL))`;

const {
  document: _,
  storedAt: __,
  foldedWords: ___,
  heroKey: ____,
  laterScenes: _____,
  ...FACTS_COLUMNS
} = STORY_COLUMNS;
const STORY = selected('stories', STORY_COLUMNS);
const FACTS = selected('stories', FACTS_COLUMNS);
type StoredFacts = Pick<StoredStoryFields, keyof typeof FACTS_COLUMNS>;
const NARRATION = selected('narrations', NARRATION_COLUMNS);
const FEED = selected('feed', FEED_COLUMNS);

const IS_NARRATED = 'EXISTS (SELECT 1 FROM narrations WHERE narrations.story_id = stories.id)';

const VERSION_COLUMNS = {
  id: NARRATION_COLUMNS.id,
  voiceId: NARRATION_COLUMNS.voiceId,
  speechRate: NARRATION_COLUMNS.speechRate,
  musicTrack: NARRATION_COLUMNS.musicTrack,
  language: NARRATION_COLUMNS.language,
  cast: NARRATION_COLUMNS.cast,
  takes: NARRATION_COLUMNS.takes,
};
const VERSION = selected('narrations', VERSION_COLUMNS);
type StoredVersion = Pick<StoredNarrationFields, keyof typeof VERSION_COLUMNS>;

/** A story without its text. */
export type StoryFacts = Omit<StoryRow, 'document' | 'storedAt' | 'foldedWords' | 'heroKey' | 'laterScenes'>;
export type LibraryRow = StoryFacts & { hasAudio: boolean };

/** What the library shows of a story, of which a page has many. */
const SHELF_COLUMNS = {
  id: STORY_COLUMNS.id,
  title: STORY_COLUMNS.title,
  language: STORY_COLUMNS.language,
  options: STORY_COLUMNS.options,
  measured: STORY_COLUMNS.measured,
  scene: STORY_COLUMNS.scene,
  foldedTitle: STORY_COLUMNS.foldedTitle,
  createdAt: STORY_COLUMNS.createdAt,
  editedAt: STORY_COLUMNS.editedAt,
  translationEditedAt: STORY_COLUMNS.translationEditedAt,
  starredAt: STORY_COLUMNS.starredAt,
};
const SHELF = selected('stories', SHELF_COLUMNS);
type StoredShelf = Pick<StoredStoryFields, keyof typeof SHELF_COLUMNS>;
export type ShelfRow = Pick<LibraryRow, keyof typeof SHELF_COLUMNS | 'hasAudio'>;

/** Sort keys: a column or expression of an index, its direction, and its value in a row. */
const SORTS: Record<
  StorySort,
  { key: string; isAscending: boolean; valueOf(row: ShelfRow): string | number }
> = {
  newest: { key: 'stories.created_at', isAscending: false, valueOf: ({ createdAt }) => createdAt },
  oldest: { key: 'stories.created_at', isAscending: true, valueOf: ({ createdAt }) => createdAt },
  title: { key: 'stories.folded_title', isAscending: true, valueOf: ({ foldedTitle }) => foldedTitle },
  starred: {
    key: STARRED_FIRST.key,
    isAscending: false,
    valueOf: ({ createdAt, starredAt }) => createdAt + (starredAt === null ? 0 : STARRED_FIRST.offset),
  },
};

export const sortKeyOf = (row: ShelfRow, sort: StorySort): string | number => SORTS[sort].valueOf(row);

/** Limit of episodes: more would slow podcast apps down. */
export const EPISODES_MAX = 300;

/** A feed, and values that change whenever its episodes do. */
export type FeedWithChanges = FeedRow & {
  narrations: number;
  /** Last time an episode was made or got an edition, in milliseconds since the epoch. */
  changedAt: number;
};

type Bindings = SqlStorageValue[];

/**
 * Stories, narrations and the feed of the home's user. Every method is synchronous. A story that was taken down is in
 * no answer, and neither are its narrations, but for the methods that say so.
 */
export class Library {
  readonly #sql: SqlStorage;
  readonly #userId: () => string;

  readonly links: Links;
  readonly takes: Takes;
  readonly household: Household;
  readonly series: SeriesShelf;
  readonly sayings: Sayings;

  constructor(sql: SqlStorage, userId: () => string) {
    this.#sql = sql;
    this.#userId = userId;
    this.links = new Links(sql);
    this.takes = new Takes(sql);
    this.household = new Household(sql);
    this.series = new SeriesShelf(sql);
    this.sayings = new Sayings(sql);
  }

  #owned<Row>(row: Row): Row & OfUser {
    return { ...row, userId: this.#userId() };
  }

  /** The rows with their user, whose id is a query, once. */
  #allOwned<Row>(rows: readonly Row[]): (Row & OfUser)[] {
    if (rows.length === 0) return [];
    const userId = this.#userId();
    return rows.map((row) => ({ ...row, userId }));
  }

  #all<Row extends Record<string, SqlStorageValue>>(query: string, ...bindings: Bindings): Row[] {
    return this.#sql.exec<Row>(query, ...bindings).toArray();
  }

  /** Whether a query finds a row. */
  #has(query: string, ...bindings: Bindings): boolean {
    return this.#all(query, ...bindings).length > 0;
  }

  /** Stories that meet a condition, with what follows it. */
  #stories(where: string, ...bindings: Bindings): StoryRow[] {
    const rows = this.#all<StoredStoryFields>(`SELECT ${STORY} FROM stories ${where}`, ...bindings);
    return this.#allOwned(rows.map(readStory));
  }

  /** Narrations that meet a condition, with what follows it. */
  #narrations(where: string, ...bindings: Bindings): NarrationRow[] {
    const rows = this.#all<StoredNarrationFields>(
      `SELECT ${NARRATION} FROM narrations ${where}`,
      ...bindings,
    );
    return this.#allOwned(rows.map(readNarration));
  }

  #insert(
    table: string,
    columns: Readonly<Record<string, string>>,
    row: Record<string, SqlStorageValue>,
  ): void {
    const names = Object.keys(columns);
    this.#sql.exec(
      `INSERT INTO ${table} (${Object.values(columns).join(', ')}) VALUES (${names.map(() => '?').join(', ')})
       ON CONFLICT (id) DO NOTHING`,
      ...names.map((name) => row[name] ?? null),
    );
  }

  /** Idempotent: a story keeps the day and the numbers of its first time. */
  saveStory(story: NewStory): void {
    if (this.hasStory(story.id)) return;
    const { scene = null, laterScenes = null, heroKey = null, earlierNames = '' } = story;
    const shown = { scene, laterScenes, heroKey, earlierNames, takenDownAt: null, standIns: null };
    const later = { editedAt: null, translationEditedAt: null, starredAt: null };
    const fields = { ...story, ...this.#numbersOf(story), ...shown, ...later };
    this.#insert('stories', STORY_COLUMNS, writeStory(fields));
  }

  /** Day and numbers of a new story, above those that are there, taken down ones included. */
  #numbersOf({ foldedTitle, createdAt }: NewStory): Pick<StoryRow, Numbered> {
    const day = this.household.dayOf(createdAt);
    const [ofDay] = this.#all<{ dayNumber: number; stories: number }>(
      'SELECT coalesce(max(day_number), 0) AS dayNumber, count(*) AS stories FROM stories WHERE day = ?',
      day,
    );
    const [ofTitle] = this.#all<{ titleNumber: number }>(
      'SELECT coalesce(max(title_number), 0) AS titleNumber FROM stories WHERE folded_title = ?',
      foldedTitle,
    );
    return { day, ...this.household.takeNumbers(day, { ...ofDay!, ...ofTitle! }) };
  }

  story(id: string): StoryRow | null {
    return this.#stories(`WHERE id = ? AND ${IS_SHOWN}`, id)[0] ?? null;
  }

  /** A story, taken down or not: for the owner, who decides about it. */
  anyStory(id: string): StoryRow | null {
    return this.#stories('WHERE id = ?', id)[0] ?? null;
  }

  isTakenDown(id: string): boolean {
    return this.#has('SELECT id FROM stories WHERE id = ? AND taken_down_at IS NOT NULL', id);
  }

  /** Hides a story, or shows it again. Idempotent. @param takenDownAt null: it is shown */
  setTakenDown(id: string, takenDownAt: number | null): void {
    const isOther = takenDownAt === null ? 'taken_down_at IS NOT NULL' : IS_SHOWN;
    this.#sql.exec(`UPDATE stories SET taken_down_at = ? WHERE id = ? AND ${isOther}`, takenDownAt, id);
  }

  /** Stores the names that links have in place of the typed ones, if there are none yet. @returns the stored ones */
  keepStandIns(id: string, names: readonly string[]): string[] {
    this.#sql.exec(
      'UPDATE stories SET stand_ins = ? WHERE id = ? AND stand_ins IS NULL',
      JSON.stringify(names),
      id,
    );
    const [row] = this.#all<{ names: string }>('SELECT stand_ins AS names FROM stories WHERE id = ?', id);
    return row ? JSON.parse(row.names) : [];
  }

  /** Newest story with this text. One that was taken down only when there is no other, so that it can be refused. */
  storyByText(textHash: string): StoryFacts | null {
    return this.#newestStory('text_hash', textHash);
  }

  /** The same of a story's second language. */
  storyByTranslation(textHash: string): StoryFacts | null {
    return this.#newestStory('translation_hash', textHash);
  }

  #newestStory(column: 'text_hash' | 'translation_hash', hash: string): StoryFacts | null {
    const [row] = this.#all<StoredFacts>(
      `SELECT ${FACTS} FROM stories WHERE ${column} = ?
       ORDER BY stories.taken_down_at IS NOT NULL, stories.created_at DESC LIMIT 1`,
      hash,
    );
    return row ? this.#owned(readFacts(row)) : null;
  }

  /** Hero of the newest shown story with this key; null without one. */
  heroOf(heroKey: string): SceneFigure | null {
    const [newest] = this.#all<{ scene: string | null }>(
      `SELECT scene FROM stories WHERE hero_key = ? AND ${IS_SHOWN} ORDER BY created_at DESC LIMIT 1`,
      heroKey,
    );
    const scene = newest?.scene;
    return (scene && parseSceneCode(scene)?.figures[0]) || null;
  }

  /** Stores what a story's picture shows. */
  setScene(id: string, scene: string, heroKey: string): void {
    this.#sql.exec(
      `UPDATE stories SET scene = ?, hero_key = ? WHERE id = ? AND ${IS_SHOWN}`,
      scene,
      heroKey,
      id,
    );
  }

  /** Stores what a story's later pictures show, unless that is another thing than it was. @param before as it was */
  setLaterScenes(id: string, scenes: string | null, before: string | null): void {
    this.#sql.exec(
      `UPDATE stories SET later_scenes = ? WHERE id = ? AND later_scenes IS ? AND ${IS_SHOWN}`,
      scenes,
      id,
      before,
    );
  }

  /** Stores a story's document with its second language. */
  setTranslation(
    id: string,
    known: Pick<StoryRow, 'foldedWords' | 'translationHash' | 'document' | 'storedAt'>,
    other: Language,
  ): void {
    const { foldedWords, translationHash, document, storedAt } = known;
    // A story that was asked for in one language has two from now on.
    this.#sql.exec(
      `UPDATE stories SET options = json_set(options, '$.secondLanguage', ?), folded_words = ?, translation_hash = ?,
       document = ?, stored_at = ? WHERE id = ?`,
      other,
      foldedWords,
      translationHash,
      JSON.stringify(document),
      storedAt,
      id,
    );
  }

  /** Stores a document in which a sentence was changed, with what is derived from it. */
  setText(id: string, known: Pick<StoryRow, ChangedText>): void {
    const { document, measured, textHash, translationHash, laterScenes, storedAt } = known;
    this.#sql.exec(
      `UPDATE stories SET document = ?, measured = ?, text_hash = ?, translation_hash = ?, later_scenes = ?,
         stored_at = ?, edited_at = ?, translation_edited_at = ? WHERE id = ? AND ${IS_SHOWN}`,
      JSON.stringify(document),
      measured && JSON.stringify(measured),
      textHash,
      translationHash,
      laterScenes,
      storedAt,
      known.editedAt,
      known.translationEditedAt,
      id,
    );
    // A feed says which of its episodes read the earlier text.
    this.#sql.exec('UPDATE narrations SET updated_at = ? WHERE story_id = ?', known.storedAt, id);
  }

  /**
   * Gives a story a star, which keeps its time, or takes it away. Idempotent.
   * @param starredAt null: without a star
   */
  setStar(id: string, starredAt: number | null): void {
    const isOther = starredAt === null ? 'starred_at IS NOT NULL' : 'starred_at IS NULL';
    this.#sql.exec(`UPDATE stories SET starred_at = ? WHERE id = ? AND ${isOther}`, starredAt, id);
  }

  /**
   * A library page: `limit` stories after the cursor. Walks the index of the chosen order and skips rows that the
   * filters exclude.
   */
  page(view: LibraryView, after: PageEnd | null, limit: number): ShelfRow[] {
    const { key, isAscending } = SORTS[view.sort];
    const [beyond, direction] = isAscending ? ['>', 'ASC'] : ['<', 'DESC'];
    const conditions: [condition: string, ...Bindings][] = [
      [IS_SHOWN],
      ...view.words.map((word): [string, string] => ['instr(stories.folded_words, ?) > 0', word]),
    ];
    // Row comparison, which seeks in the index; OR would read everything before it.
    if (after) conditions.push([`(${key}, stories.id) ${beyond} (?, ?)`, after.key, after.id]);
    if (view.language) conditions.push(['stories.language = ?', view.language]);
    if (view.type) conditions.push([`json_extract(stories.options, '$.storyType') = ?`, view.type]);
    // Measured level; the requested one for stories without a measurement.
    if (view.level)
      conditions.push([
        `coalesce(json_extract(stories.measured, '$.level'), json_extract(stories.options, '$.englishLevel')) = ?`,
        view.level,
      ]);
    if (view.hasAudio !== undefined) conditions.push([`${IS_NARRATED} = ?`, Number(view.hasAudio)]);
    return this.#all<StoredShelf & { hasAudio: number }>(
      `SELECT ${SHELF}, ${IS_NARRATED} AS hasAudio FROM stories
       WHERE ${conditions.map(([condition]) => condition).join(' AND ')}
       ORDER BY ${key} ${direction}, stories.id ${direction} LIMIT ?`,
      ...conditions.flatMap(([, ...bindings]) => bindings),
      limit,
    ).map((row) => ({ ...row, ...readOptions(row), hasAudio: row.hasAudio === 1 }));
  }

  /** Shown nights of a series with their documents, oldest first. @param most of the newest */
  storiesOfSeries(seriesId: string, most: number): StoryRow[] {
    const nights = this.series.nights(seriesId, null, most);
    const stories = this.#stories(
      `WHERE stories.id IN (SELECT value FROM json_each(?)) AND ${IS_SHOWN}`,
      JSON.stringify(nights.map(({ storyId }) => storyId)),
    );
    return inOrder(
      nights.reverse().map(({ storyId }) => storyId),
      stories,
    );
  }

  /** Shown stories by their ids. */
  rowsOf(ids: readonly string[]): Map<string, LibraryRow> {
    const stored = this.#all<StoredFacts & { hasAudio: number }>(
      `SELECT ${FACTS}, ${IS_NARRATED} AS hasAudio FROM stories
       WHERE stories.id IN (SELECT value FROM json_each(?)) AND ${IS_SHOWN}`,
      JSON.stringify(ids),
    );
    const rows = stored.map((row) => ({ ...readFacts(row), hasAudio: row.hasAudio === 1 }));
    return new Map(this.#allOwned(rows).map((row) => [row.id, row]));
  }

  /** Ids of all stories and narrations, those taken down too, each oldest first. */
  allIds(): { stories: string[]; narrations: string[] } {
    const oldestFirst = (table: string) =>
      this.#all<{ id: string }>(`SELECT id FROM ${table} ORDER BY created_at`).map(({ id }) => id);
    return { stories: oldestFirst('stories'), narrations: oldestFirst('narrations') };
  }

  /** Stories by their ids, in that order, those taken down too. */
  stories(ids: readonly string[]): StoryRow[] {
    return inOrder(ids, this.#stories('WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(ids)));
  }

  /** Narrations by their ids, in that order, those of stories taken down too. */
  narrations(ids: readonly string[]): NarrationRow[] {
    return inOrder(
      ids,
      this.#narrations('WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(ids)),
    );
  }

  /** Whether there is neither a story nor a narration, taken down or not. */
  isEmpty(): boolean {
    const { stories, narrations } = this.counts();
    return stories + narrations === 0;
  }

  /** How many stories and narrations there are, taken down or not. */
  counts(): { stories: number; narrations: number } {
    const [row] = this.#all<{ stories: number; narrations: number }>(
      'SELECT (SELECT count(*) FROM stories) AS stories, (SELECT count(*) FROM narrations) AS narrations',
    );
    return row!;
  }

  /** Deletes a story with its narrations. @returns the ids of the narrations; null when there is no such story */
  deleteStory(id: string): string[] | null {
    const made = this.#all<{ id: string }>('DELETE FROM narrations WHERE story_id = ? RETURNING id', id);
    this.links.closeOf(id);
    const endedSeries = this.series.forget(id);
    if (endedSeries !== null) this.links.closeOfSeries(endedSeries);
    const isDeleted = this.#has('DELETE FROM stories WHERE id = ? RETURNING id', id);
    // After the story: its own tombstone is enough.
    this.takes.forget(id);
    return isDeleted ? made.map((narration) => narration.id) : null;
  }

  /**
   * Idempotent.
   * @returns false when the narrated story was deleted
   */
  saveNarration(narration: NewNarration): boolean {
    const {
      storyId,
      cast = false,
      takes = null,
      said = [],
      isOutdated = false,
      textEditedAt = null,
    } = narration;
    if (storyId !== null && !this.hasStory(storyId)) return false;
    const fields = {
      ...narration,
      cast,
      takes,
      said,
      isOutdated,
      textEditedAt,
      ...NO_EDITIONS,
      linkSound: null,
    };
    this.#insert('narrations', NARRATION_COLUMNS, writeNarration(fields));
    return true;
  }

  /** Deletes a narration. Its files are the caller's to delete. */
  deleteNarration(id: string): void {
    this.#sql.exec('DELETE FROM narrations WHERE id = ?', id);
  }

  /** Whether there is such a take, of a story taken down or not. */
  hasTake(id: string): boolean {
    return this.#has('SELECT id FROM takes WHERE id = ?', id);
  }

  /** Ends takes, and the narrations that may have them. @returns the ids of the narrations */
  endTakes(ids: readonly string[]): string[] {
    const heard = this.takes.remove(ids).filter(({ acceptedAt }) => acceptedAt !== null);
    const places = new Set(heard.map(({ storyId, language }) => `${language} ${storyId}`));
    return [...places].flatMap((place) => {
      const [language = '', storyId = ''] = place.split(' ');
      const query =
        'DELETE FROM narrations WHERE story_id = ? AND language = ? AND takes IS NOT NULL RETURNING id';
      return this.#all<{ id: string }>(query, storyId, language).map(({ id }) => id);
    });
  }

  showsTake(id: string): boolean {
    return this.#has(
      `SELECT takes.id FROM takes INNER JOIN stories ON stories.id = takes.story_id WHERE takes.id = ? AND ${IS_SHOWN}`,
      id,
    );
  }

  showsStory(id: string): boolean {
    return this.hasStory(id) && !this.isTakenDown(id);
  }

  showsNarration(id: string): boolean {
    return this.#has(`SELECT id FROM narrations WHERE id = ? AND ${IS_OF_SHOWN}`, id);
  }

  /** Whether there is such a story, taken down or not. */
  hasStory(id: string): boolean {
    return this.#has('SELECT id FROM stories WHERE id = ?', id);
  }

  /** Whether there is such a narration, of a story taken down or not. */
  hasNarration(id: string): boolean {
    return this.#has('SELECT id FROM narrations WHERE id = ?', id);
  }

  /**
   * Stores an edition of a narration, in place of another one of its kind. Idempotent.
   * @returns the stored row; null when the narration is deleted
   */
  saveEdition<Kind extends EditionKind>(
    id: string,
    kind: Kind,
    edition: NonNullable<Editions[(typeof EDITION_FIELDS)[Kind]]>,
  ): NarrationRow | null {
    const column = NARRATION_COLUMNS[EDITION_FIELDS[kind]];
    const [row] = this.#all<StoredNarrationFields>(
      `UPDATE narrations SET ${column} = ?, updated_at = ? WHERE id = ? RETURNING ${NARRATION}`,
      JSON.stringify(edition),
      edition.madeAt,
      id,
    );
    return row ? this.#owned(readNarration(row)) : null;
  }

  /**
   * Stores the file of a narration for links. Idempotent.
   * @returns false when the narration is deleted
   */
  saveLinkSound(id: string, linkSound: StoredLinkSound): boolean {
    const update = 'UPDATE narrations SET link_sound = ? WHERE id = ? RETURNING id';
    return this.#has(update, JSON.stringify(linkSound), id);
  }

  /** Spellings that the narrations of stories in a language were spoken with, taken down or not. */
  saidIn(language: Language): (Pick<NarrationFields, 'id' | 'said' | 'isOutdated'> & { storyId: string })[] {
    return this.#all<{ id: string; storyId: string; said: string; isOutdated: number }>(
      `SELECT id, story_id AS storyId, said, is_outdated AS isOutdated FROM narrations
       WHERE story_id IS NOT NULL AND language = ? ORDER BY story_id`,
      language,
    ).map(({ said, isOutdated, ...row }) => ({
      ...row,
      said: JSON.parse(said),
      isOutdated: isOutdated === 1,
    }));
  }

  setOutdated(id: string, isOutdated: boolean): void {
    this.#sql.exec('UPDATE narrations SET is_outdated = ? WHERE id = ?', Number(isOutdated), id);
  }

  /** Narrations to be spoken again, newest first. */
  outdated(): NarrationRow[] {
    return this.#narrations(`WHERE is_outdated = 1 AND ${IS_OF_SHOWN} ORDER BY created_at DESC`);
  }

  /**
   * Notes that the file of a narration was made again. The editions that were made of its speech go. Idempotent.
   * @returns false when the narration is deleted
   */
  renewNarration(
    id: string,
    renewed: Pick<
      NarrationFields,
      'duration' | 'soundBytes' | 'timeline' | 'said' | 'isOutdated' | 'updatedAt'
    >,
  ): boolean {
    return this.#has(
      `UPDATE narrations SET duration_ms = ?, sound_bytes = ?, timeline = ?, said = ?, is_outdated = ?, updated_at = ?,
         sleep_edition = NULL, practice_edition = NULL WHERE id = ? RETURNING id`,
      Math.round(renewed.duration * 1000),
      renewed.soundBytes,
      JSON.stringify(renewed.timeline),
      JSON.stringify(renewed.said),
      Number(renewed.isOutdated),
      renewed.updatedAt,
      id,
    );
  }

  /** Narrations of a story, taken down or not, oldest first. */
  narrationsOf(storyId: string): NarrationRow[] {
    return this.#narrations('WHERE story_id = ? ORDER BY created_at', storyId);
  }

  narration(id: string): NarrationRow | null {
    return this.#narrations(`WHERE id = ? AND ${IS_OF_SHOWN}`, id)[0] ?? null;
  }

  /** Versions of a story or an example. */
  versionsOf({ storyId, exampleId }: Pick<NarrationRow, 'storyId' | 'exampleId'>): Version[] {
    const column = storyId === null ? 'example_id' : 'story_id';
    return this.#all<StoredVersion>(
      `SELECT ${VERSION} FROM narrations WHERE ${column} = ?`,
      storyId ?? exampleId,
    ).map(readVersion);
  }

  /** A narration with the facts of its story. Without the timelines, which are most of a row. */
  sound(id: string): SoundRow | null {
    const [row] = this.#all<StoredSound>(
      `SELECT ${VERSION}, story_id AS storyId, example_id AS exampleId, sound_bytes AS soundBytes,
         ${EDITIONS_BRIEFLY}
       FROM narrations WHERE id = ? AND ${IS_OF_SHOWN}`,
      id,
    );
    if (!row) return null;
    const [story] = this.#all<StoredFacts & { translatedTitle: string | null }>(
      `SELECT ${FACTS}, json_extract(document, '$.translation.title') AS translatedTitle
       FROM stories WHERE id = ?`,
      row.storyId,
    );
    if (!story) return this.#owned({ ...readSound(row), story: null, translatedTitle: null });
    const { translatedTitle, ...facts } = story;
    return this.#owned({ ...readSound(row), story: readFacts(facts), translatedTitle });
  }

  feed(): FeedRow | null {
    const [row] = this.#all<StoredFeed>(`SELECT ${FEED} FROM feed`);
    return row ? readFeed(row) : null;
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
    const [changes] = this.#all<{ narrations: number; changedAt: number }>(
      `SELECT count(*) AS narrations, coalesce(max(updated_at), 0) AS changedAt FROM narrations
       WHERE story_id IS NOT NULL AND ${IS_OF_SHOWN}`,
    );
    return { ...row, ...changes! };
  }

  /** Creates the feed, or changes the settings of the existing one. */
  saveFeed({ showsNames, language, now }: { showsNames: boolean; language: Language; now: number }): FeedRow {
    const settings = [Number(showsNames), language];
    const [saved] = this.feed()
      ? this.#all<StoredFeed>(`UPDATE feed SET shows_names = ?, language = ? RETURNING ${FEED}`, ...settings)
      : this.#all<StoredFeed>(
          `INSERT INTO feed (shows_names, language, secret, created_at) VALUES (?, ?, ?, ?) RETURNING ${FEED}`,
          ...settings,
          newFeedSecret(),
          now,
        );
    return readFeed(saved!);
  }

  /**
   * Replaces the feed's secret and thereby its address; the old address stops working.
   * @returns null when there is no feed
   */
  renewFeed(now: number): FeedRow | null {
    const update = `UPDATE feed SET secret = ?, created_at = ? RETURNING ${FEED}`;
    const [renewed] = this.#all<StoredFeed>(update, newFeedSecret(), now);
    return renewed ? readFeed(renewed) : null;
  }

  deleteFeed(): void {
    this.#sql.exec('DELETE FROM feed');
  }

  hideNamesInFeed(): void {
    this.#sql.exec('UPDATE feed SET shows_names = 0');
  }

  /**
   * Finished narrations of the user's own stories in no order: all of each story that has one of the newest, since the
   * title of a version depends on those before it.
   */
  episodes(): EpisodeRow[] {
    return this.#episodes(
      `SELECT story_id FROM narrations WHERE story_id IS NOT NULL AND ${IS_OF_SHOWN}
       ORDER BY created_at DESC, id DESC LIMIT ?`,
      EPISODES_MAX,
    );
  }

  /** The same of the newest nights of a series. */
  episodesOfSeries(seriesId: string): EpisodeRow[] {
    return this.#episodes(
      `SELECT nights.story_id FROM nights INNER JOIN stories ON stories.id = nights.story_id
       WHERE nights.series_id = ? AND ${IS_SHOWN} ORDER BY nights.number DESC LIMIT ?`,
      seriesId,
      EPISODES_MAX,
    );
  }

  /** @param stories query of ids */
  #episodes(stories: string, ...bindings: Bindings): EpisodeRow[] {
    const rows = this.#all<StoredEpisode>(
      `SELECT ${VERSION}, ${selected('stories', EPISODE_STORY)}, stories.translation_hash IS NOT NULL AS isTranslated,
         narrations.duration_ms AS duration, narrations.sound_bytes AS soundBytes, narrations.created_at AS madeAt,
         narrations.text_edited_at AS textEditedAt, ${EDITIONS_BRIEFLY}
       FROM narrations INNER JOIN stories ON stories.id = narrations.story_id
       WHERE stories.id IN (${stories})`,
      ...bindings,
    );
    return rows.map((row) => ({
      ...readSound(row),
      options: readStoryRequest(row.options),
      duration: readDuration(row.duration),
    }));
  }
}

/** Rows in the order of their ids; those that are missing are left out. */
function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What distinguishes the narrations of one text. `language`: of the audio. */
export type Version = Pick<NarrationFields, keyof typeof VERSION_COLUMNS>;

type StoredEditions = Pick<StoredNarrationFields, keyof Editions>;

/** Decodes a version with its editions. */
const readSound = <Row extends StoredVersion & StoredEditions>(row: Row) => {
  const { sleepEdition, practiceEdition, ...version } = row;
  return { ...readVersion(version), editions: readBriefly({ sleepEdition, practiceEdition }) };
};

type SoundFacts = Pick<NarrationFields, 'storyId' | 'exampleId' | 'soundBytes'>;
type StoredSound = StoredVersion & StoredEditions & SoundFacts;
export type SoundRow = Version &
  OfUser &
  SoundFacts & {
    editions: EditionFacts[];
    /** Null for the narration of an example. */
    story: Omit<StoryFacts, 'userId'> | null;
    translatedTitle: string | null;
  };

const EPISODE_STORY = {
  storyId: STORY_COLUMNS.id,
  storyLanguage: STORY_COLUMNS.language,
  editedAt: STORY_COLUMNS.editedAt,
  translationEditedAt: STORY_COLUMNS.translationEditedAt,
  title: STORY_COLUMNS.title,
  options: STORY_COLUMNS.options,
  earlierNames: STORY_COLUMNS.earlierNames,
  scene: STORY_COLUMNS.scene,
  day: STORY_COLUMNS.day,
  dayNumber: STORY_COLUMNS.dayNumber,
  titleNumber: STORY_COLUMNS.titleNumber,
};

type EpisodeFacts = Pick<NarrationFields, 'duration' | 'soundBytes' | 'textEditedAt'> &
  Pick<StoryFacts, 'title' | 'scene' | 'earlierNames' | 'editedAt' | 'translationEditedAt' | Numbered> & {
    storyId: string;
    madeAt: number;
    storyLanguage: Language;
    /** Whether the story has its second language. */
    isTranslated: 0 | 1;
  };
type StoredEpisode = StoredVersion & StoredEditions & EpisodeFacts & Pick<StoredStoryFields, 'options'>;
export type EpisodeRow = Version & EpisodeFacts & Pick<StoryFacts, 'options'> & { editions: EditionFacts[] };
