// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { loadWords } from '../../i18n/feature-words.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount } from '../../testing/mount.ts';

await startI18n();
await loadWords('bilingual');
const { OneSided } = await import('./OneSided.tsx');

let page: Mounted;
afterEach(() => page.unmount());

const TRANSLATION = { language: 'en', title: null, sentences: [], words: [], questions: [] };
const told = async (more: object) => {
  const story = { language: 'es', options: { secondLanguage: 'en' }, ...more } as unknown as Story;
  page = await mount(createElement(OneSided, { story }));
  return page.text();
};

test('a story whose other side failed says so, and that it is whole', async () => {
  expect(await told({})).toBe(
    'Este cuento ha salido solo en español: la parte en inglés ha fallado. Está entero, y lo puedes leer y escuchar como cualquier otro.',
  );
});

test.each([
  ['in both languages', { translation: TRANSLATION }],
  ['asked for in one', { options: {} }],
  ['asked for in its own language twice', { options: { secondLanguage: 'es' } }],
])('a story %s says nothing of it', async (_which, more) => {
  expect(await told(more)).toBe('');
});
