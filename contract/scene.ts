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
  'hospital',
  'bathroom',
  'lounge',
  'pitch',
  'pool',
  'stage',
  'attic',
  'allotment',
  'pond',
  'gym',
] as const;
export type Place = (typeof PLACES)[number];

/** Rooms: no house stands in them. */
export const ROOMS: readonly Place[] = [
  'bedroom',
  'kitchen',
  'stairs',
  'school',
  'library',
  'spaceship',
  'hospital',
  'bathroom',
  'lounge',
  'stage',
  'attic',
  'gym',
];

export const HOURS = ['day', 'night'] as const;
export type Hour = (typeof HOURS)[number];

/** What falls or moves outdoors, or behind a window. */
export const WEATHERS = ['rain', 'snow', 'wind', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

/** How much of a place is shown: the figures from near, or small in a wide place. */
export const FRAMES = ['near', 'wide'] as const;
export type Frame = (typeof FRAMES)[number];

/** Feelings: of all figures, or of one. */
export const MOODS = ['happy', 'curious', 'worried', 'sleepy', 'calm'] as const;
export type Mood = (typeof MOODS)[number];

/** Sizes beside that of its kind. */
export const SIZES = ['tiny', 'small', 'big'] as const;
export type Size = (typeof SIZES)[number];

/** What a figure does; without one it stands. */
export const POSES = [
  'walks',
  'runs',
  'jumps',
  'dances',
  'flies',
  'falls',
  'climbs',
  'swims',
  'sits',
  'rides',
  'sails',
  'sleeps',
  'hides',
  'hugs',
  'reaches',
  'waves',
  'points',
  'carries',
  'kicks',
  'reads',
  'sings',
  'cooks',
  'eats',
  'digs',
  'paints',
  'builds',
  'picks',
  'feeds',
  'throws',
  'washes',
  'brushes',
  'pushes',
  'pulls',
  'slides',
  'skates',
  'sweeps',
  'blows',
  'whispers',
  'tells',
  'laughs',
  'cries',
  'looks',
  'knocks',
  'tumbles',
  'skips',
] as const;
export type Pose = (typeof POSES)[number];

/**
 * Where a figure is as to another figure or a thing. What one is *imagining*, because it is lost, wished for or missed,
 * is in a bubble beside its head and nowhere else.
 */
export const RELATIONS = ['on', 'in', 'behind', 'beside', 'under', 'holding', 'imagining'] as const;
export type RelationWord = (typeof RELATIONS)[number];

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
    'baby',
  ],
  creatures: [
    'robot',
    'dragon',
    'monster',
    'unicorn',
    'ghost',
    'scarecrow',
    'doll',
    'snowman',
    'moon',
    'sun',
    'skeleton',
  ],
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
    'goat',
    'deer',
    'camel',
    'panda',
    'donkey',
    'zebra',
    'hippo',
    'dolphin',
    'sloth',
    'parrot',
    'leopard',
    'badger',
    'raccoon',
    'koala',
    'beaver',
    'otter',
    'mole',
    'kangaroo',
    'ladybird',
    'caterpillar',
    'worm',
    'snake',
    'lizard',
    'bat',
    'seal',
    'rhino',
    'llama',
    'flamingo',
    'peacock',
    'jellyfish',
    'seahorse',
    'firefly',
    'dragonfly',
    'grasshopper',
  ],
} as const;
export type FigureFamily = keyof typeof FIGURE_TABLE;
export type FigureKindOf<Family extends FigureFamily> = (typeof FIGURE_TABLE)[Family][number];
export type FigureKind = FigureKindOf<FigureFamily>;
export const FIGURES = Object.values(FIGURE_TABLE).flat() as [FigureKind, ...FigureKind[]];

/** Of an animal's or a creature's body, of a person's clothes, and of a thing. */
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
  'black',
  'pink',
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
  'helmet',
  'firehat',
  'toque',
  'tricorn',
  'ears',
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
  'house',
  'sock',
  'car',
  'tree',
  'icecream',
  'tomato',
  'plane',
  'shoe',
  'fireengine',
  'treehouse',
  'tent',
  'guitar',
  'rainbow',
  'rocket',
  'tractor',
  'crane',
  'broom',
  'tiara',
  'bed',
  'biscuit',
  'pancakes',
  'pizza',
  'piano',
  'phone',
  'wheelchair',
  'airballoon',
  'truck',
  'carrot',
  'boots',
  'rod',
  'paint',
  'sandcastle',
  'sunflower',
  'boardgame',
  'fruit',
  'suitcase',
  'wateringcan',
  'trophy',
  'paperboat',
  'table',
  'puzzle',
  'cards',
  'paella',
  'spaghetti',
  'bread',
  'popcorn',
  'birdhouse',
  'boxcastle',
  'den',
  'igloo',
  'postbox',
  'rosette',
  'microphone',
  'violin',
  'stick',
  'wool',
  'clay',
  'varnish',
  'scooter',
  'swing',
  'excavator',
  'satchel',
  'stew',
  'trumpet',
  'lemonade',
  'paperplane',
  'strawberries',
  'blackberries',
  'raspberries',
  'blueberries',
  'cherries',
  'olives',
  'chestnuts',
  'potatoes',
  'sweets',
  'croquettes',
  'dumplings',
  'meatballs',
  'churros',
  'buns',
  'sushi',
  'soup',
  'porridge',
  'rice',
  'noodles',
  'salad',
  'honey',
  'jam',
  'milk',
  'juice',
  'cocoa',
  'apple',
  'pear',
  'peach',
  'tangerine',
  'lemon',
  'banana',
  'grapes',
  'watermelon',
  'pineapple',
  'pumpkin',
  'corn',
  'broccoli',
  'mushroom',
  'sandwich',
  'burger',
  'hotdog',
  'tacos',
  'omelette',
  'pie',
  'jelly',
  'chips',
  'lollipop',
  'candyfloss',
  'cupcake',
  'doughnut',
  'chocolate',
  'football',
  'basketball',
  'goal',
  'racket',
  'medal',
  'skateboard',
  'rollerskates',
  'sledge',
  'bucket',
  'blocks',
  'chess',
  'marbles',
  'spinningtop',
  'puppet',
  'wand',
  'sword',
  'mask',
  'rope',
  'hoop',
  'slide',
  'seesaw',
  'sandpit',
  'trampoline',
  'carousel',
  'bigwheel',
  'coaster',
  'circus',
  'bubbles',
  'snowglobe',
  'rockinghorse',
  'dollhouse',
  'piggybank',
  'rubberring',
  'flute',
  'castanets',
  'maracas',
  'tambourine',
  'xylophone',
  'accordion',
  'bell',
  'harp',
  'pinata',
  'fireworks',
  'jackolantern',
  'firtree',
  'bunting',
  'sofa',
  'chair',
  'pillow',
  'blanket',
  'mirror',
  'clock',
  'television',
  'computer',
  'camera',
  'toothbrush',
  'soap',
  'towel',
  'bath',
  'carpet',
  'ladder',
  'wardrobe',
  'door',
  'hammer',
  'scissors',
  'pencil',
  'magnifier',
  'binoculars',
  'globe',
  'photo',
  'flag',
  'coin',
  'gem',
  'necklace',
  'bottle',
  'fryingpan',
  'washer',
  'dress',
  'tutu',
  'coat',
  'jumper',
  'tshirt',
  'pyjamas',
  'trousers',
  'mittens',
  'cap',
  'leaf',
  'feather',
  'acorn',
  'seeds',
  'sprout',
  'stone',
  'nest',
  'snowflake',
  'raindrop',
  'campfire',
  'trafficlight',
  'streetlamp',
  'bench',
  'fountain',
  'flowerpot',
  'cactus',
  'wheelbarrow',
  'beehive',
  'windmill',
  'lighthouse',
  'rubbishbin',
  'helicopter',
  'ambulance',
  'policecar',
  'campervan',
  'motorbike',
  'submarine',
  'pram',
  'canoe',
  'bouncycastle',
  'dice',
  'skittles',
  'shield',
  'window',
  'fridge',
  'vacuum',
  'spoon',
  'newspaper',
  'lightbulb',
  'compass',
  'ring',
  'twig',
  'ufo',
  'carriage',
  'well',
  'peas',
  'yoghurt',
  'bobblehat',
  'woollyscarf',
  'button',
  'bone',
  'onion',
] as const;
export type Thing = (typeof THINGS)[number];

/** What is eaten and drunk: what others are made of comes after them. */
export const FOODS: readonly Thing[] = [
  'cake',
  'bread',
  'biscuit',
  'pancakes',
  'pizza',
  'paella',
  'spaghetti',
  'icecream',
  'cheese',
  'egg',
  'fruit',
  'tomato',
  'carrot',
  'popcorn',
  'teapot',
  'stew',
  'strawberries',
  'blackberries',
  'raspberries',
  'blueberries',
  'cherries',
  'olives',
  'chestnuts',
  'potatoes',
  'sweets',
  'croquettes',
  'dumplings',
  'meatballs',
  'churros',
  'buns',
  'sushi',
  'soup',
  'porridge',
  'rice',
  'noodles',
  'salad',
  'honey',
  'jam',
  'milk',
  'juice',
  'cocoa',
  'apple',
  'pear',
  'peach',
  'tangerine',
  'lemon',
  'banana',
  'grapes',
  'watermelon',
  'pineapple',
  'pumpkin',
  'corn',
  'broccoli',
  'mushroom',
  'sandwich',
  'burger',
  'hotdog',
  'tacos',
  'omelette',
  'pie',
  'jelly',
  'chips',
  'lollipop',
  'candyfloss',
  'cupcake',
  'doughnut',
  'chocolate',
  'peas',
  'yoghurt',
  'onion',
  'lemonade',
];

/** What a child holds in its hands. */
export const HELD_THINGS = [
  'lamp',
  'book',
  'letter',
  'key',
  'map',
  'ball',
  'kite',
  'balloon',
  'cake',
  'umbrella',
  'egg',
  'flower',
  'shell',
  'star',
  'tooth',
  'paper',
  'sock',
  'icecream',
  'tomato',
  'shoe',
  'broom',
  'tiara',
  'biscuit',
  'pizza',
  'phone',
  'carrot',
  'boots',
  'rod',
  'paint',
  'sunflower',
  'fruit',
  'suitcase',
  'wateringcan',
  'trophy',
  'cards',
  'bread',
  'popcorn',
  'rosette',
  'microphone',
  'violin',
  'stick',
  'varnish',
  'satchel',
  'trumpet',
  'paperplane',
  'milk',
  'juice',
  'cocoa',
  'apple',
  'pear',
  'banana',
  'grapes',
  'sandwich',
  'hotdog',
  'chips',
  'lollipop',
  'candyfloss',
  'cupcake',
  'doughnut',
  'chocolate',
  'football',
  'basketball',
  'racket',
  'medal',
  'bucket',
  'puppet',
  'wand',
  'sword',
  'mask',
  'rope',
  'snowglobe',
  'flute',
  'castanets',
  'maracas',
  'tambourine',
  'bell',
  'clock',
  'camera',
  'toothbrush',
  'hammer',
  'scissors',
  'pencil',
  'magnifier',
  'binoculars',
  'photo',
  'flag',
  'gem',
  'bottle',
  'leaf',
  'feather',
  'acorn',
  'snowflake',
  'flowerpot',
  'shield',
  'spoon',
  'newspaper',
  'lightbulb',
  'compass',
  'ring',
  'twig',
  'button',
  'bone',
] as const satisfies readonly Thing[];

/** Figures of one picture, and things. */
export const MOST_FIGURES = 4;
export const MOST_THINGS = 2;

/** Number of skins with hair that a person may have. */
export const LOOKS = 8;

/** A figure's relation to one of the other figures or to one of the things, by its position among them. */
export type Relation = { word: RelationWord; of: 'figures' | 'things'; at: number };

/** What a figure does; null for what is not said of it. */
export type Acting = { size: Size | null; mood: Mood | null; pose: Pose | null; relation: Relation | null };

/** Of a figure that stands there with the mood of its scene. */
export const STANDING: Acting = { size: null, mood: null, pose: null, relation: null };

export type SceneFigure = {
  kind: FigureKind;
  colour: FigureColour;
  garment: Garment;
  /** Skin and hair of a person, from 0; without meaning for others. */
  look: number;
} & Acting;

export type Paints = Partial<Record<Thing, FigureColour>>;
/** Moods of things that are alive: each has a face. */
export type Faces = Partial<Record<Thing, Mood>>;

/** What a story's picture shows. A closed list, so that a picture has nothing that was not drawn for it. */
export type Scene = {
  place: Place;
  frame: Frame | null;
  hour: Hour;
  weather: Weather | null;
  /** Of all figures that have none of their own. */
  mood: Mood;
  /** One to `MOST_FIGURES`, the hero first. */
  figures: SceneFigure[];
  /** None to `MOST_THINGS`. */
  things: Thing[];
  /** Colours of things that have another than that of their kind. */
  paints?: Paints | undefined;
  faces?: Faces | undefined;
};

const targetCode = ({ word, of, at }: Relation): string => `${word}-${of === 'figures' ? 'f' : 't'}${at}`;

const figureCode = ({ kind, colour, garment, look, size, mood, pose, relation }: SceneFigure): string =>
  [kind, colour, garment, look, size, mood, pose, relation && targetCode(relation)]
    .filter((part) => part !== null)
    .join('-');

const withMore = (...words: (string | null)[]): string => words.filter((word) => word !== null).join('-');

/**
 * Scene as a name of a file: `forest.night.happy.fox-red-scarf-0.owl-blue-none-0.lamp`; `_` for no thing. What is not
 * said is left out, so that what was stored before there were poses is the code of the same scene for ever. With more
 * said: `forest-wide.night-rain.happy.fox-red-scarf-0-tiny-flies.owl-blue-none-0-calm-sits-on-t0.chest.lamp-red-happy`.
 */
export const sceneCode = ({
  place,
  frame,
  hour,
  weather,
  mood,
  figures,
  things,
  paints,
  faces,
}: Scene): string =>
  [
    withMore(place, frame),
    withMore(hour, weather),
    mood,
    ...figures.map(figureCode),
    ...(things.length > 0
      ? things.map((thing) => withMore(thing, paints?.[thing] ?? null, faces?.[thing] ?? null))
      : ['_']),
  ].join('.');

/** Characters that a code has at most. */
export const SCENE_CODE_LENGTH = 360;

/** Whether a value is on a list. */
export const isOneOf = <Value extends string>(
  list: readonly Value[],
  value: string | undefined,
): value is Value => (list as readonly (string | undefined)[]).includes(value);

/** Takes the next word where it is on a list. */
function taken<Value extends string>(list: readonly Value[], words: string[]): Value | null {
  const [word] = words;
  if (!isOneOf(list, word)) return null;
  words.shift();
  return word;
}

/** The relation that the next two words say; null without one. */
function relationOf(words: string[]): Relation | null {
  const word = taken(RELATIONS, words);
  const [, of, at] = /^([ft])(\d)$/.exec(words.shift() ?? '') ?? [];
  return word && of ? { word, of: of === 'f' ? 'figures' : 'things', at: Number(at) } : null;
}

function figureOf(code: string): SceneFigure | null {
  const [kind, colour, garment, number, ...words] = code.split('-');
  const look = Number(number);
  const isListed = isOneOf(FIGURES, kind) && isOneOf(FIGURE_COLOURS, colour) && isOneOf(GARMENTS, garment);
  if (!isListed || !Number.isInteger(look) || look < 0 || look >= LOOKS) return null;
  const [size, mood, pose] = [taken(SIZES, words), taken(MOODS, words), taken(POSES, words)];
  return { kind, colour, garment, look, size, mood, pose, relation: relationOf(words) };
}

/** Whether each relation leads to another figure or a thing of the scene, and none leads back. */
export function hasSoundRelations({ figures, things }: Pick<Scene, 'figures' | 'things'>): boolean {
  return figures.every((figure) => {
    let { relation } = figure;
    for (let steps = 0; relation !== null; steps++) {
      if (relation.of === 'things') return relation.at < things.length;
      const target: SceneFigure | undefined = figures[relation.at];
      if (target === undefined || steps > figures.length) return false;
      ({ relation } = target);
    }
    return true;
  });
}

/** Relation to what is there; null to what is only imagined. */
export const presentRelation = (relation: Relation | null): Relation | null =>
  relation?.word === 'imagining' ? null : relation;

/**
 * Positions of the figures and things that are only imagined, and by which figure. The hero, who does something itself
 * and with whom another does something are there.
 */
export function imaginedIn({
  figures,
}: Pick<Scene, 'figures'>): Record<Relation['of'], ReadonlyMap<number, number>> {
  const found = { figures: new Map<number, number>(), things: new Map<number, number>() };
  for (const [by, { relation }] of figures.entries()) {
    if (relation?.word !== 'imagining') continue;
    const { of, at } = relation;
    const isThere =
      (of === 'figures' && (at === 0 || figures[at]?.relation !== null)) ||
      figures.some((other) => {
        const one = presentRelation(other.relation);
        return one?.of === of && one.at === at;
      });
    if (!isThere && !found[of].has(at)) found[of].set(at, by);
  }
  return found;
}

/** The scene of a code; null for anything that is not one, and for any other spelling of it. */
export function parseSceneCode(code: string): Scene | null {
  if (code.length > SCENE_CODE_LENGTH) return null;
  const [where = '', when = '', mood, ...rest] = code.split('.');
  const [place, frame = null] = where.split('-');
  const [hour, weather = null] = when.split('-');
  const figures = rest.flatMap((figure) => figureOf(figure) ?? []);
  const things: Thing[] = [];
  const paints: Paints = {};
  const faces: Faces = {};
  for (const word of rest) {
    const [thing, ...more] = word.split('-');
    if (!isOneOf(THINGS, thing)) continue;
    things.push(thing);
    const [colour, face] = [taken(FIGURE_COLOURS, more), taken(MOODS, more)];
    if (colour) paints[thing] = colour;
    if (face) faces[thing] = face;
  }
  if (!isOneOf(PLACES, place) || !isOneOf(HOURS, hour) || !isOneOf(MOODS, mood)) return null;
  if (frame !== null && !isOneOf(FRAMES, frame)) return null;
  if (weather !== null && !isOneOf(WEATHERS, weather)) return null;
  if (figures.length < 1 || figures.length > MOST_FIGURES || things.length > MOST_THINGS) return null;
  const scene = withFaces(withPaints({ place, frame, hour, weather, mood, figures, things }, paints), faces);
  return sceneCode(scene) === code && hasSoundRelations(scene) ? scene : null;
}

/** A scene whose things have these colours, as far as they are in it. */
export function withPaints<Some extends Pick<Scene, 'things' | 'paints'>>(scene: Some, more: Paints): Some {
  const { paints: before, ...rest } = scene;
  const all = { ...before, ...more };
  const paints = Object.fromEntries(
    scene.things.flatMap((thing) => (all[thing] ? [[thing, all[thing]]] : [])),
  );
  return { ...rest, ...(Object.keys(paints).length > 0 && { paints }) } as Some;
}

/** A scene whose things have these faces, as far as they are in it. */
export function withFaces<Some extends Pick<Scene, 'things' | 'faces'>>(scene: Some, more: Faces): Some {
  const { faces: before, ...rest } = scene;
  const all = { ...before, ...more };
  const faces = Object.fromEntries(
    scene.things.flatMap((thing) => (all[thing] ? [[thing, all[thing]]] : [])),
  );
  return { ...rest, ...(Object.keys(faces).length > 0 && { faces }) } as Some;
}

/**
 * A scene with those of its figures and things that are at these positions, in this order: their relations go along,
 * and end where their target is left out.
 */
export function sceneWith(
  scene: Scene,
  figures: readonly number[],
  things: readonly number[] = [...scene.things.keys()],
): Scene {
  const positions = { figures, things };
  const moved = (relation: Relation | null): Relation | null => {
    if (relation === null) return null;
    const at = positions[relation.of].indexOf(relation.at);
    return at < 0 ? null : { ...relation, at };
  };
  return {
    ...scene,
    figures: figures
      .flatMap((at) => scene.figures[at] ?? [])
      .map((figure) => ({ ...figure, relation: moved(figure.relation) })),
    things: things.flatMap((at) => scene.things[at] ?? []),
  };
}
