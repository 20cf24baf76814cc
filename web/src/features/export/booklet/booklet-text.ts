import type { Language, ReadingWay } from '../../../../../contract/options.ts';
import { paragraphs } from '../../../../../contract/paragraphs.ts';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { otherSides } from '../../bilingual/pairs.ts';
import { joinPunctuation } from '../../story-text/join-punctuation.ts';

export type PrintedStory = Pick<
  Story,
  'title' | 'sentences' | 'language' | 'options' | 'scene' | 'picture' | 'translation'
>;

/** Printed paragraph. `isBeside` for a translation of the previous one. */
export type PrintedParagraph = { text: string; lang: Language; isBeside: boolean };

/** Titles for the cover, in the reading mode. */
export function printedTitles(way: ReadingWay, { title, translation }: PrintedStory): string[] {
  const translated = translation?.title ?? null;
  if (translated === null || way === 'own') return [title];
  return way === 'other' ? [translated] : [title, translated];
}

/** Paragraphs in the reading mode; with both languages one below the other. */
export function printedParagraphs(way: ReadingWay, story: PrintedStory): PrintedParagraph[] {
  const { sentences, language, translation } = story;
  const told = paragraphs(sentences);
  const join = (texts: string[]) => joinPunctuation(texts.join(' '));
  const own = told.map((each) => ({
    text: join(each.map(({ text }) => text)),
    lang: language,
    isBeside: false,
  }));
  if (!translation || way === 'own') return own;
  const others = otherSides(translation.sentences);
  const { language: lang } = translation;
  if (way === 'other') {
    return told.map((each) => ({
      text: join(each.map(({ index, text }) => others.get(index) ?? text)),
      lang,
      isBeside: false,
    }));
  }
  return told.flatMap((each, at) => {
    const beside = join(each.flatMap(({ index }) => others.get(index) ?? []));
    return [own[at]!, ...(beside === '' ? [] : [{ text: beside, lang, isBeside: true }])];
  });
}
