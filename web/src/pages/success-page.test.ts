// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import words from '../../../words/es/app/subscription.json';
import { session } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, until } from '../testing/mount.ts';
import { serve } from '../testing/server.ts';

await startI18n();
await loadWords('errors', 'subscription');
const { default: SuccessPage } = await import('./SuccessPage.tsx');

const ANA = { id: 'u1', email: 'ana@example.org', isPremium: false, storiesRemaining: 0 } as User;
const { confirmed, processing, unknown, visitor } = words.success;

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['', ANA, null, unknown.title],
  ['?session_id=cs_1', null, null, visitor.title],
  ['?session_id=cs_1', ANA, 'processing', processing.title],
  ['?session_id=cs_1', ANA, 'unknown', unknown.title],
  ['?session_id=cs_1', ANA, 'confirmed', confirmed.title],
])('a return with %j as %j, with the payment %j, shows: %s', async (query, user, state, title) => {
  const premium = { ...ANA, isPremium: true, storiesRemaining: 30 };
  const paid = state === 'confirmed' ? premium : ANA;
  const asked = serve({ 'GET /api/stripe/success': { state, user: paid } });
  if (user) session.begin({ token: 'a.b.c', user });
  const at = { initialEntries: [`/success${query}`] };
  page = await mount(createElement(MemoryRouter, at, createElement(SuccessPage)));
  await until(() => expect(page.find('h1').textContent).toBe(title));
  expect(asked).toHaveLength(state === null ? 0 : 1);
  expect(session.read()?.user.isPremium ?? false).toBe(state === 'confirmed');
});
