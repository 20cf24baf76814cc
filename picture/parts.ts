import type { Figure } from './figure.ts';
import { edges, redraw, type Shape } from './redraw.ts';

/** A drawing in two: what turns with its head, and the rest, with nothing before or behind the other. */
export type Parts = { head: string; body: string };

/** How far shapes of a head reach to the sides of its circle, in radii; ears and hair go up as far as they like. */
const ASIDE = 1.32;
/** Shapes that are mostly below the neck belong to the body. */
const BELOW = 0.3;

/** A shape as it stands, with its paint. */
const written = ({ tag, geometry, paint }: Shape): string =>
  `<${tag}${geometry}${Object.entries(paint)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`;

function isOfHead(shape: Shape, { head, neck }: Figure): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const line of edges(shape))
    for (let i = 0; i < line.length; i += 2) {
      left = Math.min(left, line[i] as number);
      right = Math.max(right, line[i] as number);
      top = Math.min(top, line[i + 1] as number);
      bottom = Math.max(bottom, line[i + 1] as number);
    }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return (
    y < neck.y - head.r * 0.08 && bottom < neck.y + head.r * BELOW && Math.abs(x - head.x) < head.r * ASIDE
  );
}

/** Takes the head of a figure apart: by where its shapes are. */
export function partsOf(svg: string, figure: Figure): Parts {
  const only = (ofHead: boolean): string =>
    redraw(svg, (shape) => (isOfHead(shape, figure) === ofHead ? written(shape) : ''));
  return { head: only(true), body: only(false) };
}
