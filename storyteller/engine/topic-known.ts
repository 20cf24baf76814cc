import { type Both, linesOf, type Side } from './lexicon.ts';
import { bothOf, letters, numberOf, quoted } from './topic-line.ts';
import type { Topic } from './topic-types.ts';

/** What the lexicon knows by itself: names of tales and events, answers of questions, what an idea is. */

const NAMES = linesOf('known-names.txt').map((line) => {
  const [tag = '', ...rest] = line.split(' ');
  return { tag, name: bothOf(rest.join(' ')) };
});
const INVENTED_TITLES = NAMES.filter(({ tag }) => tag === 'said').map(({ name }) => name);

export const inventedTitle = (line: string) =>
  quoted(INVENTED_TITLES[numberOf(line) % INVENTED_TITLES.length] ?? { es: '', en: '' });

export function nameOf(tag: string, line: string): Both {
  const all = NAMES.filter((known) => known.tag === tag);
  const folded = letters(line);
  const own = all.findLast(({ name }) =>
    [name.es, name.en].some((title) =>
      ` ${folded} `.includes(` ${letters(title).replace(/^(el|la|los|las|the) /, '')} `),
    ),
  );
  return quoted((own ?? all[0])?.name ?? { es: line, en: line });
}

type Question = { words: Record<Side, string[][]>; name: Both; fact: NonNullable<Topic['fact']> };
const QUESTIONS: readonly Question[] = (() => {
  const lines = linesOf('facts.txt');
  return Array.from({ length: lines.length / 5 }, (_, index) => {
    const [words = '', name = '', first = '', second = '', test = ''] = lines.slice(5 * index, 5 * index + 5);
    const [es = '', en = ''] = words.split(' | ');
    const wordsOf = (side: string) =>
      letters(side)
        .split(' ')
        .map((choice) => choice.split('/'));
    return {
      words: { es: wordsOf(es), en: wordsOf(en) },
      name: bothOf(name),
      fact: { first: bothOf(first), second: bothOf(second), test: bothOf(test) },
    };
  });
})();

/** What an idea is, by its Spanish noun. */
export const IDEAS: ReadonlyMap<string, NonNullable<Topic['fact']>> = (() => {
  const lines = linesOf('ideas.txt');
  return new Map(
    Array.from({ length: lines.length / 4 }, (_, index) => lines.slice(4 * index, 4 * index + 4)).flatMap(
      ([nouns = '', first = '', second = '', test = '']) => {
        const fact = { first: bothOf(first), second: bothOf(second), test: bothOf(test) };
        return nouns.split('/').map((noun) => [noun, fact] as const);
      },
    ),
  );
})();

export function questionIn(line: string, side: Side): Question | null {
  const words = letters(line)
    .replace(/[¿?¡!,.]/g, '')
    .split(' ');
  // A word or its beginning: "llueve", "lluvia"; "rain", "rains".
  const stands = (choice: string) =>
    words.some((word) => word === choice || (choice.length > 3 && word.startsWith(choice)));
  return QUESTIONS.find(({ words: needed }) => needed[side].every((choices) => choices.some(stands))) ?? null;
}
