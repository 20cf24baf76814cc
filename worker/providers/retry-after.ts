import { LONGEST_PROVIDER_WAIT_S } from '../../contract/limits.ts';

/**
 * Parses `retry-after`. `retry-after-ms` is more exact where it is sent; `retry-after` is a number of seconds, or a
 * date (RFC 9110, 10.2.3). OpenAI's SDK reads them in this order.
 * @param now milliseconds since the epoch
 * @returns whole seconds, from 1 to `LONGEST_PROVIDER_WAIT_S`; undefined without a time, or for one in the past
 */
export function retryAfterOf(headers: Headers | undefined, now: number): number | undefined {
  const said = headers?.get('retry-after') ?? '';
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(said) ? Number(said) : (Date.parse(said) - now) / 1000;
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  const wait = ms > 0 ? ms / 1000 : seconds;
  return wait > 0 && Number.isFinite(wait) ? Math.min(Math.ceil(wait), LONGEST_PROVIDER_WAIT_S) : undefined;
}
