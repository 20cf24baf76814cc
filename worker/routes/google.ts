import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createFactory } from 'hono/factory';
import type { ErrorCode } from '../../contract/errors.ts';
import { GOOGLE_NONCE_PREFIX } from '../../contract/google-nonce.ts';
import { googleRequest } from '../../contract/schemas/auth.ts';
import {
  authorizeAddress,
  beginFlow,
  FLOW_LIFETIME_S,
  type GoogleFlow,
  openFlow,
  sealFlow,
} from '../auth/google-flow.ts';
import { checkIdToken } from '../auth/google-identity.ts';
import { userOfGoogleIdentity } from '../auth/google-linking.ts';
import { isAllowedOrigin, isOriginOfApp, mainOriginOfApp } from '../config/origins.ts';
import { tokenSecrets } from '../config/secrets.ts';
import { isSwitchedOff } from '../config/switched-off.ts';
import { database } from '../directory/client.ts';
import { mailboxDigest } from '../directory/mailbox.ts';
import type { UserRow } from '../directory/users.ts';
import { ApiError } from '../errors/refusal.ts';
import { sha256Hex } from '../files/digest.ts';
import { logLine } from '../logging/log.ts';
import { googleLinkedLetter } from '../mail/google-linked.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody } from '../middleware/validate.ts';
import { discover, exchangeCode, GoogleError } from '../providers/google.ts';
import { inBackground, mailLinkDeps } from './background-mail.ts';
import { originOf } from './generation-request.ts';
import { checkOrigin, newcomerOf, setWaitingLink, signIn } from './session-cookie.ts';

const { createHandlers } = createFactory<App>();

/** `Lax`: the browser returns by a link from Google's site. */
const COOKIE = '__Host-cuentame-google';
const COOKIE_SCOPE = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

/**
 * Where Google returns to: the origin of the request, which has the flow's cookie. On the app's origin
 * `/auth/google/callback` is a page of the app, where this flow ends.
 */
function redirectUriOf(c: Context<App>): string {
  const origin = originOf(c);
  return `${origin}${isOriginOfApp(c.env, origin) ? '/api' : ''}/auth/google/callback`;
}

/** @throws ApiError when Google or we refuse the token */
async function userOfIdToken(
  c: Context<App>,
  idToken: string,
  nonce: string | null,
): Promise<{ user: UserRow; isNew: boolean }> {
  const now = Date.now();
  const identity = await checkIdToken(c.env, idToken, nonce, now);
  if (!identity.ok) throw new ApiError(identity.code);
  const db = database(c.env.DB);
  const newAccount = async () => ({
    ...newcomerOf(c),
    mailbox: await mailboxDigest(c.env, identity.email),
  });
  const account = await userOfGoogleIdentity(db, identity, newAccount, now);
  if (!account.ok) {
    if (account.code === 'google_password_required') await setWaitingLink(c, identity, now);
    throw new ApiError(account.code);
  }
  if (account.isPasswordRemoved) {
    const { language, appOrigin, send } = mailLinkDeps(c);
    const letter = googleLinkedLetter(language, new URL('/forgot-password', appOrigin).href);
    inBackground(c, 'google linked', send({ to: account.user.email, ...letter }));
  }
  return account;
}

/** Signs in with the ID token of Google's script. */
export const withIdToken = createHandlers(jsonBody(googleRequest), async (c) => {
  checkOrigin(c);
  const { idToken, nonceSecret, tokenLifetime } = c.req.valid('json');
  const nonce = nonceSecret === undefined ? null : GOOGLE_NONCE_PREFIX + (await sha256Hex(nonceSecret));
  const user = await userOfIdToken(c, idToken, nonce);
  return c.json(await signIn(c, user, tokenLifetime, Date.now()));
});

/** Redirects to the app at the end of the flow, with a token or an error code. */
function backToApp(c: Context<App>, appOrigin: string, parameters: Record<string, string>): Response {
  const url = new URL('/auth/google/callback', appOrigin);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  c.header('Cache-Control', 'no-store');
  return c.redirect(url.href, 302);
}

/** Turns errors of the flow into redirects to the app: the browser is showing our address. */
async function orBackToApp(
  c: Context<App>,
  appOrigin: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  try {
    return await attempt();
  } catch (error) {
    const code = refusalOf(error);
    if (!code) throw error;
    return backToApp(c, appOrigin, { error: code });
  }
}

function refusalOf(error: unknown): ErrorCode | null {
  if (error instanceof ApiError) return error.code;
  if (!(error instanceof GoogleError)) return null;
  logLine('error', { google: error.reason, error: error.message });
  return error.reason === 'unavailable' ? 'google_unavailable' : 'google_sign_in_refused';
}

/** App to return to: `?origin=`, or `?redirect_uri=` of clients of the earlier app; configured origins only. */
function requestedApp(c: Context<App>): string {
  const origin = c.req.query('origin') ?? c.req.query('redirect_uri');
  if (origin === undefined) return mainOriginOfApp(c.env);
  if (!isAllowedOrigin(c.env, origin)) throw new ApiError('origin_not_allowed');
  return origin;
}

/** The app's name of this attempt, if valid. */
function requestedAttempt(c: Context<App>): string {
  const attempt = c.req.query('attempt') ?? '';
  return /^[\w-]{1,64}$/.test(attempt) ? attempt : '';
}

/** Starts the redirect flow. */
export const start = createHandlers(async (c) => {
  const appOrigin = requestedApp(c);
  return orBackToApp(c, appOrigin, async () => {
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, TOKEN_SECRET } = c.env;
    if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET || isSwitchedOff(c.env, 'google'))
      throw new ApiError('google_not_configured');
    const now = Date.now();
    const { authorizeUrl } = await discover(GOOGLE_ISSUER, now);
    const flow = beginFlow(appOrigin, requestedAttempt(c));
    setCookie(c, COOKIE, await sealFlow(flow, TOKEN_SECRET, now), {
      ...COOKIE_SCOPE,
      maxAge: FLOW_LIFETIME_S,
    });
    c.header('Cache-Control', 'no-store');
    return c.redirect(await authorizeAddress(authorizeUrl, GOOGLE_CLIENT_ID, redirectUriOf(c), flow), 302);
  });
});

/** Google's callback; needs the cookie and the state of the same browser. */
export const callback = createHandlers(async (c) => {
  const now = Date.now();
  const flow = await openFlow(getCookie(c, COOKIE) ?? '', tokenSecrets(c.env), now);
  deleteCookie(c, COOKIE, COOKIE_SCOPE);
  const appOrigin = flow?.appOrigin ?? mainOriginOfApp(c.env);
  return orBackToApp(c, appOrigin, async () => {
    if (!flow || c.req.query('state') !== flow.state) throw new ApiError('google_sign_in_expired');
    // Cancelling is not an error: the app shows its login form.
    if (c.req.query('error') === 'access_denied') return backToApp(c, appOrigin, {});
    const { token } = await finish(c, flow, c.req.query('code') ?? '', now);
    return backToApp(c, appOrigin, { token, ...(flow.attempt && { attempt: flow.attempt }) });
  });
});

async function finish(c: Context<App>, flow: GoogleFlow, code: string, now: number) {
  const { tokenUrl } = await discover(c.env.GOOGLE_ISSUER, now);
  const idToken = await exchangeCode(c.env, tokenUrl, {
    code,
    verifier: flow.verifier,
    redirectUri: redirectUriOf(c),
  });
  // Addresses are kept in histories and logs, so this token lives for an hour and its session never issues longer ones.
  return signIn(c, await userOfIdToken(c, idToken, flow.nonce), 'hour', now);
}
