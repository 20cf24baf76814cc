import { colour } from './palette.ts';
import { seeded } from './random.ts';
import { circle, HEIGHT, line, n, path, place, rect, WIDTH } from './svg.ts';

const gradient = (stops: readonly string[]): string =>
  stops
    .map((stop, i) => `<stop offset="${n(i / Math.max(1, stops.length - 1))}" stop-color="${stop}"/>`)
    .join('');

/** The only gradient of a picture: `stops` from the top down, evenly spread over `height`. */
export const sky = (stops: readonly string[], height = HEIGHT, left = 0, width = WIDTH): string =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${gradient(stops)}</linearGradient>${rect(left, 0, width, height, 'url(#sky)')}`;

/** A drawing whose sky has other colours. */
export const withStops = (svg: string, stops: readonly string[]): string =>
  svg.replace(/(<linearGradient id="sky"[^>]*>).*?(?=<\/linearGradient>)/, `$1${gradient(stops)}`);

/** Dots of three sizes scattered over a box. */
export function stars(
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  fill: string = colour.glow,
): string {
  const random = seeded(seed);
  const [x, y, w, h] = box;
  return Array.from({ length: count }, () =>
    circle(
      x + random() * w,
      y + random() * h,
      [1.3, 1.9, 2.8][Math.floor(random() * 3)] ?? 1.3,
      fill,
      `opacity="${n(0.45 + random() * 0.5)}"`,
    ),
  ).join('');
}

/** A four-pointed star with soft arms; `size` from centre to tip. */
export function twinkle(x: number, y: number, size = 12, fill: string = colour.lampLight): string {
  const waist = n(size * 0.12);
  const s = n(size);
  return place(
    { x, y },
    path(
      `M0 -${s}Q${waist} -${waist} ${s} 0Q${waist} ${waist} 0 ${s}Q-${waist} ${waist} -${s} 0Q-${waist} -${waist} 0 -${s}Z`,
      fill,
    ),
  );
}

/** Light without a filter: three discs. `strength` multiplies their opacity. */
export const glow = (
  x: number,
  y: number,
  r: number,
  strength = 1,
  fill: string = colour.lampLight,
): string =>
  [1, 0.7, 0.44]
    .map((part, i) => circle(x, y, r * part, fill, `opacity="${n((0.09 + i * 0.05) * strength)}"`))
    .join('');

/** The crescent, open to the upper right; `r` is its outer radius. */
export const crescent = (x: number, y: number, r: number, turn = 0, fill: string = colour.lamp): string =>
  place(
    { x, y, scale: r / 100, turn },
    path('M-14.2 -99A100 100 0 1 0 99 14.2A80 80 0 0 1 -14.2 -99Z', fill),
  );

interface MoonOptions {
  face?: 'asleep' | 'awake' | 'none';
  fill?: string;
  halo?: number;
}

/** The full moon with its shaded side; asleep by default. */
export function moon(
  x: number,
  y: number,
  r: number,
  { face = 'asleep', fill = colour.lamp, halo = 1 }: MoonOptions = {},
): string {
  const features =
    face === 'none'
      ? path(
          'M-30 -40a14 14 0 1 0 1 0ZM36 14a9 9 0 1 0 1 0ZM-6 48a7 7 0 1 0 1 0Z',
          colour.lampDeep,
          'opacity=".22"',
        )
      : `${face === 'asleep' ? line('M-42 -2c6 11 20 11 26 0m32 0c6 11 20 11 26 0', colour.ink, 6) : circle(-29, 0, 6, colour.ink) + circle(29, 0, 6, colour.ink)}
         ${line('M-14 26c8 9 20 9 28 0', colour.ink, 6)}${circle(-48, 22, 11, colour.clay, 'opacity=".45"')}${circle(48, 22, 11, colour.clay, 'opacity=".45"')}`;
  return `${halo ? glow(x, y, r * 2, halo * 0.8, colour.mist) : ''}${place({ x, y, scale: r / 100 }, circle(0, 0, 100, fill), path('M38 -92.5A100 100 0 0 1 -74 67 100 100 0 0 0 38 -92.5Z', colour.lampDeep, 'opacity=".2"'), features)}`;
}

/** Flat below, bumps above; `w` wide, placed by its bottom centre. */
export const cloud = (x: number, y: number, w: number, fill: string, more = ''): string =>
  place(
    { x, y, scale: w / 200 },
    path(
      'M-84 0a28 28 0 0 1-4-55 34 34 0 0 1 46-18 46 46 0 0 1 84-4 32 32 0 0 1 44 22 28 28 0 0 1 0 55Z',
      fill,
      more,
    ),
  );

/** Paper tooth: `count` flecks over a box as one element. */
export function grain(
  seed: number,
  fill: string,
  opacity = 0.1,
  count = 260,
  box: readonly [number, number, number, number] = [0, 0, WIDTH, HEIGHT],
): string {
  const random = seeded(seed);
  const [x, y, w, h] = box;
  const flecks = Array.from({ length: count }, () => {
    const angle = random() * Math.PI;
    const length = 1 + random() * 3.5;
    return `M${n(x + random() * w)} ${n(y + random() * h)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length)}`;
  });
  return line(flecks.join(''), fill, 1.8, `opacity="${opacity}"`);
}
