// Runs before the first paint, so that a dark room is never lit up by the day theme for a moment.
// The same keys and values as src/features/theme/theme.ts and src/i18n/language.ts.
(() => {
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
  } catch {
    // Storage may be forbidden; then the system decides.
  }
  if (theme !== 'day' && theme !== 'night') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  }
  document.documentElement.dataset.theme = theme;
  if (language === 'en') document.documentElement.lang = 'en';
})();
