import type { Figure } from './figure.ts';
import { edges, isFilled, redraw, type Shape } from './redraw.ts';

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

type Extent = { left: number; right: number; top: number; bottom: number };

function extentOf(shape: Shape): Extent {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const line of edges(shape))
    for (let i = 0; i < line.length; i += 2) {
      extent.left = Math.min(extent.left, line[i] as number);
      extent.right = Math.max(extent.right, line[i] as number);
      extent.top = Math.min(extent.top, line[i + 1] as number);
      extent.bottom = Math.max(extent.bottom, line[i + 1] as number);
    }
  return extent;
}

function isOfHead(shape: Shape, { head, neck }: Figure): boolean {
  const { left, right, top, bottom } = extentOf(shape);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return (
    y < neck.y - head.r * 0.08 && bottom < neck.y + head.r * BELOW && Math.abs(x - head.x) < head.r * ASIDE
  );
}

/** Part of a head's radius that a shape which holds the face takes to each side of its middle. */
const FACE = 0.55;

/** Whether a head by itself has a shape that holds its face: of others, head and body are one shape. */
export function isWhole(head: string, { x, y, r }: Figure['head']): boolean {
  let isHeld = false;
  redraw(head, (shape) => {
    const { left, right, top, bottom } = extentOf(shape);
    const [wide, high] = [Math.min(x - left, right - x), Math.min(y - top, bottom - y)];
    isHeld ||= isFilled(shape) && Math.min(wide, high) > r * FACE;
    return '';
  });
  return isHeld;
}

/** Takes the head of a figure apart: by where its shapes are. */
export function partsOf(svg: string, figure: Figure): Parts {
  const only = (ofHead: boolean): string =>
    redraw(svg, (shape) => (isOfHead(shape, figure) === ofHead ? written(shape) : ''));
  return { head: only(true), body: only(false) };
}
