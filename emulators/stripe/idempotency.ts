import { createMiddleware } from 'hono/factory';
import { StripeRefusal } from './errors.ts';

/** A day; Stripe removes keys when they are at least 24 hours old. */
const KEEP_MS = 24 * 3600 * 1000;

type Kept = { fingerprint: string; at: number; answer: Promise<{ status: number; body: string } | null> };

/** Errors of the parameters themselves: the request had no effect. */
const isUnread = (body: string) => /"code":"parameter_(unknown|missing)"/.test(body);

/**
 * A repeated key returns the same answer for a day without another effect; other parameters are refused. Failures are
 * kept too, except invalid parameters (docs.stripe.com/api/idempotent_requests, read 2026-11-22).
 * @param now milliseconds since 1970
 */
export function idempotency(now: () => number) {
  const kept = new Map<string, Kept>();
  return createMiddleware(async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || key === undefined) return next();
    const fingerprint = `${c.req.path} ${await c.req.text()}`;
    const found = kept.get(key);
    const known = found && now() - found.at < KEEP_MS ? found : null;
    if (known && known.fingerprint !== fingerprint) {
      throw new StripeRefusal({
        status: 400,
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    // No await on a miss: two parallel requests must not both miss.
    const earlier = known ? await known.answer : null;
    if (earlier) {
      return c.body(earlier.body, earlier.status as 200, {
        'content-type': 'application/json',
        'idempotent-replayed': 'true',
      });
    }
    const answer = Promise.withResolvers<{ status: number; body: string } | null>();
    kept.set(key, { fingerprint, at: now(), answer: answer.promise });
    try {
      await next();
    } finally {
      const { status } = c.res;
      const body = await c.res.clone().text();
      const isKept = !isUnread(body);
      answer.resolve(isKept ? { status, body } : null);
      if (!isKept) kept.delete(key);
    }
  });
}
