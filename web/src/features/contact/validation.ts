import {
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '../../../../contract/limits.ts';
import type { Fields } from '../../lib/form-fields.ts';
import { checkEmail, type LoginErrors } from '../account/sign-in/validation.ts';

/** Fields of the form by their API names. `website` is the honeypot. */
export type ContactMessage = {
  user_name: string;
  user_email: string;
  subject: string;
  message: string;
  website: string;
};

export const CONTACT_LIMITS = {
  user_name: PERSON_NAME_MAX_LENGTH,
  user_email: EMAIL_MAX_LENGTH,
  subject: SUBJECT_MAX_LENGTH,
  message: MESSAGE_MAX_LENGTH,
} as const;

export type ContactErrors = {
  user_name?: 'contact.nameRequired';
  user_email?: LoginErrors['email'];
  message?: 'contact.messageRequired';
};

/** Translation keys of the errors by field; empty for a valid message. */
export function checkMessage({ user_name, user_email, message }: ContactMessage): ContactErrors {
  const email = checkEmail(user_email);
  return {
    ...(user_name.trim() === '' ? { user_name: 'contact.nameRequired' } : {}),
    ...(email ? { user_email: email } : {}),
    ...(message.trim() === '' ? { message: 'contact.messageRequired' } : {}),
  };
}

export const messageIn = (fields: Fields): ContactMessage => ({
  user_name: fields('user_name'),
  user_email: fields('user_email').trim(),
  subject: fields('subject'),
  message: fields('message'),
  website: fields('website'),
});
