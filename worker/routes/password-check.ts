import type { Context } from 'hono';
import { type PasswordAttempt, tryPassword } from '../auth/password-attempts.ts';
import { database } from '../directory/client.ts';
import { orThrow } from '../errors/refusal.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import type { App } from '../middleware/context.ts';
import { callerSite, countUseOfAddress } from '../middleware/rate-limit.ts';

/**
 * Reads the user of an address and compares a password, within the limits. An address without an account takes the
 * same work.
 * @throws ApiError `too_many_attempts`
 */
export async function checkPassword(
  c: Context<App>,
  email: string,
  password: string,
): Promise<Extract<PasswordAttempt, { ok: true }>> {
  // Cheap local limit per location; `tryPassword` counts globally.
  await countUseOfAddress(c, 'SIGN_IN_BY_ACCOUNT', email, 'too_many_attempts');
  const deps = {
    db: database(c.env.DB),
    digest: (text: string) => keyedDigest(c.env.DIGEST_SECRET, text, UNIQUE),
    network: callerSite(c),
    behind: (work: Promise<void>) =>
      c.executionCtx.waitUntil(
        work.catch((error) =>
          logLine('warn', { wrongPasswords: 'not reset', error: redactedErrorMessage(error) }),
        ),
      ),
  };
  return orThrow(await tryPassword(deps, email, password, Date.now()));
}
