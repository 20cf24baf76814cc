// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PICTURES } from '../../../../contract/picture.ts';
import { parseSceneCode } from '../../../../contract/scene.ts';
import type { Narration, Story } from '../../../../contract/schemas/stories.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { readingWay } from '../bilingual/reading-way.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../api/client.ts', () => ({ api: { call } }));
vi.mock('../player/narration-context.ts', () => ({
  useVersions: () => [{ id: 'n 1', audioUrl: 'https://api.example.org/files/n1.mp3' } as Narration],
}));
vi.mock('../player/playback/audio-source.ts', () => ({
  downloadName: (title: string) => `${title}.mp3`,
  downloadUrl: (url: string) => `${url}?alt=media`,
}));
vi.mock('../player/version-words.ts', () => ({
  useVersionWords: () => () => ({ voice: 'Lucía', speed: 'normal', track: 'sin música' }),
}));

const notifyThrown = vi.hoisted(() => vi.fn());
const downloadStory = vi.hoisted(() => vi.fn());
vi.mock('./story-file.ts', () => ({ downloadStory }));
vi.mock('../toasts/notify.ts', () => ({ notifyThrown }));
vi.mock('./booklet/Booklet.tsx', () => ({
  Booklet: ({ paper, onPrinted }: { paper: string; onPrinted: () => void }) =>
    createElement('button', { type: 'button', onClick: onPrinted }, `printing ${paper}`),
}));

await startI18n();
vi.mock('../tonight/KeepTonight.tsx', () => ({ KeepTonight: () => null }));
vi.mock('../practice/Practice.tsx', () => ({ Practice: () => null }));
await loadWords('export', 'library', 'story');
const { default: StoryExport } = await import('./StoryExport.tsx');

const ONE = {
  id: 's1',
  title: 'El faro',
  content: 'Era un faro.',
  sentences: [],
  language: 'es',
  options: {},
} as unknown as Story;
const TWO = { ...ONE, translation: { language: 'en', title: null, sentences: [] } } as unknown as Story;
const LANGUAGES =
  'Sale en el idioma en que lees ahora el cuento o, si lees los dos, en los dos, frase a frase.';
const TO_READ = 'Libro para leer';
const ALOUD = 'Con voz: Lucía, normal, sin música';

let page: Mounted;
let opened: string[];
beforeEach(() => {
  opened = [];
  call.mockReset();
  call.mockImplementation(async (path: string) => ({ url: `https://api.example.org/${path}` }));
  vi.spyOn(location, 'assign').mockImplementation((url) => void opened.push(String(url)));
});
afterEach(async () => {
  await page.unmount();
  await settled(() => readingWay.set('own'));
  vi.restoreAllMocks();
});

async function show(story: Story) {
  page = await mount(createElement(StoryExport, { story }));
}

/** Requests of the server after a press of the button. */
async function askedBy(button: string) {
  const before = opened.length;
  await page.press(button);
  await settled(() => vi.waitFor(() => expect(opened).toHaveLength(before + 1)));
  return call.mock.lastCall![0];
}

test('a book is requested in the current reading mode, also after a change', async () => {
  await show(TWO);
  expect(page.text()).toContain(LANGUAGES);
  expect(await askedBy(TO_READ)).toBe('/api/stories/s1/book?way=own');
  await settled(() => readingWay.set('both'));
  expect(await askedBy(TO_READ)).toBe('/api/stories/s1/book?way=both');
  expect(await askedBy(ALOUD)).toBe('/api/stories/s1/book?way=both&narration=n+1');
  await settled(() => readingWay.set('other'));
  expect(await askedBy(TO_READ)).toBe('/api/stories/s1/book?way=other');
});

test('a story in one language offers no choice of languages', async () => {
  await show(ONE);
  expect(page.text()).not.toContain(LANGUAGES);
});

test('a failed book shows the reason and can be requested again', async () => {
  await show(ONE);
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await page.press(TO_READ);
  await settled(() => vi.waitFor(() => expect(notifyThrown).toHaveBeenCalledOnce()));
  expect(opened).toEqual([]);
  expect(await askedBy(TO_READ)).toBe('/api/stories/s1/book?way=own');
});

test('a printed booklet is removed so that another can be printed', async () => {
  await show(ONE);
  await page.press('Cuadernillo A4');
  await page.press('printing a4');
  await page.press('Cuadernillo Carta');
  expect(page.text()).toContain('printing letter');
});

test("the lines of the story's picture are printed once they have loaded", async () => {
  await show(ONE);
  expect(page.text()).not.toContain('Para colorear');
  await page.unmount();
  let loaded = () => {};
  const print = vi.fn();
  vi.stubGlobal('print', print);
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve) => {
      loaded = resolve;
    });
  const scene = parseSceneCode('farm.day.happy.frog-green-crown-0._');
  await show({ ...ONE, scene } as Story);
  await page.press('Para colorear');
  const sheet = () => document.querySelector<HTMLImageElement>('.colouring img')?.getAttribute('src');
  expect(sheet()).toBe(`${PICTURES}/farm.day.happy.frog-green-crown-0._-outline.svg`);
  await settled(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect([print.mock.calls.length, document.documentElement.dataset.print]).toEqual([0, 'colouring']);
  await settled(loaded);
  await settled(() => vi.waitFor(() => expect(print).toHaveBeenCalledOnce()));
  await settled(() => window.dispatchEvent(new Event('afterprint')));
  expect([sheet(), document.documentElement.dataset.print]).toEqual([undefined, undefined]);
  vi.unstubAllGlobals();
});

test('a finished narration is a link to its file, under the title of the story', async () => {
  await show(ONE);
  const link = page.find('a[download]') as HTMLAnchorElement;
  expect([link.href, link.download, link.textContent]).toEqual([
    'https://api.example.org/files/n1.mp3?alt=media',
    'El faro.mp3',
    'Lucía, normal, sin música (MP3)',
  ]);
});

test('the text is downloaded in the current reading mode', async () => {
  await show(ONE);
  await page.press('Descargar texto');
  expect(downloadStory).toHaveBeenCalledExactlyOnceWith(
    'El faro',
    'Era un faro.',
    'Cuento escrito por una inteligencia artificial.',
  );
});
