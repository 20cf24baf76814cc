import { joinPunctuation } from '../../../../../contract/join-punctuation.ts';
import type { Language, ReadingWay } from '../../../../../contract/options.ts';
import { paragraphs } from '../../../../../contract/paragraphs.ts';
import type { LaterPicture, Story } from '../../../../../contract/schemas/stories.ts';
import { otherSides } from '../../bilingual/pairs.ts';
import { questionsOf } from '../../lesson/questions-of.ts';

export type PrintedStory = Pick<
  Story,
  | 'title'
  | 'sentences'
  | 'language'
  | 'options'
  | 'scene'
  | 'picture'
  | 'laterPictures'
  | 'translation'
  | 'cast'
>;

/** Printed paragraph. `isBeside` for a translation of the previous one. With a `picture` it has no text. */
export type PrintedParagraph = { text: string; lang: Language; isBeside: boolean; picture?: LaterPicture };

/** Titles for the cover, in the reading mode. */
export function printedTitles(way: ReadingWay, { title, translation }: PrintedStory): string[] {
  const translated = translation?.title ?? null;
  if (translated === null || way === 'own') return [title];
  return way === 'other' ? [translated] : [title, translated];
}

/** Paragraphs in the reading mode, with the pictures among them; with both languages one below the other. */
export function printedParagraphs(way: ReadingWay, story: PrintedStory): PrintedParagraph[] {
  const { sentences, language, translation, laterPictures = [] } = story;
  const others = otherSides(translation?.sentences ?? []);
  const join = (texts: string[]) => joinPunctuation(texts.join(' '));
  return paragraphs(sentences).flatMap((told, at) => {
    const own = { text: join(told.map(({ text }) => text)), lang: language, isBeside: false };
    const pictures = laterPictures
      .filter(({ paragraph }) => paragraph === at)
      .map((picture) => ({ text: '', lang: language, isBeside: false, picture }));
    if (!translation || way === 'own') return [own, ...pictures];
    const { language: lang } = translation;
    if (way === 'other') {
      const text = join(told.map((sentence) => others.get(sentence.index) ?? sentence.text));
      return [{ text, lang, isBeside: false }, ...pictures];
    }
    const beside = join(told.flatMap(({ index }) => others.get(index) ?? []));
    return [own, ...(beside === '' ? [] : [{ text: beside, lang, isBeside: true }]), ...pictures];
  });
}

/** A question, in one or two languages, the story's own first where both are printed. */
export type PrintedQuestion = readonly { text: string; lang: Language }[];

/** Questions for the back cover, in the reading mode. */
export function printedQuestions(way: ReadingWay, story: PrintedStory): PrintedQuestion[] {
  const { language, translation } = story;
  return questionsOf(story).map(({ text, translation: other }) => {
    const own = { text, lang: language };
    if (!translation || way === 'own') return [own];
    const translated = { text: other, lang: translation.language };
    return way === 'other' ? [translated] : [own, translated];
  });
}
