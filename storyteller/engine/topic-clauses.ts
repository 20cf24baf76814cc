import { nounPhraseAt, verbsAt } from './grammar.ts';
import type { Side } from './lexicon.ts';

/** Two clauses of a topic, of which one is told: "nací en Perú y me gusta el fútbol". */

const AND: Record<Side, RegExp> = {
  es: /^(?:y|e|pero|así|entonces)$/iu,
  en: /^(?:and|but|so|then)$/iu,
};
const PRONOUN: Record<Side, RegExp> = {
  es: /^(?:él|ella|ell[oa]s)$/iu,
  en: /^(?:he|she|they|it)$/iu,
};
/** After a reason. */
const THUS = /^(?:así|entonces|so|then)$/iu;
const NAME = /^\p{Lu}\p{L}*$/u;

/** Who somebody is, what it has or is called: nothing that a plot would need. */
const PLAIN: Record<Side, RegExp> = {
  es: /^(?!(?:me|nos) (?:llev|d[aio]|hac|pon|tra))(?:\p{L}+ ){0,4}(?:soy|somos|es|son|está|estoy|están|estamos|tengo|tiene|tienen|tenemos|llevo|lleva|llevan|hablo|habla|hablan|hablamos|v(?:oy|a) en silla|nací|nació|nacimos|nacieron|vengo|viene|venimos|vienen|uso|usa|usan|(?:me|se) llam[oa]|(?:me|la|lo) adoptaron|cumpl[oe]|me siento|se siente|(?:me|le|nos|les) (?:gustan?|encantan?))(?!\p{L})/iu,
  en: /^(?:[\p{L}’']+ ){0,4}(?:am|is|are|i[’']m|we[’']re|(?:he|she)[’']s|was|were|have|has|wear|wears|speaks?|uses?|comes?|live|lives|feels?|turns?|likes?|loves?)(?!\p{L})/iu,
};

export type Clauses = { cores: string[]; other: string; isPlain: boolean };

const hasVerb = (words: readonly string[], side: Side): boolean =>
  words.some((word) => verbsAt(word, side).length > 0 || PLAIN[side].test(word));

/** Who a clause is about: "mi hermana Lola". */
function subjectOf(words: readonly string[], side: Side): string[] {
  const found = nounPhraseAt(words, 0, side);
  if (!found) return NAME.test(words[0] ?? '') ? words.slice(0, 1) : [];
  const length = found.length + (NAME.test(words[found.length] ?? '') ? 1 : 0);
  return words.slice(0, length);
}

/**
 * The clauses of a line, each time one with the other beside it: first what somebody does, then what it is. A clause
 * without a subject of its own has that of the first.
 */
export function clausesOf(line: string, side: Side): Clauses[] {
  const words = line.split(' ');
  // What is asked is no deed.
  if (/(?<!\p{L})(?:why|por qu[eé]|pregunta\p{L}*|asks?)(?!\p{L})/iu.test(line)) return [];
  return words.flatMap((word, at) => {
    if (at < 1 || at > words.length - 2 || !AND[side].test(word.replace(/,$/, ''))) return [];
    const left = words.slice(0, at);
    const right = words.slice(/^que$/iu.test(words[at + 1] ?? '') ? at + 2 : at + 1);
    if (!hasVerb(left, side) || !hasVerb(right, side)) return [];
    const first = left.join(' ').replace(/,$/, '');
    const subject = subjectOf(left, side);
    const own = PRONOUN[side].test(right[0] ?? '') ? right.slice(1) : right;
    // "Granny's knee is playing up but she still dances".
    const isOwner =
      PRONOUN[side].test(right[0] ?? '') && /’s|'s|(?<!\p{L})del?(?!\p{L})/u.test(subject.join(' '));
    const shared = subject.length > 0 && !isOwner ? [[...subject, ...own].join(' ')] : [];
    const second = right.join(' ');
    const begin = { cores: [first], other: second, isPlain: PLAIN[side].test(second) };
    const end = { cores: [...shared, second], other: first, isPlain: PLAIN[side].test(first) };
    if (THUS.test(word)) return [end];
    return end.isPlain ? [end, begin] : [begin, end];
  });
}
