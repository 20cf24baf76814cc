// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, startI18n } from '../../../i18n/i18n.ts';
import { type Mounted, mount, settled, until } from '../../../testing/mount.ts';

const loadScript = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/script-element.ts', () => ({ loadScript }));
vi.stubEnv('VITE_GOOGLE_CLIENT_ID', 'client');
vi.stubEnv('VITE_GOOGLE_SCRIPT', 'https://accounts.google.example/gsi/client');

await startI18n();
const { loadWords } = await import('../../../i18n/words.ts');
await loadWords('account', 'errors');
const { GoogleSignIn } = await import('./GoogleSignIn.tsx');

/** Elements rendered by each script, in order. */
let shown: string[];
let page: Mounted;
beforeEach(() => {
  shown = [];
  // Like Google's: a loaded script replaces the previous one's object.
  loadScript.mockImplementation(async (url: string) => {
    const hl = new URL(url).searchParams.get('hl');
    window.google = {
      accounts: {
        id: {
          initialize: () => undefined,
          renderButton: (_, { locale }) => void shown.push(`${hl}: button in ${locale}`),
          prompt: () => void shown.push(`${hl}: card`),
          cancel: () => void shown.push(`${hl}: cancelled`),
        },
      },
    };
  });
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllEnvs();
});

test('button and card have the language of the interface, also after it was changed and changed back', async () => {
  const element = () =>
    createElement(
      MemoryRouter,
      null,
      createElement(GoogleSignIn, { purpose: 'signin', fallbackError: 'Error' }),
    );
  page = await mount(element());
  const last = (language: string) =>
    until(() => {
      expect(shown.filter((each) => each.endsWith('card')).at(-1)).toBe(`${language}: card`);
      expect(shown.filter((each) => each.includes('button')).at(-1)).toBe(
        `${language}: button in ${language}`,
      );
    });
  await last('es');
  for (const language of ['en', 'es', 'en'] as const) {
    await settled(() => changeLanguage(language));
    await page.show(element());
    await last(language);
    const before = shown.slice(0, shown.lastIndexOf(`${language}: card`));
    expect(before.at(-1)).toMatch(/cancelled/);
  }
  expect(loadScript.mock.calls.map(([url]) => new URL(url).search)).toEqual(['?hl=es', '?hl=en']);
});

test('a blocked script leaves the link that needs no script', async () => {
  loadScript.mockRejectedValue(new Error('blocked'));
  vi.resetModules();
  const { GoogleSignIn: Fresh } = await import('./GoogleSignIn.tsx');
  page = await mount(
    createElement(MemoryRouter, null, createElement(Fresh, { purpose: 'signin', fallbackError: 'Error' })),
  );
  await until(() => expect(page.find('a').textContent).toMatch(/^(Continuar con|Continue with) Google$/));
  expect(shown).toEqual([]);
});
