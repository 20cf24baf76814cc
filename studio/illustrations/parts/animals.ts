import { colour } from '../../../picture/hand/palette.ts';
import { circle, ellipse, line, path, place } from '../../../picture/hand/svg.ts';

interface Placed {
  scale?: number;
  flip?: boolean;
}

/** The dot eye with a glint, for every animal. */
export const eye = (x: number, y: number, r = 5): string =>
  circle(x, y, r, colour.ink) + circle(x + r * 0.35, y - r * 0.35, r * 0.3, colour.glow);

export const closedEye = (x: number, y: number, half = 8): string =>
  line(
    `M${x - half} ${y}c${half * 0.5} ${half * 0.8} ${half * 1.5} ${half * 0.8} ${half * 2} 0`,
    colour.ink,
    4,
  );

/** A hen facing right, 200 high, standing on her origin. */
export const hen = (
  x: number,
  y: number,
  {
    scale = 1,
    flip = false,
    body = colour.cream,
    wing = colour.sand,
    speckle = colour.wood,
  }: Placed & { body?: string; wing?: string; speckle?: string } = {},
): string =>
  place(
    { x, y, scale, flip },
    line(
      'M-10-44V-6m-14 6c4-8 10-8 14-6 6-2 12 0 16 6M22-44V-6m-14 6c4-8 10-8 14-6 6-2 12 0 16 6',
      colour.lampDeep,
      7,
    ),
    path('M-70-96c-34-4-50-34-46-62 14 6 22 14 28 22-4-18 0-32 6-40 14 14 24 34 28 54Z', wing),
    path(
      'M-96-110c10 50 48 72 92 70 52-2 84-36 80-84-2-26-8-48-12-66-4-16-16-24-30-22-20 2-30 18-34 42-4 22-16 34-36 34-24 0-44 4-60 26Z',
      body,
    ),
    path(
      'M-60-106c20-10 52-8 66 8-4 30-26 42-52 34 4-4 6-8 6-12-10 2-20-2-26-10 6-2 10-4 12-8-4-2-6-6-6-12Z',
      wing,
    ),
    line(
      'M-78-92l4 4m8 28l5 3m30 8l6-1m30-10l5-4m12-28l3-5m-22-24l5 2m-28 10l4 3m36-64l3 4m-20 18l4 2m-84 46l-3 5m120 6l2-5',
      speckle,
      5,
    ),
    path('M22-210c-6-14 4-22 10-14 0-14 14-16 16-4 8-8 18 0 12 12-8 10-30 12-38 6Z', colour.clay),
    path('M58-186c12 0 24 6 28 14-12 4-24 4-30-2Z', colour.lampDeep),
    path('M52-172c10 2 12 18 4 24-8-4-10-16-4-24Z', colour.clay),
    eye(44, -188, 5),
    circle(34, -174, 6, colour.clayLight, 'opacity=".7"'),
  );

export const chick = (x: number, y: number, { scale = 1, flip = false }: Placed = {}, hat = ''): string =>
  place(
    { x, y, scale, flip },
    line('M-7-8v6m-5 2h9M8-8v6m-5 2h9', colour.lampDeep, 4),
    path(
      'M-34-40c-4 24 12 36 34 36s38-12 34-36c-4-8-8-10-8-20 0-18-12-28-26-28s-24 10-26 24c0 12-4 16-8 24Z',
      colour.lamp,
    ),
    path('M12-46c10 10 18 10 22 6 4 24-12 36-34 36 16-8 20-24 12-42Z', colour.lampDeep, 'opacity=".3"'),
    path('M-30-40c10 2 18 10 16 20-10 2-18-8-16-20Z', colour.lampDeep, 'opacity=".55"'),
    path('M-3-60l6 0 3 6-6 5-6-5Z', colour.clay),
    eye(-11, -62, 3.6),
    eye(12, -62, 3.6),
    circle(-17, -53, 4, colour.clay, 'opacity=".5"'),
    circle(18, -53, 4, colour.clay, 'opacity=".5"'),
    hat,
  );

/** A small round bird in profile, facing right, 50 high. */
export const songbird = (
  x: number,
  y: number,
  {
    scale = 1,
    flip = false,
    body = colour.wood,
    belly = colour.cream,
    wing = colour.bark,
    tailUp = false,
  }: Placed & { body?: string; belly?: string; wing?: string; tailUp?: boolean } = {},
): string =>
  place(
    { x, y, scale, flip },
    line('M-2-8v8m-4 0h8M8-8v8m-4 0h8', colour.bark, 2.5),
    tailUp
      ? path('M-18-22c-10-4-16-16-16-28 10 2 18 12 22 20Z', wing)
      : path('M-16-18c-12 2-24 6-32 12 2-10 14-22 28-22Z', wing),
    path('M-22-22c-2-16 8-26 20-28 6-8 22-8 26 4 4 10 2 20-2 28-6 12-20 14-30 10-8-2-14-8-14-14Z', body),
    path('M22-38c2 8 0 18-4 24-6 8-16 10-24 8 12-4 22-16 28-32Z', belly),
    path('M-16-26c8-6 20-4 22 4-6 8-18 8-24 2Z', wing),
    path('M24-46l12 3-11 5Z', colour.lampDeep),
    eye(15, -45, 2.8),
  );

/** A goat standing, facing right, about 190 high to the horns. */
export const goat = (
  x: number,
  y: number,
  {
    scale = 1,
    flip = false,
    coat = colour.paper,
    shade = colour.sand,
    hoof = colour.bark,
    bell = true,
  }: Placed & { coat?: string; shade?: string; hoof?: string; bell?: boolean } = {},
): string =>
  place(
    { x, y, scale, flip },
    line('M-58-64v56M24-64v56', shade, 17),
    line('M-40-60v52M44-60v52', coat, 17),
    line('M-58-6v2M-40-6v2M24-6v2M44-6v2', hoof, 17),
    path('M-72-118c-10-2-16-10-16-20 8 0 16 4 22 10Z', coat),
    path(
      'M-78-92c0-30 24-40 60-40 30 0 46-6 58-22l34 20c-2 22-8 40-14 54-8 24-30 34-64 34-40 0-74-6-74-46Z',
      coat,
    ),
    path('M-76-84c8 26 40 34 78 32 28-2 46-16 56-40 2 32-14 46-62 46-38 0-68-6-72-38Z', shade),
    path(
      'M38-148c4-26 18-40 38-42 18-1 29 8 36 20 6 8 14 16 14 24-2 16-24 17-38 10l-20 22c-20 2-32-8-30-34Z',
      coat,
    ),
    path(
      'M64-188c-6-20-22-28-36-26 12 6 18 16 18 32ZM76-190c0-20-10-32-22-36 8 10 10 22 8 38Z',
      colour.woodLight,
    ),
    path('M52-168c-12-6-28-4-38 6 8 10 24 14 38 8Z', shade),
    path('M92-130c2 14 0 26-6 34-6-8-8-20-6-34Z', shade),
    eye(84, -164, 5),
    line('M104-134c6 0 10-2 14-6', colour.wood, 3.5),
    circle(113, -150, 2.4, colour.wood),
    bell
      ? `${line('M42-112c10 8 22 8 32-4', colour.clay, 7)}${path('M50-104h16l3 18h-22Z', colour.lamp)}`
      : '',
  );

/** A gull in flight, facing right. */
export const gull = (
  x: number,
  y: number,
  { scale = 1, flip = false, turn = 0 }: Placed & { turn?: number } = {},
): string =>
  place(
    { x, y, scale, flip, turn },
    path('M-14-6c-10-30-40-52-78-56 10 26 32 52 62 66Z', colour.mist),
    path('M-64 6c20-20 60-26 96-18 16-10 36-4 40 10 2 8-2 14-8 16-30 16-84 18-128-8Z', colour.paper),
    path('M-62 8c30 12 84 16 124 4-32 16-82 18-124-4Z', colour.mist),
    path('M-62 4l-26-6c2 8 4 12 8 14l-8 10c10 0 20-4 28-8Z', colour.mist),
    path('M14-4C8-40-16-70-56-86c0 30 16 64 46 88Z', colour.paper),
    path('M-56-86c14 6 26 13 36 22-10 2-20 0-30-4-4-6-6-12-6-18Z', colour.dusk),
    path('M70-4l24 5-24 7Z', colour.lampDeep),
    eye(56, -3, 4),
  );

/** A dragon's head facing right, about 190 wide, the end of its neck on the origin. */
export const dragonHead = (
  x: number,
  y: number,
  {
    scale = 1,
    flip = false,
    turn = 0,
    body,
    shade,
    belly,
    mood = 'laughing',
  }: Placed & {
    turn?: number;
    body: string;
    shade: string;
    belly: string;
    mood?: 'laughing' | 'doubtful';
  },
): string =>
  place(
    { x, y, scale, flip, turn },
    path(
      'M-34-52c-22-14-32-38-24-62 18 8 34 26 40 50ZM4-66c-10-24-6-48 10-66 12 16 18 40 10 64Z',
      colour.dawn,
    ),
    path(
      'M-58-20c0-44 34-66 74-62 34 4 54 22 62 46 26 2 44 18 44 38 0 26-26 40-62 40-30 0-44 6-66 4-36-4-52-32-52-66Z',
      body,
    ),
    path('M-52 4c14 26 44 34 76 26 40-8 70 0 96-16-6 18-28 28-60 28-30 0-44 6-66 4-24-2-40-18-46-42Z', belly),
    path('M-58-20c-22-2-34-16-36-32 18-2 34 4 44 16Z', shade),
    circle(102, -12, 4.5, shade),
    circle(84, -18, 4.5, shade),
    circle(2, 2, 13, colour.clay, 'opacity=".45"'),
    mood === 'laughing'
      ? line('M0-28c5-10 17-10 22 0M42-30c5-9 15-9 20 0', colour.ink, 6) +
          path('M30 12c24 6 50 4 72-6-4 26-22 38-42 36-18-2-30-14-30-30Z', '#6B2F38') +
          ellipse(64, 34, 16, 7, colour.rose)
      : eye(14, -26, 8) +
          eye(54, -28, 7.5) +
          line('M2-46c8-6 18-6 24 0M46-46c6-4 14-4 18 0', shade, 5) +
          line('M40 20c14 2 28 0 40-6', '#6B2F38', 5),
  );

/** A sheep standing, facing right, 90 high. */
export const sheep = (
  x: number,
  y: number,
  { scale = 1, flip = false, laughs = false }: Placed & { laughs?: boolean } = {},
): string =>
  place(
    { x, y, scale, flip },
    line('M-24-24V-4M-8-22V-4M12-22V-4M26-24V-4', colour.bark, 9),
    ...[
      [-30, -40, 22],
      [-12, -56, 24],
      [14, -56, 24],
      [32, -40, 20],
      [0, -34, 28],
    ].map(([cx = 0, cy = 0, r = 0]) => circle(cx, cy, r, colour.cream)),
    path('M-44-34c10 24 60 30 92 4-4 20-26 28-48 26-22 0-40-10-44-30Z', colour.sand, 'opacity=".8"'),
    path('M28-66c4-14 22-20 36-12 12 8 14 26 6 36-8 8-24 8-32-2-8-6-12-14-10-22Z', colour.bark),
    path('M30-70c-12-4-22 0-26 8 10 6 20 4 28-2Z', colour.bark),
    circle(34, -80, 11, colour.paper),
    circle(48, -84, 11, colour.paper),
    laughs
      ? line('M44-60c3-6 9-6 12 0M62-60c2-4 6-4 8 0', colour.paper, 3) +
          path('M46-50c8 3 14 3 20 0-1 9-6 12-10 12-6 0-9-5-10-12Z', colour.clayLight)
      : circle(50, -60, 3.4, colour.paper) + circle(66, -60, 3.2, colour.paper),
  );

/** A mouse upright on its hind legs, facing right, 60 high. */
export const mouse = (
  x: number,
  y: number,
  { scale = 1, flip = false, coat = colour.mist }: Placed & { coat?: string } = {},
): string =>
  place(
    { x, y, scale, flip },
    line('M-16-6c-18 4-26-4-34-14', colour.rose, 4),
    path('M-18 0c-6-22 2-36 16-38 14 2 22 18 18 38Z', coat),
    path('M-4-2c-2-14 2-24 8-28 8 6 10 18 8 28Z', colour.paper, 'opacity=".7"'),
    circle(-12, -56, 11, coat),
    circle(-12, -56, 6, colour.rose),
    path('M-16-42c0-12 10-18 20-16 12 2 22 12 24 18-4 8-16 12-26 12-10-2-18-6-18-14Z', coat),
    circle(8, -56, 10, coat),
    circle(8, -56, 5.5, colour.rose),
    circle(28, -39, 3.4, colour.clay),
    circle(8, -44, 3.2, colour.ink),
    line('M-8 0h10m6 0h8', colour.rose, 5),
    line('M10-22l10-3', coat, 6),
  );
