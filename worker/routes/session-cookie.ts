import { waitUntil } from 'cloudflare:workers';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionAnswer, TokenLifetime } from '../../contract/schemas/auth.ts';
import { accessTokenOf } from '../auth/access-token.ts';
import { LINK_LIFETIME_S, openLink, sealLink, type WaitingLink } from '../auth/google-link.ts';
import { type SessionGrant, writeRefreshToken } from '../auth/refresh-session.ts';
import { isAllowedOrigin, mainOriginOfApp } from '../config/origins.ts';
import { tokenSecrets } from '../config/secrets.ts';
import { database } from '../directory/client.ts';
import { countNow } from '../directory/counter.ts';
import { type UserRow, userById } from '../directory/users.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors/refusal.ts';
import type { Device } from '../home-storage/sessions.ts';
import { newUserId } from '../home-storage/user-id.ts';
import { copyOf } from '../home-storage/user.ts';
import { homeOf } from '../home/client.ts';
import type { Begun } from '../home/rpc.ts';
import type { App } from '../middleware/context.ts';
import { placeOf } from '../middleware/place.ts';
import { presentUser } from '../plan/present-user.ts';

/** Wire format shared by all sign-in methods. */

/** The prefix makes browsers require `Secure`, the whole path and this host. */
const COOKIE = '__Host-cuentame-session';
const LINK_COOKIE = '__Host-cuentame-google-link';

const SCOPE = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

export function setRefreshCookie(c: Context<App>, grant: SessionGrant): void {
  setCookie(c, COOKIE, writeRefreshToken(c.env.TOKEN_SECRET, grant), {
    ...SCOPE,
    expires: new Date(grant.expiresAt),
  });
}

export const refreshCookie = (c: Context<App>): string | undefined => getCookie(c, COOKIE);

export function clearRefreshCookie(c: Context<App>): void {
  deleteCookie(c, COOKIE, SCOPE);
}

/** Sets the cookie of a pending Google link; see `takeWaitingLink`. */
export async function setWaitingLink(c: Context<App>, link: WaitingLink, now: number): Promise<void> {
  const sealed = await sealLink(link, c.env.TOKEN_SECRET, now);
  setCookie(c, LINK_COOKIE, sealed, { ...SCOPE, maxAge: LINK_LIFETIME_S });
}

/** Reads and removes the pending Google link of this browser. */
export async function takeWaitingLink(c: Context<App>, now: number): Promise<WaitingLink | null> {
  const sealed = getCookie(c, LINK_COOKIE);
  if (!sealed) return null;
  deleteCookie(c, LINK_COOKIE, SCOPE);
  return openLink(sealed, tokenSecrets(c.env), now);
}

/** CSRF guard in addition to `SameSite`. */
export function checkOrigin(c: Context<App>): void {
  const origin = c.req.header('origin');
  if (origin !== undefined && !isAllowedOrigin(c.env, origin)) throw new ApiError('origin_not_allowed');
}

/** The calling web app's origin, for mails and redirects; the first configured one for other callers. */
export function appOriginOf(c: Context<App>): string {
  const origin = c.req.header('origin');
  if (origin !== undefined && isAllowedOrigin(c.env, origin)) return origin;
  return mainOriginOfApp(c.env);
}

/** Id and region of a new user, by the place of the request. */
export function newcomerOf(c: Context<App>): Pick<UserRow, 'id' | 'locationHint'> {
  const { isEU, locationHint } = placeOf(c);
  return { id: newUserId({ isEU }), locationHint };
}

/**
 * @param user as read before authentication; `isNew` when this request has just registered them
 * @throws ApiError when the password was replaced or the account deleted meanwhile, and `database_error`
 * until a lost home is restored
 */
export async function signIn(
  c: Context<App>,
  { user, isNew }: { user: UserRow; isNew: boolean },
  tokenLifetime: TokenLifetime,
  now: number,
): Promise<SessionAnswer> {
  const device = { userAgent: c.req.header('user-agent') ?? null, tokenLifetime };
  const begun = await begin(c.env, user, device, isNew);
  if (!begun) throw new ApiError('session_ended');
  if (isNew) waitUntil(countNow(c.env, [{ what: 'registered' }], now));
  const grant = grantOf(begun);
  setRefreshCookie(c, grant);
  return { token: await accessTokenOf(grant, c.env.TOKEN_SECRET, now), user: presentUser(begun.user, now) };
}

async function begin(env: Env, user: UserRow, device: Device, isNew: boolean): Promise<Begun | null> {
  const home = homeOf(env, user.id, user.locationHint);
  const begun = await home.begin(copyOf(user), device, isNew);
  if (begun !== 'no_home') return begun;
  // The registration did not reach the home; or the user was deleted since the row was read, and stays deleted.
  const row = await userById(database(env.DB), user.id);
  if (row?.credentials !== user.credentials) return null;
  // A session would make the home empty, before it gets back what it had.
  if (row.homeTask === 'restore') throw new ApiError('database_error');
  const made = await home.begin(copyOf(row), device, true);
  return made === 'no_home' ? null : made;
}

export const grantOf = ({ session, user }: Begun): SessionGrant => ({
  userId: user.id,
  sessionId: session.id,
  number: session.secretNumber,
  expiresAt: session.expiresAt,
  tokenLifetime: session.tokenLifetime,
});
