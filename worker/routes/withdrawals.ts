import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { confirmWithdrawalRequest, withdrawalRequest } from '../../contract/schemas/withdrawal.ts';
import { presentWithdrawal } from '../billing/present-withdrawal.ts';
import { settleWithdrawal, state as stateWithdrawal, WithdrawalNotSettled } from '../billing/withdrawal.ts';
import { trySpend } from '../budget/spend.ts';
import { hasPart } from '../config/parts.ts';
import { mailboxOf } from '../directory/mailbox.ts';
import {
  confirmByLink,
  forgetUnlessOfCustomer,
  isOfCustomer,
  makeMailDue,
  stateAsVisitor,
  type WithdrawalRow,
} from '../directory/withdrawals.ts';
import { ApiError } from '../errors/refusal.ts';
import { sha256Hex } from '../files/digest.ts';
import { billingDeps } from '../home/billing-deps.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { deliver } from '../mail/outbox.ts';
import { withdrawalOutbox } from '../mail/withdrawal-outbox.ts';
import type { App } from '../middleware/context.ts';
import { countCaller, countUse, countUseOfAddress } from '../middleware/rate-limit.ts';
import { requiredUser } from '../middleware/session.ts';
import { jsonBody } from '../middleware/validate.ts';
import { inBackground, spendDeps } from './background-mail.ts';
import { checkHumanIfPossible } from './human-check.ts';
import { checkOrigin } from './session-cookie.ts';

const { createHandlers } = createFactory<App>();

const mail = (c: Context<App>, { id }: WithdrawalRow, now: number) =>
  inBackground(c, 'withdrawal', deliver(withdrawalOutbox(c.env, { id }), now));

/** Settles a confirmed statement; one that waits for Stripe is answered as `pending`, since it is recorded. */
async function settled(c: Context<App>, row: WithdrawalRow, now: number): Promise<WithdrawalRow> {
  try {
    return await settleWithdrawal(billingDeps(c.env, now), row);
  } catch (error) {
    if (!(error instanceof WithdrawalNotSettled)) throw error;
    logLine('error', { withdrawal: row.id, error: redactedErrorMessage(error) });
    return row;
  }
}

/** A user's statement is confirmed by the session, and settled at once. */
async function byUser(c: Context<App>, now: number) {
  const user = await requiredUser(c);
  await countUse(c.env, 'BILLING_BY_ACCOUNT', user.id, 'too_many_requests');
  const { row, isNew } = await stateWithdrawal(billingDeps(c.env, now), user);
  const done = await settled(c, row, now);
  if (isNew || done !== row) mail(c, row, now);
  return c.json(presentWithdrawal(done));
}

/**
 * Acknowledges a visitor's statement today if a budget has room; else the sweep does it tomorrow. The address is looked
 * up here, behind the answer, whose time tells nothing of it.
 * @param hasRoom whether the budget of rows had room: without it only a customer's statement stays
 */
async function mailWithinBudget(
  c: Context<App>,
  { id, email }: WithdrawalRow,
  hasRoom: boolean,
  now: number,
): Promise<void> {
  const deps = spendDeps(c);
  if (!hasRoom && !(await forgetUnlessOfCustomer(deps.db, id))) return;
  const isToday =
    (await trySpend(deps, 'withdrawal_mail', email, now)).ok ||
    ((await isOfCustomer(deps.db, id)) && (await trySpend(deps, 'customer_withdrawal_mail', email, now)).ok);
  if (!isToday) return;
  await makeMailDue(deps.db, id, now);
  await deliver(withdrawalOutbox(c.env, { id }), now);
}

/**
 * A visitor's statement is recorded and acknowledged without a look-up of its address: neither words nor time reveal
 * whether it has an account.
 */
async function byVisitor(c: Context<App>, visitor: { email: string; name: string }, now: number) {
  // Without mail there is no link to confirm it.
  if (!hasPart(c.env, 'mail')) throw new ApiError('mail_not_configured');
  await countCaller(c, 'MAIL_BY_ADDRESS', 'too_many_mails');
  await countUseOfAddress(c, 'MAIL_BY_ACCOUNT', mailboxOf(visitor.email), 'too_many_mails');
  await checkHumanIfPossible(c, 'withdrawal');
  const deps = spendDeps(c);
  const { ok: hasRoom } = await trySpend(deps, 'withdrawal_row', visitor.email, now);
  // Recorded in any case: a budget that strangers have spent loses nobody's statement.
  const { row, isNew } = await stateAsVisitor(deps.db, visitor, now);
  if (isNew) inBackground(c, 'withdrawal', mailWithinBudget(c, row, hasRoom, now));
  // Of the same statement of another visitor no more than its time.
  return c.json(presentWithdrawal(row), 202);
}

export const state = createHandlers(jsonBody(withdrawalRequest), async (c) => {
  checkOrigin(c);
  const { email, name } = c.req.valid('json');
  const now = Date.now();
  if (c.req.header('authorization') !== undefined) return byUser(c, now);
  if (email === undefined) throw new ApiError('email_required');
  if (name === undefined) throw new ApiError('invalid_request', { fields: { name: 'required' } });
  return byVisitor(c, { email, name }, now);
});

/** Confirms a visitor's statement by its mailed link, which proves the contract's address. */
export const confirm = createHandlers(jsonBody(confirmWithdrawalRequest), async (c) => {
  checkOrigin(c);
  const now = Date.now();
  const deps = billingDeps(c.env, now);
  const row = await confirmByLink(deps.db, await sha256Hex(c.req.valid('json').token), now);
  if (!row) throw new ApiError('link_invalid');
  const done = await settled(c, row, now);
  if (done !== row) mail(c, row, now);
  return c.json(presentWithdrawal(done));
});
