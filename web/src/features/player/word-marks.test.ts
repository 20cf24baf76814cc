// @vitest-environment happy-dom
import { createElement, Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../../contract/options.ts';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { Listeners } from '../../lib/store.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { NarrationContext, type NarrationContextValue } from './narration-context.ts';
import { SpeakerMark } from './playback/speaker-mark.ts';

await startI18n();
await loadWords('bilingual', 'player');
const { PairedText } = await import('../bilingual/PairedText.tsx');
const { StoryText } = await import('../story-text/StoryText.tsx');
const { WordMarks } = await import('./WordMarks.tsx');

/** Custom highlights, which happy-dom lacks. */
const highlights = new Map<string, Set<Range>>();
let made = 0;
class FakeHighlight extends Set<Range> {
  constructor() {
    super();
    made += 1;
  }
}
const marked = () => [...(highlights.get('spoken-word') ?? [])].map((range) => range.toString());
/** The element that contains the mark. */
const place = () => [...(highlights.get('spoken-word') ?? [])][0]?.startContainer.parentElement ?? null;

const SENTENCES = [
  { index: 0, paragraph: 0, text: '—¿Duermes, faro? —dijo.' },
  { index: 1, paragraph: 0, text: 'El mar ríe.' },
];
const TRANSLATED = [{ index: 1, text: 'The sea laughs.' }];
const SPANISH: SpokenSentence[] = [
  {
    index: 0,
    start: 1,
    end: 3,
    words: [
      { from: 2, to: 9, start: 1 },
      { from: 11, to: 15, start: 1.5 },
      { from: 18, to: 22, start: 2.5 },
    ],
  },
  {
    index: 1,
    start: 4,
    end: 5,
    words: [
      { from: 0, to: 2, start: 4 },
      { from: 3, to: 6, start: 4.3 },
      { from: 7, to: 10, start: 4.6 },
    ],
  },
];
const ENGLISH: SpokenSentence[] = [
  {
    index: 1,
    start: 1,
    end: 2,
    words: [
      { from: 0, to: 3, start: 1 },
      { from: 4, to: 7, start: 1.3 },
      { from: 8, to: 14, start: 1.6 },
    ],
  },
];

const CAST = [
  { id: 'moon', name: 'la luna', translatedName: 'the moon', age: 'old', gender: 'f' },
  { id: 'ana', name: 'Ana', age: 'small', gender: 'f' },
];
/** Two figures and the narrator in the first sentence, the narrator alone in the second. */
const SPOKEN: SpokenSentence[] = [
  {
    index: 0,
    start: 1,
    end: 3,
    spans: [
      { by: null, start: 1 },
      { by: 'moon', start: 1.2 },
      { by: null, start: 1.8 },
      { by: 'ana', start: 2.4 },
    ],
  },
  { index: 1, start: 4, end: 5 },
];

let page: Mounted;
let renders = 0;
const time = new Listeners();
const changes = new Listeners();
let sound = { name: 'playing', position: 0 };
let phase: object;

beforeEach(() => {
  localStorage.clear();
  highlights.clear();
  made = 0;
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', FakeHighlight);
  sound = { name: 'playing', position: 0 };
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

const reading = (language: Language, timeline: SpokenSentence[]) => ({
  name: 'made',
  narration: { language, timeline },
});

/** A story in one or two languages, with a narration whose position is `sound`. */
async function open(language: Language, timeline: SpokenSentence[], inBoth: boolean) {
  phase = reading(language, timeline);
  const player = {
    getState: () => ({ name: sound.name }),
    get position() {
      return sound.position;
    },
    subscribe: changes.subscribe,
    subscribeTime: time.subscribe,
  };
  const runner = { getState: () => ({ phase }), subscribe: changes.subscribe };
  const story = {
    id: 's1',
    language: 'es',
    ...(inBoth && { translation: { language: 'en', sentences: TRANSLATED } }),
    cast: CAST,
  };
  const value = { story, player, runner } as unknown as NarrationContextValue;
  const text = inBoth
    ? createElement(PairedText, {
        sentences: SENTENCES,
        language: 'es',
        translated: TRANSLATED,
        other: 'en',
      })
    : createElement(StoryText, { sentences: SENTENCES, language: 'es' });
  const shown = (isSilent: boolean) =>
    createElement(
      NarrationContext,
      { value },
      createElement(Profiler, {
        id: 'text',
        onRender: () => {
          renders += 1;
        },
        children: createElement(WordMarks, { isSilent, children: text }),
      }),
    );
  page = await mount(shown(false));
  return { silence: () => page.show(shown(true)) };
}

/** Moves the playback position. */
const at = (position: number, name = 'playing') =>
  settled(() => {
    sound = { name, position };
    time.notify();
  });
const choose = (way: string) => settled(() => page.find(`input[value=${way}]`).click());

test('the spoken word is marked without rendering', async () => {
  await open('es', SPANISH, false);
  renders = 0;
  const heard: string[][] = [];
  for (const seconds of [0.5, 1, 1.2, 1.5, 2.5, 3.5, 4, 4.3, 4.6, 5.5]) {
    await at(seconds);
    heard.push(marked());
  }
  const words = [[], ['Duermes'], ['Duermes'], ['faro'], ['dijo'], [], ['El'], ['mar'], ['ríe'], []];
  expect(heard).toEqual(words);
  expect([renders, made]).toEqual([0, 1]);
  // Readable text and screen readers are unaffected.
  await at(4.3);
  expect(page.find('[data-sentence="1"]').outerHTML).toBe(
    '<span data-sentence="1" class="sentence">El mar ríe.</span>',
  );
});

test('the figure that speaks is named at its paragraph, without rendering', async () => {
  await open('es', SPOKEN, false);
  renders = 0;
  const named: (string | undefined)[] = [];
  for (const seconds of [0.5, 1, 1.3, 1.9, 2.5, 3.5, 4.5, 1.3]) {
    await at(seconds);
    named.push(page.find('p').dataset.speaker);
  }
  expect(named).toEqual([undefined, 'La luna', 'La luna', 'La luna', 'Ana', undefined, undefined, 'La luna']);
  expect(renders).toBe(0);
  await at(1.3, 'ended');
  expect(page.find('p').outerHTML).not.toContain('data-speaker');
});

test('the name leaves a paragraph when a figure speaks in another one', () => {
  const box = document.createElement('div');
  box.innerHTML = '<p><span data-sentence="0">A</span></p><p><span data-sentence="1">B</span></p>';
  const mark = new SpeakerMark(box);
  const names = () => [...box.querySelectorAll('p')].map(({ dataset }) => dataset.speaker);
  mark.show(0, 'Ana');
  expect(names()).toEqual(['Ana', undefined]);
  mark.show(1, 'La luna');
  expect(names()).toEqual([undefined, 'La luna']);
  mark.show(1, null);
  expect(names()).toEqual([undefined, undefined]);
});

test('a figure has its name in the language that is read', async () => {
  await open('en', SPOKEN, true);
  await at(1.3);
  expect(page.find('.story-text p').dataset.speaker).toBe('The moon');
});

test('the mark follows seeks, stays during a pause, and ends with the sound', async () => {
  await open('es', SPANISH, false);
  await at(4.6);
  await at(1.6);
  expect(marked()).toEqual(['faro']);
  await at(1.6, 'paused');
  expect(marked()).toEqual(['faro']);
  await at(4.3, 'paused');
  expect(marked()).toEqual(['mar']);
  await at(4.3, 'ended');
  expect(marked()).toEqual([]);
});

test('a sentence played alone removes the word mark', async () => {
  const { silence } = await open('es', SPANISH, true);
  await at(1);
  expect(marked()).toEqual(['Duermes']);
  await silence();
  expect(marked()).toEqual([]);
});

test('a bilingual story has the mark on the spoken side, wherever that is shown, in all three modes', async () => {
  await open('es', SPANISH, true);
  await at(4.3);
  const side = () => [place()?.closest('[lang]')?.getAttribute('lang'), ...marked()];
  expect(side()).toEqual(['es', 'mar']);
  await choose('both');
  expect(side()).toEqual(['es', 'mar']);
  // The other side is shown: the spoken word is not on the page.
  await choose('other');
  expect(side()).toEqual([undefined]);
  await settled(() => page.find('[data-sentence="1"]').click());
  expect(side()).toEqual(['es', 'mar']);

  phase = reading('en', ENGLISH);
  await at(1.3);
  expect(side()).toEqual(['en', 'sea']);
  await choose('both');
  expect(side()).toEqual(['en', 'sea']);
  expect(place()?.className).toContain('pair-text');
  await choose('own');
  expect(side()).toEqual([undefined]);
});

test('while another language is made, the old times mark nothing in it', async () => {
  await open('es', SPANISH, true);
  await choose('both');
  phase = {
    name: 'making',
    choice: { voiceId: 'female-english' },
    heardBefore: { timeline: SPANISH, sentence: SPANISH[0] },
    timeline: [],
  };
  await at(4.3);
  expect(marked()).toEqual([]);
  phase = { name: 'making', choice: { voiceId: 'female-english' }, heardBefore: null, timeline: ENGLISH };
  await at(1.6);
  expect(marked()).toEqual(['laughs']);
});

test.each([
  ['half a word', { from: 4, to: 6 }],
  ['two words', { from: 0, to: 6 }],
  ['a place beyond the text', { from: 40, to: 42 }],
  ['a mark', { from: 10, to: 11 }],
])('times of %s, from another text, mark nothing', async (_, word) => {
  await open('es', [{ index: 1, start: 4, end: 5, words: [{ ...word, start: 4 }] }], false);
  await at(4.5);
  expect(marked()).toEqual([]);
});

test('a narration without word times, or a browser without highlights, has no mark', async () => {
  await open('es', [{ index: 1, start: 4, end: 5 }], false);
  await at(4.5);
  expect(marked()).toEqual([]);
  await page.unmount();
  vi.stubGlobal('CSS', {});
  await open('es', SPANISH, false);
  await at(4.5);
  expect(marked()).toEqual([]);
});
