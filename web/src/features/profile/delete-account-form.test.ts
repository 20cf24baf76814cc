// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../../../../contract/schemas/account.ts';
import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, until } from '../../testing/mount.ts';
import { nothing, refusal, serve } from '../../testing/server.ts';

await startI18n();
await loadWords('account', 'errors', 'profile');
const { DeleteAccountForm } = await import('./DeleteAccountForm.tsx');

const t = i18next.getFixedT(null, ['profile', 'account', 'errors']);
const DELETE = 'DELETE /api/account';
const ANA = { id: 'u1', email: 'ana@example.org' } as User;

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
  vi.unstubAllGlobals();
});

async function open(hasPassword: boolean) {
  session.begin({ token: 'a.b.c', user: ANA });
  const form = createElement(DeleteAccountForm, { account: { hasPassword } as Account, onClose: () => {} });
  page = await mount(createElement(MemoryRouter, null, form));
}
const typeWord = () => page.fill('input[name=confirmation]', t('profile.data.word').toLowerCase());
const asks = (asked: { line: string; body: unknown }[]) => asked.filter(({ line }) => line === DELETE);

test('an account with a password is deleted with the typed word and the typed password only', async () => {
  const asked = serve({ [DELETE]: nothing() });
  await open(true);
  await typeWord();
  await page.submit();
  expect(page.text()).toContain(t('login.passwordRequired'));

  await page.fill('input[name=confirmation]', 'otra cosa');
  await page.fill('input[name=current-password]', 'mi-clave');
  await page.submit();
  expect(asks(asked)).toEqual([]);

  await typeWord();
  await page.submit();
  await until(() => expect(asks(asked)).toEqual([{ line: DELETE, body: { password: 'mi-clave' } }]));
});

test('a deletion leaves nothing of the account in this browser', async () => {
  serve({ [DELETE]: nothing() });
  await open(false);
  expect(localStorage.getItem('token')).not.toBeNull();
  await typeWord();
  await page.submit();
  await until(() =>
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]),
  );
});

test('an account without a password is asked only for the word', async () => {
  const asked = serve({ [DELETE]: nothing() });
  await open(false);
  expect(document.querySelector('input[name=current-password]')).toBeNull();
  await typeWord();
  await page.submit();
  await until(() => expect(asks(asked)).toHaveLength(1));
  expect(asks(asked)[0]?.body).not.toHaveProperty('password');
});

test('a wrong password is reported at its field, and the account stays', async () => {
  const asked = serve({ [DELETE]: refusal('wrong_password', 403) });
  await open(true);
  await typeWord();
  await page.fill('input[name=current-password]', 'no-es');
  await page.submit();
  await until(() =>
    expect(page.find('input[name=current-password]').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(asks(asked)).toHaveLength(1);
  expect(session.read()).not.toBeNull();
});
