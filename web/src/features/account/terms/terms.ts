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
 * What this page has to ask a person about the terms of the app: of somebody who accepted none the `first` time, or whether
 * they accept what has `changed` since. Null when there is nothing to ask, here or at all; a server that is older than this
 * app says nothing about terms and could not store the answer.
 */
export function termsQuestion(user: User | undefined, pathname: string): 'first' | 'changed' | null {
  if (user?.termsVersion === undefined || NOT_ASKED_ON.includes(pathname)) return null;
  if (user.termsVersion === null) return 'first';
  // Dates, so that their order is that of their letters. A newer app may have asked about newer terms already.
  return user.termsVersion < TERMS_VERSION ? 'changed' : null;
}

/** Stores that the terms which this app shows are accepted. Throws a `Problem`. */
export function acceptTerms(): Promise<User> {
  return api.call('/api/account/terms', { method: 'POST', body: { termsVersion: TERMS_VERSION } });
}
