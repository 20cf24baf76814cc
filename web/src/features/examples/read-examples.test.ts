// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { mount } from '../../testing/mount.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('examples');
const { ExampleCard } = await import('./ExampleCard.tsx');
const { readDocument, readExamples } = await import('./read-examples.ts');

beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => vi.unstubAllGlobals());

const DEFAULTS = {
  id: 'el-pan',
  title: 'Story el-pan',
  age: 'all',
  language: 'spanish',
  level: 'beginner',
  type: 'original',
  country: null,
  protagonista: null,
  alt: { es: '', en: '' },
  textPath: null,
  audioPath: null,
  imagePath: 'images/el-pan.jpg',
  middle: null,
  duration: null,
  voice: null,
};

describe('the list of another server', () => {
  test('gives an entry with only an id every default of the specification', () => {
    expect(readExamples([{ id: 'el-pan' }])).toEqual([DEFAULTS]);
  });

  test.each([
    ['null', null],
    ['a word the app does not know', 'purple'],
    ['a number', 7],
    ['an object', {}],
  ])('maps %s in any field to a known value', (_, value) => {
    const { id: _id, ...fields } = DEFAULTS;
    const [read] = readExamples([
      { id: 'el-pan', ...Object.fromEntries(Object.keys(fields).map((name) => [name, value])) },
    ]);
    for (const name of ['age', 'language', 'level', 'type', 'country', 'alt', 'middle'] as const)
      expect(read![name], name).toEqual(DEFAULTS[name]);
  });

  test('accepts language codes, a level by its other name, and a number as id', () => {
    const [read] = readExamples([{ id: 7, language: 'en', level: 'basic' }]);
    expect(read).toMatchObject({ id: '7', title: 'Story 7', language: 'english', level: 'beginner' });
  });

  test('loses only the entries without an id', () => {
    expect(readExamples([null, {}, { id: ' ' }, 'x', { id: 'el-pan' }]).map(({ id }) => id)).toEqual([
      'el-pan',
    ]);
  });

  test.each([{}, null, 'no', { examples: [] }])(
    'is an unexpected answer when it is no list (%j)',
    (answer) => {
      expect(() => readExamples(answer)).toThrow(expect.objectContaining({ code: 'unexpected_answer' }));
    },
  );

  test('is shown as a card when an entry has only an id', async () => {
    const [example] = readExamples([{ id: 'el-pan' }]);
    const props = { example: example!, Heading: 'h3', served: false, onOpen: () => undefined } as const;
    const page = await mount(createElement(ExampleCard, props));
    expect(page.find('h3').textContent).toBe('Story el-pan');
    expect([...document.querySelectorAll('li li')].map(({ textContent }) => textContent)).toEqual([
      'Todas las edades',
      'Español',
      'Fácil',
      'Original',
    ]);
    await page.unmount();
  });
});

test('a document without sentences or a timeline is a text without sentences and narration', () => {
  const narration = { audioUrl: 'https://other.example/a.mp3' };
  expect(readDocument({ content: 'Uno.\n\nDos.', narration })).toEqual({
    content: 'Uno.\n\nDos.',
    sentences: [],
    narration: null,
  });
  expect(readDocument(null)).toEqual({ content: null, sentences: [], narration: null });
});
