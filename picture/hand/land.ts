import { colour } from './palette.ts';
import { seeded } from './random.ts';
import { ellipse, HEIGHT, line, n, type Point, path, WIDTH } from './svg.ts';

/** A smooth curve through `points`, as path data that starts with M. */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/** Ground under a ridge: the heights are spread evenly from the left edge to the right. */
export function hill(
  heights: readonly number[],
  fill: string,
  bottom = HEIGHT,
  left = -20,
  right = WIDTH + 20,
): string {
  const step = (right - left) / (heights.length - 1);
  const ridge = heights.map((y, i): Point => [left + i * step, y]);
  return path(`${curve(ridge)}L${right} ${bottom}L${left} ${bottom}Z`, fill);
}

/** Short waves scattered over a box. */
export function ripples(
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  fill: string,
  width = 4,
): string {
  const random = seeded(seed);
  const [x, y, w, h] = box;
  const d = Array.from({ length: count }, () => {
    const half = 8 + random() * 16;
    return `M${n(x + random() * w)} ${n(y + random() * h)}q${n(half / 2)} -5 ${n(half)} 0t${n(half)} 0`;
  });
  return line(d.join(''), fill, width, 'opacity=".7"');
}

/** Tufts of three blades along the ground. */
export function tufts(
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  fill: string,
  size = 12,
): string {
  const random = seeded(seed);
  const [x, y, w, h] = box;
  const d = Array.from({ length: count }, () => {
    const s = size * (0.7 + random() * 0.6);
    return `M${n(x + random() * w)} ${n(y + random() * h)}q-2 -${n(s * 0.6)} -${n(s * 0.55)} -${n(s * 0.9)}m${n(s * 0.55)} ${n(s * 0.9)}q0 -${n(s * 0.7)} ${n(s * 0.1)} -${n(s * 1.2)}m-${n(s * 0.1)} ${n(s * 1.2)}q2 -${n(s * 0.6)} ${n(s * 0.55)} -${n(s * 0.8)}`;
  });
  return line(d.join(''), fill, 3);
}

/** The shadow of a standing thing. */
export const shadow = (x: number, y: number, rx: number, opacity = 0.22, ry = rx * 0.13): string =>
  ellipse(x, y, rx, ry, colour.night, `opacity="${opacity}"`);

/** A dry-stone wall between two heights, drawn as a few rounded stones on one dark ground. */
export function stoneWall(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  tones: readonly string[],
  gap: string,
): string {
  const random = seeded(seed);
  let out = path(`M${x} ${y + 6}q${w / 2} -10 ${w} 0v${h}h-${w}Z`, gap);
  const rows = Math.max(2, Math.round(h / 26));
  for (let row = 0; row < rows; row++) {
    let at = x - random() * 20;
    while (at < x + w) {
      const width = 28 + random() * 34;
      const left = Math.max(at, x);
      const right = Math.min(at + width - 4, x + w);
      if (right - left > 8)
        out += `<rect x="${n(left)}" y="${n(y + (row * h) / rows + random() * 3)}" width="${n(right - left)}" height="${n(h / rows - 4)}" rx="9" fill="${tones[Math.floor(random() * tones.length)]}"/>`;
      at += width;
    }
  }
  return out;
}
