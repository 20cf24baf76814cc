import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { providerStatus } from './schema.ts';

export type ProviderState = typeof providerStatus.$inferSelect;

/** A row that says the same is not written again sooner: every story would write it otherwise. */
const REPEAT_AFTER_MS = 30_000;

/** Notes what a provider just said. */
export async function reportProvider(
  db: Database,
  service: ProviderState['service'],
  state: ProviderState['state'],
  now: number,
): Promise<void> {
  await db
    .insert(providerStatus)
    .values({ service, state, updatedAt: now })
    .onConflictDoUpdate({
      target: providerStatus.service,
      set: { state, updatedAt: now },
      setWhere: sql`${providerStatus.state} <> ${state} OR ${providerStatus.updatedAt} < ${now - REPEAT_AFTER_MS}`,
    });
}

export function providerStates(db: Database): Promise<ProviderState[]> {
  return db.query.providerStatus.findMany();
}
