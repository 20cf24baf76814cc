import { expect, test } from 'vitest';
import { checkMessage, messageIn } from './validation.ts';

const EMPTY = messageIn(() => '');
const message = { ...EMPTY, user_name: 'Rosa', user_email: 'rosa@example.org', message: 'Hola' };

// @spec 2.75, 5.10
test('name, email and message are required, the subject is not', () => {
  expect(checkMessage(message)).toEqual({});
  expect(checkMessage(EMPTY)).toEqual({
    user_name: 'contact.nameRequired',
    user_email: 'login.emailRequired',
    message: 'contact.messageRequired',
  });
});

test('spaces count as empty', () => {
  expect(checkMessage({ ...message, user_name: ' ', message: '\n ' })).toEqual({
    user_name: 'contact.nameRequired',
    message: 'contact.messageRequired',
  });
});

test.each(['rosa', 'rosa@', '@example.org', 'rosa@example', 'ro sa@example.org'])(
  '%s is an invalid address',
  (user_email) => {
    expect(checkMessage({ ...message, user_email })).toEqual({ user_email: 'login.emailInvalid' });
  },
);
