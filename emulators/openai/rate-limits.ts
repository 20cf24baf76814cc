/**
 * Rate-limit headers of an account: the requests and tokens per minute, those left, and the time until all are
 * available again. Source: developers.openai.com/api/docs/guides/rate-limits, *Rate limits in headers*, as of
 * 2026-06-26; its `…-project-tokens` are sent only for a project with its own limit. The limits themselves are not
 * enforced: a refusal is requested by name.
 */

const MINUTE_MS = 60_000;

/** Limits per minute; every account has others. */
const LIMITS = { requests: 5000, tokens: 2_000_000 } as const;
type Counted = keyof typeof LIMITS;

/** Duration in the provider's format: `6m0s`, `1.5s`, `12ms`. */
export function writtenDuration(ms: number): string {
  if (ms < 1000) return `${Math.ceil(ms)}ms`;
  const minutes = Math.floor(ms / MINUTE_MS);
  const seconds = Math.round((ms - minutes * MINUTE_MS) / 10) / 100;
  return minutes > 0 ? `${minutes}m${seconds}s` : `${seconds}s`;
}

/**
 * Tokens that a request counts for: its maximum answer, or a quarter of its characters when that is more, as the guide
 * says.
 */
export function estimatedTokens(body: string): number {
  const longest = /"max_(?:completion_)?tokens":\s*(\d+)/.exec(body)?.[1] ?? 0;
  return Math.max(Number(longest), Math.ceil(body.length / 4));
}

/** Two token buckets, filled evenly, a minute from empty to full. */
export class RateLimits {
  readonly #now: () => number;
  readonly #left = { ...LIMITS } as Record<Counted, number>;
  #filledAt: number;

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now;
    this.#filledAt = now();
  }

  /** Counts a request of so many tokens. @returns the headers of its answer */
  count(tokens: number): Record<string, string> {
    const now = this.#now();
    const headers: Record<string, string> = {};
    for (const [what, spent] of [
      ['requests', 1],
      ['tokens', tokens],
    ] as const) {
      const limit = LIMITS[what];
      const filled = Math.min(limit, this.#left[what] + (limit * (now - this.#filledAt)) / MINUTE_MS);
      const left = Math.max(0, filled - spent);
      this.#left[what] = left;
      headers[`x-ratelimit-limit-${what}`] = String(limit);
      headers[`x-ratelimit-remaining-${what}`] = String(Math.floor(left));
      headers[`x-ratelimit-reset-${what}`] = writtenDuration(((limit - left) * MINUTE_MS) / limit);
    }
    this.#filledAt = now;
    return headers;
  }
}
