import { fold } from '../../worker/story/search-words.ts';

/**
 * Watches the requests that leave the Worker in every test: none but speech may contain a name that a test typed into
 * the field of names, or its diminutive in the topic.
 */

/** Names typed in the running test. */
const typed = new Set<string>();
const leaks: string[] = [];
let watched = 0;

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** Endings of diminutives: *Anita, Luisito, Carmencita, Juanillo; Annie, Benny*. */
const DIMINUTIVE = /^(?:[aeiou]?[bcdglmnprst]?)(?:(?:ec|c)?(?:it|ic|ill|uch)[oa]|ie|y)s?$/u;

/** Whether a word is a diminutive of a name, both without accents and in small letters. */
const isDiminutiveOf = (word: string, name: string): boolean => {
  const stem = name.replace(/[aeiou]$/u, '');
  return (
    name.length > 2 && word.startsWith(stem) && word !== name && DIMINUTIVE.test(word.slice(stem.length))
  );
};

/** Notes the names of a story's order. Single letters and words in small letters may be ordinary words. */
export function noteTypedNames(order: unknown): void {
  const { childNames, topic } = (order ?? {}) as { childNames?: unknown; topic?: unknown };
  if (typeof childNames !== 'string') return;
  const names = (childNames.match(WORDS) ?? []).filter((word) => /^\p{Lu}./u.test(word));
  for (const word of names) typed.add(word);
  for (const word of (typeof topic === 'string' && topic.match(WORDS)) || [])
    if (/^\p{Lu}/u.test(word) && names.some((name) => isDiminutiveOf(fold(word), fold(name))))
      typed.add(word);
}

/**
 * Speech gets the text as it is read, without whose it is; a mail goes to the user or about a report to the operator.
 */
const mayHaveNames = (url: string) => /\/speech|\/audio|text-to-speech|\/ai\/run\/|\/mail\//u.test(url);

/** Wraps the runtime's `fetch` once. */
export function watchOutgoingNames(): void {
  const fetch = globalThis.fetch as typeof globalThis.fetch & { isWatched?: true };
  if (fetch.isWatched) return;
  const watching = (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const url = input instanceof Request ? input.url : String(input);
    const body = init?.body;
    if (!mayHaveNames(url) && typeof body === 'string') {
      watched += 1;
      const sent = new Set(`${body} ${new URL(url).search}`.match(WORDS));
      for (const name of typed) if (sent.has(name)) leaks.push(`${name} in a request to ${url}`);
    }
    return fetch(input, init);
  };
  globalThis.fetch = Object.assign(watching, { isWatched: true as const }) as typeof globalThis.fetch;
}

/** Number of watched requests so far. */
export const watchedRequests = (): number => watched;

/** Leaks of the test that has ended; the next one begins without names. */
export function takeLeaks(): string[] {
  typed.clear();
  return leaks.splice(0);
}
