import { colour } from '../../../picture/hand/palette.ts';
import { line, path, place, rect } from '../../../picture/hand/svg.ts';

/** An open book seen from the reader's side, 200 wide, its spine on the origin. */
export const openBook = (x: number, y: number, scale = 1, cover: string = colour.clay): string =>
  place(
    { x, y, scale },
    path(
      'M-100-58c36-10 70-4 100 14 30-18 64-24 100-14V0C64-8 30-2 0 16-30-2-64-8-100 0Z',
      cover,
      `stroke="${cover}" stroke-width="7" stroke-linejoin="round"`,
    ),
    path('M-94-68c34-8 66-2 94 16V4C-28-14-60-18-94-10Z', colour.sand),
    path('M94-68C60-76 28-70 0-52V4c28-18 60-22 94-14Z', colour.dawn),
    line(
      'M-80-52c22-4 42 0 62 9m-62 9c22-4 42 0 62 9m36-18c20-9 40-13 62-9m-62 27c20-9 40-13 62-9',
      colour.woodLight,
      4,
      'opacity=".55"',
    ),
  );

/** A lantern that hangs from its origin, 60 high. */
export const lantern = (x: number, y: number, scale = 1): string =>
  place(
    { x, y, scale },
    line('M-10 12C-10-4 10-4 10 12', colour.bark, 4),
    rect(-15, 14, 30, 38, colour.lampLight, 7),
    rect(-7, 22, 14, 26, colour.lamp, 7),
    path('M-18 18c2-8 8-12 18-12s16 4 18 12Z', colour.clayDeep),
    line('M-16 54h32', colour.clayDeep, 7),
  );

/** A cardboard box seen from the front, `w` wide, its bottom edge centred on the origin. */
export const cardboardBox = (x: number, y: number, w: number, h: number): string =>
  place(
    { x, y },
    path(`M${-w / 2}-${h}l-26-30h${w * 0.36}l18 30ZM${w / 2}-${h}l26-30h${-w * 0.36}l-18 30Z`, colour.sand),
    rect(-w / 2, -h, w, h, colour.woodLight, 5),
    path(`M${w / 2 - w * 0.28}-${h}h${w * 0.28}v${h}h${-w * 0.4}Z`, colour.night, 'opacity=".13"'),
    line(`M-${w * 0.16}-${h * 0.3}h${w * 0.32}`, colour.wood, 5, 'opacity=".5"'),
  );

/** A flowerpot 60 wide, its bottom centre on the origin. */
export const pot = (x: number, y: number, scale = 1, fill: string = colour.clay): string =>
  place(
    { x, y, scale },
    path('M-28-50h56L20-4c-1 3-3 4-5 4h-30c-2 0-4-1-5-4Z', fill),
    path('M8-50h20L20-4c-1 3-3 4-5 4H0c8-14 10-32 8-50Z', colour.night, 'opacity=".16"'),
    rect(-34, -62, 68, 16, fill, 6),
  );

/** A flame 40 high that burns on its origin. */
export const flame = (x: number, y: number, scale = 1): string =>
  place(
    { x, y, scale },
    path('M0 0c-13-2-17-14-10-24 5-7 9-10 10-18 7 8 19 20 13 32-2 6-7 9-13 10Z', colour.lamp),
    path('M0-2c-6-1-8-7-4-12 3-3 4-5 4-9 5 5 9 11 6 16-1 3-3 5-6 5Z', colour.glow),
  );
