import type { StoryRequest, TypedField } from '../../contract/schemas/stories.ts';
import { INSULTS, NO_NAMES, PHRASES } from './name-words.ts';
import { fold } from './search-words.ts';

type Typed = Pick<StoryRequest, TypedField>;

/** Maximum length of a word in a name: "Maximiliano" fits, a sentence without spaces does not. */
const LONGEST_WORD = 20;

/** Joining words inside and between names. */
const JOINING = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'y',
  'e',
  'i',
  'and',
  'the',
  'of',
  'da',
  'do',
  'van',
  'von',
]);

/** Replacement for a name in the topic. */
const LEFT_OUT = '…';

const doubtful = new Set([...NO_NAMES, ...INSULTS].map(fold));

/** Folded words of a text with one space around each, so that phrases can be found by `includes`. */
const spaced = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const isIn = (text: string) => (phrase: string) => text.includes(` ${fold(phrase)} `);

/** Whether the typed names contain an insult or a threat, alone or together with the topic. */
export function hasUnfitName({ topic, childNames }: Typed): boolean {
  if (childNames === '') return false;
  const [names, asked] = [spaced(childNames), spaced(topic)];
  const joined = [`${asked.trimEnd()}${names}`, `${names.trimEnd()}${asked}`];
  const isAcross = (phrase: string) => joined.some((text) => isIn(text)(phrase)) && !isIn(asked)(phrase);
  return INSULTS.some(isIn(names)) || PHRASES.some(isAcross);
}

/**
 * Topic for the second reader: typed names with a capital are replaced by "…". Words that are no names stay, even when
 * they were also typed as names.
 */
export function topicWithoutNames({ topic, childNames }: Typed): string {
  const names = new Set(
    (childNames.match(/[\p{L}\p{M}]+/gu) ?? [])
      .filter((word) => /^\p{Lu}/u.test(word) && word.length <= LONGEST_WORD)
      .map(fold)
      .filter((word) => word.length > 1 && !JOINING.has(word) && !doubtful.has(word)),
  );
  if (names.size === 0) return topic;
  return topic.replace(/[\p{L}\p{M}]+/gu, (word) => (names.has(fold(word)) ? LEFT_OUT : word));
}
