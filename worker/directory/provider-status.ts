import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { providerStatus } from './schema.ts';

export type ProviderStatus = typeof providerStatus.$inferSelect;
export type ProviderService = ProviderStatus['service'];
/** Kinds of failure. */
export type ProviderFailure = Exclude<ProviderStatus['state'], 'ok'>;

/** An unchanged row is not rewritten sooner, since every story would write it. */
const REPEAT_AFTER_MS = 30_000;

/** Records a success, which ends a series of failures. */
export async function reportSuccess(db: Database, service: ProviderService, now: number): Promise<void> {
  const said = { state: 'ok', updatedAt: now } as const;
  await db.repeatable
    .insert(providerStatus)
    .values({ service, ...said })
    .onConflictDoUpdate({
      target: providerStatus.service,
      // `failedAs` stays for diagnostics.
      set: {
        ...said,
        secondLastFailedAt: null,
        thirdLastFailedAt: null,
        failedUser: null,
        otherFailedAt: null,
      },
      setWhere: sql`${providerStatus.state} <> 'ok' OR ${providerStatus.updatedAt} < ${now - REPEAT_AFTER_MS}`,
    });
}

/**
 * Records a failure; one statement, so that parallel calls see each other.
 * @param userDigest digest of the affected user
 */
export async function reportFailure(
  db: Database,
  service: ProviderService,
  { as, userDigest, now }: { as: ProviderFailure; userDigest: string; now: number },
): Promise<void> {
  const said = { state: as, updatedAt: now, failedAs: as, failedAt: now, failedUser: userDigest };
  const { state, failedAt, secondLastFailedAt, failedUser, otherFailedAt } = providerStatus;
  const withinRun = (earlier: typeof failedAt | typeof secondLastFailedAt): SQL =>
    sql`CASE WHEN ${state} = 'ok' THEN NULL ELSE ${earlier} END`;
  await db.once
    .insert(providerStatus)
    .values({ service, ...said })
    .onConflictDoUpdate({
      target: providerStatus.service,
      set: {
        ...said,
        secondLastFailedAt: withinRun(failedAt),
        thirdLastFailedAt: withinRun(secondLastFailedAt),
        otherFailedAt: sql`CASE WHEN ${failedUser} <> ${userDigest} THEN ${failedAt} ELSE ${otherFailedAt} END`,
      },
    });
}

export function providerStates(db: Database): Promise<ProviderStatus[]> {
  return db.query.providerStatus.findMany();
}
