import { and, eq } from 'drizzle-orm';
import type { User } from '../../contract/auth.ts';
import { FREE_STORIES, PREMIUM_STORIES_PER_MONTH } from '../../contract/limits.ts';
import type { Plan } from '../storyteller/limits.ts';
import type { Database } from './client.ts';
import { sessions, users } from './schema.ts';

export type UserRow = typeof users.$inferSelect;

/** @returns the new row, or null when the address already has an account. */
export async function insertUser(
  db: Database,
  user: { id: string; email: string; name: string | null; passwordHash: string; now: number },
): Promise<UserRow | null> {
  const { now, ...values } = user;
  const rows = await db
    .insert(users)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

export async function userByEmail(db: Database, email: string): Promise<UserRow | null> {
  return (await db.query.users.findFirst({ where: eq(users.email, email) })) ?? null;
}

/** The user of a live session, in one read: null when the session was ended or the account deleted. */
export async function userOfSession(db: Database, sessionId: string, userId: string, now: number) {
  const rows = await db
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.id, userId)));
  const row = rows[0];
  return row && row.expiresAt > now ? row.user : null;
}

/** What a person may spend now: Premium for as long as the paid period lasts, cancelled or not. */
export function planOf(user: UserRow, now: number): Plan {
  const paid = user.periodStart !== null && user.periodEnd !== null && user.periodEnd > now;
  return paid ? { kind: 'premium', periodStart: user.periodStart! } : { kind: 'free' };
}

/** The user as the API shows them to themselves. */
export function presentUser(user: UserRow, now: number): User {
  const plan = planOf(user, now);
  const monthly =
    plan.kind === 'premium' && user.monthlyPeriodStart === plan.periodStart
      ? user.monthlyStoriesGenerated
      : 0;
  const spent = plan.kind === 'premium' ? monthly : user.storiesGenerated;
  const limit = plan.kind === 'premium' ? PREMIUM_STORIES_PER_MONTH : FREE_STORIES;
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    subscriptionStatus: user.subscriptionStatus,
    isPremium: plan.kind === 'premium' && user.subscriptionStatus === 'active',
    storiesGenerated: user.storiesGenerated,
    monthlyStoriesGenerated: monthly,
    storiesRemaining: Math.max(0, limit - spent),
    accessUntil:
      plan.kind === 'premium' && user.subscriptionStatus === 'cancelled'
        ? new Date(user.periodEnd!).toISOString()
        : null,
  };
}
