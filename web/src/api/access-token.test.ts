import { expect, test } from 'vitest';
import { lastsTooLong, needsRenewal, renewalBackoff } from './access-token.ts';
import { isOfAnother, timeIn } from './token-claims.ts';

const jwt = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

test('the token contains its expiry', () => {
  expect(timeIn(jwt({ exp: 1_700_000_000, name: 'Íñigo ÿÿÿ' }), 'exp')).toBe(1_700_000_000_000);
});

test.each(['', 'abc', 'a.b.c', `a.${btoa('"text"')}.c`, jwt({ sub: 'x' })])(
  'a token without an expiry (%s) never expires',
  (token) => {
    expect(timeIn(token, 'exp')).toBeNull();
    expect(isOfAnother(token, 'y')).toBe(token === jwt({ sub: 'x' }));
  },
);

// @spec 9.31
test.each([
  ['of a token without a time of issue, by this clock', { exp: 1000 }, null, 1_000_000 - 300_000],
  ['by the server’s clock, with one that is right', { iat: 500, exp: 1000 }, 0, 1_000_000 - 300_000],
  [
    'by the server’s clock, with one that is ahead',
    { iat: 500, exp: 1000 },
    86_400_000,
    87_400_000 - 300_000,
  ],
  ['by the server’s clock, with one that is behind', { iat: 500, exp: 1000 }, -400_000, 600_000 - 300_000],
])('a renewal is due from five minutes before the expiry, %s', (_, claims, ahead, last) => {
  expect(needsRenewal(jwt(claims), last, ahead)).toBe(false);
  expect(needsRenewal(jwt(claims), last + 1, ahead)).toBe(true);
});

test('without a comparison of the clocks, and without an expiry, no renewal is due', () => {
  expect(needsRenewal(jwt({ iat: 500, exp: 1000 }), 9_000_000, null)).toBe(false);
  expect(needsRenewal('opaque', 0, 0)).toBe(false);
});

test.each([
  ['of an hour', 3600, false],
  ['of two hours', 7200, true],
  ['as long as a session', 60 * 24 * 3600, true],
])('a token of %s is too long-lived: %s', (_, seconds, tooLong) => {
  const token = jwt({ iat: 1000, exp: 1000 + Number(seconds) });
  expect(lastsTooLong(token)).toBe(tooLong);
  // With any clock of this device.
  for (const ahead of [null, 0]) expect(needsRenewal(token, 500_000, ahead)).toBe(tooLong);
});

// @spec 9.32
test('the backoff of failed renewals grows from half a minute to sixteen minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(renewalBackoff)).toEqual([
    30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000, 960_000,
  ]);
});
