// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import LoginPage from '../../pages/LoginPage.tsx';
import { type Mounted, mount } from '../../testing/mount.ts';
import Footer from './Footer.tsx';
import { Navbar } from './Navbar.tsx';

await startI18n();
for (const words of ['account', 'errors', 'layout', 'subscription'] as const) await loadWords(words);

const ANA = {
  id: 'ana',
  email: 'ana@example.org',
  emailVerified: false,
  isPremium: false,
  accessUntil: null,
} as User;
const { default: LimitReached } = await import('../subscription/LimitReached.tsx');
const PLACES = { navbar: Navbar, footer: Footer, 'limit reached': LimitReached, 'sign-in page': LoginPage };

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
  vi.unstubAllEnvs();
});

/** Addresses that a place of the app links to. */
async function linksOf(place: keyof typeof PLACES, lacks: string): Promise<string[]> {
  vi.stubEnv('VITE_LACKS', lacks);
  page = await mount(createElement(MemoryRouter, null, createElement(PLACES[place])));
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

test.each([
  ['navbar', 'payments', '/subscribe', ANA],
  ['limit reached', 'payments', '/subscribe', ANA],
  ['footer', 'mail', '/contact', null],
  ['footer', 'payments', '/desistimiento', null],
  ['sign-in page', 'mail', '/forgot-password', null],
] as const)('the %s of a deployment without %s has no link to %s', async (place, lacks, address, user) => {
  if (user) session.begin({ token: 'a.b.c', user });
  expect(await linksOf(place, '')).toContain(address);
  await page.unmount();
  expect(await linksOf(place, lacks)).not.toContain(address);
});

// @spec 8.34
test('where Premium is not sold, nobody is asked to subscribe', async () => {
  session.begin({ token: 'a.b.c', user: ANA });
  expect(await linksOf('limit reached', 'payments')).toEqual(['/library']);
  expect(page.text()).not.toContain('Premium');
});
