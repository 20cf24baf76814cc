import { detectLanguage } from '../../contract/detect-language.ts';
import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';
import type { StoryQuestion, StoryWord } from '../../contract/schemas/stories.ts';

/** Maximum number of words and of questions. */
const WORDS = 8;
const QUESTIONS = 3;
/** Maximum lengths in characters: a gloss is a few words, a question one sentence. */
const GLOSS_MAX_LENGTH = 60;
const QUESTION_MAX_LENGTH = 200;

const lower = (text: string) => splitWords(text.toLowerCase()).join(' ');
const holds = (text: string, part: string) => ` ${lower(text)} `.includes(` ${lower(part)} `);

/**
 * Valid words and questions from the end of an answer: words that occur in the story, each with the index of its first
 * sentence, and questions in both languages.
 * @param said sentences of the story by index
 */
export function lessonOf(
  written: { words: readonly { word: string; gloss: string }[]; questions: readonly StoryQuestion[] },
  said: ReadonlyMap<number, string>,
  own: Language,
  other: Language,
): { words: StoryWord[]; questions: StoryQuestion[] } {
  const words = new Map<string, StoryWord>();
  for (const { word, gloss } of written.words) {
    const [index] = [...said].find(([, text]) => holds(text, word)) ?? [];
    const isUsable =
      lower(word) !== '' &&
      lower(gloss) !== '' &&
      lower(word) !== lower(gloss) &&
      gloss.length <= GLOSS_MAX_LENGTH;
    if (index !== undefined && isUsable && !words.has(lower(word)))
      words.set(lower(word), { word: word.trim(), gloss: gloss.trim(), index });
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
