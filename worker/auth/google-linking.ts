import type { Database } from '../db/client.ts';
import { insertGoogleUser, linkGoogle, type UserRow, userByEmail, userByGoogleId } from '../db/users.ts';
import type { GoogleIdentity } from './google-identity.ts';

export type GoogleSignIn =
  /** `lostPassword`: the account had one, and it was thrown away. */
  | { ok: true; user: UserRow; isNew: boolean; lostPassword: boolean }
  | { ok: false; code: 'google_account_conflict' | 'google_password_required' };

/** Two first sign-ins at once, or one at the moment of a registration, settle in the second round. */
const ROUNDS = 3;

/**
 * The account of somebody whom Google vouches for: theirs already, made now, or the one with the same address. Of that one
 * a password that nobody showed to be the owner's ends, with its sessions. One that is the owner's stays when Google runs
 * the mailbox; otherwise it is asked for once, since a verification of long ago does not outrank it.
 * @param mailbox the digest of the address's mailbox; asked for when an account is made
 */
export async function accountOf(
  db: Database,
  identity: GoogleIdentity,
  mailbox: () => Promise<string>,
  now: number,
): Promise<GoogleSignIn> {
  const { googleId, email, name, isAuthoritative } = identity;
  for (let round = 0; round < ROUNDS; round++) {
    const known = await userByGoogleId(db, googleId);
    if (known) return { ok: true, user: known, isNew: false, lostPassword: false };

    const sameEmail = await userByEmail(db, email);
    if (sameEmail?.googleId) return { ok: false, code: 'google_account_conflict' };
    const isProven = sameEmail?.confirmedByHolderAt != null && sameEmail.passwordHash !== null;
    if (isProven && !isAuthoritative) return { ok: false, code: 'google_password_required' };
    const user = sameEmail
      ? await linkGoogle(db, sameEmail.id, { googleId, name }, now)
      : await insertGoogleUser(db, {
          ...{ id: crypto.randomUUID(), googleId, email, name, now },
          mailbox: await mailbox(),
        });
    const lostPassword = sameEmail?.passwordHash != null && user?.passwordHash === null;
    if (user) return { ok: true, user, isNew: !sameEmail, lostPassword };
  }
  throw new Error('an account changed under three attempts to link it');
}
