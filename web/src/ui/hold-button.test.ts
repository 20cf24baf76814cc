// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Mounted, mount, pass, settled } from '../testing/mount.ts';
import { HoldButton } from './HoldButton.tsx';

const onHold = vi.fn();
let page: Mounted;
beforeEach(async () => {
  vi.useFakeTimers();
  onHold.mockClear();
  page = await mount(createElement(HoldButton, { hint: 'Mantén pulsado', onHold, children: 'Salir' }));
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

const send = (event: Event) => settled(() => page.find('button').dispatchEvent(event));
const pointer = (type: string) => send(new PointerEvent(type, { bubbles: true, button: 0 }));
const click = (detail: number) => send(new MouseEvent('click', { bubbles: true, detail }));

test('a finger has to hold the button for a second and a half', async () => {
  await pointer('pointerdown');
  await pass(1_499);
  expect(onHold).not.toHaveBeenCalled();
  await pass(1);
  expect(onHold).toHaveBeenCalledOnce();
});

test('a tap does nothing', async () => {
  await pointer('pointerdown');
  await pass(200);
  await pointer('pointerup');
  await click(1);
  await pass(5_000);
  expect(onHold).not.toHaveBeenCalled();
});

test('a keyboard or a screen reader presses it at once', async () => {
  await click(0);
  expect(onHold).toHaveBeenCalledOnce();
});
