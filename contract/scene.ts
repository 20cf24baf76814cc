/** Where a story's picture takes place. */
export const PLACES = [
  'forest',
  'meadow',
  'farm',
  'garden',
  'village',
  'city',
  'market',
  'castle',
  'station',
  'bedroom',
  'kitchen',
  'stairs',
  'school',
  'library',
  'beach',
  'harbour',
  'sea',
  'ship',
  'underwater',
  'mountain',
  'bridge',
  'snow',
  'jungle',
  'desert',
  'space',
  'spaceship',
] as const;
export type Place = (typeof PLACES)[number];

export const HOURS = ['day', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** Feelings of all figures. */
export const MOODS = ['happy', 'curious', 'worried', 'sleepy'] as const;
export type Mood = (typeof MOODS)[number];

/** Figures by family: one module draws each family. */
export const FIGURE_TABLE = {
  people: [
    'girl',
    'boy',
    'child',
    'woman',
    'man',
    'grandmother',
    'grandfather',
    'knight',
    'pirate',
    'astronaut',
    'wizard',
    'mermaid',
    'fairy',
  ],
  creatures: ['robot', 'dragon', 'monster', 'unicorn', 'ghost', 'scarecrow', 'doll', 'snowman'],
  animals: [
    'bear',
    'fox',
    'wolf',
    'rabbit',
    'mouse',
    'cat',
    'dog',
    'owl',
    'bird',
    'horse',
    'lion',
    'elephant',
    'turtle',
    'frog',
    'penguin',
    'whale',
    'fish',
    'octopus',
    'cow',
    'sheep',
    'giraffe',
    'hedgehog',
    'crocodile',
    'hen',
    'snail',
    'pig',
    'duck',
    'squirrel',
    'shark',
    'dinosaur',
    'spider',
    'ant',
    'bee',
    'monkey',
    'butterfly',
    'hamster',
    'tiger',
    'crab',
  ],
} as const;
export type FigureFamily = keyof typeof FIGURE_TABLE;
export type FigureKindOf<Family extends FigureFamily> = (typeof FIGURE_TABLE)[Family][number];
export type FigureKind = FigureKindOf<FigureFamily>;
export const FIGURES = Object.values(FIGURE_TABLE).flat() as [FigureKind, ...FigureKind[]];

/** Of an animal's or a creature's body, and of a person's clothes. */
export const FIGURE_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'brown',
  'white',
  'grey',
] as const;
export type FigureColour = (typeof FIGURE_COLOURS)[number];

export const GARMENTS = [
  'none',
  'scarf',
  'hat',
  'cape',
  'crown',
  'glasses',
  'bow',
  'backpack',
  'hood',
  'pointed',
] as const;
export type Garment = (typeof GARMENTS)[number];

export const THINGS = [
  'lamp',
  'book',
  'letter',
  'key',
  'map',
  'ball',
  'kite',
  'balloon',
  'boat',
  'train',
  'drum',
  'cake',
  'teapot',
  'umbrella',
  'egg',
  'flower',
  'shell',
  'star',
  'chest',
  'telescope',
  'box',
  'scales',
  'machine',
  'teddy',
  'armchair',
  'basket',
  'chairs',
  'bicycle',
  'bus',
  'cloud',
  'tooth',
  'cheese',
  'paper',
  'gift',
] as const;
export type Thing = (typeof THINGS)[number];

/** Figures of one picture. */
export const MOST_FIGURES = 4;

/** Number of skins with hair that a person may have. */
export const LOOKS = 8;

export type SceneFigure = {
  kind: FigureKind;
  colour: FigureColour;
  garment: Garment;
  /** Skin and hair of a person, from 0; without meaning for others. */
  look: number;
};

/** What a story's picture shows. A closed list, so that a picture has nothing that was not drawn for it. */
export type Scene = {
  place: Place;
  hour: Hour;
  mood: Mood;
  /** One to `MOST_FIGURES`, the hero first. */
  figures: SceneFigure[];
  thing: Thing | null;
};

/** Scene as a name of a file: `forest.night.happy.fox-red-scarf-0.owl-blue-none-0.lamp`; `_` for no thing. */
export const sceneCode = ({ place, hour, mood, figures, thing }: Scene): string =>
  [
    place,
    hour,
    mood,
    ...figures.map(({ kind, colour, garment, look }) => [kind, colour, garment, look].join('-')),
    thing ?? '_',
  ].join('.');

/** Whether a value is on a list. */
export const isOneOf = <Value extends string>(
  list: readonly Value[],
  value: string | undefined,
): value is Value => (list as readonly (string | undefined)[]).includes(value);

function figureOf(code: string): SceneFigure | null {
  const [kind, colour, garment, number] = code.split('-');
  const look = Number(number);
  const isListed = isOneOf(FIGURES, kind) && isOneOf(FIGURE_COLOURS, colour) && isOneOf(GARMENTS, garment);
  return isListed && Number.isInteger(look) && look >= 0 && look < LOOKS
    ? { kind, colour, garment, look }
    : null;
}

/** The scene of a code; null for anything that is not one, and for any other spelling of it. */
export function parseSceneCode(code: string): Scene | null {
  const [place, hour, mood, ...rest] = code.split('.');
  const figures = rest.slice(0, -1).flatMap((figure) => figureOf(figure) ?? []);
  const last = rest.at(-1);
  const thing = isOneOf(THINGS, last) ? last : null;
  if (!isOneOf(PLACES, place) || !isOneOf(HOURS, hour) || !isOneOf(MOODS, mood)) return null;
  if (figures.length < 1 || figures.length > MOST_FIGURES) return null;
  const scene = { place, hour, mood, figures, thing };
  return sceneCode(scene) === code ? scene : null;
}
