// @vitest-environment happy-dom
import { createElement, lazy } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';

await startI18n();
const { Layout } = await import('./Layout.tsx');

let page: Mounted;
afterEach(() => page.unmount());

/** The app around one page, whose file arrives when the test says so. */
async function withPage(file: Promise<{ default: () => string }>) {
  const Page = lazy(() => file);
  const route = createElement(Route, { path: '*', element: createElement(Page) });
  page = await mount(
    createElement(
      MemoryRouter,
      null,
      createElement(Routes, null, createElement(Route, { element: createElement(Layout) }, route)),
    ),
  );
}
const main = () => page.find('main').textContent;

// @spec 2.15
test('a loading page shows a message in its place, with the rest of the app around it', async () => {
  const file = Promise.withResolvers<{ default: () => string }>();
  await withPage(file.promise);
  expect(main()).toBe('Cargando…');
  expect(page.find('nav').textContent).toContain('Entrar');
  await settled(() => file.resolve({ default: () => 'Aquí está' }));
  expect(main()).toBe('Aquí está');
});

test('a page whose file fails to load shows an error with a reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const file = Promise.withResolvers<{ default: () => string }>();
  await withPage(file.promise);
  await settled(() => file.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(main()).toContain('Esta página no se ha cargado bien');
  expect(page.find('main button').textContent).toBe('Recargar');
  expect(page.find('nav').textContent).toContain('Entrar');
});

test('the skip link leads to the page itself', async () => {
  await withPage(Promise.resolve({ default: () => 'Aquí está' }));
  const target = page.find('.skip-link').getAttribute('href')!;
  expect(target).toMatch(/^#./);
  expect(page.find(target).tagName).toBe('MAIN');
});
