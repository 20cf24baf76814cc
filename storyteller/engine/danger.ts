import { doingAt } from './grammar.ts';
import { hasKind, isLiving, isOfKind, keyOf } from './kinds.ts';
import { adjectiveAt, type FoundNoun, type Noun, nounAt, sectionsOf, type Side } from './lexicon.ts';
import { letters } from './topic-line.ts';
import { A_CHILD } from './topic-words.ts';

/**
 * Deeds that are told for fun, by who does them. What is told is said in few words, all of which the lexicon has, so
 * `child-deeds.txt` says what is harmless, and anything else is not told.
 */
const SECTIONS = sectionsOf('child-deeds.txt');
const linesIn = (name: string) => SECTIONS.get(name) ?? [];
const wordsOf = (text = '') => text.split(' ').filter((word) => word !== '');
const PLACES = new Set(wordsOf(linesIn('places').join(' ')));
const NIGHT_OK = new Set(wordsOf(linesIn('night').join(' ')));
const ALONE_OK = new Set(wordsOf(linesIn('alone').join(' ')));
const SAFE = new Set(wordsOf(linesIn('safe').join(' ')));
const TO_LIVING = new Set(wordsOf(linesIn('living').join(' ')));
const TO_CHILDREN = new Set(wordsOf(linesIn('kind').join(' ')));
const patternIn = (patterns: readonly string[]) =>
  new RegExp(`(?<![a-z])(?:${patterns.join('|').replaceAll('\\p{L}', '[a-z]')})(?![a-z])`);
const patternOf = (words: readonly string[]) =>
  new RegExp(`^(?:${words.join('|').replaceAll('\\p{L}', '[a-z]')})(?![a-z])`);
const KNOWN_ADULTS = patternOf(wordsOf(linesIn('adults').join(' ')));
/** What a child may do of its own with anybody: to see, to help, to become one. */
const WITH_ANYBODY =
  /^(?:ver|mirar|saludar|ayudar|dibujar|pintar|disfrazarse|vestirse|ser|convertirse|hacerse|parecerse|imitar|admirar|escuchar|aplaudir|ensenar|animar|salvar|rescatar|casarse|asustar)$/;
/** But not to be its friend. */
const BEFRIENDS = /^(?:amig|novi)/;
const NEVER = patternIn(linesIn('never'));
const UNTOLD = patternOf(linesIn('untold'));
/** What a child, and not a grown-up, does in no story. */
const NEVER_CHILD = patternIn(linesIn('never a child'));
const IN_SECRET =
  /(?<![a-z])(?:sol[oa]s?|a escondidas|en secreto|sin ayuda|cuando nadie)(?! (?:de (?!sus? |mis? )|los |las |una? ))(?![a-z])/;

const rowsIn = (name: string) =>
  linesIn(name).flatMap((line) => {
    const [words = '', rest] = line.split(': ');
    return wordsOf(words).map((word) => [word, wordsOf(rest)] as const);
  });
/** Where a child may be for some deeds alone. */
const WITHIN = new Set(wordsOf(linesIn('within').join(' ')));
const SOME_PLACES = new Map(rowsIn('some places').map(([place, verbs]) => [place, new Set(verbs)]));
type Row = { kinds: string[]; allowed: RegExp };
const rowOf = (words: readonly string[]): Row => ({
  kinds: words.filter((word) => word.startsWith('<')).map((word) => word.slice(1, -1)),
  allowed: patternOf(words.filter((word) => !word.startsWith('<')).map((word) => word.replaceAll('_', ' '))),
});
/** What a child may have with it where it moves or sleeps, and where it may put a part of its body. */
const WITH = new Map(rowsIn('with').map(([verb, words]) => [verb, rowOf(words)]));
const OF_BODY = linesIn('of body').map((line) => {
  const [parts = '', rest] = line.split(': ');
  return { parts: patternOf(wordsOf(parts)), row: rowOf(wordsOf(rest)) };
});
const isInRow = ({ kinds, allowed }: Row, noun: Noun): boolean =>
  allowed.test(letters(noun.es.one)) || kinds.some((kind) => isOfKind(noun, kind));
const TOUCHES = new Set(wordsOf(linesIn('touch').join(' ')));

/** `isShared`: harmless where a grown-up of the family does it too, marked by a plus. */
type Deed = { kinds: string[]; isAlone: boolean; isShared: boolean; allowed: RegExp };
/** What a verb that is dangerous in general may be done with. */
const DEEDS: ReadonlyMap<string, Deed> = new Map(
  linesIn('deeds').flatMap((line) => {
    const [verbs = '', rest = ''] = line.split(': ');
    const kinds = [...rest.matchAll(/<(\w+)>/g)].map(([, kind = '']) => kind);
    const allowed = wordsOf(rest).filter((word) => word !== '-' && !word.startsWith('<'));
    const source = allowed.join('|').replaceAll('_', ' ').replaceAll('\\p{L}', '[a-z]') || '(?!)';
    const deed = {
      kinds,
      isAlone: wordsOf(rest).includes('-'),
      isShared: verbs.startsWith('+ '),
      allowed: RegExp(`(?<![a-z])(?:${source})(?![a-z])`),
    };
    return wordsOf(verbs).map((verb) => [verb, deed] as const);
  }),
);
const [, looks = ''] = (linesIn('things').find((line) => line.startsWith('looks: ')) ?? '').split(': ');
const LOOKS = new Set(wordsOf(looks));
/** `marks`: to whom it is not dangerous, as `MARKS` has them. */
type Thing = { of: ReadonlySet<string>; at: ReadonlySet<string>; marks: string };
/** What may be done with a dangerous thing, and what in it or on it. */
const THINGS: ReadonlyMap<string, Thing> = new Map(
  linesIn('things').flatMap((line) => {
    const [nouns = '', of, at] = line.split(': ');
    if (nouns === 'looks') return [];
    const [whole = '', marks = ''] = /^\(([+gpati]+)\) /.exec(nouns) ?? [];
    const thing = {
      of: new Set(wordsOf(of).filter((verb) => verb !== '-')),
      at: new Set(wordsOf(at).filter((verb) => verb !== '-')),
      marks,
    };
    return wordsOf(nouns.slice(whole.length)).map((noun) => [noun, thing] as const);
  }),
);
const thingOf = ({ noun }: FoundNoun): Thing | undefined => THINGS.get(keyOf(noun));
/** Whether the lexicon says what a child may do with it. */
const isKnown = (noun: Placed): boolean =>
  !'oa'.includes(noun.noun.kind) || thingOf(noun) !== undefined || hasKind(noun.noun);

const INFINITIVE = /^[a-z]+[aei]r(?:se)?$/;

type Placed = FoundNoun & {
  at: number;
  isIn: boolean;
  isPart: boolean;
  isInside: boolean;
  /** Where it shuts: "dentro de". */
  isWithin: boolean;
  isWith: boolean;
  isLike: boolean;
  isTo: boolean;
  isOf: boolean;
  /** To which or to whom the deed is done, with or without "a". */
  isObject: boolean;
};
const DETERMINER =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|nuestr[oa]s?|otr[oa]s?|tod[oa]s?|much[oa]s?|muy|gran|dos|tres|cuatro|cinco|diez|veinte|cien|mil|del|al)$/;
const IN =
  /^(?:en|sobre|desde|hasta|por|entre|dentro|encima|bajo|debajo|detras|junto|a|hacia|al|cerca|delante|contra|tras)$/;
/** What is only like the thing, or made for play: "una espada de madera". */
const FOR_PLAY =
  /^ de (?:juguete|madera|carton|plastico|papel|goma|chocolate|peluche|trapo|mentira|nubes?|azucar|mazapan|galleta|bloques|legos?|cojines|almohadas|sabanas|mantas)(?![a-z])/;

/** The nouns of a Spanish text, with what stands before them. */
function nounsIn(text: string): Placed[] {
  const words = text.split(' ');
  const found: Placed[] = [];
  for (let at = 0; at < words.length; at++) {
    const noun = nounAt(words, at, 'es');
    if (noun === null) continue;
    // "Sobre" is an envelope after an article alone.
    if (IN.test(words[at] ?? '') && !DETERMINER.test(letters(words[at - 1] ?? ''))) continue;
    const rest = letters(` ${words.slice(at + noun.length).join(' ')}`);
    let before = at - 1;
    while (
      before > 0 &&
      DETERMINER.test(letters(words[before] ?? '')) &&
      !/^(?:al|del)$/i.test(words[before] ?? '')
    )
      before--;
    const preposition = letters(words[before] ?? '');
    const [phrase = ''] = [`${letters(words[before - 1] ?? '')} ${preposition}`];
    const last = found.at(-1);
    const isPart =
      last !== undefined &&
      (last.isIn || last.isPart) &&
      /^del?$/.test(preposition) &&
      last.at + last.length === before &&
      !/^(?:orilla|playa|casa|clase|fiesta|parque|cole)/.test(letters(last.noun.es.one));
    if (!FOR_PLAY.test(rest))
      found.push({
        isPart,
        isInside:
          /^(?:en|sobre|bajo|entre|tras|por|contra|desde)$/.test(preposition) ||
          /^(?:dentro|encima|debajo|detras|delante) del?$/.test(phrase),
        ...noun,
        at,
        isIn:
          IN.test(preposition) ||
          /^(?:dentro|encima|debajo|detras|delante|cerca|lado|borde|fondo|alto|orilla|medio|centro|punta|filo|pie|final|puerta) del?$/.test(
            phrase,
          ),
        isWithin: /^dentro del?$/.test(phrase),
        isWith: /^(?:con|como|sin)$/.test(preposition),
        isLike: preposition === 'como' || phrase === 'forma de',
        isTo: /^al?$/.test(preposition),
        isOf: /^(?:del?|desde)$/.test(preposition),
        isObject:
          /^al?$/.test(preposition) ||
          !(IN.test(preposition) || /^(?:con|como|sin|del?|para|que)$/.test(preposition)),
      });
    at += noun.length - 1;
  }
  return found;
}

/** When and with whom a child must not do it, in the words of a topic. */
const CIRCUMSTANCES: readonly (readonly [string, RegExp])[] = [
  [
    'de noche',
    /(?<![a-z])(?:de noche|por las? noches?|de madrugada|toda la noche|a oscuras|all night|at (?:night|midnight)|in the (?:dark|night)|after dark)(?![a-z])/,
  ],
  [
    'solo',
    /(?<![a-z])(?:sol[oa]s?|solit[oa]s?|a solas|a escondidas|sin (?:avisar|permiso|que)|en secreto|alone|(?:by|all by) (?:my|him|her|it|them|our)sel[a-z]+|on (?:my|his|her|their|our) own|secretly|in secret|sneak[a-z]*|without (?:telling|permission|anyone|any(?:body)?|an? adult|(?:mum|dad|mom)[a-z]*))(?![a-z])(?! (?:de|los|las|una?|hijos?) )/,
  ],
];
/** Circumstances of a whole topic, as they would be said of a deed: "de noche". */
export const circumstancesOf = (line: string): string =>
  CIRCUMSTANCES.filter(([, words]) => words.test(letters(line)))
    .map(([said]) => ` ${said}`)
    .join('');

/**
 * Who does it: a child; a baby; a grown-up of the family with a child (`shared`); somebody else to a child (`near`); a
 * grown-up; an animal of the house; another one; a thing or a figure of a tale.
 */
export type Doer = 'child' | 'baby' | 'shared' | 'near' | 'grown' | 'pet' | 'animal' | 'tale';
const MARKS: Record<Doer, string> = {
  child: '-',
  baby: '-',
  shared: '+',
  near: '-',
  grown: 'g',
  pet: 'p',
  animal: 'a',
  tale: 't',
};
const GROWN = new Set(wordsOf(linesIn('grown').join(' ')));
const CREATURES = new Set(wordsOf(linesIn('creatures').join(' ')));
/** What may be done besides, without a child or a pet near. */
const FREE: Partial<Record<Doer, ReadonlySet<string>>> = {
  grown: GROWN,
  pet: CREATURES,
  animal: CREATURES,
  tale: CREATURES,
};
const NOT_PET = patternIn(linesIn('not pet'));
const NOT_DONE = new Set(wordsOf(linesIn('not done').join(' ')));
const OWN: readonly (readonly [RegExp, ReadonlySet<string>])[] = linesIn('own').map((line) => {
  const [who = '', things] = line.split(': ');
  return [patternOf(wordsOf(who)), new Set(wordsOf(things))];
});
const isOwn = (by: Noun | null, { noun }: FoundNoun): boolean =>
  by !== null && OWN.some(([who, things]) => who.test(keyOf(by)) && things.has(keyOf(noun)));
/** Small things, and the mouth, are no toys of a baby. */
const BABYISH = patternIn(linesIn('not baby'));
const BABY_OK = new Set(wordsOf(linesIn('baby').join(' ')));

/** "Aprender a patinar sobre hielo" is two deeds, each with its own nouns. */
function deedsIn(told: string): string[][] {
  const deeds: string[][] = [];
  const words = told.split(' ');
  for (const [at, word] of words.entries()) {
    // "Al amanecer" is when, "el mar" a place, and "dar de comer" one deed.
    const isGiven = words[at - 1] === 'de' && words[at - 2] === 'dar';
    const isDeed =
      INFINITIVE.test(letters(word)) &&
      words[at - 1] !== 'al' &&
      !isGiven &&
      nounAt([word], 0, 'es') === null;
    if (isDeed || deeds.length === 0) deeds.push([word]);
    else deeds.at(-1)?.push(word);
  }
  return deeds;
}

/**
 * Whether what would be told of a child is dangerous.
 * @param told the deed in the infinitive: "subir a un árbol"
 * @param about where or with what the child is besides: "en el balcón"
 * @param who a baby must not do what a child may; with a grown-up of the family a child may do more
 */
export function isDangerousDeed(
  told: string,
  about = '',
  who: Doer = 'child',
  by: Noun | null = null,
): boolean {
  const whole = letters(`${about} ${told}`);
  const isCreature = FREE[who] === CREATURES;
  if (!isCreature && (NEVER.test(letters(told)) || NEVER.test(whole))) return true;
  if (!isCreature && !MENDS.test(letters(told)) && isHarmful(`${about} ${told}`)) return true;
  if ((who === 'child' || who === 'baby') && NEVER_CHILD.test(whole)) return true;
  if (who === 'baby' && BABYISH.test(letters(told))) return true;
  if (who === 'pet' && NOT_PET.test(letters(told))) return true;
  if (/(?<![a-z])no (?:comer|beber|respirar)(?![a-z])/.test(letters(told))) return true;
  if (!isCreature && [...letters(told).matchAll(UNDONE)].some(([, verb = '']) => !NOT_DONE.has(verb)))
    return true;
  const [, clause] = CLAUSE.exec(told) ?? [];
  if (clause !== undefined && isDangerousClause(clause)) return true;
  return deedsIn(told.replace(CLAUSE, '')).some((deed) => isDangerous(deed, about, who, by));
}

const UNDONE = /(?<![a-z])no ([a-z]+)/g;
const MENDS = /^(?:arreglar|reparar|coser|pegar)(?![a-z])/;
/** What is said of a thing: "zapatillas que se encienden". It must be what creatures do by themselves. */
const CLAUSE = /(?<!(?:tener|decir|más|mejor|como|lo|creer|pensar|antes)) que ((?:no |se )*\p{L}.*)$/u;
function isDangerousClause(clause: string): boolean {
  const owner = { gender: 'm', plural: false, kind: 'o' } as const;
  const doing =
    doingAt(clause.split(' '), 'es', owner, 'finite') ??
    doingAt(clause.split(' '), 'es', { ...owner, plural: true }, 'finite');
  return doing === null || doing.isState || isDangerousDeed(doing.do.es, '', 'tale');
}
function isHarmful(told: string): boolean {
  const words = told.split(' ');
  return words.some(
    (_, at) => nounAt(words, at, 'es') === null && adjectiveAt(words, at, 'es')?.adjective.isHarmful === true,
  );
}

/** What is done with things, and with no child. */
const TRADES =
  /^(?:cambiar|intercambiar|comprar|coleccionar|ganar|pescar|perder|olvidar|olvidarse|dejar|ordenar|repartir|regalar)$/;
const isSomebodysChild = (noun: Noun): boolean => 'pf'.includes(noun.kind) && A_CHILD.test(noun.es.one);

/** What puts a thing in its place, or only is about it. */
const PUTS =
  /^(?:poner|guardar|dejar|llevar|recoger|escribir|pegar|colgar|plantar|pensar|creer|convertirse|echar|ganar|vestirse|disfrazarse|participar|ayudar|trabajar|creerse|ir|viajar|meter|sacar|colocar)$/;
const isKnownPlace = ({ noun, isInside, isWithin }: Placed, head: string, isFirst: boolean): boolean => {
  const isThing = 'oa'.includes(noun.kind);
  if (isWithin && isThing && !PUTS.test(head) && !WITHIN.has(keyOf(noun).split('_')[0] ?? ''))
    return LOOKS.has(head);
  if (
    (LOOKS.has(head) && !isInside) ||
    (DEEDS.has(head) && isFirst) ||
    (noun.kind !== 'l' && !(isInside && isThing && !PUTS.test(head)))
  )
    return true;
  const name = letters(noun.es.one).replaceAll(' ', '_');
  const some = SOME_PLACES.get(name) ?? SOME_PLACES.get(name.split('_')[0] ?? '');
  if (some) return some.has(head) || LOOKS.has(head);
  return PLACES.has(name) || PLACES.has(name.split('_')[0] ?? '');
};
/** The place of somebody whom the child may not know: "el patio del vecino". */
const isForeign = ({ noun, isOf, at }: Placed, nouns: readonly Placed[]): boolean =>
  isOf &&
  noun.kind === 'p' &&
  !A_CHILD.test(noun.es.one) &&
  !KNOWN_ADULTS.test(letters(noun.es.one)) &&
  nouns.some((place) => place.noun.kind === 'l' && place.isIn && place.at + place.length < at);
/** What a child has from somebody: "recibir un regalo de un hombre". */
const GETS =
  /^(?:recibir|aceptar|coger|tomar|tener|comer|comerse|beber|llevar|llevarse|abrir|probar|guardar)$/;
const isStranger = (
  { noun, isWith, isTo, isOf, at }: Placed,
  head: string,
  told: readonly string[],
): boolean =>
  noun.kind === 'p' &&
  (isWith ||
    isTo ||
    (isOf && (GETS.test(head) || /^(?:amig|novi|fiar)/.test(letters(told.slice(0, at).join(' ')))))) &&
  !A_CHILD.test(noun.es.one) &&
  !KNOWN_ADULTS.test(letters(noun.es.one));

function isDangerous(
  [verb = '', ...rest]: readonly string[],
  about: string,
  who: Doer,
  by: Noun | null,
): boolean {
  const head = letters(verb);
  const after = rest.join(' ');
  const free = FREE[who];
  const isGrown = who === 'near' || free !== undefined;
  if (who === 'baby' && !BABY_OK.has(head)) return true;
  if (!isGrown && IN_SECRET.test(letters(after)) && !ALONE_OK.has(head)) return true;
  const isAtNight = / de noche(?![a-z])/.test(` ${letters(after)}`);
  if (isAtNight && !isGrown && ![ALONE_OK, LOOKS, NIGHT_OK].some((verbs) => verbs.has(head))) return true;
  const nouns = nounsIn(after);
  // Where a grown-up must be near: in the sea, in a tree.
  const isNearby = (noun: Placed) => thingOf(noun)?.marks.includes('+') === true;
  if (!isGrown && IN_SECRET.test(letters(after)) && nouns.some(isNearby)) return true;
  for (const noun of [...nouns, ...nounsIn(about)]) {
    // "Ronca como un oso".
    if (noun.isLike) continue;
    const thing = thingOf(noun);
    // "Limpiador de horno", and nobody who cleans it.
    const of = nouns[nouns.indexOf(noun) - 1];
    const isOfPerson = of?.noun.kind === 'p' && of.at + of.length === noun.at - 1;
    if (thing && isOfPerson && noun.isOf && noun.noun.kind === 'o') return true;
    const isWithAdult = who === 'shared' || isGrown;
    if (!thing && !isWithAdult && !isKnownPlace(noun, head, noun === nouns[0])) return true;
    if (!isKnown(noun) && !LOOKS.has(head)) return true;
    // A place is no company, unless it is of cardboard.
    const isCompany = noun === nouns[0] && noun.isWith && noun.noun.kind === 'l';
    if (isCompany && !free && !LOOKS.has(head) && !isOfKind(noun.noun, 'toy')) return true;
    if (!thing || isOwn(by, noun)) continue;
    const isInThing =
      noun.isInside &&
      noun.noun.kind === 'o' &&
      !(who === 'tale' && (by === null || by.kind === 'o')) &&
      !thing.marks.includes('i');
    // A teddy does what its child does.
    const isToy = by !== null && isOfKind(by, 'toy');
    if (!isInThing && !isToy && thing.marks.includes(MARKS[who])) continue;
    if (isWithAdult && LOOKS.has(head)) continue;
    // On a part of it, which may be its outside: "en el techo del coche".
    if (noun.isPart && !LOOKS.has(head) && thing.at.size < 30) return true;
    const isAllowed =
      noun.isIn && !thing.at.has('*')
        ? thing.at.has(head)
        : LOOKS.has(head) || thing.of.has('*') || thing.of.has(head) || thing.at.has(head);
    if (!isAllowed) return true;
  }
  const held = WITH.get(head);
  const isHeld = ({ noun, isWith, isLike }: Placed) => isWith && !isLike && noun.kind === 'o';
  if (held && !isGrown && who !== 'shared' && nouns.some((one) => isHeld(one) && !isInRow(held, one.noun)))
    return true;
  // Nobody carries a child in a basket.
  const [child, ...under] = nouns;
  if (
    !isGrown &&
    child?.isObject &&
    isSomebodysChild(child.noun) &&
    PUTS.test(head) &&
    under.some(({ isIn, noun }) => isIn && noun.kind === 'o')
  )
    return true;
  // A part of the body on a thing: only where a child may put it.
  const [part, ...onto] = nouns;
  const ofBody = part?.isObject && OF_BODY.find(({ parts }) => parts.test(letters(part.noun.es.one)));
  if (ofBody && !free && PUTS.test(head) && onto.some((one) => one.isIn && !isInRow(ofBody.row, one.noun)))
    return true;
  const isTouched = (one: Placed) => (one.isObject || one.isWith) && isOfKind(one.noun, 'wild');
  if (!free && TOUCHES.has(head) && nouns.some(isTouched)) return true;
  if (
    !isGrown &&
    who !== 'shared' &&
    (!WITH_ANYBODY.test(head) || BEFRIENDS.test(letters(after))) &&
    nouns.some((noun) => isStranger(noun, head, rest) || isForeign(noun, nouns))
  )
    return true;
  const [first] = nouns.filter(({ isObject }) => isObject);
  if (first && isSomebodysChild(first.noun) && TRADES.test(head)) return true;
  if (/^(?:comprar|vender)$/.test(head) && nouns.some(({ noun }) => isSomebodysChild(noun))) return true;
  if (first && isLiving(first.noun) && ![TO_LIVING, LOOKS, DEEDS].some((verbs) => verbs.has(head)))
    return true;
  const isTheirs = first && (isSomebodysChild(first.noun) || isOfKind(first.noun, 'pet'));
  if (isTheirs && !isGrown && ![GENTLE, PLAY, LOOKS, DEEDS].some((verbs) => verbs.has(head))) return true;
  const deed = DEEDS.get(head);
  if (!deed) return !SAFE.has(head) && !LOOKS.has(head);
  if (who === 'shared' && deed.isShared) return false;
  if (free?.has(head) && !(first && isLiving(first.noun))) return false;
  const isFood = deed.kinds.includes('food');
  const object = nouns.find(
    ({ noun, isWith, isIn, isTo }) => !isWith && !'pfie'.includes(noun.kind) && !(isFood && isIn && !isTo),
  );
  // From where it comes counts: "agua del charco".
  if (isFood && nouns.some(({ noun, isOf }) => isOf && !'pf'.includes(noun.kind) && !isOfKind(noun, 'food')))
    return true;
  const end = object ? object.at + object.length : rest.length;
  if (deed.allowed.test(letters(rest.slice(0, end + 2).join(' ')))) return false;
  if (object === undefined) return !deed.isAlone || (first !== undefined && isLiving(first.noun));
  return !deed.kinds.some((kind) => isOfKind(object.noun, kind));
}

/** Home with somebody. */
const AWAY =
  /(?<![a-z])(?:(?:a|en|hasta|hacia) su (?!cole|clase|escuela|lado)|(?:al|en el|a la|a una|por el) (?:bosque|cueva|monte)|de noche)/;
/** What a stranger hands out. */
const GIVES = /^(?:dar|regalar|repartir|ofrecer|prometer|vender|cambiar)$/;
/** Stars are eaten in tales, and no food. */
const isOfFood = (placed: Placed): boolean =>
  isOfKind(placed.noun, 'food') && !isOfKind(placed.noun, 'thing');
/** Who is no friend of children in tales, as a stranger is none out of them. */
const WICKED = /^(?:bruj|hechicer|lobo|loba|ogro|vampir|hombre lobo|troll?(?![a-z])|monstruo)/;
const PLAY = new Set(wordsOf(linesIn('play').join(' ')));
const FEARS = /^(?:tener miedo|temer|asustarse)(?![a-z])/;
const GENTLE = new Set(wordsOf(linesIn('gentle').join(' ')));
const OF_CHILDREN = new Set(wordsOf(linesIn('of children').join(' ')));
const OF_STRANGERS = new Set(wordsOf(linesIn('of strangers').join(' ')));
/**
 * Whether a grown-up, a creature or a thing does to a child or a pet what is not known as kind.
 * @param by the doer's noun
 */
export function isDangerousTo(told: string, by: Noun): boolean {
  const isPerson = 'pf'.includes(by.kind);
  const name = letters(by.es.one);
  const isStrange = WICKED.test(name) || (by.kind === 'p' && !KNOWN_ADULTS.test(name));
  const own = THINGS.get(keyOf(by));
  const isWild = own !== undefined && !own.of.has('*') && 'ao'.includes(by.kind);
  // A candle and a knife are heroes by themselves: near nobody's bed, in nobody's hand.
  const isBurning = by.kind === 'o' && own !== undefined && !/[+pati]/.test(own.marks);
  const isNearThings = (deed: readonly string[]) =>
    !LOOKS.has(letters(deed[0] ?? '')) && nounsIn(deed.slice(1).join(' ')).some(({ isLike }) => !isLike);
  if (isBurning && deedsIn(told).some(isNearThings)) return true;
  // What a child is taught to do, it does.
  let isTaught = false;
  return deedsIn(told).some((deed) => {
    const nouns = nounsIn(deed.slice(1).join(' '));
    const head = letters(deed[0] ?? '');
    const isToAnimal = nouns.some(({ noun, isTo }) => isTo && noun.kind === 'a');
    const isGift = nouns.some(
      (placed) => isOfFood(placed) || ['pet', 'toy'].some((one) => isOfKind(placed.noun, one)),
    );
    const isSeller = /^(?:vecin|vend)/.test(name) || by.kind !== 'p';
    if (isStrange && !isSeller && GIVES.test(head) && isGift && !isToAnimal) return true;
    // With whom one of the family does something, who does it too.
    const done = by.kind === 'f' ? nouns.filter(({ isWith }) => !isWith) : nouns;
    const isChild = done.some(({ noun }) => isSomebodysChild(noun) || OF_CHILDREN.has(keyOf(noun)));
    const isNear = by.kind === 'p' && isStrange && nouns.some(({ noun }) => OF_STRANGERS.has(keyOf(noun)));
    const isPet = (isPerson || isWild) && done.some(({ noun }) => isOfKind(noun, 'pet'));
    const isTheirs = isTaught;
    isTaught ||= isChild;
    if (!isChild && !isNear && !isPet && !isTheirs) return false;
    const isGentle = !isWild && (!isStrange || (!isChild && !isNear));
    const isKind = TO_CHILDREN.has(head) || (isGentle && (GENTLE.has(head) || LOOKS.has(head)));
    if (!isTheirs && !isKind && !FEARS.test(letters(told))) return true;
    if (NEVER.test(letters(told)) || (by.kind !== 'f' && AWAY.test(letters(told)))) return true;
    return isDangerousDeed(deed.join(' '), '', by.kind === 'f' ? 'shared' : 'near');
  });
}

/** Whether a deed is dangerous with what a line in either language says besides: "with a lollipop", "and my brother". */
export function isDangerousWith(told: string, line: string, core: string, side: Side): boolean {
  const words = line.split(/[^\p{L}’'-]+/u);
  const of = new Set(core.split(/[^\p{L}’'-]+/u));
  return words.some((word, at) => {
    // Of two objects the second one is not told: "I juggle oranges and my brother".
    const isSecond = /^(?:y|e|and)$/iu.test(word);
    if (!isSecond && !/^(?:con|with)$/iu.test(word)) return false;
    for (let next = at + 1; next < Math.min(words.length, at + 5); next++) {
      const noun = of.has(words[next] ?? '') ? undefined : nounAt(words, next, side)?.noun;
      if (noun) return (isSecond || noun.kind === 'o') && isDangerousDeed(`${told} con ${noun.es.one}`);
    }
    return false;
  });
}

/** Whether a line in either language names a thing or a place that is dangerous in itself. */
export function namesDanger(words: readonly string[], side: Side): boolean {
  const plain = words.map((word) => word.replace(/[^\p{L}’'-]/gu, ''));
  return plain.some((_, at) => {
    const found = nounAt(plain, at, side);
    const thing = found && thingOf(found);
    return thing ? !thing.of.has('*') && !thing.at.has('celebrar') : false;
  });
}

/** How many children, and things of theirs, a line in either language names. */
export function childrenIn(line: string, side: Side): number {
  const words = line.split(/[^\p{L}’'-]+/u);
  return words.filter((_, at) => {
    const noun = nounAt(words, at, side)?.noun;
    return noun !== undefined && (isSomebodysChild(noun) || OF_CHILDREN.has(keyOf(noun)));
  }).length;
}

/** Whether a noun may be beside what is told: nothing dangerous, no unknown place and no stranger. */
export function isHarmlessNoun(noun: Noun): boolean {
  const { kind } = noun;
  const thing = THINGS.get(keyOf(noun));
  if (thing) return /[+p]/.test(thing.marks);
  const name = letters(noun.es.one).replaceAll(' ', '_');
  if (kind === 'l')
    return [name, name.split('_')[0] ?? ''].some((one) => PLACES.has(one) || SOME_PLACES.has(one));
  if (kind === 'p') return A_CHILD.test(noun.es.one) || KNOWN_ADULTS.test(letters(noun.es.one));
  return !'oa'.includes(kind) || hasKind(noun);
}
export const isHarmlessVerb = (verb: string): boolean =>
  [SAFE, LOOKS, TO_LIVING].some((verbs) => verbs.has(letters(verb)));

/** Whether no child has it, uses it or looks for it: a knife, a nail. */
export function isUntouchable(noun: Noun): boolean {
  const thing = THINGS.get(keyOf(noun));
  return thing !== undefined && !thing.marks.includes('+') && thing.of.size <= 1 && thing.at.size === 0;
}

/** Whether a thing has no story of its own: fireworks, which are no hero either. */
export const isNeverTold = (noun: string): boolean => UNTOLD.test(letters(noun));

/** Whether it is harmless whatever else goes on: to laugh, to tell stories. */
export const isQuietDeed = (told: string): boolean =>
  /^(?:re[ií]r(?:se)?|sonreír|contar|cantar|bailar|hablar|llorar|pensar|soñar|leer)(?!\p{L})/u.test(told);

/** Whether it is in what shuts and is made for things: in an icebox, in a bin. */
export const isShutIn = (told: string): boolean =>
  nounsIn(told).some((noun) => noun.isIn && thingOf(noun)?.at.has('guardar') === true);
