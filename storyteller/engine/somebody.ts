import { verbsAt } from './grammar.ts';
import { adjectiveAt, nounAt, phraseAt, type Side } from './lexicon.ts';
import { EMPTY, PEOPLE } from './told-whole.ts';
import { letters } from './topic-line.ts';

/** Whether somebody is in a topic whom no noun of the lexicon names: "operan a leo", "saskia is ill". */

/** What stands before a name, and seldom before an unknown thing. */
const BEFORE: Record<Side, RegExp> = {
  es: /^(?:a|con|y|e|pequeñ[oa]|señora?|don|doña|tío|tía|llamad[oa])$/iu,
  en: /^(?:and|with|to|when|because|if|but|mr|mrs|miss|called|named|says|tells|asks|why)$/iu,
};

/** What stands after a name that begins a line, besides verbs. */
const AFTER: Record<Side, RegExp> = {
  es: /^(?:y|e|no|ya|se|está|esta|tiene|ha|es|va)$/iu,
  en: /^(?:and|is|was|has|had|isn't|hasn't|can't|cannot|doesn't|didn't|won't|will|got|gets)$/iu,
};
const isWord = (word: string, side: Side): boolean =>
  nounAt([word], 0, side) !== null || adjectiveAt([word], 0, side) !== null || verbsAt(word, side).length > 0;

/** @param line as it was typed, in capitals or not */
export function namesSomebody(line: string, side: Side): boolean {
  const owners = new Set([...line.matchAll(/(\p{L}+)[’']s(?!\p{L})/gu)].map(([, owner = '']) => owner));
  const words = line
    .replace(/[’']s(?!\p{L})/gu, '')
    .split(/[^\p{L}’'-]+/u)
    .filter((word) => word !== '');
  return words.some((word, at) => {
    const small = word.toLocaleLowerCase();
    if (EMPTY[side].has(small) || small.length < 3 || phraseAt(words, at, side)) return false;
    const isKnownName = PEOPLE.has(letters(word));
    const next = words[at + 1] ?? '';
    const isFirst = at === 0 && (verbsAt(next, side).length > 0 || AFTER[side].test(next));
    const isBare = isFirst || BEFORE[side].test(words[at - 1] ?? '');
    // "Leo" is read and "Rosa" a colour, but not of whom it is said.
    if (isWord(small, side))
      return isKnownName && (isFirst || owners.has(word) || /^(?:a|con|to|with)$/i.test(words[at - 1] ?? ''));
    if (isKnownName) return true;
    // "Bunsen burner".
    const isCompound = side === 'en' && nounAt(words, at + 1, side) !== null;
    return isBare && !isCompound && !/(?:mente|ly|ing|ed|ad[oa]s?|id[oa]s?)$/.test(small);
  });
}
