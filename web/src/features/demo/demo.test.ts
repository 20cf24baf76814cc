// @vitest-environment happy-dom
import { createElement, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount } from '../../testing/mount.ts';
import { DRAFT_KEY } from '../draft/use-draft.ts';

await startI18n();
await loadWords('form', 'story');
const { default: DemoNotice } = await import('./DemoNotice.tsx');
const { OtherTopics } = await import('./OtherTopics.tsx');

let page: Mounted;
afterEach(() => page.unmount());

const notice = async (builtInStories: boolean) => {
  queryClient.setQueryData(['audio-catalogue'], {
    voices: [],
    tracks: [],
    builtInVoices: false,
    builtInStories,
  });
  page = await mount(createElement(Suspense, null, createElement(DemoNotice)));
  return page.text();
};

test('the app says that the built-in storyteller is a demo', async () => {
  expect(await notice(true)).toBe(
    'Demostración: los cuentos ya están escritos, y tu tema elige cuál se cuenta.',
  );
});

test('the app says nothing of a demo while a model writes', async () => {
  expect(await notice(false)).toBe('');
});

test('a topic that the demo knows is put into the form', async () => {
  page = await mount(createElement(MemoryRouter, null, createElement(OtherTopics)));
  expect(page.text()).toContain('La demostración no ha entendido tu tema');
  // The typed topic may have been a sad one.
  expect(document.querySelector('details')?.open).toBe(false);
  const [first] = [...document.querySelectorAll('button.idea')].map((button) => button.textContent ?? '');
  await page.press(first ?? '');
  expect(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}')).toMatchObject({ topic: first });
});
