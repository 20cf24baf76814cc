import { expect, test } from 'vitest';
import { shelfPage, shellFiles } from './service-worker.ts';

const script = (moduleIds: string[], imports: string[] = []) => ({ type: 'chunk', moduleIds, imports });
const BUNDLE = {
  'assets/entry.js': script(['/web/src/main.tsx'], ['assets/framework.js']),
  'assets/framework.js': script(['/node_modules/react/index.js']),
  'assets/tonight.js': script(
    ['/web/src/pages/TonightPage.tsx'],
    ['assets/player.js', 'assets/framework.js'],
  ),
  'assets/player.js': script(['/web/src/features/player/playback/player.ts'], ['assets/entry.js']),
  'assets/frame.js': script(
    ['BackgroundWork', 'Footer', 'OfflineNotice'].map((name) => `/web/src/features/layout/${name}.tsx`),
  ),
  'assets/start.js': script(['/web/src/features/watching/start.ts']),
  'assets/words-en.js': script(['/words/en/app/home/layout.json']),
  'assets/words-es.js': script(['/words/es/app/home/layout.json']),
  'assets/profile.js': script(['/web/src/pages/ProfilePage.tsx']),
  'assets/style.css': { type: 'asset' },
  'assets/andika.woff2': { type: 'asset' },
  'share.jpg': { type: 'asset' },
};

test('the shell is the scripts of the shelf with their imports in every language, styles and fonts', () => {
  const others = ['assets/profile.js', 'share.jpg'];
  expect(shellFiles(BUNDLE)).toEqual(
    Object.keys(BUNDLE)
      .filter((file) => !others.includes(file))
      .sort(),
  );
});

test('a build without a needed script fails', () => {
  const { 'assets/tonight.js': _, ...without } = BUNDLE;
  expect(() => shellFiles(without)).toThrow('TonightPage');
});

test('the page of the shelf names its files by their content', () => {
  const template =
    '<html lang="es"><head><!--head--><link rel="icon" href="/favicon.svg" type="image/svg+xml" />' +
    '<link rel="manifest" href="/site.webmanifest" /><script src="/assets/first-paint-1a.js"></script></head></html>';
  expect(shelfPage(template, (path) => `digest-of${path.replace('/', '-')}`)).toEqual({
    html:
      '<html data-page="/tonight" lang="es"><head><meta name="robots" content="noindex" />' +
      '<link rel="icon" href="/favicon.svg?digest-of-favicon.svg" type="image/svg+xml" />' +
      '<link rel="manifest" href="/site.webmanifest" /><script src="/assets/first-paint-1a.js"></script></head></html>',
    files: ['/favicon.svg?digest-of-favicon.svg', '/assets/first-paint-1a.js'],
  });
});
