import { and, asc, desc, gt, inArray } from 'drizzle-orm';
import type { Database } from './client.ts';
import { isUnclaimed, longestUntried } from './mail-claims.ts';
import { contactMessages } from './schema.ts';

export type ContactRow = typeof contactMessages.$inferSelect;

export async function insertContactMessage(db: Database, message: ContactRow): Promise<void> {
  await db.repeatable.insert(contactMessages).values(message).onConflictDoNothing();
}

/** Unsent messages written after `since` and not claimed: untried first, then Premium, then oldest. */
export function unmailedMessages(
  db: Database,
  since: number,
  now: number,
  limit: number,
): Promise<ContactRow[]> {
  return db.query.contactMessages.findMany({
    where: and(
      inArray(contactMessages.isPriority, [true, false]),
      gt(contactMessages.createdAt, since),
      isUnclaimed(contactMessages, now),
    ),
    orderBy: [
      longestUntried(contactMessages),
      desc(contactMessages.isPriority),
      asc(contactMessages.createdAt),
    ],
    limit,
  });
}
