import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { ExampleList } from '../../contract/schemas/examples.ts';
import { queryClient } from './api/query-client.ts';
import { chooseHeardFirst } from './features/examples/choose-heard-first.ts';
import { noteHeardFirst } from './features/examples/heard-first.ts';
import { SERVED_LIST_ID, serveList } from './features/examples/served-list.ts';
import { startI18n } from './i18n/i18n.ts';
import { type Head, takeHead } from './lib/prerendered.ts';
import { PAGES, prerenderedPages } from './paths.ts';
import { AppRoutes } from './routes.tsx';

/** Data for the page's scripts: JSON in an element with that id. */
type PageData = { id: string; json: string };
export type PrerenderedPage = Head & { path: string; body: string; data: PageData | null };

/**
 * Renders every public page as an unknown visitor sees it first, in Spanish.
 * @param examples examples of the page before the API has answered
 * @throws the errors of a page, and when one waits for anything but its own files
 */
export async function renderPages(examples: ExampleList): Promise<PrerenderedPage[]> {
  await startI18n();
  noteHeardFirst(chooseHeardFirst(examples));
  const pages: PrerenderedPage[] = [];
  for (const name of prerenderedPages()) {
    const { path } = PAGES[name];
    const errors: unknown[] = [];
    const list = name === 'examples' ? examples : undefined;
    serveList(list);
    queryClient.clear();
    const { prelude } = await prerender(
      <StrictMode>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </StrictMode>,
      // Rendered as a whole: React inserts late parts by an inline script, which our policy refuses.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be prerendered: ${errors}`);
    const data = list ? { id: SERVED_LIST_ID, json: JSON.stringify(list) } : null;
    pages.push({ path, body: html, data, ...takeHead() });
  }
  return pages;
}
