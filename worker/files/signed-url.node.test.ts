import { expect, test } from 'vitest';
import { isSigned, UrlSigner } from './signed-url.ts';

const SECRET = 'a-secret-of-thirty-two-letters-or-so';
const KEY = 'audio/ana/1.mp3';
const HOUR_MS = 3_600_000;
const EIGHT = Date.UTC(2026, 10, 21, 20);

const addressAt = (now: number) => new UrlSigner(SECRET, 'https://api.test').url(KEY, now);
const opens = async (address: string, now: number) =>
  isSigned([SECRET], KEY, new URL(address).searchParams, now);

test('an address stays the same for an hour, so that its file is found in caches', async () => {
  const address = await addressAt(EIGHT);
  expect(await addressAt(EIGHT + HOUR_MS - 1)).toBe(address);
  expect(await addressAt(EIGHT + HOUR_MS)).not.toBe(address);
});

test('an address is valid for a day from the hour it was made in, at least twenty-three hours', async () => {
  for (const made of [EIGHT, EIGHT + HOUR_MS - 1]) {
    const address = await addressAt(made);
    expect(await opens(address, made + 23 * HOUR_MS)).toBe(true);
    expect(await opens(address, EIGHT + 24 * HOUR_MS)).toBe(true);
    expect(await opens(address, EIGHT + 24 * HOUR_MS + 1)).toBe(false);
  }
});
