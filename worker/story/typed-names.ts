import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { CHILDREN } from './name-words.ts';
import { fold } from './search-words.ts';

/** Separators of a list of names. */
const BETWEEN = /[,;/&+]|\s(?:y|e|and)\s/iu;
/** Remarks about an age, which are no names: *Ana (6 años)*. */
const REMARK = /^(?:\d+|años?|meses|years?|months?|old)$/iu;

/** Words that join the parts of one name, folded. */
export const JOINING: ReadonlySet<string> = new Set(
  'de del la las los el y e i and the of da do dos van von'.split(' '),
);

/** Words before a name, as in *mi hija Ana*, folded. */
const BEFORE_NAME = new Set(
  (
    'mi mis nuestro nuestra el la los las my our the familia family hijo hija hermano hermana nino nina bebe primo ' +
    'prima peque son daughter brother sister boy girl baby cousin little'
  )
    .split(' ')
    .concat(CHILDREN.map(fold)),
);

/** First words of names that have two, folded. */
const BEGINS_DOUBLE = new Set(
  (
    'maria mª m.ª ma. jose juan ana luis miguel jesus rosa fco fco. fca fca. ' +
    'mary anna anne ann jean john billy sarah emma'
  ).split(' '),
);

/** A word of letters, digits, hyphens and apostrophes, or an abbreviated first name: *M.ª*, *Ma.*, *Fco.* */
const WORD = /(?<![\p{L}\p{M}\p{N}])(?:m\.ª|(?:ma|fco|fca)\.)|[\p{L}\p{M}\p{N}'’-]+/giu;

/** Words of one part of the list, which other characters separate. */
const wordsOfName = (part: string): string[] =>
  (part.match(WORD) ?? [])
    .map((word) => word.replace(/^['’-]+|['’-]+$/gu, ''))
    .filter((word) => word !== '' && !REMARK.test(word));

/** Parts of a typed list, without the words before a name: *mi hija Ana* is *Ana*. */
export function partsOf(typed: string): string[][] {
  return typed
    .split(BETWEEN)
    .map((part) => {
      const words = wordsOfName(part);
      const first = words.findIndex((word) => !BEFORE_NAME.has(fold(word)));
      return first > 0 ? words.slice(first) : words;
    })
    .filter((words) => words.some((word) => /\p{L}/u.test(word)));
}

/** Capitals of a name that was typed in small or in capital letters only. */
function cased(word: string): string {
  const isShouted = word.length > 2 && word === word.toLocaleUpperCase();
  if (JOINING.has(fold(word)) || (word !== word.toLocaleLowerCase() && !isShouted)) return word;
  return word.charAt(0).toLocaleUpperCase() + word.slice(1).toLocaleLowerCase();
}

/** The name by which a story calls a child, without surnames: two words of a double name, otherwise the first. */
function calledName(words: readonly string[]): string {
  const isJoined = words.some((word, position) => position > 0 && JOINING.has(fold(word)));
  const first = words[0]!;
  // An initial alone names nobody: *M. Carmen*.
  const most = BEGINS_DOUBLE.has(fold(first)) || [...first].length === 1 ? 2 : 1;
  const kept = isJoined ? words : words.slice(0, most);
  // *Ana Ana* is typed twice by mistake.
  return [...new Set(kept.map(cased))].join(' ');
}

/** Names in a typed list, each once, as the story calls the children: separated by commas, *and* and the like. */
export const namesIn = (typed: string): string[] => [...new Set(partsOf(typed).map(calledName))];

/** The request of a story with all typed names that its text may have: those of earlier nights of its series, too. */
export const withEarlierNames = <Request extends Pick<StoryRequest, 'childNames'>>(
  request: Request,
  earlierNames: string | undefined,
): Request =>
  earlierNames
    ? { ...request, childNames: [request.childNames, earlierNames].filter(Boolean).join(', ') }
    : request;
