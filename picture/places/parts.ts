import type { Hour } from '../../contract/scene.ts';
import { hill } from '../hand/land.ts';
import { colour } from '../hand/palette.ts';
import { seeded } from '../hand/random.ts';
import { cloud, glow, moon, sky } from '../hand/sky.ts';
import { circle, line, path, place } from '../hand/svg.ts';
import { STAGE } from '../stage.ts';

const WIDE = STAGE.to - STAGE.from;

/** Chooses by the hour. */
export const by =
  (hour: Hour) =>
  <T>(day: T, night: T): T =>
    hour === 'day' ? day : night;

/** The sky of the whole stage. */
export const heaven = (stops: readonly string[], height: number = STAGE.side): string =>
  sky(stops, height, STAGE.from, WIDE);

/** Ground of the whole stage under a ridge, whose heights are spread evenly, in whole units. */
export const land = (heights: readonly number[], fill: string): string =>
  hill(heights, fill, STAGE.side + 10, STAGE.from, STAGE.to).replaceAll(/\.\d+/g, '');

/** Points of three sizes, one element for each size. */
function points(
  seed: number,
  count: number,
  top: number,
  bottom: number,
  fill: string,
  sizes: readonly number[],
): string {
  const random = seeded(seed);
  return sizes
    .map((size) => {
      const d = Array.from(
        { length: Math.round(count / sizes.length) },
        () =>
          `M${Math.round(STAGE.from + random() * WIDE)} ${Math.round(top + random() * (bottom - top))}h.1`,
      );
      return line(d.join(''), fill, size, 'opacity=".7"');
    })
    .join('');
}

export const stars = (seed: number, count = 36, bottom = 380): string =>
  points(seed, count, 0, bottom, colour.glow, [2.4, 3.6, 5.4]);

export const snowfall = (seed: number, fill: string): string => points(seed, 60, 0, 700, fill, [5, 8]);

/** Paper tooth over the whole stage, as one element. */
export function tooth(seed: number, fill: string, opacity = 0.1): string {
  const random = seeded(seed);
  const whole = (from: number, size: number): number => Math.round(from + random() * size);
  const d = Array.from(
    { length: 40 },
    () => `M${whole(STAGE.from, WIDE)} ${whole(0, STAGE.side)}l${whole(-3, 6)} ${whole(-3, 6)}`,
  );
  return line(d.join(''), fill, 2, `opacity="${opacity}"`);
}

/** A drawing kept under a name, to be put in several places. */
export const kit = (id: string, drawing: string): string => `<defs><g id="${id}">${drawing}</g></defs>`;

/** Puts a kept drawing at [x, y, scale]; a negative scale mirrors it. `fill` paints what has no paint of its own. */
export const put = (
  id: string,
  spots: readonly (readonly [x: number, y: number, scale: number])[],
  fill?: string,
): string =>
  spots
    .map(
      ([x, y, scale]) =>
        `<use href="#${id}"${fill ? ` fill="${fill}"` : ''} ${scale === 1 ? `x="${x}" y="${y}"` : `transform="translate(${x} ${y})scale(${scale} ${Math.abs(scale)})"`}/>`,
    )
    .join('');

/**
 * Marks of what shines in the sky of a place, which is not there while it is a figure of the story; where it is in an
 * open sky, it can be moved.
 */
const [RISEN, SET] = ['<!--sky-->', '<!--/sky-->'];
export const shining = (luminary: string): string => RISEN + luminary + SET;
const IN_THE_OPEN = /<!--sky (-?\d+) (-?\d+) (\d+)-->(.*?)(?=<!--\/sky-->)/s;
const inTheOpen = (x: number, y: number, r: number, luminary: string): string =>
  `<!--sky ${x} ${y} ${r}-->${luminary}${SET}`;

/** Where sun or moon of a place is, in an open sky; null for none. */
export function luminaryIn(svg: string): { x: number; y: number; r: number } | null {
  const [, x, y, r] = IN_THE_OPEN.exec(svg) ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y), r: Number(r) };
}

/** A place whose sun or moon, in an open sky, is moved by this. */
export const withLuminaryMoved = (svg: string, dx: number, dy: number): string =>
  svg.replaceAll(new RegExp(IN_THE_OPEN, 'gs'), (_, x: string, y: string, r: string, luminary: string) => {
    const moved = dx === 0 && dy === 0 ? luminary : place({ x: dx, y: dy }, luminary);
    return RISEN + moved;
  });

/** Marks of what a place is without while the story has one of its own: the train of a station, a made bed. */
const [THERE, GONE] = ['<!--own-->', '<!--/own-->'];
export const ofPlace = (drawing: string): string => THERE + drawing + GONE;

/** Marks of what would sit on a head: a planet is only there where nobody's is. */
const AWAY = /<!--free (-?\d+) (-?\d+) (\d+)-->(.*?)<!--\/free-->/gs;
export const whereFree = (x: number, y: number, r: number, drawing: string): string =>
  `<!--free ${x} ${y} ${r}-->${drawing}<!--/free-->`;

/** A place with those of its parts that are free, as `isFree` says of a circle of the place. */
export const withFree = (svg: string, isFree: (x: number, y: number, r: number) => boolean): string =>
  svg.replaceAll(AWAY, (_, x: string, y: string, r: string, drawing: string) =>
    isFree(Number(x), Number(y), Number(r)) ? drawing : '',
  );

function withMarked(svg: string, [from, to]: readonly [string, string], isThere: boolean): string {
  const parts = svg.split(from);
  return parts
    .map((part, i) => {
      const end = i > 0 ? part.indexOf(to) : -1;
      return end < 0 ? part : (isThere ? part.slice(0, end) : '') + part.slice(end + to.length);
    })
    .join('');
}

/** A place with its moon or sun, or without. */
export const withSky = (svg: string, isShining: boolean): string => withMarked(svg, [RISEN, SET], isShining);

/** A place with its own train or bed, or without. */
export const withOwn = (svg: string, isThere: boolean): string => withMarked(svg, [THERE, GONE], isThere);

/** The full moon, by night only: a moon by day has been taken for a night. */
export const moonAt = (
  hour: Hour,
  x: number,
  y: number,
  r: number,
  face: 'asleep' | 'awake' | 'none' = 'asleep',
): string => (hour === 'night' ? inTheOpen(x, y, r, moon(x, y, r, { face })) : '');

export const sun = (x: number, y: number, r: number, fill: string = colour.lamp): string =>
  inTheOpen(x, y, r, glow(x, y, r * 2.3, 1.3, colour.lampLight) + circle(x, y, r, fill));

/** Clouds at [x, y, width]. */
export const clouds = (
  fill: string,
  opacity: number,
  spots: readonly (readonly [number, number, number])[],
): string =>
  kit('cloud', cloud(0, 0, 200, fill, `opacity="${opacity}"`)) +
  put(
    'cloud',
    spots.map(([x, y, width]) => [x, y, width / 200]),
  );

/** Outline of a pine without paint, 130 high. */
export const pineShape =
  '<path d="M0-130C6-110 14-96 28-84L14-80C20-68 28-56 38-50L22-45C28-30 36-20 46-14 16-6-16-6-46-14-36-20-28-30-22-45L-38-50C-28-56-20-68-14-80L-28-84C-14-96-6-110 0-130Z"/>';

/** Outline of a round bush without paint, 120 wide and 70 high. */
export const bushShape =
  '<path d="M-60 4C-66-20-52-36-36-36-34-58-8-74 12-62 30-70 46-54 44-38 60-36 68-16 58 4Z"/>';

/** A bloom with its stalk, 46 high; by night a bud, 54 high. */
export const bloom = (hour: Hour, petal: string, heart: string, stalk: string): string =>
  line('M0 0C-2-14 2-20 0-30M0-8c6-2 10-6 12-12', stalk, 4) +
  (hour === 'night'
    ? path('M-9-28C-13-42-4-48 0-54 4-48 13-42 9-28 5-23-5-23-9-28Z', petal) +
      path('M-10-32C-9-20 9-20 10-32 5-26 3-28 0-33-3-28-5-26-10-32Z', stalk)
    : [0, 72, 144, 216, 288]
        .map((turn) => {
          const angle = (turn * Math.PI) / 180;
          return circle(Math.sin(angle) * 8, -36 - Math.cos(angle) * 8, 6.5, petal);
        })
        .join('') + circle(0, -36, 5.5, heart));

/** Dark leaves that rise from below, 150 high: the near layer. */
export const leafShape =
  '<path d="M0 0C-70-20-100-70-104-104-60-100-20-64 0 0ZM0 0C-50-50-54-110-38-150-4-116 6-60 0 0ZM0 0C-20-60 4-120 40-146 56-104 40-40 0 0ZM0 0C20-50 60-84 104-90 100-50 60-10 0 0Z"/>';

/** A hill with a soft shoulder in front, over the bottom edge of the stage. */
export const verge = (fill: string): string =>
  path('M-300 782C-120 752 60 772 240 778S620 786 780 766 1020 752 1100 764V812H-300Z', fill);

/** Heads of a crowd between two sides, in two rows, of this width and so far from each other. */
export const crowd = (
  from: number,
  to: number,
  y: number,
  tones: readonly string[],
  { size, gap }: { size: number; gap: number } = { size: 17, gap: 23 },
): string =>
  tones
    .map((tone, i) => {
      const marks: string[] = [];
      for (let x = from + i * gap; x < to; x += gap * tones.length)
        marks.push(`M${x} ${y + (((x * 7 + i * 5) % 3) - 1) * 4 + (i % 2) * 20}h.1`);
      return line(marks.join(''), tone, size);
    })
    .join('');
