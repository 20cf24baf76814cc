import { expect, test } from 'vitest';
import type { Geo } from '../../../../contract/schemas/geo.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createConsent, mayKeepOptional, needsBanner, parseLocation } from './consent.ts';

const HOUR = 3_600_000;
const SPAIN: Geo = { country: 'ES', isEU: true };
const CHILE: Geo = { country: 'CL', isEU: false };

/** A visitor: storage, location (null: unknown) and time. */
function visitor(geo: Geo | null, stored: Record<string, string> = {}) {
  const values: Record<string, string> = { ...stored };
  const log = { asked: 0, forgotten: 0 };
  const storage = memoryStorage(values);
  const open = () =>
    createConsent({
      storage,
      fetchGeo: async () => {
        log.asked += 1;
        if (!geo) throw new TypeError('no network');
        return geo;
      },
      now: () => 100 * HOUR,
      forgetOptional: () => {
        log.forgotten += 1;
      },
    });
  return { values, log, storage, open };
}

test("nothing may be kept, and nothing is asked, before the visitor's location is known", () => {
  const state = visitor(CHILE).open().read();
  expect(mayKeepOptional(state)).toBe(false);
  expect(needsBanner(state)).toBe(false);
});

// @spec 4.14
test('in the EU the visitor is asked, and nothing is kept until the answer', async () => {
  const consent = visitor(SPAIN).open();
  await consent.locate();
  expect(needsBanner(consent.read())).toBe(true);
  expect(mayKeepOptional(consent.read())).toBe(false);
});

// @spec 4.17
test('a visitor outside the EU is not asked', async () => {
  const consent = visitor(CHILE).open();
  await consent.locate();
  expect(needsBanner(consent.read())).toBe(false);
  expect(mayKeepOptional(consent.read())).toBe(true);
});

// @spec 4.18
test('a visitor without a location is treated as in the EU, and located again next time', async () => {
  const { open, values } = visitor(null);
  const consent = open();
  await consent.locate();
  expect(needsBanner(consent.read())).toBe(true);
  expect(values).toEqual({});
});

// @spec 3.23, 4.15
test.each([
  [true, 'true'],
  [false, 'false'],
])('the answer %s is stored and not asked for again', async (accepted, stored) => {
  const { open, values, log } = visitor(SPAIN);
  const consent = open();
  await consent.locate();
  consent.choose(accepted);
  expect(values['cookie-consent']).toBe(stored);
  const next = open();
  await next.locate();
  expect(needsBanner(next.read())).toBe(false);
  expect(mayKeepOptional(next.read())).toBe(accepted);
  expect(log.asked).toBe(1);
});

test('a refusal removes what had been kept', () => {
  const { open, log } = visitor(SPAIN, { 'cookie-consent': 'true' });
  open().choose(false);
  expect(log.forgotten).toBe(1);
});

// @spec 4.16
test('after a reset a visitor in the EU is asked again, another is not', async () => {
  for (const [geo, asked] of [
    [SPAIN, true],
    [CHILE, false],
  ] as const) {
    const { open, values } = visitor(geo, { 'cookie-consent': 'false' });
    const consent = open();
    await consent.reset();
    expect(values).not.toHaveProperty('cookie-consent');
    expect(needsBanner(consent.read())).toBe(asked);
  }
});

test('a withdrawn consent removes what it had allowed', async () => {
  const { open, log } = visitor(SPAIN, { 'cookie-consent': 'true' });
  const consent = open();
  expect(mayKeepOptional(consent.read())).toBe(true);
  consent.reset();
  expect(log.forgotten).toBe(1);
  expect(mayKeepOptional(consent.read())).toBe(false);
});

// @spec 3.24, 7.21
test('the location is requested once a day', async () => {
  const { open, log } = visitor(CHILE);
  const consent = open();
  await Promise.all([consent.locate(), consent.locate()]);
  await open().locate();
  expect(log.asked).toBe(1);
});

test('an answer in another tab counts in this tab', () => {
  const { open, values, storage } = visitor(SPAIN);
  const consent = open();
  let told = 0;
  consent.subscribe(() => {
    told += 1;
  });
  values['cookie-consent'] = 'true';
  storage.changedOutside();
  expect(consent.read().choice).toBe(true);
  expect(told).toBe(1);
});

// @spec 3.24
test('a location from yesterday, from tomorrow or malformed is ignored', () => {
  const at = (timestamp: unknown) => JSON.stringify({ ...CHILE, timestamp });
  expect(parseLocation(at(99 * HOUR), 100 * HOUR)).toEqual(CHILE);
  for (const text of [null, 'x', 'null', '{}', at(76 * HOUR), at(101 * HOUR), at('x')]) {
    expect(parseLocation(text, 100 * HOUR), String(text)).toBeNull();
  }
});
