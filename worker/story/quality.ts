import { detectLanguage } from '../../contract/detect-language.ts';
import { splitWords } from '../../contract/level/words.ts';
import { type Language, LENGTH_TABLE } from '../../contract/options.ts';
import type { Story } from '../../contract/schemas/stories.ts';

/** What a program can see of how good a story is, beside its level. For the log and the owner; nobody is shown it. */
export type StoryQuality = {
  /** Its words for each word that was ordered. */
  length: number;
  paragraphs: number;
  /** Paragraphs that are clearly in another language. */
  foreignParagraphs: number;
  /** Names that were asked for, and those of them that do not occur. */
  names: number;
  missingNames: number;
  /** Sentences of some length, and those of them that occur word for word in the person's earlier stories. */
  sentences: number;
  repeatedSentences: number;
  /** Worn-out phrases, which the prompt forbids. */
  cliches: number;
};

/** What the prompt says never to write, as far as words alone tell it. */
export const CLICHES: Record<Language, readonly RegExp[]> = {
  es: [
    /(?<!\p{L})(?:érase|había) una vez\b/giu,
    /\bcolorín,? colorado\b/giu,
    /\bvivieron felices\b/giu,
    /\b(?:solo|sólo) (?:fue|había sido|era) un sueño\b/giu,
    /\baprendi(?:ó|eron) (?:que|la lección)\b/giu,
    /\b(?:ojos|estrellas)(?: \p{L}+)? (?:brillantes|titila\p{L}{0,9}|chispea\p{L}{0,9})/giu,
    /\b(?:susurr\p{L}{1,9} del? viento|viento susurr\p{L})/giu,
    /\bel corazón lleno de\b/giu,
    /\bbúho sabio\b|\bsabio búho\b/giu,
  ],
  en: [
    /\bonce upon a time\b/giu,
    /\bhappily ever after\b/giu,
    /\bit (?:was|had been) (?:all|only|just) a dream\b/giu,
    /\blearn(?:ed|t) (?:that|a (?:valuable )?lesson)\b/giu,
    /\b(?:twinkling|sparkling) (?:eyes|stars)\b|\b(?:eyes|stars) (?:twinkled|sparkled)\b/giu,
    /\bwhisper\p{L}{0,9} (?:of the )?wind\b|\bwind whispered\b/giu,
    /\bheart (?:was )?(?:full of|filled with)\b/giu,
    /\bwise old owl\b/giu,
  ],
};

/** Shorter sentences say nothing of their own: “Yes,” said Ana. */
const WORDS_OF_ITS_OWN = 5;

const folded = (text: string) => splitWords(text).join(' ').toLowerCase();

/** The sentences of a story that another would have only by repeating them. */
export const tellingSentences = (sentences: readonly { text: string }[]): string[] =>
  sentences.map(({ text }) => folded(text)).filter((text) => text.split(' ').length >= WORDS_OF_ITS_OWN);

/** The names in what a parent typed: between commas, *and*s and the like. */
export const namesIn = (typed: string): string[] =>
  typed
    .split(/[,;/&+]|\s(?:y|e|and)\s/iu)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** @param earlier sentences of the person's last stories, as `tellingSentences` gives them */
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
  const sentences = tellingSentences(story.sentences);
  return {
    length: Math.round((splitWords(content).length / LENGTH_TABLE[options.storyLength].words) * 100) / 100,
    paragraphs: paragraphs.length,
    foreignParagraphs: paragraphs.filter(isForeign).length,
    names: names.length,
    missingNames: names.filter((name) => !words.includes(` ${folded(name)} `)).length,
    sentences: sentences.length,
    repeatedSentences: sentences.filter((sentence) => earlier.has(sentence)).length,
    cliches: CLICHES[language].reduce((total, phrase) => total + (content.match(phrase)?.length ?? 0), 0),
  };
}
