import { n } from './hand/svg.ts';

/** Two rows of an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * An element without children: its geometry as it stands, its paint with that of its groups, and where it lands.
 * `scale` is how much larger the picture shows it.
 */
export type Shape = {
  tag: string;
  geometry: string;
  paint: Record<string, string>;
  matrix: Matrix;
  scale: number;
};

const PAINT = new Set(['fill', 'stroke', 'stroke-width', 'opacity', 'fill-opacity']);
const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect']);

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The map of a `transform` of translate, rotate and scale. */
function mapOf(transform: string, start: Matrix): Matrix {
  let matrix = start;
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y, z] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y ?? 0]);
    if (name === 'scale') matrix = times(matrix, [x, 0, 0, y ?? x, 0, 0]);
    if (name === 'rotate') {
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
      const about = times([1, 0, 0, 1, y ?? 0, z ?? 0], [cos, sin, -sin, cos, 0, 0]);
      matrix = times(matrix, times(about, [1, 0, 0, 1, -(y ?? 0), -(z ?? 0)]));
    }
  }
  return matrix;
}

/**
 * Draws again: each element as `draw` answers, groups with their transforms only, everything else as it is. `scale`
 * is that of what the drawing is put into.
 */
export function redraw(svg: string, draw: (shape: Shape) => string, scale = 1): string {
  const groups: Pick<Shape, 'matrix' | 'paint'>[] = [{ matrix: [scale, 0, 0, scale, 0, 0], paint: {} }];
  return svg.replace(/<(\/?)(\w+)([^>]*?)\/?>/g, (tagged, closing: string, tag: string, rest: string) => {
    if (closing) {
      if (tag === 'g') groups.pop();
      return tagged;
    }
    if (tag !== 'g' && !SHAPES.has(tag)) return tagged;
    const above = groups.at(-1) as Pick<Shape, 'matrix' | 'paint'>;
    const paint = { ...above.paint };
    let { matrix } = above;
    let geometry = '';
    for (const [, name = '', value = ''] of rest.matchAll(/([\w-]+)="([^"]*)"/g)) {
      if (name === 'opacity') paint.opacity = n(Number(value) * Number(paint.opacity ?? 1));
      else if (PAINT.has(name)) paint[name] = value;
      else geometry += ` ${name}="${value}"`;
      if (name === 'transform') matrix = mapOf(value, matrix);
    }
    if (tag === 'g') {
      groups.push({ matrix, paint });
      return `<g${geometry}>`;
    }
    const [a, b, c, d] = matrix;
    return draw({ tag, geometry, paint, matrix, scale: Math.sqrt(Math.abs(a * d - b * c)) });
  });
}

type Point = readonly [x: number, y: number];

/** Numbers that make one step after a letter of a path's data. */
const STEPS: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Of an arc, whose two flags may stand without a space. */
const ARC =
  /(-?[\d.]+)[\s,]*([\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)/g;

/** Straight pieces of a curve. */
const PIECES = 8;

/** Points of a cubic curve; a quadratic one has its handle twice, two thirds on the way from each end. */
function bend([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): Point[] {
  const points: Point[] = [];
  for (let i = 1; i <= PIECES; i++) {
    const t = i / PIECES;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
  }
  return points;
}

const toward = ([x, y]: Point, [handleX, handleY]: Point): Point => [
  x + ((handleX - x) * 2) / 3,
  y + ((handleY - y) * 2) / 3,
];

/** Points along an elliptical arc (SVG 2, appendix B.2.4), for an ellipse that is not turned. */
function arc(
  from: Point,
  radiusX: number,
  radiusY: number,
  large: number,
  sweep: number,
  to: Point,
): Point[] {
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const grow = Math.max(1, Math.sqrt((dx / radiusX) ** 2 + (dy / radiusY) ** 2));
  const [rx, ry] = [radiusX * grow, radiusY * grow];
  const rest = (rx * dy) ** 2 + (ry * dx) ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - rest) / (rest || 1)));
  const [mx, my] = [(k * rx * dy) / ry, (-k * ry * dx) / rx];
  const [cx, cy] = [mx + (from[0] + to[0]) / 2, my + (from[1] + to[1]) / 2];
  const start = Math.atan2((dy - my) / ry, (dx - mx) / rx);
  let turn = Math.atan2((-dy - my) / ry, (-dx - mx) / rx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: 2 * PIECES }, (_, i): Point => {
    const angle = start + (turn * (i + 1)) / (2 * PIECES);
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** A path's data as lines of points, one for each of its parts. */
function linesOf(d: string): Point[][] {
  const lines: Point[][] = [];
  let at: Point = [0, 0];
  let handle: Point | null = null;
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const current = (): Point[] => lines.at(-1) as Point[];
    if (kind === 'Z') {
      at = current()[0] as Point;
      lines.push([at]);
      continue;
    }
    const numbers =
      kind === 'A'
        ? [...rest.matchAll(ARC)].flatMap((match) => match.slice(1).map(Number))
        : (rest.match(NUMBER) ?? []).map(Number);
    const step = STEPS[kind] ?? numbers.length + 1;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const base: Point = letter === kind ? [0, 0] : at;
      const value = (k: number): number => numbers[i + k] ?? 0;
      const point = (k: number): Point => [base[0] + value(k), base[1] + value(k + 1)];
      const mirrored: Point = handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
      let to: Point = point(step - 2);
      let next: Point | null = null;
      if (kind === 'H') to = [base[0] + value(0), at[1]];
      if (kind === 'V') to = [at[0], base[1] + value(0)];
      if (kind === 'M' && i === 0) lines.push([to]);
      else if (kind === 'C' || kind === 'S') {
        next = point(step - 4);
        current().push(...bend(at, kind === 'C' ? point(0) : mirrored, next, to));
      } else if (kind === 'Q' || kind === 'T') {
        next = kind === 'Q' ? point(0) : mirrored;
        current().push(...bend(at, toward(at, next), toward(to, next), to));
      } else if (kind === 'A') current().push(...arc(at, value(0), value(1), value(3), value(4), to));
      else current().push(to);
      at = to;
      handle = next;
    }
  }
  return lines.filter((line) => line.length > 1);
}

/** A shape's edge where the picture shows it, as lines of points. */
export function edges({ tag, geometry, matrix: [a, b, c, d, e, f] }: Shape): Point[][] {
  const text = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(geometry)?.[1] ?? '';
  const value = (name: string): number => Number(text(name) || 0);
  const round = (rx: number, ry: number): Point[] =>
    Array.from({ length: 4 * PIECES }, (_, i): Point => {
      const angle = (i * Math.PI) / (2 * PIECES);
      return [value('cx') + rx * Math.cos(angle), value('cy') + ry * Math.sin(angle)];
    });
  const box = (): Point[] => {
    const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
    const r = Math.min(value('rx'), w / 2, h / 2) * 0.3;
    return [
      [x + r, y],
      [x + w - r, y],
      [x + w, y + r],
      [x + w, y + h - r],
      [x + w - r, y + h],
      [x + r, y + h],
      [x, y + h - r],
      [x, y + r],
    ];
  };
  const own =
    tag === 'path'
      ? linesOf(text('d'))
      : [
          tag === 'circle'
            ? round(value('r'), value('r'))
            : tag === 'ellipse'
              ? round(value('rx'), value('ry'))
              : box(),
        ];
  return own.map((line) => line.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]));
}

/** The longer side of a shape in units of the picture, without its stroke. */
export function extent(shape: Shape): number {
  const points = edges(shape).flat();
  const side = (values: number[]): number => Math.max(...values) - Math.min(...values);
  return points.length === 0 ? 0 : Math.max(side(points.map(([x]) => x)), side(points.map(([, y]) => y)));
}

export const isFilled = ({ paint }: Shape): boolean => !!paint.fill && paint.fill !== 'none';

export const strokeWidth = ({ paint }: Shape): number =>
  paint.stroke && paint.stroke !== 'none' ? Number(paint['stroke-width'] ?? 1) : 0;

export const opacity = ({ paint }: Shape): number =>
  Number(paint.opacity ?? 1) * Number(paint['fill-opacity'] ?? 1);
