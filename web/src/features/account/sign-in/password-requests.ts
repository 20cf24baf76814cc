import { api } from '../../../api/client.ts';

/** Resolves whether or not there is such an account: an answer that differed would reveal accounts. */
export function askForReset(email: string): Promise<void> {
  return api.send('/api/auth/forgot-password', { method: 'POST', body: { email } }).then(() => undefined);
}

/** `token` is from the mail's link; it works once. */
export function resetPassword(token: string, password: string): Promise<void> {
  return api.call('/api/auth/reset-password', { method: 'POST', body: { token, password } });
}

/** `currentPassword` is left out by an account that has none yet. Other devices are signed out. */
export function changePassword(currentPassword: string | undefined, newPassword: string): Promise<void> {
  return api.call('/api/account/password', { method: 'POST', body: { currentPassword, newPassword } });
}
