import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Turn } from './hashing-queue.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const NETWORK = '203.0.113.5';
/** Of somebody who has the isolate to themselves. */
const TURN: Turn = { come: async () => {}, pause: () => scheduler.wait(0) };

test('a password is known by its digest, whatever composition its letters came in', async () => {
  const stored = await hashPassword('contraseña', NETWORK);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword('contrasen\u0303a', stored, TURN)).toBe(true);
  expect(await verifyPassword('contrasena', stored, TURN)).toBe(false);
});

test('two people with the same password have two digests, and each is known by their own', async () => {
  const [one, other] = [await hashPassword('contraseña', NETWORK), await hashPassword('contraseña', NETWORK)];
  expect(one.split('$').slice(4)).not.toEqual(other.split('$').slice(4));
  const salts = [one, other].map((stored) => stored.split('$')[4]);
  expect(new Set(salts).size).toBe(2);
  expect(await verifyPassword('contraseña', other, TURN)).toBe(true);
});

test('where there is no password to compare with, the work is that of a wrong one', async () => {
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
  // No account; an account of Google's; a digest of a kind we do not know.
  for (const stored of [null, '', 'bcrypt$x']) expect(await workFor(stored)).toEqual(wrong);
});

test('a digest that the runtime’s own scrypt made is that of its password still', async () => {
  const stored = 'scrypt$32768$8$3$diCAddt7QfWWOO7IEL_XeQ$f9CueEOMq--iQJoZ_4SuPbmdGu-CZRRjPD6Mnfyt3n8';
  expect(await verifyPassword('a-long-enough-password', stored, TURN)).toBe(true);
});

test('while a password is hashed others have their turns, although the clock stands still', async () => {
  // As in production, where it stands still while code computes.
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
