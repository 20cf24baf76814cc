// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';

await startI18n();
await loadWords('bilingual');
const { PairedText } = await import('./PairedText.tsx');
const { PairedTitle } = await import('./PairedTitle.tsx');

const SENTENCES = [
  { index: 0, paragraph: 0, text: 'Era un faro.' },
  { index: 1, paragraph: 0, text: 'Tenía sueño.' },
  { index: 2, paragraph: 1, text: 'Durmió.' },
];
const TRANSLATED = [
  { index: 0, text: 'There was a lighthouse.' },
  { index: 2, text: 'It slept.' },
];
const story = (more: object = {}) =>
  createElement(PairedText, {
    sentences: SENTENCES,
    language: 'es' as const,
    translated: TRANSLATED,
    other: 'en' as const,
    ...more,
  });

let page: Mounted;
beforeEach(() => localStorage.clear());
afterEach(() => page.unmount());

/** Language and words of the visible sentences, without invisible placeholders. */
const read = () =>
  [...document.querySelectorAll<HTMLElement>('.pair')].map((pair) => {
    const copy = pair.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
    return [...copy.querySelectorAll('[lang]')].map(
      (each) => `${each.getAttribute('lang')}: ${each.textContent}`,
    );
  });
const choose = (way: string) => settled(() => page.find(`input[value=${way}]`).click());
const turnOver = (index: number) => settled(() => page.find(`[data-turn="${index}"]`).click());
const key = (selector: string, name: string) =>
  settled(() =>
    page
      .find(selector)
      .dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  );
const NONE = 'es: Esta frase no está en inglés.';

test('a story is shown in its own language, in the other one or in both, each side with its language', async () => {
  page = await mount(story());
  expect(read()).toEqual([['es: Era un faro.'], ['es: Tenía sueño.'], ['es: Durmió.']]);
  await choose('other');
  expect(read()).toEqual([['en: There was a lighthouse.'], ['es: Tenía sueño.', NONE], ['en: It slept.']]);
  await choose('both');
  expect(read()).toEqual([
    ['es: Era un faro.', 'en: There was a lighthouse.'],
    ['es: Tenía sueño.', NONE],
    ['es: Durmió.', 'en: It slept.'],
  ]);
});

test('the chosen mode is remembered, in other stories too', async () => {
  page = await mount(story());
  await choose('other');
  await page.unmount();
  page = await mount(
    createElement(PairedTitle, {
      title: 'El faro',
      language: 'es',
      translated: 'The lighthouse',
      other: 'en',
    }),
  );
  expect(page.find('h1').textContent).toBe('The lighthouse');
  expect(page.find('h1').lang).toBe('en');
});

test('one sentence turns over and back, and no other', async () => {
  page = await mount(story());
  await turnOver(2);
  expect(read()).toEqual([['es: Era un faro.'], ['es: Tenía sueño.'], ['en: It slept.']]);
  expect(page.find('[data-turn="2"]').getAttribute('aria-pressed')).toBe('true');
  expect(page.find('p[aria-live]').textContent).toBe('It slept.');
  expect(page.find('p[aria-live]').lang).toBe('en');
  await turnOver(2);
  expect(read()[2]).toEqual(['es: Durmió.']);
  expect(page.find('p[aria-live]').textContent).toBe('Durmió.');
});

test('both sides of a sentence take the space of the longer one, so that turning it moves nothing', async () => {
  page = await mount(story());
  const sides = () =>
    [...page.find('.pair').querySelectorAll('.sentence, [aria-hidden]:not(svg)')]
      .map((side) => side.textContent)
      .sort();
  const before = sides();
  expect(before).toEqual(['Era un faro.', 'There was a lighthouse.']);
  await turnOver(0);
  expect(sides()).toEqual(before);
});

test('a turned sentence without a translation says so and stays readable', async () => {
  page = await mount(story());
  await turnOver(1);
  expect(read()[1]).toEqual(['es: Tenía sueño.', NONE]);
  await turnOver(1);
  expect(read()[1]).toEqual(['es: Tenía sueño.']);
});

test('a change of mode turns every sentence back', async () => {
  page = await mount(story());
  await turnOver(0);
  await choose('other');
  expect(read()[0]).toEqual(['en: There was a lighthouse.']);
  await choose('own');
  expect(read()[0]).toEqual(['es: Era un faro.']);
});

test('the keyboard turns the focused sentence, and still plays from it', async () => {
  const onPlayFrom = vi.fn();
  page = await mount(story({ onPlayFrom }));
  await settled(() => page.find('[data-sentence="0"]').focus());
  await key('[data-sentence="0"]', 'ArrowDown');
  await key('[data-sentence="1"]', 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('Durmió.');
  await key('[data-sentence="2"]', 'T');
  expect(document.activeElement?.textContent).toBe('It slept.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Escuchar desde aquí: It slept.');
  expect(onPlayFrom).not.toHaveBeenCalled();
  await key('[data-sentence="2"]', 'Enter');
  expect(onPlayFrom).toHaveBeenCalledExactlyOnceWith(2);
});

test('without sound, arrow keys move between the turn buttons', async () => {
  page = await mount(story());
  expect(document.querySelectorAll('.pairs [tabindex="0"]')).toHaveLength(1);
  await settled(() => page.find('[data-turn="0"]').focus());
  await key('[data-turn="0"]', 'ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.turn).toBe('1');
  await key('[data-turn="1"]', 'ArrowUp');
  await key('[data-turn="0"]', 't');
  expect(read()[0]).toEqual(['en: There was a lighthouse.']);
});

test('while a story is written, translations arrive in reserved space and cannot be turned to earlier', async () => {
  page = await mount(story({ arriving: true, translated: [] }));
  expect(read()).toEqual([['es: Era un faro.'], ['es: Tenía sueño.'], ['es: Durmió.']]);
  expect((page.find('[data-turn="0"]') as HTMLButtonElement).disabled).toBe(true);
  expect(page.find('.pair [aria-hidden]').textContent.length).toBeGreaterThan('Era un faro.'.length);
  await page.show(story({ arriving: true, translated: TRANSLATED.slice(0, 1) }));
  await turnOver(0);
  expect(read()).toEqual([['en: There was a lighthouse.'], ['es: Tenía sueño.'], ['es: Durmió.']]);
});

test('while a story is written, the other language ends at its last translated sentence', async () => {
  localStorage.setItem('reading-way', 'other');
  page = await mount(story({ arriving: true, translated: [] }));
  expect(read()).toEqual([]);
  await page.show(story({ arriving: true, translated: TRANSLATED.slice(0, 1) }));
  expect(read()).toEqual([['en: There was a lighthouse.']]);
});

/** Marks of the sentences, with their words. */
const marked = () =>
  [...document.querySelectorAll('.sentence-spoken, .sentence-beside')].map(
    (each) => `${each.matches('.sentence-spoken') ? 'clearly' : 'faintly'}: ${each.textContent}`,
  );

test('in both languages the spoken side is marked strongly, the other faintly; one is current', async () => {
  localStorage.setItem('reading-way', 'both');
  const heard = { spoken: 0, onPlayFrom: () => undefined };
  page = await mount(story({ ...heard, spokenLanguage: 'es' }));
  expect(marked()).toEqual(['clearly: Era un faro.', 'faintly: There was a lighthouse.']);
  expect(page.find('[aria-current]').textContent).toBe('Era un faro.');
  await page.show(story({ ...heard, spokenLanguage: 'en' }));
  expect(marked()).toEqual(['faintly: Era un faro.', 'clearly: There was a lighthouse.']);
  expect(page.find('[aria-current]').textContent).toBe('There was a lighthouse.');
  // Started on another device: its language is unknown until it is made.
  await page.show(story({ ...heard, spokenLanguage: null }));
  expect(marked()).toEqual(['clearly: Era un faro.', 'clearly: There was a lighthouse.']);
  await choose('other');
  expect(marked()).toEqual(['clearly: There was a lighthouse.']);
});

test('a sentence that plays alone is marked, and the paused one of the narration is not', async () => {
  localStorage.setItem('reading-way', 'both');
  page = await mount(story({ spoken: 0, spokenLanguage: 'es', alone: { index: 2, language: 'en' } }));
  expect(marked()).toEqual(['faintly: Durmió.', 'clearly: It slept.']);
  await page.show(story({ spoken: 0, spokenLanguage: 'es', alone: null }));
  expect(marked()).toEqual(['clearly: Era un faro.', 'faintly: There was a lighthouse.']);
});
