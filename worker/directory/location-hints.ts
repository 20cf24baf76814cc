/**
 * Regions that Cloudflare can be asked to make a Durable Object in
 * (developers.cloudflare.com/durable-objects/reference/data-location, read 2026-11-23; `apac-ne` and `apac-se` by the
 * types of 2026-11-17). It takes the nearest one that hosts objects: `sam`, `afr` and `me` do not.
 */
export const LOCATION_HINTS = [
  ...(['wnam', 'enam', 'sam', 'weur', 'eeur', 'oc', 'afr', 'me'] as const),
  ...(['apac', 'apac-ne', 'apac-se'] as const),
] as const;
export type LocationHint = (typeof LOCATION_HINTS)[number];
