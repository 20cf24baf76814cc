import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { servedExamples } from '../../tools/seed/served-examples.ts';
import { chooseHeardFirst, HEARD_FIRST_ID } from '../src/features/examples/choose-heard-first.ts';
import { dataElement, HEAD, put } from './page-html.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

async function chosen(): Promise<string> {
  const json = JSON.stringify(chooseHeardFirst(await servedExamples(CONTENT)));
  return dataElement({ id: HEARD_FIRST_ID, json });
}

/**
 * Puts the examples that the first screen plays into the page, of the development server and of the build. Every page
 * has them, since a visitor also comes to the home page from another one.
 */
export function heardFirst(): Plugin {
  // Once, since reading the content takes half a second, and a development server serves the page again and again.
  let element: Promise<string> | undefined;
  return {
    name: 'heard-first',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        element ??= chosen();
        return put(html, HEAD, (await element) + HEAD);
      },
    },
  };
}
