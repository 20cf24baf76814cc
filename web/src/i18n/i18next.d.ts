import 'i18next';
import type player from '../features/player/words.es.json';
import type errors from './locales/errors.es.json';
import type es from './locales/es.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof es & typeof errors & typeof player };
  }
}
