import type { Language } from '../../../../contract/options.ts';
import type { Story, StoryQuestion } from '../../../../contract/schemas/stories.ts';

export type Asked = Pick<Story, 'sentences' | 'cast' | 'language' | 'translation'>;

/** Words of the question in the languages of the story, which may not be the page's. */
const QUESTIONS: Record<Language, (words: string) => string> = {
  es: (words) => `¿Quién lo dijo? «${words}»`,
  en: (words) => `Who said it? “${words}”`,
};

/** Length in words of an utterance to ask about: shorter ones are anybody's, longer ones a test of memory. */
const WORDS = { min: 4, max: 14 };

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Article of a figure's name: *el zorro*, *the fox*. */
const ARTICLE = /^(el|la|los|las|the)\s/i;

/** Without the comma or colon before the narrator's words. */
const quoted = (text: string) => text.trim().replace(/[,;:]$/, '');

/**
 * One question about who spoke: the longest utterance that only one figure could have said, with its translation. Null
 * for a story with fewer than two figures, and when none is clear: too short, said by two, or with a figure's name.
 */
export function whoSaidIt({ sentences, cast = [], language, translation }: Asked): StoryQuestion | null {
  const others = new Map(translation?.sentences.map((side) => [side.index, side]));
  const said = sentences.flatMap(({ index, text, speech = [] }) =>
    speech.map(({ by, start, end }, place) => {
      const other = others.get(index);
      const span = other?.speech?.length === speech.length ? other.speech[place] : undefined;
      const isSame = span?.by === by;
      return {
        by,
        text: quoted(text.slice(start, end)),
        translation: other && isSame ? quoted(other.text.slice(span.start, span.end)) : null,
      };
    }),
  );
  if (new Set(said.map(({ by }) => by)).size < 2) return null;
  const names = new Set(
    cast.flatMap(({ name, translatedName = '' }) =>
      [name, translatedName].flatMap((each) => wordsOf(each.replace(ARTICLE, ''))),
    ),
  );
  const key = (text: string) => wordsOf(text).join(' ');
  const candidates = said.filter((one) => {
    const words = wordsOf(one.text);
    return (
      words.length >= WORDS.min &&
      words.length <= WORDS.max &&
      !(translation && one.translation === null) &&
      ![one.text, one.translation ?? ''].flatMap(wordsOf).some((word) => names.has(word)) &&
      !said.some((other) => other.by !== one.by && key(other.text).includes(key(one.text)))
    );
  });
  const [longest] = [...candidates].sort((one, other) => other.text.length - one.text.length);
  if (!longest) return null;
  return {
    text: QUESTIONS[language](longest.text),
    translation: translation ? QUESTIONS[translation.language](longest.translation ?? '') : '',
  };
}
