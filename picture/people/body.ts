import type { Arm, Figure, Held, Leg, Look, Mood, Stance, Tones } from '../figure.ts';
import { glints, hairBehind, type Head, head } from '../hand/heads.ts';
import { limb, limbPath, turnOf } from '../hand/limb.ts';
import { colour, skin } from '../hand/palette.ts';
import { ellipse, n, path, place, type Point, rect } from '../hand/svg.ts';
import { DOWN } from '../poses.ts';
import { TONES } from '../tones.ts';

export type Build = {
  /** Centre and radius of the head. */
  headY: number;
  r: number;
  shoulderY: number;
  shoulder: number;
  hipY: number;
  hip: number;
  /** Half widths of an arm at the shoulder and of a leg at the hip. */
  arm: number;
  leg: number;
  /** Lowest edge of the clothes, where it is below the hips. */
  hem?: number;
  /** What it does; without it, it stands as its mood says. */
  stance?: Stance;
};

/** A build that does what is asked. */
export const acting = (b: Build, { stance }: Look): Build => (stance ? { ...b, stance } : b);

export const CHILD: Build = {
  headY: -204,
  r: 46,
  shoulderY: -152,
  shoulder: 31,
  hipY: -76,
  hip: 35,
  arm: 12,
  leg: 14,
};
export const ADULT: Build = {
  headY: -291,
  r: 47,
  shoulderY: -238,
  shoulder: 46,
  hipY: -120,
  hip: 44,
  arm: 15.5,
  leg: 18,
};
export const ELDER: Build = {
  headY: -254,
  r: 47,
  shoulderY: -202,
  shoulder: 43,
  hipY: -94,
  hip: 50,
  arm: 15,
  leg: 17,
};

export const FACES: Record<Mood, Head['mood']> = {
  happy: 'open',
  curious: 'curious',
  worried: 'worried',
  sleepy: 'asleep',
};
/** Degrees of the head's tilt. */
const TILTS: Record<Mood, number> = { happy: 3, curious: -5, worried: 4, sleepy: 12 };
const LOOK_AT: Record<Mood, readonly [number, number]> = {
  happy: [0.5, 0.05],
  curious: [0.45, -0.35],
  worried: [0.25, 0.2],
  sleepy: [0.3, 0.3],
};

type Reach = { bend: Point; hand: Point };

/** The arm of a gesture: from the shoulder, in lengths of an arm, to the outer side and downwards. */
const reach = (b: Build, side: -1 | 1, [bend, hand]: Arm): Reach => {
  const length = (b.hipY - b.shoulderY) * 0.62 + 24;
  const at = ([x, y]: Point): Point => [
    side * (b.shoulder - b.arm * 0.5 + x * length),
    b.shoulderY + b.arm + y * length,
  ];
  return { bend: at(bend), hand: at(hand) };
};

const GESTURES: Record<Mood, (b: Build) => [left: Reach, right: Reach]> = {
  happy: (b) => [
    reach(b, -1, [
      [0.42, 0.36],
      [0.82, -0.32],
    ]),
    reach(b, 1, [
      [0.6, 0.24],
      [0.72, -0.62],
    ]),
  ],
  curious: (b) => [
    reach(b, -1, [
      [0.3, 0.55],
      [0.1, 0.95],
    ]),
    reach(b, 1, [
      [0.5, 0.85],
      [0.72, 0.04],
    ]),
  ],
  worried: (b) => [
    reach(b, -1, [
      [0.44, 0.95],
      [-0.3, 0.62],
    ]),
    reach(b, 1, [
      [0.44, 0.98],
      [-0.24, 0.58],
    ]),
  ],
  sleepy: (b) => [
    reach(b, -1, [
      [0.34, 0.52],
      [-0.06, 0.98],
    ]),
    reach(b, 1, [
      [0.26, 0.6],
      [0.02, 1.08],
    ]),
  ],
};

/** A mitten hand at the end of a sleeve, and the cuff around its wrist. */
const mitten = (
  { bend, hand }: Reach,
  arm: number,
  sleeve: number,
  fill: string,
  cuff: string,
  flip: boolean,
  isRimmed: boolean,
): string => {
  const shape = 'M-9-7C-13 6-9 19 1 19 8 19 11 13 11 8 15 9 17 5 15 1 13-3 10-6 8-8Z';
  const scale = arm / 12.8;
  const half = sleeve / scale + 1.5;
  return place(
    { x: Math.round(hand[0]), y: Math.round(hand[1]), scale, turn: turnOf(bend, hand), flip },
    isRimmed ? path(shape, 'none', `stroke="${colour.night}" stroke-width="4" opacity=".25"`) : '',
    path(shape, fill),
    rect(-half, -12.5, half * 2, 9, cuff, 4),
  );
};

/** An arm whose hand is at the cheek, as of one who wonders. */
const pondering = (b: Build): Reach => ({
  bend: [b.shoulder + b.arm * 3, b.shoulderY + b.arm * 4.6],
  hand: [b.r * 0.86, b.headY + b.r * 1.02],
});

/** An arm that holds a thing out to the side, as far as the thing needs to be beside the head. */
function holding(b: Build, { left, top }: Held): Reach {
  const y = b.shoulderY + (b.hipY - b.shoulderY) * 0.62;
  const isBesideHead = y + top < b.headY + b.r + 8;
  const x = Math.max(b.shoulder + b.arm * 2.6, isBesideHead ? b.r + 12 - left : 0);
  return { bend: [b.shoulder + b.arm * 1.2, y + b.arm * 1.4], hand: [Math.round(x), Math.round(y)] };
}

export type Person = {
  build: Build;
  skin: string;
  mood: Mood;
  held: Held | undefined;
  sleeve: string;
  glove?: string;
  /** A sleeve that widens to this half width at the wrist. */
  wide?: number;
  cuff: string;
  under?: string;
  legs: string;
  /** Torso and what is on it. */
  clothes: string;
  /** Over the shoulders, where arms begin. */
  over?: string;
  head: Omit<Head, 'skin' | 'mood'> & { mood?: Head['mood'] };
  behindHead?: string;
  onHead?: string;
  /** Wears a helmet of glass, which keeps a hand from the chin. */
  isHelmeted?: true;
  /** Holds something upright in the left hand: middle of the hand, and the thing drawn around it. */
  holds?: { at: Point; thing: string };
};

export function person(p: Person): string {
  const b = p.build;
  const stance = b.stance;
  const acts = stance?.arms !== undefined;
  const [left, waving] = stance?.arms
    ? (([-1, 1] as const).map((side, i) => reach(b, side, stance.arms![i]!)) as [Reach, Reach])
    : GESTURES[p.mood](b);
  const ponders = p.mood === 'curious' && !p.isHelmeted && !p.held && !acts;
  const atSide = p.held && !acts;
  const right = atSide && p.held ? holding(b, p.held) : ponders ? pondering(b) : waving;
  const held = p.holds && {
    bend: [p.holds.at[0] - 6, b.shoulderY + (p.holds.at[1] - b.shoulderY) * 0.72] as const,
  };
  const isClasped = p.mood === 'worried' && !p.holds && !acts;
  const widths = [b.arm, p.wide ?? b.arm * 0.82] as const;
  const hand = (side: -1 | 1, reach: Reach): string =>
    mitten(reach, b.arm, widths[1], p.glove ?? p.skin, p.cuff, side < 0, isClasped || (ponders && side > 0));
  const sleeve = (side: -1 | 1, { bend, hand }: Reach): string => {
    const from: Point = [side * (b.shoulder - b.arm * 0.6), b.shoulderY + b.arm * 1.05];
    const away = Math.hypot(hand[0] - bend[0], hand[1] - bend[1]) || 1;
    const wrist: Point = [
      hand[0] + ((bend[0] - hand[0]) / away) * b.arm,
      hand[1] + ((bend[1] - hand[1]) / away) * b.arm,
    ];
    const crosses = side * hand[0] < b.shoulder + b.arm;
    return [
      crosses
        ? place(
            { x: side * -5, y: 2 },
            limb(from, bend, wrist, widths, colour.night, `opacity="${isClasped ? 0.22 : 0.13}"`),
          )
        : '',
      limb(from, bend, wrist, widths, p.sleeve),
    ].join('');
  };
  const arm = (side: -1 | 1, reach: Reach): string => sleeve(side, reach) + hand(side, reach);
  const look = stance?.gaze ?? LOOK_AT[p.mood];
  const mood = stance?.face ?? p.head.mood ?? FACES[p.mood];
  const isLong = p.head.style === 'long';
  // Who is sleepy hangs the head
  const nod = p.mood === 'sleepy' && !p.isHelmeted && !acts ? 4 : 0;
  const placed = {
    x: nod,
    y: b.headY + nod,
    scale: b.r / 50,
    turn: (acts ? 0 : TILTS[p.mood]) + (stance?.head ?? 0),
  };
  const drop = dropOf(b);
  const isSkirted = (b.hem ?? b.hipY) > b.hipY;
  // Legs of one who sits are before the clothes, but for those that a skirt falls over.
  const isOver = drop > 0 && !(stance?.kneels && isSkirted);
  const holds = acts ? undefined : p.holds;
  const staff = p.holds && { bend: p.holds.at, hand: p.holds.at };
  const hands = acts && p.held !== undefined;
  const chest: Point = [
    Math.round((left.hand[0] + right.hand[0]) / 2),
    Math.round((left.hand[1] + right.hand[1]) / 2),
  ];
  const heldAt = stance?.holds === 'chest' ? chest : right.hand;
  const upper = [
    isLong ? place(placed, hairBehind('long', p.head.hair)) : '',
    p.under ?? '',
    isOver ? '' : drop > 0 ? place({ y: -drop }, p.legs) : p.legs,
    squashed(b, p.clothes),
    isOver ? place({ y: -drop }, p.legs) : '',
    holds && staff ? place({ x: holds.at[0], y: holds.at[1] }, holds.thing) : '',
    hands ? sleeve(-1, left) : holds && held ? arm(-1, { bend: held.bend, hand: holds.at }) : arm(-1, left),
    ponders || p.held ? sleeve(1, right) : arm(1, right),
    p.over ?? '',
    ellipse(0, b.shoulderY - 3, b.r * 0.36, b.r * 0.24, p.skin),
    place(
      placed,
      p.behindHead ?? '',
      head({
        look,
        isTurned: true,
        isFrontOnly: isLong,
        eye: 5.8,
        lips: p.skin === skin.deep ? '#421A2B' : undefined,
        ...p.head,
        skin: p.skin,
        mood,
      }),
      mood === 'asleep' || mood === 'grin' ? '' : glints(look),
      p.onHead ?? '',
    ),
    p.held ? place({ x: heldAt[0], y: heldAt[1] }, p.held.svg) : '',
    hands ? hand(-1, left) : '',
    ponders || p.held ? hand(1, right) : '',
  ].join('');
  return drop ? place({ y: drop }, upper) : upper;
}

/** How far a build's hips are lowered, in its units. */
const dropOf = (b: Build): number => Math.round(-b.hipY * (b.stance?.drop ?? 0));

/** Clothes that would reach below the ground are shorter where hips are lowered. */
function squashed(b: Build, clothes: string): string {
  const drop = dropOf(b);
  const hem = (b.hem ?? b.hipY) + drop;
  if (hem < 0) return clothes;
  const high = -(b.shoulderY + drop) / ((b.hem ?? b.hipY) - b.shoulderY);
  return `<g transform="translate(0 ${n(b.shoulderY)}) scale(1 ${n(high)}) translate(0 ${n(-b.shoulderY)})">${clothes}</g>`;
}

/** A bell or a bean from the shoulders to a hem of half width `flare`, and its shadow side. */
export function torso(
  b: Build,
  hem: number,
  flare: number,
  fill: string,
  bow = 10,
  isCovered = false,
): string {
  const { shoulder: s, shoulderY: y } = b;
  const waist = y + (hem - y) * 0.62;
  return (
    path(
      `M${-flare} ${hem}C${-flare} ${n(waist)} ${-s - 7} ${y + 30} ${-s + 3} ${y + 5}C${-s / 2} ${y - 10} ${s / 2} ${y - 10} ${s - 3} ${y + 5}C${s + 7} ${y + 30} ${flare} ${n(waist)} ${flare} ${hem}Q0 ${hem + bow} ${-flare} ${hem}Z`,
      fill,
    ) +
    (isCovered
      ? ''
      : path(
          `M${n(s * 0.35)} ${y - 3}L${s - 3} ${y + 5}C${s + 7} ${y + 30} ${flare} ${n(waist)} ${flare} ${hem}Q${n(flare * 0.75)} ${n(hem + bow * 0.45)} ${n(flare * 0.42)} ${n(hem + bow * 0.48)}C${n(flare * 0.75)} ${n(waist)} ${n(s * 0.9)} ${y + 34} ${n(s * 0.35)} ${y - 3}Z`,
          colour.night,
          'opacity=".13"',
        ))
  );
}

/** Both shoes, whose ankles are at ± `x`. */
export const shoes = (x: number, size: number, fill: string): string => {
  const bean = [-14, 0, -20, -12, -14, -24, -2, -24, 9, -24, 14, -17, 21, -13, 27, -9, 27, -2, 23, 0];
  const one = (side: -1 | 1): string => {
    const [left, top, ...rest] = bean.map((value, i) =>
      Math.round(i % 2 ? (value * size) / 20 : side * (x + (value * size) / 20)),
    );
    return `M${left} ${top}C${rest.join(' ')}Z`;
  };
  return path((one(-1) + one(1)).replaceAll(' -', '-'), fill);
};

/** A shoe that points to the right, around its ankle. */
const shoeOf = (size: number, fill: string): string =>
  path(
    scaledPath(
      [-14, 5, -20, -7, -14, -19, -2, -19, 9, -19, 14, -12, 21, -8, 27, -4, 27, 3, 23, 5],
      size / 20,
    ),
    fill,
  );

const scaledPath = (values: readonly number[], scale: number): string => {
  const [left, top, ...rest] = values.map((value) => Math.round(value * scale));
  return `M${left} ${top}C${rest.join(' ')}Z`;
};

/** Where a leg begins beside the middle, and how long it is. */
const hipOf = (b: Build, index: number): readonly [x: number, long: number] => [
  (index === 0 ? -1 : 1) * Math.round(b.hip * 0.48),
  -b.hipY - b.leg * 0.4,
];

/** Legs that do something: each from its hip over its knee to its foot. */
function movedLegs(
  b: Build,
  moved: readonly Leg[],
  fill: string,
  shoe: string,
  shin: string | undefined,
): string {
  const drop = dropOf(b);
  return moved
    .map(([knee, foot, turn], i) => {
      const [x, long] = hipOf(b, i);
      const at = ([dx, dy]: Point): Point => [x + dx * long, b.hipY + drop + dy * long];
      const [hip, bend, end]: Point[] = [[x, b.hipY + drop], at(knee), at(foot)] as const;
      const shank = limb(
        [(hip![0] + 2 * bend![0] + end![0]) / 4, (hip![1] + 2 * bend![1] + end![1]) / 4],
        [(bend![0] + end![0]) / 2, (bend![1] + end![1]) / 2],
        end!,
        [b.leg * 0.9, b.leg * 0.82],
        shin ?? fill,
      );
      const flip = drop > 0 && foot[0] < knee[0];
      return (
        limb(hip!, bend!, end!, [b.leg, b.leg * 0.8], fill) +
        (shin ? shank : '') +
        place({ x: Math.round(end![0]), y: Math.round(end![1]), turn, flip }, shoeOf(b.leg, shoe))
      );
    })
    .join('');
}

/** Two legs in shoes; `shin` covers them from `shinY` down: socks or boots. */
export function legs(
  b: Build,
  fill: string,
  shoe: string,
  more: { shin?: string; shinY?: number } = {},
): string {
  if (b.stance?.legs) return movedLegs(b, b.stance.legs, fill, shoe, more.shin);
  const x = Math.round(b.hip * 0.48);
  const y = more.shinY ?? b.hipY * 0.42;
  const w = Math.round(b.leg * 0.9);
  const one = (side: -1 | 1): string =>
    limbPath([side * x, b.hipY], [side * x, b.hipY / 2], [side * x, -4 - b.leg * 0.8], [b.leg, b.leg * 0.8]);
  return (
    path(one(-1) + one(1), fill) +
    (more.shin
      ? path([-x, x].map((at) => `M${at - w} ${y}h${w * 2}l-2 ${-y - 6}h${4 - w * 2}Z`).join(''), more.shin)
      : '') +
    shoes(x, b.leg, shoe)
  );
}

/** Trousers, a skirt or a ribbon for clothes of these tones: blue to warm colours, warm to cool ones. */
export const companion = ({ base }: Tones): { fill: string; deep: string } =>
  Number.parseInt(base.slice(5), 16) > Number.parseInt(base.slice(1, 3), 16)
    ? { fill: '#9A6A50', deep: colour.bark }
    : { fill: colour.evening, deep: colour.dusk };

/** Stockings for clothes of these tones, in a colour that no skin has. */
export const stockings = (tones: Tones): string => {
  const { fill } = companion(tones);
  return fill === colour.evening ? fill : TONES.purple.dark;
};

export const fiveStar = (x: number, y: number, r: number, fill: string): string =>
  path(
    `M${Array.from({ length: 10 }, (_, i) => {
      const [a, l] = [(Math.PI * i) / 5 - Math.PI / 2, i % 2 ? r * 0.5 : r];
      return `${n(Math.round((x + Math.cos(a) * l) * 10) / 10)} ${n(Math.round((y + Math.sin(a) * l) * 10) / 10)}`;
    }).join('L')}Z`,
    fill,
  );

/** From ear to ear and round the mouth, around a head of radius 50. */
export const beard = (fill: string, { mood, stance }: Look, long = 0): string => {
  const [toX, toY] = stance?.gaze ?? LOOK_AT[mood];
  const [x, y] = [toX * 19, 28 + toY * 6];
  return path(
    `M-52-2C-56 36-40 ${56 + long * 0.4} ${n(x * 0.7)} ${62 + long}C40 ${56 + long * 0.4} 56 36 52-2 48 14 42 20 ${n(x + 26)} 19 ${n(x + 12)} 10 ${n(x + 4)} 14 ${n(x)} 17 ${n(x - 4)} 14 ${n(x - 12)} 10 ${n(x - 26)} 19-42 20-48 14-52-2ZM${n(x - 15)} ${n(y)}a15 10 0 0 0 30 0a15 10 0 0 0-30 0Z`,
    fill,
    'fill-rule="evenodd"',
  );
};

type Shape = {
  height: number;
  width: number;
  lives?: Figure['lives'];
  /** Middle and half width of the rim of a hat over all of the hair, or of a crown on a hat of one's own, in heads. */
  hat?: { y: number; half: number };
};

/** A person of this build; `draw` gives the SVG of one with the look, tones and mood of a scene. */
export const figure = (b: Build, { hat, ...shape }: Shape, draw: Figure['draw']): Figure => ({
  lives: 'land',
  ...shape,
  head: { x: 0, y: b.headY, r: b.r },
  neck: { x: 0, y: b.shoulderY - 4, half: Math.round(b.r * 0.5) },
  rim: { x: 0, y: b.headY + b.r * (hat?.y ?? -0.8), half: b.r * (hat?.half ?? 1.02) },
  ...(hat ? { hatted: true as const } : {}),
  clothed: true,
  hand: (held) => holding(b, held).hand,
  drop: (at) => dropOf(acting(b, at)),
  hands: ({ stance }) => {
    const [left, right] = stance?.arms ?? [DOWN, DOWN];
    return { left: reach(b, -1, left).hand, right: reach(b, 1, right).hand };
  },
  feet: ({ stance }) =>
    (stance?.legs ?? []).map(([, [x, y]], i) => {
      const [hip, long] = hipOf(b, i);
      return [hip + x * long, b.hipY + dropOf({ ...b, stance: stance! }) + y * long];
    }),
  draw,
});
