import { createFactory } from 'hono/factory';
import { verifyEmailRequest } from '../../contract/schemas/auth.ts';
import { mailVerificationLink } from '../account/mail-links.ts';
import { database } from '../directory/client.ts';
import { heldLink, verifyEmailByLink } from '../directory/mail-tokens.ts';
import { ApiError } from '../errors/refusal.ts';
import { sha256Hex } from '../files/digest.ts';
import { handOverLinked } from '../home/hand-over.ts';
import type { App } from '../middleware/context.ts';
import { countUseOfAddress } from '../middleware/rate-limit.ts';
import { userIfSignedIn } from '../middleware/session.ts';
import { jsonBody } from '../middleware/validate.ts';
import { mailLinkDeps } from './background-mail.ts';
import { checkPassword } from './password-check.ts';

const { createHandlers } = createFactory<App>();

/**
 * Two proofs: the mailed link shows that the address is the user's, session or password that the account is. Without
 * the second, a stranger could register an address and wait for its owner to click.
 */
export const verify = createHandlers(jsonBody(verifyEmailRequest), async (c) => {
  const { token, password } = c.req.valid('json');
  const db = database(c.env.DB);
  const now = Date.now();
  const hash = await sha256Hex(token);
  const held = await heldLink(db, hash, 'verify_email', now);
  if (!held) throw new ApiError('link_invalid');
  const holder = held.user;
  if ((await userIfSignedIn(c, now))?.id !== holder.id) {
    if (password === undefined) throw new ApiError('confirmation_required');
    const { matches } = await checkPassword(c, holder.email, password);
    if (!matches) throw new ApiError('wrong_password');
  }
  const used = await verifyEmailByLink(db, held.link, now);
  if (!used) throw new ApiError('link_invalid');
  await handOverLinked(c.env, used);
  return c.body(null, 204);
});

export const resend = createHandlers(async (c) => {
  const user = await c.get('home').user();
  if (user.emailVerifiedAt !== null) return c.body(null, 204);
  await countUseOfAddress(c, 'MAIL_BY_ACCOUNT', user.email, 'too_many_mails');
  const sent = await mailVerificationLink(mailLinkDeps(c), user, Date.now());
  if (!sent.ok) throw new ApiError('too_many_mails', { retryAfter: sent.retryAfter });
  return c.body(null, 204);
});
