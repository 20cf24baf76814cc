import type { Env } from '../../../worker/env.ts';
import { ownerOf } from '../../../worker/files/keys.ts';
import { ActivityRow } from '../../../worker/home-storage/activity.ts';
import { type Generation, Ledger } from '../../../worker/home-storage/ledger.ts';
import { Library, type NarrationRow, type StoryRow } from '../../../worker/home-storage/library.ts';
import { type EditionFacts, EDITIONS_BRIEFLY, readBriefly } from '../../../worker/home-storage/schema.ts';
import type { SessionRow } from '../../../worker/home-storage/sessions.ts';
import { Timers } from '../../../worker/home-storage/timers.ts';
import { HomeUser, type UserCopy } from '../../../worker/home-storage/user.ts';
import { Home } from '../../../worker/home/home.ts';
import type { Plan } from '../../../worker/plan/plan.ts';
import { aiAt } from './ai.ts';
import { gatedD1 } from './d1.ts';
import { registerInstance } from './direct-calls.ts';
import { FaultInjector, type InjectedOutcome, injectors } from './fault-injector.ts';
import { homesBehind } from './person-slot.ts';
import { gatedR2 } from './r2.ts';
import { DAY_MS } from './time.ts';
import { now, stage } from './world.ts';

/** Columns of the ledger that the campaign checks. */
export type LedgerRow = Pick<Generation, 'id' | 'kind' | 'status'> & {
  attempt: number;
  restarts: number;
  failure: string | null;
  story_id: string;
  plan: 'free' | 'premium';
  period_start: number;
  fingerprint: string;
  request: string;
  ended_at: number | null;
  replays_left: number;
};

/** Stories are counted in the day's cap, and none is refused for it. */
const UNREACHED_CAP = '1000000000';

/** Later than any schedule. */
const LEAVING_MS = 14 * DAY_MS;

type StoredEditions = Parameters<typeof readBriefly>[0] & Record<string, string | null>;

/** What the campaign reads of a home, all at one moment. */
export type Inspected = {
  copy: UserCopy | null;
  ledger: LedgerRow[];
  /** Stories with a pending second opinion or erasure. */
  pending: string[];
  /** `editedAt`: last change of a sentence. */
  stories: { id: string; title: string; editedAt: number | null }[];
  takes: { id: string; storyId: string; sentence: number; digest: string; textDigest: string }[];
  narrations: (Pick<NarrationRow, 'id' | 'storyId' | 'duration'> & { editions: EditionFacts[] })[];
  timers: { name: string; due_at: number }[];
  toDelete: { key: string; delete_at: number }[];
  outbox: { change: string; subject: string }[];
  /** `key` of the snapshot in R2, if there is one; `isCurrent` when nothing changed since. */
  snapshot: { key: string | null; isCurrent: boolean };
  /** Whether the account is being deleted. */
  isClosed: boolean;
  /** The alarm's time in milliseconds since the epoch. */
  alarm: number | null;
};

const NOTHING: Inspected = {
  copy: null,
  ledger: [],
  pending: [],
  stories: [],
  takes: [],
  narrations: [],
  timers: [],
  toDelete: [],
  outbox: [],
  isClosed: false,
  alarm: null,
  snapshot: {
    key: null,
    isCurrent: true,
  },
};

/** The Home with fault-injected services, and the campaign's controls. */
export class FaultedHome extends Home {
  readonly #injector: FaultInjector;

  constructor(ctx: DurableObjectState, env: Env) {
    const injector = new FaultInjector(ctx.id.toString(), () => ctx.abort('killed by the campaign'));
    const gate = injector.through.bind(injector);
    // Before the home recovers: nothing but the alarm would have woken it.
    const { alarm: _, ...left } = readTables(ctx.storage);
    const wasRinging = stage.world.ringing.has(injector.object);
    ctx.storage.getAlarm().then((alarm) => {
      if (!wasRinging) checkMoving({ ...left, alarm }, 'a dead object');
    });
    super(
      ctx,
      {
        ...env,
        DB: gatedD1(env.DB, gate),
        FILES: gatedR2(gate, (key) => checkNoted(ctx.storage, key)),
        HOMES: homesBehind(gate),
        DAILY_STORIES: UNREACHED_CAP,
      },
      { ...aiAt(injector), clock: { now, after: injector.after.bind(injector) } },
    );
    this.#injector = injector;
    registerInstance(ctx, this);
    injectors.set(injector.object, injector);
  }

  /**
   * Decides a pending call.
   * @param position from the longest pending
   */
  decide(position: number, outcome: InjectedOutcome): void {
    this.#injector.held[position]?.decide(outcome);
  }

  /** Runs due timers. */
  ring(): void {
    this.#injector.ring();
  }

  /**
   * Resets the object for a user who spent these stories long ago, the first of which is in the library. Emptying
   * tables is much faster than deleting storage.
   */
  restart(
    copy: UserCopy,
    session: Pick<SessionRow, 'id' | 'createdAt' | 'usedAt' | 'expiresAt'>,
    plan: Plan,
    storyIds: string[],
    first: Omit<StoryRow, 'userId'>,
  ): void {
    const { storage } = this.ctx;
    const { sql } = storage;
    const isMade = isSchemaMade(storage);
    if (isMade) {
      // Triggers write rows for deleted stories.
      sql.exec(`DELETE FROM stories`);
      sql.exec(`UPDATE snapshot SET key = NULL`);
    }
    for (const table of tablesOf(storage)) if (table !== 'snapshot') sql.exec(`DELETE FROM ${table}`);
    // As `begin` does for a new home.
    if (isMade) new ActivityRow(sql).begin(now());
    this.begin(copy, { userAgent: null, tokenLifetime: 'session' }, session.id, true);
    sql.exec(
      'UPDATE sessions SET created_at = ?, used_at = ?, expires_at = ?',
      session.createdAt,
      session.usedAt,
      session.expiresAt,
    );
    const timers = new Timers(storage);
    timers.set('snapshot', now() + DAY_MS);
    this.ctx.waitUntil(timers.set('leaving', now() + LEAVING_MS));
    injectors.set(this.#injector.object, this.#injector);
    new Library(storage.sql, () => copy.id).saveStory(first);
    const ledger = new Ledger(sql);
    for (const id of storyIds) {
      const order = { requestId: id, idempotencyKey: null, fingerprint: id, request: '{}', storyId: id };
      ledger.reserve({ id, kind: 'story', ...order, plan, admittedAt: 0, deadline: 0 });
      ledger.markWritten(id, 0);
      ledger.markSaved(id, 0);
    }
  }

  die(): void {
    this.#injector.die();
  }

  /** Ends the object and its work without a successor. */
  async end(): Promise<void> {
    const { storage } = this.ctx;
    await storage.deleteAll();
    await storage.sync();
    this.#injector.die();
  }

  /** For calls past the wrapper, which makes the instance for it. */
  started(): void {}

  /** Delivers the alarm, if set, at least once. */
  async ringAlarm(times: number): Promise<void> {
    const { storage } = this.ctx;
    const isSet = (await storage.getAlarm()) !== null;
    if (isSet) await storage.deleteAlarm();
    stage.world.alarmBegan(this.#injector.object);
    await Promise.all(Array.from({ length: isSet ? times : times - 1 }, () => this.alarm()));
  }

  /** Every timer is due now: an alarm may come early. */
  hurry(): void {
    if (isSchemaMade(this.ctx.storage)) this.ctx.storage.sql.exec('UPDATE timers SET due_at = ?', now());
  }

  async inspect(): Promise<Inspected> {
    const { storage } = this.ctx;
    return { ...readTables(storage), alarm: await storage.getAlarm() };
  }

  /** Every row as text. */
  everything(): { table: string; generationId: string; text: string }[] {
    const { storage } = this.ctx;
    return tablesOf(storage).flatMap((table) =>
      storage.sql
        .exec<Record<string, SqlStorageValue>>(`SELECT * FROM ${table}`)
        .toArray()
        .map((row) => ({
          table,
          generationId: String(row.generation_id ?? row.id),
          text: JSON.stringify(row),
        })),
    );
  }
}

/** Tables with rows of the user; none after the object was cleared. */
const tablesOf = ({ sql }: DurableObjectStorage): string[] =>
  sql
    .exec<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations'
       AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_cf!_%' ESCAPE '!'`,
    )
    .toArray()
    .map(({ name }) => name);

const isSchemaMade = ({ sql }: DurableObjectStorage) =>
  sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'generations'`).toArray().length > 0;

function readTables(storage: DurableObjectStorage): Inspected {
  if (!isSchemaMade(storage)) return NOTHING;
  const all = <Row extends Record<string, SqlStorageValue>>(query: string) =>
    storage.sql.exec<Row>(query).toArray();
  return {
    copy: new HomeUser(storage.sql).read(),
    ledger: all<LedgerRow>(
      `SELECT id, kind, status, attempt, restarts, failure, story_id, plan, period_start, fingerprint, request, ended_at,
         replays_left
       FROM generations`,
    ),
    pending: all<{ story_id: string }>('SELECT story_id FROM pending_readings').map((row) => row.story_id),
    stories: all(
      `SELECT id, title, nullif(max(coalesce(edited_at, 0), coalesce(translation_edited_at, 0)), 0) AS editedAt
       FROM stories`,
    ),
    takes: all(
      'SELECT id, story_id AS storyId, sentence, digest, text_digest AS textDigest FROM takes WHERE accepted_at IS NOT NULL',
    ),
    // Not by the library, whose query builder takes longer than all the others together.
    narrations: all<{ id: string; story_id: string; duration_ms: number } & StoredEditions>(
      `SELECT id, story_id, duration_ms, ${EDITIONS_BRIEFLY} FROM narrations ORDER BY created_at`,
    ).map((row) => ({
      id: row.id,
      storyId: row.story_id,
      duration: row.duration_ms / 1000,
      editions: readBriefly(row),
    })),
    timers: all('SELECT name, due_at FROM timers'),
    toDelete: all('SELECT "key", delete_at FROM to_delete'),
    outbox: all('SELECT change, subject FROM outbox ORDER BY id'),
    snapshot: all<{ key: string | null; isCurrent: 0 | 1 }>(
      `SELECT "key", state = 'current' AS isCurrent FROM snapshot`,
    ).map(({ key, isCurrent }) => ({ key, isCurrent: isCurrent === 1 }))[0]!,
    isClosed: all('SELECT 1 FROM closing').length > 0,
    alarm: null,
  };
}

/** A file is noted before it is stored, unless its story has a row. Speech is in the folder of its story. */
function checkNoted(storage: DurableObjectStorage, key: string): void {
  const owner = key.startsWith('speech/') ? null : ownerOf(key);
  if (!owner) return;
  const { stories, narrations, toDelete } = readTables(storage);
  const rows: { id: string }[] =
    owner.kind === 'narration' ? narrations : owner.kind === 'story' ? stories : [];
  if (toDelete.some((row) => row.key === key) || rows.some(({ id }) => id === owner.id)) return;
  stage.world.wrongs.push(`not noted: ${key}`);
}

const isUnsettled = ({ status }: LedgerRow) => status === 'running' || status === 'written';
/** Longest interval of attempts at a deletion that R2 refused. */
const DELETION_RETRY_MS = 5 * 60_000;

/** No work that could go on stands still: each has its timer, and the alarm is set for the earliest. */
export function checkMoving(home: Inspected, what: string): void {
  const { ledger, pending, outbox, toDelete, timers, alarm } = home;
  const wrong = (how: string) => stage.world.wrongs.push(`${what} ${how}`);
  const due = new Map(timers.map(({ name, due_at }) => [name, due_at]));
  const unfinished = ledger.find(isUnsettled);
  if (alarm !== null && alarm > Math.min(...due.values())) wrong(`has its alarm after ${[...due.keys()]}`);
  if (due.size > 0 && alarm === null) wrong(`has no alarm for ${[...due.keys()]}`);
  if (home.isClosed) {
    if (!due.has('closing')) wrong('is closed and has no timer');
    return;
  }
  // The timer of unfinished work leaves one for the snapshot.
  const isNoted = ['snapshot', 'generations', 'deletions', 'outbox'].some((name) => due.has(name));
  if (!home.snapshot.isCurrent && !isNoted) wrong('has no timer for its next snapshot');
  if (unfinished && !due.has('generations'))
    wrong(`has no timer while ${unfinished.id} is ${unfinished.status}`);
  if (pending.length > 0 && !due.has('generations')) wrong(`has no timer while ${pending} is being read`);
  if (outbox.length > 0 && !due.has('outbox')) wrong(`has no timer for ${JSON.stringify(outbox[0])}`);
  // An outdated snapshot may wait for the next one.
  const files = toDelete.filter(({ key }) => !key.startsWith('snapshots/'));
  if (files.length > 0) {
    const first = Math.min(...files.map(({ delete_at }) => delete_at));
    const timer = due.get('deletions');
    if (timer === undefined) wrong(`has no timer to delete ${files[0]!.key}`);
    else if (timer > Math.max(first, now() + DELETION_RETRY_MS + JUMPS_MS))
      wrong(`deletes ${files[0]!.key} late`);
  }
}

/** The clock may have been set back meanwhile. */
const JUMPS_MS = 10 * 60 * 60_000;
