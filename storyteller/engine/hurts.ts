import { type Side, sectionsOf } from './lexicon.ts';

/**
 * What hurts: topics of loss, illness, separation, violence, want and fear, by the roots of words; and deeds that are
 * never told for fun.
 */
const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase();

const SECTIONS = sectionsOf('hurts.txt');
/** Folded text has the letters a to z only; without the flags `i` and `u` patterns of this size are some twenty times faster. */
const words = (section: string, flags = '', sections = SECTIONS) => {
  const roots = sections.get(section);
  if (!roots) throw new Error(`no section [${section}]`);
  return new RegExp(`(?<![a-z'])(?:${roots.join('|').replaceAll('\\p{L}', '[a-z]')})(?![a-z])`, flags);
};

/** Harmless uses of words that otherwise hurt. They are taken out before anything else is read. */
const HARMLESS = words('harmless', 'g');
/** Creatures of old tales, to whom death belongs as fins to a fish. */
const UNDEAD = words('undead');
/** Roots that hurt in any topic. */
const ALWAYS = words('always');
/** Roots that hurt unless a creature or a thing of a tale has them. */
const USUALLY = words('usually');
/** What people do to a child, or a child to itself. */
const HARM = words('harm');
/** Roots that hurt where the child's family or a person of its life has them. */
const GRAVE = words('grave');
const DANGERS = sectionsOf('dangers.txt');
/** Dangerous deeds, of all and of people. */
const DANGER = words('always', '', DANGERS);
const DANGER_TO_PEOPLE = words('people', '', DANGERS);
/** The child's own family, or the child. */
const OWN: Record<Side, RegExp> = { es: words('own es'), en: words('own en') };
/** People of a child's life, who are not creatures of a tale. */
const PEOPLE: Record<Side, RegExp> = { es: words('people es'), en: words('people en') };

export type Reading = {
  /** Whether the words hurt, wherever they stand. */
  isHeavy: boolean;
  /** Whether people do it to a child, or a child to itself. */
  isHarm: boolean;
  /** Whether they would hurt if a person of the child's life was meant. */
  isHeavyForPeople: boolean;
  /** Whether the words hurt of the family or of a person: "does not come home". */
  isGrave: boolean;
  /** Whether it names a deed that is never told for fun, or one that is not where a person does it. */
  danger: 'always' | 'people' | null;
  /** Of the child's own family, or of the child. */
  isOwn: boolean;
  /** Of people, children or school. */
  isOfPeople: boolean;
  /** Whether a harmless phrase stood in it: "laughing oneself to death". */
  isPlayful: boolean;
  /** The topic without its harmless phrases. */
  rest: string;
};

/** Reads a topic for what hurts. */
export function readHurt(line: string, side: Side): Reading {
  const folded = fold(line);
  const rest = folded.replace(HARMLESS, ' ');
  const isPlayful = rest !== folded;
  const isUndead = UNDEAD.test(rest);
  const isOwn = OWN[side].test(rest);
  return {
    isHeavy: ALWAYS.test(rest) && !(isUndead && !isOwn),
    isHarm: HARM.test(rest),
    isHeavyForPeople: USUALLY.test(rest),
    isGrave: GRAVE.test(rest),
    danger: DANGER.test(rest) ? 'always' : DANGER_TO_PEOPLE.test(rest) ? 'people' : null,
    isOwn,
    isOfPeople: PEOPLE[side].test(rest),
    isPlayful,
    rest,
  };
}

let stems: string[] | null = null;
/** Beginnings of words that hurt or name a danger, without accents: five letters and more. */
export function hurtingStems(): readonly string[] {
  const of = (sections: Map<string, string[]>, names: string[]) =>
    names.flatMap((name) => sections.get(name) ?? []);
  const patterns = [
    ...of(SECTIONS, ['always', 'usually', 'harm', 'grave']),
    ...of(DANGERS, ['always', 'people']),
  ];
  stems ??= [
    ...new Set(patterns.flatMap((pattern) => pattern.replaceAll('\\p{L}', ' ').match(/[a-z]{5,}/g) ?? [])),
  ];
  return stems;
}
