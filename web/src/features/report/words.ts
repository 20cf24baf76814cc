import { addWords } from '../../i18n/feature-words.ts';

// Whoever imports this file is shown only when its words are there.
await addWords({ es: () => import('./words.es.json'), en: () => import('./words.en.json') });
