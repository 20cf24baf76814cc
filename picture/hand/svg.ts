/** A point in the picture's units: 800 wide, 600 high, origin at the top left. */
export type Point = readonly [x: number, y: number];

export const WIDTH = 800;
export const HEIGHT = 600;

/** The small drawing inside a long text, in units, and in pixels: twice its display size. */
export const MIDDLE = { width: 480, height: 300, pixels: { width: 800, height: 500 } };

/** Two decimals are finer than a rendered pixel. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A round-capped line; `width` in picture units. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}" ${more}/>`;

interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise, about the placed origin. */
  turn?: number;
  /** Mirrored left to right. */
  flip?: boolean;
}

/** Places a drawing made around the origin. */
export function place(
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement,
  ...children: string[]
): string {
  const sx = n(flip ? -scale : scale);
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${sx} ${n(scale)})">${children.join('')}</g>`;
}

/** Clips `children` to path `d`. `id` must be unique within the picture. */
export const clip = (id: string, d: string, ...children: string[]): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${children.join('')}</g>`;

/** The finished document, 4 : 3. */
export const picture = (content: string, width = WIDTH, height = HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.replace(/\s*\n\s*/g, '\n').replace(/ \/>/g, '/>')}</svg>\n`;
