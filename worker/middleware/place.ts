import type { Context } from 'hono';
import { geoOf } from '../../contract/schemas/geo.ts';
import type { LocationHint } from '../directory/location-hints.ts';
import type { App } from './context.ts';

/** Where a registration comes from. */
export type Place = {
  /** Also true for an unknown place. */
  isEU: boolean;
  /** Region for the new home; null for an unknown continent. */
  locationHint: LocationHint | null;
};

/** What Cloudflare knows about the caller; in development the country may be a setting. */
type Caller = {
  continent?: string | undefined;
  country?: string | undefined;
  longitude?: string | undefined;
};

/** Countries that Cloudflare counts to Asia, by the region nearest to them; the others are between the two of Asia. */
const IN_ASIA: Readonly<Record<string, LocationHint>> = {
  AE: 'me',
  BH: 'me',
  IL: 'me',
  IQ: 'me',
  IR: 'me',
  JO: 'me',
  KW: 'me',
  LB: 'me',
  OM: 'me',
  PS: 'me',
  QA: 'me',
  SA: 'me',
  SY: 'me',
  YE: 'me',
  AM: 'eeur',
  AZ: 'eeur',
  CY: 'eeur',
  GE: 'eeur',
  TR: 'eeur',
  JP: 'apac-ne',
  KR: 'apac-ne',
  KP: 'apac-ne',
  TW: 'apac-ne',
  HK: 'apac-ne',
  MO: 'apac-ne',
  SG: 'apac-se',
  MY: 'apac-se',
  ID: 'apac-se',
  TH: 'apac-se',
  VN: 'apac-se',
  PH: 'apac-se',
  BN: 'apac-se',
  KH: 'apac-se',
  LA: 'apac-se',
  MM: 'apac-se',
  TL: 'apac-se',
};

/** Meridians between the west and the east of a continent: the Great Plains, and Prague. */
const MIDDLE_OF_NORTH_AMERICA = -100;
const MIDDLE_OF_EUROPE = 14.5;

function regionOf({ continent, country, longitude }: Caller): LocationHint | null {
  const east = longitude === undefined ? Number.NaN : Number(longitude);
  switch (continent) {
    case 'NA':
      return east < MIDDLE_OF_NORTH_AMERICA ? 'wnam' : 'enam';
    case 'SA':
      return 'sam';
    case 'EU':
      return east > MIDDLE_OF_EUROPE ? 'eeur' : 'weur';
    case 'AS':
      return IN_ASIA[country ?? ''] ?? 'apac';
    case 'OC':
      return 'oc';
    case 'AF':
      return 'afr';
    default:
      return null;
  }
}

/** Place of a caller. A home in the EU gets a region of Europe or none. */
export function placeAt(caller: Caller): Place {
  const { isEU } = geoOf(caller.country);
  const region = regionOf(caller);
  const isPossible = !isEU || region === 'weur' || region === 'eeur';
  return { isEU, locationHint: isPossible ? region : null };
}

const cfOf = (c: Context<App>) => c.req.raw.cf as IncomingRequestCfProperties | undefined;

/** Country of the caller from Cloudflare's request data; undefined when it has none. */
export function countryOf(c: Context<App>): string | undefined {
  const { ENVIRONMENT, GEO_COUNTRY } = c.env;
  const pretended = ENVIRONMENT === 'development' ? GEO_COUNTRY : undefined;
  return pretended || cfOf(c)?.country;
}

export function placeOf(c: Context<App>): Place {
  const cf = cfOf(c);
  return placeAt({ continent: cf?.continent, country: countryOf(c), longitude: cf?.longitude });
}
