import type { FigureKind, Thing } from '../contract/scene.ts';

/** Common measures, so that what stands together is as large as it is beside a child of six or seven. */

/** Units of a drawing for a centimetre: a child of 118 cm is drawn 280 units high. */
const UNITS = 280 / 118;

/** Heights of what stands beside people, in centimetres, as it is drawn: a ball from the ground, an open book lying. */
const THINGS: Partial<Record<Thing, number>> = {
  lamp: 36,
  book: 22,
  letter: 14,
  key: 10,
  map: 28,
  ball: 25,
  kite: 80,
  balloon: 110,
  boat: 60,
  train: 42,
  drum: 42,
  cake: 28,
  teapot: 20,
  umbrella: 84,
  egg: 8,
  flower: 46,
  shell: 12,
  star: 40,
  chest: 52,
  telescope: 92,
  box: 52,
  scales: 50,
  teddy: 42,
  basket: 44,
  bicycle: 88,
  cloud: 80,
  tooth: 1,
  cheese: 14,
  paper: 30,
  gift: 36,
  sock: 26,
  icecream: 20,
  tomato: 8,
  shoe: 14,
  guitar: 98,
  broom: 125,
  tiara: 12,
  biscuit: 8,
  pancakes: 16,
  pizza: 16,
  phone: 15,
  carrot: 20,
  boots: 28,
  rod: 120,
  paint: 26,
  sandcastle: 46,
  sunflower: 130,
  boardgame: 16,
  fruit: 24,
  suitcase: 52,
  wateringcan: 32,
  trophy: 34,
  paperboat: 46,
  puzzle: 16,
  cards: 18,
  paella: 22,
  spaghetti: 20,
  bread: 16,
  popcorn: 30,
  birdhouse: 74,
  rosette: 24,
  microphone: 112,
  violin: 58,
  stick: 88,
  wool: 22,
  clay: 38,
  varnish: 10,
  scooter: 82,
  satchel: 44,
  stew: 30,
  lemonade: 26,
  paperplane: 18,
  trumpet: 40,
};

/** What is small is shown at most so many times as large as it is, and what is tiny as large as this, or nobody would see it. */
const ENLARGED = { below: 60, by: 1.3 };
const LEAST = 52;

/** Height of a thing beside people, in units of a drawing; null for what is large. */
export function besidePeople(thing: Thing): number | null {
  const own = THINGS[thing];
  return own === undefined ? null : Math.max(LEAST, own * UNITS * (own < ENLARGED.below ? ENLARGED.by : 1));
}

/** Heights of small animals and children in centimetres; each is shown so many times as large, or its face would be lost. */
const FIGURES: Partial<Record<FigureKind, readonly [height: number, shown: number]>> = {
  baby: [46, 1.15],
  doll: [34, 1.2],
  dog: [58, 1.25],
  cat: [40, 1.45],
  rabbit: [38, 1.5],
  squirrel: [26, 1.9],
  duck: [38, 1.3],
  hen: [40, 1.3],
  frog: [12, 3],
  owl: [40, 1.3],
  bird: [16, 2.3],
  butterfly: [10, 3.6],
  crab: [10, 3.2],
  snail: [8, 3.6],
  bee: [3, 12],
  ant: [2, 17],
  spider: [5, 7],
  mouse: [10, 3.2],
  hamster: [12, 2.7],
  hedgehog: [18, 2.5],
  turtle: [40, 1.4],
  penguin: [75, 1.05],
  fish: [30, 1.6],
  fox: [60, 1.2],
  cow: [160, 1],
  horse: [176, 1],
  dinosaur: [240, 1],
  parrot: [36, 1.7],
  sloth: [60, 1.6],
};

/** How large a figure is beside people, as a part of its own drawing's size. */
export function figureBesidePeople(kind: FigureKind, drawn: number): number {
  const own = FIGURES[kind];
  return own ? (own[0] * own[1] * UNITS) / drawn : 1;
}
