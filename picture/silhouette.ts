import { edges, isFilled, type Line, opacity, redraw, type Shape, strokeWidth } from './redraw.ts';

type Point = readonly [x: number, y: number];

/** Rows that a silhouette is read from, and their least height in the drawing's units. */
const ROWS = { most: 150, least: 1 };
/** Lines thinner than this, such as whiskers, have no edge of their own, in the drawing's units. */
const THIN = 5;
/** How far the outline may stray from the drawing, in units of the picture: less where few stand there. */
export const strayOf = (count: number): number => (count > 3 ? 4.5 : count > 2 ? 2.4 : 1.3);
/** Smaller islands and holes are left out, in square units of the picture. */
const SMALL = 140;

type Part = { lines: Line[]; filled: boolean; evenOdd: boolean; half: number };

export type Box = { left: number; top: number; right: number; bottom: number };

/** What of a drawing shapes its edge. */
function partsOf(svg: string): Part[] {
  const parts: Part[] = [];
  redraw(svg, (shape: Shape) => {
    const half = (strokeWidth(shape) * shape.scale) / 2;
    const filled = isFilled(shape);
    if (opacity(shape) >= 0.85 && (filled || 2 * half >= THIN))
      parts.push({ lines: edges(shape), filled, evenOdd: shape.geometry.includes('evenodd'), half });
    return '';
  });
  return parts;
}

function around(parts: readonly Part[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lines, half } of parts)
    for (const line of lines)
      for (let i = 0; i < line.length; i += 2) {
        const [x, y] = [line[i] as number, line[i + 1] as number];
        if (x - half < left) left = x - half;
        if (x + half > right) right = x + half;
        if (y - half < top) top = y - half;
        if (y + half > bottom) bottom = y + half;
      }
  return { left, top, right, bottom };
}

/** Where rows of a drawing are filled: pairs of x, from and to, for each row. */
class Rows {
  readonly top: number;
  readonly height: number;
  readonly spans: number[][];

  constructor(parts: readonly Part[], { top, bottom }: Box) {
    this.height = Math.max(ROWS.least, (bottom - top) / ROWS.most);
    this.top = top;
    this.spans = Array.from({ length: Math.ceil((bottom - top) / this.height) }, () => []);
    for (const { lines, filled, evenOdd, half } of parts) {
      if (filled) this.#fill(lines, evenOdd);
      if (half > 0) for (const line of lines) this.#stroke(line, half);
    }
    for (const spans of this.spans) merge(spans);
  }

  yOf(row: number): number {
    return this.top + (row + 0.5) * this.height;
  }

  /** The first row whose middle is not above `y`. */
  #from(y: number): number {
    return Math.max(0, Math.ceil((y - this.top) / this.height - 0.5));
  }

  #fill(lines: readonly Line[], evenOdd: boolean): void {
    /** x and direction of each crossing, by rows. */
    const crossings: number[][] = [];
    for (const line of lines) {
      let [x1, y1] = [line.at(-2) as number, line.at(-1) as number];
      for (let i = 0; i < line.length; i += 2) {
        const [x2, y2] = [line[i] as number, line[i + 1] as number];
        const slope = (x2 - x1) / (y2 - y1);
        const turn = y2 > y1 ? 1 : -1;
        const [low, high] = turn > 0 ? [y1, y2] : [y2, y1];
        const end = Math.min(this.#from(high), this.spans.length);
        for (let row = this.#from(low); row < end; row++) {
          crossings[row] ??= [];
          insert(crossings[row] as number[], x1 + (this.yOf(row) - y1) * slope, turn);
        }
        [x1, y1] = [x2, y2];
      }
    }
    crossings.forEach((list, row) => {
      const spans = this.spans[row] as number[];
      let turns = 0;
      for (let i = 0; i + 2 < list.length; i += 2) {
        turns += list[i + 1] as number;
        if (evenOdd ? i % 4 === 0 : turns !== 0) spans.push(list[i] as number, list[i + 2] as number);
      }
    });
  }

  /** Each piece of a line is a band with a disc at both ends, of which a row has one part. */
  #stroke(line: Line, half: number): void {
    for (let i = 2; i < line.length; i += 2) {
      const [x1, y1, x2, y2] = line.slice(i - 2, i + 2) as [number, number, number, number];
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [sideX, sideY] = [((y1 - y2) / length) * half, ((x2 - x1) / length) * half];
      const end = Math.min(this.#from(Math.max(y1, y2) + half), this.spans.length);
      for (let row = this.#from(Math.min(y1, y2) - half); row < end; row++) {
        const y = this.yOf(row);
        let [from, to] = [Infinity, -Infinity];
        const reach = (x: number): void => {
          from = Math.min(from, x);
          to = Math.max(to, x);
        };
        for (const [x, away] of [
          [x1, y - y1],
          [x2, y - y2],
        ] as const) {
          const wide = Math.sqrt(Math.max(0, half * half - away * away));
          if (wide > 0) {
            reach(x - wide);
            reach(x + wide);
          }
        }
        for (const side of [1, -1]) {
          const t = (y - y1 - side * sideY) / (y2 - y1);
          if (t >= 0 && t <= 1) reach(x1 + side * sideX + t * (x2 - x1));
        }
        if (from < to) (this.spans[row] as number[]).push(from, to);
      }
    }
  }

  between(top: number, bottom: number): Reach | null {
    let [left, right] = [Infinity, -Infinity];
    const end = Math.min(this.#from(bottom) + 1, this.spans.length);
    for (let row = Math.max(0, this.#from(top) - 1); row < end; row++) {
      const spans = this.spans[row] as number[];
      if (spans.length === 0) continue;
      left = Math.min(left, spans[0] as number);
      right = Math.max(right, spans.at(-1) as number);
    }
    return left < right ? { left, right } : null;
  }

  /** Loops around all that is filled. */
  loops(): Point[][] {
    const links = new Links(this);
    for (let row = 0; row <= this.spans.length; row++) links.join(row);
    return links.loops();
  }
}

/** Inserts a crossing where its x belongs. */
function insert(list: number[], x: number, turn: number): void {
  let at = list.length;
  list.push(x, turn);
  for (; at > 0 && (list[at - 2] as number) > x; at -= 2) {
    list[at] = list[at - 2] as number;
    list[at + 1] = list[at - 1] as number;
  }
  list[at] = x;
  list[at + 1] = turn;
}

/** Sorts spans, and makes one of those that touch. */
function merge(spans: number[]): void {
  const sorted: number[] = [];
  for (let i = 0; i < spans.length; i += 2) insert(sorted, spans[i] as number, spans[i + 1] as number);
  spans.length = 0;
  for (let i = 0; i < sorted.length; i += 2) {
    const [from, to] = [sorted[i] as number, sorted[i + 1] as number];
    const last = spans.length - 1;
    if (last < 0 || from > (spans[last] as number)) spans.push(from, to);
    else if (to > (spans[last] as number)) spans[last] = to;
  }
}

/** Ends of the spans of all rows, each linked to one in the row above and one in the row below, or beside it. */
class Links {
  readonly #rows: Rows;
  readonly #points: Point[] = [];
  readonly #links: number[][] = [];
  /** Of the first end in each row. */
  readonly #starts: number[] = [];

  constructor(rows: Rows) {
    this.#rows = rows;
    for (const [row, spans] of rows.spans.entries()) {
      this.#starts.push(this.#points.length);
      for (const x of spans) this.#add(x, rows.yOf(row));
    }
  }

  #add(x: number, y: number): number {
    this.#links.push([]);
    return this.#points.push([x, y]) - 1;
  }

  #link(one: number, other: number): void {
    (this.#links[one] as number[]).push(other);
    (this.#links[other] as number[]).push(one);
  }

  /** Links across the border above a row: what overlaps goes on there, the rest ends. */
  join(row: number): void {
    const [above, below] = [this.#rows.spans[row - 1] ?? [], this.#rows.spans[row] ?? []];
    let [a, b] = [0, 0];
    while (a < above.length || b < below.length) {
      const [fromA, fromB] = [a, b];
      let [endA, endB] = [-Infinity, -Infinity];
      while (a < above.length || b < below.length) {
        const [nextA, nextB] = [above[a] ?? Infinity, below[b] ?? Infinity];
        const isFirst = a === fromA && b === fromB;
        if (!isFirst && (nextA <= nextB ? nextA >= endB : nextB >= endA)) break;
        if (nextA <= nextB) {
          endA = above[a + 1] as number;
          a += 2;
        } else {
          endB = below[b + 1] as number;
          b += 2;
        }
      }
      this.#seam(row - 1, fromA, a);
      this.#seam(row, fromB, b);
      const [first, last] = [this.#starts[row - 1] ?? 0, this.#starts[row] ?? 0];
      if (a > fromA && b > fromB) {
        this.#link(first + fromA, last + fromB);
        this.#link(first + a - 1, last + b - 1);
      } else if (a > fromA) this.#cap(first + fromA, 1);
      else this.#cap(last + fromB, -1);
    }
  }

  /** Links both sides of each gap between spans that hang together across the border. */
  #seam(row: number, from: number, end: number): void {
    const start = this.#starts[row] ?? 0;
    for (let i = from + 1; i + 1 < end; i += 2) this.#link(start + i, start + i + 1);
  }

  /** Ends a span half a row above or below its own. */
  #cap(left: number, side: 1 | -1): void {
    const [[x1, y], [x2]] = [this.#points[left] as Point, this.#points[left + 1] as Point];
    const { height } = this.#rows;
    const inset = Math.min((x2 - x1) / 4, height);
    const one = this.#add(x1 + inset, y + (side * height) / 2);
    const other = this.#add(x2 - inset, y + (side * height) / 2);
    this.#link(left, one);
    this.#link(one, other);
    this.#link(other, left + 1);
  }

  /** Loops around what is filled run one way, those around holes the other, so that a fill leaves the holes free. */
  loops(): Point[][] {
    const isDone = new Uint8Array(this.#points.length);
    const loops: Point[][] = [];
    for (let start = 0; start < isDone.length; start++) {
      const loop: Point[] = [];
      for (let at: number | undefined = start; at !== undefined && !isDone[at];) {
        isDone[at] = 1;
        loop.push(this.#points[at] as Point);
        at = (this.#links[at] as number[]).find((next) => !isDone[next]);
      }
      // The first end of a loop is its highest: the left one of a span, or above a hole the right one
      const isHole = start % 2 === 1;
      if (loop.length > 2) loops.push(area(loop) > 0 === isHole ? loop.reverse() : loop);
    }
    return loops;
  }
}

/** Area of a loop, negative where it runs anticlockwise. */
function area(loop: readonly Point[]): number {
  let sum = 0;
  let [x0, y0] = loop.at(-1) as Point;
  for (const [x, y] of loop) {
    sum += (x0 * y - x * y0) / 2;
    [x0, y0] = [x, y];
  }
  return sum;
}

/** The points of a loop that keep it within `stray` of all (Douglas–Peucker). */
function simpler(loop: readonly Point[], stray: number): Point[] {
  const isKept = new Uint8Array(loop.length + 1);
  isKept[0] = 1;
  const open: (readonly [from: number, to: number])[] = [[0, loop.length]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const [[x1, y1], [x2, y2]] = [loop[from] as Point, loop[to % loop.length] as Point];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = Math.hypot(dx, dy);
    let [worst, split] = [stray, 0];
    for (let i = from + 1; i < to; i++) {
      const [x, y] = loop[i] as Point;
      const away =
        length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x - x1) * dy - (y - y1) * dx) / length;
      if (away > worst) [worst, split] = [away, i];
    }
    if (split > 0) {
      isKept[split] = 1;
      open.push([from, split], [split, to]);
    }
  }
  return loop.filter((_, i) => isKept[i]);
}

/** How far a drawing reaches to both sides within some of its height. */
export type Reach = { left: number; right: number };

/**
 * The edge of a drawing, in its own units around its origin; its contours as finely as a picture shows them that is
 * `scale` times as large.
 */
export type Silhouette = {
  box: Box;
  /** Null where it has nothing between two heights. */
  between(top: number, bottom: number): Reach | null;
  contours(scale: number, stray?: number): Point[][];
};

/** The box of a drawing, without its edge. */
export const boundsOf = (svg: string): Box => around(partsOf(svg));

export function silhouetteOf(svg: string): Silhouette {
  const parts = partsOf(svg);
  const box = around(parts);
  const rows = new Rows(parts, box);
  const loops = rows.loops();
  return {
    box,
    between: (top, bottom) => rows.between(top, bottom),
    contours: (scale, stray = strayOf(1)) =>
      loops
        .filter((loop) => Math.abs(area(loop)) * scale * scale >= SMALL)
        .map((loop) => simpler(loop, stray / scale)),
  };
}

/** Contours as a path's data in whole units, `scale` times as large. */
export const outlinePath = (loops: readonly Point[][], scale: number): string =>
  loops
    .map((loop) => {
      let d = '';
      let [atX, atY] = [0, 0];
      for (const [x, y] of loop) {
        const [dx, dy] = [Math.round(x * scale) - atX, Math.round(y * scale) - atY];
        if (dx === 0 && dy === 0) continue;
        d += d === '' ? `M${dx} ${dy}l` : `${dx} ${dy} `;
        atX += dx;
        atY += dy;
      }
      return `${d}Z`;
    })
    .join('');
