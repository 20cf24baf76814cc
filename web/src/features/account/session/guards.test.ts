// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { User } from '../../../../../contract/schemas/auth.ts';
import { session } from '../../../api/client.ts';
import { type Mounted, mount, settled } from '../../../testing/mount.ts';
import { RequireUser, RequireVisitor } from './guards.tsx';

function Address() {
  return createElement('output', null, useLocation().pathname);
}

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
});

async function open(path: string) {
  const users = createElement(
    Route,
    { element: createElement(RequireUser) },
    createElement(Route, { path: '/profile', element: null }),
  );
  const visitors = createElement(
    Route,
    { element: createElement(RequireVisitor) },
    createElement(Route, { path: '/login', element: null }),
  );
  const routes = createElement(
    Routes,
    null,
    users,
    visitors,
    createElement(Route, { path: '*', element: null }),
  );
  page = await mount(createElement(MemoryRouter, { initialEntries: [path] }, createElement(Address), routes));
}
const address = () => page.find('output').textContent;
const signIn = () =>
  settled(() => session.begin({ token: 'a.b.c', user: { id: 'u', email: 'a@b.c' } as User }));

test('a sign-in after a redirect to the login page returns to the page before', async () => {
  await open('/profile');
  expect(address()).toBe('/login');
  await signIn();
  expect(address()).toBe('/profile');
});

test('a sign-in on a directly opened login page leads home', async () => {
  await open('/login');
  expect(address()).toBe('/login');
  await signIn();
  expect(address()).toBe('/');
});
