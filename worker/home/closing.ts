import { HOUR_MS } from '../../contract/time.ts';
import { closeBilling } from '../billing/cancellation.ts';
import type { BillingGateway } from '../billing/gateway.ts';
import { settleBeforeLeaving } from '../billing/withdrawal.ts';
import { hasPart } from '../config/parts.ts';
import { deleteUser } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { tombstoneOf } from '../directory/tombstones.ts';
import { type UserRow, userById } from '../directory/users.ts';
import { unmailedOf } from '../directory/withdrawals.ts';
import type { Env } from '../env.ts';
import { deleteFiles, ownedFilesAndSnapshots } from '../files/owned.ts';
import type { Timers } from '../home-storage/timers.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { mailOnce } from '../mail/outbox.ts';
import { withdrawalOutbox } from '../mail/withdrawal-outbox.ts';
import { stripeGateway } from '../providers/stripe.ts';

/** How long a mail service that refuses the mail about a withdrawal keeps a closed account. */
const LEAVING_MAIL_MS = HOUR_MS;

export type ClosingDeps = {
  env: Env;
  storage: DurableObjectStorage;
  timers: Pick<Timers, 'set'>;
  /** The user as the home knows them; the directory may know another Stripe customer. */
  user(): Pick<UserRow, 'id' | 'stripeCustomerId'>;
  /** Ends whatever is running; nothing is stored afterwards. */
  endWork(): Promise<void>;
  /** Makes the directory changes that are still to be made. */
  sendChanges(now: number): Promise<void>;
};

type Row = { closed_at: number; is_row_gone: 0 | 1 };

/** Shortest and longest pause between attempts. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [60_000, HOUR_MS];

/**
 * The end of an account. A row marks the home as closed, for ever, and says how far the end has come; each step may be
 * repeated. The order: Stripe, the directory's row, files, the home itself. So a subscription is ended while the row
 * still says whose it is, and files are found while the home still says whose they are.
 */
export class Closing {
  readonly #deps: ClosingDeps;
  #leaving: Promise<void> | null = null;
  #finishing: Promise<void> | null = null;
  /** Set when the storage is deleted. */
  #isOver = false;

  constructor(deps: ClosingDeps) {
    this.#deps = deps;
  }

  /** Closes the home. Synchronous, for the transaction that ends the sessions. */
  mark(now: number): void {
    const { sql } = this.#deps.storage;
    sql.exec('INSERT INTO closing (closed_at, is_row_gone) VALUES (?, 0)', now);
    // Nothing else is to be done any more.
    sql.exec('DELETE FROM timers');
  }

  /**
   * Ends running work, subscriptions and the directory's row. First sets the timer of the next attempt. One attempt at
   * a time: a second call joins the first.
   * @throws what Stripe or the directory throws; to be repeated
   */
  leaveDirectory(now: number): Promise<void> {
    this.#leaving ??= this.#leaveDirectory(now).finally(() => {
      this.#leaving = null;
    });
    return this.#leaving;
  }

  #row(): Row {
    return this.#deps.storage.sql.exec<Row>('SELECT closed_at, is_row_gone FROM closing').one();
  }

  async #leaveDirectory(now: number): Promise<void> {
    const { env, storage, timers, user, endWork, sendChanges } = this.#deps;
    if (this.#isOver) return;
    const { closed_at: closedAt, is_row_gone: isRowGone } = this.#row();
    // A pause as long as the home has been closed, so that pauses double.
    const pause = Math.min(Math.max(now - closedAt, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    await timers.set('closing', now + pause);
    if (isRowGone) return;
    await endWork();
    await sendChanges(now);
    const { id, stripeCustomerId } = user();
    const digest = await tombstoneOf(env.DIGEST_SECRET, 'user', id);
    // Repeated when a checkout made the user another customer of Stripe meanwhile.
    for (let customerId = stripeCustomerId; ;) {
      if (customerId !== null) {
        const stripe = stripeGateway(env);
        await this.#settle(stripe, id, closedAt, now);
        await closeBilling(stripe, customerId);
      }
      const leaving = { id, stripeCustomerId: customerId, digest, closedAt };
      const left = await deleteUser(database(env.DB), leaving, now);
      if (left === null) break;
      customerId = left.stripeCustomerId;
    }
    storage.sql.exec('UPDATE closing SET is_row_gone = 1');
  }

  /** Settles what is owed, and sends the mails about it while there is an address. */
  async #settle(stripe: BillingGateway, id: string, closedAt: number, now: number): Promise<void> {
    const { env } = this.#deps;
    const db = database(env.DB);
    const row = await userById(db, id);
    if (!row) return;
    await settleBeforeLeaving({ db, stripe, now }, row, closedAt);
    if (!hasPart(env, 'mail')) return;
    for (const statement of await unmailedOf(db, id, now)) {
      await mailOnce(withdrawalOutbox(env, statement), statement, now).catch((error: unknown) => {
        if (now - closedAt < LEAVING_MAIL_MS) throw error;
        logLine('error', { leaving: 'unmailed', error: redactedErrorMessage(error) });
      });
    }
  }

  /**
   * The whole end, after which the object is empty. One attempt at a time: a second call joins the first.
   * @throws what Stripe, the directory or R2 throws; to be repeated
   */
  finish(now: number): Promise<void> {
    this.#finishing ??= this.#finish(now).finally(() => {
      this.#finishing = null;
    });
    return this.#finishing;
  }

  async #finish(now: number): Promise<void> {
    await this.leaveDirectory(now);
    if (this.#isOver) return;
    const { env, storage, user } = this.#deps;
    const files = await ownedFilesAndSnapshots(env.FILES, user().id);
    await deleteFiles(
      env.FILES,
      files.map(({ key }) => key),
    );
    this.#isOver = true;
    // With the alarm. One call: a death between two would leave a home that nothing wakes.
    await storage.deleteAll();
  }
}
