import { randomBytes, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { scrypt } from './scrypt.ts';

const text = (words: string) => new TextEncoder().encode(words);
const noPause = async () => {};

// RFC 7914, section 12.
test.each([
  [
    ...(['', '', { N: 16, r: 1, p: 1 }] as const),
    '77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906',
  ],
  [
    ...(['password', 'NaCl', { N: 1024, r: 8, p: 16 }] as const),
    'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
  ],
])('scrypt(%j, %j, %j) is the key of the standard', async (password, salt, parameters, expected) => {
  const key = await scrypt(password, text(salt), parameters, 64, noPause);
  expect(key.toString('hex')).toBe(expected);
});

test('scrypt returns the key of the runtime’s own scrypt for any password', async () => {
  for (const parameters of [
    { N: 2, r: 1, p: 1 },
    { N: 64, r: 3, p: 2 },
    { N: 2 ** 15, r: 8, p: 3 },
  ]) {
    const password = randomBytes(9).toString('base64');
    const salt = randomBytes(16);
    const theirs = scryptSync(password, salt, 32, { ...parameters, maxmem: 2 ** 26 });
    expect(await scrypt(password, salt, parameters, 32, noPause)).toEqual(theirs);
  }
});

test('two interleaved derivations return their own keys after a third left its memory behind', async () => {
  const parameters = { N: 256, r: 8, p: 1 };
  const breath = () => new Promise<void>((resolve) => setImmediate(resolve));
  const passwords = ['uno', 'dos', 'tres'];
  const keyOf = (password: string) => scrypt(password, text('sal'), parameters, 32, breath);
  const first = await keyOf(passwords[0]!);
  const keys = [first, ...(await Promise.all(passwords.slice(1).map(keyOf)))];
  expect(keys).toEqual(passwords.map((password) => scryptSync(password, text('sal'), 32, parameters)));
});

test('scrypt pauses after a fixed number of steps at any clock speed', async () => {
  let pauses = 0;
  await scrypt('contraseña', text('salt'), { N: 2 ** 12, r: 8, p: 3 }, 32, async () => {
    pauses += 1;
  });
  expect(pauses).toBe((3 * 2 * 2 ** 12) / 4096);
});
