// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../api/client.ts';
import { loadWords } from '../i18n/feature-words.ts';
import { startI18n } from '../i18n/i18n.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';
import { nothing, refusal, serve } from '../testing/server.ts';

await startI18n();
await loadWords('errors', 'password');
const { default: ResetPasswordPage } = await import('./ResetPasswordPage.tsx');

const RESET = 'POST /api/auth/reset-password';

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
  vi.unstubAllGlobals();
});

async function open(address: string) {
  page = await mount(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(ResetPasswordPage)),
  );
}
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=password]')];
const fill = (text: string) =>
  settled(() => {
    for (const field of fields()) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
const submit = () =>
  settled(() => page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

test('a link without a token asks for no password and leads to another link', async () => {
  await open('/reset-password');
  expect(fields()).toEqual([]);
  expect(page.find('a[href="/forgot-password"]')).toBeTruthy();
});

test('a link with a token saves the new password', async () => {
  const asked = serve({ [RESET]: nothing(), 'POST /api/auth/refresh': refusal('unauthorized', 401) });
  await open('/reset-password?token=the-token');
  expect(fields()).toHaveLength(2);
  await submit();
  expect(asked.map(({ line }) => line)).not.toContain(RESET);
  await fill('a-long-new-password-7');
  await submit();
  await until(() => page.find('a[href="/login"]'));
  expect(asked.find(({ line }) => line === RESET)?.body).toMatchObject({ token: 'the-token' });
});

test('a used link saves nothing and leads to another link', async () => {
  serve({ [RESET]: refusal('link_invalid', 400) });
  await open('/reset-password?token=used');
  await fill('a-long-new-password-7');
  await submit();
  await until(() => page.find('[role=alert]'));
  expect(page.find('a[href="/forgot-password"]')).toBeTruthy();
  expect(fields()).toHaveLength(2);
});
