// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PICTURES } from '../../../../contract/picture.ts';
import { parseSceneCode, type Scene, sceneCode } from '../../../../contract/scene.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../../testing/mount.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../lib/painted.ts', () => ({ painted: async () => {} }));
vi.mock('../../api/client.ts', () => ({ api: { call } }));
vi.mock('../toasts/notify.ts', () => ({ notify: vi.fn() }));

await startI18n();
await loadWords('story', 'errors');
const { default: PictureForm } = await import('./PictureForm.tsx');

/** The drawing says where its first figure and its thing are, and nothing of the others. */
const SVG =
  '<svg viewBox="0 0 800 800" data-parts="f0 80 400 240 720,t0 400 600 480 720"><path d="M0 0"/></svg>';
vi.stubGlobal('fetch', async () => new Response(SVG));

let page: Mounted;
afterEach(() => page.unmount());

const selects = () => [...document.querySelectorAll('select')];
const choose = (position: number, value: string) =>
  settled(() => {
    const select = selects()[position]!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const drawn = () => page.find('.picture-parts img').getAttribute('src');
const picture = (code: string) => `${PICTURES}/${code}.svg`;
const open = async (...codes: string[]) => {
  const [beginning, middle, end] = codes.map((code) => parseSceneCode(code)!);
  const onClose = vi.fn();
  page = await mount(
    createElement(PictureForm, { storyId: 's1', pictures: { beginning, middle, end }, onClose }),
  );
  return onClose;
};

test('a picture is drawn while one chooses, and saved with what was chosen', async () => {
  const onClose = await open('farm.day.happy.girl-red-none-7.dog-brown-none-0.ball');
  call.mockResolvedValue({ id: 's1' });
  await page.press('Otro pelo y otra piel');
  expect(drawn()).toBe(picture('farm.day.happy.girl-red-none-0.dog-brown-none-0.ball'));
  await choose(0, 'bear');
  await choose(1, 'white');
  await choose(2, 'crown');
  await choose(3, 'sleeps');
  expect(drawn()).toBe(picture('farm.day.happy.bear-white-crown-0-sleeps.dog-brown-none-0.ball'));
  // An animal has neither.
  expect(page.text()).not.toContain('Otro pelo y otra piel');
  await page.press('Pelota');
  await choose(0, '');
  await page.press('El lugar: en la granja');
  await choose(0, 'beach');
  await choose(1, 'night');
  await choose(2, 'rain');
  await choose(3, 'giraffe');
  // What was added is what one goes on with.
  await choose(1, 'yellow');
  const chosen = 'beach.night-rain.happy.bear-white-crown-0-sleeps.dog-brown-none-0.giraffe-yellow-none-0._';
  expect(drawn()).toBe(picture(chosen));
  await page.submit();
  expect(call.mock.calls).toEqual([
    ['/api/stories/s1/scenes', { method: 'PUT', body: { beginning: parseSceneCode(chosen) } }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('each figure, thing and the place is a button that lies where it is drawn', async () => {
  await open('farm.day.happy.girl-red-scarf-7.dog-brown-none-0.ball');
  const part = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  const girl = part('Niña (rojo, bufanda)');
  await until(() => expect([girl.style.left, girl.style.width]).toEqual(['20%', '20%']));
  expect(girl.getAttribute('aria-pressed')).toBe('true');
  const ball = part('Pelota');
  expect(Number(ball.style.zIndex)).toBeGreaterThan(Number(girl.style.zIndex));
  // Of this one the drawing does not say it: it stands below, in words.
  expect(part('Perro (marrón)').className).toBe('picture-unplaced');
  expect(part('El lugar: en la granja').className).toBe('picture-place');
});

test('a figure is taken away with what related to it, and the last one stays', async () => {
  await open('farm.day.happy.girl-red-none-7-hugs-beside-f1.dog-brown-none-0._');
  await page.press('Perro (marrón)');
  await choose(0, '');
  expect(drawn()).toBe(picture('farm.day.happy.girl-red-none-7-hugs._'));
  expect([...selects()[0]!.options].map(({ value }) => value)).not.toContain('');
});

test('the hero of one picture is the hero of the others, and only what changed is sent', async () => {
  call.mockReset();
  call.mockResolvedValue({ id: 's1' });
  await open(
    'farm.day.happy.girl-red-none-7.dog-brown-none-0._',
    'sea.day.happy.dog-brown-none-0._',
    'forest.night.calm.girl-red-none-7-sleeps.owl-brown-none-0._',
  );
  await choose(0, 'fairy');
  await settled(() => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]!.click());
  expect(drawn()).toBe(picture('forest.night.calm.fairy-red-none-7-sleeps.owl-brown-none-0._'));
  await choose(3, 'reads');
  await page.submit();
  const [, { body }] = call.mock.calls[0]!;
  expect(Object.entries(body).map(([part, scene]) => [part, sceneCode(scene as Scene)])).toEqual([
    ['beginning', 'farm.day.happy.fairy-red-none-7.dog-brown-none-0._'],
    ['end', 'forest.night.calm.fairy-red-none-7-reads.owl-brown-none-0._'],
  ]);
});
