import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const ELEMENT = /<script type="application\/json" id="heard-first">(.*?)<\/script>/;

// The built page has it from the same plugin; `e2e/examples.test.ts` presses the button.
test('the page of npm run dev has the example that the first screen plays, in each language', async () => {
  const server = await createServer({
    configFile: 'web/vite.config.ts',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const page = await server.transformIndexHtml('/', readFileSync('web/index.html', 'utf8'));
  const chosen = JSON.parse(ELEMENT.exec(page)?.[1] ?? '{}');
  expect([typeof chosen.es?.audioPath, typeof chosen.en?.audioPath]).toEqual(['string', 'string']);
});
