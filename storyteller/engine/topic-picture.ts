import { fold } from '../../contract/fold.ts';
import { costumeOf, NATURE, type NamedFigure, sceneWordsIn } from '../../contract/scene-words.ts';
import {
  FIGURE_TABLE,
  type FigureKind,
  type Hour,
  isOneOf,
  type Mood,
  type Paints,
  type Place,
  type Size,
  type Thing,
  type Weather,
} from '../../contract/scene.ts';
import type { PicturePart } from './header.ts';
import { readHurt } from './hurts.ts';
import { kinIn, plain } from './kin.ts';
import { actOf, isSleepless } from './topic-acts.ts';
import type { Topic } from './topic-types.ts';
import { isOfChild, SAFE_PLACES, typedMood } from './typed-picture.ts';

/** What a topic says of a picture: its hero, whom it names besides, its place, hour and thing. */

/**
 * Places that the list does not have, folded, by the place of the list that looks like them; null for one that no other
 * looks like. The first that stands in a text, before the words of the list.
 */
const LIKE: Record<Place, RegExp | null> = {
  underwater:
    /\b(?:acuario|(?:fondo|debajo|dentro) del mar|bajo el (?:mar|agua)|debajo del agua|aquarium|(?:under|bottom of) the sea|under ?water)\b/u,
  space: /\b(?:luna|universo|astronautas?|moon|universe|astronauts?)\b/u,
  snow: /\b(?:polos? (?:norte|sur)|(?:north|south) pole)\b/u,
  market: /\b(?:supermercado|jugueteria|panaderia|heladeria|la compra|supermarket|bakery|shops?)\b/u,
  garden:
    /\b(?:zoo|zoologico|laberinto|recreo|patio|terraza|balcon|maze|playground|(?:back)?yard|balcony)\b/u,
  forest:
    /\b(?:arbol(?:es)?|casas? del arbol|cabana|nido|campamento|acampada|acampar|trees?|hut|nest|camp(?:ing)?)\b/u,
  stage: null,
  attic: null,
  allotment: null,
  pond: null,
  gym: /\b(?:baloncesto|basketball|netball)\b/u,
  library: /\b(?:museo|libreria|museum|bookshop)\b/u,
  stairs: /\b(?:ascensor|pasillo|hotel|sotano|lift|corridor|cellar)\b/u,
  station: /\b(?:metro|tranvia|underground|tram)\b/u,
  desert: /\b(?:oasis|piramides?|pyramids?)\b/u,
  mountain: /\b(?:lago|tunel|lake|tunnel)\b/u,
  village: /\b(?:molino|mill)\b/u,
  meadow: /\b(?:(?<!me )rios?|arroyo|charcos?|river|stream|puddles?)\b/u,
  farm: /\b(?:fresas|moras|uvas|vinas?|vinedos?|strawberr(?:y|ies)|blackberr(?:y|ies)|grapes|vineyard|pony club)\b/u,
  city: null,
  castle: null,
  bedroom: /\b(?:armario|wardrobe|bedtime)\b/u,
  kitchen: /\b(?:paella|lentejas|espaguetis|pasta|cenamos|desayun\p{L}+|spaghetti|dinner|breakfast)\b/u,
  school: null,
  harbour: null,
  sea: null,
  ship: /\b(?:barcos? piratas?|pirate ships?)\b/u,
  bridge: null,
  jungle: null,
  spaceship: null,
  beach: /\b(?:verano|castillos? de arena|summer|sandcastles?)\b/u,
  hospital: /\b(?:dentista|medic[oa]|pediatra|vacunas?|dentist|doctor|vaccine)\b/u,
  bathroom: null,
  lounge: /\b(?:parchis|fiesta|party)\b/u,
  pitch: /\b(?:estadio|penaltis?|stadium|penalty|hockey)\b/u,
  pool: /\b(?:nadar|swimming)\b(?!.*\b(?:mar|playa|rio|lago|sea|beach|river|lake)\b)/u,
};
const LIKENESSES = Object.entries(LIKE) as [Place, RegExp | null][];

/** A name is no place: *a trip with Luna*. */
const withoutNames = (text: string) => text.replace(/(?<=\S )\p{Lu}\p{L}*/gu, ' ');

export const placeIn = (text: string): Place | null =>
  LIKENESSES.find(([, words]) => words?.test(fold(withoutNames(text))))?.[0] ?? sceneWordsIn(text).place;

/** Not what is so: what is wanted, feared, lost or denied. */
const IS_NOT =
  /^(?:no|querer|quererse|desear|sonar|temer|tener miedo|odiar|perder|buscar|olvidar|echar de menos)(?!\p{L})/u;
/** What is done or what is so, as the infinitive of a topic that says it. */
const deedOf = ({ doing, tags }: Topic): string => {
  const deed = fold(doing?.do.es ?? '');
  return tags.includes('dreamer') || IS_NOT.test(deed) ? '' : deed;
};
const WHERE =
  /(?<!\p{L})(?:en|castillos? de arena|acampar|explorar|escalar|trepar(?: a)?|subir (?:a )?(?:la|una|el|un)|visitar|cuidar|regar|recorrer|conocer|dentro de|debajo|bajo|sobre|(?<=(?:^|\s)(?:ir|irse|viajar|llegar|volver|mudarse|subir|bajar|volar|salir)(?: \p{L}+){0,2} )al?)(?!\p{L}).*$/u;

/**
 * Place of a topic: the one that it is about, where its deed happens, else its hero's. The moon as a hero shines at
 * night; a hero of a station whose deed names the station is elsewhere: it does not arrive there.
 */
export function placeOfTopic(topic: Topic, typed: string): Place | null {
  if (!topic.isUnderstood) return null;
  if (topic.noun === null) return placeIn(topic.what?.es ?? typed);
  const deed = deedOf(topic);
  const [where = ''] = WHERE.exec(deed) ?? /^ser .*/u.exec(deed) ?? [];
  const told = placeIn(topic.what?.es ?? where) ?? (/\b(?:cielo|aire)\b/u.test(where) ? 'mountain' : null);
  if (told !== null) return told;
  const { bare } = topic.noun.es;
  const isElsewhere = /^lunas?\b/u.test(bare) || isLostThing(topic);
  // A ship that is the hero is on the sea, and nobody on its deck.
  const isShip = topic.noun.kind === 'o' && thingOfTopic(topic, typed) === 'boat';
  const own = isElsewhere ? null : isShip ? 'sea' : placeIn(bare);
  const isAway = own === 'station' && /estaci[oó]n/u.test(topic.doing?.do.es ?? '');
  return isAway ? null : own;
}

/** Where a deed of a topic is done that does not say it, folded, in Spanish. */
const DONE_AT: readonly (readonly [Place, RegExp])[] = [
  [
    'bedroom',
    /^(?:leer (?:\S+ )?cuentos? de buenas noches|(?:venir|ir|irse|quedarse) a dormir|tener (?:\S+ )?sueno|no (?:poder|querer) dormir|dormir|dormirse|quedarse dormid|(?:pintar|ordenar) (?:la|su) habitacion)/u,
  ],
  [
    'pitch',
    /^(?:jugar al? (?:futbol|baloncesto|rugby|hockey)|meter (?:un )?gol|ser (?:portero|futbolista))/u,
  ],
  [
    'garden',
    /^(?:plantar|regar|cultivar|(?:hacer|tener|ir de) (?:un )?picnic|merendar|montar (?:en bici|la tienda))/u,
  ],
  ['meadow', /^pescar/u],
  [
    'lounge',
    /^(?:pintarse|hacer (?:\S+ )?puzles?|jugar al? (?:parchis|ajedrez|bingo|domino|cartas)|hacer (?:una )?fiestas?)/u,
  ],
  ['kitchen', /^(?:\p{L}+ a )?desayun/u],
  ['bathroom', /^(?:ducharse|lavarse|cepillarse|banarse)/u],
];
const OF_WATER: readonly FigureKind[] = [
  'mermaid',
  'octopus',
  'fish',
  'whale',
  'dolphin',
  'shark',
  'jellyfish',
  'seahorse',
];

/** Where a topic is at home that does not say where it is: by its deed, or in the water; a tooth falls out in no street. */
export function homeOfTopic(topic: Topic, typed: string): Place | null {
  if (topic.tags.includes('heavy:hospital')) return 'hospital';
  if (topic.tags.includes('heavy:moving')) return 'village';
  if (!topic.isUnderstood || topic.tags.includes('heavy')) return null;
  if (topic.tags.includes('event:tooth') || topic.tags.includes('event:newcomer')) return 'bedroom';
  const [hero] = [...heroesOf(topic, typed), ...sceneWordsIn(typed).figures];
  const isSkyLight = hero?.kind === 'moon' || hero?.kind === 'sun';
  const deed = fold(topic.doing?.do.es ?? '').replace(/ como .*/u, '');
  const [done] = isSkyLight ? [] : (DONE_AT.find(([, words]) => words.test(deed)) ?? []);
  const isCooking = actOf(topic)?.pose === 'cooks';
  if (done || isCooking) return done ?? 'kitchen';
  // Where the animals live that somebody looks after.
  const [seen] = hero && isOneOf(FIGURE_TABLE.people, hero.kind) ? sceneWordsIn(deed).figures : [];
  if (seen && isOneOf(FIGURE_TABLE.animals, seen.kind)) return NATURE[seen.kind].place;
  return hero && OF_WATER.includes(hero.kind) ? NATURE[hero.kind].place : null;
}

/** Where a hero wants to be: "a pig who wants to go to the moon". */
export const wishedPlaceOf = (topic: Topic): Place | null =>
  topic.isUnderstood && topic.tags.includes('dreamer') ? placeIn(topic.doing?.do.es ?? '') : null;

/** What a topic's hero feels, folded, in Spanish; and the words of either language for whom a fear keeps from its wish. */
const FEELINGS: readonly (readonly [Mood, RegExp])[] = [
  [
    'worried',
    /^(?:temer|tener (?:\S+ )?miedo|estar (?:triste|asustad|preocupad|nervios|enfadad|sol[oa]$)|ser (?:triste|miedos|timid)|llorar|perder)/u,
  ],
  ['curious', /^no (?:poder|querer) dormir/u],
  ['sleepy', /^(?:tener (?:\S+ )?sueno|estar cansad|bostezar)/u],
  ['happy', /^(?:(?:estar|ser) (?:feliz|content|alegre)|reir)/u],
];
const FEARS = /(?<!no |not |never |sin )\b(?:(?:con|tiene|tenia) miedo|scared|afraid)\b/u;
export function feelingOf(topic: Topic, typed: string): Mood | null {
  if (!topic.isUnderstood || topic.noun === null) return null;
  if (FEARS.test(fold(typed))) return 'worried';
  const deed = fold(topic.doing?.do.es ?? '');
  return FEELINGS.find(([, words]) => words.test(deed))?.[0] ?? null;
}

/** How large a topic's hero is said to be: *a small dinosaur*. */
function sizeOfDeed(topic: Topic): Size | null {
  const deed = topic.isUnderstood && topic.noun !== null ? deedOf(topic) : '';
  if (/^ser (?:muy )?(?:pequen|diminut|chiquit)/u.test(deed)) return 'small';
  return /^ser (?:muy )?(?:grande|enorme|gigante|inmens)/u.test(deed) ? 'big' : null;
}

/** Words beside a figure that say how large it is, folded: *a baby dragon, un búho pequeñito*. */
const LITTLE =
  /^(?:baby|little|small|smallest|tiny|tiniest|wee|young|bebe|pequen\p{L}+|chiquit\p{L}+|diminut\p{L}+)$/u;
const LARGE = /^(?:big|biggest|huge|giant|enormous|gigante|enorme|grandot\p{L}+|inmens\p{L}+)$/u;
/** Names of the young of animals and of small ones. */
const YOUNG =
  /^(?:kitten|kitty|pupp(?:y|ie)|duckling|lamb|foal|chick|piglet|cub|cal(?:f|ve)|fawn|teddy|osezno|cachorr[oa]|potro|terner[oa]|cervatill[oa]|\p{L}{3,}it[oa])s?$/u;
/** Animals that are small anyway, and people, whose *abuelita* is no small one. */
const OF_ONE_SIZE: readonly FigureKind[] = [
  ...FIGURE_TABLE.people,
  'mouse',
  'hamster',
  'bird',
  'ant',
  'bee',
  'spider',
  'butterfly',
  'snail',
  'ladybird',
  'caterpillar',
  'worm',
  'firefly',
  'dragonfly',
  'grasshopper',
];

/** How large a text says that a figure of this kind is. */
export function sizeIn(typed: string, kind: FigureKind): Size | null {
  if (kind === 'man' && /\b(?:gigantes?|giants?)\b/u.test(fold(typed))) return 'big';
  if (OF_ONE_SIZE.includes(kind)) return null;
  const words = fold(typed).split(/[^\p{L}]+/u);
  const at = words.findIndex((word) => sceneWordsIn(word).figures.some((figure) => figure.kind === kind));
  if (at < 0) return null;
  const [before = '', own = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  if (LITTLE.test(before) || LITTLE.test(after) || YOUNG.test(own)) return 'small';
  return LARGE.test(before) || LARGE.test(after) ? 'big' : null;
}

/** Most young ones of a picture beside their mother and a child. */
const LITTER = 2;
/** Young animals of a kind whose grown one a text names before them. */
function youngIn(typed: string): NamedFigure[] {
  const grown = new Set<FigureKind>();
  for (const word of fold(typed).split(/[^\p{L}]+/u)) {
    const [figure] = sceneWordsIn(word).figures;
    if (figure === undefined) continue;
    if (YOUNG.test(word) && grown.has(figure.kind))
      return Array<NamedFigure>(word.endsWith('s') ? LITTER : 1).fill(figure);
    if (!YOUNG.test(word)) grown.add(figure.kind);
  }
  return [];
}

/** How large a topic's hero is. */
export function sizeOf(topic: Topic, typed: string): Size | null {
  const [hero] = heroesOf(topic, typed);
  return sizeOfDeed(topic) ?? (hero ? sizeIn(typed, hero.kind) : null);
}

/** Of the Spanish words of a topic: a snowman comes with the snow. */
const WEATHER: readonly (readonly [Weather, RegExp])[] = [
  [
    'rain',
    /\b(?:lluvias?|llueve|llover|lloviendo|tormentas?|tempestad|diluvio|rain|rains|rained|raining|rainy)\b/u,
  ],
  ['snow', /\b(?:nieve|nieva|nevar|nevando|nevo|nevada|copos? de nieve|snows|snowed|snowing|snowy)\b/u],
  ['fog', /\b(?:niebla|bruma|fog|foggy|mist|misty)\b/u],
  ['wind', /\b(?:viento|ventisca|huracan|vendaval|wind|windy)\b/u],
];
/** What the words of a topic say that no story tells. */
export const typedWeather = (typed: string): Weather | null =>
  WEATHER.find(([, words]) => words.test(fold(typed)))?.[0] ?? null;

/** What falls or blows in a topic, but where it is missing, feared or wished for. */
export function weatherOfTopic(topic: Topic): Weather | null {
  if (!topic.isUnderstood || topic.tags.includes('lost') || topic.tags.includes('heavy')) return null;
  const said = fold([topic.noun?.es.bare, topic.what?.es, deedOf(topic)].join(' '));
  return /\b(?:sin|no|verano|playa|desierto)\b/u.test(said)
    ? null
    : (WEATHER.find(([, words]) => words.test(said))?.[0] ?? null);
}

const NIGHT =
  /\b(?:(?:media)?noches?|nocturn[oa]s?|luna|tener sueno|buenas noches|oscuridad|oscuras|oscuro|estrellas|fantasmas?|embrujad[oa]s?|(?:casas?|castillos?|mansion) encantad[oa]s?)\b/u;
export const isAtNight = (topic: Topic, typed: string): boolean => {
  const { isUnderstood, noun, what, doing } = topic;
  const said = fold([noun?.es.bare, what?.es, doing?.do.es].join(' '));
  return isUnderstood && (NIGHT.test(said) || isSleepless(topic, typed));
};

/** Whether a thing was lost: a teddy, and no bear. */
const isLostThing = ({ tags, noun }: Topic): boolean => tags.includes('lost') && noun?.kind === 'o';

const thingIn = (text: string): Thing | null => sceneWordsIn(text).thing;

/** *Who invented naps* has no invention, *when the sea forms* no form. */
const withoutDeeds = (text: string) =>
  text.replace(/(?<!\p{L})(?:invent(?:[oóa]|aron|ed|s)?|forms?)(?!\p{L})/giu, ' ');

/** Thing of a topic: its hero or what was lost; without a hero, any that it names. */
export function thingOfTopic(topic: Topic, typed: string): Thing | null {
  if (!topic.isUnderstood) return null;
  if (topic.noun === null) {
    // The name of a day or of a question; of other topics it is invented.
    const isNamed = topic.tags.includes('event') || topic.tags.includes('question');
    return thingIn(withoutDeeds(typed)) ?? (isNamed ? thingIn(withoutDeeds(topic.said.es)) : null);
  }
  const { es, en } = topic.noun;
  const isTeddy = [es, en].some(({ bare }) => sceneWordsIn(bare).figures.some(({ kind }) => kind === 'bear'));
  // A house in a tree is a tree house.
  if (thingIn(es.bare) === 'house' && thingIn(typed) === 'treehouse') return 'treehouse';
  // «Coches de bomberos» are fire engines.
  return isLostThing(topic) && isTeddy ? 'teddy' : (thingIn(en.bare) ?? thingIn(es.bare));
}

/** Thing that a hero does something with. */
export const thingOfDeed = (topic: Topic): Thing | null =>
  topic.isUnderstood && topic.noun !== null ? thingIn(deedOf(topic).replace(WHERE, '')) : null;

/** Names of girls that do not end in *a*, of boys that do, and of either, who are boys in every story. */
const GIRLS = new Set(
  (
    'Noor Zoe Irene Inés Carmen Pilar Isabel Raquel Mar Sol Luz Belén Ruth Miriam Beatriz Esther Iris Leire Maite Nieves ' +
    'Abril Rocío Mercedes Consuelo Jane Kate Emily Lucy Grace Rose Lily Daisy Ivy Sophie Chloe Alice Hannah Megan Erin ' +
    'Eleanor Evelyn Poppy Ruby Scarlett Molly Hazel Meg Joan Ann Anne Mary Edith Maud Nell Pearl Fern Wren Dawn Joy ' +
    'Saffron Ellie Elsie Edie Maisie Rosie Millie Evie Ellen Beth Bea Dolly Katie Libby Holly Bonnie Amelie ' +
    'Agnes Thais Irati Ingrid Lourdes Rachel Naomi Phoebe Harriet Audrey Claire Charlotte Phyllis Imogen Isobel Odette Ottilie'
  ).split(' '),
);
const BOYS = new Set('Luca Nikita Joshua Ezra Borja Elia Mattia Sasha Akira Mika'.split(' '));

export const kindOfChild = (name: string): FigureKind =>
  GIRLS.has(name) || (/a$/u.test(name) && !BOYS.has(name)) ? 'girl' : 'boy';

type Person = { gender?: 'm' | 'f' | undefined; age: 'small' | 'adult' | 'old' };

export const kindOfPerson = ({ age, gender }: Person): FigureKind | null => {
  if (!gender) return null;
  const isWoman = gender === 'f';
  if (age === 'small') return isWoman ? 'girl' : 'boy';
  if (age === 'old') return isWoman ? 'grandmother' : 'grandfather';
  return isWoman ? 'woman' : 'man';
};

const OLD = /^(?:bis)?abuel|^yay/u;
const SMALL = /^(?:mejor )?(?:herman|prim|amig|gemel)/u;

const CLOWN = { colour: 'orange', garment: 'pointed' } as const;

/** A person of the family or of a trade; null for a baby and for who is no person. */
function personOf({ kind, gender, es: { bare, the } }: NonNullable<Topic['noun']>): NamedFigure | null {
  if (!'pf'.includes(kind) || bare.startsWith('beb')) return null;
  const isSmall = SMALL.test(bare);
  const age = OLD.test(bare) ? 'old' : isSmall ? 'small' : 'adult';
  // «My friend Lola»: in English only the name says whether it is a girl.
  const person = isSmall && /^\p{Lu}/u.test(the) ? kindOfChild(the) : kindOfPerson({ gender, age });
  return person && (/^payas/u.test(bare) ? { kind: person, ...CLOWN } : plain(person));
}

/** No company: what one wants to be, what is eaten, what something is done like. */
const NO_COMPANY = /^(?:ser|comer|beber) .*| como .*/gu;

/** Members of the family in a text, then other figures. */
const kinOrFigure = (text: string): NamedFigure[] => [...kinIn(text), ...sceneWordsIn(text).figures];

/** Whom something is done to or with, and what one wants to have: *bake a cake with Grandma*, *having a dog*. */
const companyOf = (topic: Topic): NamedFigure[] => kinOrFigure(deedOf(topic).replace(NO_COMPANY, ''));

/** Whom a day is about, or who is there. */
const companyOfDay = ({ tags, noun }: Topic, typed: string): NamedFigure[] =>
  noun === null && tags.includes('event') && !tags.includes('event:newcomer') ? kinIn(typed) : [];

/** Whom one goes to see. */
const SEEN_THERE: readonly (readonly [FigureKind, RegExp])[] = [
  ['giraffe', /\b(?:zoo|zoologico)\b/u],
  ['cow', /\b(?:granja|farm)\b/u],
  ['fish', /\b(?:acuario|aquarium)\b/u],
];
const seenThere = (typed: string): NamedFigure[] =>
  SEEN_THERE.filter(([, words]) => words.test(fold(typed))).map(([kind]) => plain(kind));

/** Number of figures of a hero in the plural. */
const MANY = 3;
const TWO = /^(?:dos|two)$/u;
/** How many of a kind a text names: a plural is several. */
function numberOf(kind: FigureKind, typed: string): number {
  const words = fold(typed).split(/[^\p{L}]+/u);
  const at = words.findIndex((word) => sceneWordsIn(word).figures.some((figure) => figure.kind === kind));
  const [before = '', own = ''] = [words[at - 1], words[at]];
  const isSeveral =
    /(?:(?<!s)s|mice|wolves)$/u.test(own) &&
    [own.replace(/s$/u, ''), own.replace(/es$/u, '')].some((one) =>
      sceneWordsIn(one).figures.some((figure) => figure.kind === kind),
    );
  return TWO.test(before) ? 2 : isSeveral ? MANY : 1;
}

/** People in clothes of every day. */
const EVERYDAY: readonly FigureKind[] = [
  'girl',
  'boy',
  'child',
  'woman',
  'man',
  'grandmother',
  'grandfather',
];

/** Words of what a hero is. */
const beingOf = (topic: Topic): string => /^ser (.*)/u.exec(deedOf(topic))?.[1] ?? '';

/**
 * What a hero is besides its noun: *a princess who is a dragon*, *a mum who is an astronaut*. Of both the animal, creature
 * or costume is drawn, dressed as both.
 */
function whatItIs(named: NamedFigure, topic: Topic): NamedFigure {
  const [being] = sceneWordsIn(beingOf(topic)).figures;
  if (!being) return named;
  const isPerson = isOneOf(FIGURE_TABLE.people, being.kind);
  const isCostume = isPerson && !EVERYDAY.includes(being.kind) && EVERYDAY.includes(named.kind);
  const [drawn, other] = isPerson && !isCostume ? [named, being] : [being, named];
  return { ...drawn, garment: drawn.garment ?? (isCostume ? other.garment : costumeOf(other)) };
}

/**
 * The topic's hero, several in the plural; of a deed without one, whom it is done with; those in the name of a tale.
 * Empty if they are not on the list.
 */
export function heroesOf(topic: Topic, typed: string): NamedFigure[] {
  const { noun } = topic;
  if (!topic.isUnderstood) return [];
  // Of two heroes those that are on the list, each as it is.
  if (topic.pair) return topic.pair.flatMap(({ es }) => sceneWordsIn(es).figures.slice(0, 1));
  if (topic.tags.includes('tale')) return sceneWordsIn(topic.said.es).figures;
  if (noun === null) return companyOf(topic);
  if (isLostThing(topic)) return [];
  // Two who do it together are one hero of the story: "a sister and a grandmother".
  const both = noun.es.bare.split(' y ');
  if (both.length === 2) return both.flatMap((one) => kinOrFigure(one).slice(0, 1));
  const isThing = noun.kind === 'o' && thingIn(noun.en.bare) !== null;
  const [named] = (isThing ? [noun.en] : [noun.es, noun.en]).flatMap(({ bare }) =>
    sceneWordsIn(bare).figures.slice(0, 1),
  );
  const typedSo = named && sceneWordsIn(typed).figures.find(({ kind }) => kind === named.kind);
  const found = typedSo ?? named ?? personOf(noun);
  // *My imaginary friend is an octopus*, *my pet snail*.
  const hero = found === null ? sceneWordsIn(beingOf(topic)).figures[0] : whatItIs(found, topic);
  if (hero === undefined) return [];
  // Parents are two.
  const isTwo =
    /^(?:dos|las? dos|los dos) /u.test(noun.es.the) || /^(?:mam|pap|madre|padre)/u.test(fold(noun.es.bare));
  const many = isTwo ? 2 : MANY;
  return Array<NamedFigure>(noun.plural ? many : 1).fill(hero);
}

/** What is said to be gone: its name follows. */
const GONE =
  /\b(?:perd(?:i|io|ido|ida|idos|idas|er|ieron)|pierden?|sin|se quedo sin|no tiene|no enc(?:uentr|ontr)\w+|busc(?:o|a|an|amos|aba|ando)|(?<!que )rob(?:o|aron|ado)|olvid(?:o|e|ado)|lost|loses?|losing|without|has no|missing|(?<!who |that )stole|stolen|(?<!never )forgot|looking for|cant find|cannot find|couldnt find|could not find|where (?:is|are)|donde esta)\b(.*)$/u;

/** What of the family is said to have gone: its name stands before. */
const RAN_AWAY =
  /\b(?:mi|nuestr[oa]|my|our) (.+?) (?:se (?:me |nos )?(?:ha )?(?:escap|perd)\w+|desaparec\w+|ha desaparecido|ran away|got lost|(?:is|went|has gone) missing|disappeared)\b/u;

/** The first figure or thing that is named after the word which says that it is gone, or before "ran away". */
function goneIn(typed: string): string | null {
  const said = fold(typed).replace(/['’]/gu, '');
  const [, own] = RAN_AWAY.exec(said) ?? [];
  const [, after = own ?? ''] = own === undefined ? (GONE.exec(said) ?? []) : [];
  return firstNamedIn(after);
}

/** What is missed, awaited, or wished for to have: its name follows. */
const YEARNED =
  /\b(?:ech\p{L}+ de menos|extran(?:o|a|an|amos)|(?:i|we|he|she|who|kids?) miss(?:es)?|esper(?:o|a|an|amos|ando) (?:a(?:l| que)?|que|el|la|una?)|wait(?:s|ing)? for|(?:want(?:s|ed)?|wish(?:es|ed)? (?:for|(?:i|we|he|she) had)|wish for|(?:would|d|id) like|qui(?:ero|ere|eren|so)|quer(?:emos|ia|ian)|quisiera|ojala tuvi\p{L}+|suen\p{L}+ con)(?: tener| to have| having)? (?:una?|an?|some|my own|mi propi[oa]))\b(?!.*\b(?:auto)?bus\b)(.*)$/u;
/** Most words between such a word and what it is about: *my dad who works far away*. */
const NEAR = 5;
/** Who or what a topic's child or hero thinks of, because it is not there: missed, awaited or wished for. */
export function yearnedIn(typed: string): string | null {
  const [, after = ''] = YEARNED.exec(fold(typed).replace(/['’]/gu, '')) ?? [];
  return firstNamedIn(after.trim().split(' ').slice(0, NEAR).join(' '), true);
}

/** The first figure or thing that a text names, with its family or without. */
function firstNamedIn(after: string, hasKin = false): string | null {
  const words = after.trim().split(' ');
  for (const at of words.keys()) {
    // With the words behind it: "ice cream", and no ice.
    const { figures, things } = sceneWordsIn(words.slice(0, at + 1).join(' '));
    if (figures[0] || things[0]) {
      const next = sceneWordsIn(words.slice(0, at + 3).join(' '));
      return things[0] ? (next.things[0] ?? things[0]) : (figures[0]?.kind ?? null);
    }
    const [kin] = hasKin ? kinIn(words.slice(0, at + 1).join(' ')) : [];
    if (kin) return kin.kind;
  }
  return null;
}

/** Parts of a figure without which it is another one, or none of the list. */
const PARTS: readonly (readonly [part: RegExp, without: Partial<Record<FigureKind, FigureKind>>])[] = [
  [/\b(?:alas?|wings?)\b/u, { fairy: 'girl', dragon: 'dinosaur' }],
  [/\b(?:cuernos?|horns?)\b/u, { unicorn: 'horse' }],
  [/\b(?:cola|tail)\b/u, { mermaid: 'girl' }],
  [/\b(?:rayas|stripes)\b/u, { zebra: 'horse' }],
  [/\b(?:concha|caparazon|shell)\b/u, {}],
];
/** Figures that are drawn with each of these parts. */
const HAVE: readonly (readonly FigureKind[])[] = [
  ['fairy', 'dragon', 'butterfly', 'bee', 'bird', 'owl'],
  ['unicorn', 'cow'],
  ['mermaid'],
  ['zebra', 'tiger'],
  ['snail', 'turtle'],
];
/** A figure as it is after what it lost; none where it cannot be drawn without. */
function withWhatIsLeft(figure: NamedFigure, typed: string): NamedFigure[] {
  const [, after = ''] = GONE.exec(fold(typed).replace(/['’]/gu, '')) ?? [];
  const at = PARTS.findIndex(([part], place) => part.test(after) && HAVE[place]!.includes(figure.kind));
  if (at < 0) return [figure];
  const kind = PARTS[at]![1][figure.kind];
  return kind ? [{ ...figure, kind, colour: figure.colour ?? NATURE[figure.kind].colour }] : [];
}

/** Whether a figure has lost, or only wishes for, what it would wear. */
function isWithout({ kind, garment }: NamedFigure, typed: string): boolean {
  const said = fold(typed).replace(/['’]/gu, '');
  const [, after = ''] = YEARNED.exec(said) ?? GONE.exec(said) ?? [];
  return garment !== null && sceneWordsIn(`${kind} ${after}`).figures[0]?.garment === garment;
}

/** Who has no colours. */
const PALE = /\b(?:perd\p{L}+|sin|busca\p{L}*|lost|loses?|without)\b(?: \p{L}+){0,2} colou?r(?:e?s)?\b/u;

/** What a topic wishes to see in one of a story's pictures. */
export type Wished = {
  heroes: NamedFigure[];
  others: NamedFigure[];
  things: Thing[];
  /** Young ones beside a grown one of their kind: *our cat had kittens*. */
  young: NamedFigure[];
  /** Colours that are said of things. */
  paints: Paints;
  isToy: boolean;
  /** Kind or thing that is said to be gone. */
  gone: string | null;
  /** Kind or thing that was lost or is missing, and not found yet: who misses it thinks of it. */
  missed: string | null;
  /** Things that are the topic's heroes: they are alive, and have a face. */
  alive: readonly Thing[];
};
/** What stands in no room. */
export const OUTDOORS: readonly Thing[] = [
  'bus',
  'car',
  'fireengine',
  'tractor',
  'plane',
  'crane',
  'rocket',
  'tree',
  'treehouse',
  'airballoon',
  'truck',
  'tent',
  'sandcastle',
  'excavator',
  'igloo',
  'postbox',
  'swing',
  'scooter',
  'bouncycastle',
  'ufo',
  'carriage',
  'well',
  'goal',
  'sledge',
  'slide',
  'seesaw',
  'sandpit',
  'trampoline',
  'carousel',
  'bigwheel',
  'coaster',
  'circus',
  'fireworks',
  'campfire',
  'trafficlight',
  'streetlamp',
  'fountain',
  'wheelbarrow',
  'beehive',
  'windmill',
  'lighthouse',
  'helicopter',
  'ambulance',
  'policecar',
  'campervan',
  'motorbike',
  'submarine',
  'canoe',
];

const CHILDREN: readonly FigureKind[] = ['girl', 'boy', 'child'];

/** Figures beside the hero that a topic may bring, and beside a child one that no story tells. */
export const MOST_OTHERS = 2;
const MOST_TYPED = 3;

/**
 * What of a topic is in a picture: its hero, whom else it names, and its things, but for what it says to be gone. What was
 * lost is in the last one. In a story that is not about the topic what it names is a toy of the first.
 */
export function wishedOf(topic: Topic, typed: string, part: PicturePart, names: readonly string[]): Wished {
  const nothing: Wished = {
    heroes: [],
    others: [],
    young: [],
    things: [],
    paints: {},
    isToy: false,
    gone: null,
    missed: null,
    alive: [],
  };
  const { tags, isUnderstood } = topic;
  const said = sceneWordsIn(withoutDeeds(typed), new Set(names.map(fold)));
  if (tags.includes('heavy')) {
    // Whom one misses, and where one is going to live.
    const person = topic.noun && tags.includes('heavy:hospital') ? personOf(topic.noun) : null;
    const isShown = part === 'beginning' && !said.figures.some(({ kind }) => kind === person?.kind);
    const home = tags.includes('heavy:moving') && isShown ? [...said.things.slice(0, 1), 'box' as const] : [];
    // Where one is afraid of something is there, and not what one is afraid of.
    const feared = tags.includes('heavy:dark') && part === 'beginning' ? said.things.filter(isOfRoom) : [];
    // Who is in hospital sits on a bed there.
    const bed: Thing[] = person && isShown ? ['bed', 'flower'] : [];
    return {
      ...nothing,
      others: person && isShown ? [person] : [],
      things: [...home, ...bed, ...feared],
      missed: part === 'beginning' ? (petMissedIn(tags, said.figures) ?? personMissedIn(tags, typed)) : null,
    };
  }
  if (!isUnderstood) {
    const isPlayed = part === 'beginning' && !said.isGrave && !isDangerous(typed);
    const named = said.figures.filter(({ kind, garment }) => garment !== null || !CHILDREN.includes(kind));
    const visited = said.figures.length === 0 ? seenThere(typed) : [];
    const gone = yearnedIn(typed) ?? goneIn(typed);
    const there = [...kinIn(typed), ...named.flatMap((one) => severalOf(one, typed))];
    const others = [...there.filter(({ kind }) => kind !== gone), ...visited];
    return isPlayed
      ? {
          ...nothing,
          others: others.slice(0, MOST_TYPED),
          young: youngIn(typed),
          things: said.things.filter((thing) => thing !== gone),
          paints: said.paints,
          isToy: true,
          gone,
          missed: gone,
        }
      : nothing;
  }
  const isFound = part === 'end' && tags.includes('lost');
  const yearned = part === 'beginning' ? yearnedIn(typed) : null;
  const gone = isFound ? null : (yearned ?? goneIn(typed));
  /** Without the crown that is gone. */
  const isPale = !isFound && PALE.test(fold(typed));
  const asItIs = (figure: NamedFigure): NamedFigure => ({
    ...figure,
    ...(isPale && !isOneOf(FIGURE_TABLE.people, figure.kind) && { colour: 'white' as const }),
    ...(!isFound && isWithout(figure, typed) && { garment: null }),
  });
  const isLost = tags.includes('lost') && topic.noun !== null;
  const lost = isLost && !isFound ? lostKindOf(topic) : null;
  const heroes = heroesOf(topic, typed)
    .filter(({ kind }) => kind !== lost)
    .flatMap((hero) => withWhatIsLeft(hero, typed))
    .map(asItIs)
    .filter(({ kind }) => kind !== gone);
  // What a hero is, is no figure beside it.
  const isBeing = topic.noun !== null && /^ser /u.test(deedOf(topic));
  const being = isBeing ? sceneWordsIn(`${topic.noun?.es.bare} ${deedOf(topic)}`).figures : [];
  const kinds = [...heroes, ...being].map(({ kind }) => kind);
  const heroKinds = heroesOf(topic, typed).map(({ kind }) => kind);
  const isNewcomer = tags.includes('event:newcomer');
  const isAwaited = isNewcomer && part === 'beginning' && AWAITED.test(fold(typed));
  const born = isAwaited ? [plain('woman')] : isNewcomer ? [plain('baby'), plain('woman')] : [];
  // Whose thing it is.
  const owners = topic.noun?.kind === 'o' ? kinIn(typed) : [];
  const company = [
    ...born,
    ...owners,
    ...(topic.noun === null ? companyOfDay(topic, typed) : companyOf(topic)),
  ];
  const isVisit = part !== 'end' && (topic.noun === null || tags.includes('outing'));
  const visited = isVisit && said.figures.length === 0 ? seenThere(typed) : [];
  const named = [...company, ...said.figures, ...visited].filter(
    ({ kind }, at, all) => all.findIndex((other) => other.kind === kind) === at,
  );
  // Of a day, as many as its words say: three kings.
  const isOfDay = topic.noun === null && tags.includes('event');
  const others = named
    .flatMap((one) => (isOfDay && one.garment !== null ? severalOf(one, typed) : [one]))
    .filter(
      ({ kind }) => !kinds.includes(kind) && !heroKinds.includes(kind) && kind !== gone && kind !== lost,
    )
    .flatMap((other) => (isFound ? [other] : withWhatIsLeft(other, typed)))
    .map(asItIs)
    .slice(0, isOfDay ? MOST_TYPED : MOST_OTHERS);
  const own = isLost && !isFound ? null : thingOfTopic(topic, typed);
  const lostThing = isLost && !isFound ? thingOfTopic(topic, typed) : null;
  const things = [own, ...said.things].filter(
    (thing): thing is Thing => thing !== null && thing !== gone && thing !== lostThing,
  );
  const isBearOfPlush = things[0] === 'teddy' || gone === 'teddy';
  return {
    heroes,
    others: isBearOfPlush ? others.filter(({ kind }) => kind !== 'bear') : others,
    young: lost === null ? youngIn(typed) : [],
    things: [...new Set(things)],
    paints: said.paints,
    isToy: false,
    gone,
    missed: isAwaited
      ? 'baby'
      : isFound
        ? null
        : ((isLost ? thingOfTopic(topic, typed) : null) ?? lost ?? gone),
    alive: aliveIn(topic, typed),
  };
}

/** What the first picture shows of a topic that no story tells. */
export type TypedPicture = {
  place: Place;
  mood: Mood;
  hour: Hour;
  weather: Weather | null;
  /** Whether the child does it, or the first whom the topic names. */
  isOfChild: boolean;
};

/** Furniture that one may be afraid of by night. */
const isOfRoom = (thing: Thing): boolean => isOneOf(['wardrobe', 'bed', 'door', 'window', 'lamp'], thing);

/** What is in a room, too, but used outside. */
const WORN_OUT: readonly Thing[] = [
  'umbrella',
  'kite',
  'boots',
  'sunflower',
  'wateringcan',
  'bicycle',
  'leaf',
  'acorn',
  'nest',
  'twig',
  'stone',
  'raindrop',
  'flowerpot',
  'bucket',
  'seeds',
  'sprout',
];

/** Where no child goes by itself. */
const WILD_PLACES: readonly Place[] = [
  'space',
  'forest',
  'jungle',
  'snow',
  'sea',
  'underwater',
  'mountain',
  'desert',
  'pond',
  'beach',
  'bathroom',
];

/** @returns null where nothing of it is on the lists */
export function typedPictureOf({ others, things, missed }: Wished, typed: string): TypedPicture | null {
  const isOfOther = !isOfChild(typed);
  const isSafe = (place: Place | null | undefined) =>
    place && (SAFE_PLACES.includes(place) || (isOfOther && WILD_PLACES.includes(place)));
  // Where the wild ones live, before where people do.
  const beings = others.filter(({ kind }) => WILD_PLACES.includes(NATURE[kind].place));
  const places = [placeIn(typed), ...[...beings, ...others].map(({ kind }) => NATURE[kind].place)];
  const place = places.find(isSafe) ?? null;
  if (others.length === 0 && things.length === 0 && place === null && missed === null) return null;
  const isOutside = things.some((thing) => [...OUTDOORS, ...WORN_OUT].includes(thing));
  const neutral: Place = things.includes('train') ? 'station' : isOutside ? 'garden' : 'lounge';
  return {
    place: place ?? neutral,
    mood: typedMood(typed),
    hour: sceneWordsIn(typed).hour ?? 'day',
    weather: typedWeather(typed),
    isOfChild: !isOfOther || others.length === 0,
  };
}

/** Of a baby that is not born yet. */
const AWAITED =
  /\b(?:va a (?:nacer|tener|llegar)|vamos a tener|nacera|llegara|esperamos|espera(?:ndo)? (?:un|a)|embarazada|is coming|coming soon|is going to|will be born|is due|expecting|pregnant|waiting for|on the way|tummy|barriga)\b/u;

/** Who of the family is remembered, or far away. */
const personMissedIn = (tags: readonly string[], typed: string): string | null =>
  yearnedIn(typed) ?? (tags.includes('heavy:person') ? (kinIn(typed)[0]?.kind ?? null) : null);

/** Of whom a child thinks: an animal that is remembered or looked for, a monster of the dark. */
const OF_ANIMAL = ['heavy:pet', 'heavy:away', 'heavy:dark'];
const petMissedIn = (tags: readonly string[], said: readonly NamedFigure[]): FigureKind | null =>
  tags.some((tag) => OF_ANIMAL.includes(tag)) && said[0] && !isOneOf(FIGURE_TABLE.people, said[0].kind)
    ? said[0].kind
    : null;

/** Things that do or feel something as a topic's heroes, and none that are lost, had or gone to. */
function aliveIn(topic: Topic, typed: string): Thing[] {
  const { noun, pair, tags, isUnderstood } = topic;
  const isHero = isUnderstood && tags.some((tag) => /^(?:hero|dreamer|duo|fear)(?![a-z])/u.test(tag));
  if (!isHero || noun === null || !'ol'.includes(noun.kind)) return [];
  const told = pair === null ? [] : pair.flatMap(({ es, en }) => thingIn(en) ?? thingIn(es) ?? []);
  const own = thingOfTopic(topic, typed);
  return told.length > 0 || own === null ? told : [own];
}

/** Kind of a lost animal, which is not in the picture before it is found. */
const lostKindOf = (topic: Topic): FigureKind | null =>
  topic.noun?.kind !== 'a' ? null : (sceneWordsIn(topic.noun.es.bare).figures[0]?.kind ?? null);

/** A figure as often as the words say: *pingüinos* and *dragons* are several. */
const severalOf = (figure: NamedFigure, typed: string): NamedFigure[] =>
  Array<NamedFigure>(numberOf(figure.kind, typed)).fill(figure);

export const isDangerous = (typed: string): boolean =>
  (['es', 'en'] as const).some((side) => readHurt(typed, side).isDanger);
