import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import {
  type Account,
  acceptTermsRequest,
  changeNameRequest,
  changePasswordRequest,
  type DeviceSessions,
  deleteAccountRequest,
} from '../../contract/schemas/account.ts';
import type { User } from '../../contract/schemas/auth.ts';
import { exportAccount } from '../account/export-account.ts';
import type { ExportedIds } from '../account/home-export.ts';
import { jsonText } from '../account/json-text.ts';
import { isoTime, presentAccount, presentSession } from '../account/present-account.ts';
import { hashPassword } from '../auth/passwords.ts';
import { isFresh } from '../auth/refresh-session.ts';
import { acceptTerms, renameUser, replacePassword } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { type UserRow, userById } from '../directory/users.ts';
import { ApiError } from '../errors/refusal.ts';
import { byteStream } from '../files/byte-stream.ts';
import { attachment } from '../files/disposition.ts';
import { handOver } from '../home/hand-over.ts';
import type { App } from '../middleware/context.ts';
import { callerSite, countUseOfAddress } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';
import { presentUser } from '../plan/present-user.ts';
import { originOf, signerOf } from './generation-request.ts';
import { checkPassword } from './password-check.ts';
import { checkOrigin, clearRefreshCookie } from './session-cookie.ts';

const { createHandlers } = createFactory<App>();

export const read = createHandlers(async (c) => {
  const answer: Account = presentAccount(await c.get('home').user(), Date.now());
  return c.json(answer);
});

export const rename = createHandlers(jsonBody(changeNameRequest), async (c) => {
  const { id } = await c.get('home').user();
  const row = await renameUser(database(c.env.DB), id, c.req.valid('json').name || null);
  if (!row) throw new ApiError('session_ended');
  const answer: Account = presentAccount(await handOver(c.env, row), Date.now());
  return c.json(answer);
});

export const accept = createHandlers(jsonBody(acceptTermsRequest), async (c) => {
  const { termsVersion } = c.req.valid('json');
  const now = Date.now();
  const { id } = await c.get('home').user();
  const row = await acceptTerms(database(c.env.DB), id, termsVersion, now);
  if (!row) throw new ApiError('session_ended');
  const answer: User = presentUser(await handOver(c.env, row), now);
  return c.json(answer);
});

/**
 * Re-authentication: by password, or by a recent sign-in for accounts without one.
 * @returns the user's row as it was read before
 * @throws ApiError
 */
async function reauthenticate(c: Context<App>, password: string | undefined): Promise<UserRow> {
  const home = c.get('home');
  const [{ id, email, hasPassword }, session] = await Promise.all([home.user(), home.device()]);
  if (hasPassword) {
    const attempt = password ? await checkPassword(c, email, password) : null;
    if (!attempt?.matches || attempt.user?.id !== id) throw new ApiError('wrong_password');
    return attempt.user;
  }
  if (!session || !isFresh(session, Date.now())) throw new ApiError('recent_sign_in_required');
  const row = await userById(database(c.env.DB), id);
  if (!row) throw new ApiError('session_ended');
  // The home does not know of the password yet.
  if (row.passwordHash !== null) throw new ApiError('wrong_password');
  return row;
}

/** Sets or replaces the password and ends all other sessions. */
export const changePassword = createHandlers(jsonBody(changePasswordRequest), async (c) => {
  const { currentPassword, newPassword } = c.req.valid('json');
  const user = await reauthenticate(c, currentPassword);
  const hash = await hashPassword(newPassword, callerSite(c));
  const row = await replacePassword(database(c.env.DB), user, hash, c.get('identity').sessionId);
  // Another request replaced the password and thereby ended this session.
  if (!row) throw new ApiError('session_ended');
  await handOver(c.env, row);
  return c.body(null, 204);
});

export const listSessions = createHandlers(async (c) => {
  const rows = await c.get('home').devices();
  const { sessionId } = c.get('identity');
  const answer: DeviceSessions = { sessions: rows.map((row) => presentSession(row, sessionId)) };
  return c.json(answer);
});

/** Ends all sessions; with `?except=current` all others. */
export const endSessions = createHandlers(async (c) => {
  const others = c.req.query('except') === 'current';
  await c.get('home').endDevices(others);
  if (!others) clearRefreshCookie(c);
  return c.body(null, 204);
});

export const endSession = createHandlers(async (c) => {
  const id = c.req.param('id') ?? '';
  await c.get('home').endDevice(id);
  if (id === c.get('identity').sessionId) clearRefreshCookie(c);
  return c.body(null, 204);
});

export const download = createHandlers(async (c) => {
  const deps = {
    db: database(c.env.DB),
    files: c.env.FILES,
    signer: signerOf(c),
    home: () => c.get('home').everything(),
    rows: (ids: ExportedIds) => c.get('home').exportedRows(ids, originOf(c)),
  };
  const now = Date.now();
  const answer = await exportAccount(deps, c.get('identity').userId, now);
  c.header('Content-Type', 'application/json');
  c.header('Content-Disposition', attachment(`cuentame-${isoTime(now).slice(0, 10)}.json`));
  c.header('Cache-Control', 'no-store');
  return c.body(byteStream(jsonText(answer)));
});

/**
 * Deletes the account. It is closed, for ever, when this answers; while Stripe or the directory cannot be reached, the
 * home goes on trying to end the subscription and to delete the rest.
 */
export const remove = createHandlers(jsonBody(deleteAccountRequest), async (c) => {
  checkOrigin(c);
  const { password } = c.req.valid('json');
  // Cheap local limit per location; the home counts globally.
  if (password !== undefined)
    await countUseOfAddress(c, 'SIGN_IN_BY_ACCOUNT', c.get('identity').userId, 'too_many_attempts');
  await c.get('home').closeAccount({ password, network: callerSite(c) });
  clearRefreshCookie(c);
  return c.body(null, 204);
});
