import type { Env } from '../../../worker/env.ts';
import { Home } from '../../../worker/home/home.ts';
import { type Generation, Ledger } from '../../../worker/home/ledger.ts';
import type { Plan } from '../../../worker/plan/plan.ts';
import { aiAt } from './ai.ts';
import { gatedD1 } from './d1.ts';
import { FaultInjector, type InjectedOutcome, injectors } from './fault-injector.ts';
import { gatedR2 } from './r2.ts';
import { now } from './world.ts';

/** Columns of the ledger that the campaign checks. */
export type LedgerRow = Pick<Generation, 'id' | 'kind' | 'status'> & {
  epoch: number;
  restarts: number;
  failure: string | null;
  story_id: string;
  plan: 'free' | 'premium';
  period_start: number;
  fingerprint: string;
  ended_at: number | null;
  may_replay: 0 | 1;
};

/** The Home with fault-injected services, and the campaign's controls. */
export class FaultedHome extends Home {
  readonly #injector: FaultInjector;

  constructor(ctx: DurableObjectState, env: Env) {
    const injector = new FaultInjector(ctx.id.toString(), () => ctx.abort('killed by the campaign'));
    const gate = injector.through.bind(injector);
    super(
      ctx,
      { ...env, DB: gatedD1(env.DB, gate), FILES: gatedR2(gate) },
      { ...aiAt(injector), clock: { now, after: injector.after.bind(injector) } },
    );
    this.#injector = injector;
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
   * Resets the object for a user who spent these stories long ago. Emptying tables is much faster than deleting
   * storage.
   */
  begin(userId: string, plan: Plan, storyIds: string[]): void {
    const { sql } = this.ctx.storage;
    for (const table of ['owner', 'generations', 'events', 'bought_sentences', 'pending_readings'])
      sql.exec(`DELETE FROM ${table}`);
    this.ctx.waitUntil(this.ctx.storage.deleteAlarm());
    injectors.set(this.#injector.object, this.#injector);
    sql.exec('INSERT INTO owner (user_id) VALUES (?)', userId);
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
    await this.ctx.storage.deleteAlarm();
    if (this.#hasTables())
      for (const table of ['generations', 'pending_readings'])
        this.ctx.storage.sql.exec(`DELETE FROM ${table}`);
    await this.ctx.storage.sync();
    this.#injector.die();
  }

  /** Does nothing, which takes a turn of the event loop. */
  turn(): void {}

  /** Whether a story's second opinion is pending. */
  isBeingRead(): boolean {
    return this.#hasTables() && this.#pending().some(({ objection }) => objection === null);
  }

  #pending() {
    return this.ctx.storage.sql
      .exec<{ story_id: string; objection: string | null }>(
        'SELECT story_id, objection FROM pending_readings',
      )
      .toArray();
  }

  /**
   * The ledger, stories with a pending second opinion or erasure, and the alarm's time in milliseconds since the epoch.
   */
  async inspect(): Promise<{ ledger: LedgerRow[]; pending: string[]; alarm: number | null }> {
    if (!this.#hasTables()) return { ledger: [], pending: [], alarm: null };
    const ledger = this.ctx.storage.sql
      .exec<LedgerRow>(
        `SELECT id, kind, status, epoch, restarts, failure, story_id, plan, period_start, fingerprint, ended_at, may_replay
         FROM generations`,
      )
      .toArray();
    const pending = this.#pending().map(({ story_id }) => story_id);
    return { ledger, pending, alarm: await this.ctx.storage.getAlarm() };
  }

  /** Every row as text. */
  everything(): { table: 'generations' | 'events'; generationId: string; text: string }[] {
    if (!this.#hasTables()) return [];
    const rowsOf = (table: 'generations' | 'events', id: string) =>
      this.ctx.storage.sql
        .exec<Record<string, SqlStorageValue>>(`SELECT * FROM ${table}`)
        .toArray()
        .map((row) => ({ table, generationId: String(row[id]), text: JSON.stringify(row) }));
    return [...rowsOf('generations', 'id'), ...rowsOf('events', 'generation_id')];
  }

  /** False after the object was cleared. */
  #hasTables(): boolean {
    const found = this.ctx.storage.sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'generations'`);
    return found.toArray().length > 0;
  }
}
