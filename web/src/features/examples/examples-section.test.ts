// @vitest-environment happy-dom
import { createElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, until } from '../../testing/mount.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'examples');
const { ExamplesSection } = await import('./ExamplesSection.tsx');

const LIST = [
  { id: 'el-faro', title: 'El faro', language: 'spanish', level: 'beginner', age: '3-5', type: 'adventure' },
  { id: 'the-queue', title: 'The Queue', language: 'english', level: 'advanced', age: '6-8', type: 'humor' },
];

let page: Mounted;
beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('fetch', async () => Response.json(LIST));
});
afterEach(async () => {
  await page.unmount();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

async function open(query: string, isComplete = true) {
  window.history.replaceState(null, '', `/${query}`);
  const section = createElement(ExamplesSection, { Heading: 'h2', isComplete });
  page = await mount(createElement(BrowserRouter, null, section));
}
const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

test.each(['?type=horror', '?language=spanish&type=humor', '?age=9-12', '?level=advanced&language=spanish'])(
  'when nothing matches %s, one button removes every filter',
  async (query) => {
    await open(query);
    await until(() => expect(page.text()).toContain('Todavía no tenemos ningún cuento así.'));
    await page.press('Quitar los filtros');
    await until(() => expect(titles()).toEqual(['El faro', 'The Queue']));
    expect(window.location.search).toBe('');
  },
);

test('the home page ignores filters that it does not show', async () => {
  await open('?type=horror&age=9-12&language=english', false);
  await until(() => expect(titles()).toEqual(['The Queue']));
});

test('the home page begins with examples that can be heard', async () => {
  const silent = { ...LIST[0], id: 'mudo', title: 'Mudo', audioPath: null };
  vi.stubGlobal('fetch', async () => Response.json([silent, { ...LIST[0], audioPath: 'audio/el-faro.mp3' }]));
  await open('', false);
  await until(() => expect(titles()).toEqual(['El faro', 'Mudo']));
  await page.unmount();
  await open('');
  await until(() => expect(titles()).toEqual(['Mudo', 'El faro']));
});

// @spec 8.56
test('an empty list is an error, whose retry reloads the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await open('');
  await until(() => expect(page.text()).toContain('No hemos encontrado los cuentos'));
  await page.press('Probar otra vez');
  expect(reload).toHaveBeenCalledOnce();
});

test('a list whose entries have only an id is shown as cards', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ id: 'uno' }, { id: 'dos' }]));
  await open('');
  await until(() => expect(titles()).toEqual(['Story uno', 'Story dos']));
});
