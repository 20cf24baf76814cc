// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type StoryPicture, storyRequest } from '../../../../../contract/schemas/stories.ts';
import { type Mounted, mount, settled } from '../../../testing/mount.ts';
import { useArtwork } from './use-artwork.ts';

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

const options = storyRequest.parse({ topic: 'un faro', storyType: 'humor', ageGroup: '3-5' });
const picture: StoryPicture = { svg: '/a.svg', png: '/a.png', alt: '' };

function Shown(props: { isWanted: boolean }) {
  const artwork = useArtwork({ options, picture }, props.isWanted);
  return `${artwork?.url} ${artwork?.type}`;
}

test('the lock screen has the cover until the PNG of the story has loaded, which is fetched once something plays', async () => {
  const asked: { src: string; onload?: () => void }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      constructor() {
        asked.push(this);
      }
    },
  );
  const COVER = '/files/images/covers/humor-3-5-small.jpg?alt=media image/jpeg';
  page = await mount(createElement(Shown, { isWanted: false }));
  expect([page.text(), asked.length]).toEqual([COVER, 0]);
  await page.show(createElement(Shown, { isWanted: true }));
  expect([page.text(), asked.map(({ src }) => src)]).toEqual([COVER, ['/a.png']]);
  await settled(() => asked[0]?.onload?.());
  expect(page.text()).toBe('/a.png image/png');
});
