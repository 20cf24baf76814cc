import { n } from './hand/svg.ts';

/** What an element of a drawing takes from its groups: scale, and paint that it does not name itself. */
export type Inherited = { scale: number; paint: Record<string, string> };

/** An element without children, with its own attributes and those of its groups in one. */
export type Shape = { tag: string; geometry: string; paint: Record<string, string>; scale: number };

const PAINT = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
]);

/** Draws again: each element as `draw` answers, groups with their transforms only, definitions as they are. */
export function redraw(svg: string, draw: (shape: Shape) => string, scale = 1): string {
  const groups: Inherited[] = [{ scale, paint: {} }];
  return svg.replace(/<(\/?)(\w+)([^>]*?)\/?>/g, (tagged, closing: string, tag: string, rest: string) => {
    if (closing) {
      if (tag === 'g') groups.pop();
      return tagged;
    }
    const above = groups.at(-1) as Inherited;
    const paint = { ...above.paint };
    let geometry = '';
    let scaled = above.scale;
    for (const [, name = '', value = ''] of rest.matchAll(/([\w-]+)="([^"]*)"/g)) {
      if (PAINT.has(name))
        paint[name] = name === 'opacity' ? n(Number(value) * Number(paint[name] ?? 1)) : value;
      else geometry += ` ${name}="${value}"`;
      if (name === 'transform') scaled *= Math.abs(Number(/scale\((-?[\d.]+)/.exec(value)?.[1] ?? 1));
    }
    if (tag === 'g') {
      groups.push({ scale: scaled, paint });
      return `<g${geometry}>`;
    }
    return tag === 'path' || tag === 'circle' || tag === 'ellipse' || tag === 'rect'
      ? draw({ tag, geometry, paint, scale: scaled })
      : tagged;
  });
}

/** Numbers that follow one letter of a path's data, and how many of them make one step. */
const STEPS: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** Box around a path's points and handles: [left, top, right, bottom]. */
export function pathBox(d: string): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const see = (px: number, py: number): void => {
    box[0] = Math.min(box[0], px);
    box[1] = Math.min(box[1], py);
    box[2] = Math.max(box[2], px);
    box[3] = Math.max(box[3], py);
  };
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const numbers =
      kind === 'A'
        ? [
            ...rest.matchAll(
              /(-?[\d.]+)[\s,]*([\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)/g,
            ),
          ].flatMap((match) => match.slice(1).map(Number))
        : (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (kind === 'Z') [x, y] = [startX, startY];
    const step = STEPS[kind] ?? 0;
    for (let i = 0; step > 0 && i + step <= numbers.length; i += step) {
      const at = (k: number): number => numbers[i + k] ?? 0;
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      if (kind === 'H') x = fromX + at(0);
      else if (kind === 'V') y = fromY + at(0);
      else {
        if (kind !== 'A') for (let k = 0; k < step - 2; k += 2) see(fromX + at(k), fromY + at(k + 1));
        [x, y] = [fromX + at(step - 2), fromY + at(step - 1)];
        if (kind === 'M' && i === 0) [startX, startY] = [x, y];
      }
      see(x, y);
    }
  }
  return box;
}

/** The longer side of a shape in units of the picture, without its stroke. */
export function extent({ tag, geometry, scale }: Shape): number {
  const value = (name: string): number => Number(new RegExp(` ${name}="([^"]*)"`).exec(geometry)?.[1] ?? 0);
  if (tag === 'circle') return 2 * value('r') * scale;
  if (tag === 'ellipse') return 2 * Math.max(value('rx'), value('ry')) * scale;
  if (tag === 'rect') return Math.max(value('width'), value('height')) * scale;
  const [left, top, right, bottom] = pathBox(/ d="([^"]*)"/.exec(geometry)?.[1] ?? '');
  return Math.max(right - left, bottom - top) * scale;
}

/** Relative luminance of `#RRGGBB`, 0 … 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
