import { LANGUAGES, type Language } from '../../contract/options.ts';
import type { LaterNamespace } from '../../words/app.ts';
import { PAGES, type PageName } from '../src/paths.ts';

/** What every page asks the API for when it is opened. */
const ALWAYS = ['/api/auth/me', '/api/stories/current'];

/** Scripts of early pages, by their names in `src/early/`: a page does not wait for the components of others. */
export const EARLY_SCRIPTS = ['evening', 'profile'] as const;
export type EarlyScript = (typeof EARLY_SCRIPTS)[number];
export type EarlyScripts = Record<EarlyScript, Record<Language, string>>;

type Opened = {
  page: PageName;
  module: string;
  /** What it asks the API for. */
  questions: string[];
  /** What it shows at once but imports later: parts, and their texts. */
  parts?: string[];
  words?: LaterNamespace[];
  /** Script of `src/early/` that shows it before the app has loaded. */
  earlyBy?: EarlyScript;
};

/** Pages that a signed-in user opens directly, in the order in which their addresses are compared. */
const OPENED: Opened[] = [
  { page: 'home', module: 'pages/HomePage.tsx', questions: [] },
  {
    page: 'library',
    module: 'pages/LibraryPage.tsx',
    questions: ['/api/stories?', '/api/series'],
    parts: ['features/profile/MonthPicture.tsx'],
    words: ['profile'],
    earlyBy: 'evening',
  },
  { page: 'words', module: 'pages/WordsPage.tsx', questions: [] },
  {
    page: 'story',
    module: 'pages/StoryPage.tsx',
    questions: ['/api/stories/:id', '/api/stories/:id/night'],
    parts: ['features/lesson/StoryLesson.tsx'],
    words: ['lesson'],
    earlyBy: 'evening',
  },
  {
    page: 'profile',
    module: 'pages/ProfilePage.tsx',
    questions: [
      '/api/account',
      '/api/account/sessions',
      '/api/feed',
      '/api/links',
      '/api/sayings',
      '/api/subscription',
      // Until it comes, the user's own number is shown.
      '/api/stories/remaining',
    ],
    earlyBy: 'profile',
  },
];

/** What the frame around every page shows. */
const FRAME = ['features/layout/Footer.tsx', 'features/layout/BackgroundWork.tsx'];

export type BuiltChunk = { fileName: string; moduleIds: string[]; imports: string[] };

/**
 * A page for `public/first-paint.js`: pattern of its address, its questions, names of its files, those of a language
 * apart.
 */
type OpenedPage = {
  address: string;
  questions: string[];
  files: string[];
  texts: Record<Language, string[]>;
  /** Script of the early page. */
  early?: Record<Language, string>;
};

/** Name of a file of the build; the loader adds what is the same in all. */
export const nameOf = (file: string): string => /^assets\/(.*)\.js$/.exec(file)![1]!;

const FILLED = 'const pages = [];';

/**
 * Files of the pages about the user, without the scripts that every page lists.
 * @param listed names of those scripts
 * @param early scripts of the early pages
 * @throws Error when a module is in no file
 */
export function pageFiles(chunks: BuiltChunk[], listed: string[], early: EarlyScripts): OpenedPage[] {
  const chunkOf = (part: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)));
    if (!found) throw new Error(`no file of the build has ${part}`);
    return found;
  };
  const wordsOf = (language: Language, namespace: string) =>
    chunks.find(({ moduleIds }) =>
      moduleIds.some((id) =>
        [`/${language}/app/${namespace}.json`, `/${language}/app/home/${namespace}.json`].some((end) =>
          id.endsWith(end),
        ),
      ),
    );
  function withImports(of: BuiltChunk, files = new Set<string>()): Set<string> {
    if (listed.includes(of.fileName) || files.has(of.fileName)) return files;
    files.add(of.fileName);
    for (const name of of.imports)
      withImports(
        chunks.find(({ fileName }) => fileName === name)!,
        files,
      );
    return files;
  }
  return OPENED.map(({ page, module, questions, parts = [], words = [], earlyBy }) => {
    const { path } = PAGES[page];
    const namespaces = ['common', 'errors', 'layout', ...PAGES[page].words, ...words];
    const files = new Set<string>();
    for (const part of [module, ...FRAME, ...parts]) withImports(chunkOf(`/src/${part}`), files);
    const textsIn = (language: Language) =>
      new Set(
        namespaces.flatMap((namespace) => {
          const chunk = wordsOf(language, namespace);
          return chunk && !listed.includes(chunk.fileName) ? [chunk.fileName] : [];
        }),
      );
    return {
      address: `^${path.replace(':id', '([\\w-]+)')}$`,
      // What the page shows first: a browser asks for six things at a time where the server speaks HTTP/1.1.
      questions: [...questions, ...ALWAYS],
      files: [...files].map(nameOf),
      texts: Object.fromEntries(
        LANGUAGES.map((language) => [language, [...textsIn(language)].map(nameOf)]),
      ) as OpenedPage['texts'],
      ...(earlyBy && { early: early[earlyBy] }),
    };
  });
}

/** @throws Error when the loader has no place for them */
export function fillIn(loader: string, pages: OpenedPage[]): string {
  if (!loader.includes(FILLED)) throw new Error(`first-paint.js has lost its ${FILLED}`);
  return loader.replace(FILLED, () => `const pages = ${JSON.stringify(pages)};`);
}
