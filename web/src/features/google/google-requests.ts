import type { SessionAnswer, User } from '../../../../contract/auth.ts';
import { api } from '../../api/client.ts';
import { apiOrigin } from '../../api/origin.ts';

export function signInWithGoogle(idToken: string): Promise<SessionAnswer> {
  return api.call('/api/auth/google', { method: 'POST', body: { idToken } });
}

/** Where the redirect flow begins: the server sends the browser on to Google, and back to us in the end. */
export function redirectFlowUrl(): string {
  return `${apiOrigin()}/auth/google?${new URLSearchParams({ origin: window.location.origin })}`;
}

/** Whose token this is, asked with that token alone, whoever may be signed in here already. */
export function userOfToken(token: string, signal: AbortSignal): Promise<User> {
  return api.call('/api/auth/me', { headers: { Authorization: `Bearer ${token}` }, signal });
}
