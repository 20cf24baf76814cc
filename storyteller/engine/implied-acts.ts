import { fold } from '../../contract/fold.ts';
import { NATURE, type NamedFigure, sceneWordsIn } from '../../contract/scene-words.ts';
import {
  FIGURE_TABLE,
  type FigureKind,
  FOODS,
  HELD_THINGS,
  isOneOf,
  type Place,
  type Thing,
} from '../../contract/scene.ts';
import { type Activity, AT_TABLE } from './activities.ts';
import { isOfChild } from './typed-picture.ts';

/** What is shown as done where a topic names only somebody, something, a place or a part of the year. */

/** Parts in plays and costumes, folded: who has one follows. */
const PLAYED =
  /\b(?:soy|ser|jug\p{L}+ a(?: ser)?|hag[oa]|hace|hacer|voy|va|disfra[zc]\p{L}*|vestid[oa]|papel|parte|i am|im|am|as|being|to be|plays?|playing|part of) (?:de |del |of )?(?:la |el |los |las |una? |the |an? |como )*/gu;
const RULES = /\b(?:es|is|was|be) (?:el|la|the) (?=(?:rey|reina|king|queen) (?:de la fiesta|del|de|of))/u;
const CROWNED = /^(?:reina|rey|princesa|principe|queen|king|prince|princess)\b/u;
/** What may stand before an animal. */
const OF_IT = /^(?:(?:little|big|small|brave|scary|brown|black|white|grey|gray) )+/u;
const ON_STAGE = /\b(?:obra|funcion|teatro|papel|play|part|show|panto\p{L}*|nativity|belen)\b/u;

/** What one of the family works as follows, of the first trades. */
const WORKS = /\b(?:es|trabaja de|is|works as) (?:una? |the |an? )?(\p{L}.*)$/u;
const GROWN_UP = 2;
/** Trades and heroes, whose hat a child wears. */
const TRADES: readonly (readonly [RegExp, Activity])[] = [
  [
    /^(?:panader|cociner|pasteler|chef|baker|cook)/u,
    { does: `cooks ${AT_TABLE}`, things: ['table', 'bread'], wears: 'toque', place: 'kitchen' },
  ],
  [
    /^(?:bomber|fire ?fighter|firem|firewom)/u,
    {
      does: 'waves beside fireengine',
      things: ['fireengine'],
      wears: 'firehat',
      unseen: 'man',
      place: 'city',
    },
  ],
  [/^(?:pirat)/u, { does: 'looks', others: 'jumps', wears: 'tricorn', unseen: 'pirate', many: 2 }],
  [/^(?:astronaut)/u, { does: 'jumps', wears: 'helmet', unseen: 'astronaut', place: 'space' }],
  [
    /^(?:caballeros?|knights?)\b/u,
    { does: 'runs', wears: 'cape', unseen: 'knight', place: 'castle', many: 2 },
  ],
  [
    /^(?:mag[oa]s?|bruj[oa]s?|wizards?|witch)/u,
    { does: 'points', wears: 'pointed', unseen: 'wizard', many: 2 },
  ],
  [
    /^(?:veterinari|vets?\b)/u,
    {
      does: 'reaches beside $animal',
      others: 'sits on bed',
      together: ['dog'],
      things: ['bed'],
      place: 'hospital',
    },
  ],
  [
    /^(?:medic[oa]|doctor|enfermer|nurse|dentist)/u,
    { does: 'reaches beside $other', others: 'sits on bed', things: ['bed'], place: 'hospital', many: 2 },
  ],
  [
    /^(?:futbolist|footballer|goalkeeper|porter[oa]\b)/u,
    { does: 'kicks beside football', others: 'runs', things: ['football'], place: 'pitch', many: 2 },
  ],
  [/^(?:cantante|singer)/u, { does: 'sings beside microphone', things: ['microphone'], place: 'stage' }],
  [/^(?:bailar|dancer|ballerina)/u, { does: 'dances', place: 'stage' }],
  [/^(?:maestr|profesor|teacher)/u, { does: 'tells', others: 'sits', place: 'school', many: 3 }],
  [/^(?:pintor|artista|painter|artist\b)/u, { does: 'paints', things: ['paint'] }],
  [/^(?:super ?hero|superher)/u, { does: 'jumps', wears: 'cape', home: 'city' }],
];

/** Words of what one is dressed as, which says that it is a costume; in English it stands before the word, too. */
const DRESSED_AS =
  /\b(?:disfra[zc]\p{L}*|vestid[oa]s? de|dress(?:ed|ing|es)?(?: up)? (?:as|like)|costume)\b/u;
const COSTUME_OF = /\b(\p{L}+) costume\b/u;

/** A child as an animal, a queen or a king. */
export function costumeIn(typed: string): Activity | null {
  const said = fold(typed).replace(/['’]/gu, '');
  const isOwn = isOfChild(typed) || DRESSED_AS.test(said) || /\b(?:soy|hago de|quiero ser)\b/u.test(said);
  if (!RULES.test(said) && !isOwn) return null;
  const isPlay = ON_STAGE.test(said);
  const [, job = ''] = WORKS.exec(said) ?? [];
  const [, work] = TRADES.slice(0, GROWN_UP).find(([words]) => words.test(job)) ?? [];
  if (work) return { ...work, others: 'waves', isOfElder: true };
  if (RULES.test(said)) return { does: 'dances', others: 'waves', wears: 'crown', home: 'lounge' };
  const [, ofCostume] = COSTUME_OF.exec(said) ?? [];
  const played = [...said.matchAll(PLAYED)].map(({ index, 0: words }) => said.slice(index + words.length));
  for (const rest of [...(ofCostume ? [ofCostume] : []), ...played]) {
    const where: Pick<Activity, 'place' | 'home'> = isPlay ? { place: 'stage' } : { home: 'garden' };
    if (CROWNED.test(rest)) return { does: 'dances', others: 'waves', wears: 'crown', ...where };
    const [, trade] = TRADES.find(([words]) => words.test(rest)) ?? [];
    if (trade) return trade;
    const [first = ''] = rest.replace(OF_IT, '').split(' ');
    const [being] = sceneWordsIn(first).figures;
    if (being && isOneOf(FIGURE_TABLE.animals, being.kind))
      return {
        does: 'dances',
        others: 'waves',
        wears: 'ears',
        colour: being.colour ?? NATURE[being.kind].colour,
        unseen: being.kind,
        ...where,
      };
  }
  return null;
}

const BIRDS: readonly FigureKind[] = ['owl', 'bird', 'parrot'];
const FLYING: readonly FigureKind[] = [
  'bee',
  'butterfly',
  'fairy',
  'dragon',
  'ghost',
  'bat',
  'firefly',
  'dragonfly',
];
const SWIMMING: readonly FigureKind[] = [
  'whale',
  'fish',
  'dolphin',
  'shark',
  'mermaid',
  'jellyfish',
  'seahorse',
];
const RUNNING: readonly FigureKind[] = [
  'dog',
  'horse',
  'fox',
  'wolf',
  'lion',
  'tiger',
  'zebra',
  'deer',
  'unicorn',
  'donkey',
  'camel',
  'leopard',
  'llama',
];
const JUMPING: readonly FigureKind[] = [
  'cat',
  'rabbit',
  'frog',
  'monkey',
  'goat',
  'sheep',
  'squirrel',
  'kangaroo',
  'grasshopper',
];

/** Whom nobody hugs: too large, or so small that one looks closely. */
const HUGE: readonly FigureKind[] = [
  'whale',
  'giraffe',
  'elephant',
  'hippo',
  'rhino',
  'crocodile',
  'shark',
  'moon',
  'sun',
];
const LITTLE: readonly FigureKind[] = [
  'ant',
  'bee',
  'spider',
  'snail',
  'crab',
  'ladybird',
  'worm',
  'firefly',
  'dragonfly',
  'grasshopper',
];
export const UNHUGGED: readonly FigureKind[] = [...HUGE, ...LITTLE, 'butterfly'];

/** What several of a kind do together. */
function natureOf(kind: FigureKind): Activity {
  if (BIRDS.includes(kind))
    return { does: 'sits on tree', others: 'flies', things: ['tree'], home: 'forest' };
  if (isOneOf(FIGURE_TABLE.people, kind)) return { does: 'walks' };
  const does = FLYING.includes(kind)
    ? 'flies'
    : SWIMMING.includes(kind)
      ? 'swims'
      : RUNNING.includes(kind)
        ? 'runs'
        : JUMPING.includes(kind)
          ? 'jumps'
          : 'dances';
  return { does };
}

const RIDDEN: Partial<Record<Thing, string>> = {
  bicycle: 'rides on bicycle',
  scooter: 'rides on scooter',
  swing: 'sits on swing',
  bed: 'jumps on bed',
  armchair: 'sits on armchair',
  cloud: 'sits on cloud',
  den: 'sits in den',
  boat: 'holding boat',
  train: 'rides in train',
  plane: 'rides in plane',
  rocket: 'rides in rocket',
  bus: 'rides in bus',
  airballoon: 'rides in airballoon',
  teddy: 'hugs beside teddy',
  boots: 'jumps holding boots',
  umbrella: 'walks holding umbrella',
  kite: 'runs holding kite',
  ball: 'kicks beside ball',
  book: 'reads holding book',
  drum: 'walks holding drum',
  gift: 'carries holding gift',
  slide: 'slides on slide',
  seesaw: 'sits on seesaw',
  sandpit: 'sits in sandpit',
  trampoline: 'jumps on trampoline',
  bouncycastle: 'jumps in bouncycastle',
  skateboard: 'rides on skateboard',
  rollerskates: 'skates',
  sledge: 'rides on sledge',
  rope: 'skips',
  football: 'kicks beside football',
  basketball: 'throws beside basketball',
  racket: 'runs holding racket',
  bubbles: 'blows beside bubbles',
  rockinghorse: 'rides on rockinghorse',
  sofa: 'sits on sofa',
  chair: 'sits on chair',
  bench: 'sits on bench',
  bath: 'sits in bath',
  carpet: 'sits on carpet',
  canoe: 'sails in canoe',
  helicopter: 'rides in helicopter',
  carriage: 'rides in carriage',
  ufo: 'rides in ufo',
  pram: 'pushes beside pram',
  wheelbarrow: 'pushes beside wheelbarrow',
  pillow: 'hugs beside pillow',
  blanket: 'hugs beside blanket',
  fireworks: 'points',
  campfire: 'sits',
  computer: 'sits holding computer',
  clock: 'points beside clock',
  ...Object.fromEntries(
    [
      'violin',
      'guitar',
      'trumpet',
      'flute',
      'castanets',
      'maracas',
      'tambourine',
      'accordion',
      'bell',
      'harp',
    ].map((thing) => [thing, `sings holding ${thing}`]),
  ),
};
/** What no child drives. */
const DRIVEN: readonly Thing[] = [
  'car',
  'truck',
  'tractor',
  'fireengine',
  'excavator',
  'ambulance',
  'policecar',
  'campervan',
];

/** What a child does with a thing that it loves. */
function doneWith(thing: Thing): Activity {
  if (FOODS.includes(thing))
    return { does: `eats ${AT_TABLE}`, things: ['table', thing], home: 'kitchen', many: 2 };
  const does =
    RIDDEN[thing] ?? (isOneOf(HELD_THINGS, thing) ? `jumps holding ${thing}` : `waves beside ${thing}`);
  return { does, others: 'waves', things: [thing] };
}

/** What children do in a place. */
const THERE: Partial<Record<Place, Activity>> = {
  beach: { does: 'sits', things: ['sandcastle'] },
  snow: { does: 'slides', others: 'jumps', many: 2 },
  sea: { does: 'sails in boat', things: ['boat'], together: ['man'] },
  pool: { does: 'swims' },
  pitch: { does: 'kicks beside ball', others: 'runs', things: ['ball'], many: 2 },
  mountain: { does: 'climbs', others: 'waves', many: 2 },
  garden: { does: 'jumps', many: 2 },
  meadow: { does: 'runs', many: 2 },
  forest: { does: 'walks', others: 'picks', things: ['basket'], many: 2 },
  allotment: { does: 'digs', others: 'picks', many: 2 },
  farm: { does: 'feeds beside hen', others: null, together: ['hen'] },
  pond: { does: 'feeds beside duck', others: null, together: ['duck'] },
  market: { does: 'carries holding basket', others: 'walks', things: ['basket'], together: ['woman'] },
  kitchen: { does: `cooks ${AT_TABLE}`, things: ['table', 'bread'], many: 2 },
  library: { does: 'reads', many: 2 },
  school: { does: 'waves holding satchel', others: 'waves', things: ['satchel'], many: 3 },
  castle: { does: 'dances', wears: 'crown', many: 2 },
  stage: { does: 'dances', many: 2 },
  gym: { does: 'dances', many: 2 },
  attic: { does: 'reaches beside chest', things: ['chest'], many: 2 },
  harbour: { does: 'points beside boat', others: 'waves', things: ['boat'] },
  ship: { does: 'looks beside telescope', others: 'waves', things: ['telescope'] },
  station: { does: 'waves holding suitcase', others: 'waves', things: ['suitcase'], together: ['woman'] },
  city: { does: 'walks', together: ['woman'] },
  village: { does: 'runs', many: 2 },
  bathroom: { does: 'brushes', things: [] },
  space: { does: 'jumps', wears: 'helmet', many: 2 },
  underwater: { does: 'swims', many: 2 },
  jungle: { does: 'walks', others: 'climbs', many: 2 },
  desert: { does: 'rides on camel', others: 'waves', together: ['camel'] },
  bridge: { does: 'runs', many: 2 },
  lounge: { does: 'dances', many: 2 },
  bedroom: { does: 'jumps on bed', things: ['bed'], many: 2 },
};

/** Words of either language, folded, for states and times without a figure, thing or place of the lists. */
const STATES: readonly (readonly [RegExp, Activity])[] = [
  [
    /\b(?:noche|night|oscuridad)\b/u,
    {
      does: 'looks beside telescope',
      others: 'points',
      things: ['telescope'],
      place: 'garden',
      hour: 'night',
    },
  ],
  [/\b(?:otono|hojas|autumn|leaves)\b/u, { does: 'sweeps', others: 'jumps', place: 'garden', many: 2 }],
  [/\b(?:primavera|spring)\b/u, { does: 'jumps holding flower', things: ['flower'], place: 'meadow' }],
  [
    /\b(?:lluvia|llueve|rain|rainy)\b/u,
    {
      does: 'walks holding umbrella',
      others: 'jumps',
      things: ['umbrella', 'boots'],
      place: 'meadow',
      many: 2,
    },
  ],
  [/\b(?:valientes?|fuertes?|brave|strong)\b/u, { does: 'jumps', wears: 'cape', place: 'garden' }],
  [
    /\b(?:timid[oa]s?|verguenza|shy)\b/u,
    { does: 'hides', others: 'reaches', together: ['woman'], place: 'garden' },
  ],
  [/\b(?:content[oa]s?|feli(?:z|ces)|alegres?|happy|glad)\b/u, { does: 'jumps', place: 'garden' }],
  [/\b(?:sombrero|gorro|hat)\b/u, { does: 'dances', wears: 'hat', home: 'garden' }],
  [/\b(?:bufanda|scarf)\b/u, { does: 'dances', wears: 'scarf', home: 'snow' }],
  [/\b(?:capa|cape)\b/u, { does: 'runs', wears: 'cape', home: 'garden' }],
  [/\b(?:corona|crown)\b/u, { does: 'dances', wears: 'crown', home: 'garden' }],
];

const ADULTS: readonly FigureKind[] = ['woman', 'man', 'grandmother', 'grandfather'];

const INSIDE =
  /\b(?:en (?:una|la)|dentro de (?:una|la)|in (?:a|the)|inside (?:a|the)) (?:cestas?|cajas?|baskets?|box)\b/u;

/** Whom and what a topic names. */
type Named = {
  beings: readonly NamedFigure[];
  kin: readonly NamedFigure[];
  things: readonly Thing[];
  place: Place | null;
};

/** What is shown of a topic that says no deed; null where nothing of it is known. */
export function impliedActOf(typed: string, { beings, kin, things, place }: Named): Activity | null {
  const said = fold(typed);
  const [being] = beings;
  const [thing] = things;
  if (being && (thing === 'basket' || thing === 'box') && INSIDE.test(said))
    return { does: `sits in ${thing}`, things: [thing], home: 'garden' };
  // A bear of plush is hugged, and no bear is there.
  if (being?.kind === 'bear' && /\b(?:peluche|teddy|teddies|plush)\b/u.test(said))
    return { ...doneWith('teddy'), unseen: 'bear', home: 'bedroom' };
  if (being && beings.length > 1) return natureOf(being.kind);
  if (being)
    return {
      does: HUGE.includes(being.kind)
        ? 'waves'
        : LITTLE.includes(being.kind)
          ? 'looks'
          : being.kind === 'butterfly'
            ? 'reaches beside $animal'
            : 'hugs beside $animal',
      others: being.kind === 'butterfly' ? 'flies' : null,
      many: 2,
      ...(place === null && { home: NATURE[being.kind].place }),
    };
  if (thing && DRIVEN.includes(thing) && kin.some(({ kind }) => ADULTS.includes(kind)))
    return { does: `rides in ${thing}`, others: 'waves', isOfElder: true, things: [thing], home: 'village' };
  if (thing) return doneWith(thing);
  if (place && THERE[place]) return { ...THERE[place], place };
  const [, state] = STATES.find(([words]) => words.test(said)) ?? [];
  if (state) return state;
  return kin.length > 0 ? { does: 'hugs beside $other', others: null, many: 2 } : null;
}
