// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Example } from '../../../../contract/schemas/examples.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { chooseHeardFirst, HEARD_FIRST_ID } from './choose-heard-first.ts';
import { noteHeardFirst } from './heard-first.ts';
import { HearFirst } from './HearFirst.tsx';

await startI18n();

const example = (id: string, language: Example['language'], audioPath: string | null) =>
  ({ id, title: id, language, audioPath, imagePath: `examples/${id}.jpg` }) as Example;
const LIST = [
  example('mudo', 'spanish', null),
  example('the-queue', 'english', 'examples/the-queue.mp3'),
  example('la-gallina', 'spanish', 'examples/la-gallina.mp3'),
  example('el-turno', 'spanish', 'examples/el-turno.mp3'),
];

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  noteHeardFirst(undefined);
});

/** The page as it was served with these examples, or without. */
async function open(list?: Example[]) {
  if (list) {
    const data = document.createElement('script');
    Object.assign(data, { id: HEARD_FIRST_ID, type: 'application/json' });
    data.textContent = JSON.stringify(chooseHeardFirst(list));
    document.head.append(data);
  }
  function Address() {
    const navigate = useNavigate();
    return createElement('output', { onClick: () => navigate(-1) }, useLocation().search);
  }
  page = await mount(createElement(MemoryRouter, null, createElement(HearFirst), createElement(Address)));
}

/** Elements of the page that play. */
function listen(): { playing: string[] } {
  const heard: { playing: string[] } = { playing: [] };
  class Sound {
    readonly #url: string;
    constructor(url: string) {
      this.#url = url;
    }
    async play() {
      heard.playing.push(this.#url);
    }
    pause() {
      heard.playing = heard.playing.filter((url) => url !== this.#url);
    }
  }
  vi.stubGlobal('Audio', Sound);
  return heard;
}

test('one press plays the first narrated example of the reader’s language, and opens it', async () => {
  const heard = listen();
  await open(LIST);
  expect(heard.playing).toEqual([]);
  expect(page.find('img').getAttribute('src')).toBe('/files/examples/la-gallina.jpg?alt=media');
  await page.press('Escucha uno ahorala-gallina');
  expect(page.find('output').textContent).toBe('?story=la-gallina');
  expect(heard.playing).toEqual(['/files/audio/examples/la-gallina.mp3?alt=media']);
});

test('going back before the player has come stops the sound', async () => {
  const heard = listen();
  await open(LIST);
  await page.press('Escucha uno ahorala-gallina');
  await settled(() => page.find('output').click());
  expect(page.find('output').textContent).toBe('');
  expect(heard.playing).toEqual([]);
});

test('a page that was served without examples has nothing to press', async () => {
  await open();
  expect(document.querySelector('.hear-first')).toBeNull();
});
