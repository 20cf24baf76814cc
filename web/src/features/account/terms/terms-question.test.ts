// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../../contract/schemas/auth.ts';
import { TERMS_VERSION } from '../../../../../contract/terms.ts';
import { session } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths.ts';
import { type Mounted, mount, settled, until } from '../../../testing/mount.ts';
import { Toaster } from '../../toasts/Toaster.tsx';

await startI18n();
const { AskAboutTerms } = await import('./AskAboutTerms.tsx');
const { default: words } = await import('../../../../../words/es/app/account.json');
const { termsQuestion: asked } = words;
// Preloads the lazy question.
await import('./question/TermsQuestion.tsx');

const BEFORE = '2020-01-01';
const LATER = '2999-01-01';
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const TOKEN = `t.${btoa(JSON.stringify({ iat: inAnHour - 3600, exp: inAnHour }))}.s`;
const person = (termsVersion?: string | null) =>
  ({ id: 'u1', email: 'ana@example.org', termsVersion }) as User;

let page: Mounted;
let server: { user: User; isBroken: boolean; requests: { path: string; body: unknown }[] };
let go: (path: string) => void;

beforeEach(() => {
  server = { user: person(null), isBroken: false, requests: [] };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'https://api.example').pathname;
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    server.requests.push({ path, body });
    if (path === '/api/auth/me') return Response.json(server.user);
    if (path === '/api/auth/logout') return new Response(null, { status: 204 });
    if (server.isBroken) return Response.json({ code: 'internal_error' }, { status: 500 });
    server.user = { ...server.user, termsVersion: body.termsVersion };
    return Response.json(server.user);
  });
});
afterEach(async () => {
  await page.unmount();
  session.end();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Place() {
  go = useNavigate();
  return createElement('output', null, useLocation().pathname);
}

/** The app around the question for a stored session whose user is `user` on the server. */
async function open(user: User, path = paths.home()) {
  server.user = user;
  session.begin({ token: TOKEN, user: person(null) });
  page = await mount(
    createElement(
      MemoryRouter,
      { initialEntries: [path] },
      createElement(Place),
      createElement(Toaster),
      createElement(AskAboutTerms),
    ),
  );
  await until(() => {
    expect(server.requests.map((request) => request.path)).toContain('/api/auth/me');
    expect(queryClient.isFetching()).toBe(0);
  });
}

/** Like `open`, and waits for the question. */
async function openAsked(user: User) {
  await open(user);
  await until(() => expect(dialog()).not.toBeNull());
}
const dialog = () => document.querySelector<HTMLElement>('[role=alertdialog]');
const accepted = () => server.requests.filter(({ path }) => path === '/api/account/terms');

async function press(name: string) {
  const button = [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  await settled(() => button.click());
  await until(() => expect(dialog()).toBeNull());
}

test('a user without accepted terms is asked, accepts once, and is not asked again', async () => {
  await openAsked(person(null));
  expect(dialog()!.textContent).toContain(asked.first);
  await press(asked.accept);
  await until(() => expect(session.read()?.user.termsVersion).toBe(TERMS_VERSION));
  expect(accepted().map(({ body }) => body)).toEqual([{ termsVersion: TERMS_VERSION }]);
  expect(dialog()).toBeNull();

  await page.unmount();
  await open(server.user);
  expect(dialog()).toBeNull();
});

test('a new account, which has nothing to lose, is not told that stories stay nor offered its deletion', async () => {
  await openAsked({ ...person(null), storiesGenerated: 0 } as User);
  expect(dialog()!.textContent).not.toContain(asked.nothingLost);
  const links = [...dialog()!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.terms(), paths.privacy()]);
});

test('newer terms are asked about in their own words', async () => {
  await openAsked(person(BEFORE));
  expect(dialog()!.textContent).toContain(asked.changed);
  expect(dialog()!.textContent).not.toContain(asked.first);
  await press(asked.accept);
  expect(dialog()).toBeNull();
});

test.each([
  ['accepted these terms', TERMS_VERSION],
  ['accepted newer ones in a newer app', LATER],
  ['has a server without terms', undefined],
])('a user who %s is not asked', async (_, termsVersion) => {
  await open(person(termsVersion));
  expect(server.requests.map(({ path }) => path)).toContain('/api/auth/me');
  expect(dialog()).toBeNull();
});

test.each([paths.terms(), paths.privacy(), paths.contact(), paths.profile()])(
  'the question does not cover %s, and returns on other pages',
  async (path) => {
    await openAsked(person(null));
    expect(dialog()).not.toBeNull();
    await settled(() => go(path));
    expect(dialog()).toBeNull();
    await settled(() => go(paths.library()));
    expect(dialog()).not.toBeNull();
  },
);

test('the question links to the texts, and to the page of export and deletion', async () => {
  await openAsked(person(null));
  const links = [...dialog()!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.terms(), paths.privacy(), paths.profile()]);
});

test('the question has the focus itself, and Escape does not answer it', async () => {
  await openAsked(person(null));
  expect(document.activeElement).toBe(dialog());
  await settled(() =>
    dialog()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(dialog()).not.toBeNull();
  expect(accepted()).toEqual([]);
});

test('an answer that the server cannot store locks no user out; the question returns at the next start', async () => {
  await openAsked(person(null));
  server.isBroken = true;
  await press(asked.accept);
  await until(() => expect(page.text()).toContain(asked.notStored));
  expect(dialog()).toBeNull();
  await settled(() => go(paths.library()));
  expect(dialog()).toBeNull();

  await page.unmount();
  queryClient.clear();
  await openAsked(person(null));
  expect(dialog()).not.toBeNull();
});

test('a user who does not accept can sign out', async () => {
  await openAsked(person(null));
  await press(asked.signOut);
  expect(session.read()).toBeNull();
  expect(page.find('output').textContent).toBe(paths.login());
});
