import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors/refusal.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import type { App } from './context.ts';
import { networkOf } from './network.ts';
import { declareRefusals } from './refusals.ts';

/** The period of every limit in wrangler.toml, in seconds: what a refused client is told to wait. */
const PERIOD_S = 60;

type Limit = {
  [Name in keyof Env]-?: Env[Name] extends RateLimit ? Name : never;
}[keyof Env];

/** Counts one use, of whose key the platform gets a keyed digest. @throws ApiError when there were too many */
export async function countUse(env: Env, limit: Limit, what: string, code: ErrorCode): Promise<void> {
  const key = await keyedDigest(env.FILE_SECRET, `${limit} ${what}`, UNIQUE);
  const { success } = await env[limit].limit({ key });
  if (!success) throw new ApiError(code, { retryAfter: PERIOD_S });
}

/** The caller's address. Only Cloudflare sets this header; a local run has none and counts as one caller. */
export function callerAddress(c: Context<App>): string {
  return c.req.header('cf-connecting-ip') ?? 'local';
}

/** The caller's network, where others' are kept apart from it; see `Network`. */
export const callerSite = (c: Context<App>): string => networkOf(callerAddress(c)).site;

/**
 * Counts one use of an address by the caller's network: nobody elsewhere uses it up.
 * @throws ApiError when there were too many
 */
export function countUseOfAddress(
  c: Context<App>,
  limit: Limit,
  email: string,
  code: ErrorCode,
): Promise<void> {
  return countUse(c.env, limit, `${email} from ${callerSite(c)}`, code);
}

/** Counts one use by the caller's network. @throws ApiError when there were too many */
export async function countCaller(c: Context<App>, limit: Limit, code: ErrorCode): Promise<void> {
  const { key, wide } = networkOf(callerAddress(c));
  await countUse(c.env, limit, key, code);
  if (wide !== null) await countUse(c.env, limit, wide, code);
}

/** Guard: at most so many requests a minute from one network. */
export const byAddress = (limit: Limit, code: ErrorCode = 'too_many_attempts') =>
  declareRefusals(
    [code],
    createMiddleware<App>(async (c, next) => {
      // Always there behind Cloudflare. A run without it in front knows no addresses, and limits none.
      if (c.req.header('cf-connecting-ip') !== undefined) await countCaller(c, limit, code);
      await next();
    }),
  );

/** Guard: at most so many requests a minute by one account. Stands after `requireSession`. */
export const byAccount = (limit: Limit) =>
  declareRefusals(
    ['rate_limited'],
    createMiddleware<App>(async (c, next) => {
      await countUse(c.env, limit, c.get('user').id, 'rate_limited');
      await next();
    }),
  );
