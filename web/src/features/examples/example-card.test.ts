// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Example } from '../../../../contract/schemas/examples.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('examples');
const { ExampleCard } = await import('./ExampleCard.tsx');
const { ExampleImage } = await import('./ExampleImage.tsx');

const WHOLE: Example = {
  id: 'the-queue',
  title: 'La cola',
  age: '6-8',
  language: 'spanish',
  level: 'intermediate',
  type: 'humor',
  country: null,
  protagonista: 'Bruno',
  alt: { es: 'Una cola muy larga', en: 'A very long queue' },
  textPath: 'stories/the-queue.txt',
  audioPath: 'audio/the-queue.mp3',
  imagePath: 'images/the-queue.jpg',
  middle: null,
  duration: 60,
  voice: 'built-in',
};

let page: Mounted;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

const onOpen = vi.fn();
async function card(without: Partial<Example> = {}) {
  const example = { ...WHOLE, ...without };
  page = await mount(createElement(ExampleCard, { example, Heading: 'h3', served: false, onOpen }));
  return [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
}

test('a card has title, protagonist and labels, and buttons to read and to listen', async () => {
  expect(await card()).toEqual(['Leer', 'Escuchar']);
  expect(page.find('h3').textContent).toBe('La cola');
  expect(page.text()).toContain('Bruno');
  expect([...document.querySelectorAll('li li')].map(({ textContent }) => textContent)).toEqual([
    '6 a 8 años',
    'Español',
    'Intermedio',
    'De risa',
  ]);
  await page.press('Leer');
  await page.press('Escuchar');
  expect(onOpen.mock.calls).toEqual([['read'], ['listen']]);
});

test('a card names the country of its Spanish', async () => {
  await card({ country: 'AR' });
  expect(page.text()).toContain('Español de Argentina');
});

// @spec 2.59, 2.60
test('a card without a text has no read button, without audio no listen button', async () => {
  expect(await card({ textPath: null })).toEqual(['Escuchar']);
  await page.unmount();
  expect(await card({ audioPath: null })).toEqual(['Leer']);
});

// @spec 2.57
test('a card without a protagonist names none', async () => {
  await card({ protagonista: null });
  expect(() => page.find('.example-protagonist')).toThrow('No .example-protagonist');
});

// @spec 5.15
test('a card without a picture path shows the default picture and says that there is none', async () => {
  page = await mount(createElement(ExampleImage, { example: { ...WHOLE, imagePath: '' } }));
  expect(page.find('.example-image').dataset.phase).toBe('error');
  expect(page.find('img').getAttribute('src')).toBe('/images/default-story.jpg');
  expect(page.text()).toBe('Este cuento aún no tiene dibujo');
});

// @spec 2.54
test('a loading picture shimmers', async () => {
  page = await mount(createElement(ExampleImage, { example: WHOLE }));
  await settled(() => undefined);
  expect(page.find('.example-image').dataset.phase).toBe('loading');
  expect(page.find('img').getAttribute('alt')).toBe('Una cola muy larga');
  await settled(() => page.find('img').dispatchEvent(new Event('load')));
  expect(page.find('.example-image').dataset.phase).toBe('loaded');
});

// @spec 2.55, 9.28
test('a failed picture is tried as JPEG, then replaced by the default one', async () => {
  page = await mount(createElement(ExampleImage, { example: WHOLE }));
  await settled(() => undefined);
  expect(page.find('.example-image').dataset.phase).toBe('loading');
  const fails = () => settled(() => page.find('img').dispatchEvent(new Event('error')));
  expect(document.querySelectorAll('source')).toHaveLength(2);
  await fails();
  expect(document.querySelectorAll('source')).toHaveLength(0);
  expect(page.find('img').getAttribute('src')).toMatch(/\/files\/images\/the-queue\.jpg\?alt=media$/);
  expect(page.text()).toBe('');
  await fails();
  expect(page.find('img').getAttribute('src')).toBe('/images/default-story.jpg');
  expect(page.text()).toBe('El dibujo no se ha cargado');
});
