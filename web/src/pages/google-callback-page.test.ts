// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../api/session.ts';
import { beganHere, beginAttempt } from '../features/account/google/redirect-attempt.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, settled } from '../testing/mount.ts';

await startI18n();
await loadWords('account', 'errors');
const { default: GoogleCallbackPage } = await import('./GoogleCallbackPage.tsx');

const ANA = { id: 'u1', email: 'ana@example.org' };

function Address() {
  const { pathname, search } = useLocation();
  return createElement('output', null, pathname + search);
}

let page: Mounted;
/** Tokens whose user was requested. */
let asked: (string | null)[];
let answer: () => Promise<Response>;
beforeEach(() => {
  asked = [];
  answer = async () => Response.json(ANA);
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('Authorization'));
    return answer();
  });
});
afterEach(async () => {
  await page.unmount();
  session.end();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Returns from Google with these parameters. */
async function comeBack(query: Record<string, string>) {
  const callback = '/auth/google/callback';
  page = await mount(
    createElement(
      MemoryRouter,
      { initialEntries: ['/login', `${callback}?${new URLSearchParams(query)}`] },
      createElement(Address),
      createElement(
        Routes,
        null,
        createElement(Route, { path: callback, element: createElement(GoogleCallbackPage) }),
        createElement(Route, { path: '*', element: null }),
      ),
    ),
  );
}
const address = () => page.find('output').textContent;

// @spec 2.16, 4.9
test('the browser that started the sign-in is signed in by the token and goes home', async () => {
  const attempt = beginAttempt();
  const known = Promise.withResolvers<Response>();
  answer = () => known.promise;
  await comeBack({ token: 'of-ana', attempt });
  expect(page.text()).toContain('Entrando con Google');
  expect(session.read()).toBeNull();
  await settled(() => known.resolve(Response.json(ANA)));
  expect(asked).toEqual(['Bearer of-ana']);
  expect(session.read()).toEqual({ token: 'of-ana', user: ANA });
  expect(address()).toBe('/');
  expect(beganHere(attempt)).toBe(false);
});

// @spec 2.16
test.each([{ token: 'of-eve' }, { token: 'of-eve', attempt: 'begun-elsewhere' }])(
  'a token with %j signs in no user and sends no request',
  async (query) => {
    beginAttempt();
    await comeBack(query as Record<string, string>);
    expect(session.read()).toBeNull();
    expect(asked).toEqual([]);
    expect(page.find('a').getAttribute('href')).toBe('/login');
  },
);

test('an invalid token is shown as a refusal and signs in no user', async () => {
  answer = async () => Response.json({ code: 'not_authenticated', status: 401 }, { status: 401 });
  await comeBack({ token: 'worn', attempt: beginAttempt() });
  expect(session.read()).toBeNull();
  expect(page.text()).toContain('google_sign_in_refused');
});

// @spec 2.17
test('an address without a token leads to the login page', async () => {
  await comeBack({});
  expect(address()).toBe('/login');
});

test('the configuration page explains a missing Google client id', async () => {
  await comeBack({ error: 'google_not_configured' });
  expect(page.find('h1').textContent).not.toBe('');
  expect(session.read()).toBeNull();
});
