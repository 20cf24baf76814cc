import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from './client.ts';
import type { contactMessages, storyReports } from './schema.ts';

/** Rows that are mailed once: `mailedAt` is set before the mail is sent, so that of two at once one sends it. */
type Mailable = typeof contactMessages | typeof storyReports;

/** @returns whether the row is the caller's to mail; false when it was mailed or is being mailed */
export async function claimForMailing(
  db: Database,
  table: Mailable,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ mailedAt: now })
    .where(and(eq(table.id, id), isNull(table.mailedAt)))
    .returning({ id: table.id });
  return rows.length === 1;
}

/** The mail was not accepted: the row waits for another attempt. */
export async function releaseForMailing(db: Database, table: Mailable, id: string): Promise<void> {
  await db.update(table).set({ mailedAt: null }).where(eq(table.id, id));
}
