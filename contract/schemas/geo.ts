import { z } from 'zod';

/** Member states of the European Union, by ISO 3166-1 code. There, optional storage needs consent. */
export const EU_COUNTRIES: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

/** `GET /api/geo`: country of the request. An unknown country counts as in the EU. */
export const geo = z.object({ country: z.string().nullable(), isEU: z.boolean() });
export type Geo = z.infer<typeof geo>;

/** @param country two letters from Cloudflare; `XX` is unknown and `T1` is Tor */
export function geoOf(country: string | undefined): Geo {
  if (!country || !/^[A-Z]{2}$/.test(country) || country === 'XX') return { country: null, isEU: true };
  return { country, isEU: EU_COUNTRIES.includes(country) };
}
