import type { Context } from 'hono';
import { readTimeZone, TIME_ZONE_HEADER } from '../../contract/time-zone.ts';
import { countryCode } from '../directory/points.ts';
import { ApiError } from '../errors/refusal.ts';
import { UrlSigner } from '../files/signed-url.ts';
import type { Listener } from '../generation/outcomes.ts';
import { refusalLanguage } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { countryOf } from '../middleware/place.ts';

/** Wire format shared by the routes of stories and narrations. */

const IDEMPOTENCY_KEY_MAX_LENGTH = 200;

/** @throws ApiError when the key is too long */
export function idempotencyKeyOf(c: Context<App>): string | null {
  const key = c.req.header('idempotency-key')?.trim() || null;
  if (key && key.length > IDEMPOTENCY_KEY_MAX_LENGTH) {
    throw new ApiError('invalid_request', { fields: { 'idempotency-key': 'too_big' } });
  }
  return key;
}

/** The browser's time zone, by its IANA name; null where it does not say any. */
export function timeZoneOf(c: Context<App>): string | null {
  const given = c.req.header(TIME_ZONE_HEADER);
  return given === undefined ? null : readTimeZone(given);
}

/** Request id and country of an order. */
export const originatingIn = (c: Context<App>) => ({
  requestId: c.get('requestId'),
  country: countryCode(countryOf(c)),
});

export const originOf = (c: Context<App>) => new URL(c.req.url).origin;

/** Reader of events, with the stream position of a reconnecting client. */
export const listenerOf = (c: Context<App>): Listener => ({
  lastEventId: c.req.header('last-event-id') ?? null,
  language: refusalLanguage(c),
  requestId: c.get('requestId'),
  origin: originOf(c),
});

export const signerOf = (c: Context<App>) => new UrlSigner(c.env.FILE_SECRET, originOf(c));

/** Whether the client reads server-sent events; any other gets one JSON response at the end. */
export function wantsEvents(c: Context<App>): boolean {
  return (c.req.header('accept') ?? '').includes('text/event-stream');
}

export function eventAnswer(c: Context<App>, body: ReadableStream | string): Response {
  c.header('Content-Type', 'text/event-stream; charset=utf-8');
  c.header('Cache-Control', 'no-store, no-transform');
  // Disables buffering in proxies.
  c.header('X-Accel-Buffering', 'no');
  return c.body(body);
}
