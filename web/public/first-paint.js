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

  // The app's scripts (build/app-scripts.ts). What was prerendered comes first: they must not take the line from its style
  // sheet, fonts and first picture. A page that shows nothing before they run gets them at once.
  const scripts = document.querySelectorAll('link[rel="app-script"]');
  let begun = false;
  function begin() {
    if (begun) return;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', begin);
      return;
    }
    begun = true;
    for (const { href } of scripts) {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', src: href, crossOrigin: '', async: false });
      document.head.append(script);
    }
  }
  if (html.dataset.wait === '' || document.hidden) {
    for (const link of scripts) link.rel = 'modulepreload';
    begin();
  } else {
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    } else {
      requestAnimationFrame(() => setTimeout(begin));
    }
    // A page that was put aside meanwhile is not painted.
    document.addEventListener('visibilitychange', begin);
  }

  // A page about the user: its files, and what it will ask the API for, which the app takes over
  // (src/api/early-answers.ts).
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
  if (token) {
    // Filled in by build/page-files.ts.
    const pages = [];
    const opened = pages.find(({ address }) => new RegExp(address).test(pathname));
    const { address, questions, files } = opened ?? { files: {} };
    for (const file of files[html.lang] ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: '' });
      document.head.append(link);
    }
    if (opened && search === '' && navigator.onLine) {
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
      for (const question of questions) {
        const path = question.replace(':id', () => RegExp(address).exec(pathname)[1]);
        window.early[path] = ask(path).catch(() => null);
      }
    }
  }

  // Every address has one name for search engines: a translation is the same one with ?lang=, and the fallback has none.
  const canonical = document.querySelector('link[rel="canonical"]');
  if (canonical && pathname !== page) canonical.remove();
  else if (canonical && translated) canonical.href += `?lang=${language}`;
})();
