import type { Box, Reach } from './silhouette.ts';

export type Circle = { x: number; y: number; r: number };

/** What a figure is in where it does not live; `wave` is the sea itself, which hides the lower edge of a swimmer. */
export type Vessel = 'none' | 'tub' | 'boat' | 'bubble' | 'helmet' | 'wave';

/** What stands together and has no place yet, in units of its own. */
export type Piece = {
  box: Box;
  /** What nothing may cover: faces, or the glass around them; none of a thing. */
  faces: readonly Circle[];
  between(top: number, bottom: number): Reach | null;
};

/** What stands at a height of the stage; its place to the right is not known yet. */
export type Spot = {
  piece: Piece;
  scale: number;
  y: number;
  /** Of two, the one with less stands before the other. */
  depth: number;
};

/** Free room between two of a row that has room enough. */
const GAP = 12;
/**
 * How far one stands before another in the closest row: at any height at most this part of the narrower one's width in
 * a pair, in a group, and where one of both is the thing.
 */
const OVERLAP = { pair: 0.05, group: 0.26, thing: 0.12, deep: 0.5 };
/** Who is so much deeper may be hidden in large part, but for the face. */
const DEEP = 1;
/** One stands at least this part of the narrower one's width further to the right than the one to its left. */
const FORWARD = 0.5;
/** Heights at which figures are compared, in units of the stage. */
const BAND = 14;
/** Free room above and below a raised hand, and around the face of one who stands behind another. */
const FREE = 9;

const widthOf = ({ left, right }: Box): number => right - left;

/** Half of what a face takes between two heights of the stage, with free room around it. */
function faceBetween({ scale, y }: Spot, face: Circle, top: number, bottom: number): number {
  const middle = y + face.y * scale;
  const away = Math.max(0, top - middle, middle - bottom);
  const r = face.r * scale + FREE;
  return away < r ? Math.sqrt(r * r - away * away) : 0;
}

/** What a spot takes between two heights of the stage, from its origin. */
function reachOf({ piece, scale, y }: Spot, top: number, bottom: number): Reach | null {
  const reach = piece.between((top - y) / scale, (bottom - y) / scale);
  return reach && { left: reach.left * scale, right: reach.right * scale };
}

/** How far the origin of the right one of two must be from that of the left one. */
function apart(left: Spot, right: Spot, closeness: number, overlap: number): number {
  const [one, other] = [left.piece.box, right.piece.box];
  const narrower = Math.min(widthOf(one) * left.scale, widthOf(other) * right.scale);
  const isLeftBefore = left.depth < right.depth;
  const middle = (spot: Spot): number => ((spot.piece.box.left + spot.piece.box.right) / 2) * spot.scale;
  const inside = narrower * overlap * closeness - GAP * (1 - closeness);
  let least = middle(left) - middle(right) + narrower * FORWARD;
  const top = Math.max(left.y + one.top * left.scale, right.y + other.top * right.scale) - FREE;
  const bottom = Math.min(left.y + one.bottom * left.scale, right.y + other.bottom * right.scale);
  for (let y = top; y < bottom; y += BAND) {
    const [near, far] = [reachOf(left, y, y + BAND + FREE), reachOf(right, y - FREE, y + BAND)];
    if (!near || !far) continue;
    least = Math.max(least, near.right - far.left - inside);
    const behind = isLeftBefore ? right : left;
    for (const face of behind.piece.faces) {
      const half = faceBetween(behind, face, y, y + BAND);
      if (half === 0) continue;
      const x = face.x * behind.scale;
      least = Math.max(least, isLeftBefore ? near.right - (x - half) : x + half - far.left);
    }
  }
  return least;
}

/** Places of the origins of a row from its leftmost end, and its width. */
export type Row = { places: number[]; width: number };

/** @param closeness from 0, with a gap between any two, to 1, where they stand before each other */
export function rowOf(spots: readonly Spot[], closeness: number): Row {
  const isThing = ({ piece }: Spot): boolean => piece.faces.length === 0;
  const figures = spots.filter((spot) => !isThing(spot)).length;
  const places: number[] = [];
  for (const [i, spot] of spots.entries()) {
    const left = spots.slice(0, i).map((other, k) => {
      const isWithThing = isThing(other) || isThing(spot);
      const isDeep = Math.abs(other.depth - spot.depth) >= DEEP;
      const overlap = isDeep
        ? isWithThing
          ? OVERLAP.group
          : OVERLAP.deep
        : isWithThing
          ? OVERLAP.thing
          : figures > 2
            ? OVERLAP.group
            : OVERLAP.pair;
      return (places[k] as number) + apart(other, spot, closeness, overlap);
    });
    places.push(Math.max(0, ...left));
  }
  const ends = (side: 'left' | 'right'): number[] =>
    spots.map(({ piece, scale }, i) => (places[i] as number) + piece.box[side] * scale);
  const [left, right] = [Math.min(...ends('left')), Math.max(...ends('right'))];
  return { places: places.map((x) => x - left), width: right - left };
}
