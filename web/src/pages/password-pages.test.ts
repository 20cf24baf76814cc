// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import type { User } from '../../../contract/schemas/auth.ts';
import { session } from '../api/client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { paths } from '../paths.ts';
import { type Mounted, mount, until } from '../testing/mount.ts';
import { nothing, refusal, serve } from '../testing/server.ts';

await startI18n();
await loadWords('account', 'errors');
const { default: ForgotPasswordPage } = await import('./ForgotPasswordPage.tsx');
const { useRefetchUser } = await import('../features/account/session/use-refetch-user.ts');
const { default: ResetPasswordPage } = await import('./ResetPasswordPage.tsx');

const t = i18next.getFixedT(null, ['account', 'errors']);
const NEW = 'otra-clave-mas-larga';

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
  vi.unstubAllGlobals();
});

/** As the app's frame does. */
function Refetched() {
  useRefetchUser();
  return null;
}

async function open(address: string): Promise<void> {
  const routes = createElement(Routes, null, [
    createElement(Route, {
      key: 1,
      path: paths.forgotPassword(),
      element: createElement(ForgotPasswordPage),
    }),
    createElement(Route, { key: 2, path: paths.resetPassword(), element: createElement(ResetPasswordPage) }),
  ]);
  page = await mount(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(Refetched), routes),
  );
}

async function fillIn(password: string, confirmation = password): Promise<void> {
  const [first, second] = [...document.querySelectorAll('input[type=password]')];
  for (const [field, text] of [
    [first!, password],
    [second!, confirmation],
  ] as const) {
    field.id ||= `password-${text}`;
    await page.fill(`[id="${field.id}"]`, text);
  }
}

// @spec 4.6
test("the page for a forgotten password sends the address, and names it as the mail's destination", async () => {
  const asked = serve({ 'POST /api/auth/forgot-password': nothing() });
  await open(paths.forgotPassword());
  await page.submit();
  expect(asked).toEqual([]);
  await page.fill('input[type=email]', ' ana@example.org ');
  await page.submit();
  await until(() => expect(page.text()).toContain(t('password.sentTitle')));
  expect(page.text()).toContain('ana@example.org');
  expect(asked).toEqual([{ line: 'POST /api/auth/forgot-password', body: { email: 'ana@example.org' } }]);
});

// @spec 4.6
test('a new password is saved with the token of the link', async () => {
  const asked = serve({ 'POST /api/auth/reset-password': nothing() });
  await open(`${paths.resetPassword()}?token=the-token`);
  await fillIn(NEW, 'una-tercera-clave');
  await page.submit();
  expect(asked).toEqual([]);
  await fillIn(NEW);
  await page.submit();
  await until(() => expect(page.text()).toContain(t('password.savedTitle')));
  expect(asked[0]).toEqual({
    line: 'POST /api/auth/reset-password',
    body: { token: 'the-token', password: NEW },
  });
  expect(page.find(`a[href="${paths.login()}"]`)).toBeTruthy();
});

// The new password has ended all sessions of its account; this browser may have one of another.
test.each([
  ['the account of the link', false],
  ['another account', true],
])('a browser that is signed in to %s knows after a reset who it is', async (_, stays) => {
  const ana = { id: 'u1', email: 'ana@example.org' } as User;
  let isEnded = false;
  const ended = refusal('session_ended', 401);
  serve({
    'POST /api/auth/reset-password': () => {
      isEnded = !stays;
      return nothing();
    },
    'GET /api/auth/me': () => (isEnded ? ended : ana),
    'POST /api/auth/refresh-token': ended,
  });
  session.begin({ token: 'a.b.c', user: ana });
  await open(`${paths.resetPassword()}?token=the-token`);
  await fillIn(NEW);
  await page.submit();
  await until(() => expect(page.text()).toContain(t('password.savedTitle')));
  await until(() => expect(session.read() !== null).toBe(stays));
});

test('a used link saves nothing, and leads to another mail', async () => {
  serve({ 'POST /api/auth/reset-password': () => refusal('link_invalid', 410) });
  await open(`${paths.resetPassword()}?token=worn`);
  await fillIn(NEW);
  await page.submit();
  await until(() => expect(page.text()).toContain(t('errors:error.link_invalid')));
  expect(page.text()).not.toContain(t('password.savedTitle'));
  expect(page.find(`a[href="${paths.forgotPassword()}"]`)).toBeTruthy();
});

test('the fields of a new password say its least length', async () => {
  await open(`${paths.resetPassword()}?token=t`);
  expect(page.text()).toContain(`Al menos ${PASSWORD_MIN_LENGTH} caracteres`);
  await fillIn('corta');
  await page.submit();
  expect(page.text()).toContain(`necesita al menos ${PASSWORD_MIN_LENGTH} caracteres`);
});

test('a link without a token has no form, and leads to another mail', async () => {
  await open(paths.resetPassword());
  expect(page.text()).toContain(t('password.linkMissing'));
  expect(document.querySelector('form')).toBeNull();
  expect(page.find(`a[href="${paths.forgotPassword()}"]`)).toBeTruthy();
});
