import { type FigureColour, HELD_THINGS, isOneOf, type Thing } from '../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { circle, line, place, type Point } from './hand/svg.ts';
import { painted } from './paint.ts';
import { things } from './things.ts';

/**
 * How a person holds a thing: its point that is in the hand, its size, and degrees by which it leans away from the
 * head. All others stand on the ground.
 */
const HOLDS: Record<(typeof HELD_THINGS)[number], { x: number; y: number; scale: number; turn?: number }> = {
  lamp: { x: 0, y: -139, scale: 0.66 },
  book: { x: -46, y: -12, scale: 0.62, turn: -6 },
  letter: { x: -44, y: -20, scale: 0.62, turn: 4 },
  paper: { x: -34, y: -22, scale: 0.68, turn: 4 },
  key: { x: 0, y: -26, scale: 0.7, turn: 8 },
  map: { x: -52, y: -18, scale: 0.64, turn: 4 },
  ball: { x: -20, y: -10, scale: 0.66 },
  kite: { x: 0, y: -14, scale: 0.86, turn: 22 },
  balloon: { x: 0, y: -22, scale: 0.7, turn: 16 },
  cake: { x: -14, y: 0, scale: 0.6 },
  umbrella: { x: 4, y: -40, scale: 0.8, turn: 34 },
  egg: { x: -14, y: -6, scale: 0.52 },
  flower: { x: -4, y: -30, scale: 0.62, turn: 6 },
  shell: { x: -10, y: -8, scale: 0.58 },
  star: { x: -8, y: -18, scale: 0.66, turn: 8 },
  sock: { x: -10, y: -128, scale: 0.6 },
  icecream: { x: 0, y: -36, scale: 0.62, turn: 8 },
  tomato: { x: -16, y: -8, scale: 0.56 },
  carrot: { x: 0, y: -96, scale: 0.56, turn: 12 },
  shoe: { x: -30, y: -12, scale: 0.52 },
  boots: { x: -40, y: -110, scale: 0.6 },
  broom: { x: 0, y: -160, scale: 0.86, turn: 6 },
  biscuit: { x: -30, y: -20, scale: 0.4 },
  pizza: { x: 0, y: -24, scale: 0.6 },
  phone: { x: -6, y: -34, scale: 0.46, turn: 4 },
  tiara: { x: -10, y: -10, scale: 0.62 },
  tooth: { x: 0, y: -16, scale: 0.26 },
  rod: { x: 0, y: 0, scale: 1 },
  paint: { x: 0, y: -112, scale: 0.6 },
  sunflower: { x: 0, y: -60, scale: 0.7, turn: 10 },
  fruit: { x: -30, y: -10, scale: 0.6 },
  suitcase: { x: 0, y: -128, scale: 0.6 },
  wateringcan: { x: 4, y: -118, scale: 0.62 },
  trophy: { x: 0, y: -14, scale: 0.66 },
  cards: { x: 4, y: -10, scale: 0.56, turn: 6 },
  bread: { x: -70, y: -20, scale: 0.5 },
  popcorn: { x: 0, y: -40, scale: 0.58 },
  rosette: { x: 0, y: -20, scale: 0.56 },
  microphone: { x: 0, y: -120, scale: 0.7 },
  violin: { x: 0, y: -130, scale: 0.62, turn: -10 },
  paperplane: { x: -20, y: -40, scale: 0.56 },
  trumpet: { x: -96, y: -40, scale: 0.62, turn: -16 },
  satchel: { x: 0, y: -146, scale: 0.5 },
  stick: { x: 26, y: -160, scale: 0.86, turn: -8 },
  varnish: { x: 30, y: -30, scale: 0.5 },
  twig: { x: -60, y: -14, scale: 0.66, turn: -20 },
  bone: { x: -40, y: -24, scale: 0.5 },
  compass: { x: -20, y: -8, scale: 0.46 },
  newspaper: { x: -40, y: -20, scale: 0.62 },
  spoon: { x: 0, y: -30, scale: 0.6 },
  ring: { x: -10, y: -8, scale: 0.4 },
  shield: { x: 0, y: -60, scale: 0.7 },
  button: { x: -20, y: -10, scale: 0.4 },
  lightbulb: { x: -8, y: -10, scale: 0.46 },
  flute: { x: -66, y: -34, scale: 0.62, turn: -34 },
  castanets: { x: 0, y: -104, scale: 0.5, turn: 6 },
  maracas: { x: -18, y: -20, scale: 0.56 },
  tambourine: { x: -60, y: -60, scale: 0.6 },
  bell: { x: 0, y: -140, scale: 0.52 },
  wand: { x: 6, y: -20, scale: 0.8 },
  sword: { x: 2, y: -30, scale: 0.86, turn: 10 },
  toothbrush: { x: -90, y: 4, scale: 0.6, turn: -20 },
  leaf: { x: 0, y: -4, scale: 0.5, turn: 6 },
  feather: { x: 4, y: -10, scale: 0.5 },
  lollipop: { x: 0, y: -20, scale: 0.6, turn: 8 },
  candyfloss: { x: 0, y: -20, scale: 0.66, turn: 8 },
  apple: { x: -16, y: -8, scale: 0.5 },
  pear: { x: -14, y: -8, scale: 0.46 },
  banana: { x: -60, y: -40, scale: 0.5 },
  sandwich: { x: -60, y: -20, scale: 0.42 },
  chips: { x: 0, y: -30, scale: 0.5, turn: 6 },
  hotdog: { x: -60, y: -30, scale: 0.42 },
  cupcake: { x: -8, y: -10, scale: 0.5 },
  doughnut: { x: -30, y: -20, scale: 0.5 },
  cocoa: { x: -40, y: -40, scale: 0.46 },
  milk: { x: -10, y: -40, scale: 0.42 },
  juice: { x: -10, y: -40, scale: 0.42 },
  racket: { x: 4, y: -20, scale: 0.7, turn: 6 },
  medal: { x: 0, y: -150, scale: 0.5 },
  puppet: { x: 0, y: -262, scale: 0.62 },
  magnifier: { x: 8, y: -20, scale: 0.5 },
  flag: { x: -50, y: -30, scale: 0.8, turn: 6 },
  bucket: { x: 0, y: -134, scale: 0.56 },
  football: { x: -20, y: -10, scale: 0.66 },
  basketball: { x: -20, y: -10, scale: 0.68 },
  pencil: { x: 0, y: -40, scale: 0.5 },
  camera: { x: -50, y: -30, scale: 0.5 },
  photo: { x: -40, y: -20, scale: 0.56 },
  acorn: { x: -12, y: -8, scale: 0.46 },
  mask: { x: -50, y: -20, scale: 0.5 },
  rope: { x: -88, y: -60, scale: 0.6 },
  hammer: { x: 6, y: -20, scale: 0.62 },
  gem: { x: -14, y: -8, scale: 0.46 },
  scissors: { x: -10, y: -20, scale: 0.5 },
  binoculars: { x: -40, y: -30, scale: 0.5 },
  snowflake: { x: -30, y: -20, scale: 0.46 },
  snowglobe: { x: -20, y: -8, scale: 0.5 },
  flowerpot: { x: -20, y: -10, scale: 0.56 },
  clock: { x: -20, y: -8, scale: 0.5 },
  chocolate: { x: -10, y: -20, scale: 0.44 },
  grapes: { x: 0, y: -146, scale: 0.52 },
  bottle: { x: -10, y: -30, scale: 0.46 },
};

/** A rod without its line, and the tip of it. */
export const ROD_TIP: Point = [118, -176];
const pole = (): string =>
  line('M-20 30L20-30', colour.bark, 12) +
  line(`M-8 12L${ROD_TIP[0]} ${ROD_TIP[1]}`, colour.wood, 8) +
  circle(12, -2, 9, colour.mist);

/** What one holds before the chest in both hands, beside a bowl and a plate. */
const IN_BOTH_HANDS: readonly Thing[] = ['cake', 'fruit', 'trophy', 'egg', 'pizza', 'tiara', 'tacos'];
export const isInBothHands = (thing: Thing): boolean =>
  things[thing].isDish === true || IN_BOTH_HANDS.includes(thing);

/** What is played in both arms, before the chest. */
const INSTRUMENTS: readonly Thing[] = ['guitar', 'violin', 'drum'];
export const isInstrument = (thing: Thing): boolean => INSTRUMENTS.includes(thing);

/** Whether a person holds this thing. */
export const isHeld = (thing: Thing): boolean => isOneOf(HELD_THINGS, thing);

/** The drawing of a thing around the hand that holds it; null for one that stands. */
export function heldThing(thing: Thing, name?: FigureColour): string | null {
  if (!isOneOf(HELD_THINGS, thing)) return null;
  if (thing === 'rod') return pole();
  const { x, y, scale, turn = 0 } = HOLDS[thing];
  return place({ scale, turn }, place({ x: -x, y: -y }, painted(thing, things[thing].draw(), name)));
}
