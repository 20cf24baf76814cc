import type { Language } from '../contract/options.ts';
import {
  COLOUR_NAMES,
  FIGURE_NAMES,
  GARMENT_NAMES,
  type Said,
  type SceneName,
  THING_NAMES,
} from '../contract/scene-names.ts';
import {
  FIGURE_TABLE,
  type FigureKind,
  type Mood,
  type Scene,
  type SceneFigure,
  type Size,
  type Thing,
} from '../contract/scene.ts';
import { hasColours } from './paint.ts';

/** Figures whose colour is that of their clothes. */
const DRESSED: readonly FigureKind[] = [...FIGURE_TABLE.people, 'scarecrow', 'doll'];

/** Figures that look alike, and how many they are. */
export type Alike = { figure: SceneFigure; count: number };

/** Figures in their order, those that look alike as one. */
export function alike(figures: readonly SceneFigure[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const figure of figures) {
    const { kind, colour, garment, size } = figure;
    const key = [kind, colour, garment, size].join(' ');
    groups.set(key, { figure, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** *Una niña, un oso y dos ratones*: an item begins with its number or article, before which «y» keeps its form. */
export const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'es' ? 'es' : 'en-GB').format(items);

const NUMBERS = { es: ['', '', 'dos', 'tres', 'cuatro'], en: ['', '', 'two', 'three', 'four'] };

/** Adjective of a feminine noun: *rojo* has an ending of its own, *azul* and *naranja* have none. */
export const inGender = (adjective: string, gender: SceneName['gender']) =>
  gender === 'f' ? adjective.replace(/o$/, 'a') : adjective;

/** *Ratón, ratones; pez, peces; robot, robots; espantapájaros; muñeco de nieve, muñecos de nieve*. */
const spanishPlural = (noun: string): string =>
  noun.replace(noun.includes(' de ') ? /^\S+/u : /\S+/gu, pluralOf);

function pluralOf(word: string): string {
  if (/os$/.test(word)) return word;
  if (/[aeiouáéó]$/.test(word) || word === 'robot') return `${word}s`;
  const stem = word.replace(/z$/, 'c');
  return `${stem.replace(/[áéó](?=n$)/, (vowel) => vowel.normalize('NFD').charAt(0))}es`;
}

const ENGLISH_PLURALS: Record<string, string> = {
  mouse: 'mice',
  fish: 'fish',
  jellyfish: 'jellyfish',
  sheep: 'sheep',
  deer: 'deer',
};

/** *Fox, foxes; wolf, wolves; fairy, fairies; woman, women*. */
const englishPlural = (word: string): string =>
  ENGLISH_PLURALS[word] ??
  (/man$/.test(word)
    ? word.replace(/an$/, 'en')
    : /f$|[^aeiou]y$/.test(word)
      ? word.replace(/f$/, 'ves').replace(/y$/, 'ies')
      : `${word}${/(?:x|s|ch|sh)$/.test(word) ? 'es' : 's'}`);

/** Feminine nouns that begin with a stressed *a*: *un hada vestida de verde*. */
const STRESSED_A = new Set(['hada']);

const SIZE_NAMES: Record<Size, { es: string; en: string }> = {
  tiny: { es: 'diminuto', en: 'tiny' },
  small: { es: 'pequeño', en: 'small' },
  big: { es: 'grande', en: 'big' },
};

export const UNSAID: Said = { es: '', en: '' };

/** Colour in which a scene has a thing drawn, where it is not that of its kind. */
export function paintOf({ paints }: Scene, thing: Thing): Said {
  const colour = hasColours(thing) ? paints?.[thing] : undefined;
  return colour ? COLOUR_NAMES[colour] : UNSAID;
}

/** The face of a thing that is alive. */
const FACE_NAMES: Record<Mood, Said> = {
  happy: { es: ' con cara alegre', en: ' with a happy face' },
  curious: { es: ' con cara de curiosidad', en: ' with a curious face' },
  worried: { es: ' con cara de preocupación', en: ' with a worried face' },
  sleepy: { es: ' con cara de sueño', en: ' with a sleepy face' },
  calm: { es: ' con cara tranquila', en: ' with a calm face' },
};
export const faceOf = ({ faces }: Scene, thing: Thing): Said => FACE_NAMES[faces?.[thing] as Mood] ?? UNSAID;

export const spanishNoun = {
  thing: (thing: Thing, scene: Scene): string =>
    spanishNoun.noun(THING_NAMES[thing], paintOf(scene, thing).es) + faceOf(scene, thing).es,
  adjective: (adjective: string, { gender }: SceneName, count = 1) =>
    count === 1 ? inGender(adjective, gender) : spanishPlural(inGender(adjective, gender)),
  noun: ({ es, gender }: SceneName, adjective = '', count = 1) => {
    const its = adjective && inGender(adjective, gender);
    const [noun, said] = count === 1 ? [es, its] : [spanishPlural(es), its && spanishPlural(its)];
    const one = gender === 'm' || STRESSED_A.has(es) ? 'un' : 'una';
    const article = count === 1 ? one : NUMBERS.es[count];
    return `${article} ${noun}${said && ` ${said}`}`;
  },
  figure({ figure, count }: Alike): string {
    const name = FIGURE_NAMES[figure.kind];
    const colour = COLOUR_NAMES[figure.colour].es;
    const garment = figure.garment === 'none' ? '' : ` con ${GARMENT_NAMES[figure.garment].es}`;
    const size = figure.size ? ` ${inGender(SIZE_NAMES[figure.size].es, name.gender)}` : '';
    const sized = count === 1 ? size : size && spanishPlural(size.trim()).replace(/^/, ' ');
    const shown = DRESSED.includes(figure.kind)
      ? `${spanishNoun.noun(name, '', count)}${sized} ${spanishNoun.adjective('vestido', name, count)} de ${colour}`
      : spanishNoun.noun(name, colour, count) + sized;
    return shown + garment;
  },
};

export const englishNoun = {
  thing: (thing: Thing, scene: Scene): string =>
    englishNoun.noun(`${paintOf(scene, thing).en} ${THING_NAMES[thing].en}`.trim()) + faceOf(scene, thing).en,
  noun: (words: string) => `${/^[aeiou](?!ni)/.test(words) ? 'an' : 'a'} ${words}`,
  figure({ figure, count }: Alike): string {
    const { en } = FIGURE_NAMES[figure.kind];
    const colour = COLOUR_NAMES[figure.colour].en;
    const size = figure.size ? `${SIZE_NAMES[figure.size].en} ` : '';
    const some = (words: string, noun: string) =>
      count === 1 ? englishNoun.noun(words + noun) : `${NUMBERS.en[count]} ${words}${englishPlural(noun)}`;
    const shown = DRESSED.includes(figure.kind)
      ? `${some(size, en)} dressed in ${colour}`
      : some(`${size}${colour} `, en);
    if (figure.garment === 'none') return shown;
    const garment = GARMENT_NAMES[figure.garment].en;
    const worn = count === 1 ? englishNoun.noun(garment) : englishPlural(garment);
    return `${shown} with ${figure.garment === 'glasses' ? garment : worn}`;
  },
};
