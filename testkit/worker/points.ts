import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { ERROR_CODES } from '../../contract/errors.ts';

/** A point as Analytics Engine gets it. */
export type WrittenPoint = { indexes?: unknown[]; blobs?: unknown[]; doubles?: unknown[] };

const written: WrittenPoint[] = [];
/** Number of points that were checked. */
let checked = 0;

/** Points that the tests of this file have written, oldest first. */
export const writtenPoints = (): readonly WrittenPoint[] => written;

const dataset = (env: object): object | undefined => (env as { EVENTS?: object }).EVENTS;

/**
 * Collects the points of all tests, of Worker and objects: the local dataset drops them. Its class is shared, and so is
 * the method that is replaced.
 */
export function collectPoints(): void {
  const events = dataset(env);
  if (!events) throw new Error('the tests have no dataset');
  written.length = 0;
  checked = 0;
  Object.getPrototypeOf(events).writeDataPoint = (point: WrittenPoint) => {
    written.push(point);
  };
}

const WHATS = [
  'first_sentence',
  'first_sound',
  'story',
  'narration',
  'sleep',
  'practice',
  'interaction',
  'largest_paint',
  'fault',
  'browser_error',
];
/** Servers of the tests' settings, and those of single tests. */
const PROVIDER = /^(|kept|[a-z-]+(\.[a-z-]+)*(:\d+)?([/ ][\w.:@/ -]*)?)$/;
const DAY_MS = 24 * 3600 * 1000;
const bytesOf = (texts: unknown[]) => new TextEncoder().encode(texts.join('')).length;

/**
 * Checks every new point against a closed list of its own, and against the limits of Analytics Engine: 20 blobs of 16
 * KB together, 20 doubles, one index of 96 bytes (developers.cloudflare.com/analytics/analytics-engine/limits).
 */
export function expectClosedPoints(): void {
  for (; checked < written.length; checked += 1) {
    const point = written[checked]!;
    const { indexes = [], blobs = [], doubles = [], ...rest } = point;
    const told = JSON.stringify(point);
    expect(rest, told).toEqual({});
    expect(indexes, told).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d ([0-9]|1[0-5])$/)]);
    expect(bytesOf(indexes), told).toBeLessThanOrEqual(96);
    expect(bytesOf(blobs), told).toBeLessThanOrEqual(16_384);
    const [what, provider, code, country, release, ...more] = blobs as string[];
    expect(more, told).toEqual([]);
    expect(WHATS, told).toContain(what);
    expect(provider, told).toMatch(PROVIDER);
    expect(['ok', ...ERROR_CODES], told).toContain(code);
    expect(country, told).toMatch(/^[A-Z][A-Z0-9]$/);
    expect(release, told).toMatch(/^(dev|release-[\w-]+)$/);
    expect(doubles, told).toEqual([expect.any(Number)]);
    expect(doubles[0], told).toBeGreaterThanOrEqual(0);
    expect(doubles[0], told).toBeLessThanOrEqual(DAY_MS);
  }
}
