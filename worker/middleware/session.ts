import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type AccessCheck, checkAccessToken, type Identity } from '../auth/access-token.ts';
import { database } from '../directory/client.ts';
import { type UserRow, userOfSession } from '../directory/users.ts';
import { ApiError } from '../errors/refusal.ts';
import { measured } from '../logging/request-scope.ts';
import type { App } from './context.ts';
import { declareRefusals } from './refusals.ts';

const bearerOf = (authorization: string | undefined) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];

async function identify(authorization: string | undefined, secret: string) {
  const token = bearerOf(authorization);
  const check: AccessCheck = token
    ? await measured('auth', () => checkAccessToken(token, secret, Date.now()))
    : { ok: false, reason: 'invalid' };
  if (check.ok) return { userId: check.userId, sessionId: check.sessionId };
  throw new ApiError(check.reason === 'expired' ? 'token_expired' : 'not_authenticated');
}

/** Identity in a valid token, whether or not its session still exists; null without one. */
export async function identityIfAny(c: Context<App>, now: number): Promise<Identity | null> {
  const token = bearerOf(c.req.header('authorization'));
  const check = token ? await checkAccessToken(token, c.env.TOKEN_SECRET, now) : null;
  return check?.ok ? { userId: check.userId, sessionId: check.sessionId } : null;
}

/** The signed-in user, for routes that also serve visitors; null without a valid token. */
export async function userIfSignedIn(c: Context<App>, now: number): Promise<UserRow | null> {
  const identity = await identityIfAny(c, now);
  return identity && userOfSession(database(c.env.DB), identity.sessionId, identity.userId, now);
}

/** Guard of every private route: requires a valid token whose session and account exist. Sets `identity` and `user`. */
export const requireSession = declareRefusals(
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
