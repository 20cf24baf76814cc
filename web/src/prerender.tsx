import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { startI18n } from './i18n/i18n.ts';
import { paths } from './paths.ts';
import { type Head, takeHead } from './prerendered.ts';
import { AppRoutes } from './routes.tsx';

/** What anybody may see without being asked who they are, and what search engines should list. */
const PUBLIC = [
  'home',
  'examples',
  'about',
  'services',
  'howItWorks',
  'terms',
  'privacy',
  'contact',
  'login',
  'register',
] as const;

export type PrerenderedPage = Head & { path: string; body: string };

/**
 * Every public page as a visitor of whom nothing is known sees it first, in Spanish.
 * @throws what a page throws, and when one waits for anything but its own files
 */
export async function renderPages(): Promise<PrerenderedPage[]> {
  await startI18n();
  const pages: PrerenderedPage[] = [];
  for (const name of PUBLIC) {
    const path = paths[name]();
    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <StrictMode>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </StrictMode>,
      // Whole, in its place: what is cut out to arrive later is put back by a script in the page, which our policy refuses.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be prerendered: ${errors}`);
    pages.push({ path, body: html, ...takeHead() });
  }
  return pages;
}
