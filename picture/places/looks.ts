import type { Place, Scene } from '../../contract/scene.ts';

/** Looks of a place: two stories that are told there are not told in the same room, and not in the same season. */

/** A number of a story's hero: its three pictures have one season, and one colour of a room's walls. */
const ofStory = ({ figures: [hero] }: Scene): number =>
  [...`${hero?.colour}${hero?.kind}`].reduce(
    (sum, letter) => (sum * 7 + (letter.codePointAt(0) ?? 0)) % 97,
    0,
  ) +
  5 * (hero?.look ?? 0);

/** Number of arrangements of a place that has more than one. */
const WAYS = 3;
export const wayOf = (scene: Scene): number => ofStory(scene) % WAYS;

type Hsl = readonly [hue: number, saturation: number, lightness: number];

function hslOf(hex: string): Hsl {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [range, lightness] = [most - least, (most + least) / 2];
  if (range === 0) return [0, 0, lightness];
  const sector =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [sector * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function hexOf([hue, saturation, lightness]: Hsl): string {
  const a = Math.min(1, saturation) * Math.min(lightness, 1 - lightness);
  const part = (at: number): string => {
    const k = (at + hue / 30 + 12) % 12;
    const value = lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`.toUpperCase();
}

/** Places with trees and grass that change with the year. */
const GREEN: readonly Place[] = [
  'forest',
  'meadow',
  'farm',
  'garden',
  'village',
  'city',
  'castle',
  'mountain',
  'bridge',
];
/** Round trees, which blossom in spring. */
const BLOSSOMING: readonly string[] = ['#6E9C74', '#6F9B6C', '#7FAE78', '#78A876'];
const BLOSSOM = '#E8B9BF';
/** Greens up to the first hue are of grass, from there on of leaves. */
const LEAVES = 116;
/** Pines, cypresses and hedges keep theirs. */
const EVERGREEN: readonly string[] = ['#5C8A68', '#6B9A6C', '#A9C79A', '#7BA47A'];
const GREENS = { from: 66, to: 172, grey: 0.08 };

type Season = (colour: string, hsl: Hsl) => string;
const spring: Season = (colour, [hue, saturation, lightness]) =>
  BLOSSOMING.includes(colour) ? BLOSSOM : hexOf([hue - 12, saturation * 1.12, lightness + 0.04]);
const autumn: Season = (colour, [hue, saturation, lightness]) =>
  hue < LEAVES || EVERGREEN.includes(colour)
    ? hexOf([hue - 34, saturation * 0.95, lightness])
    : hexOf([20 + (hue - LEAVES) * 0.4, saturation * 2.1, lightness * 1.02]);
const SEASONS: readonly (Season | null)[] = [null, spring, autumn, null];

/** Colours of a room's walls and of its cloth, each by day and by night. */
type Paint = { walls: readonly string[]; cloth: readonly string[] };
const PAINTS: Partial<Record<Place, Paint>> = {
  bedroom: {
    walls: ['#C3CBE2', '#D4DAEC', '#4A4A86', '#55569A'],
    cloth: ['#D98F78', '#C37A66', '#7D9BB8', '#D9886C', '#D9A183', '#4F5CA0'],
  },
  kitchen: {
    walls: ['#F0D3AC', '#6A5480', '#F3E6CD', '#DFC9A8'],
    cloth: ['#7FA39A', '#6B9088', '#3F5A82', '#344C72'],
  },
  lounge: {
    walls: ['#F0D9B8', '#E9CFA9', '#5C4C80', '#564678'],
    cloth: ['#7FA48C', '#668A76', '#93B69C', '#456A86', '#385876', '#54799A', '#C9705A', '#B9604E'],
  },
  school: { walls: ['#CFDCC2', '#47568A'], cloth: [] },
  stairs: { walls: ['#D6DDC6', '#4C5590'], cloth: ['#7FA9B4', '#A9CBCF'] },
  bathroom: { walls: ['#C8E0DF', '#E6F0EA', '#45588E', '#4F639A'], cloth: ['#E3A08C', '#F0C878', '#7FA9B4'] },
  hospital: { walls: ['#A9CDBF', '#C4DFD2', '#37507F', '#425D8E'], cloth: [] },
};
/** Degrees by which walls and cloth are turned, by day; by night walls stay near the blue of the night. */
const TURNS: readonly (readonly [walls: number, cloth: number])[] = [
  [0, 0],
  [118, 190],
  [-86, 62],
  [34, -44],
];
const BY_NIGHT = 0.24;

/** Turned colours are quieter, most of all those of walls: what is pale and warm is loud in pink or in green. */
const QUIETER = { walls: 0.5, cloth: 0.8 };
const turned = (colour: string, degrees: number, quieter: number): string => {
  const [hue, saturation, lightness] = hslOf(colour);
  return hexOf([(hue + degrees + 720) % 360, degrees === 0 ? saturation : saturation * quieter, lightness]);
};

/** What a place's colours become in the look of a scene; null for one that stays as it is drawn. */
function recolouring({ place, hour, weather, ...scene }: Scene): ((colour: string) => string) | null {
  const story = ofStory({ place, hour, weather, ...scene });
  const paint = PAINTS[place];
  if (paint) {
    const [walls, cloth] = TURNS[story % TURNS.length]!;
    const share = hour === 'night' ? BY_NIGHT : 1;
    return (colour) =>
      paint.walls.includes(colour)
        ? turned(colour, walls * share, hour === 'night' ? 1 : QUIETER.walls)
        : paint.cloth.includes(colour)
          ? turned(colour, cloth * share, QUIETER.cloth)
          : colour;
  }
  const season = SEASONS[story % SEASONS.length];
  if (!season || hour === 'night' || weather === 'snow' || !GREEN.includes(place)) return null;
  return (colour) => {
    const hsl = hslOf(colour);
    const isGreen = hsl[0] > GREENS.from && hsl[0] < GREENS.to && hsl[1] > GREENS.grey;
    return isGreen ? season(colour, hsl) : colour;
  };
}

/** A layer of a place in the look of a scene. */
export function inLook(scene: Scene, layers: readonly string[]): string[] {
  const recolour = recolouring(scene);
  if (recolour === null) return [...layers];
  const known = new Map<string, string>();
  return layers.map((svg) =>
    svg.replaceAll(/#[0-9A-F]{6}/g, (colour) => {
      const own = known.get(colour) ?? recolour(colour);
      known.set(colour, own);
      return own;
    }),
  );
}

/** What a place has in one of its ways. */
export const byWay =
  (way: number) =>
  <T>(...ways: readonly T[]): T =>
    ways[way % ways.length] as T;
