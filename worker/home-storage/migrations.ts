import { DAY_MS } from '../../contract/time.ts';
import type { DirectoryChange } from './outbox.ts';

/**
 * Schema of the object's SQLite as migration steps; append-only from release 1.0.0 on. Each step commits in one
 * transaction with its row in `migrations`, so an object that stopped half-way continues with the next step.
 */
export type Migration = {
  name: string;
  statements: string[];
};

/**
 * Triggers that note a change of a table for the next snapshot. They write a row at the first change after a snapshot
 * only. Each table of a snapshot has them; a test compares.
 */
const noteChangesOf = (...tables: string[]): string[] =>
  tables.flatMap((table) =>
    ['INSERT', 'UPDATE', 'DELETE'].map(
      (change) => `CREATE TRIGGER ${table}_${change.toLowerCase()}_noted AFTER ${change} ON ${table} BEGIN
        UPDATE snapshot SET state = 'changed' WHERE state <> 'changed';
      END`,
    ),
  );

/** What deletes the last snapshot, and drops one that is being written: what was deleted may be in it. */
const WITHOUT_SNAPSHOT = `INSERT OR REPLACE INTO to_delete (key, delete_at)
      SELECT key, 0 FROM snapshot WHERE key IS NOT NULL;
    UPDATE snapshot SET number = number + 1, key = NULL;`;

/**
 * Trigger of an end that no restore may undo: a deleted story, a feed's address that is no longer valid. The snapshot
 * that has it is deleted, the next number drops one that is being written, and a tombstone keeps it out of a restored
 * backup.
 */
const buryAtEnd = (name: string, change: string, directoryChange: DirectoryChange, subject: string): string =>
  `CREATE TRIGGER ${name} AFTER ${change} BEGIN
    ${WITHOUT_SNAPSHOT}
    INSERT INTO outbox (change, subject) VALUES ('${directoryChange}', ${subject});
  END`;

/** Tables of the home: the runtime may keep others of its own beside them. */
export const isTableOfSchema = (name: string): boolean =>
  MIGRATIONS.some(({ statements }) => statements.some((one) => one.startsWith(`CREATE TABLE ${name} `)));

/** Sort key by which starred stories come before all others, by their time: `offset` is above any, in milliseconds. */
const STAR_OFFSET = 10 ** 14;
export const STARRED_FIRST = {
  key: `(created_at + (starred_at IS NOT NULL) * ${STAR_OFFSET})`,
  offset: STAR_OFFSET,
};

export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'start',
    statements: [
      // One row: the copy of the user's row in the directory, as JSON.
      `CREATE TABLE user (id TEXT NOT NULL, version INTEGER NOT NULL, copy TEXT NOT NULL, asked_at INTEGER NOT NULL)`,
      // One row: the last use, and the notice of the deletion.
      `CREATE TABLE activity (active_at INTEGER NOT NULL, notice_days INTEGER, notice_at INTEGER)`,
      // One row once the account is deleted: how far its end has come.
      `CREATE TABLE closing (closed_at INTEGER NOT NULL, is_row_gone INTEGER NOT NULL)`,
      // One row: where the family is, and what numbers the stories of their last day got, deleted ones included.
      `CREATE TABLE household (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        time_zone TEXT NOT NULL,
        day TEXT NOT NULL DEFAULT '',
        day_stories INTEGER NOT NULL DEFAULT 0,
        day_highest INTEGER NOT NULL DEFAULT 0
      )`,
      `CREATE TABLE sessions (
        id TEXT PRIMARY KEY,
        secret_number INTEGER NOT NULL,
        credentials INTEGER NOT NULL,
        user_agent TEXT,
        created_at INTEGER NOT NULL,
        used_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        token_lifetime TEXT NOT NULL
      )`,
      // A document, and a timeline, is the last column: SQLite reads through whatever lies in front of one.
      `CREATE TABLE stories (
        id TEXT PRIMARY KEY NOT NULL,
        title TEXT NOT NULL,
        language TEXT NOT NULL,
        options TEXT NOT NULL,
        text_hash TEXT NOT NULL,
        translation_hash TEXT,
        folded_title TEXT NOT NULL,
        folded_words TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        measured TEXT,
        scene TEXT,
        later_scenes TEXT,
        hero_key TEXT,
        stored_at INTEGER NOT NULL,
        edited_at INTEGER,
        translation_edited_at INTEGER,
        starred_at INTEGER,
        taken_down_at INTEGER,
        stand_ins TEXT,
        earlier_names TEXT NOT NULL DEFAULT '',
        day TEXT NOT NULL,
        day_number INTEGER NOT NULL,
        title_number INTEGER NOT NULL,
        document TEXT NOT NULL
      )`,
      `CREATE INDEX stories_by_day ON stories (day)`,
      // With the words, so that a search reads no row that it leaves out: a row has its document.
      `CREATE INDEX stories_by_time ON stories (created_at, id, folded_words)`,
      `CREATE INDEX stories_by_title ON stories (folded_title, id, folded_words)`,
      `CREATE INDEX stories_by_star ON stories (${STARRED_FIRST.key}, id, folded_words)`,
      `CREATE INDEX stories_by_text ON stories (text_hash)`,
      `CREATE INDEX stories_by_translation ON stories (translation_hash) WHERE translation_hash IS NOT NULL`,
      `CREATE INDEX stories_by_hero ON stories (hero_key, created_at) WHERE hero_key IS NOT NULL`,
      `CREATE INDEX stories_taken_down ON stories (id) WHERE taken_down_at IS NOT NULL`,
      `CREATE TABLE narrations (
        id TEXT PRIMARY KEY NOT NULL,
        story_id TEXT REFERENCES stories(id) ON DELETE CASCADE,
        example_id TEXT,
        voice_id TEXT NOT NULL,
        speech_rate_percent INTEGER NOT NULL,
        music_track TEXT NOT NULL,
        language TEXT NOT NULL,
        has_cast INTEGER NOT NULL DEFAULT 0,
        duration_ms INTEGER NOT NULL,
        sound_bytes INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        sleep_edition TEXT,
        practice_edition TEXT,
        link_sound TEXT,
        takes TEXT,
        said TEXT NOT NULL DEFAULT '[]',
        is_outdated INTEGER NOT NULL DEFAULT 0,
        text_edited_at INTEGER,
        timeline TEXT NOT NULL,
        CHECK ((story_id IS NULL) <> (example_id IS NULL))
      )`,
      `CREATE INDEX narrations_by_story ON narrations (story_id, created_at)`,
      `CREATE INDEX narrations_by_example ON narrations (example_id)`,
      `CREATE INDEX narrations_by_time ON narrations (created_at, id)`,
      `CREATE INDEX narrations_by_change ON narrations (updated_at, story_id)`,
      // Stories that go on with the same hero. The id is that of the first; `told` counts deleted nights too.
      `CREATE TABLE series (
        id TEXT PRIMARY KEY NOT NULL,
        stand_ins TEXT NOT NULL,
        told INTEGER NOT NULL,
        last_at INTEGER NOT NULL
      )`,
      `CREATE INDEX series_by_time ON series (last_at, id)`,
      // What is remembered of a story, typed by the user or asked of a model; its series and number once another night has
      // followed or it is one.
      `CREATE TABLE nights (
        story_id TEXT PRIMARY KEY NOT NULL REFERENCES stories(id) ON DELETE CASCADE,
        memory TEXT,
        proposals TEXT NOT NULL DEFAULT '[]',
        series_id TEXT,
        number INTEGER,
        recalled INTEGER,
        is_typed INTEGER NOT NULL DEFAULT 0,
        CHECK ((series_id IS NULL) = (number IS NULL))
      )`,
      `CREATE UNIQUE INDEX nights_by_series ON nights (series_id, number) WHERE series_id IS NOT NULL`,
      `CREATE INDEX narrations_outdated ON narrations (created_at) WHERE is_outdated = 1`,
      `CREATE TABLE sayings (
        id TEXT PRIMARY KEY NOT NULL,
        language TEXT NOT NULL,
        word TEXT NOT NULL,
        said TEXT NOT NULL,
        created_at INTEGER NOT NULL
      ) WITHOUT ROWID`,
      `CREATE UNIQUE INDEX sayings_by_word ON sayings (language, word)`,
      `CREATE TABLE feed (
        secret TEXT PRIMARY KEY NOT NULL,
        shows_names INTEGER NOT NULL,
        language TEXT NOT NULL,
        created_at INTEGER NOT NULL
      )`,
      // Open links to stories, at most twenty, and ended ones until the next link is made.
      `CREATE TABLE links (
        id TEXT PRIMARY KEY,
        secret TEXT NOT NULL,
        story_id TEXT NOT NULL,
        shows_names INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        ends_at INTEGER NOT NULL,
        opened INTEGER NOT NULL DEFAULT 0,
        scope TEXT NOT NULL DEFAULT 'read',
        recorder TEXT,
        recorder_at INTEGER
      ) WITHOUT ROWID`,
      `CREATE UNIQUE INDEX links_by_secret ON links (secret)`,
      `CREATE INDEX links_by_story ON links (story_id)`,
      `CREATE TABLE takes (
        id TEXT PRIMARY KEY NOT NULL,
        story_id TEXT NOT NULL,
        language TEXT NOT NULL,
        sentence INTEGER NOT NULL,
        text_digest TEXT NOT NULL,
        digest TEXT NOT NULL,
        bytes INTEGER NOT NULL,
        link_id TEXT,
        consented_at INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        accepted_at INTEGER
      )`,
      `CREATE UNIQUE INDEX takes_by_place ON takes (story_id, language, (accepted_at IS NULL), sentence)`,
      `CREATE INDEX takes_waiting ON takes (created_at) WHERE accepted_at IS NULL`,
      `CREATE TABLE timers (name TEXT PRIMARY KEY, due_at INTEGER NOT NULL) WITHOUT ROWID`,
      `CREATE TABLE to_delete (key TEXT PRIMARY KEY, delete_at INTEGER NOT NULL) WITHOUT ROWID`,
      // An id is never given again: a change that is being made is not mistaken for a later one.
      `CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, change TEXT NOT NULL, subject TEXT NOT NULL)`,
      `CREATE TABLE generations (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('story', 'narration', 'sleep', 'practice')),
        status TEXT NOT NULL CHECK (status IN ('running', 'written', 'saved', 'refunded')),
        idempotency_key TEXT,
        fingerprint TEXT NOT NULL,
        request TEXT NOT NULL,
        story_id TEXT NOT NULL,
        plan TEXT NOT NULL CHECK (plan IN ('free', 'premium')),
        period_start INTEGER NOT NULL,
        admitted_at INTEGER NOT NULL,
        deadline INTEGER NOT NULL,
        attempt INTEGER NOT NULL,
        failure TEXT,
        retry_after INTEGER,
        request_id TEXT NOT NULL,
        ended_at INTEGER,
        replays_left INTEGER NOT NULL DEFAULT 1,
        restarts INTEGER NOT NULL DEFAULT 0,
        returned_at INTEGER
      )`,
      // One key has at most one generation that runs or was saved.
      `CREATE UNIQUE INDEX generations_by_key ON generations (kind, idempotency_key)
        WHERE idempotency_key IS NOT NULL AND status <> 'refunded'`,
      `CREATE UNIQUE INDEX generations_running ON generations (kind) WHERE status = 'running'`,
      `CREATE INDEX generations_by_plan ON generations (kind, plan, period_start, status)`,
      `CREATE INDEX generations_by_story ON generations (story_id, kind, status)`,
      `CREATE INDEX generations_by_admission ON generations (kind, admitted_at)`,
      `CREATE INDEX generations_unfinished ON generations (admitted_at) WHERE status IN ('running', 'written')`,
      `CREATE INDEX generations_refunded ON generations (admitted_at) WHERE status = 'refunded'`,
      `CREATE INDEX stories_by_end ON generations (ended_at) WHERE kind = 'story'`,
      `CREATE TABLE events (
        generation_id TEXT NOT NULL,
        attempt INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        type TEXT NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (generation_id, attempt, seq)
      ) WITHOUT ROWID`,
      `CREATE TABLE bought_sentences (
        story_id TEXT NOT NULL,
        language TEXT NOT NULL,
        sentence INTEGER NOT NULL,
        voice_id TEXT NOT NULL,
        has_cast INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (day, story_id, language, sentence, voice_id, has_cast)
      ) WITHOUT ROWID`,
      // Uses of the account's daily budgets. In no snapshot: a day is over sooner.
      `CREATE TABLE account_uses (
        effect TEXT NOT NULL,
        day TEXT NOT NULL,
        uses INTEGER NOT NULL,
        PRIMARY KEY (effect, day)
      ) WITHOUT ROWID`,
      `CREATE TABLE translation_tries (story_id TEXT PRIMARY KEY, tries INTEGER NOT NULL) WITHOUT ROWID`,
      // Stories whose second opinion is pending, and withdrawn ones whose rows and files are not deleted yet.
      `CREATE TABLE pending_readings (
        story_id TEXT PRIMARY KEY,
        request TEXT NOT NULL,
        attempt INTEGER NOT NULL,
        objection TEXT
      ) WITHOUT ROWID`,
      // One row: whether tables changed since the last snapshot, its number and its key in R2 (`snapshot.ts`).
      `CREATE TABLE snapshot (
        state TEXT NOT NULL CHECK (state IN ('current', 'reading', 'changed')),
        number INTEGER NOT NULL,
        key TEXT
      )`,
      `INSERT INTO snapshot (state, number, key) VALUES ('current', 0, NULL)`,
      ...noteChangesOf(
        'stories',
        'narrations',
        'series',
        'nights',
        'sayings',
        'feed',
        'generations',
        'outbox',
        'household',
        'bought_sentences',
        'translation_tries',
        'pending_readings',
        'takes',
      ),
      buryAtEnd('stories_leave', 'DELETE ON stories', 'bury_story', 'OLD.id'),
      buryAtEnd('feed_closed', 'DELETE ON feed', 'bury_feed', 'OLD.secret'),
      buryAtEnd(
        'feed_renewed',
        'UPDATE OF secret ON feed WHEN OLD.secret <> NEW.secret',
        'bury_feed',
        'OLD.secret',
      ),
      `CREATE TRIGGER memory_changed AFTER UPDATE OF memory ON nights
        WHEN OLD.memory IS NOT NULL AND OLD.memory IS NOT NEW.memory BEGIN
        ${WITHOUT_SNAPSHOT}
      END`,
      // The takes of a deleted story are behind the story's own tombstone.
      buryAtEnd(
        'takes_leave',
        'DELETE ON takes WHEN EXISTS (SELECT 1 FROM stories WHERE id = OLD.story_id)',
        'bury_take',
        'OLD.id',
      ),
      // The timer of work that ends leaves one for the snapshot, in the same transaction: its instance may die, or go on.
      `CREATE TRIGGER timers_end AFTER DELETE ON timers WHEN OLD.name <> 'snapshot' BEGIN
        INSERT OR IGNORE INTO timers (name, due_at)
          SELECT 'snapshot', OLD.due_at + ${DAY_MS} FROM snapshot WHERE state <> 'current';
      END`,
    ],
  },
];

/**
 * Brings the object's storage up to date.
 * @throws Error when the steps applied earlier are not a prefix of the given ones: the code is older than the data
 */
export function migrate(storage: DurableObjectStorage, steps: readonly Migration[] = MIGRATIONS): void {
  const { sql } = storage;
  sql.exec('CREATE TABLE IF NOT EXISTS migrations (position INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  const applied = sql.exec<{ name: string }>('SELECT name FROM migrations ORDER BY position').toArray();
  for (const [position, { name }] of applied.entries()) {
    if (steps[position]?.name !== name) throw new Error(`Unknown storage migration ${position}: ${name}`);
  }
  for (const [position, step] of steps.entries()) {
    if (position < applied.length) continue;
    storage.transactionSync(() => {
      for (const statement of step.statements) sql.exec(statement);
      sql.exec('INSERT INTO migrations (position, name) VALUES (?, ?)', position, step.name);
    });
  }
}
