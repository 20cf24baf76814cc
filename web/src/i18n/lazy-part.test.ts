import i18next from 'i18next';
import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { addWords, lazyPart } from './feature-words.ts';

await i18next.init({ lng: 'es', resources: {} });

async function shown(shownPart: ReturnType<typeof lazyPart>): Promise<string> {
  const { prelude } = await prerender(createElement(Suspense, null, createElement(shownPart)));
  return new Response(prelude).text();
}

const part = () =>
  lazyPart(async () => ({ default: () => createElement('p', null, i18next.t('siteFooter.label')) }));

test('a part that comes while its words are still on their way is shown with them', async () => {
  const file = Promise.withResolvers<{ default: object }>();
  const words = () => file.promise;
  const added = addWords({ es: words, en: words });
  const rendered = shown(part());
  await new Promise((resolve) => setTimeout(resolve, 20));
  file.resolve({ default: { siteFooter: { label: 'Hola' } } });
  await added;
  expect(await rendered).toContain('Hola');
});

test('words that do not come keep no other part from being shown', async () => {
  const lost = () => Promise.reject(new TypeError('network error'));
  const failed = addWords({ es: lost, en: lost }).catch((thrown: Error) => thrown.message);
  expect(await shown(part())).toContain('<p>');
  expect(await failed).toBe('network error');
});
