// @vitest-environment happy-dom
import { createElement, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../../../contract/schemas/account.ts';
import type { User } from '../../../contract/schemas/auth.ts';
import { session } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';
import { nothing, serve } from '../testing/server.ts';

await startI18n();
const { loadWords } = await import('../i18n/words.ts');
await loadWords('account', 'errors', 'profile');
const { default: ProfilePage } = await import('./ProfilePage.tsx');
const { DevicesSection } = await import('../features/profile/DevicesSection.tsx');
const { FeedSection } = await import('../features/profile/FeedSection.tsx');

const ANA = { id: 'u1', email: 'ana@example.org', emailVerified: true, storiesRemaining: 2 } as User;

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open(element: ReactElement) {
  session.begin({ token: 'a.b.c', user: ANA });
  page = await mount(createElement(MemoryRouter, null, element));
}
const type = (selector: string, text: string) =>
  settled(() => {
    const field = page.find(selector) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = (field: string) =>
  settled(() =>
    page
      .find(field)
      .closest('form')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

/** The account on the server, which the requests change. */
function served(account: Partial<Account>) {
  const now = { id: 'u1', name: null, hasPassword: true, createdAt: '2026-01-01T00:00:00Z', ...account };
  return serve({
    'GET /api/account': () => now,
    'PATCH /api/account': ({ body }) => Object.assign(now, body),
    'POST /api/account/password': () => {
      now.hasPassword = true;
      return nothing();
    },
    'GET /api/auth/me': ANA,
  });
}

test('a saved name stays in its field', async () => {
  const asked = served({ name: 'Ana' });
  await open(createElement(ProfilePage));
  await until(() => page.find('input[name=name]'));
  await type('input[name=name]', 'Ana María');
  expect(buttons()).toContain('Guardar el nombre');
  await submit('input[name=name]');
  await until(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ line: 'PATCH /api/account', body: { name: 'Ana María' } }),
    ),
  );
  expect((page.find('input[name=name]') as HTMLInputElement).value).toBe('Ana María');
});

test('an account with its first password offers to change it', async () => {
  const asked = served({ hasPassword: false });
  await open(createElement(ProfilePage));
  await until(() => expect(buttons()).toContain('Poner una contraseña'));
  await page.press('Poner una contraseña');
  const fields = [...document.querySelectorAll('input[type=password]')].map((_, at) => at);
  expect(fields).toHaveLength(2);
  await settled(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=password]')) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        'una-clave-larga',
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await submit('input[type=password]');
  await until(() => expect(buttons()).toContain('Cambiar la contraseña'));
  expect(asked.find(({ line }) => line.includes('password'))?.body).not.toHaveProperty('currentPassword');
});

test('a signed-out device leaves the list', async () => {
  const device = (id: string, isCurrent: boolean) => ({
    id,
    isCurrent,
    userAgent: null,
    createdAt: '2026-01-01T00:00:00Z',
    lastUsedAt: '2026-01-02T00:00:00Z',
  });
  let sessions = [device('here', true), device('b', false), device('c', false)];
  serve({
    'GET /api/account/sessions': () => ({ sessions }),
    'DELETE /api/account/sessions/b': () => {
      sessions = sessions.filter(({ id }) => id !== 'b');
      return nothing();
    },
    'DELETE /api/account/sessions?except=current': () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return nothing();
    },
  });
  await open(createElement(DevicesSection, { user: ANA }));
  const listed = () => document.querySelectorAll('.device').length;
  await until(() => expect(listed()).toBe(3));
  await settled(() => page.find('.device button').click());
  await until(() => expect(listed()).toBe(2));
  await page.press('Cerrar sesión en los demás');
  await until(() => expect(listed()).toBe(1));
  expect(buttons()).not.toContain('Cerrar sesión en los demás');
});

test('signing out everywhere leaves nothing in this browser either', async () => {
  const asked = serve({
    'GET /api/account/sessions': { sessions: [] },
    'DELETE /api/account/sessions': nothing(),
    'POST /api/auth/logout': nothing(),
  });
  localStorage.setItem('story-draft', JSON.stringify({ topic: 'el faro', childNames: 'Ana' }));
  await open(createElement(DevicesSection, { user: ANA }));
  const label = 'Cerrar sesión en todos';
  await until(() => expect(buttons()).toContain(label));
  await page.press(label);
  // Nothing yet: the dialog asks.
  expect(asked.some(({ line }) => line.startsWith('DELETE'))).toBe(false);
  const dialog = document.querySelector('[role=alertdialog]')!;
  await settled(() => dialog.querySelectorAll('button')[1]!.click());
  await until(() => expect(session.read()).toBeNull());
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ana|faro|example.org/);
});

test('a closed feed offers to open it, an open feed shows its address', async () => {
  let feed: object = { url: null, showsNames: false };
  serve({
    'GET /api/feed': () => feed,
    'PUT /api/feed': ({ body }) => {
      feed = { url: 'https://api.example/feed/secret', ...(body as object) };
      return feed;
    },
  });
  await open(createElement(FeedSection, { userId: 'u1' }));
  await until(() => expect(buttons()).toHaveLength(1));
  expect(document.querySelector('input')).toBeNull();
  await settled(() => page.find('button').click());
  await until(() => expect(page.find('input').getAttribute('value')).toBe('https://api.example/feed/secret'));
});
