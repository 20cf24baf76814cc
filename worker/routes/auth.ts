import { createFactory } from 'hono/factory';
import {
  loginRequest,
  refreshRequest,
  registerRequest,
  type TokenAnswer,
  type User,
} from '../../contract/schemas/auth.ts';
import { mailVerificationLink } from '../account/mail-links.ts';
import { mailboxDigest } from '../account/mailbox.ts';
import { accessTokenOf } from '../auth/access-token.ts';
import { refuseWhenFull } from '../auth/hashing-queue.ts';
import { hashPassword } from '../auth/passwords.ts';
import { endSession, rotateSession } from '../auth/refresh-session.ts';
import { database } from '../directory/client.ts';
import { endSessionOf } from '../directory/sessions.ts';
import { addGoogle, insertUser, userByEmail, userOfSession } from '../directory/users.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { callerSite, countUse } from '../middleware/rate-limit.ts';
import { identityIfAny } from '../middleware/session.ts';
import { jsonBody } from '../middleware/validate.ts';
import { presentUser } from '../plan/present-user.ts';
import { inBackground, mailLinkDeps } from './background-mail.ts';
import { isCheckedHuman } from './human-check.ts';
import { isPassword } from './password-check.ts';
import { countRegistration } from './registration-limits.ts';
import {
  checkOrigin,
  clearRefreshCookie,
  noteUse,
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
    id: crypto.randomUUID(),
    email,
    name: name || null,
    termsVersion: termsVersion ?? null,
    mailbox: await mailboxDigest(c.env, email),
    passwordHash: await hashPassword(password, callerSite(c)),
    now,
  });
  if (!user) throw new ApiError('email_taken');
  const answer = await signIn(c, user, tokenLifetime, now);
  inBackground(c, 'verification', mailVerificationLink(mailLinkDeps(c), user, now));
  return c.json(answer, 201);
});

export const login = createHandlers(jsonBody(loginRequest), async (c) => {
  const { email, password, tokenLifetime } = c.req.valid('json');
  checkOrigin(c);
  refuseWhenFull(callerSite(c));
  const user = await userByEmail(database(c.env.DB), email);
  const matches = await isPassword(c, email, user?.passwordHash ?? null, password);
  if (!user || !matches) throw new ApiError('invalid_credentials');
  const now = Date.now();
  const link = await takeWaitingLink(c, now);
  if (link?.email === user.email && user.confirmedByHolderAt !== null)
    await addGoogle(database(c.env.DB), user.id, link.googleId);
  return c.json(await signIn(c, user, tokenLifetime, now));
});

export const refreshToken = createHandlers(jsonBody(refreshRequest), async (c) => {
  checkOrigin(c);
  const token = refreshCookie(c);
  if (!token) throw new ApiError('not_authenticated');
  const { email, tokenLifetime } = c.req.valid('json');
  const now = Date.now();
  const db = database(c.env.DB);
  const grant = await rotateSession(db, c.env.TOKEN_SECRET, token, tokenLifetime, now, (sessionId) =>
    countUse(c.env, 'REFRESH_BY_SESSION', sessionId, 'too_many_attempts'),
  );
  const user = grant && (await userOfSession(db, grant.sessionId, grant.userId, now));
  if (!grant || !user) {
    clearRefreshCookie(c);
    throw new ApiError('session_ended');
  }
  await noteUse(c, user, now);
  setRefreshCookie(c, grant);
  if (email !== undefined && email !== user.email) throw new ApiError('not_authenticated');
  const answer: TokenAnswer = { token: await accessTokenOf(grant, c.env.TOKEN_SECRET, now) };
  return c.json(answer);
});

/**
 * Ends the sessions of both cookie and token: a client without cookies has only the token, and a browser with both
 * means to end both. An invalid credential ends nothing.
 */
export const logout = createHandlers(async (c) => {
  checkOrigin(c);
  const db = database(c.env.DB);
  const now = Date.now();
  const cookie = refreshCookie(c);
  const ended = cookie ? await endSession(db, c.env.TOKEN_SECRET, cookie, now) : null;
  const identity = await identityIfAny(c, now);
  if (identity && identity.sessionId !== ended) await endSessionOf(db, identity.userId, identity.sessionId);
  clearRefreshCookie(c);
  return c.body(null, 204);
});

export const me = createHandlers(async (c) => {
  const user: User = presentUser(c.get('user'), Date.now());
  return c.json(user);
});
