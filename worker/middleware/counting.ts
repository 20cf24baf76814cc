import { createMiddleware } from 'hono/factory';
import type { ErrorCode } from '../../contract/errors.ts';
import { count } from '../directory/counter.ts';
import { countryCode, writePoint } from '../directory/points.ts';
import type { Tally } from '../directory/tallies.ts';
import type { App } from './context.ts';
import { countryOf } from './place.ts';

/** Codes of 5xx that are the owner's settings and no fault. */
const SETTINGS: readonly ErrorCode[] = [
  'daily_limit_reached',
  'google_not_configured',
  'payments_not_configured',
  'mail_not_configured',
];

const WEBHOOK = '/api/stripe/webhook';

/** Counts answers, and faults by code, behind the answer. */
export const counting = createMiddleware<App>(async (c, next) => {
  await next();
  const code = c.get('errorCode');
  const isFault = c.res.status >= 500 && !(code && SETTINGS.includes(code));
  const tallies: Tally[] = [{ what: 'answers' }];
  if (isFault) tallies.push({ what: 'faults', detail: code ?? 'internal_error' });
  const isEvent = c.req.path === WEBHOOK && c.req.header('stripe-signature') !== undefined;
  if (isEvent) tallies.push({ what: 'webhook', detail: c.res.ok ? 'ok' : 'failed' });
  const now = Date.now();
  if (isFault)
    writePoint(
      c.env,
      {
        what: 'fault',
        ms: 0,
        provider: '',
        code: code ?? 'internal_error',
        country: countryCode(countryOf(c)),
      },
      now,
    );
  count(c.env, tallies, { isUrgent: isFault || isEvent, now });
});
