import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { appScripts } from './build/app-scripts.ts';
import { chunkCircles } from './build/chunk-circles.ts';
import { fontPreloads } from './build/font-preloads.ts';
import { handedOn } from './build/handed-on.ts';
import { heardFirst } from './build/heard-first.ts';
import { helpLines } from './build/help-lines.ts';
import { languages } from './build/languages.ts';
import { newerFeatures } from './build/newer-features.ts';
import { prerender } from './build/prerender.ts';
import { responsible } from './build/responsible.ts';
import { scriptBudget } from './build/script-budget.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticHeaders } from './build/static-headers.ts';
import { definitions, thirdParties } from './build/third-parties.ts';
import { BUILD_TARGET } from './oldest-browsers.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages of the framework: they hardly change, so their file stays in the browser's cache over our releases. */
const FRAMEWORK = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'use-sync-external-store',
  'html-parse-stringify',
  'cookie',
  'set-cookie-parser',
];

/** Parts of the folders below that nothing needs before a press on the home page. */
const LATER_DATA = [
  ...['mutationObserver', 'infiniteQueryObserver', 'queriesObserver'].map(
    (name) => `node_modules/@tanstack/query-core/build/modern/${name}.js`,
  ),
  ...['useMutation', 'useInfiniteQuery', 'useQueries'].map(
    (name) => `node_modules/@tanstack/react-query/build/modern/${name}.js`,
  ),
  ...[
    'ai-icon',
    'covers',
    'digital-source',
    'file-name',
    'join-punctuation',
    'loudness',
    'narration',
    'paragraphs',
    'picture',
    'picture-places',
    'said',
    'scene',
    'scene-names',
    'story-times',
    'takes',
    'utterances',
  ].map((name) => `contract/${name}.ts`),
  ...['cover', 'event-stream', 'library-queries', 'shelf-view', 'sse-parser', 'use-picture'].map(
    (name) => `web/src/api/${name}.ts`,
  ),
  ...[
    'links/link-requests',
    'account/verification/verification-requests',
    'series/series-address',
    'series/series-queries',
    'story/show-story',
    'story/spelling',
  ].map((name) => `web/src/features/${name}.ts`),
];

/** What finds out on every page whether a story is being written. */
const CURRENT_STORY = [
  'story-view/use-current-story',
  'story/last-heard',
  'story/room-memory',
  'story/shown-story',
].map((name) => `web/src/features/${name}.ts`);

/** Drawings of later screens. */
const LATER_DRAWINGS = ['SleepingLamp', 'WritingFeather', 'type-pictures'].map(
  (name) => `web/src/features/drawings/${name}.tsx`,
);

/**
 * Folders and files of the repository, and packages, that make one file each. A request costs a round trip on a slow
 * line and its own headers, and small files hardly compress: without groups the home page asked for 45 scripts.
 * `npm run bench -- homePage` counts them.
 */
const CHUNKS = {
  data: {
    folders: [
      'contract',
      'web/src/lib',
      'web/src/api',
      'web/src/features/server-status',
      'web/src/features/player/narration/catalogue.ts',
    ],
    without: LATER_DATA,
    packages: ['@tanstack'],
  },
  /** What a story, the shelf and the account need of it. */
  'more-data': { folders: LATER_DATA, packages: ['eventsource-parser'] },
  /** What every page has, and no page waits for. */
  frame: {
    folders: [
      'web/src/features/layout',
      'web/src/features/consent',
      'web/src/features/toasts',
      'web/src/features/problems',
      'web/src/features/draft',
      'web/src/features/account/session',
      'web/src/features/account/terms',
      'web/src/i18n',
      'web/src/features/tonight/TonightLink.tsx',
      ...CURRENT_STORY,
    ],
    without: ['web/src/features/account/terms/question', 'web/src/features/problems/use-submit.ts'],
    packages: ['react-hot-toast', 'goober'],
  },
  drawings: { folders: ['web/src/ui/drawings', 'web/src/features/drawings'], without: LATER_DRAWINGS },
  /** What the form shows after the first screen. */
  form: {
    folders: [
      'web/src/features/demo/DemoNotice.tsx',
      'web/src/features/form/InBoth.tsx',
      'web/src/features/form/MoreOptions.tsx',
      'web/src/features/bilingual/bilingual.css',
    ],
  },
  /** Small parts of some pages. */
  ui: {
    folders: [
      'Checkbox.tsx',
      'Chips.tsx',
      'Countdown.tsx',
      'NativeSelect.tsx',
      'SmallBook.tsx',
      'duration.ts',
    ].map((file) => `web/src/ui/${file}`),
  },
  /** The page of examples, which is also the lower part of the home page. Their dialog is opened later. */
  examples: {
    folders: [
      'web/src/features/examples',
      'web/src/features/player/files',
      'web/src/features/story-text/paragraphs.ts',
    ],
    without: ['web/src/features/examples/dialog'],
  },
  /** A story while it is written. What writes it and what follows it, the player above all, come later. */
  story: {
    folders: [
      'web/src/features/story',
      'web/src/features/story-view',
      'web/src/features/story-text',
      'web/src/features/bilingual',
      'web/src/features/demo/OtherTopics.tsx',
      'web/src/features/report/ReportLink.tsx',
      'web/src/features/series/use-another-night.ts',
      'web/src/ui/use-inherited-focus.ts',
    ],
    without: [
      'web/src/features/story-view/finished',
      'web/src/features/story/writing',
      'web/src/features/story-text/paragraphs.ts',
      'web/src/features/story-text/StoryLevel.tsx',
      'web/src/features/bilingual/bilingual.css',
      ...CURRENT_STORY,
    ],
  },
  /** What a word, a sentence and a narration are heard with; the rest of the player comes with what plays it. */
  sound: {
    folders: [
      'web/src/features/player/SentenceButton.tsx',
      'web/src/features/player/icons.tsx',
      'web/src/features/player/narration/choice.ts',
      'web/src/features/player/playback/audio-output.ts',
      'web/src/features/player/playback/exclusive-playback.ts',
      'web/src/features/player/playback/mp3-frame.ts',
      'web/src/features/player/playback/sentence-player.ts',
      'web/src/features/player/playback/silence.ts',
      'web/src/features/player/sentence-speech.ts',
      'web/src/ui/use-focus-after.ts',
      'web/src/ui/use-shut-dialog.ts',
    ],
  },
  lesson: { folders: ['web/src/features/lesson'] },
  /** Another night, from a story's end and in the form. What the shelf has of a series comes with it. */
  series: {
    folders: [
      'web/src/features/series/AllNights.tsx',
      'web/src/features/series/FormNight.tsx',
      'web/src/features/series/NightEnd.tsx',
      'web/src/features/series/Proposals.tsx',
      'web/src/features/series/WhatMayFollow.tsx',
      'web/src/features/series/series-queries.ts',
      'web/src/features/series/use-another-night.ts',
    ],
  },
  /** A story's page has some of it, too. */
  library: { folders: ['web/src/features/library', 'web/src/features/story-text/StoryLevel.tsx'] },
  tonight: {
    folders: [
      'web/src/features/tonight',
      'web/src/features/player/FilePlayer.tsx',
      'web/src/features/player/use-announced.ts',
      'web/src/pages/TonightPage.tsx',
    ],
    // On every page: with the shelf, each would load the player.
    without: ['web/src/features/tonight/TonightLink.tsx'],
  },
  'sign-in': {
    folders: [
      'web/src/features/account/sign-in',
      'web/src/features/account/google',
      'web/src/pages/LoginPage.tsx',
      'web/src/pages/RegisterPage.tsx',
    ],
  },
  /** Pages that a mail leads to. */
  mailed: {
    folders: ['ForgotPassword', 'ResetPassword', 'VerifyEmail'].map(
      (page) => `web/src/pages/${page}Page.tsx`,
    ),
  },
  /** Who offers this, and on which terms. */
  terms: {
    folders: [
      'web/src/features/info/WhoIsResponsible.tsx',
      'web/src/pages/AccessibilityPage.tsx',
      'web/src/pages/ImprintPage.tsx',
      'web/src/pages/TermsPage.tsx',
    ],
  },
  premium: { folders: ['web/src/features/subscription', 'web/src/features/profile/MonthPicture.tsx'] },
} satisfies Record<string, Chunk>;

type Chunk = { folders: string[]; without?: string[]; packages?: string[] };

/**
 * A pattern for a folder's files, or one file.
 * @throws Error when there is none: renamed, it would leave its group unseen
 */
function filesOf(folder: string): string {
  if (!existsSync(join(root, '..', folder)))
    throw new Error(`vite.config.ts groups ${folder}, which does not exist.`);
  return /\.\w+$/.test(folder) ? `/${folder}` : `/${folder}/`;
}

function groupOf(name: string, { folders, without = [], packages = [] }: Chunk) {
  const parts = [...folders.map(filesOf), ...packages.map((each) => `/node_modules/${each}/`)];
  const others = without.map(filesOf);
  const test = (id: string) =>
    parts.some((part) => id.includes(part)) && !others.some((part) => id.includes(part));
  return { name, test, includeDependenciesRecursively: false };
}

/** The words that the home page shows after its first screen, a file for each language. */
const HOME_WORDS = /\/words\/(\w+)\/(?:app\/home\/|errors\.json$)/;
const homeWordsOf = (id: string) => `words-${HOME_WORDS.exec(id)?.[1]}`;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, 'VITE_');
  const parties = thirdParties(env);
  const defined = {
    ...definitions(parties, responsible(env), env.VITE_LACKS, env.VITE_RELEASE),
    'import.meta.env.VITE_HELP_LINES': JSON.stringify(helpLines(env)),
  };
  return {
    root,
    define: defined,
    resolve: {
      alias: {
        // Its package gives bundlers the development build, which is larger and warns in the console.
        'react-router/dom': join(root, '../node_modules/react-router/dist/production/dom-export.mjs'),
        'react-router': join(root, '../node_modules/react-router/dist/production/index.mjs'),
        // The original injects a <style> element at run time, which our content security policy refuses.
        'react-remove-scroll': fileURLToPath(new URL('./src/ui/remove-scroll.tsx', import.meta.url)),
      },
    },
    plugins: [
      react(),
      tailwindcss(),
      languages(),
      fontPreloads(),
      appScripts(defined),
      staticHeaders(parties),
      handedOn(),
      heardFirst(),
      serviceWorker(),
      prerender(defined, env.VITE_APP_ORIGIN),
      chunkCircles(),
      scriptBudget(),
      newerFeatures(),
    ],
    server: { port: 5173, strictPort: true },
    build: {
      target: BUILD_TARGET,
      assetsInlineLimit: 0,
      // For a deployment, which keeps the maps and does not serve them.
      sourcemap: env.VITE_RELEASE ? 'hidden' : false,
      // One style sheet: a prerendered page shows at once what otherwise brings its styles along only with its script.
      cssCodeSplit: false,
      // Browsers without it (Safari before 17) fetch the files a little later; not worth what it weighs for all others.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A file that the first screen imports later and others at once does move: the groups below say where to.
        checks: { ineffectiveDynamicImport: false },
        // Reading a property has no effect here: lets go of what the libraries read and never use.
        treeshake: { propertyReadSideEffects: false },
        output: {
          // 42 bits are enough: one letter less in a hundred names is 98 bytes less in the first download.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: new RegExp(`^\0rolldown/runtime|/node_modules/(?:${FRAMEWORK.join('|')})/`),
                priority: 2,
              },
              // All that the first screen is made of, in one file instead of a dozen shared ones.
              { name: 'shell', test: /\/src\/main\.tsx$/, priority: 1 },
              { name: homeWordsOf, test: HOME_WORDS, includeDependenciesRecursively: false },
              ...Object.entries(CHUNKS).map(([name, chunk]) => groupOf(name, chunk)),
            ],
          },
        },
      },
    },
  };
});
