import type { Language } from '../../../../contract/options.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';

/** A word of a story with its meaning, and both sides of its sentence. */
export type WordCard = {
  storyId: string;
  /** Index of the sentence; null for a wanted word that is in none. */
  index: number | null;
  word: string;
  /** As it stands in the sentence. */
  form: string;
  gloss: string;
  /** Empty for a wanted word that is in none. */
  sentence: string;
  /** Null when the sentence has no translation. */
  translation: string | null;
  /** Title of the story. */
  title: string;
  /** Language of word and sentence; `other` is that of gloss and translation. */
  language: Language;
  other: Language;
};

/** Word cards of a bilingual story in its order; none of another story. */
export function wordCardsOf(
  story: Pick<Story, 'id' | 'title' | 'language' | 'sentences' | 'translation'>,
): WordCard[] {
  const { id: storyId, title, language, sentences, translation } = story;
  if (!translation) return [];
  return translation.words.flatMap(({ word, form, gloss, index }) => {
    const sentence = sentences.find((each) => each.index === index);
    if (!sentence && index !== undefined) return [];
    const translated = translation.sentences.find((each) => each.index === index)?.text ?? null;
    return {
      storyId,
      index: index ?? null,
      word,
      form: form ?? word,
      gloss,
      sentence: sentence?.text ?? '',
      translation: translated,
      title,
      language,
      other: translation.language,
    };
  });
}

/** Has no width and starts no formula. An apostrophe, which spreadsheets hide, would be visible on Anki's cards. */
const WORD_JOINER = '\u2060';

/**
 * Positions where a spreadsheet would start a formula: at the beginning of a cell, and after the separators of
 * spreadsheets in other languages, where this file is one column.
 */
const FORMULA = /((?:^|[;\t\r\n]) *)(?=[=+\-@＝＋－＠])/g;

const quoted = (value: string) => `"${value.replace(FORMULA, `$1${WORD_JOINER}`).replaceAll('"', '""')}"`;
const row = (values: string[]) => values.map(quoted).join(',');

/**
 * Cards as a file that Anki imports without a question: its first lines have the import settings, and the column names
 * for other readers (docs.ankiweb.net/importing/text-files.html).
 * @param names of the five columns: word, meaning, sentence, translation, story
 */
export function wordsCsv(cards: readonly WordCard[], names: readonly string[]): string {
  const lines = cards.map(({ word, gloss, sentence, translation, title }) =>
    row([word, gloss, sentence, translation ?? '', title]),
  );
  return `${['#separator:Comma', '#html:false', `#columns:${row([...names])}`, ...lines].join('\n')}\n`;
}

/** A sentence before, in and after the first occurrence of the whole word; null without one. */
export function partsAround(sentence: string, word: string): [string, string, string] | null {
  const at = placeOf(sentence.toLowerCase(), word.toLowerCase());
  if (at === null) return null;
  return [sentence.slice(0, at), sentence.slice(at, at + word.length), sentence.slice(at + word.length)];
}

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);

function placeOf(sentence: string, word: string): number | null {
  if (word === '') return null;
  for (let at = sentence.indexOf(word); at >= 0; at = sentence.indexOf(word, at + 1)) {
    if (!isLetter(sentence[at - 1]) && !isLetter(sentence[at + word.length])) return at;
  }
  return null;
}
