import { n } from './hand/svg.ts';
import { extent, isFilled, opacity, redraw, type Shape, strokeWidth } from './redraw.ts';

/** Relative luminance of `#RRGGBB`, 0 … 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A dark line thinner than this is an eye, a mouth or a brow, in units of the picture. */
const FEATURE = 16;
/** Black of the lines, not quite black so that a printer saves ink. */
export const INK = '#2A2240';
/** Width of the lines, in units of the picture. */
const LINE = 3.2;

const outlined = (shape: Shape): string => {
  const { tag, geometry, paint, scale } = shape;
  if (opacity(shape) < 0.75 || paint.fill?.startsWith('url')) return '';
  const dark = `stroke="${INK}"`;
  const isPlain = !paint.fill && !paint.stroke;
  if (isFilled(shape) || isPlain) {
    const size = extent(shape);
    const shade = isPlain ? 1 : luminance(paint.fill as string);
    if (size < 22 && shade < 0.05) return `<${tag}${geometry} fill="${INK}"/>`;
    if (size < 6) return `<${tag}${geometry} fill="#fff"/>`;
    return `<${tag}${geometry} fill="#fff" ${dark} stroke-width="${n(LINE / scale)}"/>`;
  }
  const width = strokeWidth(shape);
  if (width === 0) return '';
  const isFeature = width * scale < FEATURE && luminance(paint.stroke as string) < 0.07;
  if (width * scale < 7 || isFeature) {
    const drawn = isFeature ? Math.min(width, (2 * LINE) / scale) : Math.min(width, LINE / scale);
    return `<${tag}${geometry} fill="none" ${dark} stroke-width="${n(drawn)}"/>`;
  }
  const around = `<${tag}${geometry} fill="none" ${dark} stroke-width="${n(width + LINE / scale)}"/>`;
  const within = `<${tag}${geometry} fill="none" stroke="#fff" stroke-width="${n(width - LINE / scale)}"/>`;
  return around + within;
};

const KIT = /<defs><g id="(\w+)">(.*?)<\/g><\/defs>/gs;

/** How large the copies of a kept drawing are, on average. */
function meanScale(svg: string, id: string): number {
  const sizes = [...svg.matchAll(new RegExp(`<use href="#${id}"[^>]*scale\\(-?([\\d.]+)`, 'g'))].map(
    ([, size]) => Number(size),
  );
  return sizes.length > 0 ? sizes.reduce((sum, size) => sum + size) / sizes.length : 1;
}

/** A drawing to colour in: closed shapes in black lines on white, without light, shadow and grain. */
export function outline(svg: string, all = svg): string {
  const kept: string[] = [];
  const rest = svg.replace(KIT, (_, id: string, drawing: string) => {
    kept.push(`<g id="${id}">${redraw(drawing, outlined, meanScale(all, id))}</g>`);
    return '';
  });
  const drawn = redraw(rest, outlined)
    .replaceAll(/<linearGradient.*?<\/linearGradient>/g, '')
    .replaceAll(/(<use[^>]*) fill="[^"]*"/g, '$1');
  return (kept.length > 0 ? `<defs>${kept.join('')}</defs>` : '') + drawn;
}
