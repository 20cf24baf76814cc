import { n, type Point, path } from './svg.ts';

const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/**
 * Path of an arm, a leg or a tail as a closed shape with round ends: a quadratic curve from `from` towards `bend` to
 * `to`, of half width `wide` at its beginning and `narrow` at its end, in whole units.
 */
export function limbPath(
  from: Point,
  bend: Point,
  to: Point,
  [wide, narrow]: readonly [wide: number, narrow: number],
): string {
  const start = unit([bend[0] - from[0], bend[1] - from[1]]);
  const end = unit([to[0] - bend[0], to[1] - bend[1]]);
  const middle = unit([start[0] + end[0], start[1] + end[1]]);
  // Half width at the bend: wider where the curve is sharp, so that its sides stay parallel.
  const half = (wide + narrow) / 2 / Math.max(0.7, middle[0] * start[0] + middle[1] * start[1]);
  const at = (point: Point, along: Point, offset: number): string =>
    `${Math.round(point[0] - along[1] * offset)} ${Math.round(point[1] + along[0] * offset)}`;
  return (
    `M${at(from, start, wide)}Q${at(bend, middle, half)} ${at(to, end, narrow)}` +
    `A${n(narrow)} ${n(narrow)} 0 0 0 ${at(to, end, -narrow)}` +
    `Q${at(bend, middle, -half)} ${at(from, start, -wide)}A${n(wide)} ${n(wide)} 0 0 0 ${at(from, start, wide)}Z`
  ).replaceAll(' -', '-');
}

export const limb = (
  from: Point,
  bend: Point,
  to: Point,
  widths: readonly [wide: number, narrow: number],
  fill: string,
  more = '',
): string => path(limbPath(from, bend, to, widths), fill, more);

/** Degrees by which a thing that hangs straight down is turned to point along the end of such a curve. */
export const turnOf = (bend: Point, to: Point): number =>
  Math.round((Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI - 90);
