// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount } from '../../testing/mount.ts';
import { NOTHING_TOLD } from '../story/story-state.ts';

await startI18n();
await loadWords('errors', 'player');
const { LiveStory } = await import('./LiveStory.tsx');
const { AUDIO_ITEM, MadeByAi, STORY_ITEM } = await import('../story-text/MadeByAi.tsx');

let page: Mounted | undefined;
afterEach(() => page?.unmount());

/** Properties of the microdata item around an element, as a reader of microdata finds them. */
function itemOf(element: Element | null) {
  const item = element?.closest('[itemscope]');
  const property = item?.querySelector('[itemprop="digitalSourceType"]');
  return { type: item?.getAttribute('itemtype'), source: property?.getAttribute('href') };
}

const SOURCE = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource';

test('a story carries the machine-readable AI mark from its first sentence on', async () => {
  const partial = {
    ...NOTHING_TOLD,
    title: 'El faro',
    sentences: [{ index: 0, paragraph: 0, text: 'Era un faro.' }],
  };
  const state = { name: 'writing', partial, request: null, submission: null, stopping: false } as never;
  page = await mount(createElement(LiveStory, { state }));
  const sentence = [...document.querySelectorAll('span, p')].find(
    (one) => one.textContent === 'Era un faro.',
  );
  expect(itemOf(sentence ?? null)).toEqual({ type: 'https://schema.org/ShortStory', source: SOURCE });
});

test('the AI mark belongs to its element in a prerendered page too', () => {
  for (const item of [STORY_ITEM, AUDIO_ITEM]) {
    const html = renderToStaticMarkup(
      createElement('p', item, createElement(MadeByAi), 'Voz creada con IA.'),
    );
    // Attribute names are case-insensitive.
    expect(html.toLowerCase()).toBe(
      `<p itemscope="" itemtype="${item.itemType}"><link itemprop="digitalSourceType" href="${SOURCE}"/>Voz creada con IA.</p>`.toLowerCase(),
    );
  }
});

test('the EU’s icon stands before the words on every screen and print that says what AI made', () => {
  const said = [
    [
      'story-view/finished/FinishedStory.tsx',
      "story.editedAt?tStory('storyActions.byAiEdited'):t('story.byAi')",
    ],
    ['player/NarrationSettings.tsx', "t(isByFamily?'player.byFamily':'player.byAi')"],
    ['examples/dialog/ExampleBody.tsx', "t('examples.madeByAi')"],
    ['examples/dialog/ExampleBody.tsx', "t('examples.aiVoice')"],
    ['export/booklet/Booklet.tsx', "t('story.byAi')"],
    ['lesson/PrintedCards.tsx', "t('story.byAi')"],
  ] as const;
  for (const [file, words] of said) {
    const source = readFileSync(join('web/src/features', file), 'utf8').replaceAll(/\s+/g, '');
    expect([file, source.includes(`<AiIcon/><span>{${words}}</span>`)]).toEqual([file, true]);
  }
});
