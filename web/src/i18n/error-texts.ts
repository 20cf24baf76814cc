import { addWords } from './feature-words.ts';

// Nothing has gone wrong before the first paint, so the words for it come after: importing this file waits for them.
await addWords({
  es: () => import('./locales/errors.es.json'),
  en: () => import('./locales/errors.en.json'),
});
