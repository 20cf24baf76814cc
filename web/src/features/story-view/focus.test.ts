// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { NOTHING_TOLD } from '../story/story-state.ts';

await startI18n();
await loadWords('errors');
const { LiveStory } = await import('./LiveStory.tsx');
const { WrittenTitle } = await import('../bilingual/WrittenTitle.tsx');

let page: Mounted;
afterEach(() => page.unmount());

const REQUEST = { language: 'es', storyLength: 'short', storyType: 'humor', ageGroup: '3-5' };
const written = (submission: object | null) =>
  createElement(LiveStory, {
    state: { name: 'writing', partial: NOTHING_TOLD, request: REQUEST, submission, stopping: false } as never,
  });
const title = (inheritsFocus: boolean) =>
  createElement(WrittenTitle, { title: 'El faro', language: 'es', translation: null, inheritsFocus });

test('the focus of the button that began a story is on its state, and then on its title', async () => {
  page = await mount(createElement('button', { type: 'button' }));
  await settled(() => page.find('button').focus());
  await page.show(written({ request: REQUEST }));
  expect(document.activeElement?.querySelector('[role=progressbar]')).toBeTruthy();
  await page.show(title(true));
  expect(document.activeElement).toBe(page.find('h1'));
});

test('a story that is joined or opened leaves the focus where the page begins', async () => {
  page = await mount(written(null));
  expect(document.activeElement).toBe(document.body);
  await page.show(title(false));
  expect(document.activeElement).toBe(document.body);
});
