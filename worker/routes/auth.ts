import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createFactory } from 'hono/factory';
import {
  loginRequest,
  refreshRequest,
  registerRequest,
  type SessionAnswer,
  type TokenAnswer,
  type User,
} from '../../contract/auth.ts';
import { issueAccessToken } from '../auth/access-token.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { endSession, type RefreshGrant, rotateSession, startSession } from '../auth/refresh-session.ts';
import { database } from '../db/client.ts';
import { insertUser, presentUser, type UserRow, userByEmail, userOfSession } from '../db/users.ts';
import { isAllowedOrigin } from '../env.ts';
import { ApiError } from '../errors.ts';
import type { App } from '../middleware/context.ts';
import { countUse } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';

const { createHandlers } = createFactory<App>();

/** The prefix makes browsers insist on `Secure`, on the whole path and on this host alone. */
const COOKIE = '__Host-cuentame-session';

function setRefreshCookie(c: Context<App>, grant: RefreshGrant): void {
  setCookie(c, COOKIE, grant.refreshToken, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    expires: new Date(grant.expiresAt),
  });
}

/** A page of another site must not use the cookie, whatever the browser thinks of `SameSite`. */
function checkOrigin(c: Context<App>): void {
  const origin = c.req.header('origin');
  if (origin !== undefined && !isAllowedOrigin(c.env, origin)) throw new ApiError('origin_not_allowed');
}

async function signIn(c: Context<App>, user: UserRow, now: number): Promise<SessionAnswer> {
  const grant = await startSession(database(c.env.DB), user.id, c.req.header('user-agent') ?? null, now);
  setRefreshCookie(c, grant);
  return { token: await issueAccessToken(grant, c.env.TOKEN_SECRET, now), user: presentUser(user, now) };
}

export const register = createHandlers(jsonBody(registerRequest), async (c) => {
  const { email, password, name } = c.req.valid('json');
  checkOrigin(c);
  const now = Date.now();
  const user = await insertUser(database(c.env.DB), {
    id: crypto.randomUUID(),
    email,
    name: name || null,
    passwordHash: await hashPassword(password),
    now,
  });
  if (!user) throw new ApiError('email_taken');
  return c.json(await signIn(c, user, now), 201);
});

export const login = createHandlers(jsonBody(loginRequest), async (c) => {
  const { email, password } = c.req.valid('json');
  checkOrigin(c);
  await countUse(c.env, 'SIGN_IN_BY_ACCOUNT', email, 'too_many_attempts');
  const user = await userByEmail(database(c.env.DB), email);
  const matches = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !matches) throw new ApiError('invalid_credentials');
  return c.json(await signIn(c, user, Date.now()));
});

export const refreshToken = createHandlers(jsonBody(refreshRequest), async (c) => {
  checkOrigin(c);
  const token = getCookie(c, COOKIE);
  if (!token) throw new ApiError('not_authenticated');
  const now = Date.now();
  const db = database(c.env.DB);
  const grant = await rotateSession(db, token, now);
  const user = grant && (await userOfSession(db, grant.sessionId, grant.userId, now));
  if (!grant || !user) {
    deleteCookie(c, COOKIE, { path: '/', secure: true });
    throw new ApiError('session_ended');
  }
  setRefreshCookie(c, grant);
  const { email } = c.req.valid('json');
  if (email !== undefined && email !== user.email) throw new ApiError('not_authenticated');
  const answer: TokenAnswer = { token: await issueAccessToken(grant, c.env.TOKEN_SECRET, now) };
  return c.json(answer);
});

export const logout = createHandlers(async (c) => {
  checkOrigin(c);
  const token = getCookie(c, COOKIE);
  if (token) await endSession(database(c.env.DB), token);
  deleteCookie(c, COOKIE, { path: '/', secure: true });
  return c.body(null, 204);
});

export const me = createHandlers(async (c) => {
  const user: User = presentUser(c.get('user'), Date.now());
  return c.json(user);
});
