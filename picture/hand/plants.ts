import { colour } from './palette.ts';
import { circle, ellipse, line, path, place } from './svg.ts';

/** All plants stand on their origin; `scale` 1 is about 120 units high. */
interface PlantOptions {
  scale?: number;
  leaf?: string;
  shade?: string;
}

/** A bun of three circles on a trunk. */
export const roundTree = (
  x: number,
  y: number,
  { scale = 1, leaf = colour.moss, shade = colour.forest }: PlantOptions = {},
): string =>
  place(
    { x, y, scale },
    line('M0 0V-58M0 -34l16 -16', colour.bark, 9),
    circle(-24, -66, 28, leaf),
    circle(26, -64, 26, leaf),
    circle(2, -90, 34, leaf),
    path(
      'M2 -56c24 4 44 -6 50 -12a26 26 0 0 1-26 30c-14 0-22-8-24-18ZM20 -119a34 34 0 0 1 8 52c-2-20-2-36-8-52Z',
      shade,
      'opacity=".4"',
    ),
  );

/** A drop on a short trunk. */
export const cypress = (
  x: number,
  y: number,
  { scale = 1, leaf = colour.forest, shade = colour.night }: PlantOptions = {},
): string =>
  place(
    { x, y, scale },
    line('M0 0v-16', colour.bark, 8),
    path('M0 -10c-20 0-28-18-28-42 0-34 20-66 28-82 8 16 28 48 28 82 0 24-8 42-28 42Z', leaf),
    path('M0 -134c8 16 28 48 28 82 0 24-8 42-28 42 14-30 14-84 0-124Z', shade, 'opacity=".22"'),
  );

/** Three soft skirts. */
export const pine = (
  x: number,
  y: number,
  { scale = 1, leaf = colour.forest, shade = colour.night }: PlantOptions = {},
): string =>
  place(
    { x, y, scale },
    line('M0 0v-20', colour.bark, 10),
    path('M-46 -16c18-12 30-30 36-46h20c6 16 18 34 36 46-28 8-64 8-92 0Z', leaf),
    path('M-38 -52c16-12 26-26 30-40h16c4 14 14 28 30 40-24 7-52 7-76 0Z', leaf),
    path('M-28 -86c14-12 22-28 28-46 6 18 14 34 28 46-18 6-38 6-56 0Z', leaf),
    path(
      'M0 -132c6 18 14 34 28 46l-14 4c6 12 14 22 24 30l-14 5c6 10 14 20 22 31-10 2-20 3-30 4 8-40 2-90-16-120Z',
      shade,
      'opacity=".22"',
    ),
  );

/** Prickly pear: pads on pads, one of them in fruit. */
export const pricklyPear = (
  x: number,
  y: number,
  { scale = 1, leaf = colour.sage, shade = colour.moss }: PlantOptions = {},
): string =>
  place(
    { x, y, scale },
    ellipse(0, -30, 26, 34, shade),
    place({ x: -24, y: -66, turn: -32 }, ellipse(0, -10, 19, 26, leaf)),
    place({ x: 24, y: -64, turn: 30 }, ellipse(0, -14, 20, 28, leaf)),
    place({ x: 0, y: -76, turn: -4 }, ellipse(0, -18, 18, 26, leaf)),
    place({ x: -40, y: -96, turn: -12 }, ellipse(0, -8, 13, 18, shade)),
    line('M-10 -34v2m12-16v2m8 22v2m-34-42v2m10-8v2m40 0v2m8-14v2m-34-10v2m10-12v2', colour.cream, 3),
    circle(4, -121, 7, colour.clay),
    circle(40, -103, 7, colour.clay),
    circle(30, -108, 6, colour.clayLight),
  );

/** A crocus in bud: two leaves and a cup. */
export const crocus = (x: number, y: number, fill: string, scale = 1): string =>
  place(
    { x, y, scale },
    line('M0 0c-2-10-8-16-14-20M0 0c2-10 8-18 13-22M0 0v-18', colour.moss, 4),
    path('M-9 -22c-4-12 0-18 0-22 4 2 6 4 9 8 3-4 5-6 9-8 0 4 4 10 0 22-4 8-14 8-18 0Z', fill),
    line('M0 -34v10', colour.lamp, 3),
  );

/** Big leaves that lean in from a corner: the near layer. Grows up and right from its origin. */
export const leaves = (
  x: number,
  y: number,
  scale: number,
  fill: string,
  options: { flip?: boolean; turn?: number } = {},
): string =>
  place(
    { x, y, scale, ...options },
    ...[-62, -28, 4, 36].map((turn, i) =>
      place(
        { turn: turn + 20 },
        path(`M0 0C-34 -40 -34 -${110 + i * 8} 0 -${160 - i * 12}C34 -${110 + i * 8} 34 -40 0 0Z`, fill),
      ),
    ),
  );

/** A bough in leaf that hangs into the picture from its upper left corner, 300 wide and 170 high: the near layer. */
export const bough = (leaf: string, shade: string, wood: string): string =>
  line('M-30 14C60 26 130 40 196 92M60 26C96 70 108 96 112 132M120 46C170 44 210 34 260 22', wood, 10) +
  line('M-20 0h.1M50-6h.1M120 6h.1M190 4h.1M110 96h.1M10 50h.1M-30 70h.1M70 54h.1', shade, 88) +
  line('M30 0h.1M100 24h.1M160 36h.1M206 66h.1M124 124h.1M246 16h.1M60 72h.1', leaf, 64) +
  line('M14-14h.1M84 14h.1M146 26h.1M196 58h.1M114 116h.1M236 8h.1', '#FFFFFF', 26, 'opacity=".14"');
