import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { migrate } from '../../worker/home-storage/migrations.ts';

/**
 * Durable Object storage for tests in Node: the same SQL and schema on Node's SQLite. Limits, eviction and access are
 * tested in workerd.
 */
export class ObjectStorage {
  readonly #database = new DatabaseSync(':memory:');
  readonly #statements = new Map<string, StatementSync>();
  /** The alarm's time in milliseconds since the epoch; all settings, oldest first. */
  readonly alarms: number[] = [];

  readonly sql = {
    exec: <Row>(query: string, ...bindings: unknown[]) => {
      let statement = this.#statements.get(query);
      if (!statement) this.#statements.set(query, (statement = this.#database.prepare(query)));
      const rows = statement.all(...(bindings as SQLInputValue[])) as Row[];
      return {
        toArray: () => rows,
        one: () => {
          if (rows.length !== 1) throw new Error(`${rows.length} rows, not one`);
          return rows[0]!;
        },
      };
    },
  };

  transactionSync<Result>(work: () => Result): Result {
    this.#database.exec('SAVEPOINT step');
    try {
      const result = work();
      this.#database.exec('RELEASE step');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK TO step; RELEASE step');
      throw error;
    }
  }

  #alarm: number | null = null;

  async setAlarm(time: number): Promise<void> {
    this.alarms.push(time);
    this.#alarm = time;
  }

  async getAlarm(): Promise<number | null> {
    return this.#alarm;
  }

  async deleteAlarm(): Promise<void> {
    this.#alarm = null;
  }

  /** Clears the alarm, as after it fired or the platform gave up. */
  loseAlarm(): void {
    this.#alarm = null;
  }

  static new(): DurableObjectStorage & ObjectStorage {
    const storage = new ObjectStorage() as DurableObjectStorage & ObjectStorage;
    migrate(storage);
    return storage;
  }
}
