import { api } from '../../../api/client.ts';

/** Requests a reset mail. Resolves also for an unknown account: a different answer would reveal accounts. */
export function askForReset(email: string): Promise<void> {
  return api.send('/api/auth/forgot-password', { method: 'POST', body: { email } }).then(() => undefined);
}

/** `token` is from the mail's link; it works once. */
export function resetPassword(token: string, password: string): Promise<void> {
  return api.call('/api/auth/reset-password', { method: 'POST', body: { token, password } });
}

/** Changes the password and signs other devices out. `currentPassword` is absent for an account without one. */
export function changePassword(currentPassword: string | undefined, newPassword: string): Promise<void> {
  return api.call('/api/account/password', { method: 'POST', body: { currentPassword, newPassword } });
}
