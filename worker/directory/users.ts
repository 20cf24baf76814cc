import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { elsewhereBefore } from './free-stories.ts';
import { mailTokens, sessions, users } from './schema.ts';

export type UserRow = typeof users.$inferSelect;

type NewUser = Pick<UserRow, 'id' | 'email' | 'mailbox' | 'name'> & { now: number };

/** @returns the new row, or null when the address already has an account */
export async function insertUser(
  db: Database,
  user: NewUser & { passwordHash: string; termsVersion: string | null },
): Promise<UserRow | null> {
  const { now, ...values } = user;
  const storiesElsewhere = elsewhereBefore(values.mailbox, now);
  const termsAcceptedAt = values.termsVersion === null ? null : now;
  const rows = await db
    .insert(users)
    .values({ ...values, storiesElsewhere, termsAcceptedAt, createdAt: now, activeAt: now })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

/**
 * Inserts a user without a password.
 * @returns null when the address or Google id is taken meanwhile
 */
export async function insertGoogleUser(
  db: Database,
  user: NewUser & { googleId: string },
): Promise<UserRow | null> {
  const { now, ...values } = user;
  const rows = await db
    .insert(users)
    .values({
      ...{ ...values, storiesElsewhere: elsewhereBefore(values.mailbox, now) },
      ...{ emailVerifiedAt: now, confirmedByHolderAt: now, createdAt: now, activeAt: now },
    })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

/** Records activity, which cancels a pending deletion of the account. */
export async function noteActivity(db: Database, userId: string, now: number): Promise<void> {
  await db
    .update(users)
    .set({ activeAt: now, deletionNoticeDays: null, deletionNoticeAt: null })
    .where(eq(users.id, userId));
}

export async function userByGoogleId(db: Database, googleId: string): Promise<UserRow | null> {
  return (await db.query.users.findFirst({ where: eq(users.googleId, googleId) })) ?? null;
}

/**
 * Links Google to an account with the same address, in one transaction. Unless the account's holder verified the
 * address, password, sessions and mailed links are removed, since a stranger may have set them; the name too when the
 * address was never verified at all.
 * @returns null when the account is deleted or was linked meanwhile
 */
export async function linkGoogle(
  db: Database,
  userId: string,
  google: { googleId: string; name: string | null },
  now: number,
): Promise<UserRow | null> {
  const unproven = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.confirmedByHolderAt), isNull(users.googleId)));
  const [, , linked] = await db.batch([
    db.delete(sessions).where(inArray(sessions.userId, unproven)),
    db.delete(mailTokens).where(inArray(mailTokens.userId, unproven)),
    db
      .update(users)
      .set({
        googleId: google.googleId,
        passwordHash: sql`CASE WHEN ${users.confirmedByHolderAt} IS NULL THEN NULL ELSE ${users.passwordHash} END`,
        name: sql`CASE WHEN ${users.emailVerifiedAt} IS NULL THEN ${google.name} ELSE ${users.name} END`,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        confirmedByHolderAt: now,
      })
      .where(and(eq(users.id, userId), isNull(users.googleId)))
      .returning(),
  ]);
  return linked[0] ?? null;
}

/** Links Google to an account whose password was just typed, unless either is linked meanwhile. */
export async function addGoogle(db: Database, userId: string, googleId: string): Promise<void> {
  await db
    .update(users)
    .set({ googleId })
    .where(
      and(
        eq(users.id, userId),
        isNull(users.googleId),
        sql`NOT EXISTS (SELECT 1 FROM users AS other WHERE other.google_id = ${googleId})`,
      ),
    );
}

export async function userById(db: Database, id: string): Promise<UserRow | null> {
  return (await db.query.users.findFirst({ where: eq(users.id, id) })) ?? null;
}

export async function userByEmail(db: Database, email: string): Promise<UserRow | null> {
  return (await db.query.users.findFirst({ where: eq(users.email, email) })) ?? null;
}

const sessionQuery = (db: Database) =>
  db
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.id, sql.placeholder('userId'))))
    .prepare();

/** Prepared query of every authenticated request: building its SQL took longer than anything else. */
const sessionQueries = new WeakMap<Database, ReturnType<typeof sessionQuery>>();

/** The user of a live session, in one read; null when the session ended or the account is deleted. */
export async function userOfSession(db: Database, sessionId: string, userId: string, now: number) {
  const query = sessionQueries.get(db) ?? sessionQuery(db);
  sessionQueries.set(db, query);
  const [row] = await query.all({ sessionId, userId });
  return row && row.expiresAt > now ? row.user : null;
}
