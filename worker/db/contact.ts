import { and, asc, desc, gt, inArray } from 'drizzle-orm';
import type { Database } from './client.ts';
import { isFreeToMail, longestUntried } from './mail-claims.ts';
import { contactMessages } from './schema.ts';

export type ContactRow = typeof contactMessages.$inferSelect;

export async function insertContactMessage(db: Database, message: ContactRow): Promise<void> {
  await db.insert(contactMessages).values(message);
}

/** Messages written after `since` that were not mailed and are not being mailed: those never tried, Premium's, the oldest first. */
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
      isFreeToMail(contactMessages, now),
    ),
    orderBy: [
      longestUntried(contactMessages),
      desc(contactMessages.isPriority),
      asc(contactMessages.createdAt),
    ],
    limit,
  });
}
