import { expect, test } from 'vitest';
import { EU_COUNTRIES, geoOf } from './geo.ts';

// @spec 4.19
test('EU_COUNTRIES has twenty-seven distinct members', () => {
  expect(new Set(EU_COUNTRIES).size).toBe(27);
  expect(EU_COUNTRIES).toHaveLength(27);
});

test.each([
  ['ES', { country: 'ES', isEU: true }],
  ['IE', { country: 'IE', isEU: true }],
  ['GB', { country: 'GB', isEU: false }],
  ['MX', { country: 'MX', isEU: false }],
  ['NO', { country: 'NO', isEU: false }],
  ['CH', { country: 'CH', isEU: false }],
])('geoOf(%s) is known', (code, geo) => {
  expect(geoOf(code)).toEqual(geo);
});

test.each(['GP', 'MQ', 'GF', 'RE', 'YT', 'MF', 'AX'])('geoOf(%s) is a place of a member state', (code) => {
  expect(geoOf(code)).toEqual({ country: code, isEU: true });
});

// Overseas territories that are not in the Union.
test.each(['NC', 'PF', 'BL', 'PM', 'WF', 'GL', 'FO', 'AW', 'CW', 'SX', 'GI'])(
  'geoOf(%s) is not in it',
  (code) => {
    expect(geoOf(code)).toEqual({ country: code, isEU: false });
  },
);

test.each([undefined, '', 'XX', 'T1', 'es'])('geoOf(%s) is unknown and counts as the EU', (code) => {
  expect(geoOf(code)).toEqual({ country: null, isEU: true });
});
