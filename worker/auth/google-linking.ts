import type { Database } from '../db/client.ts';
import { insertGoogleUser, linkGoogle, type UserRow, userByEmail, userByGoogleId } from '../db/users.ts';
import type { GoogleIdentity } from './google-identity.ts';

export type GoogleSignIn =
  | { ok: true; user: UserRow; isNew: boolean }
  | { ok: false; code: 'google_account_conflict' };

/** Two first sign-ins at once, or one at the moment of a registration, settle in the second round. */
const ROUNDS = 3;

/**
 * The account of somebody whom Google vouches for: theirs already, made now, or the one with the same address. Google's
 * proof of the address outranks a password set by somebody who never gave one: that password and its sessions end.
 */
export async function accountOf(db: Database, identity: GoogleIdentity, now: number): Promise<GoogleSignIn> {
  for (let round = 0; round < ROUNDS; round++) {
    const known = await userByGoogleId(db, identity.googleId);
    if (known) return { ok: true, user: known, isNew: false };

    const sameEmail = await userByEmail(db, identity.email);
    if (sameEmail?.googleId) return { ok: false, code: 'google_account_conflict' };
    const user = sameEmail
      ? await linkGoogle(db, sameEmail.id, identity, now)
      : await insertGoogleUser(db, { id: crypto.randomUUID(), ...identity, now });
    if (user) return { ok: true, user, isNew: !sameEmail };
  }
  throw new Error('an account changed under three attempts to link it');
}
