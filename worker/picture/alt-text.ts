import type { Language } from '../../contract/options.ts';
import { FIGURE_TABLE, type Mood, type Place, type Scene, type SceneFigure } from '../../contract/scene.ts';
import {
  COLOUR_NAMES,
  FIGURE_NAMES,
  GARMENT_NAMES,
  type SceneName,
  THING_NAMES,
} from '../../contract/scene-names.ts';

/** Where the figures are. */
const PLACES: Record<Place, Record<Language, string>> = {
  forest: { es: 'en el bosque', en: 'in the forest' },
  meadow: { es: 'en la pradera', en: 'in the meadow' },
  farm: { es: 'en la granja', en: 'on the farm' },
  garden: { es: 'en el jardín', en: 'in the garden' },
  village: { es: 'en el pueblo', en: 'in the village' },
  city: { es: 'en la ciudad', en: 'in the city' },
  castle: { es: 'en el castillo', en: 'at the castle' },
  bedroom: { es: 'en el dormitorio', en: 'in the bedroom' },
  kitchen: { es: 'en la cocina', en: 'in the kitchen' },
  stairs: { es: 'en la escalera', en: 'on the stairs' },
  school: { es: 'en la escuela', en: 'at school' },
  library: { es: 'en la biblioteca', en: 'in the library' },
  beach: { es: 'en la playa', en: 'on the beach' },
  sea: { es: 'en el mar', en: 'at sea' },
  underwater: { es: 'bajo el agua', en: 'under the water' },
  mountain: { es: 'en la montaña', en: 'in the mountains' },
  snow: { es: 'en la nieve', en: 'in the snow' },
  jungle: { es: 'en la selva', en: 'in the jungle' },
  desert: { es: 'en el desierto', en: 'in the desert' },
  space: { es: 'en el espacio', en: 'in space' },
};

const isPerson = ({ kind }: SceneFigure) => (FIGURE_TABLE.people as readonly string[]).includes(kind);

/** Adjective of a feminine noun: *rojo* has an ending of its own, *azul* and *naranja* have none. */
const inGender = (adjective: string, gender: SceneName['gender']) =>
  gender === 'f' ? adjective.replace(/o$/, 'a') : adjective;

const spanish = {
  noun: ({ es, gender }: SceneName, adjective = '') =>
    `${gender === 'f' ? 'una' : 'un'} ${es}${adjective && ` ${inGender(adjective, gender)}`}`,
  figure(figure: SceneFigure): string {
    const name = FIGURE_NAMES[figure.kind];
    const colour = COLOUR_NAMES[figure.colour].es;
    const garment = figure.garment === 'none' ? '' : ` con ${GARMENT_NAMES[figure.garment].es}`;
    const shown = isPerson(figure)
      ? `${spanish.noun(name)} ${inGender('vestido', name.gender)} de ${colour}`
      : spanish.noun(name, colour);
    return shown + garment;
  },
  moods: {
    happy: (isOne) => (isOne ? 'sonríe' : 'sonríen'),
    curious: (isOne) => (isOne ? 'mira con curiosidad' : 'miran con curiosidad'),
    worried: (isOne, gender) =>
      `${isOne ? 'está' : 'están'} ${inGender('preocupado', gender)}${isOne ? '' : 's'}`,
    sleepy: (isOne) => (isOne ? 'tiene sueño' : 'tienen sueño'),
  } satisfies Record<Mood, (isOne: boolean, gender: SceneName['gender']) => string>,
  scene({ place, hour, mood, figures, thing }: Scene): string {
    const isOne = figures.length === 1;
    const gender = figures.every(({ kind }) => FIGURE_NAMES[kind].gender === 'f') ? 'f' : 'm';
    const time = place === 'space' ? '' : hour === 'night' ? ', de noche' : ', de día';
    const they = isOne ? { f: 'ella', m: 'él' } : { f: 'ellas', m: 'ellos' };
    const rest = thing ? ` Junto a ${they[gender]}, ${spanish.noun(THING_NAMES[thing])}.` : '';
    const who = figures.map(spanish.figure).join(' y ');
    return `${who} ${PLACES[place].es}${time}: ${spanish.moods[mood](isOne, gender)}.${rest}`;
  },
};

const english = {
  noun: (words: string) => `${/^[aeiou](?!ni)/.test(words) ? 'an' : 'a'} ${words}`,
  figure(figure: SceneFigure): string {
    const { en } = FIGURE_NAMES[figure.kind];
    const colour = COLOUR_NAMES[figure.colour].en;
    const shown = isPerson(figure)
      ? `${english.noun(en)} dressed in ${colour}`
      : english.noun(`${colour} ${en}`);
    if (figure.garment === 'none') return shown;
    const garment = GARMENT_NAMES[figure.garment].en;
    return `${shown} with ${figure.garment === 'glasses' ? garment : english.noun(garment)}`;
  },
  moods: {
    happy: 'smiling',
    curious: 'looking around curiously',
    worried: 'looking worried',
    sleepy: 'looking sleepy',
  } satisfies Record<Mood, string>,
  scene({ place, hour, mood, figures, thing }: Scene): string {
    const time = place === 'space' ? '' : hour === 'night' ? ' at night' : ' by day';
    const rest = thing ? ` Beside them, ${english.noun(THING_NAMES[thing].en)}.` : '';
    return `${figures.map(english.figure).join(' and ')} ${PLACES[place].en}${time}, ${english.moods[mood]}.${rest}`;
  },
};

/** Text alternative of a scene's picture: one or two sentences that say what it shows. */
export function describeScene(scene: Scene, language: Language): string {
  const words = (language === 'es' ? spanish : english).scene(scene);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
