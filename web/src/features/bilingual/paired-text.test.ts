// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, pass, settled } from '../../testing/mount.ts';

await startI18n();
await loadWords('bilingual');
const { PairedText } = await import('./PairedText.tsx');
const { WrittenTitle } = await import('./WrittenTitle.tsx');
const { WrittenText } = await import('./WrittenText.tsx');

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
const turnOver = (index: number) => settled(() => page.find(`[data-sentence="${index}"]`).click());
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
  expect(read()).toEqual([['en: There was a lighthouse.'], ['es: Tenía sueño.'], ['en: It slept.']]);
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
    createElement(WrittenTitle, {
      title: 'El faro',
      language: 'es',
      translation: { language: 'en', title: 'The lighthouse' },
    }),
  );
  expect(page.find('h1').textContent).toBe('The lighthouse');
  expect(page.find('h1').lang).toBe('en');
});

test('a story in one language stays in it in every mode, and its sentences play', async () => {
  page = await mount(story());
  await choose('other');
  await page.unmount();
  const onPlayFrom = vi.fn();
  const own = { language: 'es', translation: undefined } as const;
  page = await mount(
    createElement(
      'div',
      null,
      createElement(WrittenTitle, { ...own, title: 'El faro' }),
      createElement(WrittenText, { ...own, sentences: SENTENCES, onPlayFrom }),
    ),
  );
  expect(page.find('h1').textContent).toBe('El faro');
  expect([read(), page.find('.story-text').lang]).toEqual([[], 'es']);
  await settled(() => page.find('.sentence').click());
  expect(onPlayFrom).toHaveBeenCalledWith(0);
});

test('a press turns one sentence over and back, and turns the previous one back', async () => {
  page = await mount(story());
  await turnOver(0);
  await turnOver(2);
  expect(read()).toEqual([['es: Era un faro.'], ['es: Tenía sueño.'], ['es: Durmió.', 'en: It slept.']]);
  expect(page.find('[data-sentence="2"]').getAttribute('aria-expanded')).toBe('true');
  expect(page.find('p[aria-live]').textContent).toBe('It slept.');
  expect(page.find('p[aria-live]').lang).toBe('en');
  await turnOver(2);
  expect(read()[2]).toEqual(['es: Durmió.']);
  expect(page.find('p[aria-live]').textContent).toBe('Durmió.');
});

test('the text runs on in paragraphs, and a turned sentence leaves every sentence in its element', async () => {
  page = await mount(story());
  const paragraphs = () =>
    [...document.querySelectorAll('.pairs p')].map((each) =>
      [...each.querySelectorAll('[data-sentence]')].map(({ textContent }) => textContent).join(' '),
    );
  const before = paragraphs();
  expect(before).toEqual(['Era un faro. Tenía sueño.', 'Durmió.']);
  await turnOver(0);
  expect(paragraphs()).toEqual(before);
  expect(page.find('.slip').textContent).toBe('There was a lighthouse.');
});

test('a turned sentence without a translation says so and stays readable', async () => {
  page = await mount(story());
  await turnOver(1);
  expect(read()[1]).toEqual(['es: Tenía sueño.', NONE]);
  await turnOver(1);
  expect(read()[1]).toEqual(['es: Tenía sueño.']);
});

test('a change of mode turns the sentence back', async () => {
  page = await mount(story());
  await turnOver(0);
  await choose('other');
  expect(read()[0]).toEqual(['en: There was a lighthouse.']);
  await choose('own');
  expect(read()[0]).toEqual(['es: Era un faro.']);
});

test('the keyboard moves between sentences, turns the focused one and plays it', async () => {
  const onHear = vi.fn();
  page = await mount(story({ onHear }));
  expect(document.querySelectorAll('.pairs [tabindex="0"]')).toHaveLength(1);
  await settled(() => page.find('[data-sentence="0"]').focus());
  await key('[data-sentence="0"]', 'ArrowDown');
  await key('[data-sentence="1"]', 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('Durmió.');
  await key('[data-sentence="2"]', 'T');
  expect(page.find('.slip').textContent).toBe('It slept.');
  await key('[data-sentence="2"]', 'Escape');
  expect(document.querySelector('.slip')).toBeNull();
  await key('[data-sentence="2"]', ' ');
  expect(page.find('.slip').textContent).toBe('It slept.');
  expect(onHear).not.toHaveBeenCalled();
  await key('[data-sentence="2"]', 'Enter');
  expect(onHear).toHaveBeenCalledExactlyOnceWith(2, 'es');
});

describe('a long press', () => {
  const down = (x = 0) =>
    settled(() =>
      page
        .find('[data-sentence="0"]')
        .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: x, button: 0 })),
    );
  const release = () => turnOver(0);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('plays the visible side and does not turn it', async () => {
    const onHear = vi.fn();
    page = await mount(story({ onHear }));
    await down();
    await pass(499);
    expect(onHear).not.toHaveBeenCalled();
    await pass(1);
    await release();
    expect(onHear).toHaveBeenCalledExactlyOnceWith(0, 'es');
    expect(document.querySelector('.slip')).toBeNull();
    await turnOver(0);
    expect(page.find('.slip').textContent).toBe('There was a lighthouse.');
  });

  test('that moves is a scroll and plays nothing', async () => {
    const onHear = vi.fn();
    page = await mount(story({ onHear }));
    await down();
    await settled(() =>
      page
        .find('[data-sentence="0"]')
        .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 30 })),
    );
    await pass(1_000);
    expect(onHear).not.toHaveBeenCalled();
  });
});

test('in both languages a press plays the pressed side', async () => {
  localStorage.setItem('reading-way', 'both');
  const onHear = vi.fn();
  page = await mount(story({ onHear }));
  await turnOver(2);
  await settled(() => page.find('.pair-text').click());
  expect(onHear.mock.calls).toEqual([
    [2, 'es'],
    [0, 'en'],
  ]);
});

test('while a story is written, a sentence turns over as soon as its translation has arrived', async () => {
  page = await mount(story({ arriving: true, translated: [] }));
  expect(read()).toEqual([['es: Era un faro.'], ['es: Tenía sueño.'], ['es: Durmió.']]);
  await turnOver(0);
  expect(document.querySelector('.slip')).toBeNull();
  expect(page.find('[data-sentence="0"]').getAttribute('aria-disabled')).toBe('true');
  await page.show(story({ arriving: true, translated: TRANSLATED.slice(0, 1) }));
  await turnOver(0);
  expect(read()).toEqual([
    ['es: Era un faro.', 'en: There was a lighthouse.'],
    ['es: Tenía sueño.'],
    ['es: Durmió.'],
  ]);
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
  const heard = { spoken: 0 };
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
