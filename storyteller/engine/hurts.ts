import { nounsOfKind, type Side, sectionsOf } from './lexicon.ts';

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
/** What grief hardly has: a party, a joke. */
const CHEER = words('cheer');
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

/** Things of a body, of which loss and illness are said as of us, and what will be born. */
const LIVING =
  /^(?:corazon|cerebro|huevo|barriga|tripa|cabeza|sangre|piernas?|brazos?|pies?|manos?|ojos?|pelo|heart|brain|egg|belly|tummy|head|blood|legs?|arms?|foot|feet|hands?|eyes?|hair)$/;
const TOYS =
  /^(?:mun[ei]c|munequit|peluche|osit|juguete|marioneta|tamagot?ch|doll|dolly|dollies|teddy|teddies|toys?|puppet|plushie)/;
const formsOf = new Map<string, ReadonlySet<string>>();
function isOfKind(kinds: string, name: string, side: Side): boolean {
  const key = `${side} ${kinds}`;
  const forms = formsOf.get(key) ?? new Set(nounsOfKind(kinds, side).map(fold));
  formsOf.set(key, forms);
  return forms.has(name) || forms.has(name.replace(/it([oa]s?)$/, '$1'));
}
const FUNCTION_WORDS =
  'y|e|o|que|en|de|del|con|por|para|sin|cuando|porque|a|al|se|and|or|who|that|which|in|on|of|at|by|with|from|when|because|so|then|to|is|was';
const FUNCTION_WORD = new RegExp(`^(?:${FUNCTION_WORDS})$`);
/** Whether a phrase is of a thing: "la pila", "Christmas tree", and not "our old dog Biscuit". */
function isOfThing(phrase: string, side: Side): boolean {
  const all = phrase.split(' ');
  const end = all.findIndex((word) => FUNCTION_WORD.test(word));
  const words = end < 0 ? all : all.slice(0, end);
  const parts = words.flatMap((_, at) =>
    words.slice(at).map((_word, length) => words.slice(at, at + length + 1).join(' ')),
  );
  if (parts.some((part) => TOYS.test(part))) return true;
  return (
    parts.some((part) => isOfKind('o', part, side)) &&
    !parts.some((part) => LIVING.test(part) || isOfKind('pfa', part, side))
  );
}

const DETERMINER = {
  es: '(?:el|la|los|las|un|una|mi|mis|su|sus|nuestr[oa]s?)',
  en: '(?:the|a|an|my|our|his|her|its|their)',
};
const NAMED = `([a-z]+(?: (?!(?:${FUNCTION_WORDS})(?![a-z]))[a-z]+){0,2})`;
const SUBJECT = '([a-z]+(?: (?!y |e |que |and |who |that |in |of )[a-z]+){0,2}?)';
/**
 * Death, illness, burial, war and quarrel of a thing, or about one: "my tooth died", "the bone my dog buried". The one
 * group is its phrase without the determiner.
 */
const patterns = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(`(?<![a-z])${source}(?![a-z])`, 'g'));
const OF_THINGS: Record<Side, readonly RegExp[]> = {
  es: patterns([
    `(?:(?:se (?:me |nos |le |les )?)?(?:ha |han |habia )?(?:muri[a-z]+|mueren?|muert[oa]s?|ahog[a-z]+)|se (?:me|nos|le|les) (?:ha |han )?(?:fue|fueron|ido|va|van|apag[a-z]+)) ${DETERMINER.es} ${NAMED}`,
    `(?<!(?:de|en|con|por|bajo|a) )${DETERMINER.es} ${SUBJECT} (?:ya )?(?:se )?(?:me |nos |le )?(?:ha |han |esta |estan |estaba |puso )?(?:muri[a-z]+|mueren?|muert[oa]s?|ahog[a-z]+|(?:muy )?(?:enferm[oa]s?|malit[oa]s?))`,
    `(?:me|nos|le|les) (?:ha |han )?(?:dej|fall)[a-z]+ ${DETERMINER.es} ${NAMED}`,
    `${DETERMINER.es} ${SUBJECT} que (?:${DETERMINER.es} )?[a-z]+ (?:enterr|entierr|perdi|romp|quem)[a-z]*`,
    `(?:enterr|entierr|perd|pierd|abandon)[a-z]* ${DETERMINER.es} ${NAMED}`,
    `(?<!(?:l[aeo]s?|me|nos|se) )ahog[a-z]* ${DETERMINER.es} ${NAMED}`,
    `(?:separacion|divorcio|muerte|operacion|funeral|entierro|despedida|mudanza|perdida)[a-z]* (?:de|del|entre|para|a|al) (?:.* al? )?(?:${DETERMINER.es} )?${NAMED}`,
    `(?:guerra|batalla|pelea|pele|lucha|discut|discusion)[a-z]*(?: (?:de|con|entre) (?:mis? |el |la )?[a-z]+(?: y [a-z]+)?)? (?:contra|por|con|de) (?:${DETERMINER.es} )?${NAMED}`,
  ]),
  en: patterns([
    `(?<!(?:in|on|of|at|by|with|from|under|near) )${DETERMINER.en} ${SUBJECT} (?:(?:has|have|is|are|was|were|got|feels|just|very|all) )*(?:died|dies?|dead|dying|poorly|sick|ill|gone|crashed|drown[a-z]*)`,
    `^(?:${DETERMINER.en} )?([a-z]+(?: and [a-z]+)?) (?:(?:that|who|which|are|is|get|gets|got|have|has) )*(?:split(?:s|ting)?(?: up)?|(?:break|broke)[a-z]* up|separat[a-z]*|divorc[a-z]*)`,
    `whose ([a-z]+) (?:(?:has|have|is|are|just) )*(?:died|dies?|dying|dead|gone|ran out)`,
    `([a-z]+) (?:graveyard|cemetery|scrapyard|funeral)s?`,
    `drown(?:s|ed|ing)? ${DETERMINER.en} ${NAMED}`,
    `(?:operations?|surgery|funeral|goodbye) (?:.* )?(?:on|of|for|to) (?:${DETERMINER.en} )?${NAMED}`,
    `${DETERMINER.en} ${SUBJECT} (?:that |which )?${DETERMINER.en} [a-z]+ (?:bur(?:y|ies|ied)|lost|broke|burn(?:t|ed))`,
    `(?:bur(?:y|ies|ied|ying)|hit(?:s|ting)?|kick[a-z]*|punch[a-z]*|lost|los(?:e|es|ing)|abandon[a-z]*) (?:${DETERMINER.en} )${NAMED}`,
    `(?:wars?|battles?|fights?|fighting|fought|quarrel[a-z]*|argu[a-z]*)(?: (?:with|between) (?:${DETERMINER.en} )?[a-z]+(?: and (?:me|i|my [a-z]+))?)? (?:on (?!(?:the )?(?:tv|tele|telly|television|radio|news|screen))|over |about |against |with |for )(?:${DETERMINER.en} )?${NAMED}`,
  ]),
};
const withoutThings = (folded: string, side: Side): string =>
  OF_THINGS[side].reduce(
    (line, pattern) =>
      line.replace(pattern, (whole, phrase: string) => (isOfThing(phrase, side) ? ' ' : whole)),
    folded,
  );

export type Reading = {
  /** Whether the words hurt, wherever they stand. */
  isHeavy: boolean;
  /** Whether people do it to a child, or a child to itself. */
  isHarm: boolean;
  /** Whether they would hurt if a person of the child's life was meant. */
  isHeavyForPeople: boolean;
  /** Whether the words hurt of the family or of a person: "does not come home". */
  isGrave: boolean;
  /** Whether the rest of it is merry. */
  isCheerful: boolean;
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
  const rest = withoutThings(folded, side).replace(HARMLESS, ' ');
  const isPlayful = rest !== folded;
  const isUndead = UNDEAD.test(rest);
  const isOwn = OWN[side].test(rest);
  return {
    isHeavy: ALWAYS.test(rest) && !(isUndead && !isOwn),
    isHarm: HARM.test(rest),
    isHeavyForPeople: USUALLY.test(rest),
    isGrave: GRAVE.test(rest),
    isCheerful: CHEER.test(folded),
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
