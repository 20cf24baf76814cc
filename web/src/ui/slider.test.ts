// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Mounted, mount, settled } from '../testing/mount.ts';
import { Slider } from './Slider.tsx';

let page: Mounted;
afterEach(() => page.unmount());

const onChange = vi.fn();
async function slider(value: number) {
  onChange.mockClear();
  page = await mount(createElement(Slider, { label: 'Dónde va', value, onChange }));
  return page.find('[role=slider]');
}
const key = (name: string) =>
  settled(() =>
    page.find('[role=slider]').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
  );

// @spec 2.47
test('a slider goes from 0 to 100', async () => {
  const thumb = await slider(50);
  expect(thumb.getAttribute('aria-label')).toBe('Dónde va');
  expect(thumb.getAttribute('aria-valuemin')).toBe('0');
  expect(thumb.getAttribute('aria-valuemax')).toBe('100');
  expect(thumb.getAttribute('aria-valuenow')).toBe('50');
});

// @spec 2.47
test.each([
  ['ArrowRight', 50.1],
  ['ArrowLeft', 49.9],
  ['Home', 0],
  ['End', 100],
])('%s moves the slider from 50 to %d, in steps of a tenth', async (name, to) => {
  await slider(50);
  await key(name);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(to);
});

test('a slider stops at both ends', async () => {
  await slider(100);
  await key('ArrowRight');
  expect(onChange).not.toHaveBeenCalled();
});
