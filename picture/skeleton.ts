import { blush } from './animals/face.ts';
import type { Figure, Mood, Tones } from './figure.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, type Point } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** Bones of these tones: white ones are of ivory. */
const boned = (tones: Tones): Tones =>
  tones.base === TONES.white.base
    ? { dark: '#C9B58F', base: '#F6ECD6', light: '#FFFDF4' }
    : { ...tones, base: tones.light, dark: tones.base };

type Bone = readonly [from: Point, to: Point];

/** Bones with knobs at both ends. */
function bones(all: readonly Bone[], fill: string): string {
  const whole = (value: number): number => Math.round(value);
  const shafts = all.map(([[x, y], [toX, toY]]) => `M${x} ${y}L${toX} ${toY}`);
  const knobs = all.flatMap(([[x, y], [toX, toY]]) => {
    const long = Math.hypot(toX - x, toY - y) || 1;
    const [sideX, sideY] = [(-(toY - y) / long) * 6, ((toX - x) / long) * 6];
    return [x, toX].map((at, end) => {
      const atY = end === 0 ? y : toY;
      return `M${whole(at + sideX)} ${whole(atY + sideY)}h.1M${whole(at - sideX)} ${whole(atY - sideY)}h.1`;
    });
  });
  return line(shafts.join(''), fill, 11) + line(knobs.join(''), fill, 15);
}

const mirrored = ([x, y]: Point): Point => [-x, y];

const ARMS: Record<Mood, readonly [elbow: Point, hand: Point]> = {
  happy: [
    [82, -142],
    [98, -204],
  ],
  curious: [
    [84, -122],
    [52, -168],
  ],
  worried: [
    [70, -116],
    [22, -134],
  ],
  sleepy: [
    [62, -124],
    [66, -76],
  ],
};

export const skeleton: Figure = {
  height: 306,
  width: 230,
  lives: 'land',
  head: { x: 2, y: -240, r: 60 },
  neck: { x: 0, y: -178, half: 24 },
  rim: { x: 2, y: -284, half: 46 },
  draw: ({ tones: named, mood }) => {
    const tones = boned(named);
    const { base, dark, light } = tones;
    const right = ARMS[mood];
    const [elbow, hand] = mood === 'curious' ? ARMS.sleepy : right;
    const left = [mirrored(elbow), mirrored(hand)] as const;
    const limbs = [
      ...[left, right].flatMap(([bend, end], side): Bone[] => [
        [[side === 0 ? -40 : 40, -166], bend],
        [bend, end],
      ]),
      ...[-1, 1].flatMap((side): Bone[] => [
        [
          [20 * side, -92],
          [26 * side, -50],
        ],
        [
          [26 * side, -48],
          [24 * side, -12],
        ],
      ]),
    ];
    const fingers = [left[1], right[1]].map(
      ([x, y]) => `M${x - 11} ${y - 13}L${x} ${y}V${y - 17}M${x} ${y}l12-12`,
    );
    const socket = (x: number): string =>
      mood === 'sleepy'
        ? line(`M${x - 15} -238c6 10 22 10 28 0`, colour.ink, 6)
        : ellipse(x, -240, mood === 'curious' ? 18 : 16, mood === 'curious' ? 20 : 18, colour.ink) +
          circle(x + 5, -247, 5.5, colour.glow) +
          circle(x - 5, -234, 2.6, colour.glow);
    const smile = {
      happy:
        path('M-26-208Q4-196 34-208Q30-180 4-180T-26-208Z', colour.ink) +
        path('M-22-205Q4-195 30-205L28-197Q4-188-20-197Z', light) +
        line('M-8-201v7M4-199v8M16-201v7', colour.ink, 2.5),
      curious: ellipse(4, -199, 8, 9, colour.ink),
      worried: line('M-16-194Q4-208 24-194M-6-203v8M4-206v9M14-203v8', colour.ink, 4),
      sleepy: line('M-12-200Q4-190 20-200M-2-201v8M10-201v8', colour.ink, 4),
    }[mood];
    return [
      bones(limbs, base) + line(`${fingers.join('')}M-26-6H-44M26-6H44`, base, 9),
      path('M-38-108C-46-84-24-74 0-78 24-74 46-84 38-108 20-98-20-98-38-108Z', base),
      path('M-22-94C-14-84 14-84 22-94 14-98-14-98-22-94Z', dark, 'opacity=".6"'),
      line('M0-172V-100', dark, 15),
      line('M0-168h.1M0-152h.1M0-136h.1M0-120h.1M0-106h.1', base, 15),
      line(
        'M0-164C-30-172-48-160-48-146M0-146C-28-152-44-142-43-130M0-128C-24-132-36-124-35-114M0-164C30-172 48-160 48-146M0-146C28-152 44-142 43-130M0-128C24-132 36-124 35-114',
        base,
        10,
      ),
      line('M-42-172Q0-182 42-172', base, 13),
      place(
        { y: -180, turn: { happy: 0, curious: -5, worried: 4, sleepy: 7 }[mood] },
        place(
          { y: 180 },
          path(
            'M2-304C44-304 70-276 70-240 70-218 58-206 48-200 48-184 36-174 4-174S-40-184-40-200C-52-206-64-218-64-240-64-276-38-304 2-304Z',
            base,
          ),
          path(
            'M34-298C56-288 70-266 70-240 70-218 58-206 48-200 48-184 36-174 8-174 40-190 64-250 34-298Z',
            dark,
            'opacity=".45"',
          ),
          line('M-44-262C-40-276-30-284-20-288', light, 8),
          socket(-24) + socket(32),
          mood === 'worried'
            ? line('M-44-262l18-10M52-262l-18-10', colour.ink, 5)
            : mood === 'curious'
              ? line('M-42-268q14-10 28-2M20-272q14-10 28 0', colour.ink, 4)
              : '',
          blush(4, -214, 48, 10, TONES.green),
          path('M4-228L-3-214Q4-210 11-214Z', colour.ink),
          smile,
        ),
      ),
    ].join('');
  },
};
