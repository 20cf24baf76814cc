import type { ErrorCode } from '../../../contract/errors.ts';
import { addWords } from './feature-words.ts';
import type ownWords from './locales/errors.es.json';

type OwnWords = typeof ownWords;
type Shared = { default: Record<ErrorCode, string> };
type Own = { default: OwnWords };

/**
 * The sentences that browser and server share, and the browser's own: what only it can find, and what it says after it
 * has tried again by itself.
 */
async function joined(shared: Promise<Shared>, own: Promise<Own>) {
  const [{ default: sentences }, { default: words }] = await Promise.all([shared, own]);
  return { default: { ...words, error: { ...sentences, ...words.error } } };
}

// Nothing has gone wrong before the first paint, so the words for it come after: importing this file waits for them.
await addWords({
  es: () => joined(import('../../../contract/error-words/es.ts'), import('./locales/errors.es.json')),
  en: () => joined(import('../../../contract/error-words/en.ts'), import('./locales/errors.en.json')),
});
