import { hasKind, isLiving, isOfKind, keyOf } from './kinds.ts';
import { type FoundNoun, type Noun, nounAt, sectionsOf, type Side } from './lexicon.ts';
import { letters } from './topic-line.ts';
import { A_CHILD } from './topic-words.ts';

/**
 * Deeds of a child that are never told for fun. What is told is said in few words, all of which the lexicon has, so
 * `child-deeds.txt` says what a child may do, and anything else with a dangerous thing, place or verb is dangerous.
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
const IN_SECRET =
  /(?<![a-z])(?:sol[oa]s?|a escondidas|en secreto|sin ayuda|cuando nadie)(?! (?:de|los|las|una?) )(?![a-z])/;

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
type Thing = { of: ReadonlySet<string>; at: ReadonlySet<string>; isShared: boolean };
/** What may be done with a dangerous thing, and what in it or on it. */
const THINGS: ReadonlyMap<string, Thing> = new Map(
  linesIn('things').flatMap((line) => {
    const [nouns = '', of, at] = line.split(': ');
    if (nouns === 'looks') return [];
    const thing = {
      of: new Set(wordsOf(of).filter((verb) => verb !== '-')),
      at: new Set(wordsOf(at).filter((verb) => verb !== '-')),
      isShared: nouns.startsWith('+ '),
    };
    return wordsOf(nouns).map((noun) => [noun, thing] as const);
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
  isWith: boolean;
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
        isWith: /^(?:con|como|sin)$/.test(preposition),
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

/** `grown`: a grown-up or a figure of a tale, who does it to a child. */
export type Doer = 'child' | 'baby' | 'shared' | 'grown';
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
export const isDangerousDeed = (told: string, about = '', who: Doer = 'child'): boolean =>
  NEVER.test(letters(told)) ||
  // "Una niña nunca que come": the adverb stands with her.
  NEVER.test(letters(`${about} ${told}`)) ||
  (who === 'baby' && BABYISH.test(letters(told))) ||
  deedsIn(told).some((deed) => isDangerous(deed, about, who));

/** What is done with things, and with no child. */
const TRADES =
  /^(?:cambiar|intercambiar|comprar|coleccionar|ganar|pescar|perder|olvidar|olvidarse|dejar|ordenar|repartir|regalar)$/;
const isSomebodysChild = (noun: Noun): boolean => 'pf'.includes(noun.kind) && A_CHILD.test(noun.es.one);

/** What puts a thing in its place, or only is about it. */
const PUTS =
  /^(?:poner|guardar|dejar|llevar|recoger|escribir|pegar|colgar|plantar|pensar|creer|convertirse|echar|ganar|vestirse|disfrazarse|participar|ayudar|trabajar|creerse|ir|viajar)$/;
const isKnownPlace = ({ noun, isInside }: Placed, head: string): boolean => {
  if (
    (LOOKS.has(head) && !isInside) ||
    DEEDS.has(head) ||
    (noun.kind !== 'l' && !(isInside && 'oa'.includes(noun.kind) && !PUTS.test(head)))
  )
    return true;
  const name = letters(noun.es.one).replaceAll(' ', '_');
  return PLACES.has(name) || PLACES.has(name.split('_')[0] ?? '');
};
const isStranger = ({ noun, isWith, isTo, isOf, at }: Placed, told: readonly string[]): boolean =>
  noun.kind === 'p' &&
  (isWith || isTo || (isOf && /^(?:amig|novi|fiar)/.test(letters(told.slice(0, at).join(' '))))) &&
  !A_CHILD.test(noun.es.one) &&
  !KNOWN_ADULTS.test(letters(noun.es.one));

function isDangerous([verb = '', ...rest]: readonly string[], about: string, who: Doer): boolean {
  const head = letters(verb);
  const after = rest.join(' ');
  const isGrown = who === 'grown';
  if (who === 'baby' && !BABY_OK.has(head)) return true;
  if (!isGrown && IN_SECRET.test(letters(after)) && !ALONE_OK.has(head)) return true;
  const isAtNight = / de noche(?![a-z])/.test(` ${letters(after)}`);
  if (isAtNight && !isGrown && ![ALONE_OK, LOOKS, NIGHT_OK].some((verbs) => verbs.has(head))) return true;
  const nouns = nounsIn(after);
  // Where a grown-up must be near: in the sea, in a tree.
  const isNearby = (noun: Placed) => thingOf(noun)?.isShared === true;
  if (!isGrown && IN_SECRET.test(letters(after)) && nouns.some(isNearby)) return true;
  for (const noun of [...nouns, ...nounsIn(about)]) {
    const thing = thingOf(noun);
    const isWithAdult = who === 'shared' || isGrown;
    if (!thing && !isWithAdult && !isKnownPlace(noun, head)) return true;
    if (!isKnown(noun) && !LOOKS.has(head)) return true;
    // A place is no company, unless it is of cardboard.
    const isCompany = noun === nouns[0] && noun.isWith && noun.noun.kind === 'l';
    if (isCompany && !LOOKS.has(head) && !isOfKind(noun.noun, 'toy')) return true;
    if (!thing || (who === 'shared' && thing.isShared) || (isWithAdult && LOOKS.has(head))) continue;
    // On a part of it, which may be its outside: "en el techo del coche".
    if (noun.isPart && !LOOKS.has(head) && thing.at.size < 30) return true;
    const isAllowed =
      noun.isIn && !thing.at.has('*')
        ? thing.at.has(head)
        : LOOKS.has(head) || thing.of.has('*') || thing.of.has(head) || thing.at.has(head);
    if (!isAllowed) return true;
  }
  if (
    !isGrown &&
    (!WITH_ANYBODY.test(head) || BEFRIENDS.test(letters(after))) &&
    nouns.some((noun) => isStranger(noun, rest))
  )
    return true;
  const [first] = nouns.filter(({ isObject }) => isObject);
  if (first && isSomebodysChild(first.noun) && TRADES.test(head)) return true;
  if (first && isLiving(first.noun) && ![TO_LIVING, LOOKS, DEEDS].some((verbs) => verbs.has(head)))
    return true;
  const deed = DEEDS.get(head);
  if (!deed) return !SAFE.has(head) && !LOOKS.has(head);
  if (who === 'shared' && deed.isShared) return false;
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
/** Where somebody is saved, it is dangerous. */
const RESCUES = /^(?:salvar|rescatar|proteger|defender|curar)$/;
/** What a stranger hands out. */
const GIVES = /^(?:dar|regalar|repartir|ofrecer|prometer)$/;
const COOKS = /^(?:hacer|preparar|cocinar|hornear|cocer|asar)$/;
/** Stars are eaten in tales, and no food. */
const isOfFood = (placed?: Placed): boolean =>
  placed !== undefined && isOfKind(placed.noun, 'food') && !isOfKind(placed.noun, 'thing');
const OF_A_FACE = /(?<![a-z])(?:orejas?|nariz|boca|ojos?|oidos?|cuello|cara) (?:del? )/;
/** Who is no friend of children in tales, as a stranger is none out of them. */
const WICKED = /^(?:bruj|hechicer|lobo|loba|ogro|vampir|hombre lobo)/;
/**
 * Whether a grown-up or a figure of a tale does to a child, or a person to a pet, what is no play.
 * @param by the doer's noun
 */
export function isDangerousTo(told: string, by: Noun): boolean {
  // What a child is taught to do, it does.
  let isTaught = false;
  return deedsIn(told).some((deed) => {
    const all = nounsIn(deed.slice(1).join(' '));
    const head = letters(deed[0] ?? '');
    if (RESCUES.test(head)) return false;
    const name = letters(by.es.one);
    // Onto a face, and into a pot.
    const isOnAny =
      WICKED.test(name) || OF_A_FACE.test(letters(told)) || (COOKS.test(head) && isOfFood(all[0]));
    const nouns = all.filter(({ isObject, isWith }) => isObject || isWith || isOnAny);
    const isToChild = nouns.some(({ noun }) => isSomebodysChild(noun));
    const isToPet =
      'pf'.includes(by.kind) && nouns.some(({ noun, isObject }) => isObject && isOfKind(noun, 'pet'));
    const isStrange = WICKED.test(name) || (by.kind === 'p' && !KNOWN_ADULTS.test(name));
    if (isToChild && NEVER.test(letters(told))) return true;
    if (isToChild && by.kind !== 'f' && AWAY.test(letters(told))) return true;
    const isGift = all.some(
      (placed) => isOfFood(placed) || ['pet', 'toy'].some((kind) => isOfKind(placed.noun, kind)),
    );
    const isToAnimal = all.some(({ noun, isTo }) => isTo && noun.kind === 'a');
    const isNear = /^vecin/.test(name);
    if (isStrange && !isNear && GIVES.test(head) && isGift && !isToAnimal && by.kind === 'p') return true;
    const isLure = /^(?:prometer|ofrecer)$/.test(head) && by.kind !== 'f' && isGift;
    if (isToChild && isLure) return true;
    if (isToChild && isStrange && !TO_CHILDREN.has(head)) return true;
    const isTheirs = isTaught;
    isTaught ||= isToChild;
    return (isToChild || isToPet || isTheirs) && isDangerous(deed, '', by.kind === 'f' ? 'shared' : 'grown');
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

/** Whether no child has it, uses it or looks for it: a knife, a nail. */
export function isUntouchable(noun: Noun): boolean {
  const thing = THINGS.get(keyOf(noun));
  return thing !== undefined && !thing.isShared && thing.of.size <= 1 && thing.at.size === 0;
}

/** Whether a thing has no story of its own: fireworks, which are no hero either. */
export const isNeverTold = (noun: string): boolean => UNTOLD.test(letters(noun));

/** Whether it is harmless whatever else goes on: to laugh, to tell stories. */
export const isQuietDeed = (told: string): boolean =>
  /^(?:re[ií]r(?:se)?|sonreír|contar|cantar|bailar|hablar|llorar|pensar|soñar|leer)(?!\p{L})/u.test(told);

/** Whether it is in what shuts and is made for things: in an icebox, in a bin. */
export const isShutIn = (told: string): boolean =>
  nounsIn(told).some((noun) => noun.isIn && thingOf(noun)?.at.has('guardar') === true);
