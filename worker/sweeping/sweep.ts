import { settleLeftDuplicates } from '../billing/duplicates.ts';
import { database } from '../directory/client.ts';
import { deleteExpired, type ExpiredCounts } from '../directory/expired.ts';
import type { Env } from '../env.ts';
import { homeOf } from '../home/client.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { contactOutbox } from '../mail/contact-outbox.ts';
import { duplicateOutbox } from '../mail/duplicate-outbox.ts';
import { deliver } from '../mail/outbox.ts';
import { reportOutbox } from '../mail/report-outbox.ts';
import { stripeGateway } from '../providers/stripe.ts';
import { type InactiveCounts, removeInactiveAccounts } from './inactive-accounts.ts';
import { type ModelCounts, watchModels } from './model-watch.ts';
import { type FileCounts, removeOrphans } from './orphans.ts';

/** Result of each part; null for a part that failed. */
export type SweepCounts = {
  rows: ExpiredCounts | null;
  files: FileCounts | null;
  models: ModelCounts | null;
  accounts: InactiveCounts | null;
};

/**
 * Daily clean-up job: expired rows, inactive accounts, orphaned files, unsent mail, pending refunds, models that shut
 * down. A failing part does not stop the others; one log line sums up.
 * @throws AggregateError of the parts that failed
 */
export async function sweep(env: Env, now: number): Promise<SweepCounts> {
  const db = database(env.DB);
  const failures: unknown[] = [];
  async function part<Result>(name: string, work: Promise<Result>): Promise<Result | null> {
    try {
      return await work;
    } catch (error) {
      logLine('error', { sweeping: name, error: redactedErrorMessage(error) });
      failures.push(error);
      return null;
    }
  }
  const rows = await part('rows', deleteExpired(db, now));
  const files = await part(
    'files',
    removeOrphans({ db, files: env.FILES, unfinished: (userId) => homeOf(env, userId).unfinished() }, now),
  );
  await part('messages', deliver(contactOutbox(env), now));
  await part('reports', deliver(reportOutbox(env), now));
  await part('refunds', settleLeftDuplicates({ db, stripe: stripeGateway(env), now }));
  await part('mails about refunds', deliver(duplicateOutbox(env), now));
  const models = await part('models', watchModels(env, now));
  const accounts = await part('accounts', removeInactiveAccounts(env, now));
  logLine('info', { swept: { rows, files, models, accounts }, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of the sweep failed`);
  return { rows, files, models, accounts };
}
