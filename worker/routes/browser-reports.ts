import { createFactory } from 'hono/factory';
import { browserReport } from '../../contract/schemas/browser-report.ts';
import { count } from '../directory/counter.ts';
import { countryCode, writePoint } from '../directory/points.ts';
import { logStrangersLine } from '../logging/stranger-line.ts';
import type { App } from '../middleware/context.ts';
import { countryOf } from '../middleware/place.ts';
import { jsonBody } from '../middleware/validate.ts';
import { checkOrigin } from './session-cookie.ts';

const { createHandlers } = createFactory<App>();

/** Logs an error of the app, or writes a measurement. Asks no session and stores nothing about the caller. */
export const receive = createHandlers(jsonBody(browserReport), (c) => {
  checkOrigin(c);
  const { what, ms, ...report } = c.req.valid('json');
  const now = Date.now();
  const country = countryCode(countryOf(c));
  if (what === 'error') {
    const { release, ...rest } = report;
    logStrangersLine('browser', { browserError: rest, appRelease: release }, now);
    count(c.env, [{ what: 'browser_errors' }], { isUrgent: false, now });
    writePoint(c.env, { what: 'browser_error', ms: 0, provider: '', code: 'ok', country }, now);
  } else writePoint(c.env, { what, ms: ms ?? 0, provider: '', code: 'ok', country }, now);
  return c.body(null, 204);
});
