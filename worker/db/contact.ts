import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from './client.ts';
import { contactMessages } from './schema.ts';

export type ContactRow = typeof contactMessages.$inferSelect;

export async function insertContactMessage(db: Database, message: ContactRow): Promise<void> {
  await db.insert(contactMessages).values(message);
}

/** Messages written after `since` that were not mailed, Premium's first, then the oldest. */
export function unmailedMessages(db: Database, since: number, limit: number): Promise<ContactRow[]> {
  return db.query.contactMessages.findMany({
    where: and(
      inArray(contactMessages.isPriority, [true, false]),
      gt(contactMessages.createdAt, since),
      isNull(contactMessages.mailedAt),
    ),
    orderBy: [desc(contactMessages.isPriority), asc(contactMessages.createdAt)],
    limit,
  });
}

/** @returns whether it is the caller's to mail; false when it was mailed or is being mailed */
export async function claimForMailing(db: Database, id: string, now: number): Promise<boolean> {
  const rows = await db
    .update(contactMessages)
    .set({ mailedAt: now })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)))
    .returning({ id: contactMessages.id });
  return rows.length === 1;
}

/** The mail was not accepted: the message waits for another attempt. */
export async function releaseForMailing(db: Database, id: string): Promise<void> {
  await db.update(contactMessages).set({ mailedAt: null }).where(eq(contactMessages.id, id));
}
