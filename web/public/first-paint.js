// Runs before the first paint, so that a dark room is never lit up by the day theme for a moment, and that a
// prerendered page is seen only by those for whom it was made; and begins to fetch the app at the right moment. The same keys and values as
// src/features/theme/theme.ts, src/i18n/language.ts and src/api/session-store.ts.
(() => {
  const html = document.documentElement;
  const { pathname, search } = location;
  let theme = null;
  let language = new URLSearchParams(search).get('lang');
  let signedIn = false;
  let draft = false;
  try {
    theme = localStorage.getItem('theme');
    language ??= localStorage.getItem('language');
    signedIn = localStorage.getItem('token') !== null;
    draft = localStorage.getItem('story-draft') !== null;
    // Room for the consent question, which comes later: src/features/consent/consent.css.
    if (localStorage.getItem('cookie-consent') === null) html.dataset.ask = '';
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
  // What was prerendered is one page in Spanish for a new visitor. For all others the app draws it first (styles: data-wait).
  const { page } = html.dataset;
  if (pathname !== page || search !== '' || translated || signedIn || (draft && page === '/')) {
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

  // Every address has one name for search engines: a translation is the same one with ?lang=, and the fallback has none.
  const canonical = document.querySelector('link[rel="canonical"]');
  if (canonical && pathname !== page) canonical.remove();
  else if (canonical && translated) canonical.href += `?lang=${language}`;
})();
