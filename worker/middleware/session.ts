import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type AccessCheck, checkAccessToken } from '../auth/access-token.ts';
import { database } from '../db/client.ts';
import { type UserRow, userOfSession } from '../db/users.ts';
import { ApiError } from '../errors.ts';
import { measured } from '../request-scope.ts';
import type { App } from './context.ts';
import { refusing } from './refusals.ts';

const bearerOf = (authorization: string | undefined) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];

async function identify(authorization: string | undefined, secret: string) {
  const token = bearerOf(authorization);
  const check: AccessCheck = token
    ? await measured('auth', () => checkAccessToken(token, secret, Date.now()))
    : { ok: false, reason: 'invalid' };
  if (check.ok) return { userId: check.userId, sessionId: check.sessionId };
  throw new ApiError(check.reason === 'expired' ? 'token_expired' : 'not_authenticated');
}

/** Who is asking, for routes that serve visitors too: a token that opens nothing any more makes a visitor. */
export async function userIfSignedIn(c: Context<App>, now: number): Promise<UserRow | null> {
  const token = bearerOf(c.req.header('authorization'));
  const check = token ? await checkAccessToken(token, c.env.TOKEN_SECRET, now) : null;
  return check?.ok ? userOfSession(database(c.env.DB), check.sessionId, check.userId, now) : null;
}

/** Guard of routes that only read what is one's own: a valid access token, and no database read. */
export const signedIn = refusing(
  ['not_authenticated', 'token_expired'],
  createMiddleware<App>(async (c, next) => {
    c.set('identity', await identify(c.req.header('authorization'), c.env.TOKEN_SECRET));
    await next();
  }),
);

/** Guard of routes that spend or change something: the session and the account must still exist. */
export const account = refusing(
  ['not_authenticated', 'token_expired', 'session_ended'],
  createMiddleware<App>(async (c, next) => {
    const identity = await identify(c.req.header('authorization'), c.env.TOKEN_SECRET);
    const user = await measured('auth', () =>
      userOfSession(database(c.env.DB), identity.sessionId, identity.userId, Date.now()),
    );
    if (!user) throw new ApiError('session_ended');
    c.set('identity', identity);
    c.set('user', user);
    await next();
  }),
);
