import { vi } from 'vitest';
import * as passwords from '../../worker/auth/passwords.ts';
import { scrypt } from '../../worker/auth/scrypt.ts';

/** As in `PASSWORD_HASH`. */
const LESS = { N: 1024, r: 8, p: 1 };
const SALT = new Uint8Array(16);
const KEY_BYTES = 32;

/**
 * Until mocks are restored, passwords are hashed at a hundredth of the cost, and unknown addresses cost nothing. Real
 * hashing has its own tests.
 */
export function withQuickDigests(): void {
  const { verifyPassword } = passwords;
  vi.spyOn(passwords, 'hashPassword').mockImplementation(async (password) => {
    const key = await scrypt(password.normalize('NFKC'), SALT, LESS, KEY_BYTES, async () => {});
    const { N, r, p } = LESS;
    return ['scrypt', N, r, p, Buffer.from(SALT).toString('base64url'), key.toString('base64url')].join('$');
  });
  vi.spyOn(passwords, 'verifyPassword').mockImplementation(async (password, stored, turn) =>
    stored === null ? false : verifyPassword(password, stored, turn),
  );
}
