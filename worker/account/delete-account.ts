import { deleteUser } from '../db/account.ts';
import type { Database } from '../db/client.ts';
import type { UserRow } from '../db/users.ts';
import { deleteFiles, ownedFiles } from '../files/owned.ts';
import { describeError } from '../logging/error-description.ts';
import { logLine } from '../logging/log.ts';

export type DeletionDeps = {
  db: Database;
  files: R2Bucket;
  /** Ends whatever the customer pays for, at once. @throws Error when it may still be running */
  closeBilling(customerId: string): Promise<void>;
  /** Ends whatever the person's storyteller is doing and empties it. */
  forgetStoryteller(): Promise<void>;
};

export type Deletion = { ok: true } | { ok: false; code: 'account_not_deleted' };

/**
 * Deletes a person and everything that is theirs. Each step may be repeated, and the row that lets them sign in goes
 * last: after an interruption they can ask again. The subscription goes first, since nobody could end it afterwards.
 */
export async function deleteAccount(deps: DeletionDeps, user: UserRow, now: number): Promise<Deletion> {
  // Who begins to pay in another tab meanwhile is a customer only then.
  for (let left: UserRow | null = user; left; left = await deleteUser(deps.db, left, now)) {
    if (left.stripeCustomerId !== null) {
      try {
        await deps.closeBilling(left.stripeCustomerId);
      } catch (error) {
        logLine('error', { deletion: 'subscription', error: describeError(error) });
        return { ok: false, code: 'account_not_deleted' };
      }
    }
    await sweep(deps, user.id);
  }
  // A story that was asked for in between, on another device, found the account still there; now nothing can start.
  await sweep(deps, user.id);
  return { ok: true };
}

async function sweep(deps: DeletionDeps, userId: string): Promise<void> {
  await deps.forgetStoryteller();
  await deleteFiles(
    deps.files,
    (await ownedFiles(deps.files, userId)).map(({ key }) => key),
  );
}
