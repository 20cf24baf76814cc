import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { appScripts } from './build/app-scripts.ts';
import { fontPreloads } from './build/font-preloads.ts';
import { languages } from './build/languages.ts';
import { prerender } from './build/prerender.ts';
import { scriptBudget } from './build/script-budget.ts';
import { staticHeaders } from './build/static-headers.ts';
import { definitions, thirdParties } from './build/third-parties.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const FRAMEWORK =
  /^\0rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|html-parse-stringify|cookie|set-cookie-parser)\//;

// What comes together is one file. A request costs a round trip on a slow line and its own headers, and small files hardly
// compress: until it was quiet the home page asked for 45 scripts. `npm run bench -- homePage` counts them.

/** What asks the server. */
const DATA =
  /node_modules\/@tanstack\/|\/src\/api\/(?!error-words)|\/account\/session\/sign-out\.ts$|\/contract\/errors\.ts$|\/shown-story\.ts$|\/server-status\/health/;
/** What every page has and none waits for, and of the form what comes a little later. */
const FRAME =
  /\/src\/(?:features\/(?:consent|toasts)\/[^/]+\.(?:tsx?|css)$|features\/layout\/(?:BackgroundWork|Footer|OfflineNotice|footer|use-gone-causes)\.|features\/form\/InBoth\.|lib\/save-file\.|features\/account\/(?:terms\/(?:AskAboutTerms|terms)|session\/use-)|features\/story\/use-current-story\.|api\/error-words)|node_modules\/(?:react-hot-toast|goober)\//;
/** The pictures of the home page, some of which other pages have as well. */
const DRAWINGS = /\/src\/(?:features|ui)\/drawings\//;
/** The page of examples, which is also the lower part of the home page, and what tells that stories cannot be made now. */
const SHOWCASE =
  /\/src\/features\/(?:server-status\/ServerStatusPanel|examples\/[^/]+\.(?:tsx?|css)$|player\/files\/)|\/contract\/stored-path\./;
/** A story on the screen, without the player, and what little it shares with other pages. */
const STORY =
  /\/src\/features\/(?:story\/(?:StoryDisplay|LiveStory|StoryLevel|pause-words|progress)\.|bilingual\/[^/]+\.(?:tsx?|css)$|story-text\/|player\/playback\/exclusive-playback\.|report\/ReportLink\.)|\/contract\/(?:digital-source|paragraphs)\./;
/** What comes after a story in two languages, and the page of all its words. */
const LESSON = /\/src\/(?:features\/lesson\/|pages\/WordsPage\.)/;
/** What says that something went wrong. */
const PROBLEMS = /\/src\/features\/problems\//;
/** What the pages of the library share. */
const LIBRARY = /\/src\/features\/library\/(?:story-deletion|delayed-deletion)\./;
/** Of the words that come later, those that the home page has. */
const HOME_WORDS =
  /\/(?:features\/(?:bilingual|consent|examples|layout|server-status)\/words\.|locales\/errors\.|contract\/error-words\/)(\w+)\.(?:json|ts)$/;
const SIGN_IN =
  /\/src\/(?:features\/account\/(?:google|sign-in)\/[^/]+\.(?:tsx?|css)$|script-element\.|pages\/(?:Login|Register|ForgotPassword|ResetPassword|GoogleCallback|ConfigurationError)Page\.)/;
const PREMIUM =
  /\/src\/(?:features\/subscription\/(?!PremiumBadge)[^/]+\.(?:tsx?|css)$|i18n\/dates\.|pages\/(?:Subscribe|Success)Page\.)/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, 'VITE_');
  const parties = thirdParties(env);
  return {
    root,
    define: definitions(parties),
    resolve: {
      alias: {
        // The original injects a <style> element at run time, which our content security policy refuses.
        'react-remove-scroll': fileURLToPath(new URL('./src/ui/remove-scroll.tsx', import.meta.url)),
      },
    },
    plugins: [
      react(),
      tailwindcss(),
      languages(),
      fontPreloads(),
      appScripts(),
      staticHeaders(env.VITE_API_ORIGIN, parties),
      prerender(definitions(parties), env.VITE_APP_ORIGIN),
      scriptBudget(),
    ],
    server: { port: 5173, strictPort: true },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // One style sheet: a prerendered page shows at once what otherwise brings its styles along only with its script.
      cssCodeSplit: false,
      // Browsers without it (Safari before 17) fetch the files a little later; not worth what it weighs for all others.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A file that the first screen imports later and others at once does move: the groups below say where to.
        checks: { ineffectiveDynamicImport: false },
        output: {
          codeSplitting: {
            groups: [
              // What hardly ever changes, in one file that stays in the browser's cache over our own releases.
              { name: 'framework', test: FRAMEWORK, priority: 2 },
              // All that the first screen is made of, in one file instead of a dozen shared crumbs.
              { name: 'shell', test: /\/src\/main\.tsx$/, priority: 1 },
              { name: 'data', test: DATA, includeDependenciesRecursively: false },
              { name: 'frame', test: FRAME, includeDependenciesRecursively: false },
              { name: 'drawings', test: DRAWINGS, includeDependenciesRecursively: false },
              { name: 'showcase', test: SHOWCASE, includeDependenciesRecursively: false },
              { name: 'story', test: STORY, includeDependenciesRecursively: false },
              {
                name: (id: string) => `words-${HOME_WORDS.exec(id)?.[1]}`,
                test: HOME_WORDS,
                includeDependenciesRecursively: false,
              },
              { name: 'problems', test: PROBLEMS, includeDependenciesRecursively: false },
              { name: 'library', test: LIBRARY, includeDependenciesRecursively: false },
              { name: 'lesson', test: LESSON, includeDependenciesRecursively: false },
              { name: 'sign-in', test: SIGN_IN, includeDependenciesRecursively: false },
              { name: 'premium', test: PREMIUM, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  };
});
