import type { FigureColour, Thing } from '../contract/scene.ts';
import type { Tones } from './figure.ts';
import { colour } from './hand/palette.ts';
import { TONES } from './tones.ts';

/** Paints of a drawing that are its own colour, by the tone that takes their place in another one. */
type Own = Partial<Record<keyof Tones, readonly string[]>>;

const RED = TONES.red.base;
const own = (dark: string, base: string, light: string): Own => ({
  dark: [dark],
  base: [base],
  light: [light],
});

const OF_CLAY = own(colour.clayDeep, colour.clay, colour.clayLight);
const OF_RED = own(colour.clayDeep, RED, colour.clayLight);
const OF_SEA = own(colour.seaDeep, colour.sea, colour.day);
const OF_LAMP = own(colour.lampDeep, colour.lamp, colour.lampLight);
const OF_WOOD = own(colour.wood, colour.woodLight, colour.peach);
const OF_PAPER: Own = { dark: [colour.sand, colour.clayDeep, RED], base: [colour.paper] };

/** Things that have another colour where a scene says one; all others are always as they are drawn. */
const OWN: Partial<Record<Thing, Own>> = {
  book: OF_CLAY,
  key: OF_LAMP,
  ball: OF_CLAY,
  kite: { dark: [colour.clay, colour.lampDeep], base: [colour.lamp], light: [colour.clayLight] },
  balloon: OF_CLAY,
  boat: OF_CLAY,
  train: OF_SEA,
  drum: OF_CLAY,
  cake: { dark: [colour.cream], base: [colour.paper], light: [colour.glow] },
  teapot: OF_SEA,
  umbrella: { dark: [colour.lampDeep], base: [colour.lamp], light: [colour.clay] },
  egg: { dark: [colour.sand], base: [colour.paper] },
  flower: { dark: [colour.rose], base: [colour.clayLight] },
  shell: own(colour.rose, colour.dawn, colour.clayLight),
  star: OF_LAMP,
  telescope: OF_SEA,
  box: { ...OF_WOOD, light: ['#C4946C'] },
  machine: OF_SEA,
  teddy: OF_WOOD,
  armchair: OF_CLAY,
  bicycle: OF_RED,
  bus: OF_LAMP,
  cloud: { dark: [colour.mist], base: ['#FFFFFF'] },
  tooth: { dark: [colour.mist], base: ['#FFFFFF'], light: [colour.day] },
  gift: OF_SEA,
  house: OF_LAMP,
  sock: OF_SEA,
  car: OF_SEA,
  tree: own(colour.forest, colour.moss, colour.sage),
  icecream: { dark: [colour.mauve], base: [colour.rose] },
  plane: OF_PAPER,
  shoe: OF_RED,
  boots: OF_LAMP,
  fireengine: OF_RED,
  tent: { dark: [colour.clay, colour.lampDeep], base: [colour.clayLight] },
  guitar: OF_CLAY,
  rocket: OF_PAPER,
  tractor: own(colour.forest, colour.moss, colour.sage),
  crane: OF_LAMP,
  bed: OF_SEA,
  piano: own(colour.bark, colour.wood, colour.woodLight),
  phone: { base: [colour.dusk] },
  wheelchair: OF_RED,
  airballoon: { dark: [colour.clayDeep], base: [RED], light: [colour.lamp] },
  paint: { base: [colour.lamp], dark: [colour.lampDeep] },
  suitcase: OF_CLAY,
  wateringcan: OF_SEA,
  paperboat: { base: [colour.paper, '#FFFFFF'], dark: [colour.mist] },
  birdhouse: own(colour.wood, colour.woodLight, RED),
  den: { base: [colour.clay], light: [colour.lampLight] },
  postbox: OF_RED,
  rosette: { dark: [colour.seaDeep], base: [colour.sea] },
  wool: { base: [colour.sea], light: [colour.day] },
  scooter: { base: [colour.sea] },
  excavator: OF_LAMP,
  satchel: OF_SEA,
  paperplane: { base: [colour.paper, '#FFFFFF'], dark: [colour.mist] },
  sofa: OF_SEA,
  blanket: { base: [colour.sea], light: [colour.day] },
  pillow: { base: [colour.paper] },
  towel: { light: [TONES.red.light], base: [colour.paper] },
  dress: OF_RED,
  coat: OF_LAMP,
  tutu: own(TONES.pink.dark, TONES.pink.base, TONES.pink.light),
  trousers: { base: [colour.seaDeep] },
  mittens: { base: [RED] },
  bobblehat: { dark: [colour.clayDeep], base: [RED] },
  woollyscarf: OF_SEA,
  button: { dark: [colour.clayDeep], base: [RED] },
  cap: { dark: [colour.clayDeep], base: [RED] },
  helicopter: OF_RED,
  motorbike: { base: [RED] },
  submarine: OF_LAMP,
  canoe: OF_RED,
  campervan: { base: [colour.sage] },
  pram: OF_SEA,
  wheelbarrow: OF_RED,
  bucket: { dark: [colour.seaDeep], base: [colour.sea] },
  slide: { base: [RED] },
  skateboard: { base: [RED] },
  sledge: { base: [RED] },
  clock: OF_RED,
  feather: OF_SEA,
  leaf: { dark: ['#C96F36'], base: [TONES.orange.base] },
  apple: { base: [RED] },
  mushroom: { base: [RED] },
  spinningtop: OF_RED,
  truck: { dark: [colour.seaDeep, colour.lampDeep], base: [colour.sea, colour.lamp] },
};

/** Whether a thing can be drawn in a colour that a scene says. */
export const hasColours = (thing: Thing): boolean => OWN[thing] !== undefined;

/** A thing's drawing in another colour. */
export function painted(thing: Thing, svg: string, name: FigureColour | undefined): string {
  const tones = name && TONES[name];
  if (!tones) return svg;
  const paints = new Map(
    Object.entries(OWN[thing] ?? {}).flatMap(([tone, hexes]) =>
      hexes.map((hex) => [hex, tones[tone as keyof Tones]] as const),
    ),
  );
  return svg.replace(/#[\dA-F]{6}/g, (hex) => paints.get(hex) ?? hex);
}
