import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQLiteInsertValue } from 'drizzle-orm/sqlite-core';
import { HOUR_MS } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { mailTokens, users } from './schema.ts';

export type UserRow = typeof users.$inferSelect;

/** Assignment of an UPDATE that changes what the home's copy has. */
export const NEXT_VERSION = { version: sql`${users.version} + 1` } as const;

/** Assignments of an UPDATE that replaces or removes the password. @param keptSession survives it */
export const nextCredentials = (keptSession: string | null) => ({
  credentials: sql`${users.credentials} + 1`,
  keptSession,
});

/** Users whose home has not acknowledged their row. */
export function usersToHandOver(db: Database, limit: number): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(sql`version > handed_version`)
    .limit(limit);
}

/** Records that the home has acknowledged a version. */
export async function markHandedOver(
  db: Database,
  { id, version }: Pick<UserRow, 'id' | 'version'>,
): Promise<void> {
  await db.repeatable
    .update(users)
    .set({ handedVersion: version })
    .where(and(eq(users.id, id), lt(users.handedVersion, version)));
}

/** Users whose home has a task of the operator. */
export function usersWithHomeTask(db: Database, limit: number): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(sql`home_task IS NOT NULL`)
    .limit(limit);
}

/** Ends the task of a home, unless the operator gave it another one meanwhile. */
export async function endHomeTask(
  db: Database,
  { id, homeTask }: Pick<UserRow, 'id' | 'homeTask'>,
): Promise<void> {
  await db.repeatable
    .update(users)
    .set({ homeTask: null })
    .where(and(eq(users.id, id), sql`${users.homeTask} IS ${homeTask}`));
}

/** After that a registration has made the home, or failed. */
const HOMELESS_MS = HOUR_MS;

/** Users whose home is to be asked by now, longest due first. */
export function usersToWake(db: Database, now: number, limit: number): Promise<UserRow[]> {
  return db.select().from(users).where(lte(users.wakeAt, now)).orderBy(asc(users.wakeAt)).limit(limit);
}

/** Stores when homes are asked again. */
export async function setWaking(db: Database, times: Pick<UserRow, 'id' | 'wakeAt'>[]): Promise<void> {
  const [first, ...others] = times.map(({ id, wakeAt }) =>
    db.repeatable.update(users).set({ wakeAt }).where(eq(users.id, id)),
  );
  if (first) await db.batch([first, ...others]);
}

/** Free stories of other accounts of a mailbox, for a user about to be inserted; see `free-stories.ts`. */
const elsewhereBefore = (mailbox: string, now: number) =>
  sql<number>`(SELECT count(*) FROM free_stories AS had WHERE had.mailbox = ${mailbox}
    AND (had.counts_until IS NULL OR (had.user_id IS NULL AND had.counts_until > ${now})))`;

type NewUser = Pick<UserRow, 'id' | 'email' | 'mailbox' | 'name' | 'locationHint'> & { now: number };

/** Of a new row. The first session brings it to the home: the minute's run has nothing to hand over. */
const begun = (now: number) => ({ createdAt: now, wakeAt: now + HOMELESS_MS, version: 1, handedVersion: 1 });

/**
 * Inserts a user, and reads the row by the id that the caller made: a row that is there after a lost answer is this
 * one.
 * @returns null when something else of the row is taken
 */
async function insertedUser(
  db: Database,
  values: SQLiteInsertValue<typeof users> & { id: string },
): Promise<UserRow | null> {
  const [, [row]] = await db.batch([
    db.repeatable.insert(users).values(values).onConflictDoNothing(),
    selectById(db, values.id),
  ]);
  return row ?? null;
}

/** @returns the new row, or null when the address already has an account */
export async function insertUser(
  db: Database,
  user: NewUser & { passwordHash: string; termsVersion: string | null },
): Promise<UserRow | null> {
  const { now, ...values } = user;
  const storiesElsewhere = elsewhereBefore(values.mailbox, now);
  const termsAcceptedAt = values.termsVersion === null ? null : now;
  return insertedUser(db, { ...values, ...begun(now), storiesElsewhere, termsAcceptedAt });
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
  return insertedUser(db, {
    ...values,
    storiesElsewhere: elsewhereBefore(values.mailbox, now),
    ...begun(now),
    emailVerifiedAt: now,
    confirmedByHolderAt: now,
  });
}

/** The users with this Google id or this address: at most two, in one crossing. */
export async function usersOfGoogle(
  db: Database,
  { googleId, email }: { googleId: string; email: string },
): Promise<{ known: UserRow | null; sameEmail: UserRow | null }> {
  const rows = await db
    .select()
    .from(users)
    .where(or(eq(users.googleId, googleId), eq(users.email, email)));
  return {
    known: rows.find((row) => row.googleId === googleId) ?? null,
    sameEmail: rows.find((row) => row.email === email) ?? null,
  };
}

/** Statement that reads a user whom a Google id belongs to. */
const linkedUser = (db: Database, userId: string, googleId: string) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.googleId, googleId)));

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
    db.repeatable.delete(mailTokens).where(inArray(mailTokens.userId, unproven)),
    db.repeatable
      .update(users)
      .set({
        googleId: google.googleId,
        passwordHash: sql`CASE WHEN ${users.confirmedByHolderAt} IS NULL THEN NULL ELSE ${users.passwordHash} END`,
        name: sql`CASE WHEN ${users.emailVerifiedAt} IS NULL THEN ${google.name} ELSE ${users.name} END`,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        confirmedByHolderAt: now,
        credentials: sql`CASE WHEN ${users.confirmedByHolderAt} IS NULL THEN ${users.credentials} + 1
          ELSE ${users.credentials} END`,
        keptSession: null,
        ...NEXT_VERSION,
      })
      .where(and(eq(users.id, userId), isNull(users.googleId))),
    linkedUser(db, userId, google.googleId),
  ]);
  return linked[0] ?? null;
}

/**
 * Links Google to an account whose password was just typed.
 * @returns null when either is linked meanwhile
 */
export async function addGoogle(db: Database, userId: string, googleId: string): Promise<UserRow | null> {
  const [, linked] = await db.batch([
    db.repeatable
      .update(users)
      .set({ googleId, ...NEXT_VERSION })
      .where(
        and(
          eq(users.id, userId),
          isNull(users.googleId),
          sql`NOT EXISTS (SELECT 1 FROM users AS other WHERE other.google_id = ${googleId})`,
        ),
      ),
    linkedUser(db, userId, googleId),
  ]);
  return linked[0] ?? null;
}

export async function userById(db: Database, id: string): Promise<UserRow | null> {
  return (await db.query.users.findFirst({ where: eq(users.id, id) })) ?? null;
}

/** Statement that reads a user. */
export const selectById = (db: Database, id: string) => db.select().from(users).where(eq(users.id, id));

/** Statement that reads the user of an address. */
export const selectByEmail = (db: Database, email: string) =>
  db.select().from(users).where(eq(users.email, email));

export async function userByEmail(db: Database, email: string): Promise<UserRow | null> {
  return (await selectByEmail(db, email))[0] ?? null;
}

/** Expression: the number of an account's credentials, after a dot; empty for an address without an account. */
export const credentialsOf = (email: string) =>
  sql`coalesce((SELECT '.' || holder.credentials FROM users AS holder WHERE holder.email = ${email}), '')`;
