import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { providerStatus } from './schema.ts';

export type ProviderStatus = typeof providerStatus.$inferSelect;
export type ProviderService = ProviderStatus['service'];
/** What a provider failed with. */
export type ProviderFailure = Exclude<ProviderStatus['state'], 'ok'>;

/** A row that says the same is not written again sooner: every story would write it otherwise. */
const REPEAT_AFTER_MS = 30_000;

/** Notes that a provider has done its work, which ends a run of failures at once. */
export async function reportSuccess(db: Database, service: ProviderService, now: number): Promise<void> {
  const said = { state: 'ok', updatedAt: now } as const;
  await db
    .insert(providerStatus)
    .values({ service, ...said })
    .onConflictDoUpdate({
      target: providerStatus.service,
      // The last failure itself stays, for those it hit.
      set: {
        ...said,
        secondLastFailedAt: null,
        thirdLastFailedAt: null,
        failedPerson: null,
        otherFailedAt: null,
      },
      setWhere: sql`${providerStatus.state} <> 'ok' OR ${providerStatus.updatedAt} < ${now - REPEAT_AFTER_MS}`,
    });
}

/**
 * Notes a failure, always: in one statement, so that of twenty at once each sees those before it.
 * @param person a digest of who was hit
 */
export async function reportFailure(
  db: Database,
  service: ProviderService,
  { as, person, now }: { as: ProviderFailure; person: string; now: number },
): Promise<void> {
  const said = { state: as, updatedAt: now, failedAs: as, failedAt: now, failedPerson: person };
  const { state, failedAt, secondLastFailedAt, failedPerson, otherFailedAt } = providerStatus;
  const withinRun = (earlier: typeof failedAt | typeof secondLastFailedAt): SQL =>
    sql`CASE WHEN ${state} = 'ok' THEN NULL ELSE ${earlier} END`;
  await db
    .insert(providerStatus)
    .values({ service, ...said })
    .onConflictDoUpdate({
      target: providerStatus.service,
      set: {
        ...said,
        secondLastFailedAt: withinRun(failedAt),
        thirdLastFailedAt: withinRun(secondLastFailedAt),
        otherFailedAt: sql`CASE WHEN ${failedPerson} <> ${person} THEN ${failedAt} ELSE ${otherFailedAt} END`,
      },
    });
}

export function providerStates(db: Database): Promise<ProviderStatus[]> {
  return db.query.providerStatus.findMany();
}
