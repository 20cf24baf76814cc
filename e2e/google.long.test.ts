import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { expectAddress, expectVisible } from './expect.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

type Me = { email: string; emailVerified: boolean; termsVersion: string | null };

async function atLogin(language: 'es' | 'en'): Promise<Parent> {
  const parent = await Parent.open(browser, language, '/about');
  await parent.page.goto(`${STACK.app}/login`);
  return parent;
}

/** Lifetime of the token in the browser, in seconds. */
function lifetimeOf(parent: Parent): Promise<number> {
  return parent.page.evaluate(() => {
    const { iat, exp } = JSON.parse(atob((localStorage.getItem('token') ?? '').split('.')[1] ?? ''));
    return exp - iat;
  });
}

async function isHome(parent: Parent): Promise<Me> {
  await expectAddress(parent.page, `${STACK.app}/`);
  // A sign-in with Google accepts no terms: the app asks once after it.
  if ((await parent.api<Me>('/api/auth/me')).termsVersion === null) await parent.acceptTerms();
  await expectVisible(parent.page.getByRole('button', { name: parent.words.storyForm.generate }));
  expect(await lifetimeOf(parent)).toBe(3600);
  return parent.api<Me>('/api/auth/me');
}

// @spec 2.63, 4.8, 7.33
test('Google’s button opens its window and signs the parent in', async () => {
  const parent = await atLogin('es');
  const [window] = await Promise.all([
    parent.context.waitForEvent('page'),
    parent.page.getByRole('button', { name: 'Iniciar sesión con Google', exact: true }).click(),
  ]);
  const asked = parent.page.waitForRequest('**/api/auth/google');
  await window.getByRole('button', { name: /Mateo Prueba/ }).click();
  const { idToken, nonceSecret } = (await asked).postDataJSON() as Record<string, string>;
  const { nonce } = JSON.parse(atob(idToken!.split('.')[1]!)) as { nonce: string };
  // The token is useless without the secret, which it does not contain.
  expect(nonce).toMatch(/^cuentame\.[0-9a-f]{64}$/);
  expect(nonceSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(nonce).not.toContain(nonceSecret);
  expect(await isHome(parent)).toMatchObject({ email: 'mateo.prueba@gmail.example', emailVerified: true });
  expect(parent.complaints).toEqual([]);
  await parent.context.close();
});

// @spec 2.63
test('One Tap signs the parent in', async () => {
  const parent = await atLogin('en');
  const card = parent.page.frameLocator('iframe.g_id_one_tap');
  await expectVisible(card.locator('button.main'));
  // Chromium drops clicks on another origin's frame that appeared less than half a second ago.
  await parent.page.waitForTimeout(600);
  await card.locator('button.main').click();
  expect((await isHome(parent)).emailVerified).toBe(true);
  expect(await parent.page.locator('iframe.g_id_one_tap').count()).toBe(0);
  expect(parent.complaints).toEqual([]);
  await parent.context.close();
});

// @spec 2.16, 4.9, 8.65
test.each(LANGUAGES)(
  'Google’s redirect signs in and leaves no token in the history, in %s',
  async (language) => {
    const parent = await atLogin(language);
    const { page, words } = parent;
    await page.getByRole('link', { name: words.google.otherWay }).click();
    await page.getByRole('button', { name: /Sam Tester/ }).click();
    expect(await isHome(parent)).toMatchObject({ email: 'sam.tester@gmail.example' });
    // Every entry of the history, back to the first.
    const seen: string[] = [];
    const entries = await page.evaluate(() => history.length);
    for (let n = 1; n < entries; n += 1) {
      await page.goBack();
      seen.push(page.url());
    }
    expect(seen.some((url) => url.endsWith('/login'))).toBe(true);
    expect(seen.filter((url) => url.includes('token='))).toEqual([]);
    await parent.context.close();
  },
);

test('a link with a foreign token signs in neither a visitor nor another user', async () => {
  const attacker = await Parent.open(browser, 'en');
  await attacker.register();
  const token = await attacker.page.evaluate(() => localStorage.getItem('token'));
  const link = `${STACK.app}/auth/google/callback?token=${token}`;
  const begun = await attacker.page.evaluate(() => localStorage.getItem('google-attempts') ?? '[]');
  const attempts: string[] = JSON.parse(begun);
  expect(attempts.length).toBeGreaterThan(0);

  // Also with an attempt of the visitor's own in another tab, and with the attacker's attempt in the link.
  const visitor = await atLogin('en');
  for (const address of [
    link,
    `${link}&attempt=`,
    ...attempts.map((attempt) => `${link}&attempt=${attempt}`),
  ]) {
    await visitor.page.goto(address);
    await expectVisible(visitor.page.getByText(visitor.words.error.google_sign_in_expired));
    expect(await visitor.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  }
  await visitor.context.close();

  const parent = await Parent.withAccount(browser, 'en', '/about');
  const { email } = parent;
  await parent.page.goto(link);
  await expectVisible(parent.page.getByText(parent.words.error.google_sign_in_expired));
  expect(await parent.api<Me>('/api/auth/me')).toMatchObject({ email });
  await parent.context.close();
  await attacker.context.close();
});

test('the callback address works once', async () => {
  const parent = await atLogin('es');
  const { page, words } = parent;
  const [arrival] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/auth/google/callback?token=')),
    (async () => {
      await page.getByRole('link', { name: words.google.otherWay }).click();
      await page.getByRole('button', { name: /Sam Tester/ }).click();
    })(),
  ]);
  await isHome(parent);
  await page.evaluate(() => {
    for (const name of ['token', 'user']) localStorage.removeItem(name);
  });
  await page.goto(arrival.url());
  await expectVisible(page.getByText(words.error.google_sign_in_expired));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await parent.context.close();
});

// @spec 2.17, 8.65
test('cancelling at Google’s page leads back to the login page', async () => {
  const parent = await atLogin('es');
  const { page, words } = parent;
  await page.getByRole('link', { name: words.google.otherWay }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expectAddress(page, `${STACK.app}/login`);
  await expectVisible(page.getByRole('link', { name: words.google.otherWay }));
  await parent.context.close();
});

// @spec 8.6, 8.9
test('an address that Google has not verified opens no account', async () => {
  const parent = await atLogin('en');
  const { page, words } = parent;
  await page.getByRole('link', { name: words.google.otherWay }).click();
  await page.getByRole('button', { name: /Nadia Sin Verificar/ }).click();
  await expectVisible(page.getByText(words.error.google_email_unverified));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await parent.context.close();
});

test('Google’s proof of an address ends the password of an unconfirmed account', async () => {
  const squatter = await Parent.withAccount(browser, 'es', '/about');
  const { email } = squatter;
  const owner = await atLogin('es');
  const { page, words } = owner;
  await page.getByRole('link', { name: words.google.otherWay }).click();
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  expect(await isHome(owner)).toMatchObject({ email, emailVerified: true });

  await squatter.context.clearCookies();
  await squatter.page.evaluate(() => localStorage.clear());
  await squatter.signIn(email, 'una-clave-larga');
  await expectVisible(squatter.page.getByText(words.error.invalid_credentials));
  await squatter.context.close();
  await owner.context.close();
});
