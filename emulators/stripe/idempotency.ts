import { createMiddleware } from 'hono/factory';
import { StripeRefusal } from './errors.ts';

type Kept = { fingerprint: string; answer: Promise<{ status: number; body: string } | null> };

/**
 * The same key again gets the same answer, and does nothing; with other parameters it is refused. Refusals are not
 * kept, so that what was corrected can be sent again.
 */
export function idempotency() {
  const kept = new Map<string, Kept>();
  return createMiddleware(async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || key === undefined) return next();
    const fingerprint = `${c.req.path} ${await c.req.text()}`;
    const known = kept.get(key);
    if (known && known.fingerprint !== fingerprint) {
      throw new StripeRefusal({
        status: 400,
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    // Without a pause when there is none: two requests at once must not both find none.
    const earlier = known ? await known.answer : null;
    if (earlier) {
      return c.body(earlier.body, earlier.status as 200, {
        'content-type': 'application/json',
        'idempotent-replayed': 'true',
      });
    }
    const answer = Promise.withResolvers<{ status: number; body: string } | null>();
    kept.set(key, { fingerprint, answer: answer.promise });
    try {
      await next();
    } finally {
      const { status } = c.res;
      answer.resolve(c.res.ok ? { status, body: await c.res.clone().text() } : null);
      if (!c.res.ok) kept.delete(key);
    }
  });
}
