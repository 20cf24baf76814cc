// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseSceneCode } from '../../../../contract/scene.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../lib/painted.ts', () => ({ painted: async () => {} }));
vi.mock('../../api/client.ts', () => ({ api: { call } }));
vi.mock('../toasts/notify.ts', () => ({ notify: vi.fn() }));

await startI18n();
await loadWords('story', 'errors');
const { default: PictureForm } = await import('./PictureForm.tsx');

let page: Mounted;
afterEach(() => page.unmount());

const choose = (position: number, value: string) =>
  settled(() => {
    const select = document.querySelectorAll('select')[position]!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('a picture is drawn while one chooses, and saved with what was chosen', async () => {
  const scene = parseSceneCode('farm.day.happy.girl-red-none-7.dog-brown-none-0.ball')!;
  const onClose = vi.fn();
  call.mockResolvedValue({ id: 's1' });
  page = await mount(createElement(PictureForm, { story: { id: 's1', scene }, onClose }));
  const drawn = () => page.find('img').getAttribute('src');
  await page.press('Otro pelo y otra piel');
  expect(drawn()).toBe('/files/pictures/1/farm.day.happy.girl-red-none-0.dog-brown-none-0.ball.svg');
  await choose(0, 'bear');
  await choose(1, 'white');
  await choose(2, 'crown');
  await choose(3, '');
  const chosen = 'farm.day.happy.bear-white-crown-0.dog-brown-none-0._';
  expect(drawn()).toBe(`/files/pictures/1/${chosen}.svg`);
  // An animal has neither.
  expect(page.text()).not.toContain('Otro pelo y otra piel');
  await page.submit();
  expect(call.mock.calls).toEqual([
    ['/api/stories/s1/scene', { method: 'PUT', body: parseSceneCode(chosen) }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});
