import type { Context } from 'hono';
import { HUMAN_CHECK_HEADER, type HumanCheckAction } from '../../contract/human-check.ts';
import { turnstileSecretOf } from '../config/protections.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { callerAddress } from '../middleware/rate-limit.ts';
import { verifyHuman } from '../providers/turnstile.ts';

/**
 * Where programs would like to write to us by the thousand: that it is a person, when the owner has set Turnstile up. To be
 * asked after what is cheaper to refuse has been refused.
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
 * The same for registering, which clients of the first version do without a check: they have a small budget of their own.
 * @returns false when there was none, though the owner has set it up
 * @throws ApiError when there was one and it was not passed
 */
export async function isCheckedHuman(c: Context<App>): Promise<boolean> {
  if (turnstileSecretOf(c.env) === null) return true;
  if (!c.req.header(HUMAN_CHECK_HEADER)) return false;
  await checkHuman(c, 'register');
  return true;
}
