import type { User } from '../../../../../contract/schemas/auth.ts';
import { TERMS_VERSION } from '../../../../../contract/terms.ts';
import { api } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';

/** Pages without the question: the texts themselves, contact, profile (export and deletion), and half a sign-in. */
const NOT_ASKED_ON: string[] = [
  paths.terms(),
  paths.privacy(),
  paths.contact(),
  paths.profile(),
  paths.googleCallback(),
];

/**
 * Question about the terms for a user: `first` when none were accepted, `changed` for newer terms. Null when there is
 * nothing to ask, here or at all; an older server has no terms and could not store the answer.
 */
export function termsQuestion(user: User | undefined, pathname: string): 'first' | 'changed' | null {
  if (user?.termsVersion === undefined || NOT_ASKED_ON.includes(pathname)) return null;
  if (user.termsVersion === null) return 'first';
  // ISO dates, whose order is that of their text. A newer app may have asked about newer terms already.
  return user.termsVersion < TERMS_VERSION ? 'changed' : null;
}

/** Stores the acceptance of this app's terms. Throws a `Problem`. */
export function acceptTerms(): Promise<User> {
  return api.call('/api/account/terms', { method: 'POST', body: { termsVersion: TERMS_VERSION } });
}
