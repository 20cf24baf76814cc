import type { Context } from 'hono';
import { HUMAN_CHECK_HEADER, type HumanCheckAction } from '../../contract/human-check.ts';
import { turnstileSecretOf } from '../config/protections.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { callerAddress } from '../middleware/rate-limit.ts';
import { type HumanVerdict, verifyHuman } from '../providers/turnstile.ts';

/** Turnstile's verdict on the token of a request; `human` where no check is configured. */
async function verdictOn(c: Context<App>, form: HumanCheckAction): Promise<HumanVerdict> {
  if (turnstileSecretOf(c.env) === null) return 'human';
  return verifyHuman(c.env, c.req.header(HUMAN_CHECK_HEADER) ?? '', form, callerAddress(c));
}

/**
 * Turnstile check of forms that bots abuse, if configured. Called after cheaper refusals.
 * @throws ApiError `human_check_failed`, `human_check_unavailable`
 */
export async function checkHuman(c: Context<App>, form: HumanCheckAction): Promise<void> {
  const verdict = await verdictOn(c, form);
  if (verdict === 'refused') throw new ApiError('human_check_failed');
  if (verdict === 'unavailable') throw new ApiError('human_check_unavailable');
}

/**
 * The same for a form that must work while Turnstile does not answer.
 * @throws ApiError `human_check_failed`
 */
export async function checkHumanIfPossible(c: Context<App>, form: HumanCheckAction): Promise<void> {
  if ((await verdictOn(c, form)) === 'refused') throw new ApiError('human_check_failed');
}

/**
 * Optional check of registrations: clients of the earlier app send no token and have a small separate limit.
 * @returns false when the token is missing although the check is configured
 * @throws ApiError when the token fails
 */
export async function isCheckedHuman(c: Context<App>): Promise<boolean> {
  if (turnstileSecretOf(c.env) === null) return true;
  if (!c.req.header(HUMAN_CHECK_HEADER)) return false;
  await checkHuman(c, 'register');
  return true;
}
