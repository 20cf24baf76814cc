import { digestOfOrder } from './orders.ts';

/**
 * The object's own schema, as steps that are only ever appended to. Each is applied once, together with its row in
 * `migrations`, so that an object stopped half-way goes on where it was.
 */
export type Migration = {
  name: string;
  statements: string[];
  /** What SQL cannot say, after the statements. */
  apply?(sql: SqlStorage): void;
};

export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'ledger and event log',
    statements: [
      `CREATE TABLE owner (user_id TEXT NOT NULL)`,
      `CREATE TABLE generations (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('story', 'narration')),
        status TEXT NOT NULL CHECK (status IN ('running', 'written', 'saved', 'refunded')),
        idempotency_key TEXT,
        fingerprint TEXT NOT NULL,
        request TEXT NOT NULL,
        story_id TEXT NOT NULL,
        plan TEXT NOT NULL CHECK (plan IN ('free', 'premium')),
        period_start INTEGER NOT NULL,
        admitted_at INTEGER NOT NULL,
        deadline INTEGER NOT NULL,
        epoch INTEGER NOT NULL,
        failure TEXT,
        retry_after INTEGER
      )`,
      // One key has at most one generation that runs or was saved.
      `CREATE UNIQUE INDEX generations_by_key ON generations (kind, idempotency_key)
        WHERE idempotency_key IS NOT NULL AND status <> 'refunded'`,
      `CREATE UNIQUE INDEX generations_running ON generations (kind) WHERE status = 'running'`,
      `CREATE INDEX generations_by_plan ON generations (kind, plan, period_start, status)`,
      `CREATE INDEX generations_by_story ON generations (kind, story_id, status)`,
      `CREATE INDEX generations_by_admission ON generations (kind, admitted_at)`,
      `CREATE TABLE events (
        generation_id TEXT NOT NULL,
        epoch INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        type TEXT NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (generation_id, epoch, seq)
      ) WITHOUT ROWID`,
    ],
  },
  {
    name: 'request of a generation',
    statements: [`ALTER TABLE generations ADD COLUMN request_id TEXT NOT NULL DEFAULT ''`],
  },
  {
    name: 'end of a generation',
    statements: [
      // Null while it runs, and for what ended before this step: that is never handed out again.
      `ALTER TABLE generations ADD COLUMN ended_at INTEGER`,
      `ALTER TABLE generations ADD COLUMN may_replay INTEGER NOT NULL DEFAULT 1`,
      `CREATE INDEX stories_by_end ON generations (ended_at) WHERE kind = 'story'`,
    ],
  },
  {
    name: 'words only of what is under way or in the library',
    statements: [
      // Of a saved story the library tells the same events; whether it was deleted is not known here.
      `DELETE FROM events WHERE generation_id IN (SELECT id FROM generations WHERE status = 'saved')`,
      `DELETE FROM events WHERE type IN ('title', 'sentence')
         AND generation_id IN (SELECT id FROM generations WHERE status = 'refunded')`,
      `UPDATE generations SET request = CASE WHEN kind = 'narration' AND json_valid(request)
         THEN json_remove(request, '$.title') ELSE '{}' END WHERE status IN ('saved', 'refunded')`,
    ],
    apply(sql) {
      const rows = sql.exec<{ id: string; fingerprint: string }>('SELECT id, fingerprint FROM generations');
      for (const { id, fingerprint } of rows.toArray())
        sql.exec('UPDATE generations SET fingerprint = ? WHERE id = ?', digestOfOrder(fingerprint), id);
    },
  },
  {
    name: 'restarts of a generation',
    statements: [`ALTER TABLE generations ADD COLUMN restarts INTEGER NOT NULL DEFAULT 0`],
  },
  {
    name: 'sentences bought one by one',
    statements: [
      `CREATE TABLE bought_sentences (
        story_id TEXT NOT NULL,
        language TEXT NOT NULL,
        sentence INTEGER NOT NULL,
        voice_id TEXT NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (day, story_id, language, sentence, voice_id)
      ) WITHOUT ROWID`,
    ],
  },
  {
    name: 'sleep editions',
    statements: [
      // A table's CHECK cannot be changed: what follows is the same table with one kind more.
      `CREATE TABLE generations_of_three_kinds (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('story', 'narration', 'sleep')),
        status TEXT NOT NULL CHECK (status IN ('running', 'written', 'saved', 'refunded')),
        idempotency_key TEXT,
        fingerprint TEXT NOT NULL,
        request TEXT NOT NULL,
        story_id TEXT NOT NULL,
        plan TEXT NOT NULL CHECK (plan IN ('free', 'premium')),
        period_start INTEGER NOT NULL,
        admitted_at INTEGER NOT NULL,
        deadline INTEGER NOT NULL,
        epoch INTEGER NOT NULL,
        failure TEXT,
        retry_after INTEGER,
        request_id TEXT NOT NULL DEFAULT '',
        ended_at INTEGER,
        may_replay INTEGER NOT NULL DEFAULT 1,
        restarts INTEGER NOT NULL DEFAULT 0
      )`,
      `INSERT INTO generations_of_three_kinds
         SELECT id, kind, status, idempotency_key, fingerprint, request, story_id, plan, period_start, admitted_at,
           deadline, epoch, failure, retry_after, request_id, ended_at, may_replay, restarts FROM generations`,
      `DROP TABLE generations`,
      `ALTER TABLE generations_of_three_kinds RENAME TO generations`,
      `CREATE UNIQUE INDEX generations_by_key ON generations (kind, idempotency_key)
        WHERE idempotency_key IS NOT NULL AND status <> 'refunded'`,
      `CREATE UNIQUE INDEX generations_running ON generations (kind) WHERE status = 'running'`,
      `CREATE INDEX generations_by_plan ON generations (kind, plan, period_start, status)`,
      `CREATE INDEX generations_by_story ON generations (kind, story_id, status)`,
      `CREATE INDEX generations_by_admission ON generations (kind, admitted_at)`,
      `CREATE INDEX stories_by_end ON generations (ended_at) WHERE kind = 'story'`,
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
      step.apply?.(sql);
      sql.exec('INSERT INTO migrations (position, name) VALUES (?, ?)', position, step.name);
    });
  }
}
