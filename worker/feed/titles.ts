import { LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { withoutPiledMarks } from '../../contract/typed-text.ts';
import { fold } from '../story/search-words.ts';
import { FEED_WORDS } from './words.ts';

type Titled = {
  title: string;
  /** The story's title. */
  language: Language;
  options: Pick<StoryRequest, 'topic' | 'childNames'>;
  /** The family's day when it was written, `2026-11-29`. */
  day: string;
  /** Number among the stories of that day, and among those of the same title. */
  dayNumber: number;
  titleNumber: number;
};

/** Articles that turn the next word into a common noun. Without "el" and "la", which many families put before names. */
const ARTICLES = 'un una unos unas a an some the'.split(' ');
const JOINS = new Set(['y', 'e', 'and']);

/** Words that are not names, though a title may begin with them. */
const COMMON = new Set([
  ...ARTICLES,
  ...'el la los las lo al del de en y e o u ni que con sin por para como cuando donde quien a su sus mi mis tu tus se no si'.split(
    ' ',
  ),
  ...'este esta estos estas ese esa muy mas cuento cuentos historia historias nino nina ninos ninas hijo hija'.split(
    ' ',
  ),
  ...'of in on at to and or but with without for from by as my your his her its our their is are was who what'.split(
    ' ',
  ),
  ...'when where how this that story stories tale tales boy girl child children son daughter about not'.split(
    ' ',
  ),
]);

type Word = { folded: string; isCapital: boolean; place: number };

/** Words of a text, without punctuation. */
const wordsOf = (text: string): Word[] =>
  (
    withoutPiledMarks(text)
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word, place) => ({
    folded: fold(word),
    isCapital: /^\p{Lu}/u.test(word),
    place,
  }));

/**
 * Whether a title may contain a child's name: one of the typed names, or a word of the topic that is capitalised there
 * or in the title. An English title capitalises most words, so that a word of the topic in it counts unless the topic
 * says "a dragon".
 */
function mayNameChild(title: string, options: Titled['options']): boolean {
  const { names, typed } = typedWords(options);
  return wordsOf(title).some(({ folded, isCapital }) => {
    if (names.has(folded)) return true;
    const word = typed.get(folded);
    if (!word || COMMON.has(folded)) return false;
    return word.asName || (isCapital && !word.afterArticle);
  });
}

/** Typed names, and the spellings of each word in the topic. */
function typedWords({ topic, childNames }: Titled['options']) {
  const names = new Set(wordsOf(childNames).flatMap(({ folded }) => (JOINS.has(folded) ? [] : [folded])));
  const topicWords = wordsOf(topic);
  const typed = new Map<string, { asName: boolean; afterArticle: boolean }>();
  for (const { folded, isCapital, place } of topicWords) {
    const before = typed.get(folded);
    const followsArticle = !isCapital && ARTICLES.includes(topicWords[place - 1]?.folded ?? '');
    typed.set(folded, {
      // The first word of a topic is capitalised in any case.
      asName: before?.asName || (isCapital && place > 0),
      afterArticle: before?.afterArticle || followsArticle,
    });
  }
  return { names, typed };
}

/**
 * A function that replaces what may be a child's name by its initial, as newspapers do. A word that the story also
 * writes in small letters is a noun there: "Luna" is replaced, "la luna" is not.
 * @param texts the whole story
 */
export function initialsForNames(
  texts: readonly string[],
  options: Titled['options'],
): (text: string) => string {
  const { names, typed } = typedWords(options);
  const words = wordsOf(texts.join('\n'));
  const inSmall = new Set(words.flatMap(({ folded, isCapital }) => (isCapital ? [] : [folded])));
  const inCapital = new Set(words.flatMap(({ folded, isCapital }) => (isCapital ? [folded] : [])));
  const isName = (told: string) => {
    const [word] = wordsOf(told);
    if (!word) return false;
    const { folded, isCapital } = word;
    if (names.has(folded)) return isCapital || !inCapital.has(folded);
    const inTopic = typed.get(folded);
    if (!inTopic || !isCapital || COMMON.has(folded)) return false;
    return inTopic.asName || !(inTopic.afterArticle || inSmall.has(folded));
  };
  return (text) =>
    text.replace(/([\p{L}\p{N}][\p{L}\p{N}\p{M}]*)\.?/gu, (found, word: string) =>
      isName(word) ? `${[...word][0]!.toUpperCase()}.` : found,
    );
}

/** Date of a story, in its language. */
export const dateOf = ({ language, day }: Pick<Titled, 'language' | 'day'>): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/**
 * Title of an episode. One that may contain a child's name is replaced by the date of the story, in the story's
 * language, unless the user wants names shown: anyone with the address can read it. Made of stored facts of the story
 * alone, so that it stays; a later story of the same day or title has its number, since apps take two episodes of one
 * title and day for one (github.com/AntennaPod/AntennaPod/issues/5598).
 */
export function episodeTitle(story: Titled, showsNames: boolean): string {
  const isShown = showsNames || !mayNameChild(story.title, story.options);
  const title = isShown ? story.title : FEED_WORDS[story.language].untitled(dateOf(story));
  const number = isShown ? story.titleNumber : story.dayNumber;
  return number === 1 ? title : `${title} · ${number}`;
}
