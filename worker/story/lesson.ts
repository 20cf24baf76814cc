import { detectLanguage } from '../../contract/detect-language.ts';
import { splitWords } from '../../contract/level/words.ts';
import type { Language, Level } from '../../contract/options.ts';
import type { StoryQuestion, StoryWord } from '../../contract/schemas/stories.ts';
import { placesOf } from '../../contract/word-forms.ts';
import { isTooCommon } from './common-words.ts';
import { fold } from './search-words.ts';

/** Maximum number of words and of questions. */
const WORDS = 8;
const QUESTIONS = 3;
/** Maximum lengths in characters: a gloss is a few words, a question one sentence. */
const GLOSS_MAX_LENGTH = 60;
const QUESTION_MAX_LENGTH = 200;

/** A word as a model writes it: as it stands in the story, in dictionary form if given, and its meaning. */
export type WrittenWord = { word: string; lemma?: string; gloss: string };

/** The story that a lesson is about. */
export type Taught = {
  /** Sentences by index, and their translations as far as there are any. */
  said: ReadonlyMap<number, string>;
  translated: ReadonlyMap<number, string>;
  own: Language;
  other: Language;
  level: Level;
  /** Words that the story was asked for: the first of its words. */
  wanted?: readonly string[];
};

const lower = (text: string) => splitWords(text.toLowerCase()).join(' ');
const holds = (text: string, part: string) => ` ${lower(text)} `.includes(` ${lower(part)} `);

const ARTICLE: Record<Language, RegExp> = {
  es: /^(?:el|la|los|las) /iu,
  en: /^the /iu,
};
const bareOf = (text: string, language: Language) => text.replace(ARTICLE[language], '').trim();
/** Beginning by which two forms of a noun are compared: *foot* and *feet* share one letter. */
const STEM = 3;
const stemOf = (word: string, letters = STEM) => fold(word).slice(0, letters);

/**
 * Words of a lesson after a sentence was changed: one that no longer stands in its sentence goes to the first that has
 * it, or out of the lesson.
 */
export function wordsStillSaid(
  words: readonly StoryWord[],
  sentences: readonly { index: number; text: string }[],
): StoryWord[] {
  return words.flatMap((one) => {
    const has = ({ text }: { text: string }) => holds(text, one.form ?? one.word);
    const said =
      sentences.find((sentence) => sentence.index === one.index && has(sentence)) ?? sentences.find(has);
    return said ? [{ ...one, index: said.index }] : [];
  });
}

/** The dictionary form, if it is one of the word; a word at the beginning of its sentence loses the capital. */
function headOf({ word, lemma = '' }: WrittenWord, sentence: string, own: Language): string {
  const given = lemma.trim().replace(/\s+/gu, ' ');
  const isOfWord = stemOf(bareOf(given, own), own === 'en' ? 1 : 2) === stemOf(word, own === 'en' ? 1 : 2);
  const isUsable =
    given !== '' && given.length <= GLOSS_MAX_LENGTH && (isOfWord || !ARTICLE[own].test(given));
  if (isUsable) return given;
  const bare = word.trim();
  const isFirst = fold(sentence.replace(/^[^\p{L}]+/u, '')).startsWith(fold(bare));
  return isFirst ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}

/** English nouns without an article where Spanish has one: *las cuatro* is *four o’clock*. */
const NO_ARTICLE = /o['’]clock$|^(?:noon|midday|midnight|home|bedtime|breakfast|lunch|supper|dinner)$/iu;

/** The meaning with an article where the word has one; null where only the word's language could tell it. */
function glossFor(head: string, written: string, { own, other }: Taught): string | null {
  const gloss = written.trim();
  if (ARTICLE[own].test(head) === ARTICLE[other].test(gloss)) return gloss;
  // Days and months have a capital and no article in English.
  if (/^\p{Lu}/u.test(gloss) || /^\p{Lu}/u.test(head)) return gloss;
  if (!ARTICLE[own].test(head)) return bareOf(gloss, other);
  return other === 'en' ? (NO_ARTICLE.test(gloss) ? gloss : `the ${gloss}`) : null;
}

/** Whether a noun's meaning stands in the translation of its sentence; another word there is a synonym. */
const isItsMeaning = (gloss: string, translation: string | undefined, other: Language) =>
  translation === undefined ||
  !ARTICLE[other].test(gloss) ||
  splitWords(bareOf(gloss, other)).some((word) =>
    splitWords(translation).some((one) => stemOf(one) === stemOf(word)),
  );

/**
 * Wanted words with the meanings that the answer gives them, in the order in which they are wanted: each in the story's
 * own language, with the first sentence that has it in either.
 */
function wantedWords(written: readonly WrittenWord[], taught: Taught): StoryWord[] {
  const { said, translated, own, other, wanted = [] } = taught;
  const isOf = (text: string, word: string, language: Language) => {
    const [place] = placesOf(text, word, language);
    return place !== undefined && place.to - place.from >= text.replace(ARTICLE[language], '').trim().length;
  };
  return wanted.flatMap((word) => {
    const one = written.find(
      ({ word: form, lemma = '', gloss }) =>
        [form, lemma].some((text) => isOf(text, word, own)) || isOf(gloss, word, other),
    );
    if (!one) return [];
    const isOwn = [one.word, one.lemma ?? ''].some((text) => isOf(text, word, own));
    const told = isOwn ? word : one.word.trim();
    const [index, sentence = ''] =
      [...said].find(
        ([at, text]) =>
          placesOf(text, told, own).length > 0 ||
          (!isOwn && placesOf(translated.get(at) ?? '', word, other).length > 0),
      ) ?? [];
    const head = headOf({ ...one, word: told }, sentence, own);
    const gloss = glossFor(head, isOwn ? one.gloss : word, taught) ?? one.gloss.trim();
    const isUsable = [head, gloss].every((text) => lower(text) !== '' && text.length <= GLOSS_MAX_LENGTH);
    if (!isUsable || lower(head) === lower(gloss)) return [];
    const [place] = index === undefined ? [] : placesOf(sentence, told, own);
    const form = place ? sentence.slice(place.from, place.to) : null;
    return {
      word: head,
      gloss,
      ...(index !== undefined && { index }),
      ...(form !== null && lower(form) !== lower(head) && { form }),
    };
  });
}

/**
 * Valid words and questions from the end of an answer: words that occur in the story and are not too common for its
 * level, each with the index of its first sentence, and questions in both languages.
 */
export function lessonOf(
  written: { words: readonly WrittenWord[]; questions: readonly StoryQuestion[] },
  taught: Taught,
): { words: StoryWord[]; questions: StoryQuestion[] } {
  const { said, translated, own, other, level } = taught;
  const words = new Map<string, StoryWord>();
  const glosses = new Set<string>();
  for (const one of wantedWords(written.words, taught)) {
    if (words.has(lower(one.word)) || glosses.has(lower(one.gloss))) continue;
    words.set(lower(one.word), one);
    glosses.add(lower(one.gloss));
  }
  for (const one of written.words) {
    const form = one.word.trim();
    if (lower(form) === '') continue;
    const [index, sentence = ''] = [...said].find(([, text]) => holds(text, form)) ?? [];
    if (index === undefined) continue;
    const word = headOf(one, sentence, own);
    const gloss = glossFor(word, one.gloss, taught);
    const isUsable =
      gloss !== null &&
      lower(gloss) !== '' &&
      lower(word) !== lower(gloss) &&
      gloss.length <= GLOSS_MAX_LENGTH &&
      isItsMeaning(gloss, translated.get(index), other) &&
      !isTooCommon(word, own, level);
    // One meaning under one word: a second one would be a synonym.
    if (!isUsable || words.has(lower(word)) || glosses.has(lower(gloss))) continue;
    words.set(lower(word), { word, gloss, index, ...(lower(form) !== lower(word) && { form }) });
    glosses.add(lower(gloss));
  }
  const questions = written.questions.filter(
    ({ text, translation }) =>
      Math.max(text.length, translation.length) <= QUESTION_MAX_LENGTH &&
      detectLanguage(text) !== other &&
      detectLanguage(translation) !== own &&
      text !== translation,
  );
  return {
    words: [...words.values()].slice(0, WORDS),
    questions: questions.slice(0, QUESTIONS).map(({ text, translation }) => ({ text, translation })),
  };
}
