import type { StoryRequest, TypedField } from '../../contract/schemas/stories.ts';
import { INSULTS, NO_NAMES, PHRASES } from './name-words.ts';
import { fold } from './search-words.ts';

type Typed = Pick<StoryRequest, TypedField>;

/** The longest word of a name: "Maximiliano" fits, a sentence without spaces does not. */
const LONGEST_WORD = 20;

/** What names are joined by, and is no part of one. */
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

/** What stands in the topic for a name. */
const LEFT_OUT = '…';

const doubtful = new Set([...NO_NAMES, ...INSULTS].map(fold));

/** A text's words, folded, with one space around each: a list of words is found in it as it is. */
const spaced = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const isIn = (text: string) => (phrase: string) => text.includes(` ${fold(phrase)} `);

/** Whether what was typed as names is an insult or a threat, by itself or together with the topic. */
export function hasUnfitName({ topic, childNames }: Typed): boolean {
  if (childNames === '') return false;
  const [names, asked] = [spaced(childNames), spaced(topic)];
  const beside = [`${asked.trimEnd()}${names}`, `${names.trimEnd()}${asked}`];
  const isAcross = (phrase: string) => beside.some((text) => isIn(text)(phrase)) && !isIn(asked)(phrase);
  return INSULTS.some(isIn(names)) || PHRASES.some(isAcross);
}

/**
 * The topic as the second reader is sent it: with "…" for each word that was typed as a name with a capital. A word that is no
 * name stays, whatever field it was typed in as well.
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
