// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { type Mounted, mount, until } from '../../testing/mount.ts';
import { serve } from '../../testing/server.ts';

await startI18n();
await loadWords('errors', 'layout');
const { default: ServerStatusPanel } = await import('./ServerStatusPanel.tsx');

const { t } = i18next;
const WELL = { openai: 'ok', openai_quota: 'ok', database: 'ok' };
const HEALTHY = { status: 'ok', timestamp: '2026-01-01T00:00:00Z', services: WELL, openai_error: null };
const OUT_OF_QUOTA = { ...HEALTHY, status: 'degraded', services: { ...WELL, openai_quota: 'error' } };

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const open = async () => {
  page = await mount(createElement(MemoryRouter, null, createElement(ServerStatusPanel)));
};

test('a healthy server has no panel', async () => {
  const asked = serve({ 'GET /health': HEALTHY });
  await open();
  await until(() => expect(asked).toHaveLength(1));
  expect(page.text()).toBe('');
});

// @spec 2.38, 2.39, 8.17
test('an unreachable server is named, and the panel goes when a retry reaches it', async () => {
  serve({});
  await open();
  await until(() => expect(page.text()).toContain(t('layout:serverStatus.error')));
  expect(page.text()).toContain(t('errors:healthTrouble.network'));
  const { promise, resolve } = Promise.withResolvers<object>();
  serve({ 'GET /health': () => promise });
  await page.press(t('common.retry'));
  await until(() => expect(page.text()).toContain(t('layout:serverStatus.checking')));
  resolve(HEALTHY);
  await until(() => expect(page.text()).toBe(''));
});

// @spec 8.25
test('an exhausted quota links to the contact page', async () => {
  serve({ 'GET /health': OUT_OF_QUOTA });
  await open();
  await until(() => expect(page.text()).toContain(t('errors:healthTrouble.quota')));
  expect(page.find(`a[href="${paths.contact()}"]`).textContent).toBe(t('errors:refusal.unavailable.contact'));
});
