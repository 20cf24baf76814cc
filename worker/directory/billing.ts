import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/time.ts';
import type { SubscriptionRecord } from '../plan/entitlement.ts';
import type { Database } from './client.ts';
import { stripeEvents, users } from './schema.ts';
import { NEXT_VERSION, type UserRow, userById } from './users.ts';

/** Stripe redelivers for three days, its dashboard for thirty. */
export const KEEP_EVENTS_MS = 30 * DAY_MS;

export async function userOfCustomer(db: Database, customerId: string): Promise<UserRow | null> {
  return (await db.query.users.findFirst({ where: eq(users.stripeCustomerId, customerId) })) ?? null;
}

export async function wasHandled(db: Database, eventId: string): Promise<boolean> {
  const row = await db.query.stripeEvents.findFirst({
    where: eq(stripeEvents.id, eventId),
    columns: { id: true },
  });
  return row !== undefined;
}

/**
 * Stores a user's Stripe customer id, unless another request replaced `previous` meanwhile.
 * @returns the stored user; null when the account is deleted
 */
export async function setCustomer(
  db: Database,
  userId: string,
  previous: string | null,
  customerId: string,
): Promise<UserRow | null> {
  const isPrevious =
    previous === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, previous);
  const rows = await db.repeatable
    .update(users)
    .set({ stripeCustomerId: customerId, ...NEXT_VERSION })
    .where(and(eq(users.id, userId), or(isPrevious, eq(users.stripeCustomerId, customerId))))
    .returning();
  return rows[0] ?? userById(db, userId);
}

/**
 * Stores a subscription read from Stripe, and the webhook event that triggered the read, in one transaction. Optimistic
 * lock: only when nothing was stored since `user` was read. An answer that was lost looks like another writer.
 * @returns the stored user, or null when another writer was faster
 */
export async function saveSubscription(
  db: Database,
  user: Pick<UserRow, 'id' | 'billingVersion'>,
  record: SubscriptionRecord,
  event: { id: string; type: string } | null,
  now: number,
): Promise<UserRow | null> {
  const isUnchanged = and(eq(users.id, user.id), eq(users.billingVersion, user.billingVersion));
  const update = db.repeatable
    .update(users)
    .set({ ...record, billingVersion: user.billingVersion + 1, ...NEXT_VERSION })
    .where(isUnchanged)
    .returning();
  if (!event) return (await update)[0] ?? null;
  const [, rows] = await db.batch([
    db.repeatable
      .insert(stripeEvents)
      .select(sql`SELECT ${event.id}, ${event.type}, ${now} FROM ${users} WHERE ${isUnchanged}`)
      .onConflictDoNothing(),
    update,
    db.repeatable.delete(stripeEvents).where(lt(stripeEvents.handledAt, now - KEEP_EVENTS_MS)),
  ]);
  return rows[0] ?? null;
}
