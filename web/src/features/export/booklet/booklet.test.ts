// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCENE } from '../../../../../testkit/worker/access/scene.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { loadWords } from '../../../i18n/words.ts';
import { mount, settled, until } from '../../../testing/mount.ts';
import { readingWay } from '../../bilingual/reading-way.ts';
import type { PrintedStory } from './booklet-text.ts';

// Pages of a real layout are in `e2e/library.long.test.ts`.
vi.mock('./page-cutting.ts', () => ({ cutEvenly: () => [[{ paragraph: 0, text: 'Era un faro.' }]] }));
vi.mock('../use-print.ts', () => ({ usePrint: () => undefined }));

await startI18n();
await loadWords('lesson');
const { Booklet } = await import('./Booklet.tsx');

const STORY = {
  title: 'El faro',
  language: 'es',
  options: { storyType: 'original' },
  sentences: [{ index: 0, paragraph: 0, text: 'Era un faro.' }],
  scene: SCENE,
  translation: {
    language: 'en',
    title: 'The lighthouse',
    sentences: [{ index: 0, text: 'It was a lighthouse.' }],
    words: [],
    questions: [{ text: '¿Y tú?', translation: 'And you?' }],
  },
} as unknown as PrintedStory;

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
});
afterEach(async () => {
  localStorage.clear();
  await settled(() => readingWay.set('own'));
});

/** Contents of the printed sides' halves, in printing order. */
async function printed(story: PrintedStory): Promise<string[]> {
  const page = await mount(createElement(Booklet, { story, paper: 'a4', onPrinted: () => undefined }));
  await until(() => expect(document.querySelector('.booklet-side')).not.toBeNull());
  const halves = [...document.querySelectorAll('.booklet-page')].map((half) =>
    `${half.querySelector('img') ? 'picture ' : ''}${half.textContent}`.trim(),
  );
  await page.unmount();
  return halves;
}

const BYE = 'Cuento escrito por una inteligencia artificial.';

test('the back cover has the questions in the reading mode, and an empty page has a picture to colour in', async () => {
  expect(await printed(STORY)).toEqual([
    `Para hablar del cuento¿Y tú?${BYE}`,
    'picture El faro',
    'Era un faro.1',
    'picture',
  ]);
  await settled(() => readingWay.set('both'));
  expect((await printed(STORY))[0]).toBe(`Para hablar del cuento¿Y tú?And you?${BYE}`);
});

test('a parent who has turned the questions off prints none', async () => {
  localStorage.setItem('story-talk', 'off');
  expect((await printed(STORY))[0]).toBe(BYE);
});
