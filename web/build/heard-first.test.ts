import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { type ByLanguage, HEARD_FIRST_ID } from '../src/features/examples/choose-heard-first.ts';

const ROOT = new URL('../', import.meta.url);
const ELEMENT = new RegExp(`<script type="application/json" id="${HEARD_FIRST_ID}">(.*?)</script>`);

// The build's page has the same plugin; `e2e/examples.test.ts` presses its button.
test('the development server’s page has a narrated example of each language', async () => {
  const server = await createServer({
    configFile: new URL('vite.config.ts', ROOT).pathname,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const template = readFileSync(new URL('index.html', ROOT), 'utf8');
  const [, json] = ELEMENT.exec(await server.transformIndexHtml('/', template)) ?? [];
  const chosen = JSON.parse(json ?? '{}') as ByLanguage;
  expect(LANGUAGES.map((language) => typeof chosen[language]?.audioPath)).toEqual(['string', 'string']);
});
