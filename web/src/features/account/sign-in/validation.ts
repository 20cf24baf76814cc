import { PASSWORD_MIN_LENGTH } from '../../../../../contract/limits.ts';
import type { Fields } from '../../../lib/form-fields.ts';

/** Translation keys of the errors by field; empty for a valid form. */
export type LoginErrors = {
  email?: 'login.emailRequired' | 'login.emailInvalid';
  password?: 'login.passwordRequired';
};
export type NewPasswordErrors = {
  password?: 'login.passwordRequired' | 'register.passwordTooShort';
  confirmation?: 'register.confirmRequired' | 'register.passwordsDontMatch';
};
export type RegistrationErrors = NewPasswordErrors & {
  email?: LoginErrors['email'];
  accepts?: 'register.acceptRequired';
};

/** Catches typing errors; only a mail can tell whether the address exists. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function checkEmail(email: string): LoginErrors['email'] {
  if (email.trim() === '') return 'login.emailRequired';
  return LOOKS_LIKE_EMAIL.test(email.trim()) ? undefined : 'login.emailInvalid';
}

function found<Errors extends object>(errors: Errors): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as Errors;
}

export function checkLogin({ email, password }: { email: string; password: string }): LoginErrors {
  return found({
    email: checkEmail(email),
    password: password === '' ? 'login.passwordRequired' : undefined,
  });
}

type NewPassword = { password: string; confirmation: string };

/** A new password beside a current one. */
export const newPasswordIn = (fields: Fields): NewPassword => ({
  password: fields('new-password'),
  confirmation: fields('confirmation'),
});

export function checkNewPassword({ password, confirmation }: NewPassword): NewPasswordErrors {
  const short = password.length < PASSWORD_MIN_LENGTH ? 'register.passwordTooShort' : undefined;
  const differs = confirmation === password ? undefined : 'register.passwordsDontMatch';
  return found({
    password: password === '' ? 'login.passwordRequired' : short,
    confirmation: confirmation === '' ? 'register.confirmRequired' : differs,
  });
}

export function checkRegistration({
  email,
  accepts,
  ...passwords
}: NewPassword & { email: string; accepts: boolean }): RegistrationErrors {
  return found({
    email: checkEmail(email),
    ...checkNewPassword(passwords),
    accepts: accepts ? undefined : 'register.acceptRequired',
  });
}
