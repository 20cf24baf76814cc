import { expect, test } from 'vitest';
import { type BuiltChunk, fillIn, pageFiles } from './page-files.ts';

const chunk = (name: string, modules: string[], imports: string[] = []): BuiltChunk => ({
  fileName: `assets/${name}.js`,
  moduleIds: modules.map((id) => `/repo/${id}`),
  imports: imports.map((file) => `assets/${file}.js`),
});
const page = (name: string) => chunk(name, [`web/src/pages/${name}.tsx`], ['shell', 'data']);
const CHUNKS = [
  chunk('shell', ['web/src/main.tsx', 'web/src/pages/HomePage.tsx', 'words/es/app/common.json']),
  chunk('data', ['web/src/api/client.ts'], ['shell']),
  chunk('frame', [
    'web/src/features/layout/Footer.tsx',
    'web/src/features/layout/BackgroundWork.tsx',
    'web/src/features/profile/MonthPicture.tsx',
    'web/src/features/lesson/StoryLesson.tsx',
  ]),
  ...['LibraryPage', 'WordsPage', 'StoryPage', 'ProfilePage'].map(page),
  chunk('words-es', ['words/es/app/library.json', 'words/es/app/home/layout.json']),
  chunk('words-en', ['words/en/app/common.json', 'words/en/app/library.json']),
];
const LISTED = ['assets/shell.js'];
const EARLY = {
  evening: { es: 'evening-es', en: 'evening-en' },
  profile: { es: 'profile-es', en: 'profile-en' },
};

test('a page has its files and their imports in each language, without those of every page', () => {
  const shelf = pageFiles(CHUNKS, LISTED, EARLY).find(({ address }) => address === '^/library$');
  expect(shelf?.files).toEqual(['LibraryPage', 'data', 'frame']);
  expect(shelf?.texts).toEqual({ es: ['words-es'], en: ['words-en'] });
});

test('the first address that matches is the page’s: that of words is no story', () => {
  const opened = (path: string) =>
    pageFiles(CHUNKS, LISTED, EARLY).find(({ address }) => new RegExp(address).test(path));
  expect(opened('/library/words')?.files).toContain('WordsPage');
  expect(opened('/library/a1-b2')?.files).toContain('StoryPage');
  expect(opened('/library/a1/b2')).toBeUndefined();
});

test('a page that was renamed is not left out', () => {
  const without = CHUNKS.filter(({ fileName }) => !fileName.includes('StoryPage'));
  expect(() => pageFiles(without, LISTED, EARLY)).toThrow('StoryPage.tsx');
});

test('a loader without a place for the pages is not built', () => {
  expect(fillIn('const pages = [];', [])).toBe('const pages = [];');
  expect(() => fillIn('let pages = [];', [])).toThrow('has lost');
});
