import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { migrate } from '../../worker/storyteller/migrations.ts';

/**
 * The storage of one storyteller for tests in Node: the same SQL on the SQLite that comes with Node, with the object's
 * schema. What only the Workers runtime does (limits, eviction, who may see it) is tested there.
 */
export class ObjectStorage {
  readonly #database = new DatabaseSync(':memory:');
  /** When the alarm is set for, in milliseconds since the epoch; every setting of it, oldest first. */
  readonly alarms: number[] = [];

  readonly sql = {
    exec: <Row>(query: string, ...bindings: unknown[]) => {
      const rows = this.#database.prepare(query).all(...(bindings as SQLInputValue[])) as Row[];
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

  /** It rang, or the platform gave it up: none is set until the next. */
  loseAlarm(): void {
    this.#alarm = null;
  }

  static new(): DurableObjectStorage & ObjectStorage {
    const storage = new ObjectStorage() as DurableObjectStorage & ObjectStorage;
    migrate(storage);
    return storage;
  }
}
