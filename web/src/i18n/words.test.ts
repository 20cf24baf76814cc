import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, test, vi } from 'vitest';

const FOOTER = '../../../words/es/app/home/layout.json';
const LABEL = 'Más páginas';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock(FOOTER);
});

async function start() {
  const { default: i18next } = await import('i18next');
  const { initReactI18next } = await import('react-i18next');
  await i18next
    .use(initReactI18next)
    .init({ lng: 'es', defaultNS: 'common', fallbackNS: 'common', resources: {} });
  return import('./words.ts');
}

type Words = Awaited<ReturnType<typeof start>>;

function Footer({ useWords }: Pick<Words, 'useWords'>) {
  const { t } = useWords('layout');
  return createElement('p', null, t('siteFooter.label'));
}

/** Prerendered HTML of a part with the footer's label, and its rendering errors. */
async function render({ useWords }: Words) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    createElement(Suspense, { fallback: 'Cargando' }, createElement(Footer, { useWords })),
    { onError: (error) => void errors.push(error) },
  );
  return { html: await new Response(prelude).text(), errors };
}

const lose = () =>
  vi.doMock(FOOTER, () => {
    throw new TypeError('network error');
  });

test('a part waits for the texts of its namespace and shows no key', async () => {
  const file = Promise.withResolvers<{ default: object }>();
  vi.doMock(FOOTER, () => file.promise);
  const rendered = render(await start());
  await new Promise((resolve) => setTimeout(resolve, 20));
  file.resolve({ default: { siteFooter: { label: LABEL } } });
  expect(await rendered).toEqual({ html: `<!--$--><p>${LABEL}</p><!--/$-->`, errors: [] });
});

test('a part whose texts fail to load throws, and shows no key', async () => {
  lose();
  const { html, errors } = await render(await start());
  expect(html).not.toContain('siteFooter.label');
  expect(errors).not.toEqual([]);
});

test('loading retries failed texts', async () => {
  lose();
  const words = await start();
  await expect(words.loadWords('layout')).rejects.toThrow();
  vi.doMock(FOOTER, () => ({ default: { siteFooter: { label: LABEL } } }));
  await words.loadWords('layout');
  expect((await render(words)).html).toContain(LABEL);
});

test('a part whose texts failed to preload requests them again', async () => {
  lose();
  const words = await start();
  await words.loadWords('layout').catch(() => undefined);
  vi.doMock(FOOTER, () => ({ default: { siteFooter: { label: LABEL } } }));
  expect((await render(words)).html).toContain(LABEL);
});

test('a part whose texts failed to load does not retry endlessly', async () => {
  let asked = 0;
  vi.doMock(FOOTER, () => {
    asked += 1;
    throw new TypeError('network error');
  });
  const words = await start();
  await render(words);
  await render(words);
  expect(asked).toBeLessThanOrEqual(2);
});

test('error texts are those of the Worker, overridden by those of the browser', async () => {
  const { loadWords } = await start();
  const [{ default: i18next }, { default: shared }, { default: own }] = await Promise.all([
    import('i18next'),
    import('../../../words/es/errors.json'),
    import('../../../words/es/app/home/errors.json'),
  ]);
  await loadWords('errors');
  const t = i18next.getFixedT('es', 'errors');
  expect([t('error.email_taken'), t('error.rate_limited')]).toEqual([
    shared.email_taken,
    own.error.rate_limited,
  ]);
  expect(own.error.rate_limited).not.toBe(shared.rate_limited);
});
