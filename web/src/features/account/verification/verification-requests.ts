import { api } from '../../../api/client.ts';
import { refreshUser } from '../../../api/current-user.ts';
import { asProblem } from '../../../api/problem.ts';

/**
 * Confirms an email with the token of a mail's link.
 * @param password of the account; required unless it is signed in here
 * @throws Problem when the link is used or the password wrong
 */
export async function confirmEmail(
  token: string,
  password?: string,
): Promise<'confirmed' | 'password required'> {
  const body = { token, ...(password === undefined ? {} : { password }) };
  try {
    await api.call('/api/auth/verify-email', { method: 'POST', body });
  } catch (thrown) {
    if (asProblem(thrown).code === 'confirmation_required') return 'password required';
    throw thrown;
  }
  await refreshUser();
  return 'confirmed';
}

export function resendVerification(): Promise<void> {
  return api.call('/api/auth/verify-email/resend', { method: 'POST', body: {} });
}
