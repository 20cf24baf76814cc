import { n } from './hand/svg.ts';
import { isLetter, Reader } from './reader.ts';

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
  const reader = new Reader(transform);
  for (let name = reader.word(); name !== ''; name = reader.word()) {
    reader.at++;
    const x = reader.number();
    const isOne = !reader.hasNumber();
    const [y, z] = [reader.number(), reader.number()];
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y]);
    if (name === 'scale') matrix = times(matrix, [x, 0, 0, isOne ? x : y, 0, 0]);
    if (name === 'rotate') {
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
      const about = times([1, 0, 0, 1, y, z], [cos, sin, -sin, cos, 0, 0]);
      matrix = times(matrix, times(about, [1, 0, 0, 1, -y, -z]));
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
  let drawn = '';
  let done = 0;
  for (let open = svg.indexOf('<'); open >= 0; open = svg.indexOf('<', done)) {
    const end = svg.indexOf('>', open) + 1;
    const isClosing = svg.charAt(open + 1) === '/';
    let at = open + (isClosing ? 2 : 1);
    const from = at;
    while (isLetter(svg.charCodeAt(at))) at++;
    const tag = svg.slice(from, at);
    const isShape = SHAPES.has(tag);
    if (isClosing || (tag !== 'g' && !isShape)) {
      if (isClosing && tag === 'g') groups.pop();
      drawn += svg.slice(done, end);
      done = end;
      continue;
    }
    drawn += svg.slice(done, open);
    done = end;
    const above = groups.at(-1) as Pick<Shape, 'matrix' | 'paint'>;
    const paint = { ...above.paint };
    let { matrix } = above;
    let geometry = '';
    for (let equals = svg.indexOf('="', at); equals >= 0 && equals < end; equals = svg.indexOf('="', at)) {
      const name = svg.slice(svg.lastIndexOf(' ', equals) + 1, equals);
      at = svg.indexOf('"', equals + 2) + 1;
      const value = svg.slice(equals + 2, at - 1);
      if (name === 'opacity') paint.opacity = n(Number(value) * Number(paint.opacity ?? 1));
      else if (PAINT.has(name)) paint[name] = value;
      else geometry += ` ${name}="${value}"`;
      if (name === 'transform') matrix = mapOf(value, matrix);
    }
    if (!isShape) {
      groups.push({ matrix, paint });
      drawn += `<g${geometry}>`;
      continue;
    }
    const [a, b, c, d] = matrix;
    drawn += draw({ tag, geometry, paint, matrix, scale: Math.sqrt(Math.abs(a * d - b * c)) });
  }
  return drawn + svg.slice(done);
}

/** Points one after the other: x, y, x, y … */
export type Line = number[];

/** Straight pieces of a curve. */
const PIECES = 8;

/** Adds the points of a cubic curve to a line, from where it ends. */
function bend(line: Line, x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void {
  const [x0, y0] = [line.at(-2) as number, line.at(-1) as number];
  for (let i = 1; i <= PIECES; i++) {
    const t = i / PIECES;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    line.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

/** Adds the points of a quadratic curve: a cubic one with its handle twice, two thirds on the way from each end. */
function bow(line: Line, x1: number, y1: number, x2: number, y2: number): void {
  const [x0, y0] = [line.at(-2) as number, line.at(-1) as number];
  const toward = (from: number, to: number): number => from + ((to - from) * 2) / 3;
  bend(line, toward(x0, x1), toward(y0, y1), toward(x2, x1), toward(y2, y1), x2, y2);
}

/** Adds the points of an elliptical arc (SVG 2, appendix B.2.4), for an ellipse that is not turned. */
function arc(
  line: Line,
  [radiusX, radiusY]: readonly [number, number],
  isLarge: boolean,
  isSwept: boolean,
  toX: number,
  toY: number,
): void {
  const [fromX, fromY] = [line.at(-2) as number, line.at(-1) as number];
  const [dx, dy] = [(fromX - toX) / 2, (fromY - toY) / 2];
  const grow = Math.max(1, Math.sqrt((dx / radiusX) ** 2 + (dy / radiusY) ** 2));
  const [rx, ry] = [radiusX * grow, radiusY * grow];
  const rest = (rx * dy) ** 2 + (ry * dx) ** 2;
  const k = (isLarge === isSwept ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - rest) / (rest || 1)));
  const [mx, my] = [(k * rx * dy) / ry, (-k * ry * dx) / rx];
  const [cx, cy] = [mx + (fromX + toX) / 2, my + (fromY + toY) / 2];
  const start = Math.atan2((dy - my) / ry, (dx - mx) / rx);
  let turn = Math.atan2((-dy - my) / ry, (-dx - mx) / rx) - start;
  if (isSwept && turn < 0) turn += 2 * Math.PI;
  if (!isSwept && turn > 0) turn -= 2 * Math.PI;
  for (let i = 1; i <= 2 * PIECES; i++) {
    const angle = start + (turn * i) / (2 * PIECES);
    line.push(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle));
  }
}

type Pair = readonly [x: number, y: number];

/** A path's data as lines, one for each of its parts. */
function linesOf(d: string): Line[] {
  const lines: Line[] = [];
  const reader = new Reader(d);
  let line: Line = [];
  let [x, y] = [0, 0];
  let handle: Pair | null = null;
  for (let letter = reader.letter(); letter !== ''; letter = reader.letter()) {
    const kind = letter.toUpperCase();
    const isOwn = letter === kind;
    if (kind === 'Z') {
      [x, y] = [line[0] as number, line[1] as number];
      line.push(x, y);
      line = [x, y];
      lines.push(line);
      continue;
    }
    const nextX = (): number => (isOwn ? 0 : x) + reader.number();
    const nextY = (): number => (isOwn ? 0 : y) + reader.number();
    for (let isFirst = true; reader.hasNumber(); isFirst = false) {
      const mirrored: Pair = handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y];
      handle = null;
      if (kind === 'M' && isFirst) {
        line = [nextX(), nextY()];
        lines.push(line);
      } else if (kind === 'H') line.push(nextX(), y);
      else if (kind === 'V') line.push(x, nextY());
      else if (kind === 'C' || kind === 'S') {
        const [x1, y1] = kind === 'C' ? [nextX(), nextY()] : mirrored;
        handle = [nextX(), nextY()];
        bend(line, x1, y1, ...handle, nextX(), nextY());
      } else if (kind === 'Q' || kind === 'T') {
        handle = kind === 'Q' ? [nextX(), nextY()] : mirrored;
        bow(line, ...handle, nextX(), nextY());
      } else if (kind === 'A') {
        const radii = [reader.number(), reader.number()] as const;
        reader.number();
        const [isLarge, isSwept] = [reader.flag() === 1, reader.flag() === 1];
        arc(line, radii, isLarge, isSwept, nextX(), nextY());
      } else line.push(nextX(), nextY());
      [x, y] = [line.at(-2) as number, line.at(-1) as number];
    }
  }
  return lines.filter(({ length }) => length > 2);
}

/** The value of an attribute; empty without it. */
function attribute(geometry: string, name: string): string {
  const from = geometry.indexOf(` ${name}="`);
  const start = from + name.length + 3;
  return from < 0 ? '' : geometry.slice(start, geometry.indexOf('"', start));
}

/** A shape's edge where the picture shows it. */
export function edges({ tag, geometry, matrix: [a, b, c, d, e, f] }: Shape): Line[] {
  const value = (name: string): number => Number(attribute(geometry, name));
  const round = (rx: number, ry: number): Line => {
    const [cx, cy] = [value('cx'), value('cy')];
    const line: Line = [];
    for (let i = 0; i < 4 * PIECES; i++) {
      const angle = (i * Math.PI) / (2 * PIECES);
      line.push(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle));
    }
    return line;
  };
  const box = (): Line => {
    const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
    const r = Math.min(value('rx'), w / 2, h / 2) * 0.3;
    return [
      x + r,
      y,
      x + w - r,
      y,
      x + w,
      y + r,
      x + w,
      y + h - r,
      x + w - r,
      y + h,
      x + r,
      y + h,
      x,
      y + h - r,
      x,
      y + r,
    ];
  };
  const own = (): Line[] => {
    if (tag === 'path') return linesOf(attribute(geometry, 'd'));
    if (tag === 'circle') return [round(value('r'), value('r'))];
    return [tag === 'ellipse' ? round(value('rx'), value('ry')) : box()];
  };
  const lines = own();
  for (const line of lines)
    for (let i = 0; i < line.length; i += 2) {
      const [x, y] = [line[i] as number, line[i + 1] as number];
      line[i] = a * x + c * y + e;
      line[i + 1] = b * x + d * y + f;
    }
  return lines;
}

/** The longer side of a shape in units of the picture, without its stroke. */
export function extent(shape: Shape): number {
  const [low, high] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ] as [[number, number], [number, number]];
  for (const line of edges(shape))
    for (const [i, value] of line.entries()) {
      low[i % 2] = Math.min(low[i % 2] as number, value);
      high[i % 2] = Math.max(high[i % 2] as number, value);
    }
  return Math.max(0, high[0] - low[0], high[1] - low[1]);
}

export const isFilled = ({ paint }: Shape): boolean => !!paint.fill && paint.fill !== 'none';

export const strokeWidth = ({ paint }: Shape): number =>
  paint.stroke && paint.stroke !== 'none' ? Number(paint['stroke-width'] ?? 1) : 0;

export const opacity = ({ paint }: Shape): number =>
  Number(paint.opacity ?? 1) * Number(paint['fill-opacity'] ?? 1);
