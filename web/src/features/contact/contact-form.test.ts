// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled, until } from '../../testing/mount.ts';
import { refusal, serve } from '../../testing/server.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('account', 'contact', 'errors');
const { ContactForm } = await import('./ContactForm.tsx');

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const type = (name: string, text: string) =>
  settled(() => {
    const field = page.find(`[name=${name}]`) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const value = (name: string) => (page.find(`[name=${name}]`) as HTMLInputElement).value;
const send = () =>
  settled(() => page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const SENT = '.notice-title';

async function write() {
  page = await mount(createElement(MemoryRouter, null, createElement(ContactForm)));
  await type('user_name', 'Ana');
  await type('user_email', 'ana@example.org');
  await type('message', '¿Hay cuentos de trenes?');
  await send();
}

test('a sent message is confirmed and leaves the form; the next one starts without the confirmation', async () => {
  const asked = serve({ 'POST /api/contact': {} });
  await write();
  await until(() => page.find(SENT));
  expect(asked).toHaveLength(1);
  expect(value('message')).toBe('');
  await type('message', 'Otra cosa');
  expect(() => page.find(SENT)).toThrow('No .notice-title');
});

test('a refused message stays in the form, with the reason', async () => {
  serve({ 'POST /api/contact': refusal('too_many_messages', 429) });
  await write();
  await until(() => page.find('[role=alert], .notice'));
  expect(value('message')).toBe('¿Hay cuentos de trenes?');
});
