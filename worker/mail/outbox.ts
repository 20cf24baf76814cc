import { DAY_MS } from '../../contract/time.ts';

/** Transactional outbox: stored rows of one kind that still have to be mailed. */
export type Outbox<Row extends { id: string }> = {
  /** Rows stored after `since` that are neither mailed nor claimed; untried and urgent ones first. */
  waiting(since: number, now: number, limit: number): Promise<Row[]>;
  /** @returns whether this caller may mail the row; false when it was mailed or is claimed */
  claim(id: string, now: number): Promise<boolean>;
  /** Marks the row after the mail service accepted the mail. */
  done(row: Row, now: number): Promise<void>;
  /** Releases the row for another attempt after the mail service rejected the mail. */
  release(id: string, now: number): Promise<void>;
  /** @throws Error when the mail service rejects the mail */
  send(row: Row): Promise<void>;
};

/** Retry period: a row that could not be mailed is retried with later ones. */
const RETRY_FOR_MS = 7 * DAY_MS;
const BATCH = 10;

/**
 * Mails a row, unless another caller does. A mail that was accepted is never released, even if it is not marked.
 * @returns whether this caller mailed it
 */
export async function mailOnce<Row extends { id: string }>(
  outbox: Outbox<Row>,
  row: Row,
  now: number,
): Promise<boolean> {
  if (!(await outbox.claim(row.id, now))) return false;
  try {
    await outbox.send(row);
  } catch (error) {
    await outbox.release(row.id, now);
    throw error;
  }
  await outbox.done(row, now);
  return true;
}

/**
 * Mails the stored rows that are not mailed yet, including those of an earlier outage.
 * @param atMost mails that are tried
 * @throws the first failure, after trying the other rows
 */
export async function deliver<Row extends { id: string }>(
  outbox: Outbox<Row>,
  now: number,
  atMost = BATCH,
): Promise<void> {
  const failures: unknown[] = [];
  let tried = 0;
  // More rows than mails: parallel callers see the same ones first.
  for (const row of await outbox.waiting(now - RETRY_FOR_MS, now, Math.max(BATCH, atMost))) {
    if (tried === atMost) break;
    const wasOurs = await mailOnce(outbox, row, now).catch((error) => failures.push(error));
    if (wasOurs) tried += 1;
  }
  if (failures.length > 0) throw failures[0];
}
