// @vitest-environment happy-dom
import { createElement as h } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { faults } from '../../lib/faults.ts';
import { mount } from '../../testing/mount.ts';
import { Layout } from './Layout.tsx';

vi.mock('./Navbar.tsx', () => ({
  Navbar: () => {
    throw new Error('a removed node');
  },
}));
await startI18n();

test('an error of the navigation leaves the page, and a way to the first one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await mount(
    h(
      MemoryRouter,
      null,
      h(
        Routes,
        null,
        h(Route, { element: h(Layout) }, h(Route, { path: '/', element: h('h1', null, 'Un faro') })),
      ),
    ),
  );
  expect(page.find('main').textContent).toBe('Un faro');
  expect(page.find('a[href="/"]').textContent).toBe('Cuéntame');
  expect(faults).toHaveLength(1);
  await page.unmount();
});
