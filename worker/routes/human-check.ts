import type { Context } from 'hono';
import { HUMAN_CHECK_HEADER } from '../../contract/human-check.ts';
import type { App } from '../middleware/context.ts';
import { callerAddress } from '../middleware/rate-limit.ts';
import { verifyHuman } from '../providers/turnstile.ts';
import { ApiError } from '../refusal.ts';

/**
 * Where programs would like to write to us by the thousand: that it is a person, when the owner has set Turnstile up. To be
 * asked after what is cheaper to refuse has been refused.
 * @throws ApiError `human_check_failed`, `human_check_unavailable`
 */
export async function checkHuman(c: Context<App>): Promise<void> {
  if (!c.env.TURNSTILE_SECRET_KEY) return;
  const verdict = await verifyHuman(c.env, c.req.header(HUMAN_CHECK_HEADER) ?? '', callerAddress(c));
  if (verdict === 'refused') throw new ApiError('human_check_failed');
  if (verdict === 'unavailable') throw new ApiError('human_check_unavailable');
}
