import { type Doing, doingAt, type NounPhrase, nounPhraseAt, type Owner } from './grammar.ts';
import { type Both, linesOf, nounAt, type Side } from './lexicon.ts';
import { letters } from './topic-line.ts';
import { type Grammar, NAME, nounsOf } from './topic-nouns.ts';
import * as known from './topic-words.ts';

/** Deeds of a topic that name no hero. */

const FIRST_PERSON: Record<Side, RegExp> = {
  es: /^(?:yo |nosotr[oa]s |tod[oa]s )?(.+)$/iu,
  en: /^(?:i|we) (.+)$/iu,
};
/** What one of the family does with the child: "mamá cocina conmigo", "my brother plays chess with me". */
const WITH_ME: Record<Side, RegExp> = {
  es: /^((?:mis?|el|la) \p{L}+(?: \p{L}+)?|papá|mamá|papi|mami) (\p{L}.+) conmigo(?: (.+))?$/iu,
  en: /^(my (?:little |big |baby |older |younger )?\p{L}+|\p{L}+) (\p{L}.+) with me(?: (.+))?$/iu,
};
/** What is liked: "me gusta bailar", "I love swimming". */
const LIKED: Record<Side, RegExp> = {
  es: /^(?:a mí |a nosotr[oa]s |lo que más )?(?:me|nos) (?:gustan?|encantan?|chiflan?|flipan?|apasionan?)(?: mucho| más)? (.+)$/iu,
  en: /^(?:i|we) (?:really )?(?:love|like|enjoy|adore)(?: to)? (.+)$/iu,
};
const I: Record<Side, RegExp> = { es: /^yo$/i, en: /^(?:i|me)$/i };
const AND: Record<Side, RegExp> = { es: /^[ye]$/i, en: /^and$/i };
export type Company = { who: NounPhrase; name: string | null; rest: string[] };
/**
 * Whom the child is with, and what they do: "mi perro Coco y yo en la playa", "me and my dad bake", "Carmen y su gata
 * duermen".
 */
export function companyIn(words: readonly string[], side: Side): Company | null {
  const [first = '', second = '', third = ''] = words;
  const isKin = nounPhraseAt(words, 2, side)?.noun.kind === 'f';
  const isNamed = NAME.test(first) && AND[side].test(second) && (ITS[side].test(third) || isKin);
  const isFirst = isNamed || (I[side].test(first) && AND[side].test(second));
  const who = nounPhraseAt(words, isFirst ? 2 : 0, side);
  if (who === null || !'fpa'.includes(who.noun.kind)) return null;
  let at = (isFirst ? 2 : 0) + who.length;
  const name = NAME.test(words[at] ?? '') ? words[at]! : null;
  if (name !== null) at++;
  const child = words[at + 1] ?? '';
  // "Mamá y Adrián leen cuentos".
  const isChild = I[side].test(child) || (who.noun.kind === 'f' && NAME.test(child));
  if (!isFirst && !(AND[side].test(words[at] ?? '') && isChild)) return null;
  const rest = words.slice(isFirst ? at : at + 2);
  return rest.length > 0 ? { who, name, rest } : null;
}
/** A child by its name, with a thing of its own: "Freddie and his yellow wellies". */
export function ownIn(words: readonly string[], side: Side): Omit<Company, 'rest'> | null {
  const [first = '', second = '', third = ''] = words;
  if (!NAME.test(first) || !AND[side].test(second) || !ITS[side].test(third)) return null;
  const who = nounPhraseAt(words, 2, side);
  if (who === null || !'oa'.includes(who.noun.kind)) return null;
  const [name = null, more] = words.slice(2 + who.length);
  return more === undefined && (name === null || NAME.test(name)) ? { who, name } : null;
}
const ITS: Record<Side, RegExp> = { es: /^sus?$/i, en: /^(?:his|her|their)$/i };

/** All of the family: "toda la familia canta", "the whole family doing karaoke". */
const ALL_OF_US: Record<Side, RegExp> = {
  es: /^(?:tod[oa]s |toda (?:la|mi) familia |toda la familia y yo )(.+)$/iu,
  en: /^(?:(?:the|my) whole family|all (?:of us|the family|my family)) (.+)$/iu,
};
/** Company first: "con mi papá armamos un fuerte", "with my dad we bake". */
const COMPANY_FIRST: Record<Side, RegExp> = {
  es: /^con ((?:mis?|el|la|los|las) (?:\p{L}+ )?\p{L}+|papá|mamá|papi|mami),? (\p{L}+(?:amos|emos|imos)(?: .+)?)$/iu,
  en: /^with ((?:my )?(?:\p{L}+ )?\p{L}+),? (?:we|i) (.+)$/iu,
};
/** A thing before what is done with it: "apple picking", "cake decorating with Nan". */
function swapped(words: readonly string[]): readonly string[] | null {
  const [thing = '', deed = '', ...rest] = words;
  const found = /ing$/i.test(deed) ? nounAt([thing], 0, 'en') : null;
  if (!found || !'ao'.includes(found.noun.kind) || found.noun.isUncounted) return null;
  return [deed, found.noun.en.more, ...rest];
}
/** Where somebody takes the child: "mi abuelo me lleva al parque". */
const TAKEN: Record<Side, RegExp> = {
  es: /^((?:mis?|el|la) \p{L}+(?: \p{L}+)?|papá|mamá|papi|mami)(?: y (?:(?:mis?|el|la) )?\p{L}+)? (?:me|nos) (?:llev(?:a|an|ó|o|aron)|va a llevar) ((?:al?|de|en) .+)$/iu,
  en: /^(my (?:\p{L}+ )?\p{L}+|\p{L}+)(?: and (?:my )?\p{L}+)? (?:takes|take|took|take|is taking) (?:me|us) (to .+|\p{L}+ing(?: .+)?)$/iu,
};

/** Something that is done: "hacer tortitas", "making pancakes on Sunday", "we went to the zoo". */
export function activityIn(words: readonly string[], side: Side, owner: Owner): Doing | null {
  const straight =
    doingAt(words, side, owner, 'infinitive') ??
    (side === 'en' ? doingAt(words, side, owner, 'gerund') : null);
  if (straight) return straight;
  const deedFirst = side === 'en' ? swapped(words) : null;
  const done = deedFirst && doingAt(deedFirst, side, owner, 'gerund');
  if (done) return done;
  const lower = letters(words[0] ?? '');
  if (side === 'es' && /^(voy|vamos|fuimos|fui)$/.test(lower) && /^a$/i.test(words[1] ?? '')) {
    const next = doingAt(words.slice(2), side, owner, 'infinitive');
    if (next) return next;
  }
  if (side === 'en' && /^to$/i.test(words[0] ?? ''))
    return doingAt(words.slice(1), side, owner, 'infinitive');
  const line = words.join(' ');
  // "Mi abuelo me enseña a pescar", "my sister teaches me to swim".
  const [, teacher = '', taught = ''] = known.TAUGHT[side].exec(line) ?? [];
  if (taught !== '' && nounsOf(teacher.split(' '), side, 'f').length > 0) {
    const lesson = [...taught.split(' '), side === 'es' ? 'con' : 'with', ...teacher.split(' ')];
    // "Grandpa teaches me chess" is playing it.
    const together = doingAt(lesson, side, owner, 'infinitive') ?? pastimeIn(lesson, side, owner);
    if (together) return together;
  }
  const withMe = withMeIn(line, side, owner);
  if (withMe) return withMe;
  const [, guide = '', goal = ''] = TAKEN[side].exec(line) ?? [];
  // "En bus al parque" as "al parque en bus".
  const there = goal.replace(/^(en \p{L}+) (al? .+)$/iu, '$2 $1');
  if (goal !== '' && nounsOf(guide.split(' '), side, 'fp').length > 0) {
    const go = [side === 'es' ? 'ir' : 'go', ...there.split(' ')];
    const together = doingAt(
      [...go, side === 'es' ? 'con' : 'with', ...guide.split(' ')],
      side,
      owner,
      'infinitive',
    );
    if (together) return together;
  }
  const [, liked] = LIKED[side].exec(line) ?? [];
  if (liked !== undefined)
    return activityIn(liked.split(' '), side, owner) ?? pastimeIn(liked.split(' '), side, owner);
  const pastime = pastimeIn(words, side, owner);
  if (pastime) return pastime;
  // "Martina estrena patines", "Molly gets new skates".
  const named = /^(?:\p{Lu}\p{L}+(?:, | y | and | e ))*(\p{Lu}\p{L}+) (.+)$/u.exec(line);
  if (named && nounAt([named[1] ?? ''], 0, side) === null) {
    // "Ravi and Meera build a rocket".
    const isSeveral = side === 'en' && / and /iu.test(line.slice(0, -(named[2] ?? '').length));
    const deed = (named[2] ?? '').split(' ');
    const theirs = isSeveral ? doingAt(deed, side, owner, 'infinitive') : null;
    const done = theirs ?? doingAt(deed, side, owner, 'finite');
    if (done) return done;
  }
  const [, together = ''] = ALL_OF_US[side].exec(line) ?? [];
  const ofAll =
    together === ''
      ? null
      : (doingAt(together.split(' '), side, { gender: 'f', plural: false, kind: 'p' }, 'finite') ??
        firstDoing(together.split(' '), side, owner));
  if (ofAll) {
    const family = side === 'es' ? ['con', 'toda', 'la', 'familia'] : ['with', 'the', 'whole', 'family'];
    return doingAt([...ofAll.do[side].split(' '), ...family], side, owner, 'infinitive') ?? ofAll;
  }
  const [, withWhom = '', ours = ''] = COMPANY_FIRST[side].exec(line) ?? [];
  const ourDeed = ours === '' ? null : firstDoing(ours.split(' '), side, owner);
  if (ourDeed) {
    const whom = [side === 'es' ? 'con' : 'with', ...withWhom.split(' ')];
    return doingAt([...ourDeed.do[side].split(' '), ...whom], side, owner, 'infinitive');
  }
  const [, own] = FIRST_PERSON[side].exec(line) ?? [];
  return own === undefined ? null : firstDoing(own.split(' '), side, owner);
}

function withMeIn(line: string, side: Side, owner: Owner): Doing | null {
  const [, who = '', deed = '', more = ''] = WITH_ME[side].exec(line) ?? [];
  const [one] = who === '' ? [] : nounsOf(who.split(' '), side, 'fp');
  if (!one) return null;
  const { noun, plural } = one;
  const theirs = { gender: noun.es.gender, plural, kind: noun.kind } as const;
  const doing = doingAt(`${deed} ${more}`.trim().split(' '), side, theirs, 'finite');
  if (doing === null || doing.isState) return null;
  const together = [...doing.do[side].split(' '), side === 'es' ? 'con' : 'with', ...who.split(' ')];
  return doingAt(together, side, owner, 'infinitive');
}

/** What the child does, says of itself: "vamos", "am painting", "have learned"; "Grandad and me fishing". */
export function firstDoing(words: readonly string[], side: Side, owner: Owner): Doing | null {
  return doingAt(words, side, owner, 'first') ?? doingAt(words, side, owner, 'gerund');
}

/** What is done with a noun that names no deed: "un picnic", "el fútbol". By its Spanish noun. */
const PASTIMES: ReadonlyMap<string, string[]> = new Map(
  linesOf('pastimes.txt').map((line) => {
    const [nouns = '', does = ''] = line.split(': ');
    return [nouns, does.split(' ')] as const;
  }),
);

/** A pastime by its noun alone, with where and with whom: "un picnic en el bosque con mis primas". */
function pastimeIn(words: readonly string[], side: Side, owner: Owner): Doing | null {
  const found = nounPhraseAt(words, 0, side);
  const noun = found?.noun.es[found.plural ? 'more' : 'one'];
  // Whose or where it is does not matter: "el concierto del cole". What it is like does.
  const isPlain = found !== null && (found.bare.es === noun || found.bare.es.startsWith(`${noun} del `));
  const does = isPlain ? PASTIMES.get(found.noun.es.one) : undefined;
  if (!found || !does) return null;
  const doing = doingAt(does, 'es', owner, 'infinitive');
  if (doing === null || found.length === words.length) return doing;
  return doingAt([...doing.do[side].split(' '), ...words.slice(found.length)], side, owner, 'infinitive');
}

/** Where "con" belongs to the verb, and names nobody who does it too. */
export const WITH_OBJECT =
  /^(?:hablar|charlar|pelear|pelearse|discutir|soñar|casarse|enfadarse|vivir|quedarse|dormir|contar|chocar|reconciliarse|hacer las paces|estar|llevarse|ir|irse|pasar|ser|tener|viajar|volver|quedar)(?!\p{L})/u;

/** A deed done with one's own family or pet, without them: "hornear", the grandmother. */
export function sharedIn(
  { do: said }: Doing,
  side: Side,
): { company: NounPhrase; alone: (owner: Owner) => Doing | null } | null {
  if (WITH_OBJECT.test(said.es)) return null;
  const words = said[side].split(' ');
  const preposition = side === 'es' ? 'con' : 'with';
  for (let at = words.indexOf(preposition); at > 0; at = words.indexOf(preposition, at + 1)) {
    const company = nounPhraseAt(words, at + 1, side);
    const isTheirs = company?.noun.kind === 'f' || company?.determiner === 'my';
    if (!company || !isTheirs || !'fap'.includes(company.noun.kind)) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + 1 + company.length)];
    return { company, alone: (owner) => doingAt(rest, side, owner, 'infinitive') };
  }
  return null;
}

/** When it is done, at the end, which is no part of doing it: "on Sunday", "cada noche". */
const WHEN_DONE =
  / (?:(?:el|los|cada|en|este|todos los) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|días?|verano|invierno|años?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|por las? (?:mañana|tarde|noche)s?|(?:cada|todas las) (?:noches?|mañanas?|tardes?|semanas?))$/u;
export const withoutWhen = (doing: Doing, owner: Owner): Doing =>
  WHEN_DONE.test(doing.do.es)
    ? (doingAt(doing.do.es.replace(WHEN_DONE, '').split(' '), 'es', owner, 'infinitive') ?? doing)
    : doing;

/** What a figure wants, cannot or dreams of. */
export function wantedIn(line: string, side: Side, owner: Owner): Doing | null {
  const [, rest] = known.WANTS[side].exec(line) ?? [];
  if (rest === undefined) return null;
  // What is wanted is to do it.
  const words = rest.replace(/^(?:aprender a|(?:to )?learn(?: how)? to) /iu, '').split(' ');
  return (
    doingAt(words, side, owner, 'infinitive') ??
    (side === 'en' ? doingAt(words, side, owner, 'gerund') : null)
  );
}

/** Whether a deed contains "your", which a story about one of the children cannot say. */
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
