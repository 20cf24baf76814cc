import { z } from 'zod';

/** The member states of the European Union, by ISO 3166-1 code. There, consent comes before anything optional is kept. */
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

/** `GET /api/geo`: where the request came from. A country that is not known counts as one of the EU. */
export const geo = z.object({ country: z.string().nullable(), isEU: z.boolean() });
export type Geo = z.infer<typeof geo>;

/** @param country two letters as Cloudflare tells them; `XX` and `T1` stand for unknown and for Tor */
export function geoOf(country: string | undefined): Geo {
  if (!country || !/^[A-Z]{2}$/.test(country) || country === 'XX') return { country: null, isEU: true };
  return { country, isEU: EU_COUNTRIES.includes(country) };
}
