import { expect, test } from 'vitest';
import { EU_COUNTRIES } from '../../contract/schemas/geo.ts';
import { LOCATION_HINTS } from '../directory/location-hints.ts';
import { placeAt } from './place.ts';

test.each([
  // Country, continent, longitude; region.
  ['MX', 'NA', '-99.13', 'enam'],
  ['MX', 'NA', '-117.04', 'wnam'],
  ['US', 'NA', '-122.33', 'wnam'],
  ['US', 'NA', undefined, 'enam'],
  ['BR', 'SA', '-46.63', 'sam'],
  ['GB', 'EU', '-0.13', 'weur'],
  ['UA', 'EU', '30.52', 'eeur'],
  ['TR', 'AS', '28.98', 'eeur'],
  ['AE', 'AS', '55.27', 'me'],
  ['JP', 'AS', '139.69', 'apac-ne'],
  ['SG', 'AS', '103.85', 'apac-se'],
  ['IN', 'AS', '72.88', 'apac'],
  ['AU', 'OC', '151.21', 'oc'],
  ['KE', 'AF', '36.82', 'afr'],
  ['AQ', 'AN', '0', null],
] as const)(
  'a caller in %s (%s, longitude %s) gets the region %s',
  (country, continent, longitude, region) => {
    expect(placeAt({ country, continent, longitude })).toEqual({ isEU: false, locationHint: region });
  },
);

test.each([
  ['ES', 'EU', '-3.7', 'weur'],
  ['PL', 'EU', '21.01', 'eeur'],
  ['CY', 'AS', '33.36', 'eeur'],
  // La Réunion, Tor and a caller of whom nothing is known.
  ['FR', 'AF', '55.45', null],
  ['T1', undefined, undefined, null],
  ['XX', 'SA', '-46', null],
  [undefined, undefined, undefined, null],
] as const)(
  'a home in the EU for %s (%s, longitude %s) gets %s, which is there',
  (country, continent, longitude, region) => {
    expect(placeAt({ country, continent, longitude })).toEqual({ isEU: true, locationHint: region });
  },
);

test('every region that is chosen is one of the closed list', () => {
  const chosen = new Set<string>();
  for (const continent of ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA', 'T1', ''])
    for (const country of [...EU_COUNTRIES, 'US', 'MX', 'SA', 'TR', 'JP', 'SG', undefined])
      for (const longitude of ['-180', '-101', '-99', '0', '20', '180', 'west', undefined])
        chosen.add(placeAt({ continent, country, longitude }).locationHint ?? 'none');
  expect([...chosen].sort()).toEqual([...LOCATION_HINTS, 'none'].sort());
});
