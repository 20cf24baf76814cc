import type { SessionAnswer, User } from '../../../../../contract/schemas/auth.ts';
import { SHORT_TOKEN } from '../../../api/access-token.ts';
import { api } from '../../../api/client.ts';
import { apiOrigin } from '../../../api/origin.ts';
import { beginAttempt } from './redirect-attempt.ts';

/** @param nonceSecret of the page that the token was made for */
export function signInWithGoogle(idToken: string, nonceSecret: string): Promise<SessionAnswer> {
  return api.call('/api/auth/google', { method: 'POST', body: { idToken, nonceSecret, ...SHORT_TOKEN } });
}

/** One for each time the app is loaded: leaving for Google unloads it. */
let redirectFlow: string | undefined;

/** Where the redirect flow begins: the server sends the browser on to Google, and back to us in the end. */
export function redirectFlowUrl(): string {
  redirectFlow ??= `${apiOrigin()}/auth/google?${new URLSearchParams({
    origin: window.location.origin,
    attempt: beginAttempt(),
  })}`;
  return redirectFlow;
}

/** The user of this token, asked with that token alone: another account may be signed in here. */
export function userOfToken(token: string, signal: AbortSignal): Promise<User> {
  return api.call('/api/auth/me', { headers: { Authorization: `Bearer ${token}` }, signal });
}
