// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, pass, settled } from '../../testing/mount.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'subscription');
const { PaymentConfirmed } = await import('./PaymentStates.tsx');

function Address() {
  const { pathname } = useLocation();
  return createElement('output', null, pathname);
}

let page: Mounted;
beforeEach(async () => {
  vi.useFakeTimers();
  const user = { id: 'u1', storiesRemaining: 30 } as User;
  page = await mount(
    createElement(
      MemoryRouter,
      { initialEntries: ['/subscribe', '/success?session_id=cs_1'] },
      createElement(PaymentConfirmed, { user, drawing: null }),
      createElement(Address),
    ),
  );
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

const address = () => page.find('output').textContent;

// @spec 2.19, 9.19
test('a paid subscription is confirmed for five seconds, then the home page opens', async () => {
  expect(page.find('[role=status]').textContent).not.toBe('');
  const seconds = () => /en (\d+) s/.exec(page.text())?.[1];
  expect(seconds()).toBe('5');
  await pass(1_000);
  expect(seconds()).toBe('4');
  await pass(3_999);
  expect(address()).toBe('/success');
  await pass(1);
  expect(address()).toBe('/');
});

test('a user who went home earlier is not redirected', async () => {
  await settled(() => page.find('a').click());
  expect(address()).toBe('/');
});
