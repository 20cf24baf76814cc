import { type Head, head } from '../../../picture/hand/heads.ts';
import { colour } from '../../../picture/hand/palette.ts';
import { circle, ellipse, line, n, type Point, path, place } from '../../../picture/hand/svg.ts';

/** An arm or a leg: a thick line from joint to joint, bent by `bend` units to the side. */
export function limb(from: Point, to: Point, width: number, fill: string, bend = 0, more = ''): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [cx, cy] = [
    mx - ((to[1] - from[1]) / length) * bend * 2,
    my + ((to[0] - from[0]) / length) * bend * 2,
  ];
  return line(`M${n(from[0])} ${n(from[1])}Q${n(cx)} ${n(cy)} ${n(to[0])} ${n(to[1])}`, fill, width, more);
}

interface Reach {
  /** Position of the hand, from the person's origin. */
  hand: Point;
  bend?: number;
  /** Drawn after the body (default) or before it. */
  behind?: boolean;
}

export interface Person extends Head {
  build?: 'toddler' | 'child' | 'adult' | 'elder';
  top: string;
  /** Stripes, an apron or a cardigan drawn over the torso, around the person's origin. */
  over?: string;
  bottom?: string;
  shoes?: string;
  /** A garment down to the shins instead of trousers. */
  dress?: boolean;
  /** Short sleeves leave the forearm bare. */
  sleeves?: 'long' | 'short';
  left?: Reach;
  right?: Reach;
  feet?: readonly [Point, Point] | 'hidden';
  /** Tilt of the head, degrees. */
  tilt?: number;
}

interface Build {
  head: number;
  headY: number;
  shoulderY: number;
  shoulder: number;
  hipY: number;
  hip: number;
  arm: number;
}

// Heights in units above the ground. A child is four heads high, an adult five and a half.
const builds: Record<NonNullable<Person['build']>, Build> = {
  toddler: { head: 36, headY: -118, shoulderY: -84, shoulder: 22, hipY: -34, hip: 30, arm: 17 },
  child: { head: 37, headY: -168, shoulderY: -134, shoulder: 25, hipY: -66, hip: 30, arm: 18 },
  adult: { head: 37, headY: -234, shoulderY: -198, shoulder: 36, hipY: -96, hip: 38, arm: 23 },
  elder: { head: 37, headY: -206, shoulderY: -172, shoulder: 36, hipY: -78, hip: 44, arm: 23 },
};

/** A standing person whose origin is on the ground between the feet. */
export function person(options: Person): string {
  const {
    build = 'child',
    top,
    over = '',
    bottom = colour.dusk,
    shoes = colour.bark,
    dress,
    sleeves = 'long',
    tilt = 0,
  } = options;
  const b = builds[build];
  const {
    left = { hand: [-b.hip - 12, b.hipY + 2], bend: 6 },
    right = { hand: [b.hip + 12, b.hipY + 2], bend: -6 },
  } = options;

  const arm = (side: -1 | 1, reach: Reach): string => {
    const from: Point = [side * (b.shoulder - 4), b.shoulderY + 16];
    const mid: Point = [(from[0] + reach.hand[0]) / 2, (from[1] + reach.hand[1]) / 2];
    return [
      reach.behind
        ? ''
        : place(
            { x: -side * 4, y: 2 },
            limb(from, reach.hand, b.arm, colour.night, reach.bend ?? 0, 'opacity=".14"'),
          ),
      limb(
        from,
        reach.hand,
        sleeves === 'long' ? b.arm : b.arm - 4,
        sleeves === 'long' ? top : options.skin,
        reach.bend ?? 0,
      ),
      sleeves === 'short' ? limb(from, mid, b.arm, top, (reach.bend ?? 0) / 2) : '',
      circle(reach.hand[0], reach.hand[1], b.arm * 0.5, options.skin),
    ].join('');
  };

  const feet = options.feet ?? [
    [-b.hip * 0.45, 0],
    [b.hip * 0.45, 0],
  ];
  const legs =
    feet === 'hidden'
      ? ''
      : feet
          .map(([x, y], i) => {
            const hip: Point = [(i === 0 ? -1 : 1) * b.hip * 0.45, b.hipY - 4];
            const out = i === 0 ? -1 : 1;
            return (
              limb(hip, [x, y - 10], b.arm + 3, bottom) +
              path(
                `M${n(x - 12 + out * 3)} ${n(y)}c-2-18 26-18 24 0Z`,
                shoes,
                `stroke="${shoes}" stroke-width="4" stroke-linejoin="round"`,
              )
            );
          })
          .join('');

  const hem = dress ? b.hipY * 0.32 : b.hipY + 6;
  const flare = dress ? b.hip * 1.3 : b.hip;
  const s = b.shoulder;
  const torso = `M${-flare} ${n(hem)}C${-flare - 2} ${n(b.hipY - 20)} ${-s - 8} ${b.shoulderY + 26} ${-s + 4} ${b.shoulderY + 4}C${-s / 2} ${b.shoulderY - 10} ${s / 2} ${b.shoulderY - 10} ${s - 4} ${b.shoulderY + 4}C${s + 8} ${b.shoulderY + 26} ${flare + 2} ${n(b.hipY - 20)} ${flare} ${n(hem)}Q0 ${n(hem + 12)} ${-flare} ${n(hem)}Z`;
  const shade = `M${s * 0.3} ${b.shoulderY - 2}L${s - 4} ${b.shoulderY + 4}C${s + 8} ${b.shoulderY + 26} ${flare + 2} ${n(b.hipY - 20)} ${flare} ${n(hem)}Q${flare * 0.7} ${n(hem + 7)} ${flare * 0.4} ${n(hem + 8)}C${flare * 0.7} ${n(b.hipY - 10)} ${s * 0.8} ${b.shoulderY + 30} ${s * 0.3} ${b.shoulderY - 2}Z`;

  return [
    left.behind ? arm(-1, left) : '',
    right.behind ? arm(1, right) : '',
    legs,
    path(torso, top),
    path(shade, colour.night, 'opacity=".14"'),
    over,
    ellipse(0, b.shoulderY - 2, 15, 10, options.skin),
    place({ x: 0, y: b.headY, scale: b.head / 50, turn: tilt }, head(options)),
    left.behind ? '' : arm(-1, left),
    right.behind ? '' : arm(1, right),
  ].join('');
}

/** A person placed in the picture. */
export const personAt = (x: number, y: number, scale: number, options: Person, flip = false): string =>
  place({ x, y, scale, flip }, person(options));

/** Stripes across a child's pyjama top. */
export const stripes = (fill: string): string =>
  line('M-27-84c18 6 36 6 54 0M-27-102c18 6 36 6 54 0M-25-119c17 5 33 5 50 0', fill, 5, 'opacity=".8"');
