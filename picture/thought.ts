import { colour } from './hand/palette.ts';
import { circle, n, path, place, type Point } from './hand/svg.ts';
import type { Box } from './silhouette.ts';

/** Scallops of a bubble's edge; how much wider it is than high; part of it that its content fills. */
const SHAPE = { scallops: 11, wide: 1.2, filled: 0.72 };
/** Small bubbles from the head to the large one: where, as a part of the way, and radius as a part of its half height. */
const TRAIL = [
  { way: 0.16, size: 0.1 },
  { way: 0.42, size: 0.17 },
] as const;

/** A cloud of thought with a small drawing in it, and its trail from the edge of a head. */
export function thoughtBubble(
  { at: [x, y], half, from }: { at: Point; half: number; from: { x: number; y: number; r: number } },
  content: string,
  { left, top, right, bottom }: Box,
): string {
  const [rx, ry] = [half * SHAPE.wide, half];
  const points = Array.from({ length: SHAPE.scallops }, (_, i): Point => {
    const angle = ((i + 0.25) / SHAPE.scallops) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx * 0.9, y + Math.sin(angle) * ry * 0.88];
  });
  const [first] = points as [Point, ...Point[]];
  const arcs = [...points.slice(1), first].map(([px, py], i) => {
    const [bx, by] = points[i] as Point;
    const radius = Math.hypot(px - bx, py - by) * 0.56;
    return `A${n(radius)} ${n(radius)} 0 0 1 ${n(px)} ${n(py)}`;
  });
  const cloud = path(`M${n(first[0])} ${n(first[1])}${arcs.join('')}Z`, colour.paper);
  // From the edge of the head to that of the cloud.
  const [dx, dy] = [x - from.x, y - from.y];
  const far = Math.hypot(dx, dy);
  const [start, end] = [from.r * 1.02, Math.max(from.r * 1.1, far - ry * 0.95)];
  const trail = TRAIL.map(({ way, size }) => {
    const along = (start + (end - start) * way) / far;
    return circle(from.x + dx * along, from.y + dy * along, half * size, colour.paper);
  }).join('');
  const scale = Math.min((2 * rx * SHAPE.filled) / (right - left), (2 * ry * SHAPE.filled) / (bottom - top));
  const drawing = place(
    { x: x - ((left + right) / 2) * scale, y: y - ((top + bottom) / 2) * scale, scale },
    content,
  );
  return cloud + trail + drawing;
}
