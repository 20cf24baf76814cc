import type { Role } from './bearing.ts';

/** Who stands where, as an illustrator groups people: a pair in front, a tall one behind it, the others at its sides. */

/** One or several who stand together: the first of them in the scene, how high they are, and with whom they do something. */
export type Standing = { figure: number; height: number; with: number | null; isThing: boolean };

export type Spot = {
  /** From left to right. */
  rank: number;
  /** How far behind the foremost, from 0; who is before it is nearer to the reader, and larger. */
  depth: number;
  isTurned: boolean;
  role: Role;
};

/** Who is so much higher than another stands behind it. */
const TALLER = 1.14;
/** Who is less than this part of the other's height is bent to, or is in front of the pair. */
const LOW = 0.82;
const IN_FRONT = 0.62;
/** Part of the height of one behind a pair up to which that one's arms do not reach down to it. */
const SHELTERED = 0.5;
const DEPTHS = { pair: 0.55, middle: 1.7, side: 1.3, front: -0.35 };

/**
 * The hero to the left and turned to the right.
 * @param chance a number of the scene, for the side on which the third stands
 */
export function arranged(standing: readonly Standing[], chance: number): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  const [hero, ...others] = standing;
  if (!hero) return spots;
  const partner =
    others.find(({ figure }) => figure === hero.with) ??
    others.find((other) => other.with === hero.figure) ??
    others[0];
  const put = (one: Standing, spot: Spot): Map<number, Spot> => spots.set(one.figure, spot);
  const bent = (one: Standing, other: Standing): Role =>
    !one.isThing && !other.isThing && other.height < one.height * LOW ? 'bends' : null;
  if (!partner) return put(hero, { rank: 0, depth: 0, isTurned: false, role: null });
  const isHeroHigher = hero.height > partner.height * TALLER;
  const role = others.length === 1 ? bent(hero, partner) : null;
  put(hero, { rank: 0, depth: isHeroHigher ? DEPTHS.pair : 0, isTurned: false, role });
  put(partner, {
    rank: 2,
    depth: isHeroHigher ? 0 : DEPTHS.pair,
    isTurned: true,
    role: others.length === 1 ? bent(partner, hero) : null,
  });
  const rest = others.filter((one) => one !== partner);
  const lower = Math.min(hero.height, partner.height);
  const middle = rest
    .filter((one) => !one.isThing && !hero.isThing && one.height > lower * TALLER)
    .toSorted((one, other) => other.height - one.height)[0];
  /** What is low and somebody does something with is in front, between the two. */
  const low = rest.find(
    (one) =>
      !one.isThing &&
      one.height < lower * IN_FRONT &&
      standing.some((other) => other.with === one.figure && other !== one),
  );
  let side = chance % 2;
  for (const [i, one] of rest.entries()) {
    if (one === middle) {
      const isPairLow = partner.height < one.height * SHELTERED;
      put(one, {
        rank: 1,
        depth: DEPTHS.middle,
        isTurned: !isPairLow && chance % 4 > 1,
        role: isPairLow ? 'bends' : 'shelters',
      });
      continue;
    }
    if (one === low) {
      put(one, { rank: 0.5, depth: DEPTHS.front, isTurned: partner.with === one.figure, role: null });
      continue;
    }
    const isLow = one.height < lower * IN_FRONT;
    const isLeft = side++ % 2 === 0;
    put(one, {
      rank: isLeft ? -1 - i : 3 + i,
      depth: isLow ? DEPTHS.front : DEPTHS.side + i * 0.1,
      isTurned: !isLeft,
      role: null,
    });
  }
  return spots;
}

/** The same with left and right changed. */
export const mirrored = (spots: ReadonlyMap<number, Spot>): Map<number, Spot> =>
  new Map(
    [...spots].map(([figure, spot]) => [figure, { ...spot, rank: -spot.rank, isTurned: !spot.isTurned }]),
  );
