import type { FigureKindOf, Mood } from '../../contract/scene.ts';
import type { Figure, Held, Look, Tones } from './figure.ts';
import { type HairStyle, type Head, hairBehind, head } from './hand/heads.ts';
import { limb, limbPath, turnOf } from './hand/limb.ts';
import { colour, hair, skin } from './hand/palette.ts';
import { circle, ellipse, line, n, type Point, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

type Kind = FigureKindOf<'people'>;

type LookOfPerson = {
  skin: string;
  hair: string;
  /** Hair of the old. */
  grey: string;
  /** Of those who are not hooded. */
  girl: HairStyle;
  boy: HairStyle;
  woman: HairStyle | 'headscarf';
  man: HairStyle;
  grandmother: HairStyle | 'headscarf';
  grandfather: HairStyle;
  beard?: true;
  moustache?: true;
};

/** Skin and hair of a person, by the `look` of a scene. No two look alike at any age. */
export const LOOKS_OF_PEOPLE: readonly LookOfPerson[] = [
  {
    ...{ skin: skin.fair, hair: hair.brown, grey: hair.grey, girl: 'bob', boy: 'short' },
    ...{ woman: 'bob', man: 'short', grandmother: 'low bun', grandfather: 'short' },
  },
  {
    ...{ skin: skin.deep, hair: hair.black, grey: hair.white, girl: 'curly', boy: 'curly' },
    ...{ woman: 'curly', man: 'curly', grandmother: 'curly', grandfather: 'sides', beard: true },
  },
  {
    ...{ skin: skin.olive, hair: hair.black, grey: hair.grey, girl: 'fringe', boy: 'tousled' },
    ...{ woman: 'long', man: 'tousled', grandmother: 'fringe', grandfather: 'tousled' },
  },
  {
    ...{ skin: skin.fair, hair: hair.ginger, grey: hair.grey, girl: 'braids', boy: 'tousled' },
    ...{ woman: 'curly', man: 'short', grandmother: 'bob', grandfather: 'sides', beard: true },
  },
  {
    ...{ skin: skin.brown, hair: hair.black, grey: hair.white, girl: 'ponytail', boy: 'short' },
    ...{ woman: 'headscarf', man: 'short', grandmother: 'headscarf', grandfather: 'short', moustache: true },
  },
  {
    ...{ skin: skin.tan, hair: hair.chestnut, grey: hair.grey, girl: 'long', boy: 'curly' },
    ...{ woman: 'ponytail', man: 'tousled', grandmother: 'ponytail', grandfather: 'tousled', beard: true },
  },
  {
    ...{ skin: skin.fair, hair: hair.blond, grey: hair.white, girl: 'ponytail', boy: 'short' },
    ...{ woman: 'low bun', man: 'sides', grandmother: 'curly', grandfather: 'sides', moustache: true },
  },
  {
    ...{ skin: skin.brown, hair: hair.brown, grey: hair.grey, girl: 'low bun', boy: 'tousled' },
    ...{ woman: 'low bun', man: 'curly', grandmother: 'low bun', grandfather: 'curly' },
  },
];

type Build = {
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
};

const CHILD: Build = {
  headY: -204,
  r: 46,
  shoulderY: -152,
  shoulder: 31,
  hipY: -76,
  hip: 35,
  arm: 12,
  leg: 14,
};
const ADULT: Build = {
  headY: -291,
  r: 47,
  shoulderY: -238,
  shoulder: 46,
  hipY: -120,
  hip: 44,
  arm: 15.5,
  leg: 18,
};
const ELDER: Build = {
  headY: -254,
  r: 47,
  shoulderY: -202,
  shoulder: 43,
  hipY: -94,
  hip: 50,
  arm: 15,
  leg: 17,
};

const FACES: Record<Mood, Head['mood']> = {
  happy: 'open',
  curious: 'curious',
  worried: 'worried',
  sleepy: 'asleep',
};
/** Degrees of the head's tilt. */
const TILTS: Record<Mood, number> = { happy: 3, curious: -5, worried: 4, sleepy: 12 };
const LOOK_AT: Record<Mood, readonly [number, number]> = {
  happy: [0.3, 0],
  curious: [0.45, -0.35],
  worried: [0.25, 0.2],
  sleepy: [0.3, 0.3],
};

type Reach = { bend: Point; hand: Point };

/** The arm of a gesture: from the shoulder, in lengths of an arm, to the outer side and downwards. */
const reach = (b: Build, side: -1 | 1, bend: Point, hand: Point): Reach => {
  const length = (b.hipY - b.shoulderY) * 0.62 + 24;
  const at = ([x, y]: Point): Point => [
    side * (b.shoulder - b.arm * 0.5 + x * length),
    b.shoulderY + b.arm + y * length,
  ];
  return { bend: at(bend), hand: at(hand) };
};

const GESTURES: Record<Mood, (b: Build) => [left: Reach, right: Reach]> = {
  happy: (b) => [reach(b, -1, [0.42, 0.36], [0.82, -0.32]), reach(b, 1, [0.6, 0.24], [0.72, -0.62])],
  curious: (b) => [reach(b, -1, [0.3, 0.55], [0.1, 0.95]), reach(b, 1, [0.5, 0.85], [0.72, 0.04])],
  worried: (b) => [reach(b, -1, [0.44, 0.95], [-0.3, 0.62]), reach(b, 1, [0.44, 0.98], [-0.24, 0.58])],
  sleepy: (b) => [reach(b, -1, [0.34, 0.52], [-0.06, 0.98]), reach(b, 1, [0.26, 0.6], [0.02, 1.08])],
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

type Person = {
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

function person(p: Person): string {
  const b = p.build;
  const [left, waving] = GESTURES[p.mood](b);
  const ponders = p.mood === 'curious' && !p.isHelmeted && !p.held;
  const right = p.held ? holding(b, p.held) : ponders ? pondering(b) : waving;
  const held = p.holds && {
    bend: [p.holds.at[0] - 6, b.shoulderY + (p.holds.at[1] - b.shoulderY) * 0.72] as const,
  };
  const isClasped = p.mood === 'worried' && !p.holds;
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
  const look = LOOK_AT[p.mood];
  const mood = p.head.mood ?? FACES[p.mood];
  const isLong = p.head.style === 'long';
  // Who is sleepy hangs the head
  const nod = p.mood === 'sleepy' && !p.isHelmeted ? 4 : 0;
  const placed = { x: nod, y: b.headY + nod, scale: b.r / 50, turn: TILTS[p.mood] };
  return [
    isLong ? place(placed, hairBehind('long', p.head.hair)) : '',
    p.under ?? '',
    p.legs,
    p.clothes,
    p.holds ? place({ x: p.holds.at[0], y: p.holds.at[1] }, p.holds.thing) : '',
    p.holds && held ? arm(-1, { bend: held.bend, hand: p.holds.at }) : arm(-1, left),
    ponders || p.held ? sleeve(1, right) : arm(1, right),
    p.over ?? '',
    ellipse(0, b.shoulderY - 3, b.r * 0.36, b.r * 0.24, p.skin),
    place(
      placed,
      p.behindHead ?? '',
      head({
        look,
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
    p.held ? place({ x: right.hand[0], y: right.hand[1] }, p.held.svg) : '',
    ponders || p.held ? hand(1, right) : '',
  ].join('');
}

const glints = ([x, y]: readonly [number, number]): string =>
  circle(-17 + x * 13, 2 + y * 8, 2, colour.glow) + circle(21 + x * 13, 2 + y * 8, 2, colour.glow);

/** A bell or a bean from the shoulders to a hem of half width `flare`, and its shadow side. */
function torso(b: Build, hem: number, flare: number, fill: string, bow = 10, isCovered = false): string {
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
const shoes = (x: number, size: number, fill: string): string => {
  const bean = [-14, 0, -20, -12, -14, -24, -2, -24, 9, -24, 14, -17, 21, -13, 27, -9, 27, -2, 23, 0];
  const one = (side: -1 | 1): string => {
    const [left, top, ...rest] = bean.map((value, i) =>
      Math.round(i % 2 ? (value * size) / 20 : side * (x + (value * size) / 20)),
    );
    return `M${left} ${top}C${rest.join(' ')}Z`;
  };
  return path((one(-1) + one(1)).replaceAll(' -', '-'), fill);
};

/** Two legs in shoes; `shin` covers them from `shinY` down: socks or boots. */
function legs(b: Build, fill: string, shoe: string, more: { shin?: string; shinY?: number } = {}): string {
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
const companion = ({ base }: Tones): { fill: string; deep: string } =>
  Number.parseInt(base.slice(5), 16) > Number.parseInt(base.slice(1, 3), 16)
    ? { fill: '#9A6A50', deep: colour.bark }
    : { fill: colour.evening, deep: colour.dusk };

/** Stockings for clothes of these tones, in a colour that no skin has. */
const stockings = (tones: Tones): string => {
  const { fill } = companion(tones);
  return fill === colour.evening ? fill : TONES.purple.dark;
};

const fiveStar = (x: number, y: number, r: number, fill: string): string =>
  path(
    `M${Array.from({ length: 10 }, (_, i) => {
      const [a, l] = [(Math.PI * i) / 5 - Math.PI / 2, i % 2 ? r * 0.5 : r];
      return `${n(Math.round((x + Math.cos(a) * l) * 10) / 10)} ${n(Math.round((y + Math.sin(a) * l) * 10) / 10)}`;
    }).join('L')}Z`,
    fill,
  );

/** From ear to ear and round the mouth, around a head of radius 50. */
const beard = (fill: string, mood: Mood, long = 0): string => {
  const [x, y] = [LOOK_AT[mood][0] * 14, 28 + LOOK_AT[mood][1] * 6];
  return path(
    `M-52-2C-56 36-40 ${56 + long * 0.4} ${n(x * 0.7)} ${62 + long}C40 ${56 + long * 0.4} 56 36 52-2 48 14 42 20 ${n(x + 26)} 19 ${n(x + 12)} 10 ${n(x + 4)} 14 ${n(x)} 17 ${n(x - 4)} 14 ${n(x - 12)} 10 ${n(x - 26)} 19-42 20-48 14-52-2ZM${n(x - 15)} ${n(y)}a15 10 0 0 0 30 0a15 10 0 0 0-30 0Z`,
    fill,
    'fill-rule="evenodd"',
  );
};

/** Round the face and down to the shoulders, around a head of radius 50. */
const headscarf = (fill: string): string =>
  path(
    'M-61-2C-61-44-38-64 0-64S61-44 61-2C61 24 60 46 52 62 24 84-24 84-52 62-60 46-61 24-61-2ZM-43 4C-43 30-22 47 2 47S47 30 47 4C44-24 26-40 2-40S-40-24-43 4Z',
    fill,
    'fill-rule="evenodd"',
  ) +
  path(
    'M24-60C50-52 61-32 61-2 61 24 60 46 52 62 40 71 28 75 14 77 44 58 56 22 46-18 42-40 36-52 24-60Z',
    colour.night,
    'opacity=".12"',
  );

const look = ({ look }: Look): LookOfPerson => LOOKS_OF_PEOPLE[look] ?? (LOOKS_OF_PEOPLE[0] as LookOfPerson);

type Drawing = (at: Look) => string;

const girl: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair, girl: style } = look(at);
  const b = CHILD;
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: legs(b, stockings(tones), colour.bark),
    clothes:
      torso(b, -50, 52, tones.base, 14) +
      path('M-52-52Q0-36 52-52L54-43Q0-25-54-43Z', tones.light) +
      circle(0, -122, 3.4, tones.dark) +
      circle(0, -104, 3.4, tones.dark),
    over: path(
      'M0-148C-6-132-26-132-30-146-20-158-8-160 0-154 8-160 20-158 30-146 26-132 6-132 0-148Z',
      tones.light,
    ),
    head: { hair, style, ...(mood === 'happy' ? { mood: 'grin' as const } : {}) },
  });
};

const boy: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair, boy: style } = look(at);
  const b = CHILD;
  const { fill } = companion(tones);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs:
      legs(b, skin, colour.bark, { shin: colour.cream, shinY: -30 }) +
      path('M-36-84H36L39-44Q22-38 5-44L0-62-5-44Q-22-38-39-44Z', fill) +
      path('M14-84H36L39-44Q30-40 22-41 26-62 14-84Z', colour.night, 'opacity=".13"'),
    clothes:
      torso(b, -74, 37, tones.base, 8) +
      // A stripe, which arms before the chest would break
      (mood === 'worried' || mood === 'sleepy'
        ? ''
        : path('M-39-118Q0-108 39-118L39-107Q0-97-39-107Z', tones.light)) +
      path('M-37-77Q0-69 37-77L37-70Q0-61-37-70Z', tones.dark) +
      path('M-19-158Q0-138 19-158L24-154Q0-130-24-154Z', tones.dark),
    head: { hair, style },
  });
};

const woman: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair, woman: style } = look(at);
  const b: Build = { ...ADULT, shoulder: 41, arm: 14 };
  const { deep } = companion(tones);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: legs({ ...b, leg: 14 }, stockings(tones), deep),
    clothes:
      path('M-34-140C-46-110-58-80-64-54Q0-36 64-54C58-80 46-110 34-140Z', tones.base) +
      torso(b, -136, 35, tones.base, 8) +
      path('M12-132C36-110 44-80 40-46Q54-49 64-54C58-80 46-110 34-140Z', colour.night, 'opacity=".13"') +
      path('M-36-142Q0-134 36-142L37-128Q0-118-37-128Z', tones.dark) +
      path('M-20-244Q0-244 20-244 14-222 0-208-14-222-20-244Z', skin) +
      path('M-24-243L-12-246Q-6-224 0-214 6-224 12-246L24-243Q16-214 0-200-16-214-24-243Z', tones.light),
    head:
      style === 'headscarf'
        ? { hair, style: 'none' }
        : { hair, style, ...(mood === 'happy' ? { mood: 'smile' as const } : {}) },
    onHead: style === 'headscarf' ? headscarf(tones.light) : '',
  });
};

const man: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair, man: style, beard: bearded, moustache } = look(at);
  const b = ADULT;
  const { fill, deep } = companion(tones);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: legs(b, fill, deep),
    clothes:
      torso(b, -112, 48, tones.base, 6) +
      path('M-20-247C-18-200-16-150-15-107Q0-104 15-107C16-150 18-200 20-247Z', colour.cream) +
      path('M-22-247L0-222 22-247 28-240 12-206 0-222-12-206-28-240Z', colour.paper) +
      // Edges of the jacket: down to the hem, or as lapels that end above clasped hands
      path(
        mood === 'worried'
          ? 'M-24-242C-29-224-28-206-21-188-17-204-17-226-18-246ZM24-242C29-224 28-206 21-188 17-204 17-226 18-246Z'
          : 'M-24-242C-30-190-24-150-17-107L-10-107C-12-150-18-196-18-246ZM24-242C30-190 24-150 17-107L10-107C12-150 18-196 18-246Z',
        tones.dark,
      ) +
      path('M-42-146H-24V-128Q-33-122-42-128ZM42-146H24V-128Q33-122 42-128Z', tones.dark),
    head: { hair, style, moustache: moustache && hair },
    onHead: bearded ? beard(hair, mood) : '',
  });
};

const grandmother: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, grey, grandmother: style } = look(at);
  const b: Build = { ...ELDER, shoulder: 40, arm: 14 };
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    legs: shoes(22, 17, colour.bark),
    clothes:
      torso(b, -18, 66, tones.base, 16) +
      path('M-34-118H34C42-84 46-60 47-32Q0-20-47-32C-46-60-42-84-34-118Z', colour.paper) +
      path('M-38-122Q0-114 38-122V-110Q0-102-38-110Z', colour.cream) +
      path('M-20-82H20V-64Q0-50-20-64Z', colour.cream),
    over:
      path(
        'M-38-199C-28-210 28-210 38-199 54-192 60-174 60-158 40-164 14-156 0-146-14-156-40-164-60-158-60-174-54-192-38-199Z',
        tones.light,
      ) +
      path(
        'M24-205C44-202 60-184 60-158 50-160 42-159 34-156 40-176 36-194 24-205Z',
        colour.night,
        'opacity=".12"',
      ) +
      circle(0, -158, 6, tones.dark),
    head: {
      ...{ hair: grey, style: style === 'headscarf' ? 'none' : style },
      mood: mood === 'happy' ? 'grin' : FACES[mood],
    },
    onHead:
      (style === 'headscarf' ? headscarf(tones.light) : '') +
      line('M-48 8c4-2 6-5 7-8M48 8c-4-2-6-5-7-8', colour.clayDeep, 2.5, 'opacity=".35"'),
  });
};

const grandfather: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, grey, grandfather: style, beard: bearded, moustache } = look(at);
  const b = ELDER;
  const { fill, deep } = companion(tones);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: colour.cream,
    cuff: colour.sand,
    legs: legs({ ...b, hip: 46 }, fill, deep),
    clothes:
      torso(b, -88, 50, colour.cream, 6, true) +
      path(
        'M-38-197C-46-160-52-120-51-88Q-24-82-2-76V-150C-12-164-20-184-22-205ZM38-197C46-160 52-120 51-88Q24-82 2-76V-150C12-164 20-184 22-205Z',
        tones.base,
      ) +
      path('M38-197C46-160 52-120 51-88Q40-85 30-82 38-120 34-199Z', colour.night, 'opacity=".13"') +
      path('M0-190L-17-201V-179ZM0-190L17-201V-179Z', tones.dark) +
      circle(-9, -136, 3.4, tones.light) +
      circle(-9, -112, 3.4, tones.light) +
      path('M18-126H40V-118H18Z', tones.dark),
    head: {
      hair: grey,
      style,
      moustache: moustache && grey,
      mood: mood === 'happy' ? 'grin' : FACES[mood],
    } as Person['head'],
    onHead: bearded ? beard(grey, mood) : '',
    holds: {
      at: [-74, -104],
      thing:
        limb([3, -4], [0, 50], [-4, 101], [5, 4], colour.wood) +
        limb([5, -6], [-14, -22], [-26, -6], [6, 5], colour.wood),
    },
  });
};

const STEEL = { dark: colour.periwinkle, base: colour.mist, light: '#D9DBEC' };

const KNIGHT: Build = { ...ADULT, headY: -281, shoulderY: -228, hipY: -112, arm: 16 };

const knight: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair } = look(at);
  const b = KNIGHT;
  const knees = [-21, 21].map((x) => ellipse(x, -66, 17, 14, STEEL.light)).join('');
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: STEEL.base,
    glove: STEEL.dark,
    cuff: STEEL.light,
    legs: legs(b, STEEL.base, STEEL.dark) + knees,
    clothes:
      path('M-52-96V-80Q-39-66-26-80-13-66 0-80 13-66 26-80 39-66 52-80V-96Z', tones.dark) +
      torso(b, -88, 52, tones.base) +
      path('M-48-142Q0-132 48-142L49-128Q0-117-49-128Z', tones.dark) +
      rect(-9, -139, 18, 18, colour.lamp, 4) +
      fiveStar(0, -180, 22, tones.light),
    over: path(
      'M-60-206C-62-228-44-240-22-236-18-222-26-200-44-194-54-194-60-198-60-206ZM60-206C62-228 44-240 22-236 18-222 26-200 44-194 54-194 60-198 60-206Z',
      STEEL.light,
    ),
    head: { hair, style: 'none' },
    behindHead: path('M2-58C-14-104-58-112-84-84-66-86-62-78-66-66-50-76-30-68-8-50Z', tones.base),
    onHead:
      path(
        'M-60 48C-70-24-44-66 0-66S70-24 60 48C42 62-42 62-60 48ZM-43 40C-24 54 24 54 43 40 50 22 52-2 46-18 20-34-20-34-46-18-52-2-50 22-43 40Z',
        STEEL.base,
        'fill-rule="evenodd"',
      ) +
      path('M-58-12C-58-44-34-56 0-56S58-44 58-12C36-34-36-34-58-12Z', STEEL.light) +
      line('M-34-32q34-12 68 0', STEEL.dark, 4) +
      path('M22-61C56-48 68-8 60 48 52 54 44 56 36 57 62 20 56-34 22-61Z', colour.night, 'opacity=".12"') +
      circle(-57, -12, 7, STEEL.dark) +
      circle(57, -12, 7, STEEL.dark),
  });
};

const PIRATE: Build = { ...ADULT, headY: -277, shoulderY: -224, hipY: -110 };

const pirate: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair, beard: bearded } = look(at);
  const b = PIRATE;
  const stripe = (y: number): string => `M-30 ${y}Q0 ${y + 8} 30 ${y}V${y + 11}Q0 ${y + 19}-30 ${y + 11}Z`;
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    cuff: tones.light,
    under: path('M-50-120L-62-46Q-40-38-20-44V-120ZM50-120L62-46Q40-38 20-44V-120Z', tones.dark),
    legs:
      legs(b, colour.cream, colour.wood, { shin: colour.wood, shinY: -62 }) +
      [-21, 21].map((x) => rect(x - 19, -70, 38, 15, '#8E6049', 7)).join(''),
    clothes:
      torso(b, -104, 46, colour.paper, 8, true) +
      path([-212, -190, -168, -146].map(stripe).join(''), colour.evening) +
      path('M-42-124Q0-112 42-124L44-102Q0-88-44-102Z', colour.lamp) +
      path(
        'M-28-231C-52-224-54-150-62-58Q-40-50-24-56C-18-110-16-176-14-232ZM28-231C52-224 54-150 62-58Q40-50 24-56C18-110 16-176 14-232Z',
        tones.base,
      ) +
      path('M36-226C52-214 54-150 62-58Q52-54 42-53C48-120 46-180 36-226Z', colour.night, 'opacity=".13"') +
      path(
        'M-28-231L-14-234Q-10-200-20-166-34-190-28-231ZM28-231L14-234Q10-200 20-166 34-190 28-231Z',
        tones.light,
      ) +
      [-146, -118].map((y) => circle(-30, y, 4.4, colour.lamp) + circle(30, y, 4.4, colour.lamp)).join(''),
    head: { hair, style: bearded ? 'short' : 'ponytail' },
    onHead:
      (bearded ? beard(hair, mood) : '') +
      circle(-51, 22, 4.5, colour.lamp) +
      path(
        'M-82-22C-74-40-54-44-44-62-30-86 30-86 44-62 54-44 74-40 82-22 86-12 74-8 60-14 24-30-24-30-60-14-74-8-86-12-82-22Z',
        colour.bark,
      ) +
      path(
        'M-82-22C-86-12-74-8-60-14-24-30 24-30 60-14 74-8 86-12 82-22 80-27 76-28 72-25 30-42-30-42-72-25-76-28-80-27-82-22Z',
        colour.lamp,
      ) +
      path(
        'M20-76C32-73 40-69 44-62 54-44 74-40 82-22 70-26 60-33 50-36 42-54 34-66 20-76Z',
        colour.night,
        'opacity=".25"',
      ) +
      path('M48-56C60-92 84-98 100-90 84-84 90-74 62-46Z', colour.clayLight),
  });
};

const ASTRONAUT: Build = {
  ...ADULT,
  headY: -262,
  shoulderY: -206,
  hipY: -100,
  shoulder: 48,
  hip: 50,
  arm: 19,
  leg: 22,
};

const astronaut: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair, boy: style } = look(at);
  const b = ASTRONAUT;
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    glove: colour.paper,
    isHelmeted: true,
    cuff: tones.light,
    under:
      rect(-66, -218, 132, 112, colour.periwinkle, 24) +
      rect(-58, -228, 26, 30, colour.evening, 10) +
      rect(32, -228, 26, 30, colour.evening, 10),
    legs:
      legs(b, tones.base, colour.mist, { shin: colour.paper, shinY: -34 }) +
      [-24, 24].map((x) => rect(x - 22, -44, 44, 13, tones.light, 6)).join(''),
    clothes:
      torso(b, -92, 54, tones.base) +
      path('M-53-112Q0-100 53-112V-98Q0-86-53-98Z', tones.dark) +
      rect(-26, -178, 52, 42, colour.mist, 10) +
      circle(-12, -164, 5.5, colour.clay) +
      circle(4, -164, 5.5, colour.lamp) +
      rect(-18, -152, 36, 7, colour.sea, 3.5),
    head: { hair, style: style === 'curly' ? 'curly' : 'short' },
    behindHead: circle(0, 0, 70, colour.periwinkle),
    onHead:
      path(
        'M-82 0a82 82 0 0 0 164 0a82 82 0 0 0-164 0ZM-64-2a64 62 0 0 1 128 0a64 62 0 0 1-128 0Z',
        colour.paper,
        'fill-rule="evenodd"',
      ) +
      path('M46-68A82 82 0 0 1 46 68C62 46 71 22 71-2 71-28 62-50 46-68Z', colour.night, 'opacity=".12"') +
      path('M-52-36C-40-52-24-60-8-62-16-52-34-42-44-24-50-22-54-28-52-36Z', colour.glow, 'opacity=".4"') +
      ellipse(-80, 4, 10, 15, tones.light) +
      ellipse(80, 4, 10, 15, tones.light),
  });
};

const WIZARD: Build = { ...ADULT, headY: -262, shoulderY: -208, hipY: -100, shoulder: 42 };

const wizard: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, grey } = look(at);
  const b = WIZARD;
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.base,
    wide: 24,
    cuff: tones.light,
    legs: shoes(20, 17, colour.bark),
    clothes:
      torso(b, -16, 72, tones.base, 18) +
      path('M-71-32Q0-12 71-32L72-16Q0 4-72-16Z', tones.light) +
      fiveStar(-36, -60, 10, tones.light) +
      fiveStar(26, -84, 12, tones.light) +
      fiveStar(-20, -112, 7, tones.light) +
      fiveStar(44, -48, 7, tones.light),
    head: { hair: grey, style: 'sides' },
    onHead:
      beard(grey, mood, 62) +
      path(
        'M-66-22C-52-58-40-112-4-150 4-158 16-152 12-142 8-132 20-116 30-96 42-72 54-46 66-22 24-38-24-38-66-22Z',
        tones.base,
      ) +
      path(
        'M11-138C10-128 21-114 30-96 42-72 54-46 66-22 54-27 42-30 30-32 32-70 18-106 11-138Z',
        colour.night,
        'opacity=".15"',
      ) +
      path('M-58-44C-30-58 30-58 58-44L66-24C26-38-26-38-66-24Z', tones.dark) +
      path('M-88-14C-60-44 60-44 88-14 92-6 84-4 76-8 30-28-30-28-76-8-84-4-92-6-88-14Z', tones.base) +
      fiveStar(2, -82, 13, tones.light),
    holds: {
      at: [-84, -128],
      thing:
        limb([0, -96], [3, 0], [0, 126], [5, 5], colour.wood) +
        fiveStar(0, -112, 26, colour.lamp) +
        circle(0, -112, 7, colour.glow),
    },
  });
};

const MERMAID: Build = { ...CHILD, headY: -226, shoulderY: -174, hipY: -104 };

const mermaid: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair, girl: style } = look(at);
  const b = MERMAID;
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.light,
    cuff: tones.dark,
    legs:
      path(
        'M-98-78C-82-94-78-124-92-150C-98-134-106-126-118-122C-130-134-146-136-160-130C-156-100-132-76-108-72Z',
        tones.light,
      ) +
      line('M-102-84C-96-98-94-114-94-128M-108-84C-120-92-132-106-140-116', tones.dark, 3.5) +
      path(
        'M36-112C46-66 40-10-14-4C-66 2-106-22-112-78L-92-88C-88-62-74-42-58-48C-40-56-42-84-37-112Z',
        tones.base,
      ) +
      line(
        'M26-80q-8 9-16 0q-8 9-16 0q-8 9-16 0M28-60q-8 9-16 0q-8 9-16 0q-8 9-16 0M18-40q-8 9-16 0q-8 9-16 0q-8 9-16 0M-2-20q-8 9-16 0q-8 9-16 0q-8 9-16 0',
        tones.dark,
        3.5,
      ),
    clothes:
      torso(b, -104, 36, tones.light, 8) +
      path('M-38-110Q0-96 38-110L40-96Q30-86 20-92Q10-82 0-90Q-10-82-20-92Q-30-86-40-96Z', tones.dark),
    head: { hair, style },
    onHead: fiveStar(-30, -40, 15, colour.cream) + circle(-30, -40, 4, colour.clay),
  });
};

const FAIRY: Build = {
  ...{ headY: -184, r: 43, shoulderY: -136, shoulder: 27, hipY: -68, hip: 28, arm: 10.5, leg: 11 },
};

const fairy: Drawing = (at) => {
  const { tones, mood } = at;
  const { skin, hair, girl: style } = look(at);
  const b = FAIRY;
  const wing =
    path('M4-122C40-196 112-222 130-186 138-150 84-102 4-104Z', colour.day) +
    path('M4-104C52-112 104-88 100-54 90-26 32-46 4-88Z', colour.mist) +
    line('M12-114C46-150 84-178 112-182M14-110C56-124 92-142 116-156M14-98C44-92 68-78 84-62', '#FFFFFF', 4);
  return person({
    build: b,
    skin,
    mood,
    held: at.held,
    sleeve: tones.light,
    cuff: tones.dark,
    under: wing + place({ flip: true }, wing),
    legs: legs(b, skin, tones.dark),
    clothes:
      path(
        'M-30-76C-46-62-54-48-60-30-50-32-44-34-38-38-34-30-30-26-24-20-18-28-14-32-10-38-6-30-4-24 0-18 4-24 6-30 10-38 14-32 18-28 24-20 30-26 34-30 38-38 44-34 50-32 60-30 54-48 46-62 30-76Z',
        tones.dark,
      ) +
      path(
        'M-26-84C-40-70-46-56-52-42-42-44-36-46-30-50-26-44-20-38-16-34-10-40-4-46 0-50 4-46 10-40 16-34 20-38 26-44 30-50 36-46 42-44 52-42 46-56 40-70 26-84Z',
        tones.base,
      ) +
      torso(b, -74, 27, tones.base, 6) +
      path('M-28-84Q0-76 28-84L29-74Q0-64-29-74Z', tones.light),
    over: path(
      'M0-134C-8-122-26-120-34-130-24-136-12-140 0-138 12-140 24-136 34-130 26-120 8-122 0-134Z',
      tones.light,
    ),
    head: { hair, style },
    onHead: garland,
    ...(at.held ? {} : { holds: { at: [-62, -86], thing: wand } }),
  });
};

/** Leaves and flowers over the brow, around a head of radius 50. */
const garland =
  line('M-48-26C-30-44 30-44 48-26', colour.moss, 8) +
  [-34, 0, 34]
    .map((x) => {
      const y = x === 0 ? -42 : -34;
      return line(`M${x - 7} ${y}h.1M${x + 7} ${y}h.1M${x} ${y - 7}v.1M${x} ${y + 7}v.1`, colour.paper, 12);
    })
    .join('') +
  line('M-34-34h.1M0-42h.1M34-34h.1', colour.lamp, 9);

const wand = limb([2, 14], [0, -20], [-4, -52], [3.4, 3], colour.wood) + fiveStar(-5, -64, 19, colour.lamp);

type Size = { height: number; width: number };

/** `rim`: middle and half width of the rim of a hat over all of the hair, or of a crown on a hat of one's own. */
const figure = (b: Build, size: Size, draw: Drawing, hat?: { y: number; half: number }): Figure => ({
  ...size,
  lives: 'land',
  head: { x: 0, y: b.headY, r: b.r },
  neck: { x: 0, y: b.shoulderY - 4, half: Math.round(b.r * 0.5) },
  rim: { x: 0, y: b.headY + b.r * (hat?.y ?? -0.8), half: b.r * (hat?.half ?? 1.02) },
  ...(hat ? { hatted: true as const } : {}),
  clothed: true,
  hand: (held) => holding(b, held).hand,
  draw,
});

export const people: Record<Kind, Figure> = {
  girl: figure(CHILD, { height: 280, width: 194 }, girl),
  boy: figure(CHILD, { height: 280, width: 194 }, boy),
  woman: figure(ADULT, { height: 368, width: 260 }, woman),
  man: figure(ADULT, { height: 368, width: 270 }, man),
  grandmother: figure(ELDER, { height: 320, width: 248 }, grandmother),
  grandfather: figure(ELDER, { height: 302, width: 230 }, grandfather),
  knight: figure(KNIGHT, { height: 382, width: 268 }, knight, { y: -1.06, half: 0.72 }),
  pirate: figure(PIRATE, { height: 372, width: 266 }, pirate, { y: -1.2, half: 0.6 }),
  astronaut: figure(ASTRONAUT, { height: 340, width: 266 }, astronaut, { y: -1.42, half: 0.52 }),
  wizard: figure(WIZARD, { height: 407, width: 248 }, wizard, { y: -0.66, half: 1.16 }),
  mermaid: { ...figure(MERMAID, { height: 282, width: 322 }, mermaid), lives: 'water' },
  fairy: figure(FAIRY, { height: 250, width: 272 }, fairy),
};
