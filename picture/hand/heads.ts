import { colour } from './palette.ts';
import { circle, ellipse, line, n, path, place, rect } from './svg.ts';

export type HairStyle =
  | 'short'
  | 'tousled'
  | 'bob'
  | 'bun'
  | 'low bun'
  | 'ponytail'
  | 'braids'
  | 'curly'
  | 'long'
  | 'fringe'
  | 'sides'
  | 'none';
/** `aiming`: one eye shut, the other at an eyepiece; `eager`: curious, with a smile. */
export type Mood =
  | 'smile'
  | 'eager'
  | 'grin'
  | 'gap'
  | 'open'
  | 'wonder'
  | 'curious'
  | 'flat'
  | 'worried'
  | 'asleep'
  | 'shut'
  | 'aiming';
export type Hat =
  | 'flat cap'
  | 'station cap'
  | 'captain cap'
  | 'saucepan'
  | 'headscarf'
  | 'straw hat'
  | 'band cap';

export interface Head {
  skin: string;
  hair: string;
  style?: HairStyle;
  mood?: Mood;
  /** Where the eyes go: [-1, -1] is up and left, [1, 1] down and right. */
  look?: readonly [number, number];
  hat?: Hat;
  hatFill?: string;
  moustache?: string;
  glasses?: boolean;
  /** Seen from the side to which it looks. */
  isTurned?: boolean;
  /** Hair behind the head is drawn elsewhere, with `hairBehind`. */
  isFrontOnly?: boolean;
  /** Radius of an open eye. */
  eye?: number;
  /** Colour of the mouth; dark skin needs a darker one. */
  lips?: string;
}

// Everything below is drawn around the centre of a head of radius 50.

const behind: Partial<Record<HairStyle, (fill: string) => string>> = {
  bob: (fill) => path('M-57 44C-66-28-40-62 0-62S66-28 57 44C44 54 26 46 26 46h-52s-18 8-31-2Z', fill),
  long: (fill) => path('M-55 96C-70 40-68-62 0-62S70 40 55 96C40 106 26 98 20 92h-40c-6 6-20 14-35 4Z', fill),
  fringe: (fill) => path('M-56 40C-64-30-40-61 0-61S64-30 56 40C46 50 30 40 30 40h-60s-16 10-26 0Z', fill),
  bun: (fill) => circle(0, -66, 24, fill) + circle(0, -6, 55, fill),
  'low bun': (fill) => circle(-45, -40, 24, fill) + circle(0, -6, 55, fill),
  ponytail: (fill) =>
    path('M-30-40C-70-62-96-30-84 6c6 20 0 32-10 40 26 0 42-20 40-46Z', fill) + circle(0, -6, 55, fill),
  braids: (fill) =>
    line('M-50 20c-14 20-16 40-10 66M50 20c14 20 16 40 10 66', fill, 20) +
    circle(0, -6, 55, fill) +
    line('M-61 80l2 8M61 80l-2 8', colour.lamp, 20),
  curly: (fill) =>
    [
      [-46, -10],
      [-48, 14],
      [-38, -36],
      [-16, -54],
      [12, -57],
      [36, -42],
      [48, -16],
      [49, 12],
      [0, -30],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 23, fill))
      .join(''),
};

const PARTED = 'M-53 4C-58-38-28-57 0-57S58-38 53 4C46-18 26-34 0-38-26-34-46-18-53 4Z';

const front: Partial<Record<HairStyle, (fill: string) => string>> = {
  short: (fill) =>
    path(
      'M-53 2C-56-36-30-58 2-57 36-57 56-34 53 2 48-8 44-18 36-26 16-16-12-16-32-28-40-18-48-10-53 2Z',
      fill,
    ),
  tousled: (fill) =>
    path(
      'M-53 4c-8-30 2-52 20-56-2-8 8-12 14-6 6-10 18-8 20 0 10-8 24-2 22 6 18 4 36 26 30 56-4-12-10-22-18-28-6 8-16 10-22 4-8 8-20 8-26 2-8 8-20 6-24 0-8 6-14 12-16 22Z',
      fill,
    ),
  bob: (fill) =>
    path('M-53 4c-4-40 22-60 54-60s58 20 52 60C50-10 44-22 34-30c-16 10-44 14-70 10-8 6-14 14-17 24Z', fill),
  fringe: (fill) =>
    path('M-53 4c-4-40 22-61 53-61s57 21 53 61c-3-8-6-14-10-18-28 8-58 8-86 0-4 4-7 10-10 18Z', fill),
  bun: (fill) => path(PARTED, fill),
  'low bun': (fill) => path(PARTED, fill),
  ponytail: (fill) =>
    path('M-53 2C-56-38-28-57 4-57S56-36 53 2C44-8 34-22 30-32-4-20-34-22-44-22-48-14-51-8-53 2Z', fill),
  braids: (fill) =>
    path('M-53 4C-58-38-28-57 0-57S58-38 53 4C48-18 28-30 0-34-28-30-48-18-53 4Z', fill) +
    line('M0-56v20', colour.night, 2, 'opacity=".25"'),
  curly: (fill) =>
    [
      [-34, -34],
      [-12, -42],
      [12, -43],
      [34, -33],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 16, fill))
      .join(''),
  long: (fill) =>
    path('M-53 10C-60-38-28-57 4-57S60-36 53 10C46-6 30-22 22-36 0-18-28-14-42-16-48-8-51-2-53 10Z', fill),
  sides: (fill) => path('M-52 14c-8-14-8-32 2-42 6 10 6 24 4 36ZM52 14c8-14 8-32-2-42-6 10-6 24-4 36Z', fill),
};

const hats: Record<Hat, (fill: string) => string> = {
  'flat cap': (fill) =>
    path('M-55-20c-4-32 24-48 58-46 30 2 50 16 53 40 6 2 12 8 14 14-40-10-86-12-125-8Z', fill) +
    path(
      'M-12-26C14-28 44-24 70-12c-2-8-8-14-14-16-2-14-8-22-16-28-4 18-24 28-52 30Z',
      colour.night,
      'opacity=".2"',
    ),
  'station cap': (fill) =>
    path('M-58-34c-4-26 16-38 58-38s62 12 58 38c-38-10-78-10-116 0Z', fill) +
    path('M-50-34c34-10 66-10 100 0l2 18c-34-10-70-10-104 0Z', colour.clay) +
    path('M-46-18c30-9 62-9 92 0 2 8-2 10-8 8-24-7-52-7-76 0-6 2-10 0-8-8Z', colour.ink) +
    circle(0, -33, 7, colour.lamp),
  'captain cap': (fill) =>
    path('M-58-36c-4-24 16-36 58-36s62 12 58 36c-38-8-78-8-116 0Z', fill) +
    path('M-50-36c34-8 66-8 100 0l2 16c-34-9-70-9-104 0Z', colour.dusk) +
    path('M-44-20c30-8 60-8 88 0 2 8-2 10-8 8-24-6-50-6-72 0-6 2-10 0-8-8Z', colour.ink) +
    circle(0, -37, 7, colour.lamp),
  'band cap': (fill) =>
    path('M-52-28c-4-26 14-40 52-40s56 14 52 40c-34-10-70-10-104 0Z', fill) +
    line('M-50-28c34-10 66-10 100 0', colour.lamp, 5) +
    path('M-40-24c28-7 54-7 80 0 2 6-2 8-6 7-24-6-46-6-68 0-4 1-8-1-6-7Z', colour.ink),
  saucepan: (fill) =>
    line('M50-48l66-14', colour.bark, 11) +
    path('M-57-34c0-4 2-42 6-56 30-8 72-8 102 0 4 14 6 52 6 56-36-8-78-8-114 0Z', fill) +
    path('M24-94c10 1 19 2 27 4 4 14 6 52 6 56-8-2-16-3-24-4 2-20-2-40-9-56Z', colour.night, 'opacity=".2"') +
    line('M-58-34c38-9 78-9 116 0', colour.mist, 8),
  headscarf: (fill) =>
    path('M-54 30c-16-50 0-92 54-92s70 42 54 92c-6-30-14-54-26-66-18-6-38-6-56 0-12 12-20 36-26 66Z', fill) +
    circle(-30, -38, 4, colour.cream) +
    circle(0, -50, 4, colour.cream) +
    circle(30, -38, 4, colour.cream) +
    circle(-46, -12, 4, colour.cream) +
    circle(46, -12, 4, colour.cream),
  'straw hat': (fill) =>
    ellipse(0, -30, 86, 17, fill) +
    path('M-44-32c0-32 14-46 44-46s44 14 44 46c-28 8-60 8-88 0Z', fill) +
    line('M-43-37c28 9 58 9 86 0', colour.clay, 9),
};

/** How far features move to where the eyes go, in units of a head of radius 50, and how much less the further ones do. */
type Turn = { most: number; far: number; near: number };
const FRONT: Turn = { most: 13, far: 1, near: 1 };
const ASIDE: Turn = { most: 19, far: 0.66, near: 1.04 };

/** Middles of two features this far from the nose, of a face that is turned by `dx`. */
const pairAt = (half: number, dx: number, { far, near }: Turn): readonly [left: number, right: number] => [
  -half + dx * (dx < 0 ? far : near),
  half + dx * (dx > 0 ? far : near),
];

/** Light in both eyes of a face turned aside. */
export const glints = ([x, y]: readonly [number, number]): string =>
  pairAt(19, x * ASIDE.most, ASIDE)
    .map((at) => circle(at + 2, 2 + y * 8, 2, colour.glow))
    .join('');

function eyes(mood: Mood, [left, right]: readonly [number, number], dy: number, radius: number): string {
  const y = 4 + dy;
  if (mood === 'asleep' || mood === 'shut')
    return line(`M${n(left - 8)} ${n(y)}c4 7 12 7 16 0M${n(right - 8)} ${n(y)}c4 7 12 7 16 0`, colour.ink, 4);
  if (mood === 'aiming')
    return line(`M${n(left - 8)} ${n(y + 3)}c4-8 12-8 16 0`, colour.ink, 4) + circle(right, y, 5, colour.ink);
  if (mood === 'grin')
    return line(
      `M${n(left - 8)} ${n(y + 3)}c4-8 12-8 16 0M${n(right - 8)} ${n(y + 3)}c4-8 12-8 16 0`,
      colour.ink,
      4,
    );
  const isCurious = mood === 'curious' || mood === 'eager';
  const size = mood === 'wonder' ? radius * 1.24 : isCurious ? radius * 1.08 : radius;
  const brows =
    mood === 'worried'
      ? line(
          `M${n(left - 9)} ${n(y - 12)}l14-6M${n(right + 9)} ${n(y - 12)}l-14-6`,
          colour.ink,
          3.5,
          'opacity=".75"',
        )
      : mood === 'wonder'
        ? line(
            `M${n(left - 7)} ${n(y - 17)}c4-4 10-4 14 0M${n(right - 7)} ${n(y - 17)}c4-4 10-4 14 0`,
            colour.ink,
            3.5,
            'opacity=".75"',
          )
        : isCurious
          ? line(
              `M${n(left - 7)} ${n(y - 14)}c4-3 9-3 13 0M${n(right - 7)} ${n(y - 18)}c4-4 10-4 14 0`,
              colour.ink,
              3.5,
              'opacity=".75"',
            )
          : '';
  return circle(left, y, size, colour.ink) + circle(right, y, size, colour.ink) + brows;
}

function mouth(mood: Mood, dx: number, dy: number, lips: string): string {
  const x = dx * 1.1;
  const y = 25 + dy * 0.8;
  const open = (half: number, deep: number): string =>
    path(
      `M${n(x - half)} ${n(y - 3)}c${n(half * 0.6)} 3 ${n(half * 1.4)} 3 ${half * 2} 0 0 ${deep} -${half * 0.5} ${deep + 4} -${half} ${deep + 4}s-${half}-4-${half}-${deep + 4}Z`,
      lips,
      `stroke="${lips}" stroke-width="3" stroke-linejoin="round"`,
    );
  switch (mood) {
    case 'smile':
    case 'aiming':
      return line(`M${n(x - 9)} ${n(y)}c5 6 13 6 18 0`, lips, 4);
    case 'eager':
      return open(9, 5);
    case 'shut':
      return line(`M${n(x - 8)} ${n(y)}c5 5 11 5 16 0`, lips, 4);
    case 'grin':
    case 'open':
      return open(11, 8) + path(`M${n(x - 8)} ${n(y - 1)}c5 2 11 2 16 0l-1 3c-5 1-9 1-14 0Z`, colour.paper);
    case 'gap':
      return (
        open(13, 9) + rect(x - 9, y - 2, 7, 6, colour.paper, 2) + rect(x + 3, y - 2, 7, 6, colour.paper, 2)
      );
    case 'wonder':
      return ellipse(x, y + 3, 5, 6.5, lips);
    case 'curious':
      return ellipse(x + 1, y + 2, 3.4, 3.8, lips);
    case 'worried':
      return line(`M${n(x - 8)} ${n(y + 5)}c5-6 11-6 16 0`, lips, 4);
    case 'asleep':
      return ellipse(x, y + 2, 4, 3.5, lips);
    case 'flat':
      return line(`M${n(x - 7)} ${n(y + 2)}h14`, lips, 4);
  }
}

/** What hangs behind a head of radius 50, as long hair does behind the shoulders. */
export const hairBehind = (style: HairStyle, fill: string): string => behind[style]?.(fill) ?? '';

/** A head around the origin, radius 50. */
export function head({
  skin,
  hair,
  style = 'short',
  mood = 'smile',
  look = [0, 0],
  hat,
  hatFill = colour.dusk,
  moustache,
  glasses,
  isFrontOnly,
  eye = 5,
  lips = '#6B2F38',
  isTurned,
}: Head): string {
  const turn = isTurned ? ASIDE : FRONT;
  const dx = look[0] * turn.most;
  const dy = look[1] * 8;
  const ears = `${look[0] < 0.75 ? circle(-50 + Math.max(0, dx) * 0.7, 8, 9, skin) : ''}${look[0] > -0.75 ? circle(50 + Math.min(0, dx) * 0.7, 8, 9, skin) : ''}`;
  return [
    isFrontOnly ? '' : hairBehind(style, hair),
    ears,
    ellipse(0, 0, 52, 50, skin),
    path('M30-40c26 22 28 66-6 86-8 4-18 4-26 4 36-14 50-50 32-90Z', colour.clayDeep, 'opacity=".12"'),
    ...pairAt(32, dx * 1.1, turn).map((x) => circle(x, 20 + dy, 9, colour.clay, 'opacity=".5"')),
    eyes(mood, pairAt(19, dx, turn), dy, eye),
    glasses
      ? `<g fill="none" stroke="${colour.bark}" stroke-width="3.5"><circle cx="${n(-19 + dx)}" cy="${n(5 + dy)}" r="13"/><circle cx="${n(19 + dx)}" cy="${n(5 + dy)}" r="13"/><path d="M${n(-6 + dx)} ${n(3 + dy)}q${6} -4 12 0"/></g>`
      : '',
    line(`M${n(dx * 1.35 - 2)} ${n(12 + dy)}c4 1 5 5 1 6`, colour.clayDeep, 3.5, 'opacity=".55"'),
    mouth(mood, dx, dy, lips),
    moustache
      ? path(`M${n(dx)} ${n(20 + dy)}c-6-5-20-4-26 8 8 2 20 2 26-3 6 5 18 5 26 3-6-12-20-13-26-8Z`, moustache)
      : '',
    front[style]?.(hair) ?? '',
    hat ? hats[hat](hatFill) : '',
  ].join('');
}

/** A head placed in the picture: `r` is its radius. */
export const headAt = (x: number, y: number, r: number, options: Head, turn = 0): string =>
  place({ x, y, scale: r / 50, turn }, head(options));
