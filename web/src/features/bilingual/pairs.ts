import type { ReadingWay } from '../../../../contract/options.ts';
import { paragraphs } from '../../../../contract/paragraphs.ts';
import type { Story, TranslatedSentence } from '../../../../contract/schemas/stories.ts';

/** Translations by sentence index. */
export type OtherSides = ReadonlyMap<number, string>;

export const otherSides = (translated: readonly TranslatedSentence[]): OtherSides =>
  new Map(translated.map(({ index, text }) => [index, text]));

/** Title and text of a story in the reading mode, for copying and files. Untranslated sentences stay in the story's language. */
export function textIn(
  way: ReadingWay,
  story: Pick<Story, 'title' | 'content' | 'sentences' | 'translation'>,
): { title: string; content: string } {
  const { title, content, sentences, translation } = story;
  if (!translation || way === 'own') return { title, content };
  const others = otherSides(translation.sentences);
  const told = paragraphs(sentences);
  if (way === 'other') {
    return {
      title: translation.title ?? title,
      content: told
        .map((each) => each.map(({ index, text }) => others.get(index) ?? text).join(' '))
        .join('\n\n'),
    };
  }
  return {
    title: translation.title === null ? title : `${title}\n${translation.title}`,
    content: told
      .map((each) => each.map(({ index, text }) => bothSides(text, others.get(index))).join('\n\n'))
      .join('\n\n\n'),
  };
}

const bothSides = (text: string, other: string | undefined) =>
  other === undefined ? text : `${text}\n${other}`;
