import {
  COLOUR_WORDS,
  DRESSED_WORDS,
  FIGURE_WORDS,
  GARMENT_WORDS,
  HOUR_WORDS,
  OWN_COLOURS,
  PLACE_WORDS,
  THING_WORDS,
} from './drawn-words.ts';
import { fold } from './fold.ts';
import {
  FIGURE_TABLE,
  FOODS,
  type FigureColour,
  type FigureKind,
  type Garment,
  type Hour,
  isOneOf,
  type Paints,
  type Place,
  type Thing,
} from './scene.ts';

/** Reads words of topics and titles that say what a picture shows. */

/** What is drawn of a figure unless something else is said. */
export const NATURE: Record<FigureKind, { colour: FigureColour; place: Place }> = {
  girl: { colour: 'red', place: 'garden' },
  boy: { colour: 'blue', place: 'garden' },
  child: { colour: 'yellow', place: 'garden' },
  woman: { colour: 'green', place: 'village' },
  man: { colour: 'brown', place: 'village' },
  grandmother: { colour: 'purple', place: 'kitchen' },
  grandfather: { colour: 'green', place: 'garden' },
  knight: { colour: 'grey', place: 'castle' },
  pirate: { colour: 'red', place: 'ship' },
  astronaut: { colour: 'white', place: 'space' },
  wizard: { colour: 'purple', place: 'castle' },
  mermaid: { colour: 'green', place: 'underwater' },
  fairy: { colour: 'purple', place: 'forest' },
  baby: { colour: 'yellow', place: 'bedroom' },
  robot: { colour: 'grey', place: 'city' },
  dragon: { colour: 'green', place: 'mountain' },
  monster: { colour: 'purple', place: 'bedroom' },
  unicorn: { colour: 'white', place: 'meadow' },
  ghost: { colour: 'white', place: 'castle' },
  scarecrow: { colour: 'blue', place: 'farm' },
  doll: { colour: 'blue', place: 'bedroom' },
  snowman: { colour: 'white', place: 'snow' },
  moon: { colour: 'yellow', place: 'meadow' },
  sun: { colour: 'yellow', place: 'meadow' },
  skeleton: { colour: 'white', place: 'castle' },
  bear: { colour: 'brown', place: 'forest' },
  fox: { colour: 'orange', place: 'forest' },
  wolf: { colour: 'grey', place: 'forest' },
  rabbit: { colour: 'brown', place: 'meadow' },
  mouse: { colour: 'grey', place: 'kitchen' },
  cat: { colour: 'orange', place: 'garden' },
  dog: { colour: 'brown', place: 'garden' },
  owl: { colour: 'brown', place: 'forest' },
  bird: { colour: 'blue', place: 'garden' },
  horse: { colour: 'brown', place: 'farm' },
  lion: { colour: 'yellow', place: 'jungle' },
  elephant: { colour: 'grey', place: 'jungle' },
  turtle: { colour: 'green', place: 'beach' },
  frog: { colour: 'green', place: 'garden' },
  penguin: { colour: 'blue', place: 'snow' },
  whale: { colour: 'blue', place: 'sea' },
  fish: { colour: 'orange', place: 'underwater' },
  octopus: { colour: 'purple', place: 'underwater' },
  cow: { colour: 'white', place: 'farm' },
  sheep: { colour: 'white', place: 'meadow' },
  giraffe: { colour: 'yellow', place: 'jungle' },
  hedgehog: { colour: 'brown', place: 'forest' },
  crocodile: { colour: 'green', place: 'jungle' },
  hen: { colour: 'brown', place: 'farm' },
  snail: { colour: 'orange', place: 'garden' },
  pig: { colour: 'pink', place: 'farm' },
  duck: { colour: 'yellow', place: 'farm' },
  squirrel: { colour: 'red', place: 'forest' },
  shark: { colour: 'grey', place: 'sea' },
  dinosaur: { colour: 'green', place: 'jungle' },
  spider: { colour: 'purple', place: 'garden' },
  ant: { colour: 'red', place: 'garden' },
  bee: { colour: 'yellow', place: 'garden' },
  monkey: { colour: 'brown', place: 'jungle' },
  butterfly: { colour: 'orange', place: 'meadow' },
  hamster: { colour: 'orange', place: 'bedroom' },
  tiger: { colour: 'orange', place: 'jungle' },
  crab: { colour: 'red', place: 'beach' },
  goat: { colour: 'white', place: 'mountain' },
  deer: { colour: 'brown', place: 'forest' },
  camel: { colour: 'brown', place: 'desert' },
  panda: { colour: 'white', place: 'jungle' },
  donkey: { colour: 'grey', place: 'farm' },
  zebra: { colour: 'white', place: 'jungle' },
  hippo: { colour: 'purple', place: 'jungle' },
  dolphin: { colour: 'blue', place: 'sea' },
  sloth: { colour: 'brown', place: 'jungle' },
  parrot: { colour: 'green', place: 'jungle' },
  leopard: { colour: 'yellow', place: 'jungle' },
  badger: { colour: 'grey', place: 'forest' },
  raccoon: { colour: 'grey', place: 'forest' },
  koala: { colour: 'grey', place: 'forest' },
  beaver: { colour: 'brown', place: 'pond' },
  otter: { colour: 'brown', place: 'pond' },
  mole: { colour: 'grey', place: 'garden' },
  kangaroo: { colour: 'brown', place: 'desert' },
  ladybird: { colour: 'red', place: 'garden' },
  caterpillar: { colour: 'green', place: 'garden' },
  worm: { colour: 'pink', place: 'garden' },
  snake: { colour: 'green', place: 'jungle' },
  lizard: { colour: 'green', place: 'desert' },
  bat: { colour: 'purple', place: 'forest' },
  seal: { colour: 'grey', place: 'beach' },
  rhino: { colour: 'grey', place: 'jungle' },
  llama: { colour: 'white', place: 'mountain' },
  flamingo: { colour: 'pink', place: 'pond' },
  peacock: { colour: 'blue', place: 'garden' },
  jellyfish: { colour: 'pink', place: 'underwater' },
  seahorse: { colour: 'orange', place: 'underwater' },
  firefly: { colour: 'brown', place: 'meadow' },
  dragonfly: { colour: 'blue', place: 'pond' },
  grasshopper: { colour: 'green', place: 'meadow' },
};

/** Words of topics that are too grave for a picture which no model chose. */
const GRAVE = new Set(
  (
    'muerte muerto muerta murio morir muere fallecio fallecido fallecer cielo sacrificar atropellaron cementerio funeral ' +
    'dead death die died dying dies floating buried cemetery grave killed kill hospital enfermo enferma enfermedad varicela ' +
    'cancer sick ill illness disease pox accidente accidentes accident guerra bomba war bomb divorcio divorciar separan ' +
    'divorce divorced carcel prision preso policia prison jail police droga drogas drugs acoso bullying maltrato abuso ' +
    'abuse pegan pega pegaban hits hitting mean suicidio suicide flotando triste llorar llora sad cry cries crying'
  ).split(' '),
);
/** First persons: a typed sentence with one is about the child's own life, which words do not judge. */
const OWN = new Set('mi mis me nos yo nuestro nuestra nuestros nuestras my our me i we us'.split(' '));
/** Longest phrase with a first person that is only a name, in words: *my dog Rusty*. */
const OWN_WORDS = 4;
/** Small words, also of titles with capitals. */
const SMALL = new Set(
  'el la los las un una y e o de del al con en que the a an and or of with in on who'.split(' '),
);
/** Things with a figure's name that are not that figure, and figures that belong to a person. */
const NAMESAKES = [
  'o clock',
  'next ?door',
  'belly buttons?',
  'robin hood',
  'rock ?(?:star|band|music|n roll)s?',
  '(?<=\\b(?:seal|fox|wolf|otter|bat|shark|beaver|lion|tiger) )pups?',
  '(?<=\\b(?:penguin|owl|eagle|bird|duck|puffin|flamingo) )chicks?',
  'bubble ?gum',
  'pinas? de(?:l)? pino',
  'cable cars?',
  'pillow cases?',
  'band ?aids?',
  '(?:cricket|baseball|rounders) bats?',
  'bats? and balls?',
  '(?:la|mi|una|nuestra) canguro',
  'mole (?:poblano|con|de|verde|negro)',
  'step (?:mum|mom|mother|dad|father|brother|sister)s?',
  'paint(?:s|ing)? (?:our|my|her|his|their) nails',
  // Lazy, and no sloth
  '(?<=\\p{L} )(?<!\\b(?:un|el|dos|tres|los|unos|osos?|ositos?|mi|del|al) )perezosos?',
  'star ?fish',
  'bear hugs?',
  'cat burglars?',
  'baby sharks?',
  'baby (?:tooth|teeth|monitors?|carrots?)',
  'luna de miel',
  'sun (?:cream|hats?|glasses)',
  'spelling bees?',
  'monkey bars?',
  'maya the bee',
  'fairy ?(?:tales?|stor(?:y|ies)|lights?|cakes?)',
  'mouse pads?',
  'chicken nuggets?',
  '(?:gingerbread|spider|iron|ant|bogey|ice cream) m[ae]n',
  'erizos? de mar',
  'lobos? de mar',
  'osos? hormigueros?',
  'gallin(?:it)?a ciega',
  'raton(?:es)? de ordenador',
  'pollo frito',
  'peces? gordos?',
  'hombres? arana',
  'cuentos? de hadas',
  'peppa(?: pig)?',
  'hello kitty',
  'cat in the hat',
  'lion king',
  'rey leon',
  'george pig',
  'care bears?',
  'dress(?:es|ed|ing)? up',
  'fancy dress',
  'vestid[oa]s? de',
  // They go
  'van(?= (?:al?|de|en|por|con|para|hacia|hasta|juntos)\\b)',
  '(?:world|europa|fa) cup',
  'traffic jams?',
  'barbie dolls?',
  'munecas? barbie',
  'abeja maya',
  '(?:muy|tan|que) mon[oa]s?',
  // Where it happens, and no house that one sees
  '(?:en|a|de|por|desde) (?:(?:la|mi|su|tu|nuestra) )?casa(?! (?:del|en el) arbol| nueva)',
  '(?:at|in|into|around|of) (?:(?:the|my|our|her|his) )?house',
];
const NAMED_AFTER = new RegExp(`\\b(?:${NAMESAKES.join('|')})\\b`, 'gu');
/** Things and animals that are called after others, and the word that means them alone. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/^guinea pig$|^(?:conejillos?|cobayas?|conejos?) de indias$/u, 'hamster'],
  [/^reyes magos$/u, 'reyes'],
  [/^roscon(?:es)? de reyes$|^king cakes?$/u, 'rosquilla'],
  [/^hot dogs?$|^perritos? calientes?$/u, 'hotdog'],
  [/^piggy banks?$|^cerdit[oa]s? hucha$/u, 'piggybank'],
  [/^dolls? ?s? houses?$|^doll ?houses?$|^cas(?:it)?as? de munecas$/u, 'dollhouse'],
  [/^rocking horses?$|^caball(?:it)?os? (?:balancin|de madera)$/u, 'rockinghorse'],
  [/^baby bottles?$/u, 'biberon'],
  [/^sea lions?$|^leon(?:es)? marinos?$/u, 'foca'],
  [/^sea horses?$|^caball(?:it)?os? de mar$/u, 'seahorse'],
  [/^killer whales?$/u, 'orca'],
  [/^fish and chips$/u, 'chips'],
  [/^castillos? hinchables?$|^bouncy castles?$/u, 'bouncycastle'],
  [/^dientes? de leon$/u, 'flor'],
  [/^police cars?$/u, 'patrulla'],
];
const CALLED_AFTER =
  /\b(?:guinea pig(?=s?\b)|(?:conejillos?|cobayas?|conejos?) de indias|reyes magos|roscon(?:es)? de reyes|king cakes?|hot dogs?|perritos? calientes?|piggy banks?|cerdit[oa]s? hucha|dolls? ?s? houses?|doll ?houses?|cas(?:it)?as? de munecas|rocking horses?|caball(?:it)?os? (?:balancin|de madera)|baby bottles?|police cars?|sea lions?|leon(?:es)? marinos?|sea horses?|caball(?:it)?os? de mar|killer whales?|fish and chips|castillos? hinchables?|bouncy castles?|dientes? de leon)\b/gu;
/** Words before moon and sun where they are a place or the light: *to the moon, tomar el sol*. */
const NO_LUMINARY =
  /(?:^| )(?:(?:a|en|de|hasta|hacia|bajo|con|to|on|in|at|of|by|from|under|over|tomar|tomando|hace) (?:(?:el|la|un|the|a) )?|(?:al|del|media|full|half|new) )$/u;

/** Words of a tale's name, which are kept in spite of their capitals. */
const TALE = new Set(
  'caperucita roja red riding hood papa noel santa claus father christmas reyes magos navidad halloween diwali hanukkah ramadan'.split(
    ' ',
  ),
);

function lookup<Value extends string>(table: Partial<Record<Value, string>>): ReadonlyMap<string, Value> {
  const entries = Object.entries(table) as [Value, string][];
  return new Map(entries.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));
}

const FIGURES = lookup(FIGURE_WORDS);
const DRESSED = new Map(
  Object.entries(DRESSED_WORDS).flatMap(([kind, garments]) =>
    [...lookup(garments)].map(([word, garment]) => [word, { kind: kind as FigureKind, garment }] as const),
  ),
);
const PLACE_OF = lookup(PLACE_WORDS);
const THING_OF = lookup(THING_WORDS);
const HOUR_OF = lookup(HOUR_WORDS);
const COLOUR_OF = lookup(COLOUR_WORDS);
const GARMENT_OF = lookup(GARMENT_WORDS);

/** The first colour that a text names, whatever has it. */
export function colourNamed(text: string): FigureColour | null {
  const [word] =
    fold(text)
      .match(/\p{L}+/gu)
      ?.filter((one) => COLOUR_OF.has(one)) ?? [];
  return word === undefined ? null : COLOUR_OF.get(word)!;
}

/** A figure that words name; null where they do not say it. */
export type NamedFigure = { kind: FigureKind; colour: FigureColour | null; garment: Garment | null };

/** Things that are not there besides where a figure wears them. */
export const WORN_AS: Partial<Record<Thing, Garment>> = { bobblehat: 'hat', woollyscarf: 'scarf' };

/** What the words of a text say of a picture. */
export type SceneWords = {
  /** Each kind once, in order. */
  figures: NamedFigure[];
  place: Place | null;
  thing: Thing | null;
  /** All things that are named, in order, and colours that are said of them. */
  things: Thing[];
  paints: Paints;
  hour: Hour | null;
  /** Whether the text is too grave for words to say what is shown. */
  isGrave: boolean;
  /** Whether it is a sentence in the first person, so about the child's own life. */
  isOwn: boolean;
};

/** A word as it stands, and without the ending of a plural. */
const formsOf = (word: string) => [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')];

/** Forms of texts that are being read, by the place of their first word: every table is searched for them. */
const formsIn = new WeakMap<readonly string[], string[][]>();

/** The word at a place together with the next three, two or one, and alone, in that order. */
function formsAt(words: readonly string[], at: number): string[] {
  const known = formsIn.get(words) ?? [];
  formsIn.set(words, known);
  const most = Math.min(4, words.length - at);
  return (known[at] ??= Array.from({ length: most }, (_, fewer) =>
    formsOf(words.slice(at, at + most - fewer).join('_')),
  ).flat());
}

function firstIn<Value>(table: ReadonlyMap<string, Value>, forms: readonly string[]): Value | null {
  for (const form of forms) {
    const value = table.get(form);
    if (value !== undefined) return value;
  }
  return null;
}

const found = <Value>(table: ReadonlyMap<string, Value>, word: string) => firstIn(table, formsOf(word));

/** What a table says of the longest text at a place. */
const foundAt = <Value>(table: ReadonlyMap<string, Value>, words: readonly string[], at: number) =>
  firstIn(table, formsAt(words, at));

/**
 * Words of a text that may say what is shown, folded, without names: those given, and those with a capital among words
 * without.
 */
function wordsOf(text: string, names: ReadonlySet<string>): string[] {
  const written = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isSentence = written.some((word, at) => at > 0 && /^\p{Ll}/u.test(word) && !SMALL.has(fold(word)));
  return written
    .filter((word, at) => at === 0 || !isSentence || !/^\p{Lu}/u.test(word) || TALE.has(fold(word)))
    .map(fold)
    .filter((word) => !names.has(word))
    .join(' ')
    .replace(CALLED_AFTER, (name) => RENAMED.find(([names]) => names.test(name))![1])
    .replace(NAMED_AFTER, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

/** A giant by itself: *el gigante que, a friendly giant*; others are giant themselves. */
const GIANT = /^(?:gigante|giant)s?$/u;
const AFTER_GIANT =
  /^(?:que|con|y|e|sin|de|del|en|se|no|a|al|amable|bueno|amigo|s|who|that|with|and|without|in|on|has|is)$/u;

/** Whether a word that names a kind is a figure: *a baby dragon* is a dragon, and *on the moon* is a place. */
function isFigure(kind: FigureKind, words: readonly string[], at: number): boolean {
  if (kind === 'baby')
    return (
      at + 1 === words.length || (foundAt(FIGURES, words, at + 1) ?? foundAt(DRESSED, words, at + 1)) === null
    );
  if (GIANT.test(words[at] ?? '')) {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    const isOther = found(FIGURES, before) !== null || found(THING_OF, before) !== null;
    return !isOther && (after === '' || AFTER_GIANT.test(after));
  }
  if (kind !== 'moon' && kind !== 'sun') return true;
  return !NO_LUMINARY.test(`${words.slice(Math.max(0, at - 2), at).join(' ')} `);
}

/** What of people's clothes others wear who are called like them. */
const COSTUMES: Partial<Record<FigureKind, Garment>> = {
  pirate: 'tricorn',
  wizard: 'pointed',
  knight: 'cape',
  astronaut: 'helmet',
};
export const costumeOf = ({ kind, garment }: NamedFigure): Garment | null =>
  COSTUMES[kind] ?? (isOneOf(FIGURE_TABLE.people, kind) ? garment : null);

/**
 * One who is called by two names that stand together: *a pirate cat* and *gata pirata* are a cat with a hat.
 * @returns null for two who are two
 */
function inCostume(one: NamedFigure, other: NamedFigure): NamedFigure | null {
  for (const [being, worn] of [[one, costumeOf(other)] as const, [other, costumeOf(one)] as const])
    if (worn !== null && !isOneOf(FIGURE_TABLE.people, being.kind))
      return { ...being, colour: one.colour ?? other.colour, garment: worn };
  return null;
}

/** In English the colour stands before what has it, in Spanish after it. */
const colourAt = (words: readonly string[], before: number, after: number): FigureColour | null =>
  found(COLOUR_OF, words[after] ?? '') ?? found(COLOUR_OF, words[before] ?? '');

const areFood = (...all: readonly Thing[]) => all.every((thing) => FOODS.includes(thing));

/** Each once, with its colour: a tree house is no tree besides. */
function thingsAmong(words: readonly string[]): Map<Thing, FigureColour | null> {
  const things = new Map<Thing, FigureColour | null>();
  let last: { thing: Thing; end: number } | null = null;
  for (let at = 0; at < words.length; at++) {
    const length = [4, 3, 2, 1].find(
      (some) => found(THING_OF, words.slice(at, at + some).join('_')) !== null,
    );
    if (length === undefined) continue;
    const thing = found(THING_OF, words.slice(at, at + length).join('_'))!;
    // A chocolate cake and *zumo de limones* are one thing each: what it is made of is not beside it.
    const between: number = last !== null && areFood(last.thing, thing) ? at - last.end : -1;
    const isIngredient = between === 1 && words[at - 1] === 'de';
    if (between === 0 && last !== null) things.delete(last.thing);
    if (!isIngredient) things.set(thing, things.get(thing) ?? colourAt(words, at - 1, at + length));
    if (!isIngredient) last = { thing, end: at + length };
    at += length - 1;
  }
  return things;
}

/**
 * Reads words that are known.
 * @param names words that are names, folded: *León* is no lion
 */
export function sceneWordsIn(text: string, names: ReadonlySet<string> = new Set()): SceneWords {
  const words = wordsOf(text, names);
  const figures = new Map<FigureKind, NamedFigure>();
  let lastFigure: NamedFigure | null = null;
  const places = new Map<NamedFigure, number>();
  for (const at of words.keys()) {
    const dressed = foundAt(DRESSED, words, at);
    const kind = dressed?.kind ?? foundAt(FIGURES, words, at);
    if (kind !== null && !figures.has(kind) && isFigure(kind, words, at)) {
      const colour = colourAt(words, at - 1, at + 1) ?? foundAt(OWN_COLOURS, words, at);
      lastFigure = { kind, colour, garment: dressed?.garment ?? null };
      places.set(lastFigure, at);
      figures.set(kind, lastFigure);
    } else if (lastFigure) lastFigure.garment ??= foundAt(GARMENT_OF, words, at);
  }
  const isOneName = (one: NamedFigure, other: NamedFigure): boolean => {
    const [at, next] = [places.get(one)!, places.get(other)!];
    const isNext = next === at + 1 || (next === at + 2 && found(COLOUR_OF, words[at + 1] ?? '') !== null);
    return isNext && fold(text).includes(words.slice(at, next + 1).join(' '));
  };
  const first = <Value>(table: ReadonlyMap<string, Value>) =>
    words.map((_, at) => foundAt(table, words, at)).find((value) => value !== null) ?? null;
  const named: NamedFigure[] = [];
  for (const figure of figures.values()) {
    const before = named.at(-1);
    const both = before && isOneName(before, figure) ? inCostume(before, figure) : null;
    if (both) named.pop();
    named.push(both ?? figure);
  }
  // A bear of plush is one bear, and a crown is on one head.
  const isOfFigure = (thing: Thing) =>
    (thing === 'teddy' && figures.has('bear')) ||
    (WORN_AS[thing] !== undefined && named.some(({ garment }) => garment === WORN_AS[thing])) ||
    (thing === 'tiara' && named.some(({ garment }) => garment === 'crown'));
  const colours = thingsAmong(words);
  // One chair of wheels is no tower of others.
  if (colours.has('wheelchair')) colours.delete('chairs');
  // Nor is a puffer fish a balloon.
  if (/\bpe(?:z|ces) globo\b/u.test(fold(text))) colours.delete('balloon');
  const things = [...colours.keys()];
  const [thing = null] = things;
  return {
    figures: named,
    place: first(PLACE_OF),
    thing: thing !== null && isOfFigure(thing) ? null : thing,
    things: things.filter((one) => !isOfFigure(one)),
    paints: Object.fromEntries([...colours].filter(([, colour]) => colour !== null)),
    hour: first(HOUR_OF),
    // "Se pega" is caught or sticks, and hits nobody.
    isGrave: words.some(
      (word, at) => GRAVE.has(word) && !(word.startsWith('pega') && words[at - 1] === 'se'),
    ),
    isOwn: words.length > OWN_WORDS && words.some((word) => OWN.has(word)),
  };
}

/** Each thing that the words of a text name, in order; `sceneWordsIn` has the first that a picture of it shows. */
export function thingsIn(text: string, names: ReadonlySet<string> = new Set()): Thing[] {
  return [...thingsAmong(wordsOf(text, names)).keys()];
}
