import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionAnswer, TokenLifetime } from '../../contract/schemas/auth.ts';
import { DAY_MS } from '../../contract/time.ts';
import { accessTokenOf } from '../auth/access-token.ts';
import { LINK_LIFETIME_S, openLink, sealLink, type WaitingLink } from '../auth/google-link.ts';
import { type RefreshGrant, startSession } from '../auth/refresh-session.ts';
import { isAllowedOrigin } from '../config/origins.ts';
import { database } from '../directory/client.ts';
import { noteActivity, type UserRow } from '../directory/users.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { presentUser } from '../plan/present-user.ts';

/** Wire format shared by all sign-in methods. */

/** The prefix makes browsers require `Secure`, the whole path and this host. */
const COOKIE = '__Host-cuentame-session';
const LINK_COOKIE = '__Host-cuentame-google-link';

const SCOPE = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

export function setRefreshCookie(c: Context<App>, grant: RefreshGrant): void {
  setCookie(c, COOKIE, grant.refreshToken, { ...SCOPE, expires: new Date(grant.expiresAt) });
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
  return openLink(sealed, c.env.TOKEN_SECRET, now);
}

/** CSRF guard in addition to `SameSite`. */
export function checkOrigin(c: Context<App>): void {
  const origin = c.req.header('origin');
  if (origin !== undefined && !isAllowedOrigin(c.env, origin)) throw new ApiError('origin_not_allowed');
}

/** Records activity, once a day. */
export async function noteUse(c: Context<App>, user: UserRow, now: number): Promise<void> {
  if (user.activeAt < now - DAY_MS) await noteActivity(database(c.env.DB), user.id, now);
}

/** The calling web app's origin, for mails and redirects; the first configured one for other callers. */
export function appOriginOf(c: Context<App>): string {
  const origin = c.req.header('origin');
  if (origin !== undefined && isAllowedOrigin(c.env, origin)) return origin;
  return c.env.APP_ORIGINS.split(',')[0]!;
}

/**
 * @param user as read before authentication
 * @throws ApiError when the password was replaced meanwhile
 */
export async function signIn(
  c: Context<App>,
  user: UserRow,
  tokenLifetime: TokenLifetime,
  now: number,
): Promise<SessionAnswer> {
  const device = { userAgent: c.req.header('user-agent') ?? null, tokenLifetime };
  await noteUse(c, user, now);
  const grant = await startSession(database(c.env.DB), c.env.TOKEN_SECRET, user, device, now);
  if (!grant) throw new ApiError('session_ended');
  setRefreshCookie(c, grant);
  return { token: await accessTokenOf(grant, c.env.TOKEN_SECRET, now), user: presentUser(user, now) };
}
