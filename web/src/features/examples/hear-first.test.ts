// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Example } from '../../../../contract/schemas/examples.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount } from '../../testing/mount.ts';
import { chooseHeardFirst } from './choose-heard-first.ts';
import { HEARD_FIRST_ID, noteHeardFirst } from './heard-first.ts';
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
  const Address = () => createElement('output', null, useLocation().search);
  page = await mount(createElement(MemoryRouter, null, createElement(HearFirst), createElement(Address)));
}

test('one press opens the first narrated example of the reader’s language, to listen to', async () => {
  await open(LIST);
  expect(page.find('img').getAttribute('src')).toBe('/files/examples/la-gallina.jpg?alt=media');
  await page.press('Escucha uno ahorala-gallina');
  expect(page.find('output').textContent).toBe('?story=la-gallina');
});

test('a page that was served without examples has nothing to press', async () => {
  await open();
  expect(document.querySelector('.hear-first')).toBeNull();
});
