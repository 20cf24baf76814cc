import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type AccessCheck, checkAccessToken, type Identity } from '../auth/access-token.ts';
import { tokenSecrets } from '../config/secrets.ts';
import { ApiError } from '../errors/refusal.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { homeOf } from '../home/client.ts';
import { measured } from '../logging/request-scope.ts';
import type { App } from './context.ts';
import { declareRefusals } from './refusals.ts';

const bearerOf = (authorization: string | undefined) => /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];

async function identify(authorization: string | undefined, secrets: readonly string[]) {
  const token = bearerOf(authorization);
  const check: AccessCheck = token
    ? await measured('auth', () => checkAccessToken(token, secrets, Date.now()))
    : { ok: false, reason: 'invalid' };
  if (check.ok) return { userId: check.userId, sessionId: check.sessionId };
  throw new ApiError(check.reason === 'expired' ? 'token_expired' : 'not_authenticated');
}

/** Identity in a valid token, whether or not its session still exists; null without one. */
export async function identityIfAny(c: Context<App>, now: number): Promise<Identity | null> {
  const token = bearerOf(c.req.header('authorization'));
  const check = token ? await checkAccessToken(token, tokenSecrets(c.env), now) : null;
  return check?.ok ? { userId: check.userId, sessionId: check.sessionId } : null;
}

/** The signed-in user, for routes that also serve visitors; null without a live session. */
export async function userIfSignedIn(c: Context<App>, now: number): Promise<SignedInUser | null> {
  const identity = await identityIfAny(c, now);
  if (!identity) return null;
  try {
    return await homeOf(c.env, identity.userId).enter(identity.sessionId).user();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session_ended') return null;
    throw error;
  }
}

/**
 * The signed-in user of a route that also serves visitors, for a request with a token.
 * @throws ApiError `not_authenticated`, `token_expired`, `session_ended`
 */
export async function requiredUser(c: Context<App>): Promise<SignedInUser> {
  const identity = await identify(c.req.header('authorization'), tokenSecrets(c.env));
  return homeOf(c.env, identity.userId).enter(identity.sessionId).user();
}

/**
 * Guard of every private route: requires a valid token, and sets `identity` and `home`. The home itself refuses an
 * ended session at each call, so that guard and work are one crossing: a private route asks its home before it does
 * anything.
 */
export const requireSession = declareRefusals(
  ['not_authenticated', 'token_expired', 'session_ended'],
  createMiddleware<App>(async (c, next) => {
    const identity = await identify(c.req.header('authorization'), tokenSecrets(c.env));
    c.set('identity', identity);
    c.set('home', homeOf(c.env, identity.userId).enter(identity.sessionId));
    await next();
  }),
);
