import { database } from '../directory/client.ts';
import { tombstoneOf } from '../directory/tombstones.ts';
import type { UserRow } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { stripeGateway } from '../providers/stripe.ts';
import { handOver } from './hand-over.ts';

/** Dependencies of everything that reads or changes subscriptions. @param now milliseconds since the epoch */
export const billingDeps = (env: Env, now: number) => ({
  db: database(env.DB),
  stripe: stripeGateway(env),
  handOver: (row: UserRow) => handOver(env, row),
  tombstoneOf: (userId: string) => tombstoneOf(env.DIGEST_SECRET, 'user', userId),
  now,
});
