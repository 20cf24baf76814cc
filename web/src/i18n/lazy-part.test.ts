import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Feature } from './feature-words.ts';

const FOOTER = '../features/layout/words.es.json';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock(FOOTER);
});

/** What a visitor sees of a part that shows the name of the footer, and comes with the words of these features. */
async function shown(...features: Feature[]): Promise<string> {
  const { default: words } = await import('i18next');
  await words.init({ lng: 'es', resources: {} });
  const { lazyPart } = await import('./feature-words.ts');
  const part = lazyPart(
    async () => ({ default: () => createElement('p', null, words.t('siteFooter.label')) }),
    ...features,
  );
  const { prelude } = await prerender(createElement(Suspense, null, createElement(part)), {
    onError: () => undefined,
  });
  return new Response(prelude).text();
}

test('a part that comes while its words are still on their way is shown with them', async () => {
  const file = Promise.withResolvers<{ default: object }>();
  vi.doMock(FOOTER, () => file.promise);
  const rendered = shown('layout');
  await new Promise((resolve) => setTimeout(resolve, 20));
  file.resolve({ default: { siteFooter: { label: 'Hola' } } });
  expect(await rendered).toContain('<p>Hola</p>');
});

test('a part that was loaded before is shown at once, without the fallback', async () => {
  const { lazyPart } = await import('./feature-words.ts');
  const part = lazyPart(async () => ({ default: () => createElement('p', null, 'Aquí está') }));
  part.preload();
  await new Promise((resolve) => setTimeout(resolve));
  const { renderToString } = await import('react-dom/server');
  const page = () => renderToString(createElement(Suspense, { fallback: 'Cargando' }, createElement(part)));
  expect(page()).toBe('<!--$--><p>Aquí está</p><!--/$-->');
});

test('words that do not come keep no other part from being shown, and no key is shown in their place', async () => {
  vi.doMock(FOOTER, () => {
    throw new TypeError('network error');
  });
  expect(await shown('layout')).not.toContain('siteFooter.label');
  expect(await shown('consent')).toContain('<p>');
});
