// Runs before the first paint, so that a dark room is never lit up by the day theme for a moment, and that a
// prerendered page is seen only by those for whom it was made; and begins to fetch the app at the right moment. The same keys and values as
// src/features/theme/theme.ts, src/i18n/language.ts and src/api/session-store.ts.
(() => {
  const html = document.documentElement;
  const { pathname, search } = location;
  let theme = null;
  let language = new URLSearchParams(search).get('lang');
  let token = null;
  let draft = false;
  try {
    theme = localStorage.getItem('theme');
    language ??= localStorage.getItem('language');
    if (localStorage.getItem('sign-out-owed') === null) token = localStorage.getItem('token');
    draft = localStorage.getItem('story-draft') !== null;
    // Room for the consent question, which comes later, unless this visitor is known to get none.
    const isOutside = /"isEU":false/.test(localStorage.getItem('visitor-location'));
    if (localStorage.getItem('cookie-consent') === null && !isOutside) html.dataset.ask = '';
  } catch {
    // Storage may be forbidden; then the system decides.
  }
  if (theme !== 'day' && theme !== 'night') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  }
  html.dataset.theme = theme;
  // The languages of contract/options.ts, put there by build/languages.ts.
  const translated = html.dataset.translations?.split(' ').includes(language) ?? false;
  if (translated) html.lang = language;
  // The first visit is in Spanish; one line offers a browser its own language (src/features/layout/OtherLanguage.tsx).
  const asks = navigator.language?.slice(0, 2);
  if (language === null && html.dataset.translations?.split(' ').includes(asks)) html.dataset.offer = '';
  // What was prerendered is one page in Spanish for a new visitor. For all others the app draws it first (styles: data-wait).
  const { page } = html.dataset;
  if (pathname !== page || search !== '' || translated || token || (draft && page === '/')) {
    html.dataset.wait = '';
  }

  // A page about the user: names of its files, what it will ask the API for, and, of some, of a script that shows it
  // before the app does (src/early/). Filled in by build/page-files.ts.
  const pages = [];
  const opened = token ? pages.find(({ address }) => new RegExp(address).test(pathname)) : undefined;
  const isAsked = opened && search === '' && navigator.onLine;
  const early = isAsked && opened.early?.[html.lang];
  const addressOf = (file) => `/assets/${file}.js`;
  const add = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), attributes));

  // The app's scripts (build/app-scripts.ts). What is shown without them comes first: they must not take the line from its
  // style sheet, fonts and first picture. A page that shows nothing before they run gets them at once.
  const scripts = document.querySelectorAll('link[rel="app-script"]');
  let begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    for (const link of scripts) link.rel = 'modulepreload';
    const files = opened?.files.concat(opened.texts[html.lang]) ?? [];
    for (const file of files) add('link', { rel: 'modulepreload', href: addressOf(file), crossOrigin: '' });
    const run = () => {
      for (const { href } of scripts)
        add('script', { type: 'module', src: href, crossOrigin: '', async: false });
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  }
  if ((html.dataset.wait === '' && !early) || document.hidden) {
    begin();
  } else {
    if (early) {
      // It begins earlier, when it has shown the page or cannot.
      window.begin = begin;
      setTimeout(begin, 1500);
    } else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    } else {
      requestAnimationFrame(() => setTimeout(begin));
    }
    // A page that was put aside meanwhile is not painted.
    document.addEventListener('visibilitychange', begin);
  }

  // The app takes over what is asked here (src/api/early-answers.ts).
  function claimsOf(jwt) {
    return JSON.parse(atob(jwt.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  }
  // Renewed as in src/api/create-client.ts, which takes this page for another tab.
  async function tokenInForce() {
    const { exp, iat, sub } = claimsOf(token);
    const now = Date.now() - Number(localStorage.getItem('clock-ahead'));
    if (exp - iat > 3_600) throw new Error('lasts too long');
    if (exp * 1_000 - now >= 300_000) return token;
    return navigator.locks.request('renew-session', async () => {
      const kept = localStorage.getItem('token');
      if (kept !== token) return kept;
      const answer = await fetch('/api/auth/refresh-token', {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: '{"tokenLifetime":"hour"}',
      });
      const { token: renewed } = await answer.json();
      const claims = claimsOf(renewed);
      if (claims.sub !== sub || localStorage.getItem('token') !== token) throw new Error('of another');
      localStorage.setItem('token', renewed);
      localStorage.setItem('clock-ahead', Math.round(Date.now() - claims.iat * 1_000));
      return renewed;
    });
  }
  if (isAsked) {
    const inForce = tokenInForce();
    const ask = async (path) => {
      const used = await inForce;
      const headers = {
        Accept: 'application/json',
        'Accept-Language': html.lang,
        Authorization: `Bearer ${used}`,
      };
      return { token: used, answer: await fetch(path, { headers }) };
    };
    window.early = {};
    for (const question of opened.questions) {
      const path = question.replace(':id', pathname.split('/')[2]);
      window.early[path] = ask(path).catch(() => null);
    }
  }
  if (early) add('script', { src: addressOf(early), fetchPriority: 'high' });

  // Every address has one name for search engines: a translation is the same one with ?lang=, and the fallback has none.
  const canonical = document.querySelector('link[rel="canonical"]');
  if (canonical && pathname !== page) canonical.remove();
  else if (canonical && translated) canonical.href += `?lang=${language}`;
})();
