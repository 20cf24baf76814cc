import type { SessionAnswer, User } from '../../../../../contract/schemas/auth.ts';
import { SHORT_TOKEN } from '../../../api/access-token.ts';
import { api } from '../../../api/client.ts';
import { beginAttempt } from './redirect-attempt.ts';

/** @param nonceSecret secret of the page that requested the token */
export function signInWithGoogle(idToken: string, nonceSecret: string): Promise<SessionAnswer> {
  return api.call('/api/auth/google', { method: 'POST', body: { idToken, nonceSecret, ...SHORT_TOKEN } });
}

/** Address for this page load: the redirect to Google unloads the app. */
let redirectFlow: string | undefined;

/** Start of the redirect flow: the server redirects to Google, and finally back to the app. */
export function redirectFlowUrl(): string {
  redirectFlow ??= `/auth/google?${new URLSearchParams({
    origin: window.location.origin,
    attempt: beginAttempt(),
  })}`;
  return redirectFlow;
}

/** User of this token, requested with that token only: another account may be signed in here. */
export function userOfToken(token: string, signal: AbortSignal): Promise<User> {
  return api.call('/api/auth/me', { headers: { Authorization: `Bearer ${token}` }, signal });
}
