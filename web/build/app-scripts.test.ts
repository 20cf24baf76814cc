import { expect, test } from 'vitest';
import { nameScripts } from './app-scripts.ts';

const BUILT = `<head>
    <script src="/first-paint.js"></script>
    <script type="module" crossorigin src="/assets/shell.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework.js">
  </head>`;

test('the scripts are listed before the loader, imports first', () => {
  const page = nameScripts(BUILT);
  expect(page.match(/<(?:script|link)[^>]*>/g)).toEqual([
    '<link rel="app-script" crossorigin href="/assets/framework.js">',
    '<link rel="app-script" crossorigin href="/assets/shell.js">',
    '<script src="/first-paint.js">',
  ]);
});

test.each([
  ['no scripts', '<script src="/first-paint.js"></script>'],
  ['no loader', '<script type="module" crossorigin src="/assets/shell.js"></script>'],
])('a page with %s is not built', (_what, html) => {
  expect(() => nameScripts(html)).toThrow('index.html has lost');
});
