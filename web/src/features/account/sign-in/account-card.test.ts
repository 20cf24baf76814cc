// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../../contract/schemas/auth.ts';
import { TERMS_VERSION } from '../../../../../contract/terms.ts';
import { session } from '../../../api/client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { loadWords } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { type Mounted, mount, settled, until } from '../../../testing/mount.ts';
import { serve } from '../../../testing/server.ts';

vi.mock('../google/GoogleSignIn.tsx', () => ({ GoogleSignIn: () => null }));
vi.mock('../../human-check/turnstile.ts', () => ({ TURNSTILE_SITE_KEY: '' }));
await startI18n();
await loadWords('account', 'errors');
const { default: AccountCard } = await import('./AccountCard.tsx');

const ANSWER = { token: 'a.b.c', user: { id: 'u1', email: 'ana@example.org' } as User };
const CREATE = 'Crear cuenta y empezar el cuento';

let page: Mounted;
const back = vi.fn();
const card = (isStarting = false) =>
  createElement(
    MemoryRouter,
    null,
    createElement(AccountCard, { topic: 'un faro', isStarting, onBack: back }),
  );
beforeEach(async () => {
  back.mockReset();
  page = await mount(card());
});
afterEach(async () => {
  await page.unmount();
  session.end();
  vi.unstubAllGlobals();
});

// @spec 2.37
test('the heading says what is missing, has the focus and links to the login page', () => {
  const heading = page.find('h2');
  expect(heading.textContent).toBe('Para crear cuentos, crea una cuenta o entra en la tuya.');
  expect(heading.querySelector('a')?.getAttribute('href')).toBe(paths.login());
  expect(document.activeElement).toBe(heading);
  expect(document.querySelector('.notice')?.textContent).toBeUndefined();
  expect(page.text()).toContain('Tu cuento: «un faro»');
});

test('a new account needs one password and the accepted terms', async () => {
  const asked = serve({ 'POST /api/auth/register': ANSWER });
  await page.fill('input[name=email]', ' ana@example.org ');
  await page.fill('input[name=password]', 'una-clave-larga');
  await page.submit();
  expect(asked).toEqual([]);
  expect(page.text()).toContain('Marca la casilla para crear tu cuenta');
  expect(document.querySelectorAll('input[type=password]')).toHaveLength(1);
  await settled(() => page.find('input[type=checkbox]').click());
  await page.submit();
  await until(() => expect(session.read()?.user.id).toBe('u1'));
  expect(asked).toMatchObject([
    { body: { email: 'ana@example.org', password: 'una-clave-larga', termsVersion: TERMS_VERSION } },
  ]);
});

test('the sentence about the terms links to both texts in new tabs', () => {
  const links = [...page.find('form label:has(input[type=checkbox])').querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    [paths.terms(), '_blank'],
    [paths.privacy(), '_blank'],
  ]);
});

test('an existing account needs email and password alone', async () => {
  const asked = serve({ 'POST /api/auth/login': ANSWER });
  await settled(() => page.find('input[value=known]').click());
  expect(document.querySelector('input[type=checkbox]')).toBeNull();
  await page.fill('input[name=email]', 'ana@example.org');
  await page.fill('input[name=password]', 'corta');
  await page.submit();
  await until(() => expect(session.read()?.user.id).toBe('u1'));
  expect(asked.map(({ line }) => line)).toEqual(['POST /api/auth/login']);
});

test('the topic can be changed, but not while the story starts', async () => {
  await page.press('Cambiarlo');
  expect(back).toHaveBeenCalledOnce();
  await page.show(card(true));
  expect(page.find('button[type=submit]').getAttribute('aria-busy')).toBe('true');
  await page.press('Cambiarlo');
  expect(back).toHaveBeenCalledOnce();
  expect(page.text()).not.toContain(CREATE);
});
