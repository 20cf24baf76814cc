import type { Language } from '../contract/options.ts';
import {
  COLOUR_NAMES,
  FIGURE_NAMES,
  GARMENT_NAMES,
  PLACE_NAMES,
  type SceneName,
  THING_NAMES,
} from '../contract/scene-names.ts';
import { FIGURE_TABLE, type FigureKind, type Mood, type Scene, type SceneFigure } from '../contract/scene.ts';

/** Figures whose colour is that of their clothes. */
const DRESSED: readonly FigureKind[] = [...FIGURE_TABLE.people, 'scarecrow', 'doll'];

/** Figures that look alike, and how many they are. */
type Alike = { figure: SceneFigure; count: number };

/** Figures in their order, those that look alike as one. */
function alike(figures: readonly SceneFigure[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const figure of figures) {
    const { kind, colour, garment } = figure;
    const key = [kind, colour, garment].join(' ');
    groups.set(key, { figure, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** *Una niña, un oso y dos ratones*: an item begins with its number or article, before which «y» keeps its form. */
const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'es' ? 'es' : 'en-GB').format(items);

const NUMBERS = { es: ['', '', 'dos', 'tres', 'cuatro'], en: ['', '', 'two', 'three', 'four'] };

/** Adjective of a feminine noun: *rojo* has an ending of its own, *azul* and *naranja* have none. */
const inGender = (adjective: string, gender: SceneName['gender']) =>
  gender === 'f' ? adjective.replace(/o$/, 'a') : adjective;

/** *Ratón, ratones; pez, peces; robot, robots; espantapájaros; muñeco de nieve, muñecos de nieve*. */
const spanishPlural = (noun: string): string => noun.replace(/^\S+/u, pluralOf);

function pluralOf(word: string): string {
  if (/os$/.test(word)) return word;
  if (/[aeiouáéó]$/.test(word) || word === 'robot') return `${word}s`;
  const stem = word.replace(/z$/, 'c');
  return `${stem.replace(/[áéó](?=n$)/, (vowel) => vowel.normalize('NFD').charAt(0))}es`;
}

const ENGLISH_PLURALS: Record<string, string> = { mouse: 'mice', fish: 'fish', sheep: 'sheep', deer: 'deer' };

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

const spanish = {
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
    const shown = DRESSED.includes(figure.kind)
      ? `${spanish.noun(name, 'vestido', count)} de ${colour}`
      : spanish.noun(name, colour, count);
    return shown + garment;
  },
  moods: {
    happy: (isOne) => (isOne ? 'sonríe' : 'sonríen'),
    curious: (isOne) => (isOne ? 'mira con curiosidad' : 'miran con curiosidad'),
    worried: (isOne, gender) =>
      `${isOne ? 'está' : 'están'} ${inGender('preocupado', gender)}${isOne ? '' : 's'}`,
    sleepy: (isOne) => (isOne ? 'tiene sueño' : 'tienen sueño'),
    calm: (isOne, gender) =>
      `${isOne ? 'está' : 'están'} ${inGender('tranquilo', gender)}${isOne ? '' : 's'}`,
  } satisfies Record<Mood, (isOne: boolean, gender: SceneName['gender']) => string>,
  scene({ place, hour, mood, figures, things: [thing] }: Scene): string {
    const isOne = figures.length === 1;
    const gender = figures.every(({ kind }) => FIGURE_NAMES[kind].gender === 'f') ? 'f' : 'm';
    const time = place === 'space' ? '' : hour === 'night' ? ', de noche' : ', de día';
    const they = isOne ? { f: 'ella', m: 'él' } : { f: 'ellas', m: 'ellos' };
    const rest = thing ? ` Junto a ${they[gender]}, ${spanish.noun(THING_NAMES[thing])}.` : '';
    const who = listed(alike(figures).map(spanish.figure), 'es');
    return `${who} ${PLACE_NAMES[place].es}${time}: ${spanish.moods[mood](isOne, gender)}.${rest}`;
  },
};

const english = {
  noun: (words: string) => `${/^[aeiou](?!ni)/.test(words) ? 'an' : 'a'} ${words}`,
  figure({ figure, count }: Alike): string {
    const { en } = FIGURE_NAMES[figure.kind];
    const colour = COLOUR_NAMES[figure.colour].en;
    const some = (words: string, noun: string) =>
      count === 1 ? english.noun(words + noun) : `${NUMBERS.en[count]} ${words}${englishPlural(noun)}`;
    const shown = DRESSED.includes(figure.kind)
      ? `${some('', en)} dressed in ${colour}`
      : some(`${colour} `, en);
    if (figure.garment === 'none') return shown;
    const garment = GARMENT_NAMES[figure.garment].en;
    const worn = count === 1 ? english.noun(garment) : englishPlural(garment);
    return `${shown} with ${figure.garment === 'glasses' ? garment : worn}`;
  },
  moods: {
    happy: 'smiling',
    curious: 'looking around curiously',
    worried: 'looking worried',
    sleepy: 'looking sleepy',
    calm: 'looking calm',
  } satisfies Record<Mood, string>,
  scene({ place, hour, mood, figures, things: [thing] }: Scene): string {
    const time = place === 'space' ? '' : hour === 'night' ? ' at night' : ' by day';
    const rest = thing ? ` Beside them, ${english.noun(THING_NAMES[thing].en)}.` : '';
    const who = listed(alike(figures).map(english.figure), 'en');
    return `${who} ${PLACE_NAMES[place].en}${time}, ${english.moods[mood]}.${rest}`;
  },
};

/** Text alternative of a scene's picture: one or two sentences that say what it shows. */
export function describeScene(scene: Scene, language: Language): string {
  const words = (language === 'es' ? spanish : english).scene(scene);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
