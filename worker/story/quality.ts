import { detectLanguage } from '../../contract/detect-language.ts';
import { splitWords } from '../../contract/level/words.ts';
import { LENGTH_TABLE } from '../../contract/options.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { slopIn } from './slop-words.ts';
import { namesIn } from './typed-names.ts';

/** Automatic quality measures of a story, apart from its level. For the log only. */
export type StoryQuality = {
  /** Ratio of written to requested words. */
  length: number;
  paragraphs: number;
  /** Paragraphs that are clearly in another language. */
  foreignParagraphs: number;
  /** Requested names, and the number missing from the story. */
  names: number;
  missingNames: number;
  /** Distinctive sentences, and the number repeated word for word from earlier stories of the user. */
  sentences: number;
  repeatedSentences: number;
  /** Words that models overuse, among a thousand. */
  slop: number;
};

/** Minimum words of a distinctive sentence; shorter ones recur by chance: “Yes,” said Ana. */
const DISTINCTIVE_WORDS = 5;

const folded = (text: string) => splitWords(text).join(' ').toLowerCase();

/** Sentences that another story would contain only by repetition. */
export const distinctiveSentences = (sentences: readonly { text: string }[]): string[] =>
  sentences.map(({ text }) => folded(text)).filter((text) => text.split(' ').length >= DISTINCTIVE_WORDS);

/** @param earlier distinctive sentences of the user's last stories */
export function qualityOf(
  story: Pick<Story, 'title' | 'content' | 'sentences' | 'language' | 'options'>,
  earlier: ReadonlySet<string>,
): StoryQuality {
  const { content, language, options } = story;
  const paragraphs = content.split(/\n\n+/).filter((paragraph) => paragraph.trim() !== '');
  const isForeign = (paragraph: string) => {
    const found = detectLanguage(paragraph);
    return found !== null && found !== language;
  };
  const words = ` ${folded(`${story.title} ${content}`.replace(/['’]s\b/gu, ''))} `;
  const names = namesIn(options.childNames);
  const sentences = distinctiveSentences(story.sentences);
  return {
    length: Math.round((splitWords(content).length / LENGTH_TABLE[options.storyLength].words) * 100) / 100,
    paragraphs: paragraphs.length,
    foreignParagraphs: paragraphs.filter(isForeign).length,
    names: names.length,
    missingNames: names.filter((name) => !words.includes(` ${folded(name)} `)).length,
    sentences: sentences.length,
    repeatedSentences: sentences.filter((sentence) => earlier.has(sentence)).length,
    slop: Math.round(slopIn(content, language) * 10) / 10,
  };
}
