import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from './client.ts';
import { contracts, duplicateSubscriptions, tombstones, withdrawals } from './schema.ts';
import type { WithdrawalRow } from './withdrawals.ts';

/**
 * Who is owed: a user, or the digest of a deleted account.
 */
export type Holder = { userId: string; holder: null } | { userId: null; holder: string };

export type ContractRow = typeof contracts.$inferSelect;

/** Notes whose subscriptions these are, unless it is known. */
export async function noteContracts(
  db: Database,
  ids: readonly string[],
  whose: Holder & { accountEndedAt: number | null },
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const { userId, holder, accountEndedAt } = whose;
  await db.repeatable
    .insert(contracts)
    .values(ids.map((id) => ({ id, userId, holder, accountEndedAt, notedAt: now })))
    .onConflictDoNothing();
}

export async function contractById(db: Database, id: string): Promise<ContractRow | null> {
  return (await db.query.contracts.findFirst({ where: eq(contracts.id, id) })) ?? null;
}

const isTheirs = (table: typeof contracts | typeof withdrawals, { userId, holder }: Holder) =>
  userId === null ? eq(table.holder, holder) : eq(table.userId, userId);

/** All that the directory knows about a holder's contracts. Statements are confirmed ones, oldest first. */
export async function contractFactsOf(db: Database, whose: Holder) {
  const theirs = db.select({ id: contracts.id }).from(contracts).where(isTheirs(contracts, whose));
  const [rows, statements, duplicates] = await db.batch([
    db.select().from(contracts).where(isTheirs(contracts, whose)),
    db
      .select()
      .from(withdrawals)
      .where(and(isTheirs(withdrawals, whose), isNotNull(withdrawals.confirmedAt))),
    db
      .select()
      .from(duplicateSubscriptions)
      .where(
        whose.userId === null
          ? inArray(duplicateSubscriptions.id, theirs)
          : or(eq(duplicateSubscriptions.userId, whose.userId), inArray(duplicateSubscriptions.id, theirs)),
      ),
  ]);
  const byTime = (a: WithdrawalRow, b: WithdrawalRow) =>
    a.statedAt - b.statedAt || (a.confirmedAt ?? 0) - (b.confirmedAt ?? 0) || (a.id < b.id ? -1 : 1);
  return { rows, statements: statements.toSorted(byTime), duplicates };
}

/** Counts a failed end or refund; concurrent failures of the same attempt count once. */
export async function countFailure(db: Database, id: string, attempts: number, now: number): Promise<void> {
  await db.repeatable
    .update(contracts)
    .set({ failedAt: now, attempts: attempts + 1 })
    .where(and(eq(contracts.id, id), eq(contracts.attempts, attempts)));
}

/** Nothing waits any more. */
export async function clearFailure(db: Database, id: string): Promise<void> {
  await db.repeatable.update(contracts).set({ failedAt: null }).where(eq(contracts.id, id));
}

/** Contracts with something that failed, the longest untried first. */
export function failedContracts(db: Database, limit: number): Promise<ContractRow[]> {
  return db.query.contracts.findMany({
    where: isNotNull(contracts.failedAt),
    orderBy: asc(contracts.failedAt),
    limit,
  });
}

/** Attributes statements that a visitor confirmed by the link in the mail to the account of their address. */
export async function adoptStatements(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await db.repeatable
    .update(withdrawals)
    .set({ userId: id })
    .where(
      and(
        eq(withdrawals.email, email),
        isNull(withdrawals.userId),
        isNull(withdrawals.holder),
        isNotNull(withdrawals.confirmedAt),
      ),
    );
}

/** When an account was deleted; null without a tombstone. @param digest of its tombstone */
export async function deletedAt(db: Database, digest: string): Promise<number | null> {
  const row = await db.query.tombstones.findFirst({ where: eq(tombstones.digest, digest) });
  return row?.deletedAt ?? null;
}
