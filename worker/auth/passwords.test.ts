import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { withRealDigests } from '../../testkit/worker/quick-digests.ts';
import type { Turn } from './hashing-queue.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const NETWORK = '203.0.113.5';
/** A place in an empty queue. */
const TURN: Turn = { come: async () => {}, pause: () => scheduler.wait(0) };

test('verifyPassword accepts any Unicode composition of the password', async () => {
  const stored = await hashPassword('contraseña', NETWORK);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword('contrasen\u0303a', stored, TURN)).toBe(true);
  expect(await verifyPassword('contrasena', stored, TURN)).toBe(false);
});

test('hashPassword salts: equal passwords have different hashes, each valid', async () => {
  const [one, other] = [await hashPassword('contraseña', NETWORK), await hashPassword('contraseña', NETWORK)];
  expect(one.split('$').slice(4)).not.toEqual(other.split('$').slice(4));
  const salts = [one, other].map((stored) => stored.split('$')[4]);
  expect(new Set(salts).size).toBe(2);
  expect(await verifyPassword('contraseña', other, TURN)).toBe(true);
});

test('verifyPassword does the same work without a stored password as for a wrong one', async () => {
  const workFor = async (stored: string | null) => {
    const done: unknown[] = [];
    const matches = await verifyPassword('not that one', stored, TURN, async (_, salt, parameters, bytes) => {
      done.push({ salt: salt.length, parameters, bytes });
      return randomBytes(bytes);
    });
    expect(matches).toBe(false);
    return done;
  };
  const wrong = await workFor(await hashPassword('the right one', NETWORK));
  expect(wrong).toHaveLength(1);
  // No account; a Google account; a hash of unknown format.
  for (const stored of [null, '', 'bcrypt$x']) expect(await workFor(stored)).toEqual(wrong);
});

test('verifyPassword accepts a hash made by the runtime’s own scrypt', async () => {
  withRealDigests();
  const stored = 'scrypt$32768$8$3$diCAddt7QfWWOO7IEL_XeQ$f9CueEOMq--iQJoZ_4SuPbmdGu-CZRRjPD6Mnfyt3n8';
  expect(await verifyPassword('a-long-enough-password', stored, TURN)).toBe(true);
});

test('hashing yields to other requests although the clock stands still', async () => {
  withRealDigests();
  // As in production, where the clock stands still during computation.
  vi.useFakeTimers({ toFake: ['Date'] });
  let isOver = false;
  const hashing = hashPassword('contraseña', NETWORK).finally(() => {
    isOver = true;
  });
  let turns = 0;
  while (!isOver) {
    await scheduler.wait(0);
    turns += 1;
  }
  expect(await hashing).toMatch(/^scrypt/);
  expect(turns).toBeGreaterThan(40);
});
