import { type FoundNoun, nounAt, sectionsOf, type Side } from './lexicon.ts';
import { letters } from './topic-line.ts';
import { A_CHILD } from './topic-words.ts';

/**
 * Deeds of a child that are never told for fun. What is told is said in few words, all of which the lexicon has, so
 * `dangers.txt` says what a child may do, and anything else with a dangerous thing, place or verb is dangerous.
 */
const SECTIONS = sectionsOf('dangers.txt');
const linesIn = (name: string) => SECTIONS.get(name) ?? [];
const wordsOf = (text = '') => text.split(' ').filter((word) => word !== '');
const FOOD = new Set(wordsOf(linesIn('food').join(' ')));
const ALONE_OK = new Set(wordsOf(linesIn('alone').join(' ')));
const SAFE = new Set(wordsOf(linesIn('safe').join(' ')));
const patternOf = (words: readonly string[]) =>
  new RegExp(`^(?:${words.join('|').replaceAll('\\p{L}', '[a-z]')})(?![a-z])`);
const KNOWN_ADULTS = patternOf(wordsOf(linesIn('adults').join(' ')));
/** What a child may do of its own with anybody: to see, to help, to become one. */
const WITH_ANYBODY =
  /^(?:ver|mirar|saludar|ayudar|dibujar|pintar|disfrazarse|vestirse|ser|convertirse|hacerse|parecerse|imitar|conocer|visitar|admirar|escuchar|aplaudir|agradecer|ensenar|animar|jugar|contar|curar|salvar|rescatar|dar|querer|casarse|asustar|escribir)$/;
const NEVER = new RegExp(
  `(?<![a-z])(?:${linesIn('never').join('|').replaceAll('\\p{L}', '[a-z]')})(?![a-z])`,
);
const UNTOLD = patternOf(linesIn('untold'));
const IN_SECRET =
  /(?<![a-z])(?:sol[oa]s?|a escondidas|en secreto|sin ayuda)(?! (?:de|los|las|una?) )(?![a-z])/;

type Deed = { isFood: boolean; isAlone: boolean; allowed: RegExp };
/** What a verb that is dangerous in general may be done with. */
const DEEDS: ReadonlyMap<string, Deed> = new Map(
  linesIn('deeds').flatMap((line) => {
    const [verbs = '', rest = ''] = line.split(': ');
    const [isAlone, isFood] = ['-', '<food>'].map((mark) => wordsOf(rest).includes(mark));
    const allowed = wordsOf(rest).filter((word) => word !== '-' && word !== '<food>');
    const source = allowed.join('|').replaceAll('_', ' ').replaceAll('\\p{L}', '[a-z]') || '(?!)';
    const deed = {
      isFood: isFood === true,
      isAlone: isAlone === true,
      allowed: RegExp(`(?<![a-z])(?:${source})(?![a-z])`),
    };
    return wordsOf(verbs).map((verb) => [verb, deed] as const);
  }),
);
const [, looks = ''] = (linesIn('things').find((line) => line.startsWith('looks: ')) ?? '').split(': ');
const LOOKS = new Set(wordsOf(looks));
type Thing = { of: ReadonlySet<string>; at: ReadonlySet<string> };
/** What may be done with a dangerous thing, and what in it or on it. */
const THINGS: ReadonlyMap<string, Thing> = new Map(
  linesIn('things').flatMap((line) => {
    const [nouns = '', of, at] = line.split(': ');
    if (nouns === 'looks') return [];
    const thing = { of: new Set(wordsOf(of)), at: new Set(wordsOf(at)) };
    return wordsOf(nouns).map((noun) => [noun, thing] as const);
  }),
);
/** Without accents, but with "ñ". */
const keyOf = (noun: string) => noun.replace(/[^ñ]+/gu, (part) => letters(part)).replaceAll(' ', '_');
const thingOf = ({ noun }: FoundNoun): Thing | undefined => THINGS.get(keyOf(noun.es.one));

const INFINITIVE = /^[a-z]+[aei]r(?:se)?$/;

type Placed = FoundNoun & { at: number; isIn: boolean; isWith: boolean; isTo: boolean };
const DETERMINER =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|nuestr[oa]s?|otr[oa]s?|tod[oa]s?|much[oa]s?|muy|gran|del|al)$/;
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
    if (!FOR_PLAY.test(rest))
      found.push({
        ...noun,
        at,
        isIn:
          IN.test(preposition) ||
          /^(?:dentro|encima|debajo|detras|delante|cerca|lado|borde|fondo|alto|orilla|medio|centro|punta|filo|pie|final|puerta) del?$/.test(
            phrase,
          ),
        isWith: /^(?:con|como|sin)$/.test(preposition),
        isTo: /^al?$/.test(preposition),
      });
    at += noun.length - 1;
  }
  return found;
}

/** When and with whom a child must not do it, in the words of a topic. */
const CIRCUMSTANCES: readonly (readonly [string, RegExp])[] = [
  [
    'de noche',
    /(?<![a-z])(?:de noche|por las? noches?|de madrugada|a oscuras|at (?:night|midnight)|in the (?:dark|night)|after dark)(?![a-z])/,
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

/** "Aprender a patinar sobre hielo" is two deeds, each with its own nouns. */
function deedsIn(told: string): string[][] {
  const deeds: string[][] = [];
  for (const word of told.split(' '))
    if (deeds.length === 0 || (INFINITIVE.test(letters(word)) && nounAt([word], 0, 'es') === null))
      deeds.push([word]);
    else deeds.at(-1)?.push(word);
  return deeds;
}

/**
 * Whether what would be told of a child is dangerous.
 * @param told the deed in the infinitive: "subir a un árbol"
 * @param about where or with what the child is besides: "en el balcón"
 */
export const isDangerousDeed = (told: string, about = ''): boolean =>
  NEVER.test(letters(told)) || deedsIn(told).some((deed) => isDangerous(deed, about));

const isStranger = ({ noun, isWith, isTo }: Placed): boolean =>
  noun.kind === 'p' &&
  (isWith || isTo) &&
  !A_CHILD.test(noun.es.one) &&
  !KNOWN_ADULTS.test(letters(noun.es.one));

function isDangerous([verb = '', ...rest]: readonly string[], about: string): boolean {
  const head = letters(verb);
  const after = rest.join(' ');
  if (IN_SECRET.test(letters(after)) && !ALONE_OK.has(head)) return true;
  const nouns = nounsIn(after);
  for (const noun of [...nouns, ...nounsIn(about)]) {
    const thing = thingOf(noun);
    if (!thing) continue;
    const isAllowed =
      noun.isIn && !thing.at.has('*')
        ? thing.at.has(head)
        : LOOKS.has(head) || thing.of.has('*') || thing.of.has(head) || thing.at.has(head);
    if (!isAllowed) return true;
  }
  if (!WITH_ANYBODY.test(head) && nouns.some(isStranger)) return true;
  const deed = DEEDS.get(head);
  if (!deed) return !SAFE.has(head) && !LOOKS.has(head);
  const object = nouns.find(
    ({ noun, isWith, isIn }) => !isWith && !'pfie'.includes(noun.kind) && !(deed.isFood && isIn),
  );
  const end = object ? object.at + object.length : rest.length;
  if (deed.allowed.test(letters(rest.slice(0, end + 2).join(' ')))) return false;
  if (object === undefined) return !deed.isAlone;
  return !(deed.isFood && FOOD.has(letters(object.noun.es.one).split(' ')[0] ?? ''));
}

/** Whether a line in either language names a thing or a place that is dangerous in itself. */
export function namesDanger(words: readonly string[], side: Side): boolean {
  const plain = words.map((word) => word.replace(/[^\p{L}’'-]/gu, ''));
  return plain.some((_, at) => {
    const found = nounAt(plain, at, side);
    return found !== null && thingOf(found)?.of.has('*') === false;
  });
}

/** Whether a thing has no story of its own: fireworks, which are no hero either. */
export const isNeverTold = (noun: string): boolean => UNTOLD.test(letters(noun));
