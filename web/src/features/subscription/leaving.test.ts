// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount, settled } from '../../testing/mount.ts';
import { useLeaving } from './leaving.ts';

function Page() {
  const [isLeaving, setLeaving] = useLeaving();
  return createElement(
    'button',
    { type: 'button', onClick: () => setLeaving(true) },
    isLeaving ? 'busy' : 'pay',
  );
}

const shown = (persisted: boolean) =>
  settled(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('a page restored after a payment page can pay again, and one that is loaded anew stays as it is', async () => {
  const page = await mount(createElement(Page));
  await page.press('pay');
  await shown(false);
  expect(page.text()).toBe('busy');
  await shown(true);
  expect(page.text()).toBe('pay');
  await page.unmount();
});
