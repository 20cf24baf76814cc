// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, until } from '../../testing/mount.ts';

await startI18n();
await loadWords('story');
const { default: HelpCard } = await import('./HelpCard.tsx');

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.restoreAllMocks();
});

const numbers = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('the helplines are those of the request’s country, whatever the interface’s language', async () => {
  vi.spyOn(api, 'call').mockResolvedValue({ country: 'GB', isEU: false });
  page = await mount(createElement(HelpCard));
  await until(() => expect(numbers()).toEqual(['tel:999', 'tel:08001111', 'tel:08088005000', 'tel:116123']));
  expect(page.text()).toContain('Childline · Para niños y adolescentes');
});

test('without a country the card offers those of the language, each behind its country', async () => {
  vi.spyOn(api, 'call').mockRejectedValue(new TypeError('no network'));
  page = await mount(createElement(HelpCard));
  await until(() => expect(numbers()).toContain('tel:*4141'));
  const countries = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(countries).toEqual(['España', 'México', 'Argentina', 'Colombia', 'Chile']);
  expect(page.text()).toContain('llama a su número de emergencias');
});

test('the card says what to do while the country is not known yet', async () => {
  vi.spyOn(api, 'call').mockReturnValue(new Promise(() => {}));
  page = await mount(createElement(HelpCard));
  expect(page.text()).toContain('«Te creo. No es culpa tuya. Voy a ayudarte».');
  expect(numbers()).toEqual([]);
});
