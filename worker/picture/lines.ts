import { n } from './hand/svg.ts';
import { extent, luminance, redraw, type Shape } from './redraw.ts';

const opacity = ({ paint }: Shape): number => Number(paint.opacity ?? 1) * Number(paint['fill-opacity'] ?? 1);
const isFilled = ({ paint }: Shape): boolean => !!paint.fill && paint.fill !== 'none';
const strokeWidth = ({ paint }: Shape): number =>
  paint.stroke && paint.stroke !== 'none' ? Number(paint['stroke-width'] ?? 1) : 0;

/** Below these, in units of the picture, an element lies within a figure and does not shape its edge. */
const INNER = { fill: 26, stroke: 5 };

/** Numbers of a drawing's geometry without their fractions, but for those of its transforms. */
const whole = (geometry: string): string =>
  geometry.replace(/ (d|cx|cy|r|rx|ry|x|y|width|height)="[^"]*"/g, (all) =>
    all.replace(/-?\d*\.\d+/g, (value) => ` ${Math.round(Number(value))}`),
  );

/**
 * A drawing's silhouette without paint, `width` wider than the drawing on each side; `scale` is that of the group
 * around it.
 */
export function silhouette(svg: string, width: number, scale: number): string {
  return redraw(
    svg,
    (shape) => {
      const own = strokeWidth(shape);
      if (opacity(shape) < 0.85) return '';
      if (!isFilled(shape) && own * shape.scale < INNER.stroke) return '';
      if (isFilled(shape) && extent(shape) < INNER.fill) return '';
      const all = n(own + (2 * width) / shape.scale);
      return `<${shape.tag}${whole(shape.geometry)}${isFilled(shape) ? '' : ' fill="none"'} stroke-width="${all}"/>`;
    },
    scale,
  );
}

/** Black of the lines, not quite black so that a printer saves ink. */
const LINE = { colour: '#2A2240', width: 3.2 };

const outlined = (shape: Shape): string => {
  const { tag, geometry, paint, scale } = shape;
  if (opacity(shape) < 0.75 || paint.fill?.startsWith('url')) return '';
  const dark = `stroke="${LINE.colour}"`;
  if (isFilled(shape)) {
    const size = extent(shape);
    const shade = luminance(paint.fill as string);
    if (size < 22 && shade < 0.05) return `<${tag}${geometry} fill="${LINE.colour}"/>`;
    if (size < 6) return `<${tag}${geometry} fill="#fff"/>`;
    return `<${tag}${geometry} fill="#fff" ${dark} stroke-width="${n(LINE.width / scale)}"/>`;
  }
  const width = strokeWidth(shape);
  if (width === 0) return '';
  if (width * scale < 7)
    return `<${tag}${geometry} fill="none" ${dark} stroke-width="${n(Math.min(width, LINE.width / scale))}"/>`;
  const around = `<${tag}${geometry} fill="none" ${dark} stroke-width="${n(width + LINE.width / scale)}"/>`;
  const within = `<${tag}${geometry} fill="none" stroke="#fff" stroke-width="${n(width - LINE.width / scale)}"/>`;
  return around + within;
};

/** A drawing to colour in: closed shapes in black lines on white, without light, shadow and grain. */
export const outline = (svg: string): string =>
  redraw(svg, outlined).replace(/<linearGradient.*?<\/linearGradient>/g, '');
