import { edges, isFilled, opacity, redraw, type Shape, strokeWidth } from './redraw.ts';

type Point = readonly [x: number, y: number];

/** Side of a cell of the raster that a silhouette is read from, in units of the picture. */
const CELL = 2.2;
/** Room around the drawing within the raster, in cells. */
const MARGIN = 2;
/** Lines thinner than this, such as whiskers, have no edge of their own, in the drawing's units. */
const THIN = 5;
/** How far the outline may stray from the raster, in units of the picture. */
const STRAY = 1.1;
/** Neighbours on each side with which a point is smoothed. */
const SMOOTH = 2;
/** Smaller islands and holes are left out, in square units of the picture. */
const SMALL = 90;

type Part = { lines: Point[][]; filled: boolean; evenOdd: boolean; half: number };

class Raster {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;

  readonly cell: number;
  readonly left: number;
  readonly top: number;

  constructor(cell: number, { left, top, right, bottom }: Box) {
    this.cell = cell;
    this.left = left - MARGIN * cell;
    this.top = top - MARGIN * cell;
    this.columns = Math.ceil((right - this.left) / cell) + MARGIN;
    this.rows = Math.ceil((bottom - this.top) / cell) + MARGIN;
    this.cells = new Uint8Array(this.columns * this.rows);
  }

  has(column: number, row: number): boolean {
    return this.cells[row * this.columns + column] === 1;
  }

  private column(x: number): number {
    return (x - this.left) / this.cell - 0.5;
  }

  private row(y: number): number {
    return (y - this.top) / this.cell - 0.5;
  }

  private span(row: number, from: number, to: number): void {
    this.cells.fill(
      1,
      row * this.columns + Math.max(0, Math.ceil(from)),
      row * this.columns + Math.max(0, Math.floor(to) + 1),
    );
  }

  fill(lines: readonly Point[][], evenOdd: boolean): void {
    const crossings = new Map<number, [x: number, turn: number][]>();
    for (const line of lines)
      for (const [i, [x2, y2]] of line.entries()) {
        const [x1, y1] = line.at(i - 1) as Point;
        const [from, to] = y1 < y2 ? [y1, y2] : [y2, y1];
        for (let row = Math.ceil(this.row(from)); row < this.row(to); row++) {
          const y = this.top + (row + 0.5) * this.cell;
          const list = crossings.get(row);
          const crossing: [number, number] = [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1];
          if (list) list.push(crossing);
          else crossings.set(row, [crossing]);
        }
      }
    for (const [row, list] of crossings) {
      list.sort(([one], [other]) => one - other);
      let turns = 0;
      for (const [i, [x, turn]] of list.entries()) {
        turns += turn;
        const next = list[i + 1];
        if (next && (evenOdd ? i % 2 === 0 : turns !== 0))
          this.span(row, this.column(x), this.column(next[0]));
      }
    }
  }

  stroke(lines: readonly Point[][], half: number): void {
    for (const line of lines)
      for (const [i, [x2, y2]] of line.slice(1).entries()) {
        const [x1, y1] = line[i] as Point;
        const [dx, dy] = [x2 - x1, y2 - y1];
        const length = dx * dx + dy * dy || 1;
        const [low, high] = [Math.min(y1, y2) - half, Math.max(y1, y2) + half];
        const [near, far] = [Math.min(x1, x2) - half, Math.max(x1, x2) + half];
        for (let row = Math.ceil(this.row(low)); row <= this.row(high); row++)
          for (let column = Math.ceil(this.column(near)); column <= this.column(far); column++) {
            const x = this.left + (column + 0.5) * this.cell - x1;
            const y = this.top + (row + 0.5) * this.cell - y1;
            const t = Math.min(1, Math.max(0, (x * dx + y * dy) / length));
            if ((x - t * dx) ** 2 + (y - t * dy) ** 2 <= half * half)
              this.cells[row * this.columns + column] = 1;
          }
      }
  }

  /** Loops around all filled cells, through the middles of the cells' sides. */
  loops(): Point[][] {
    const width = this.columns + 1;
    const next = new Map<number, number[]>();
    const side = (from: number, to: number): void => {
      const list = next.get(from);
      if (list) list.push(to);
      else next.set(from, [to]);
    };
    for (let row = 1; row < this.rows - 1; row++)
      for (let column = 1; column < this.columns - 1; column++) {
        if (!this.has(column, row)) continue;
        const corner = row * width + column;
        if (!this.has(column, row - 1)) side(corner, corner + 1);
        if (!this.has(column + 1, row)) side(corner + 1, corner + 1 + width);
        if (!this.has(column, row + 1)) side(corner + 1 + width, corner + width);
        if (!this.has(column - 1, row)) side(corner + width, corner);
      }
    const loops: Point[][] = [];
    const place = (corner: number): Point => [
      this.left + (corner % width) * this.cell,
      this.top + Math.floor(corner / width) * this.cell,
    ];
    for (const start of next.keys()) {
      const loop: Point[] = [];
      let corner = start;
      for (let to = next.get(corner)?.pop(); to !== undefined; to = next.get(corner)?.pop()) {
        const [[x1, y1], [x2, y2]] = [place(corner), place(to)];
        loop.push([(x1 + x2) / 2, (y1 + y2) / 2]);
        corner = to;
      }
      if (loop.length > 0) loops.push(loop);
    }
    return loops;
  }
}

const area = (loop: readonly Point[]): number =>
  Math.abs(
    loop.reduce((sum, [x, y], i) => {
      const [x0, y0] = loop.at(i - 1) as Point;
      return sum + (x0 * y - x * y0) / 2;
    }, 0),
  );

/** A loop without the steps of its raster: each point is the mean of its neighbours on both sides and its own. */
const smooth = (loop: readonly Point[]): Point[] =>
  loop.map((_, i): Point => {
    let [x, y] = [0, 0];
    for (let k = -SMOOTH; k <= SMOOTH; k++) {
      const point = loop.at((i + k) % loop.length) as Point;
      x += point[0];
      y += point[1];
    }
    return [x / (2 * SMOOTH + 1), y / (2 * SMOOTH + 1)];
  });

/** The points of a line that keep it within `stray` of all (Douglas–Peucker), without the last. */
function simpler(points: readonly Point[], stray: number): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  let [worst, split] = [stray, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i] as Point;
    const away =
      dx === 0 && dy === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length;
    if (away > worst) [worst, split] = [away, i];
  }
  return split === 0
    ? [first]
    : [...simpler(points.slice(0, split + 1), stray), ...simpler(points.slice(split), stray)];
}

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
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { lines, half } of parts)
    for (const line of lines)
      for (const [x, y] of line) {
        box.left = Math.min(box.left, x - half);
        box.top = Math.min(box.top, y - half);
        box.right = Math.max(box.right, x + half);
        box.bottom = Math.max(box.bottom, y + half);
      }
  return box;
}

/**
 * The edge of a drawing, in its own units around its origin; its contours as finely as a picture shows them that is
 * `scale` times as large.
 */
export type Silhouette = { box: Box; contours(scale: number): Point[][] };

export function silhouetteOf(svg: string): Silhouette {
  const parts = partsOf(svg);
  const box = around(parts);
  return {
    box,
    contours: (scale) => {
      const raster = new Raster(CELL / scale, box);
      for (const { lines, filled, evenOdd, half } of parts) {
        if (filled) raster.fill(lines, evenOdd);
        if (half > 0) raster.stroke(lines, half);
      }
      return raster
        .loops()
        .filter((loop) => area(loop) * scale * scale >= SMALL)
        .map(smooth)
        .map((loop) => simpler([...loop, loop[0] as Point], STRAY / scale));
    },
  };
}

/** Corners that turn less than this are rounded, at most so many units of the path from the corner. */
const ROUNDED = { turn: (50 * Math.PI) / 180, reach: 20 };

/** The point so far from `from` toward `to`, at most half way. */
function along([x, y]: Point, [toX, toY]: Point): Point {
  const part = Math.min(0.5, ROUNDED.reach / (Math.hypot(toX - x, toY - y) || 1));
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** Contours as a path's data in whole units, `scale` times as large, with soft corners. */
export function outlinePath(loops: readonly Point[][], scale: number): string {
  let at: Point = [0, 0];
  const whole = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale)];
  const step = ([x, y]: Point): string => {
    const [dx, dy] = [x - at[0], y - at[1]];
    return `${dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
  };
  const isAt = ([x, y]: Point): boolean => x === at[0] && y === at[1];
  const lineTo = (to: Point): string => {
    const d = isAt(to) ? '' : `l${step(to)}`;
    at = to;
    return d;
  };
  const around = (loop: readonly Point[], i: number): string => {
    const corner = loop[i] as Point;
    const [before, after] = [loop.at(i - 1) as Point, loop[(i + 1) % loop.length] as Point];
    const turn = Math.abs(
      Math.atan2(after[1] - corner[1], after[0] - corner[0]) -
        Math.atan2(corner[1] - before[1], corner[0] - before[0]),
    );
    if (Math.min(turn, 2 * Math.PI - turn) > ROUNDED.turn) return lineTo(whole(corner));
    const start = lineTo(whole(near(corner, before)));
    const end = whole(near(corner, after));
    const d = `${start}q${step(whole(corner))}${step(end)}`;
    at = end;
    return d;
  };
  const near = (corner: Point, other: Point): Point => {
    const [x, y] = along([corner[0] * scale, corner[1] * scale], [other[0] * scale, other[1] * scale]);
    return [x / scale, y / scale];
  };
  return loops
    .map((loop) => {
      at = whole(near(loop[0] as Point, loop.at(-1) as Point));
      return `M${at[0]} ${at[1]}${loop.map((_, i) => around(loop, i)).join('')}Z`;
    })
    .join('')
    .replaceAll(/([a-z]) /g, '$1');
}
