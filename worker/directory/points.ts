import { z } from 'zod';
import { ERROR_CODES } from '../../contract/errors.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Env } from '../env.ts';
import { logLine } from '../logging/log.ts';
import { currentRelease } from '../logging/release.ts';
import { dayOf } from './tallies.ts';

/**
 * The only way to Analytics Engine: measurements without users. A point says what took how long, and nothing that could
 * be joined with another point or with a user.
 */

const POINT = z.strictObject({
  what: z.enum([
    // Measured by the home: from the order to the first sentence or sound, and to the end.
    ...(['first_sentence', 'first_sound', 'story', 'narration', 'sleep', 'practice'] as const),
    // Measured by browsers: web-vitals' INP and LCP.
    ...(['interaction', 'largest_paint'] as const),
    // Answers of 5xx, and errors of the app in browsers. These take no time.
    ...(['fault', 'browser_error'] as const),
  ]),
  ms: z.int().min(0).max(DAY_MS),
  /** Server and model, from the settings; '' where none is concerned. */
  provider: z.string().regex(/^[\w.:/@ -]{0,80}$/),
  code: z.enum(['ok', ...ERROR_CODES]),
  /** ISO 3166-1; `XX` for an unknown one. */
  country: z.string().regex(/^[A-Z][A-Z0-9]$/),
  release: z.string().regex(/^[\w.-]{1,64}$/),
});
export type Point = Omit<z.infer<typeof POINT>, 'release'>;

/** Keys of a day. Sampling goes by key, so one alone would be sampled away first. */
const KEYS_OF_A_DAY = 16;

/**
 * Writes a point, if this deployment has a dataset. Its key is drawn for each point from those of the day: equal keys
 * say nothing. A point against the schema is not written.
 */
export function writePoint(env: Pick<Env, 'EVENTS'>, point: Point, now: number): void {
  const checked = POINT.safeParse({ ...point, release: currentRelease() });
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path }) => path.join('.'));
    logLine('error', { point: 'not written', what: point.what, fields });
    return;
  }
  const { what, ms, provider, code, country, release } = checked.data;
  const [draw = 0] = crypto.getRandomValues(new Uint8Array(1));
  env.EVENTS?.writeDataPoint({
    indexes: [`${dayOf(now)} ${draw % KEYS_OF_A_DAY}`],
    blobs: [what, provider, code, country, release],
    doubles: [ms],
  });
}

/** A provider's id as points and tallies have it. */
export const providerName = (id: string): string =>
  id
    .replace(/^https?:\/\//, '')
    .replace(/[^\w.:/@ -]/g, '-')
    .slice(0, 80);

/** A country as points have it. */
export const countryCode = (country: string | undefined): string =>
  country && /^[A-Z][A-Z0-9]$/.test(country) ? country : 'XX';
