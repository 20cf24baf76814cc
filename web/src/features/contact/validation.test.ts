import { expect, test } from 'vitest';
import { checkMessage, emptyMessage } from './validation.ts';

const message = { ...emptyMessage(null), user_name: 'Rosa', user_email: 'rosa@example.org', message: 'Hola' };

// @spec 2.75, 5.10
test('name, email and message are required, the subject is not', () => {
  expect(checkMessage(message)).toEqual({});
  expect(checkMessage(emptyMessage(null))).toEqual({
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

test('signed-in users need no name and email', () => {
  expect(emptyMessage({ name: null, email: 'rosa@example.org' })).toMatchObject({
    user_name: '',
    user_email: 'rosa@example.org',
  });
});
