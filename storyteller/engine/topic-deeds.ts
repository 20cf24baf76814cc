import { type Doing, doingAt, nounPhraseAt, type Owner } from './grammar.ts';
import { type Both, nounAt, type Side } from './lexicon.ts';
import { letters } from './topic-line.ts';
import { type Grammar, nounsOf } from './topic-nouns.ts';
import * as known from './topic-words.ts';

/** Deeds of a topic that name no hero. */

/** "My dog and I": whom something is done with. */
const COMPANION: Record<Side, RegExp> = {
  es: /^((?:mis?|el|la) \p{L}+|papá|mamá|papi|mami) y yo (.+)$/iu,
  en: /^(my \p{L}+|\p{Lu}\p{L}+) and i (.+)$/iu,
};
const FIRST_PERSON: Record<Side, RegExp> = {
  es: /^(?:hoy |ayer |mañana |el domingo |el sábado |los domingos |los sábados |en verano |en navidad |la semana pasada )?(?:(?:mi )?\p{L}+ y yo |yo |nosotros |nosotras )?(.+)$/iu,
  en: /^(?:today |yesterday |tomorrow |on sundays? |on saturdays? |in summer |at christmas |last week )?(?:(?:my )?\p{L}+ and i|me and my \p{L}+|i|we) (.+)$/iu,
};

/** Something that is done: "hacer tortitas", "making pancakes on Sunday", "we went to the zoo". */
export function activityIn(words: readonly string[], side: Side, owner: Owner): Doing | null {
  const straight =
    doingAt(words, side, owner, 'infinitive') ??
    (side === 'en' ? doingAt(words, side, owner, 'gerund') : null);
  if (straight) return straight;
  const lower = letters(words[0] ?? '');
  if (side === 'es' && /^(voy|vamos|fuimos|fui)$/.test(lower) && /^a$/i.test(words[1] ?? '')) {
    const next = doingAt(words.slice(2), side, owner, 'infinitive');
    if (next) return next;
  }
  if (side === 'en' && /^to$/i.test(words[0] ?? ''))
    return doingAt(words.slice(1), side, owner, 'infinitive');
  const line = words.join(' ');
  const [, who = '', where = ''] = COMPANION[side].exec(line) ?? [];
  if (where !== '' && nounsOf(who.split(' '), side, 'fa').length > 0) {
    const there = where.split(' ');
    const day =
      side === 'es' ? ['pasar', 'el', 'día', ...there, 'con'] : ['spend', 'the', 'day', ...there, 'with'];
    const together = doingAt([...day, ...who.split(' ')], side, owner, 'infinitive');
    if (together) return together;
  }
  // "Mi abuelo me enseña a pescar", "my sister teaches me to swim".
  const [, teacher = '', taught = ''] = known.TAUGHT[side].exec(line) ?? [];
  if (taught !== '' && nounsOf(teacher.split(' '), side, 'f').length > 0) {
    const lesson = [...taught.split(' '), side === 'es' ? 'con' : 'with', ...teacher.split(' ')];
    const together = doingAt(lesson, side, owner, 'infinitive');
    if (together) return together;
  }
  // "Martina estrena patines", "Molly gets new skates".
  const named = /^(?:\p{Lu}\p{L}+(?:, | y | and | e ))*(\p{Lu}\p{L}+) (.+)$/u.exec(line);
  if (named && nounAt([named[1] ?? ''], 0, side) === null) {
    const alone = doingAt((named[2] ?? '').split(' '), side, owner, 'finite');
    if (alone) return alone;
  }
  const [, own] = FIRST_PERSON[side].exec(line) ?? [];
  return own === undefined ? null : doingAt(own.split(' '), side, owner, 'first');
}

/** What a figure wants, cannot or dreams of. */
export function wantedIn(line: string, side: Side, owner: Owner): Doing | null {
  const [, rest] = known.WANTS[side].exec(line) ?? [];
  if (rest === undefined) return null;
  const words = rest.split(' ');
  return (
    doingAt(words, side, owner, 'infinitive') ??
    (side === 'en' ? doingAt(words, side, owner, 'gerund') : null)
  );
}

/** "Your room" is nobody's in a story of one of the children. */
export const isYours = ({ es, en }: Both) => /(?<!\p{L})(?:your|tus?)(?!\p{L})/iu.test(`${en} ${es}`);

/** Nouns of persons that are the same for a woman and a man: "astronauta", "detective". */
const OF_BOTH = /(?:ista|nauta|nta|nte|ta|tive|cía|ía)s?$/u;

/** Gender of what somebody is or wants to be: "ser bombera". Null where it fits anybody: "ser astronauta". */
function genderOf({ do: { es } }: Doing): 'm' | 'f' | null {
  const [, who] = /^ser (?:(?:un|una|el|la) )?(.+)$/u.exec(es) ?? [];
  const found = who === undefined ? null : nounPhraseAt(who.split(' '), 0, 'es');
  if (found === null || found.noun.kind !== 'p' || OF_BOTH.test(found.noun.es.one)) return null;
  return found.noun.es.gender;
}

/** The same deed of another, where the lexicon can say it. */
const agreeing = ({ do: { es } }: Doing, owner: Grammar) => doingAt(es.split(' '), 'es', owner, 'infinitive');

/** Whether a wish says that a woman or a man has it: "ser bombera", "ser alto". */
export const isGendered = (doing: Doing): boolean => {
  const [his, hers] = (['m', 'f'] as const).map((gender) =>
    agreeing(doing, { gender, plural: false, kind: 'p' }),
  );
  return genderOf(doing) !== null || his?.do.es !== hers?.do.es;
};

/** A wish in the form of a hero; null where the hero has the other gender. */
export function ofGender(doing: Doing, owner: Grammar): Doing | null {
  const gender = genderOf(doing);
  return gender !== null && gender !== owner.gender ? null : agreeing(doing, owner);
}
