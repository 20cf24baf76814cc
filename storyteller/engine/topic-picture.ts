import { fold } from '../../contract/fold.ts';
import { type NamedFigure, sceneWordsIn } from '../../contract/scene-words.ts';
import { FIGURE_TABLE, type FigureKind, isOneOf, type Place, type Thing } from '../../contract/scene.ts';
import type { Topic } from './topic-types.ts';

/** What a topic says of a picture: its hero, whom it names besides, its place, hour and thing. */

/**
 * Places that the list does not have, folded, by the place of the list that looks like them; null for one that no other
 * looks like. The first that stands in a text, before the words of the list.
 */
const LIKE: Record<Place, RegExp | null> = {
  underwater:
    /\b(?:acuario|(?:fondo|debajo|dentro) del mar|bajo el (?:mar|agua)|debajo del agua|aquarium|(?:under|bottom of) the sea|under ?water)\b/u,
  space: /\b(?:luna|universo|moon|universe)\b/u,
  snow: /\b(?:polos? (?:norte|sur)|(?:north|south) pole)\b/u,
  market: /\b(?:circo|supermercado|jugueteria|panaderia|circus|supermarket|bakery)\b/u,
  garden: /\b(?:zoo|zoologico|laberinto|estanque|recreo|maze|pond|playground)\b/u,
  forest:
    /\b(?:arbol(?:es)?|casas? del arbol|cabana|nido|campamento|acampada|trees?|hut|nest|camp(?:ing)?)\b/u,
  library: /\b(?:museo|libreria|museum|bookshop)\b/u,
  stairs: /\b(?:ascensor|pasillo|hotel|sotano|lift|corridor|cellar)\b/u,
  station: /\b(?:metro|tranvia|underground|tram)\b/u,
  desert: /\b(?:oasis|piramides?|pyramids?)\b/u,
  mountain: /\b(?:lago|tunel|lake|tunnel)\b/u,
  village: /\b(?:molino|mill)\b/u,
  meadow: null,
  farm: null,
  city: null,
  castle: null,
  bedroom: null,
  kitchen: null,
  school: null,
  harbour: null,
  sea: null,
  ship: null,
  bridge: null,
  jungle: null,
  spaceship: null,
  beach: null,
  hospital: null,
  bathroom: null,
  lounge: null,
  pitch: null,
  pool: null,
};
const LIKENESSES = Object.entries(LIKE) as [Place, RegExp | null][];

/** A name is no place: *a trip with Luna*. */
const withoutNames = (text: string) => text.replace(/(?<=\S )\p{Lu}\p{L}*/gu, ' ');

const placeIn = (text: string): Place | null =>
  LIKENESSES.find(([, words]) => words?.test(fold(withoutNames(text))))?.[0] ?? sceneWordsIn(text).place;

/** Not what is so: what is wanted, feared, lost or denied. */
const IS_NOT =
  /^(?:no|querer|quererse|desear|sonar|temer|tener miedo|odiar|perder|buscar|olvidar|echar de menos)(?!\p{L})/u;
/** What is done or what is so, as the infinitive of a topic that says it. */
const deedOf = ({ doing, tags }: Topic): string => {
  const deed = fold(doing?.do.es ?? '');
  return tags.includes('dreamer') || IS_NOT.test(deed) ? '' : deed;
};
const WHERE = /(?<!\p{L})(?:en|dentro de|debajo|bajo|sobre)(?!\p{L}).*$/u;

/**
 * Place of a topic: the one that it is about, where its deed happens, else its hero's. The moon as a hero shines at
 * night; a hero of a station whose deed names the station is elsewhere: it does not arrive there.
 */
export function placeOfTopic(topic: Topic, typed: string): Place | null {
  if (!topic.isUnderstood) return null;
  if (topic.noun === null || topic.what) return placeIn(topic.what?.es ?? typed);
  const [where = ''] = WHERE.exec(deedOf(topic)) ?? [];
  const told = placeIn(where);
  if (told !== null) return told;
  const { bare } = topic.noun.es;
  const own = /^lunas?\b/u.test(bare) ? null : placeIn(bare);
  const isAway = own === 'station' && /estaci[oó]n/u.test(topic.doing?.do.es ?? '');
  return isAway ? null : own;
}

const NIGHT = /\b(?:(?:media)?noches?|nocturn[oa]s?|luna)\b/u;
export const isAtNight = ({ isUnderstood, noun, what, doing }: Topic): boolean =>
  isUnderstood && NIGHT.test(fold([noun?.es.bare, what?.es, doing?.do.es].join(' ')));

/** Whether a thing was lost: a teddy, and no bear. */
const isLostThing = ({ tags, noun }: Topic): boolean => tags.includes('lost') && noun?.kind === 'o';

/** Drawn as toys: one that is the topic is none. */
const VEHICLES = ['bus', 'train'] as const;
const thingIn = (text: string): Thing | null => {
  const { thing } = sceneWordsIn(text);
  return thing !== null && isOneOf(VEHICLES, thing) ? null : thing;
};

/** *Who invented naps* has no invention, *when the sea forms* no form. */
const withoutDeeds = (text: string) => fold(text).replace(/\b(?:invent(?:o|a|aron|ed|s)?|forms?)\b/gu, ' ');

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
  return isLostThing(topic) && isTeddy ? 'teddy' : thingIn(es.bare);
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

const plain = (kind: FigureKind): NamedFigure => ({ kind, colour: null, garment: null });

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

/** Spanish words of the family. */
const FAMILY: readonly (readonly [FigureKind, RegExp])[] = [
  ['grandmother', /^(?:bis)?abuel(?:it)?a$|^yaya$/u],
  ['grandfather', /^(?:bis)?abuel(?:it)?o$|^yayo$/u],
  ['woman', /^(?:mama|mami|madre|tia)$/u],
  ['man', /^(?:papa|papi|padre|tio)$/u],
  ['girl', /^(?:herman(?:it)?a|prima|amiga)$/u],
  ['boy', /^(?:herman(?:it)?o|primo|amigo)$/u],
];

/** No company: what one wants to be, what is eaten, what something is done like. */
const NO_COMPANY = /^(?:ser|comer|beber) .*| como .*/gu;

/** Whom something is done to or with, and what one wants to have: *bake a cake with Grandma*, *having a dog*. */
function companyOf(topic: Topic): NamedFigure[] {
  const deed = deedOf(topic).replace(NO_COMPANY, '');
  const family = deed
    .split(' ')
    .flatMap((word) => FAMILY.filter(([, known]) => known.test(word)).map(([kind]) => plain(kind)));
  return [...family, ...sceneWordsIn(deed).figures];
}

/** Number of figures of a hero in the plural. */
const MANY = 3;

/** What a hero is besides its noun: *a princess who is a dragon*. Of both the animal or creature is drawn, dressed as both. */
function whatItIs(named: NamedFigure, topic: Topic): NamedFigure {
  const [being] = sceneWordsIn(/^ser (.*)/u.exec(deedOf(topic))?.[1] ?? '').figures;
  if (!being) return named;
  const isPerson = isOneOf(FIGURE_TABLE.people, being.kind);
  const [drawn, other] = isPerson ? [named, being] : [being, named];
  return { ...drawn, garment: drawn.garment ?? other.garment };
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
  const [named] = [noun.es, noun.en].flatMap(({ bare }) => sceneWordsIn(bare).figures.slice(0, 1));
  const typedSo = named && sceneWordsIn(typed).figures.find(({ kind }) => kind === named.kind);
  const found = typedSo ?? named ?? personOf(noun);
  if (found === null) return [];
  const hero = whatItIs(found, topic);
  const many = /^(?:dos|las? dos|los dos) /u.test(noun.es.the) ? 2 : MANY;
  return Array<NamedFigure>(noun.plural ? many : 1).fill(hero);
}
