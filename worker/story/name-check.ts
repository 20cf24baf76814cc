import type { StoryRequest, TypedField } from '../../contract/schemas/stories.ts';
import { CHILDREN, INSULTS, PHRASES, SENTENCE_WORDS } from './name-words.ts';
import { fold } from './search-words.ts';
import { JOINING, partsOf } from './typed-names.ts';

type Typed = Pick<StoryRequest, TypedField>;

/** Maximum length of a word in a name: "Maximiliano" fits, a sentence without spaces does not. */
const LONGEST_WORD = 20;
/** Maximum words of a name, without those that join them: "Ana María García López" fits. */
const MOST_WORDS = 4;

/** Folded words of a text with one space around each, so that phrases can be found by `includes`. */
const spaced = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const isIn = (text: string) => (phrase: string) => text.includes(` ${fold(phrase)} `);

/** An article or possessive before a noun: *los brazos*, *her arms*. With a capital it is a family: *los García*. */
const DETERMINED =
  /(?<!\p{L})(?:los|las|unos|unas|mis|tus|sus|the|your|his|her|their)\s+(\p{Ll}[\p{Ll}\p{M}]+)/gu;

const children = new Set(CHILDREN.map(fold));

/** Whether the typed list has a noun with its article where names should be, other than children. */
const hasNoun = (typed: string) =>
  [...typed.matchAll(DETERMINED)].some(([, noun]) => !children.has(fold(noun!)));

const sentenceWords = new Set(SENTENCE_WORDS.map(fold));

/** Whether a part of the typed list is no name: too long, or with the words of a sentence. */
function isNoName(words: readonly string[]): boolean {
  const own = words.filter((word) => !JOINING.has(fold(word)));
  const isLong = own.length > MOST_WORDS || words.some((word) => [...word].length > LONGEST_WORD);
  return isLong || (words.length > 1 && words.some((word) => sentenceWords.has(fold(word))));
}

/** Whether a text is or contains an insult or a threat, also one that is cut into syllables. */
export function hasInsult(text: string): boolean {
  const whole = spaced(text);
  const joined = ` ${whole.replaceAll(' ', '')} `;
  return [whole, joined].some((each) => INSULTS.some(isIn(each)) || PHRASES.some(isIn(each)));
}

/**
 * Whether the typed names contain an insult or a threat, alone or together with the topic, or something that is no
 * name. No provider sees the names, so this is their only check.
 */
export function hasUnfitName({ topic, childNames }: Typed): boolean {
  if (childNames === '') return false;
  const [names, asked] = [spaced(childNames), spaced(topic)];
  const joined = [`${asked.trimEnd()}${names}`, `${names.trimEnd()}${asked}`];
  const isAcross = (phrase: string) => joined.some((text) => isIn(text)(phrase)) && !isIn(asked)(phrase);
  return (
    INSULTS.some(isIn(names)) ||
    PHRASES.some(isAcross) ||
    hasNoun(childNames) ||
    partsOf(childNames).some(isNoName)
  );
}
