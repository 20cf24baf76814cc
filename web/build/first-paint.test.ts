// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { nameLanguages } from './languages.ts';
import { fillIn } from './page-files.ts';

const read = (file: string) => readFileSync(`web/${file}`, 'utf8');
const script = fillIn(read('public/first-paint.js'), [
  {
    address: '^/library/([\\w-]+)$',
    questions: ['/api/auth/me', '/api/stories/:id'],
    files: ['story'],
    texts: { es: ['texts-es'], en: ['texts-en'] },
    early: { es: 'early-es', en: 'early-en' },
  },
  {
    address: '^/profile$',
    questions: ['/api/auth/me'],
    files: ['profile'],
    texts: { es: [], en: ['texts-en'] },
  },
]);
const run = new Function(script);
const page = nameLanguages(read('index.html'));
const html = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  // Attributes of the built page, and of its prerendered form.
  for (const { name } of Array.from(html.attributes)) html.removeAttribute(name);
  for (const [, name = '', value = ''] of page.match(/<html[^>]*>/)?.[0].matchAll(/([\w-]+)="([^"]*)"/g) ??
    []) {
    html.setAttribute(name, value);
  }
  vi.stubGlobal('location', { pathname: '/', search: '' });
  html.dataset.page = '/';
});

test.each(LANGUAGES)('a reload keeps the chosen language: %s', (language) => {
  localStorage.setItem('language', language);
  run();
  expect(html.lang).toBe(language);
});

test.each(LANGUAGES)('the address may set the language: %s', (language) => {
  vi.stubGlobal('location', { pathname: '/', search: `?lang=${language}` });
  run();
  expect(html.lang).toBe(language);
});

test('the Spanish prerendered page is hidden from readers of other languages', () => {
  const waits = LANGUAGES.concat(['xx'] as never[]).map((language) => {
    delete html.dataset.wait;
    localStorage.setItem('language', language);
    run();
    return [language, html.dataset.wait === ''];
  });
  expect(Object.fromEntries(waits)).toEqual({ es: false, en: true, xx: false });
});

test.each([
  ['en-GB', null, true],
  ['en', null, true],
  ['es-MX', null, false],
  ['fr-FR', null, false],
  ['en-GB', 'es', false],
])('a browser in %s that has stored %s is offered the other language: %s', (locale, stored, isOffered) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  if (stored) localStorage.setItem('language', stored);
  run();
  expect([html.lang, html.dataset.offer === '']).toEqual(['es', isOffered]);
});

test.each([
  ['a new visitor', {}, true],
  ['one who has answered', { 'cookie-consent': 'false' }, false],
  ['one who is known to be in the EU', { 'visitor-location': '{"country":"ES","isEU":true}' }, true],
  ['one who is known not to be', { 'visitor-location': '{"country":"CL","isEU":false}' }, false],
])('for %s the room of the consent question is kept as needed', (_who, kept, hasRoom) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  run();
  expect(html.dataset.ask === '').toBe(hasRoom);
});

test('a page without a list of languages starts in Spanish', () => {
  delete html.dataset.translations;
  localStorage.setItem('language', 'en');
  run();
  expect([html.lang, html.dataset.theme]).toEqual(['es', expect.stringMatching(/^(day|night)$/)]);
});

test('a template in another language is not built', () => {
  expect(() => nameLanguages('<html lang="de">')).toThrow('does not begin with <html lang="es"');
});

const HOUR_S = 3_600;
const tokenOf = (sub: string, exp: number) => `h.${btoa(JSON.stringify({ sub, exp, iat: exp - HOUR_S }))}.s`;
const nowS = () => Math.floor(Date.now() / 1000);

describe('a page about the user', () => {
  const asked: { path: string; authorization: string | null }[] = [];
  /** What the server answers to a renewal. */
  let renewed: () => Response;
  beforeEach(() => {
    asked.length = 0;
    document.head.replaceChildren();
    vi.stubGlobal('location', { pathname: '/library/a1', search: '' });
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      asked.push({ path, authorization: new Headers(init.headers).get('authorization') });
      return path === '/api/auth/refresh-token' ? renewed() : new Response(path);
    });
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: (_name: string, task: () => Promise<unknown>) => task() },
    });
  });
  const early = () =>
    Reflect.get(window, 'early') as Record<string, Promise<{ token: string; answer: Response } | null>>;
  const settled = () => Promise.all(Object.values(early()));

  const listed = () =>
    [...document.head.querySelectorAll('link[rel=modulepreload], script')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('src'),
    );
  test('its files begin before the app does', () => {
    vi.stubGlobal('location', { pathname: '/profile', search: '' });
    localStorage.setItem('token', tokenOf('u1', nowS() + HOUR_S));
    run();
    expect(listed()).toEqual(['/assets/profile.js']);
  });

  test('an early page in another language has its own script', () => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('token', tokenOf('u1', nowS() + HOUR_S));
    run();
    expect(listed()).toEqual(['/assets/early-en.js']);
  });

  test('the script of an early page comes alone, and says when the app begins', () => {
    localStorage.setItem('token', tokenOf('u1', nowS() + HOUR_S));
    run();
    expect(listed()).toEqual(['/assets/early-es.js']);
    (Reflect.get(window, 'begin') as () => void)();
    expect(listed()).toEqual(['/assets/early-es.js', '/assets/story.js', '/assets/texts-es.js']);
  });

  test('its questions are asked before the app asks', async () => {
    const token = tokenOf('u1', nowS() + HOUR_S);
    localStorage.setItem('token', token);
    run();
    const [, story] = await settled();
    expect([story?.token, await story?.answer.text()]).toEqual([token, '/api/stories/a1']);
    expect(asked).toEqual(
      ['/api/auth/me', '/api/stories/a1'].map((path) => ({ path, authorization: `Bearer ${token}` })),
    );
  });

  test('a token that ends is renewed first, and stored for the app', async () => {
    localStorage.setItem('token', tokenOf('u1', nowS() + 60));
    const next = tokenOf('u1', nowS() + HOUR_S);
    renewed = () => Response.json({ token: next });
    run();
    const [user] = await settled();
    expect([user?.token, localStorage.getItem('token')]).toEqual([next, next]);
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/auth/refresh-token',
      '/api/auth/me',
      '/api/stories/a1',
    ]);
  });

  test.each([
    ['of another user', () => Response.json({ token: tokenOf('u2', nowS() + HOUR_S) })],
    ['refused', () => Response.json({ code: 'session_ended' }, { status: 401 })],
    ['lost', () => Response.error()],
  ])('a renewal that is %s changes nothing and asks nothing', async (_what, answer) => {
    const token = tokenOf('u1', nowS() + 60);
    localStorage.setItem('token', token);
    renewed = answer;
    run();
    expect(await settled()).toEqual([null, null]);
    expect(localStorage.getItem('token')).toBe(token);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['no session', {}],
    ['a session that has ended here', { token: tokenOf('u1', nowS() + HOUR_S), 'sign-out-owed': '1' }],
  ])('with %s nothing is asked', async (_what, kept) => {
    Reflect.deleteProperty(window, 'early');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    run();
    expect([early(), asked]).toEqual([undefined, []]);
  });
});
