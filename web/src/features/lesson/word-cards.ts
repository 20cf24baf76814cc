import type { Language } from '../../../../contract/options.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';

/** A word of a story with what it means, and the sentence in which it stands on both sides. */
export type WordCard = {
  storyId: string;
  /** Of the sentence. */
  index: number;
  word: string;
  gloss: string;
  sentence: string;
  /** Null when the sentence has no other side. */
  translation: string | null;
  /** The title of the story. */
  title: string;
  /** Of word and sentence, and of gloss and translation. */
  language: Language;
  other: Language;
};

/** The words of a story in two languages, in its order; none of another story. */
export function wordCardsOf(
  story: Pick<Story, 'id' | 'title' | 'language' | 'sentences' | 'translation'>,
): WordCard[] {
  const { id: storyId, title, language, sentences, translation } = story;
  if (!translation) return [];
  return translation.words.flatMap(({ word, gloss, index }) => {
    const sentence = sentences.find((each) => each.index === index);
    if (!sentence) return [];
    const translated = translation.sentences.find((each) => each.index === index)?.text ?? null;
    return {
      storyId,
      index,
      word,
      gloss,
      sentence: sentence.text,
      translation: translated,
      title,
      language,
      other: translation.language,
    };
  });
}

/** Has no width and begins no formula. An apostrophe, which spreadsheets hide, would be seen on the cards of Anki. */
const WORD_JOINER = '\u2060';

/**
 * Where a spreadsheet would read the rest of a cell as a formula: at its beginning, and after what separates cells in the
 * spreadsheets of other languages, where a file like this is one column.
 */
const FORMULA = /((?:^|[;\t\r\n]) *)(?=[=+\-@＝＋－＠])/g;

const quoted = (value: string) => `"${value.replace(FORMULA, `$1${WORD_JOINER}`).replaceAll('"', '""')}"`;
const row = (values: string[]) => values.map(quoted).join(',');

/**
 * Cards as a file that Anki imports without a question: its first lines say to Anki how it is to be read, and to who opens it
 * elsewhere what stands in its columns (docs.ankiweb.net/importing/text-files.html).
 * @param names of the five columns: word, meaning, sentence, its other side, story
 */
export function wordsCsv(cards: readonly WordCard[], names: readonly string[]): string {
  const lines = cards.map(({ word, gloss, sentence, translation, title }) =>
    row([word, gloss, sentence, translation ?? '', title]),
  );
  return `${['#separator:Comma', '#html:false', `#columns:${row([...names])}`, ...lines].join('\n')}\n`;
}

/** A sentence before, in and after the first place where the word stands in it as a whole; null when it does not. */
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
