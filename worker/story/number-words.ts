import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';

const values = (words: string, ...numbers: number[]): [string, number][] =>
  words.split(' ').map((word, position) => [word, numbers[position]!]);
const from = (words: string, first: number, step = 1): [string, number][] =>
  words.split(' ').map((word, position) => [word, first + position * step]);

/** Number words. One and two are left out, since they are also articles and pairs. */
const VALUES: Record<Language, ReadonlyMap<string, number>> = {
  es: new Map([
    ...from('uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 1),
    ...from('dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés', 16),
    ...from('veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve', 24),
    ...from('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
    ...from('doscientos trescientos cuatrocientos quinientos seiscientos', 200, 100),
    ...from('doscientas trescientas cuatrocientas quinientas seiscientas', 200, 100),
    ...from('setecientos ochocientos novecientos', 700, 100),
    ...values('un una veintiún cien ciento mil', 1, 1, 21, 100, 100, 1000),
  ]),
  en: new Map([
    ...from('one two three four five six seven eight nine ten eleven twelve thirteen fourteen', 1),
    ...from('fifteen sixteen seventeen eighteen nineteen twenty', 15),
    ...from('thirty forty fifty sixty seventy eighty ninety hundred', 30, 10),
    ...values('a thousand', 1, 1000),
  ]),
};
const LINK: Record<Language, string> = { es: 'y', en: 'and' };
const HUNDRED = 100;
const THOUSAND = 1000;
/** Smallest compared number: below it languages differ, as in *both*, *a couple*, *one day*. */
const LEAST = 3;

/** Words and parts of hyphenated words between two punctuation marks. */
const partsOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\s'’-]+/u)
    .map((part) => splitWords(part).flatMap((word) => word.split('-')));

/**
 * Numbers from three upwards in a text, in figures or words, sorted: *ciento doce* and *a hundred and twelve* are both
 * 112.
 */
export function numbersIn(text: string, language: Language): number[] {
  return partsOf(text)
    .flatMap((words) => numbersOf(words, language))
    .filter((number) => number >= LEAST)
    .sort((one, other) => one - other);
}

function numbersOf(words: readonly string[], language: Language): number[] {
  const valueIn = (word: string | undefined) => VALUES[language].get(word ?? '');
  const found: number[] = [];
  let total = 0;
  let group = 0;
  let isOpen = false;
  const close = () => {
    if (isOpen) found.push(total + group);
    total = 0;
    group = 0;
    isOpen = false;
  };
  for (const [position, word] of words.entries()) {
    const value = valueIn(word);
    if (/^\d+$/.test(word)) {
      close();
      found.push(Number(word));
    } else if (value === undefined) {
      // *treinta y cinco*, *a hundred and twelve*; but *tres y cuatro* are two.
      const isLink = word === LINK[language] && isOpen && group + total >= 20;
      if (!isLink || valueIn(words[position + 1]) === undefined) close();
    } else {
      if (value === THOUSAND) {
        total += Math.max(group, 1) * THOUSAND;
        group = 0;
      } else if (value === HUNDRED && language === 'en' && group > 0) {
        group *= HUNDRED;
      } else {
        // *dos tres*: the next word begins a new number.
        if (group > 0 && value >= smallestPart(group)) close();
        group += value;
      }
      isOpen = true;
    }
  }
  close();
  return found;
}

/** Upper limit of the next part of the same number: after *treinta* a digit, after *cien* tens. */
function smallestPart(group: number): number {
  if (group % HUNDRED === 0) return HUNDRED;
  if (group % 10 === 0 && group % HUNDRED >= 20) return 10;
  return 0;
}
