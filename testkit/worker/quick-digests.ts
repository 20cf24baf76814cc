import { vi } from 'vitest';
import * as passwords from '../../worker/auth/passwords.ts';
import { PASSWORD, PASSWORD_HASH } from './person.ts';

/**
 * Until mocks are restored, whoever registers with `PASSWORD` has its digest of less work, as `newPerson` has: for tests of
 * what else registering does. What registering stores is in the tests of signing in and of passwords.
 */
export function withQuickDigests(): void {
  vi.spyOn(passwords, 'hashPassword').mockImplementation(async (password) => {
    if (password !== PASSWORD) throw new Error(`there is no digest of ${password}`);
    return PASSWORD_HASH;
  });
}
