import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors/refusal.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import type { App } from './context.ts';
import { networkOf } from './network.ts';
import { declareRefusals } from './refusals.ts';

/** Period of every limit in wrangler.toml, in seconds; used as Retry-After. */
const PERIOD_S = 60;

type Limit = {
  [Name in keyof Env]-?: Env[Name] extends RateLimit ? Name : never;
}[keyof Env];

/**
 * Counts one use; the platform gets a keyed digest of the key.
 * @throws ApiError above the limit
 */
export async function countUse(env: Env, limit: Limit, what: string, code: ErrorCode): Promise<void> {
  const key = await keyedDigest(env.DIGEST_SECRET, `${limit} ${what}`, UNIQUE);
  const { success } = await env[limit].limit({ key });
  if (!success) throw new ApiError(code, { retryAfter: PERIOD_S });
}

/** The caller's address. Only Cloudflare sets this header; without it all callers count as one. */
export function callerAddress(c: Context<App>): string {
  return c.req.header('cf-connecting-ip') ?? 'unknown';
}

/** Whether callers are distinguished by their networks: not in a local run without the header of an address. */
export const hasNetworks = (c: Context<App>): boolean =>
  c.env.ENVIRONMENT !== 'development' || c.req.header('cf-connecting-ip') !== undefined;

/** The caller's `site`; see `Network`. */
export const callerSite = (c: Context<App>): string => networkOf(callerAddress(c)).site;

/**
 * Counts one use of an e-mail address by the caller's network, separately from other networks.
 * @throws ApiError above the limit
 */
export function countUseOfAddress(
  c: Context<App>,
  limit: Limit,
  email: string,
  code: ErrorCode,
): Promise<void> {
  return countUse(c.env, limit, `${email} from ${callerSite(c)}`, code);
}

/**
 * Counts one use by the caller's network.
 * @throws ApiError above the limit
 */
export async function countCaller(c: Context<App>, limit: Limit, code: ErrorCode): Promise<void> {
  const { key, wide } = networkOf(callerAddress(c));
  await countUse(c.env, limit, key, code);
  if (wide !== null) await countUse(c.env, limit, wide, code);
}

/** Guard: limits requests per minute of one network. */
export const byAddress = (limit: Limit, code: ErrorCode = 'too_many_requests') =>
  declareRefusals(
    [code],
    createMiddleware<App>(async (c, next) => {
      if (hasNetworks(c)) await countCaller(c, limit, code);
      await next();
    }),
  );

/** Guard: limits requests per minute of one account. Requires `requireSession` before it. */
export const byAccount = (limit: Limit, code: ErrorCode = 'rate_limited') =>
  declareRefusals(
    [code],
    createMiddleware<App>(async (c, next) => {
      await countUse(c.env, limit, c.get('identity').userId, code);
      await next();
    }),
  );

/** Guard: the account's daily budget of requests that call Stripe. Requires `requireSession` before it. */
export const withinBillingBudget = declareRefusals(
  ['account_limit_reached'],
  createMiddleware<App>(async (c, next) => {
    await c.get('home').countBilling();
    await next();
  }),
);
