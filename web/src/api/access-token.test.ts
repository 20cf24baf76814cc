import { expect, test } from 'vitest';
import { lastsTooLong, needsRenewal, renewalBackoff, tokenExpiry } from './access-token.ts';

const jwt = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

test('the token contains its expiry', () => {
  expect(tokenExpiry(jwt({ exp: 1_700_000_000, name: 'Íñigo ÿÿÿ' }))).toBe(1_700_000_000_000);
});

test.each(['', 'abc', 'a.b.c', `a.${btoa('"text"')}.c`, jwt({ sub: 'x' })])(
  'a token without an expiry (%s) never expires',
  (token) => expect(tokenExpiry(token)).toBeNull(),
);

// @spec 9.31
test('a renewal is due from five minutes before the expiry', () => {
  const token = jwt({ exp: 1000 });
  expect(needsRenewal(token, 1_000_000 - 300_000)).toBe(false);
  expect(needsRenewal(token, 1_000_000 - 299_999)).toBe(true);
  expect(needsRenewal('opaque', 0)).toBe(false);
});

test.each([
  ['of an hour', 3600, false],
  ['of two hours', 7200, true],
  ['as long as a session', 60 * 24 * 3600, true],
])('a token of %s is too long-lived: %s', (_, seconds, tooLong) => {
  const token = jwt({ iat: 1000, exp: 1000 + Number(seconds) });
  expect(lastsTooLong(token)).toBe(tooLong);
  // With any clock of this device.
  expect(needsRenewal(token, 500_000)).toBe(tooLong);
});

// @spec 9.32
test('the backoff of failed renewals grows from half a minute to sixteen minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(renewalBackoff)).toEqual([
    30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000, 960_000,
  ]);
});
