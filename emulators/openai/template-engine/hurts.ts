import { type Side, sectionsOf } from './lexicon.ts';

/**
 * What hurts: topics of loss, illness, separation, violence, want and fear, by the roots of words. A topic that is
 * recognised here, or that speaks of a child's own family without being understood, gets a gentle story.
 */
const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase();

const SECTIONS = sectionsOf('hurts.txt');
const words = (section: string, flags = 'iu') => {
  const roots = SECTIONS.get(section);
  if (!roots) throw new Error(`hurts.txt has no section [${section}]`);
  return new RegExp(`(?<![\\p{L}'])(?:${roots.join('|')})(?!\\p{L})`, flags);
};

/** Harmless uses of words that otherwise hurt. They are taken out before anything else is read. */
const HARMLESS = words('harmless', 'giu');
/** Creatures of old tales, to whom death belongs as fins to a fish. */
const UNDEAD = words('undead');
/** Roots that hurt in any topic. */
const ALWAYS = words('always');
/** Roots that hurt unless a creature or a thing of a tale has them. */
const USUALLY = words('usually');
/** The child's own family, or the child. */
const OWN: Record<Side, RegExp> = { es: words('own es'), en: words('own en') };
/** People of a child's life, who are not creatures of a tale. */
const PEOPLE: Record<Side, RegExp> = { es: words('people es'), en: words('people en') };

export type Reading = {
  /** Whether the words hurt, wherever they stand. */
  isHeavy: boolean;
  /** Whether they would hurt if a person of the child's life was meant. */
  isHeavyForPeople: boolean;
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
    isHeavyForPeople: USUALLY.test(rest),
    isOwn,
    isOfPeople: PEOPLE[side].test(rest),
    isPlayful,
    rest,
  };
}
