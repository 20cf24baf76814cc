// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PICTURES } from '../../../../contract/picture.ts';
import { parseSceneCode } from '../../../../contract/scene.ts';
import { type StorySummary, storyRequest } from '../../../../contract/schemas/stories.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { rememberHeard } from '../story/last-heard.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('library', 'story');
const { StoryCard } = await import('./StoryCard.tsx');

let page: Mounted;
afterEach(() => page.unmount());

const story: StorySummary = {
  id: 's1',
  title: 'El faro',
  language: 'es',
  options: storyRequest.parse({ topic: 'un faro', storyType: 'humor', ageGroup: '3-5' }),
  createdAt: '2026-11-22T10:00:00.000Z',
  hasAudio: false,
};

async function open(options: Partial<StorySummary['options']> = {}) {
  const shown = { ...story, options: { ...story.options, ...options } };
  const card = createElement(StoryCard, { story: shown });
  page = await mount(createElement(MemoryRouter, null, card));
}

test('a story card shows the small cover of type and age, loaded near the viewport', async () => {
  await open();
  const cover = page.find('img');
  expect(cover.getAttribute('src')).toBe('/files/images/covers/humor-3-5-small.jpg?alt=media');
  expect([cover.getAttribute('alt'), cover.getAttribute('loading')]).toEqual(['', 'lazy']);
});

test('a story card shows the picture of its scene, and the cover in place of a picture that does not load', async () => {
  const scene = parseSceneCode('beach.day.happy.dog-brown-scarf-0.ball')!;
  const card = createElement(StoryCard, { story: { ...story, scene } });
  page = await mount(createElement(MemoryRouter, null, card));
  expect(page.find('img').getAttribute('src')).toBe(`${PICTURES}/beach.day.happy.dog-brown-scarf-0.ball.svg`);
  await settled(() => page.find('img').dispatchEvent(new Event('error')));
  expect(page.find('img').getAttribute('src')).toMatch(/humor-3-5-small/);
});

test('a story card without a cover shows the drawing of its type', async () => {
  await open();
  await settled(() => page.find('img').dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('.story-card svg')).not.toBeNull();
});

test('a story card shows hero, topic, minutes and languages, and when it was last heard', async () => {
  await open({ secondLanguage: 'en', childNames: 'Ana' });
  expect(page.text()).toBe('El faroAna · un faro6 min · Español · English22 nov 2026');
  await page.unmount();
  rememberHeard('s1', '2026-11-23T20:00:00.000Z');
  await open();
  expect(page.text()).toBe('El faroun faro6 min · EspañolEscuchado el 23 nov 2026');
});

test('a story card plays, also a story of which nothing is recorded', async () => {
  await open();
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.pathname,
  ]);
  expect(links).toEqual([
    ['Escuchar «El faro»', '/library/s1'],
    ['El faro', '/library/s1'],
  ]);
});
