import { createFactory } from 'hono/factory';
import { verifyEmailRequest } from '../../contract/schemas/auth.ts';
import { mailVerificationLink } from '../account/mail-links.ts';
import { database } from '../db/client.ts';
import { verifyEmailByToken } from '../db/mail-tokens.ts';
import { sha256Hex } from '../files/digest.ts';
import type { App } from '../middleware/context.ts';
import { countUse } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';
import { ApiError } from '../refusal.ts';
import { mailLinkDeps } from './background-mail.ts';

const { createHandlers } = createFactory<App>();

/** What a client told "too many" should wait, in seconds: the hour that links are counted over. */
const HOUR_S = 3600;

/** The link in a mail proves the address, also in a browser where another user is signed in. */
export const verify = createHandlers(jsonBody(verifyEmailRequest), async (c) => {
  const hash = await sha256Hex(c.req.valid('json').token);
  if (!(await verifyEmailByToken(database(c.env.DB), hash, Date.now()))) throw new ApiError('link_invalid');
  return c.body(null, 204);
});

export const resend = createHandlers(async (c) => {
  const user = c.get('user');
  if (user.emailVerifiedAt !== null) return c.body(null, 204);
  await countUse(c.env, 'MAIL_BY_ACCOUNT', user.email, 'too_many_mails');
  const sent = await mailVerificationLink(mailLinkDeps(c), user, Date.now());
  if (!sent) throw new ApiError('too_many_mails', { retryAfter: HOUR_S });
  return c.body(null, 204);
});
