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
import { deleteAccount } from '../account/delete-account.ts';
import { exportAccount } from '../account/export-account.ts';
import { presentAccount, presentSession } from '../account/present-account.ts';
import { hashPassword } from '../auth/passwords.ts';
import { isFresh } from '../auth/refresh-session.ts';
import { closeBilling } from '../billing/cancellation.ts';
import { acceptTerms, renameUser, replacePassword } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { endSessionOf, endSessionsOf, sessionById, sessionsOf } from '../directory/sessions.ts';
import { ApiError } from '../errors/refusal.ts';
import { attachment } from '../files/disposition.ts';
import { homeOf } from '../home/client.ts';
import type { App } from '../middleware/context.ts';
import { callerSite } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';
import { presentUser } from '../plan/present-user.ts';
import { stripeGateway } from '../providers/stripe.ts';
import { signerOf } from './generation-request.ts';
import { isPassword } from './password-check.ts';
import { checkOrigin, clearRefreshCookie } from './session-cookie.ts';

const { createHandlers } = createFactory<App>();

export const read = createHandlers((c) => {
  const answer: Account = presentAccount(c.get('user'), Date.now());
  return c.json(answer);
});

export const rename = createHandlers(jsonBody(changeNameRequest), async (c) => {
  const user = await renameUser(database(c.env.DB), c.get('user').id, c.req.valid('json').name || null);
  if (!user) throw new ApiError('session_ended');
  const answer: Account = presentAccount(user, Date.now());
  return c.json(answer);
});

export const accept = createHandlers(jsonBody(acceptTermsRequest), async (c) => {
  const { termsVersion } = c.req.valid('json');
  const now = Date.now();
  const user = await acceptTerms(database(c.env.DB), c.get('user').id, termsVersion, now);
  if (!user) throw new ApiError('session_ended');
  const answer: User = presentUser(user, now);
  return c.json(answer);
});

/**
 * Re-authentication: by password, or by a recent sign-in for accounts without one.
 * @throws ApiError
 */
async function reauthenticate(c: Context<App>, password: string | undefined): Promise<void> {
  const { email, passwordHash } = c.get('user');
  if (passwordHash !== null) {
    if (!password || !(await isPassword(c, email, passwordHash, password)))
      throw new ApiError('wrong_password');
    return;
  }
  const session = await sessionById(database(c.env.DB), c.get('identity').sessionId);
  if (!session || !isFresh(session, Date.now())) throw new ApiError('recent_sign_in_required');
}

/** Sets or replaces the password and ends all other sessions. */
export const changePassword = createHandlers(jsonBody(changePasswordRequest), async (c) => {
  const { currentPassword, newPassword } = c.req.valid('json');
  await reauthenticate(c, currentPassword);
  const hash = await hashPassword(newPassword, callerSite(c));
  const isReplaced = await replacePassword(
    database(c.env.DB),
    c.get('user'),
    hash,
    c.get('identity').sessionId,
  );
  // Another request replaced the password and thereby ended this session.
  if (!isReplaced) throw new ApiError('session_ended');
  return c.body(null, 204);
});

export const listSessions = createHandlers(async (c) => {
  const rows = await sessionsOf(database(c.env.DB), c.get('user').id, Date.now());
  const { sessionId } = c.get('identity');
  const answer: DeviceSessions = { sessions: rows.map((row) => presentSession(row, sessionId)) };
  return c.json(answer);
});

/** Ends all sessions; with `?except=current` all others. */
export const endSessions = createHandlers(async (c) => {
  const others = c.req.query('except') === 'current';
  await endSessionsOf(database(c.env.DB), c.get('user').id, others ? c.get('identity').sessionId : null);
  if (!others) clearRefreshCookie(c);
  return c.body(null, 204);
});

export const endSession = createHandlers(async (c) => {
  const id = c.req.param('id') ?? '';
  if (!(await endSessionOf(database(c.env.DB), c.get('user').id, id))) throw new ApiError('not_found');
  if (id === c.get('identity').sessionId) clearRefreshCookie(c);
  return c.body(null, 204);
});

export const download = createHandlers(async (c) => {
  const user = c.get('user');
  const now = Date.now();
  const answer = await exportAccount(
    {
      db: database(c.env.DB),
      files: c.env.FILES,
      signer: signerOf(c),
      storedGenerations: () => homeOf(c.env, user.id).storedGenerations(),
      boughtSentences: () => homeOf(c.env, user.id).boughtSentences(),
    },
    user,
    now,
  );
  c.header('Content-Disposition', attachment(`cuentame-${answer.exportedAt.slice(0, 10)}.json`));
  c.header('Cache-Control', 'no-store');
  return c.json(answer);
});

export const remove = createHandlers(jsonBody(deleteAccountRequest), async (c) => {
  checkOrigin(c);
  await reauthenticate(c, c.req.valid('json').password);
  const user = c.get('user');
  const home = homeOf(c.env, user.id);
  const deletion = await deleteAccount(
    {
      db: database(c.env.DB),
      files: c.env.FILES,
      closeBilling: (customerId) => closeBilling(stripeGateway(c.env), customerId),
      forgetHome: () => home.forget(),
    },
    user,
    Date.now(),
  );
  if (!deletion.ok) throw new ApiError(deletion.code);
  clearRefreshCookie(c);
  return c.body(null, 204);
});
