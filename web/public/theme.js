// Runs before the first paint, so that a dark room is never lit up by the day theme for a moment, and that nobody sees a
// prerendered page that is not theirs. The same keys and values as src/features/theme/theme.ts, src/i18n/language.ts and
// src/api/session-store.ts.
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
  } catch {
    // Storage may be forbidden; then the system decides.
  }
  if (theme !== 'day' && theme !== 'night') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  }
  html.dataset.theme = theme;
  if (language === 'en') html.lang = 'en';
  // What was prerendered is one page in Spanish for somebody new. For all others the app draws it first (styles: data-wait).
  const { page } = html.dataset;
  if (pathname !== page || search !== '' || language === 'en' || signedIn || (draft && page === '/')) {
    html.dataset.wait = '';
  }
  // Every address has one name for search engines: English is the same one with ?lang=en, and the fallback has none.
  const canonical = document.querySelector('link[rel="canonical"]');
  if (canonical && pathname !== page) canonical.remove();
  else if (canonical && language === 'en') canonical.href += '?lang=en';
})();
