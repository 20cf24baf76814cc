import type { Context } from 'hono';
import { HUMAN_CHECK_HEADER, type HumanCheckAction } from '../../contract/human-check.ts';
import { turnstileSecretOf } from '../config/protections.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { callerAddress } from '../middleware/rate-limit.ts';
import { verifyHuman } from '../providers/turnstile.ts';

/**
 * Turnstile check of forms that bots abuse, if configured. Called after cheaper refusals.
 * @throws ApiError `human_check_failed`, `human_check_unavailable`
 */
export async function checkHuman(c: Context<App>, form: HumanCheckAction): Promise<void> {
  if (turnstileSecretOf(c.env) === null) return;
  const token = c.req.header(HUMAN_CHECK_HEADER) ?? '';
  const verdict = await verifyHuman(c.env, token, form, callerAddress(c));
  if (verdict === 'refused') throw new ApiError('human_check_failed');
  if (verdict === 'unavailable') throw new ApiError('human_check_unavailable');
}

/**
 * Optional check of registrations: first-version clients send no token and have a small separate limit.
 * @returns false when the token is missing although the check is configured
 * @throws ApiError when the token fails
 */
export async function isCheckedHuman(c: Context<App>): Promise<boolean> {
  if (turnstileSecretOf(c.env) === null) return true;
  if (!c.req.header(HUMAN_CHECK_HEADER)) return false;
  await checkHuman(c, 'register');
  return true;
}
