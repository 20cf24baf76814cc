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
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|html-parse-stringify|cookie|set-cookie-parser)\//;

/** Without the words of errors: what asks the server must not wait for them. */
const DATA =
  /node_modules\/@tanstack\/|\/src\/api\/(?!error-words)|\/session\/(?:current-user|sign-out)\.ts$/;
const SIGN_IN =
  /\/src\/(?:features\/(?:google|password)\/[^/]+\.(?:tsx?|css)$|features\/session\/(?:AuthForm|PasswordField|sign-in|validation)\.|script-element\.|pages\/(?:Login|Register|ForgotPassword|ResetPassword|GoogleCallback|ConfigurationError)Page\.)/;
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
        output: {
          codeSplitting: {
            groups: [
              // What hardly ever changes, in one file that stays in the browser's cache over our own releases.
              { name: 'framework', test: FRAMEWORK, priority: 2 },
              // All that the first screen is made of, in one file instead of a dozen shared crumbs.
              { name: 'shell', test: /\/src\/main\.tsx$/, priority: 1 },
              // Crumbs that always come together. Each file has its name in the shell, for whoever goes to its page.
              { name: 'data', test: DATA, includeDependenciesRecursively: false },
              { name: 'sign-in', test: SIGN_IN, includeDependenciesRecursively: false },
              { name: 'premium', test: PREMIUM, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  };
});
