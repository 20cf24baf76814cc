import { expect, test } from 'vitest';
import { checkLogin, checkRegistration } from './validation.ts';

test('a complete form has no errors', () => {
  expect(checkLogin({ email: ' ana@example.com ', password: 'x' })).toEqual({});
  expect(
    checkRegistration({
      email: 'ana@example.com',
      password: 'ocho letras',
      confirmation: 'ocho letras',
      accepts: true,
    }),
  ).toEqual({});
});

// @spec 5.7
test('each missing field has its error', () => {
  expect(checkLogin({ email: ' ', password: '' })).toEqual({
    email: 'login.emailRequired',
    password: 'login.passwordRequired',
  });
  expect(checkRegistration({ email: '', password: '', confirmation: '', accepts: false })).toEqual({
    email: 'login.emailRequired',
    password: 'login.passwordRequired',
    confirmation: 'register.confirmRequired',
    accepts: 'register.acceptRequired',
  });
});

test.each(['ana', 'ana@', '@example.com', 'ana@example', 'a na@example.com', 'a@b@c.es'])(
  '"%s" does not look like an address',
  (email) => expect(checkLogin({ email, password: 'x' })).toEqual({ email: 'login.emailInvalid' }),
);

// @spec 5.9, 8.10
test('two different passwords do not match', () => {
  expect(
    checkRegistration({
      email: 'ana@example.com',
      password: 'ocho letras',
      confirmation: 'nueve letras',
      accepts: true,
    }),
  ).toEqual({ confirmation: 'register.passwordsDontMatch' });
});

test('seven characters are too few, eight are enough', () => {
  const form = (password: string) => ({
    email: 'ana@example.com',
    password,
    confirmation: password,
    accepts: true,
  });
  expect(checkRegistration(form('1234567'))).toEqual({ password: 'register.passwordTooShort' });
  expect(checkRegistration(form('12345678'))).toEqual({});
});
