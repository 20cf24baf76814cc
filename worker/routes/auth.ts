import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import {
  loginRequest,
  refreshRequest,
  registerRequest,
  type TokenAnswer,
  type TokenLifetime,
} from '../../contract/schemas/auth.ts';
import { mailVerificationLink } from '../account/mail-links.ts';
import { accessTokenOf } from '../auth/access-token.ts';
import { refuseWhenFull } from '../auth/hashing-queue.ts';
import { hashPassword } from '../auth/passwords.ts';
import { readRefreshToken } from '../auth/refresh-session.ts';
import { tokenSecrets } from '../config/secrets.ts';
import { database } from '../directory/client.ts';
import { mailboxDigest } from '../directory/mailbox.ts';
import { addGoogle, insertUser, type UserRow } from '../directory/users.ts';
import { ApiError } from '../errors/refusal.ts';
import { homeOf } from '../home/client.ts';
import type { Begun } from '../home/rpc.ts';
import type { App } from '../middleware/context.ts';
import { callerSite, countUse } from '../middleware/rate-limit.ts';
import { identityIfAny } from '../middleware/session.ts';
import { jsonBody } from '../middleware/validate.ts';
import { inBackground, mailLinkDeps } from './background-mail.ts';
import { isCheckedHuman } from './human-check.ts';
import { checkPassword } from './password-check.ts';
import { countRegistration } from './registration-limits.ts';
import {
  checkOrigin,
  clearRefreshCookie,
  grantOf,
  newcomerOf,
  refreshCookie,
  setRefreshCookie,
  signIn,
  takeWaitingLink,
} from './session-cookie.ts';

const { createHandlers } = createFactory<App>();

export const register = createHandlers(jsonBody(registerRequest), async (c) => {
  const { email, password, name, termsVersion, tokenLifetime } = c.req.valid('json');
  checkOrigin(c);
  const now = Date.now();
  await countRegistration(c, await isCheckedHuman(c), now);
  const db = database(c.env.DB);
  const user = await insertUser(db, {
    ...newcomerOf(c),
    email,
    name: name || null,
    termsVersion: termsVersion ?? null,
    mailbox: await mailboxDigest(c.env, email),
    passwordHash: await hashPassword(password, callerSite(c)),
    now,
  });
  if (!user) throw new ApiError('email_taken');
  // Makes the home near the user, before a mailed link or a hand-over can make it elsewhere.
  const answer = await signIn(c, { user, isNew: true }, tokenLifetime, now);
  inBackground(c, 'verification', mailVerificationLink(mailLinkDeps(c), user, now));
  return c.json(answer, 201);
});

export const login = createHandlers(jsonBody(loginRequest), async (c) => {
  const { email, password, tokenLifetime } = c.req.valid('json');
  checkOrigin(c);
  refuseWhenFull(callerSite(c));
  const { user, matches } = await checkPassword(c, email, password);
  if (!user || !matches) throw new ApiError('invalid_credentials');
  const now = Date.now();
  const link = await takeWaitingLink(c, now);
  let linked: UserRow | null = null;
  if (link?.email === user.email && user.confirmedByHolderAt !== null)
    linked = await addGoogle(database(c.env.DB), user.id, link.googleId);
  return c.json(await signIn(c, { user: linked ?? user, isNew: false }, tokenLifetime, now));
});

/** Asks the home of a genuine cookie only. */
async function exchanged(c: Context<App>, cookie: string, asked: TokenLifetime): Promise<Begun | null> {
  const token = readRefreshToken(tokenSecrets(c.env), cookie);
  if (!token) return null;
  await countUse(c.env, 'REFRESH_BY_SESSION', token.sessionId, 'too_many_attempts');
  return homeOf(c.env, token.userId).exchange(token.sessionId, token.number, asked);
}

export const refreshToken = createHandlers(jsonBody(refreshRequest), async (c) => {
  checkOrigin(c);
  const cookie = refreshCookie(c);
  if (!cookie) throw new ApiError('not_authenticated');
  const { email, tokenLifetime } = c.req.valid('json');
  const now = Date.now();
  const begun = await exchanged(c, cookie, tokenLifetime);
  if (!begun) {
    clearRefreshCookie(c);
    throw new ApiError('session_ended');
  }
  const grant = grantOf(begun);
  setRefreshCookie(c, grant);
  if (email !== undefined && email !== begun.user.email) throw new ApiError('not_authenticated');
  const answer: TokenAnswer = { token: await accessTokenOf(grant, c.env.TOKEN_SECRET, now) };
  return c.json(answer);
});

/**
 * Ends the sessions of both cookie and token: a client without cookies has only the token, and a browser with both
 * means to end both. An invalid credential ends nothing.
 */
export const logout = createHandlers(async (c) => {
  checkOrigin(c);
  const cookie = readRefreshToken(tokenSecrets(c.env), refreshCookie(c) ?? '');
  const identity = await identityIfAny(c, Date.now());
  const identities = [cookie, identity].filter((one) => one !== null);
  await Promise.all(identities.map(({ userId, sessionId }) => homeOf(c.env, userId).endSession(sessionId)));
  clearRefreshCookie(c);
  return c.body(null, 204);
});

export const me = createHandlers(async (c) =>
  c.body(await c.get('home').presentedUser(), 200, { 'Content-Type': 'application/json' }),
);
