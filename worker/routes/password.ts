import { createFactory } from 'hono/factory';
import { forgotPasswordRequest, resetPasswordRequest } from '../../contract/schemas/auth.ts';
import { mailResetLink } from '../account/mail-links.ts';
import { hashPassword } from '../auth/passwords.ts';
import { database } from '../directory/client.ts';
import { heldLink, resetPasswordByLink } from '../directory/mail-tokens.ts';
import { ApiError } from '../errors/refusal.ts';
import { sha256Hex } from '../files/digest.ts';
import { handOverLinked } from '../home/hand-over.ts';
import type { App } from '../middleware/context.ts';
import { callerSite, countCaller, countUseOfAddress } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';
import { inBackground, mailLinkDeps } from './background-mail.ts';

const { createHandlers } = createFactory<App>();

/** Time in which the answer is sent: work begun before would delay it where there is an account, on the same thread. */
const ANSWERED_MS = 100;

/**
 * Answers before any look-up: neither words nor time reveal whether the address has an account, and the limit also
 * counts unknown addresses.
 */
export const forgot = createHandlers(jsonBody(forgotPasswordRequest), async (c) => {
  const { email } = c.req.valid('json');
  await countCaller(c, 'MAIL_BY_ADDRESS', 'too_many_mails');
  await countUseOfAddress(c, 'MAIL_BY_ACCOUNT', email, 'too_many_mails');
  const deps = mailLinkDeps(c);
  const mailed = scheduler.wait(ANSWERED_MS).then(() => mailResetLink(deps, email, Date.now()));
  inBackground(c, 'password reset', mailed);
  return c.body(null, 202);
});

export const reset = createHandlers(jsonBody(resetPasswordRequest), async (c) => {
  const { token, password } = c.req.valid('json');
  const db = database(c.env.DB);
  const now = Date.now();
  const hash = await sha256Hex(token);
  // Checked before hashing, which costs a fifth of a second of CPU.
  const held = await heldLink(db, hash, 'reset_password', now);
  const used =
    held && (await resetPasswordByLink(db, held.link, await hashPassword(password, callerSite(c)), now));
  if (!used) throw new ApiError('link_invalid');
  await handOverLinked(c.env, used);
  return c.body(null, 204);
});
