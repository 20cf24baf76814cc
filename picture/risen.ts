import type { Camera } from './camera.ts';
import type { Placed } from './layout.ts';
import type { Luminary } from './lighting.ts';
import { luminaryIn } from './places/parts.ts';

/** Where sun and moon of an open sky are. */

/** Free room around them, as part of their radius, and their least height below the edge of a wide picture. */
const CLEAR = 1.3;
const HIGHEST = 58;
/** Steps by which they are moved aside, above roofs and trees, until nobody stands before them. */
const STEPS = [0, 70, -70, 140, -140, 210, -210, 280, -280, 350, -350, 420, -420];

/** Whether a drawing comes into a disc. */
export function isBefore(
  { silhouette, x, y, scale }: Placed,
  disc: { x: number; y: number; r: number },
): boolean {
  const reach = silhouette.between((disc.y - disc.r - y) / scale, (disc.y + disc.r - y) / scale);
  return (
    reach !== null && x + reach.left * scale < disc.x + disc.r && x + reach.right * scale > disc.x - disc.r
  );
}

/**
 * Nearest to where the place has its sun or moon, and behind nobody.
 * @param shown sides of the picture
 * @returns null for a place without one
 */
export function luminaryOf(
  place: string,
  camera: Camera,
  drawn: readonly Placed[],
  shown: { left: number; right: number },
): Luminary | null {
  const own = luminaryIn(place);
  if (own === null) return null;
  const r = own.r * camera.scale * CLEAR;
  const [x, y] = camera.at(own.x, own.y);
  const highest = HIGHEST + r;
  const above = STEPS.map((step) => ({ x: x + step, y: highest, r }));
  const spots = [{ x, y: Math.max(highest, y), r }, ...above];
  const free = spots.find(
    (spot) =>
      spot.x - r > shown.left && spot.x + r < shown.right && !drawn.some((placed) => isBefore(placed, spot)),
  );
  const to = free ?? spots[0]!;
  return { from: [own.x, own.y], to: [to.x, to.y] };
}

/** How far a sun or a moon is moved, in units of its place. */
export function movedBy(luminary: Luminary | null, camera: Camera): [dx: number, dy: number] {
  if (luminary === null) return [0, 0];
  const [x, y] = camera.from(...luminary.to);
  return [Math.round(x - luminary.from[0]), Math.round(y - luminary.from[1])];
}
