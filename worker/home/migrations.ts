/**
 * Schema of the object's SQLite as migration steps; append-only from release 1.0.0 on. Each step commits in one
 * transaction with its row in `migrations`, so an object that stopped half-way continues with the next step.
 */
export type Migration = {
  name: string;
  statements: string[];
};

export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'start',
    statements: [
      `CREATE TABLE owner (user_id TEXT NOT NULL)`,
      `CREATE TABLE generations (
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
        request_id TEXT NOT NULL,
        ended_at INTEGER,
        may_replay INTEGER NOT NULL DEFAULT 1,
        restarts INTEGER NOT NULL DEFAULT 0
      )`,
      // One key has at most one generation that runs or was saved.
      `CREATE UNIQUE INDEX generations_by_key ON generations (kind, idempotency_key)
        WHERE idempotency_key IS NOT NULL AND status <> 'refunded'`,
      `CREATE UNIQUE INDEX generations_running ON generations (kind) WHERE status = 'running'`,
      `CREATE INDEX generations_by_plan ON generations (kind, plan, period_start, status)`,
      `CREATE INDEX generations_by_story ON generations (kind, story_id, status)`,
      `CREATE INDEX generations_by_admission ON generations (kind, admitted_at)`,
      `CREATE INDEX stories_by_end ON generations (ended_at) WHERE kind = 'story'`,
      `CREATE TABLE events (
        generation_id TEXT NOT NULL,
        epoch INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        type TEXT NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (generation_id, epoch, seq)
      ) WITHOUT ROWID`,
      `CREATE TABLE bought_sentences (
        story_id TEXT NOT NULL,
        language TEXT NOT NULL,
        sentence INTEGER NOT NULL,
        voice_id TEXT NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (day, story_id, language, sentence, voice_id)
      ) WITHOUT ROWID`,
      `CREATE TABLE translation_tries (story_id TEXT PRIMARY KEY, tries INTEGER NOT NULL) WITHOUT ROWID`,
      // Stories whose second opinion is pending, and withdrawn ones whose rows and files are not deleted yet.
      `CREATE TABLE pending_readings (
        story_id TEXT PRIMARY KEY,
        request TEXT NOT NULL,
        attempt INTEGER NOT NULL,
        objection TEXT
      ) WITHOUT ROWID`,
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
