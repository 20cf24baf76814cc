// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import type { Player } from './playback/player.ts';

await startI18n();
await loadWords('player');
const { PlayerKeys, ProgressSlider } = await import('./ProgressSlider.tsx');

let player: Player & { position: number };
let look: () => void;
let page: Mounted;
beforeEach(() => {
  player = {
    position: 20,
    available: 0,
    seek: vi.fn(),
    toggle: vi.fn(),
    subscribeTime: (listener: () => void) => {
      look = listener;
      return () => undefined;
    },
  } as unknown as Player;
});
afterEach(() => page.unmount());

test('the time moves on while the length of the sound is unknown', async () => {
  page = await mount(createElement(ProgressSlider, { player, duration: () => 0, isExact: false }));
  expect(page.find('.progress-time').textContent).toBe('0:20');
  await settled(() => {
    player.position = 83;
    look();
  });
  expect(page.find('.progress-time').textContent).toBe('1:23');
});

test('a slider that the sound disables while it loads keeps the focus', async () => {
  const slider = (disabled: boolean) =>
    createElement(ProgressSlider, { player, duration: () => 60, isExact: true, disabled });
  page = await mount(slider(false));
  const thumb = page.find('[role=slider]');
  await page.show(slider(true));
  expect([thumb.tabIndex, thumb.getAttribute('aria-disabled')]).toEqual([0, 'true']);
});

/** Presses a key on the button and says whether the page keeps it from the browser. */
async function isTaken(key: string, held: KeyboardEventInit = {}): Promise<boolean> {
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  await settled(() => page.find('button').dispatchEvent(pressed));
  return pressed.defaultPrevented;
}

test('arrow keys on the controls move the sound by five seconds, and no other key is taken', async () => {
  const props = { player, timeline: () => [] } as unknown as Parameters<typeof PlayerKeys>[0];
  page = await mount(createElement(PlayerKeys, props, createElement('button', { type: 'button' })));
  expect(await isTaken('ArrowRight')).toBe(true);
  expect(await isTaken('ArrowLeft')).toBe(true);
  expect(vi.mocked(player.seek).mock.calls).toEqual([[25], [15]]);
  for (const key of ['Tab', 'Escape', 'Enter', 'ArrowUp', 'a']) expect(await isTaken(key), key).toBe(false);
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(await isTaken('ArrowRight', { [held]: true }), held).toBe(false);
  expect(player.seek).toHaveBeenCalledTimes(2);
});

test('on the slider the keys of a page go to the next sentence, and back to the start of this one', async () => {
  const timeline = [0, 18, 30].map((start, index) => ({ index, start, end: start + 9 }));
  const props = { player, timeline: () => timeline } as unknown as Parameters<typeof PlayerKeys>[0];
  const slider = createElement(ProgressSlider, { player, duration: () => 60, isExact: true });
  page = await mount(createElement(PlayerKeys, props, slider));
  for (const key of ['PageUp', 'PageDown'])
    await settled(() =>
      page.find('[role=slider]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  expect(vi.mocked(player.seek).mock.calls).toEqual([[30], [18]]);
});
