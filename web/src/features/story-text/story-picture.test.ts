// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PICTURES } from '../../../../contract/picture.ts';
import { parseSceneCode } from '../../../../contract/scene.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { laterDrawings, roomAfter, StoryCover } from './StoryPicture.tsx';
import { StoryText } from './StoryText.tsx';

let page: Mounted;
afterEach(() => page.unmount());

const options = { storyType: 'humor', ageGroup: '3-5' } as const;
const scene = parseSceneCode('snow.day.happy.penguin-grey-scarf-0.kite');
const shown = () => [...document.querySelectorAll('img')].map((one) => [one.getAttribute('src'), one.alt]);
const COVER = ['/files/images/covers/humor-3-5.jpg?alt=media', ''];

test('the picture of a story comes into its room when its scene is known', async () => {
  page = await mount(createElement(StoryCover, { options, scene: undefined, isAwaited: true }));
  expect([page.find('.story-picture').children.length, shown()]).toEqual([0, []]);
  await page.show(createElement(StoryCover, { options, scene: scene!, alt: 'Un pingüino.' }));
  const picture = [`${PICTURES}/snow.day.happy.penguin-grey-scarf-0.kite-wide.svg`, 'Un pingüino.'];
  expect(shown()).toEqual([picture]);
  // One that does not load leaves its room to the cover, whose picture the words do not describe.
  await settled(() => page.find('img').dispatchEvent(new Event('error')));
  expect(shown()).toEqual([COVER]);
});

test('a story without a scene has the cover of its kind and age', async () => {
  page = await mount(createElement(StoryCover, { options, scene: undefined }));
  expect(shown()).toEqual([COVER]);
});

test('the room of a later picture is in the text while it is awaited, and the picture comes into it', async () => {
  const sentences = [0, 1, 2].map((index) => ({ index, paragraph: index, text: `${index}` }));
  const text = (drawings: ReturnType<typeof roomAfter>) =>
    createElement(StoryText, { sentences, language: 'es', drawings });
  const order = () => [...page.find('.story-text').children].map(({ tagName }) => tagName);
  page = await mount(text(roomAfter(null)));
  expect(order()).toEqual(['P', 'P', 'P']);
  await page.show(text(roomAfter(1)));
  const ROOM = ['P', 'P', 'DIV', 'P'];
  expect([order(), shown()]).toEqual([ROOM, []]);
  const later = [
    { part: 'middle', paragraph: 1, scene: scene!, picture: { svg: '', png: '', alt: 'Nieva.' } },
  ] as const;
  await page.show(text(laterDrawings(later, true)));
  expect([order(), shown()]).toEqual([ROOM, []]);
  await page.show(text(laterDrawings(later)));
  expect(order()).toEqual(ROOM);
  expect(shown()).toEqual([[`${PICTURES}/snow.day.happy.penguin-grey-scarf-0.kite-wide.svg`, 'Nieva.']]);
});
