import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { incidents } from './schema.ts';

/** What an incident is of. */
export const RULES = [
  ...(['answers', 'webhook', 'stories', 'narrations', 'first_sentence'] as const),
  ...(['nightly', 'spending', 'mail', 'backups', 'database'] as const),
] as const;
export type Rule = (typeof RULES)[number];

export type IncidentRow = typeof incidents.$inferSelect;
export type IncidentFacts = IncidentRow['facts'];

/** A claim whose caller died is free again after this time. */
const CLAIM_MS = 4 * 60_000;

export const openIncidents = (db: Database): Promise<IncidentRow[]> => db.query.incidents.findMany();

/** Opens an incident, unless it is open. One that ended and is not mailed yet goes on. */
export async function beginIncident(
  db: Database,
  rule: string,
  facts: IncidentFacts,
  now: number,
): Promise<void> {
  await db.repeatable
    .insert(incidents)
    .values({ rule, begunAt: now, facts })
    .onConflictDoUpdate({ target: incidents.rule, set: { endedAt: null } });
}

export async function endIncident(db: Database, rule: string, now: number): Promise<void> {
  await db.repeatable
    .update(incidents)
    .set({ endedAt: sql`coalesce(${incidents.endedAt}, ${now})` })
    .where(eq(incidents.rule, rule));
}

/** @returns whether the caller may mail about this incident now */
export async function claimIncident(db: Database, rule: string, now: number): Promise<boolean> {
  const rows = await db.once
    .update(incidents)
    .set({ claimedAt: now })
    .where(
      and(
        eq(incidents.rule, rule),
        or(isNull(incidents.claimedAt), lte(incidents.claimedAt, now - CLAIM_MS)),
      ),
    )
    .returning({ rule: incidents.rule });
  return rows.length === 1;
}

/** Notes the mail about the beginning, or that it was refused (null). */
export async function noteIncidentMail(db: Database, rule: string, mailedAt: number | null): Promise<void> {
  await db.repeatable
    .update(incidents)
    .set({ claimedAt: null, ...(mailedAt !== null && { mailedAt }) })
    .where(eq(incidents.rule, rule));
}

/** Forgets an incident whose end was mailed, unless it began again meanwhile. */
export async function forgetIncident(
  db: Database,
  { rule, endedAt }: Pick<IncidentRow, 'rule' | 'endedAt'>,
): Promise<void> {
  await db.repeatable.delete(incidents).where(and(eq(incidents.rule, rule), eq(incidents.endedAt, endedAt!)));
}
