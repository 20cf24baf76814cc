// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import { session } from '../api/client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';

await startI18n();
await loadWords('account', 'errors');
const { default: VerifyEmailPage } = await import('./VerifyEmailPage.tsx');

const DONE = 'confirmado';
const ANA = { id: 'u1', email: 'ana@example.org', emailVerified: false } as User;

let page: Mounted;
/** Requests, and their answers in order. */
let sent: { token: string; password?: string }[];
let answers: Response[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/api/auth/verify-email')) return Response.json(ANA);
    sent.push(JSON.parse(String(body)));
    return answers.shift()!;
  });
});
afterEach(async () => {
  await page.unmount();
  session.end();
  vi.unstubAllGlobals();
});

const refusal = (code: string, status: number) => Response.json({ code, status }, { status });
const confirmed = () => new Response(null, { status: 204 });

async function open(user: User | null) {
  if (user) session.begin({ token: 'a.b.c', user });
  const link = { initialEntries: ['/verify-email?token=the-token'] };
  page = await mount(createElement(MemoryRouter, link, createElement(VerifyEmailPage)));
}
const submit = () =>
  settled(() => page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const isDone = () => page.text().includes(DONE);
const type = (text: string) =>
  settled(() => {
    const field = page.find('input[type=password]') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('the signed-in account confirms its link with a button', async () => {
  answers = [confirmed()];
  await open(ANA);
  expect(isDone()).toBe(false);
  await submit();
  await until(() => expect(isDone()).toBe(true));
  expect(sent).toEqual([{ token: 'the-token' }]);
});

test('a link of another account needs that account’s password', async () => {
  answers = [refusal('confirmation_required', 403), refusal('wrong_password', 403), confirmed()];
  await open(ANA);
  await submit();
  await until(() => page.find('input[type=password]'));
  expect(isDone()).toBe(false);

  await submit();
  expect(sent).toHaveLength(1);
  await type('not-it');
  await submit();
  await until(() => expect(sent).toHaveLength(2));
  expect(isDone()).toBe(false);
  page.find('input[type=password]');

  await type('this-is-it');
  await submit();
  await until(() => expect(isDone()).toBe(true));
  expect(sent.at(-1)).toEqual({ token: 'the-token', password: 'this-is-it' });
});

test('a visitor needs the password', async () => {
  await open(null);
  await submit();
  expect(sent).toEqual([]);
  page.find('input[type=password]');
});

test('a used link of a confirmed address counts as done', async () => {
  answers = [refusal('link_invalid', 400)];
  await open({ ...ANA, emailVerified: true });
  await submit();
  await until(() => expect(isDone()).toBe(true));
});

test.each([
  ['a used link of an address that is not confirmed', ANA, refusal('link_invalid', 400), true],
  ['a failure of the server', { ...ANA, emailVerified: true }, refusal('internal_error', 500), false],
])('%s confirms nothing; a used link leads to another one', async (_, user, answer, leads) => {
  answers = [answer];
  await open(user);
  await submit();
  await until(() => page.find('[role=alert]'));
  expect(isDone()).toBe(false);
  expect(document.querySelector('a[href="/profile"]') !== null).toBe(leads);
});
