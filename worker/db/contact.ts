import { and, asc, desc, gt, inArray, isNull } from 'drizzle-orm';
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
