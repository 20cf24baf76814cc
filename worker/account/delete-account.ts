import { deleteUser } from '../directory/account.ts';
import type { Database } from '../directory/client.ts';
import type { UserRow } from '../directory/users.ts';
import { deleteFiles, ownedFiles } from '../files/owned.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';

export type DeletionDeps = {
  db: Database;
  files: R2Bucket;
  /**
   * Cancels the customer's subscription and open payments immediately.
   * @throws Error when a subscription may still be active
   */
  closeBilling(customerId: string): Promise<void>;
  /** Stops the jobs of the user's Durable Object and clears its storage. */
  forgetHome(): Promise<void>;
};

export type Deletion = { ok: true } | { ok: false; code: 'account_not_deleted' };

/**
 * Deletes a user and all their data. Idempotent. Stripe comes first, since the subscription needs the user's row to be
 * found; the users row goes last, so that the user can still sign in and retry after an interruption.
 */
export async function deleteAccount(deps: DeletionDeps, user: UserRow, now: number): Promise<Deletion> {
  // Repeats when a checkout made the user a Stripe customer during the deletion.
  for (let left: UserRow | null = user; left; left = await deleteUser(deps.db, left, now)) {
    if (left.stripeCustomerId !== null) {
      try {
        await deps.closeBilling(left.stripeCustomerId);
      } catch (error) {
        logLine('error', { deletion: 'subscription', error: redactedErrorMessage(error) });
        return { ok: false, code: 'account_not_deleted' };
      }
    }
    await sweep(deps, user.id);
  }
  // Second clean-up: a story request that started before the row was deleted may have written files since.
  await sweep(deps, user.id);
  return { ok: true };
}

async function sweep(deps: DeletionDeps, userId: string): Promise<void> {
  await deps.forgetHome();
  await deleteFiles(
    deps.files,
    (await ownedFiles(deps.files, userId)).map(({ key }) => key),
  );
}
