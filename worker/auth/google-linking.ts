import type { Database } from '../directory/client.ts';
import { insertGoogleUser, linkGoogle, type UserRow, usersOfGoogle } from '../directory/users.ts';
import type { GoogleIdentity } from './google-identity.ts';

export type GoogleSignIn =
  /** `isPasswordRemoved`: the account had a password, and it was removed. */
  | { ok: true; user: UserRow; isNew: boolean; isPasswordRemoved: boolean }
  | { ok: false; code: 'google_account_conflict' | 'google_password_required' };

/** Retry limit: two simultaneous first sign-ins, or a sign-in during a registration, settle in the second round. */
const ROUNDS = 3;

/**
 * Account of a Google identity: the linked one, a new one, or the one with the same address. There a password whose
 * holder never verified the address is removed, with its sessions. Any other password stays when Google hosts the
 * mailbox; otherwise the user must type it once, since Google's own verification may be old.
 * @param newAccount what a new account gets; made only when one is created
 */
export async function userOfGoogleIdentity(
  db: Database,
  identity: GoogleIdentity,
  newAccount: () => Promise<Pick<UserRow, 'id' | 'mailbox' | 'locationHint'>>,
  now: number,
): Promise<GoogleSignIn> {
  const { googleId, email, name, isAuthoritative } = identity;
  for (let round = 0; round < ROUNDS; round++) {
    const { known, sameEmail } = await usersOfGoogle(db, { googleId, email });
    if (known) return { ok: true, user: known, isNew: false, isPasswordRemoved: false };
    if (sameEmail?.googleId) return { ok: false, code: 'google_account_conflict' };
    const isProven = sameEmail?.confirmedByHolderAt != null && sameEmail.passwordHash !== null;
    if (isProven && !isAuthoritative) return { ok: false, code: 'google_password_required' };
    const user = sameEmail
      ? await linkGoogle(db, sameEmail.id, { googleId, name }, now)
      : await insertGoogleUser(db, {
          ...(await newAccount()),
          googleId,
          email,
          name,
          now,
        });
    const isPasswordRemoved = sameEmail?.passwordHash != null && user?.passwordHash === null;
    if (user) return { ok: true, user, isNew: !sameEmail, isPasswordRemoved };
  }
  throw new Error('an account changed under three attempts to link it');
}
