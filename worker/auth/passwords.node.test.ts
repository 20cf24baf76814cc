import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password is known by its digest, whatever composition its letters came in', async () => {
  const stored = await hashPassword('contraseña');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await verifyPassword('contrasen\u0303a', stored)).toBe(true);
  expect(await verifyPassword('contrasena', stored)).toBe(false);
});

test('two people with the same password have two digests, and each is known by their own', async () => {
  const [one, other] = [await hashPassword('contraseña'), await hashPassword('contraseña')];
  expect(one.split('$').slice(4)).not.toEqual(other.split('$').slice(4));
  const salts = [one, other].map((stored) => stored.split('$')[4]);
  expect(new Set(salts).size).toBe(2);
  expect(await verifyPassword('contraseña', other)).toBe(true);
});

test('where there is no password to compare with, the work is that of a wrong one', async () => {
  const workFor = async (stored: string | null) => {
    const done: unknown[] = [];
    const matches = await verifyPassword('not that one', stored, async (_, salt, parameters, bytes) => {
      done.push({ salt: salt.length, parameters, bytes });
      return randomBytes(bytes);
    });
    expect(matches).toBe(false);
    return done;
  };
  const wrong = await workFor(await hashPassword('the right one'));
  expect(wrong).toHaveLength(1);
  // No account; an account of Google's; a digest of a kind we do not know.
  for (const stored of [null, '', 'bcrypt$x']) expect(await workFor(stored)).toEqual(wrong);
});
