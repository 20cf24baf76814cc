import { DAY_MS } from '../../contract/time.ts';
/** What is stored and still has to be mailed, of one kind. */
export type Outbox<Row extends { id: string }> = {
  /** Rows stored after `since` that are neither mailed nor being mailed, those never tried and the most urgent first. */
  waiting(since: number, now: number, limit: number): Promise<Row[]>;
  /** @returns whether the row is the caller's to mail; false when it was mailed or is being mailed */
  claim(id: string, now: number): Promise<boolean>;
  /** The mail was accepted. */
  done(row: Row, now: number): Promise<void>;
  /** The mail was not accepted: the row waits for another attempt. */
  release(id: string, now: number): Promise<void>;
  /** @throws Error when the mail was not accepted */
  send(row: Row): Promise<void>;
};

/** What could not be mailed is tried again with later ones, for a week. */
const RETRY_FOR_MS = 7 * DAY_MS;
const BATCH = 10;

/**
 * Mails whatever is stored and was not mailed yet, so that what was written while mail was down arrives with the next one.
 * @throws the first failure, after trying the others
 */
export async function deliver<Row extends { id: string }>(outbox: Outbox<Row>, now: number): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await outbox.waiting(now - RETRY_FOR_MS, now, BATCH)) {
    if (!(await outbox.claim(row.id, now))) continue;
    try {
      await outbox.send(row);
      await outbox.done(row, now);
    } catch (error) {
      await outbox.release(row.id, now);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
