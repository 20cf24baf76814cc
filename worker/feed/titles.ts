import { LANGUAGE_TABLE, type Language } from '../../contract/options.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { withoutPiledMarks } from '../../contract/typed-text.ts';
import { fold } from '../story/search-words.ts';
import { FEED_WORDS } from './words.ts';

type Titled = {
  title: string;
  /** Of the story. */
  language: Language;
  options: Pick<StoryRequest, 'topic' | 'childNames'>;
  writtenAt: number;
};

/** Before a word in small letters they make it a noun. Not "el" and "la", which many families put before names. */
const ARTICLES = 'un una unos unas a an some the'.split(' ');
const JOINS = new Set(['y', 'e', 'and']);

/** Words that are no name, though a title may begin with them. */
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

/** The words of a text, without marks. */
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
 * Whether a title may name a child: one of the names that were typed, or a word of the topic that is written like a
 * name there or in the title. A title in English writes most words with a capital, so that a word of the topic in it
 * counts unless the topic says "a dragon".
 */
function mayNameChild(title: string, { topic, childNames }: Titled['options']): boolean {
  const names = new Set(wordsOf(childNames).flatMap(({ folded }) => (JOINS.has(folded) ? [] : [folded])));
  const topicWords = wordsOf(topic);
  /** Of each word of the topic, how it is written there. */
  const typed = new Map<string, { asName: boolean; afterArticle: boolean }>();
  for (const { folded, isCapital, place } of topicWords) {
    const before = typed.get(folded);
    const followsArticle = !isCapital && ARTICLES.includes(topicWords[place - 1]?.folded ?? '');
    typed.set(folded, {
      // The first word of a topic has a capital in any case.
      asName: before?.asName || (isCapital && place > 0),
      afterArticle: before?.afterArticle || followsArticle,
    });
  }
  return wordsOf(title).some(({ folded, isCapital }) => {
    if (names.has(folded)) return true;
    const word = typed.get(folded);
    if (!word || COMMON.has(folded)) return false;
    return word.asName || (isCapital && !word.afterArticle);
  });
}

/** The day of a story, in its language. */
export const dayOf = ({ language, writtenAt }: Pick<Titled, 'language' | 'writtenAt'>): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    writtenAt,
  );

/**
 * The title of an episode. One that may name a child is told as the day of the story, in the story's language, unless
 * the person wants names shown: whoever gets the address reads it.
 */
export function episodeTitle(story: Titled, showsNames: boolean): string {
  if (showsNames || !mayNameChild(story.title, story.options)) return story.title;
  return FEED_WORDS[story.language].untitled(dayOf(story));
}
