import { expect, test } from 'vitest';
import { FIGURE_COLOURS, FIGURE_TABLE } from '../../contract/scene.ts';
import { MOODS } from '../figure.ts';
import { TONES } from '../tones.ts';
import { animals } from './index.ts';

const BYTES = 5_000;
const TAG = /<(\/?)(g|path|circle|ellipse)((?: [a-z-]+="[^"<>]+")*) *(\/?)>/g;

type Matrix = [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function transform(text: string): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
    (matrix, [, name, values = '']) => {
      const [x = 0, y = 0] = values.split(' ').map(Number);
      const turn = (x * Math.PI) / 180;
      const step: Record<string, Matrix> = {
        translate: [1, 0, 0, 1, x, y],
        rotate: [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0],
        scale: [x, 0, 0, y, 0, 0],
      };
      return times(matrix, step[name as string] as Matrix);
    },
    [1, 0, 0, 1, 0, 0],
  );
}

/** Points on a path, eight on each curve. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  let at: [number, number] = [0, 0];
  let [start, handle, before] = [at, at, ''];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4 }[kind] ?? 0;
    if (kind === 'Z') at = start;
    else if (size === 0 || numbers.length % size > 0) throw new Error(`path data: ${letter}${rest}`);
    for (let i = 0; i < numbers.length; i += size) {
      const [ox, oy] = letter === kind ? [0, 0] : at;
      const values = numbers.slice(i, i + size);
      const named: [number, number][] =
        kind === 'H'
          ? [[(values[0] as number) + ox, at[1]]]
          : kind === 'V'
            ? [[at[0], (values[0] as number) + oy]]
            : Array.from({ length: size / 2 }, (_, k) => [
                (values[2 * k] as number) + ox,
                (values[2 * k + 1] as number) + oy,
              ]);
      const isSmooth = (kind === 'S' && /[CS]/.test(before)) || (kind === 'T' && /[QT]/.test(before));
      const mirrored: [number, number] = isSmooth ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
      const curve = kind === 'S' || kind === 'T' ? [at, mirrored, ...named] : [at, ...named];
      handle = curve.at(-2) as [number, number];
      for (let step = 1; step <= 8; step++) {
        // De Casteljau: a straight step is a curve without handles.
        let level = curve;
        while (level.length > 1)
          level = level.slice(1).map(
            (point, k) =>
              [0, 1].map((axis) => {
                const from = (level[k] as [number, number])[axis] as number;
                return from + (((point[axis] as number) - from) * step) / 8;
              }) as [number, number],
          );
        if (kind !== 'M' || i > 0 || step === 8) points.push(level[0] as [number, number]);
      }
      at = named.at(-1) as [number, number];
      if (kind === 'M' && i === 0) start = at;
      before = kind;
    }
  }
  return points;
}

/** Box around what is drawn, strokes included: [left, top, right, bottom]. */
function box(svg: string): [number, number, number, number] {
  const edge: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  const groups: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [, closes, tag, rest = ''] of svg.matchAll(TAG)) {
    const named = Object.fromEntries([...rest.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]));
    const above = groups.at(-1) as Matrix;
    if (closes) groups.pop();
    else if (tag === 'g') groups.push(times(above, transform(named.transform)));
    else {
      const [rx, ry] = [Number(named.rx ?? named.r), Number(named.ry ?? named.r)];
      const points: [number, number][] =
        tag === 'path'
          ? pointsOf(named.d)
          : Array.from({ length: 24 }, (_, i) => [
              Number(named.cx) + rx * Math.cos((i * Math.PI) / 12),
              Number(named.cy) + ry * Math.sin((i * Math.PI) / 12),
            ]);
      const stroke = (Number(named['stroke-width'] ?? 0) / 2) * Math.hypot(above[0], above[1]);
      for (const [px, py] of points) {
        const x = above[0] * px + above[2] * py + above[4];
        const y = above[1] * px + above[3] * py + above[5];
        edge[0] = Math.min(edge[0], x - stroke);
        edge[1] = Math.min(edge[1], y - stroke);
        edge[2] = Math.max(edge[2], x + stroke);
        edge[3] = Math.max(edge[3], y + stroke);
      }
    }
  }
  return edge;
}

test('every animal is a small, well-formed drawing in each colour and mood', () => {
  expect(Object.keys(animals)).toEqual([...FIGURE_TABLE.animals]);
  const faults = Object.entries(animals).flatMap(([kind, animal]) =>
    FIGURE_COLOURS.flatMap((name) =>
      MOODS.flatMap((mood) => {
        const svg = animal.draw({ tones: TONES[name], mood, look: 0 });
        const tags = [...svg.matchAll(TAG)];
        const open = tags.filter(([, closes, tag, , ends]) => tag === 'g' && !closes && !ends).length;
        const wrong = [
          ...(svg.replace(TAG, '') === '' ? [] : [`holds ${svg.replace(TAG, '').slice(0, 60)}`]),
          ...(open === tags.filter(([, closes]) => closes).length ? [] : ['leaves a group open']),
          ...(/NaN|undefined|null| id=/.exec(svg) ?? []),
          ...(svg.length <= BYTES ? [] : [`has ${svg.length} bytes`]),
        ];
        return wrong.map((fault) => `${kind} ${name} ${mood} ${fault}`);
      }),
    ),
  );
  expect(faults).toEqual([]);
});

test('every animal fills its stated box and stays within it in each mood', () => {
  const faults = Object.entries(animals).flatMap(([kind, { height, width, draw }]) => {
    const boxes = MOODS.map((mood) => box(draw({ tones: TONES.brown, mood, look: 0 })));
    const outer = [0, 1, 2, 3].map((side) => {
      const sides = boxes.map((edges) => edges[side] as number);
      return Math.round(side < 2 ? Math.min(...sides) : Math.max(...sides));
    });
    const [left = 0, top = 0, right = 0, bottom = 0] = outer;
    const isWithin = left >= -width / 2 && right <= width / 2 && top >= -height && bottom <= 4;
    const isFilled = Math.max(-left, right) >= width / 2 - 6 && -top >= height - 6;
    return isWithin && isFilled ? [] : [`${kind} ${width} × ${height} is drawn from ${outer.join(', ')}`];
  });
  expect(faults).toEqual([]);
});
