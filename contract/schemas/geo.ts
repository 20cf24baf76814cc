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

/**
 * Places of member states with an ISO 3166-1 code of their own, which Cloudflare reports: the outermost regions and
 * Åland (Article 355 of the Treaty on the Functioning of the European Union). They are in the Union, so its law
 * applies. Iceland, Liechtenstein, Norway, Switzerland and the United Kingdom have similar laws of their own; the
 * specification's list decides for them: no question.
 */
const PLACES_OF_MEMBERS: Readonly<Record<string, string>> = {
  AX: 'FI',
  GF: 'FR',
  GP: 'FR',
  MF: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
};

/** `GET /api/geo`: country of the request. An unknown country counts as in the EU. */
export const geo = z.object({ country: z.string().nullable(), isEU: z.boolean() });
export type Geo = z.infer<typeof geo>;

/** @param country two letters from Cloudflare; `XX` is unknown and `T1` is Tor */
export function geoOf(country: string | undefined): Geo {
  if (!country || !/^[A-Z]{2}$/.test(country) || country === 'XX') return { country: null, isEU: true };
  return { country, isEU: EU_COUNTRIES.includes(PLACES_OF_MEMBERS[country] ?? country) };
}
