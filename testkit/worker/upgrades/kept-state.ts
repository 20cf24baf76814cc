import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { emptyStorage } from '../empty-storage.ts';

/**
 * Dump of the whole product at some version: D1 tables, R2 files and each object's tables, with their migration
 * bookkeeping. Independent of table names, so that it works for every version.
 */
export type KeptState = {
  /** Milliseconds since the epoch. */
  takenAt: number;
  /** Names of applied migrations, of D1 and of the objects. */
  schema: { d1: string[]; object: string[] };
  d1: Tables;
  files: KeptFile[];
  objects: { userId: string; alarm: number | null; tables: Tables }[];
  /** Users in the dump and the state of their work, for the test that restores it. */
  cast: Cast;
};

/** A user's credentials. */
type Member = { id: string; email: string; password: string; cookie: string };

export type Cast = {
  /** Free plan, with one generation in each state. Ids of the generations. */
  free: Member & {
    savedStory: string;
    savedNarration: string;
    stoppedStory: string;
    writtenStory: string;
    runningStory: string;
    runningNarration: string;
  };
  /** Premium, with one story. */
  premium: Member & { savedStory: string };
  /** Signed in with Google, with a narration of an example. */
  google: Pick<Member, 'id' | 'email'> & { savedNarration: string };
};

type Row = Record<string, string | number | null>;
type Tables = {
  tables: { name: string; sql: string; rows: Row[] }[] /** Indexes and triggers. */;
  afterRows: string[];
};
type KeptFile = {
  key: string;
  contentType: string | null;
  contentDisposition: string | null;
  customMetadata: Record<string, string>;
  /** Base64. */
  body: string;
};

/** File name of a dump of this schema. */
export const keptStateName = ({ d1, object }: KeptState['schema']) =>
  `d1-${d1.length}-object-${object.length}`;

const OBJECTS_OF_SCHEMA = `SELECT type, name, sql FROM sqlite_master
  WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_cf!_%' ESCAPE '!'
  ORDER BY name`;
type SchemaObject = { type: string; name: string; sql: string };

/** @throws Error for an unsupported schema object or value */
async function dumpTables(query: (sql: string) => Promise<unknown[]>): Promise<Tables> {
  const dump: Tables = { tables: [], afterRows: [] };
  for (const { type, name, sql } of (await query(OBJECTS_OF_SCHEMA)) as SchemaObject[]) {
    // Triggers write rows that are in the dump already.
    if (type === 'index' || type === 'trigger') dump.afterRows.push(sql);
    else if (type === 'table')
      dump.tables.push({ name, sql, rows: ((await query(`SELECT * FROM "${name}"`)) as Row[]).map(plain) });
    else throw new Error(`${type} ${name} cannot be kept yet`);
  }
  return dump;
}

function plain(row: Row): Row {
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === 'object' && value !== null)
      throw new Error(`${column} holds bytes, which cannot be kept yet`);
  }
  return row;
}

const namesIn = ({ tables }: Tables, table: string) =>
  (tables.find(({ name }) => name === table)?.rows ?? []).map(({ name }) => String(name));

export const stubOf = (userId: string) => env.HOMES.get(env.HOMES.idFromName(userId));

/** Dumps the current state. No work may be running. */
export async function takeState(cast: Cast): Promise<KeptState> {
  const d1 = await dumpTables(async (sql) => (await env.DB.prepare(sql).all()).results);
  const files: KeptFile[] = [];
  for (const { key } of (await env.FILES.list()).objects) {
    const object = (await env.FILES.get(key))!;
    files.push({
      key,
      contentType: object.httpMetadata?.contentType ?? null,
      contentDisposition: object.httpMetadata?.contentDisposition ?? null,
      customMetadata: object.customMetadata ?? {},
      body: Buffer.from(await object.arrayBuffer()).toString('base64'),
    });
  }
  const objects = await Promise.all(
    Object.values(cast).map(({ id: userId }) =>
      runInDurableObject(stubOf(userId), async (_, { storage }) => ({
        userId,
        alarm: await storage.getAlarm(),
        tables: await dumpTables(async (sql) => storage.sql.exec(sql).toArray()),
      })),
    ),
  );
  const schema = { d1: namesIn(d1, 'd1_migrations'), object: namesIn(objects[0]!.tables, 'migrations') };
  return { takenAt: Date.now(), schema, d1, files, objects, cast };
}

/** Only times in these tables are this large, and no time is further from now. */
const TIMES_WITHIN_MS = 400 * 24 * 3_600_000;

/** Shifts all times, so that the dump was taken `ageMs` before now. */
function moved(state: KeptState, ageMs: number) {
  const by = Date.now() - ageMs - state.takenAt;
  return <Value>(value: Value): Value =>
    typeof value === 'number' && Math.abs(value - state.takenAt) < TIMES_WITHIN_MS
      ? ((value + by) as Value)
      : value;
}

/** Statements that recreate tables, rows and indexes, each with its parameters. */
function statementsOf({ tables, afterRows }: Tables, move: <Value>(value: Value) => Value) {
  const made = tables.map(({ sql }) => ({ sql, bindings: [] as Row[string][] }));
  const rows = tables.flatMap(({ name, rows }) =>
    rows.map((row) => ({
      sql: `INSERT INTO "${name}" (${Object.keys(row).map((column) => `"${column}"`)})
        VALUES (${Object.keys(row).map(() => '?')})`,
      bindings: Object.values(row).map(move),
    })),
  );
  return [...made, ...rows, ...afterRows.map((sql) => ({ sql, bindings: [] as Row[string][] }))];
}

/** Replaces all D1 tables by a dump's, as part of `restoreState`. */
async function restoreTables(state: KeptState, ageMs: number): Promise<void> {
  await emptyStorage();
  const move = moved(state, ageMs);
  await env.DB.batch([
    // Rows are ordered by table name.
    env.DB.prepare('PRAGMA defer_foreign_keys = on'),
    ...statementsOf(state.d1, move).map(({ sql, bindings }) => env.DB.prepare(sql).bind(...bindings)),
  ]);
}

/**
 * Replaces all state by a dump, as if left `ageMs` before now: old tables, later migrations not applied. Objects are
 * evicted and migrate themselves at the next call.
 */
export async function restoreState(state: KeptState, ageMs: number): Promise<void> {
  await restoreTables(state, ageMs);
  const move = moved(state, ageMs);
  for (const { key, contentType, contentDisposition, customMetadata, body } of state.files) {
    await env.FILES.put(key, Buffer.from(body, 'base64'), {
      httpMetadata: {
        ...(contentType === null ? {} : { contentType }),
        ...(contentDisposition === null ? {} : { contentDisposition }),
      },
      customMetadata,
    });
  }
  for (const { userId, alarm, tables } of state.objects) {
    await runInDurableObject(stubOf(userId), async (_, { storage }) => {
      await storage.deleteAlarm();
      await storage.deleteAll();
      storage.transactionSync(() => {
        storage.sql.exec('PRAGMA defer_foreign_keys = on');
        for (const { sql, bindings } of statementsOf(tables, move)) storage.sql.exec(sql, ...bindings);
      });
      if (alarm !== null) await storage.setAlarm(move(alarm));
      await storage.sync();
    });
    await crash(userId);
  }
}

/** Simulates a crash of an object: its storage stays, its running work is lost. */
export async function crash(userId: string): Promise<void> {
  try {
    await runInDurableObject(stubOf(userId), (_, state) => state.abort('crash'));
  } catch (error) {
    if (!String(error).includes('crash')) throw error;
  }
}
