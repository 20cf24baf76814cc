import type { FigureColour, Garment } from '../contract/scene.ts';
import type { Figure, Tones } from './figure.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, n, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** What is worn: a part behind the figure and a part in front of it. */
type Worn = { behind: string; front: string };

/** Colours of a garment, the likeliest first. */
const COLOURS: Record<
  Exclude<Garment, 'none' | 'glasses' | 'toque'>,
  readonly [FigureColour, ...FigureColour[]]
> = {
  scarf: ['red', 'blue', 'yellow'],
  hat: ['blue', 'red', 'yellow'],
  cape: ['red', 'purple', 'yellow'],
  crown: ['yellow', 'white'],
  bow: ['red', 'yellow', 'blue'],
  backpack: ['orange', 'green', 'blue'],
  hood: ['red', 'green', 'yellow'],
  pointed: ['purple', 'yellow', 'red'],
  helmet: ['red', 'blue'],
  firehat: ['red', 'yellow'],
  tricorn: ['black', 'red'],
  ears: ['brown', 'grey', 'white'],
};

/** Distance of two colours as the eye weighs red, green and blue: 0 to 765. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(1), 16)) as [number, number];
  const [r, g, blue] = [16, 8, 0].map((at) => ((a >> at) & 255) - ((b >> at) & 255)) as [
    number,
    number,
    number,
  ];
  const red = (((a >> 16) & 255) + ((b >> 16) & 255)) / 2;
  return Math.sqrt((2 + red / 256) * r * r + 4 * g * g + (2 + (255 - red) / 256) * blue * blue);
}

/** From this distance on, two colours of the palette can be distinguished in a picture of 300 pixels. */
const APART = 150;

/** The first of a garment's colours that is well told from the figure's own. */
export function garmentTones(garment: keyof typeof COLOURS, { base }: Tones): Tones {
  const among = COLOURS[garment].map((name) => TONES[name]);
  return among.find((tones) => distance(tones.base, base) >= APART) ?? (among.at(-1) as Tones);
}

type Draw = (figure: Figure, tones: Tones) => Partial<Worn>;

const scarf: Draw = ({ neck, head }, { dark, base, light }) => {
  const u = head.r / 50;
  const w = neck.half / u + 15;
  // The ends stop above the ground.
  const long = Math.max(0.5, Math.min(1, (-neck.y / u - 12) / 58));
  const tail = (fill: string, stripe: string): string =>
    path('M-10-4C-14 18-14 34-17 54L-12 52-9 57-5 53-1 58 3 53 8 56C10 34 12 18 11-4Z', fill) +
    path('M-15.5 34Q-3 39 10 36L9.3 44Q-4 47-16.3 42Z', stripe);
  return {
    front: place(
      { x: neck.x, y: neck.y, scale: u },
      place({ x: -w * 0.3, y: 8, turn: 14, scale: long }, tail(dark, base)),
      place({ x: -w * 0.3 + 5, y: 10, turn: -7, scale: long }, tail(base, light)),
      path(
        `M${n(-w)}-12Q0 6 ${n(w)}-12C${n(w + 7)}-6 ${n(w + 5)} 6 ${n(w - 3)} 10Q0 28 ${n(3 - w)} 10C${n(-w - 5)} 6 ${n(-w - 7)}-6 ${n(-w)}-12Z`,
        base,
      ),
      path(
        `M${n(w * 0.3)} 18Q${n(w * 0.75)} 14 ${n(w - 3)} 10C${n(w + 5)} 6 ${n(w + 7)}-6 ${n(w)}-12Q${n(w * 0.9)}-10 ${n(w * 0.75)}-8 ${n(w * 0.8)} 6 ${n(w * 0.3)} 18Z`,
        dark,
      ),
      path(
        `M${n(-w * 0.3 - 12)} 2C${n(-w * 0.3 - 4)}-2 ${n(-w * 0.3 + 12)} 0 ${n(-w * 0.3 + 15)} 6 ${n(-w * 0.3 + 16)} 18 ${n(-w * 0.3 + 8)} 22 ${n(-w * 0.3)} 21 ${n(-w * 0.3 - 10)} 20 ${n(-w * 0.3 - 15)} 10 ${n(-w * 0.3 - 12)} 2Z`,
        light,
      ),
    ),
  };
};

/** Where a hat sits that a figure does not place itself: between the ears. */
const rimOf = ({ rim, head }: Figure): { x: number; y: number; half: number } =>
  rim ?? { x: head.x, y: head.y - head.r * 0.84, half: head.r * 0.5 };

const hat: Draw = (figure, { dark, base, light }) => {
  if (figure.hatted) return {};
  const { x, y, half } = rimOf(figure);
  return {
    front: place(
      { x, y, scale: half / 50, turn: -5 },
      path('M-50 2C-54-44-40-64-20-64-8-64-6-58 4-59 16-64 36-62 44-44 50-30 51-14 50 2Z', base),
      path('M14-61C30-64 42-54 46-38 50-24 51-12 50 2H20C34-16 34-44 14-61Z', colour.night, 'opacity=".15"'),
      path('M-50-20Q0-6 50-20V6H-50Z', light),
      path('M-50 0C-20 10 20 10 50 0 66 4 78 10 77 15 74 24-74 24-77 15-78 10-66 4-50 0Z', base),
      path('M-77 15C-40 22 40 22 77 15 74 26-74 26-77 15Z', dark),
    ),
  };
};

const pointed: Draw = (figure, { dark, base, light }) => {
  if (figure.hatted) return {};
  const { x, y, half } = rimOf(figure);
  return {
    front: place(
      { x, y, scale: half / 50, turn: -4 },
      path(
        'M-50 2C-36-30-26-84 4-118 16-130 38-126 44-112 34-114 28-108 28-98 32-60 42-26 50 2 18 14-18 14-50 2Z',
        base,
      ),
      path(
        'M22-104C24-64 22-24 10 10 26 10 38 6 50 2 42-26 32-60 28-98 28-108 34-114 44-112 38-118 28-116 22-104Z',
        colour.night,
        'opacity=".15"',
      ),
      path('M-42-20Q0-4 43-20L50 4Q0 18-50 4Z', light),
      path('M-50 0C-20 12 20 12 50 0 70 2 86 9 84 15 78 27-78 27-84 15-86 9-70 2-50 0Z', base),
      path('M-84 15C-44 23 44 23 84 15 80 28-80 28-84 15Z', dark),
    ),
  };
};

const crown: Draw = (figure, { dark, base, light }) => {
  const { head } = figure;
  const rim = rimOf(figure);
  // The rim of a wide hat lies on the brow; a crown sits on top.
  const at =
    rim.half > head.r * 0.8 && !figure.hatted
      ? { x: head.x, y: head.y - head.r * 0.86, half: head.r * 0.6 }
      : rim;
  return {
    front: place(
      { x: at.x, y: at.y, scale: at.half / 40, turn: -3 },
      path('M-40 2L-46-40-22-20 0-50 22-20 46-40 40 2Q0 16-40 2Z', base),
      path('M10-36L22-20 46-40 40 2Q28 6 16 8 24-14 10-36Z', dark, 'opacity=".4"'),
      path('M-42-9Q0 5 42-9L40 3Q0 17-40 3Z', light),
      circle(-46, -42, 6, light),
      circle(0, -52, 7, light),
      circle(46, -42, 6, light),
      circle(0, 4, 5.5, TONES.red.base),
      circle(-24, 0, 4, colour.sea),
      circle(24, 0, 4, colour.sea),
    ),
  };
};

const glasses: Draw = ({ head }) => {
  const ring = (x: number): string => `M${x - 15} 3a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z`;
  return {
    front: place(
      { x: head.x + head.r * 0.07, y: head.y, scale: head.r / 50 },
      circle(-20, 3, 15, colour.glow, 'opacity=".2"'),
      circle(20, 3, 15, colour.glow, 'opacity=".2"'),
      line(`${ring(-20)}${ring(20)}M-5 1q5-4 10 0M-35 1l-10-4M35 1l8-4`, colour.midnight, 4.2),
    ),
  };
};

const bow: Draw = ({ neck, head }, { dark, base, light }) => {
  const lobe =
    path('M2-2C-10-20-30-24-38-18-42-8-42 10-38 20-28 26-10 18 2 6Z', base) +
    path('M0 0C-10-4-18-6-24-5-22 2-18 6-14 8-8 6-4 4 0 2Z', dark);
  return {
    front: place(
      { x: neck.x, y: neck.y + head.r * 0.14, scale: head.r / 56, turn: -4 },
      path(
        'M-6 4C-10 20-18 30-26 38L-12 36-6 44C0 30 2 16 2 4ZM6 4C10 20 16 28 24 34L11 34 6 42C0 30-2 16-2 4Z',
        dark,
      ),
      lobe,
      place({ flip: true }, lobe),
      path('M-9-8C-4-12 4-12 9-8 12-2 12 6 9 11 4 14-4 14-9 11-12 6-12-2-9-8Z', light),
    ),
  };
};

const cape: Draw = ({ neck, head, height, width, back }, { dark, base }) => {
  const button = base === TONES.yellow.base ? colour.clay : colour.lamp;
  const { x, y, half } = neck;
  const r = head.r;
  const w = Math.max(width * 0.4, half * 1.7);
  const foot = Math.min(-2, Math.max(-height * 0.04, y + r * 0.8));
  const from = half + r * 0.1;
  const p = (dx: number, at: number): string => `${n(Math.round(x + dx))} ${n(Math.round(at))}`;
  const low = (part: number): number => y + (foot - y) * part;
  const front = place(
    { x, y, scale: r / 50 },
    path(
      `M${n((-half / r) * 50 - 16)}-8Q0 10 ${n((half / r) * 50 + 16)}-8C${n((half / r) * 50 + 26)} 2 ${n((half / r) * 50 + 30)} 14 ${n((half / r) * 50 + 28)} 24 ${n((half / r) * 25 + 8)} 20 10 26 0 32-10 26 ${n((-half / r) * 25 - 8)} 20 ${n((-half / r) * 50 - 28)} 24 ${n((-half / r) * 50 - 30)} 14 ${n((-half / r) * 50 - 26)} 2 ${n((-half / r) * 50 - 16)}-8Z`,
      base,
    ),
    circle(0, 16, 8, button),
    circle(-2, 14, 3, colour.lampLight),
  );
  if (back) {
    // Over the back and down the flank, from the neck to behind the middle.
    const end = back.x - r * 0.5;
    const hem = back.y + r * 1.35;
    const drape = (lift: number): string =>
      `M${p(-half * 0.7, y - r * 0.35)}C${p(-half, back.y)} ${p(back.x - x, back.y - r * 0.12)} ${p(end - x, back.y - r * 0.04)}C${p(end - x - r * 0.3, back.y + r * 0.4)} ${p(end - x - r * 0.3, hem - r * 0.4)} ${p(end - x - r * 0.2, hem - lift)}Q${p((end - x) * 0.75, hem + r * 0.16 - lift)} ${p((end - x) * 0.55, hem - lift)}Q${p((end - x) * 0.35, hem + r * 0.1 - lift)} ${p((end - x) * 0.15, hem - r * 0.3 - lift)}C${p(-half * 0.1, y + r * 0.9 - lift)} ${p(half * 0.5, y + r * 0.66 - lift)} ${p(half * 0.9, y + r * 0.42 - lift)}Q${p(0, y + r * 0.5)} ${p(-half * 0.7, y - r * 0.35)}Z`;
    const clasp = { x: x + half * 0.7, y: y + r * 0.44 };
    return {
      front:
        path(drape(0), dark) +
        path(drape(r * 0.14), base) +
        circle(clasp.x, clasp.y, r * 0.15, button) +
        circle(clasp.x - r * 0.04, clasp.y - r * 0.04, r * 0.06, colour.lampLight),
    };
  }
  return {
    behind:
      path(
        `M${p(-from, y - r * 0.1)}C${p(-from - r * 0.5, low(0.3))} ${p(-w * 0.9, low(0.5))} ${p(-w * 1.15, low(0.96))}Q${p(-w * 0.8, low(1.06))} ${p(-w * 0.55, low(0.97))}Q${p(-w * 0.25, low(1.08))} ${p(0, low(0.98))}Q${p(w * 0.3, low(1.08))} ${p(w * 0.55, low(0.97))}Q${p(w * 0.75, low(1.05))} ${p(w, low(0.95))}C${p(w * 0.85, low(0.5))} ${p(from + r * 0.5, low(0.3))} ${p(from, y - r * 0.1)}Z`,
        base,
      ) +
      path(
        `M${p(-from * 0.8, y)}C${p(-w * 0.5, low(0.4))} ${p(-w * 0.7, low(0.7))} ${p(-w * 0.8, low(1.01))}Q${p(-w * 0.66, low(1.02))} ${p(-w * 0.55, low(0.97))}Q${p(-w * 0.25, low(1.08))} ${p(0, low(0.98))}Q${p(w * 0.3, low(1.08))} ${p(w * 0.55, low(0.97))}Q${p(w * 0.62, low(1.01))} ${p(w * 0.72, low(1.01))}C${p(w * 0.62, low(0.7))} ${p(w * 0.5, low(0.4))} ${p(from * 0.8, y)}Z`,
        dark,
      ),
    front,
  };
};

/** A cape with a hood around the face, over the ears. */
const hood: Draw = (figure, tones) => {
  const { behind = '', front = '' } = cape(figure, tones);
  if (figure.hatted) return { behind, front };
  const { head, back } = figure;
  const { dark, base } = tones;
  const at = { x: head.x, y: head.y, scale: head.r / 50 };
  const over = place(
    at,
    path(
      'M-46 70C-88 40-92-64-8-92 0-96 8-94 12-88 92-64 88 40 46 70 38 66 36 60 38 54 54 30 54-4 42-24 30-42 16-46 0-46S-30-42-42-24C-54-4-54 30-38 54-36 60-38 66-46 70Z',
      base,
    ),
    path('M12-88C92-64 88 40 46 70 38 66 36 60 38 54 62 26 64-36 12-88Z', colour.night, 'opacity=".13"'),
  );
  return {
    behind: behind + place(at, path('M-60 66C-80-20-56-72 0-78S80-20 60 66Z', dark)),
    front: back ? front + over : over + front,
  };
};

/** The hood of an animal's costume. */
const ears: Draw = (figure, tones) => {
  const { front } = hood(figure, tones);
  if (figure.hatted) return { front };
  const { head } = figure;
  const ear = (flip: boolean): string =>
    place(
      { x: flip ? 44 : -44, y: -76, turn: flip ? 16 : -16, flip },
      path('M-22 24C-34-16-24-56-4-66 18-50 26-8 20 24Z', tones.base),
      path('M-12 18C-20-12-14-38-4-46 8-34 14-6 10 18Z', tones.light),
    );
  return {
    front: place({ x: head.x, y: head.y, scale: head.r / 50 }, ear(false) + ear(true)) + front,
  };
};

const backpack: Draw = ({ neck, head, back }, { dark, base, light }) => {
  const u = head.r / 50;
  if (back)
    return {
      behind: place(
        { x: back.x, y: back.y, scale: u, turn: -4 },
        rect(-46, -62, 92, 90, base, 24),
        path('M-46-34V-40C-46-54-36-62-22-62H22C36-62 46-54 46-40V-34Q0-14-46-34Z', dark),
        rect(-50, -80, 100, 24, light, 12),
        rect(-9, -34, 18, 20, colour.lampLight, 5),
      ),
      front: place(
        { x: back.x, y: back.y, scale: u },
        ...[-26, 26].map(
          (x) =>
            path(
              `M${x - 7}-4C${x - 10} 20 ${x - 9} 44 ${x - 5} 66Q${x} 70 ${x + 7} 67C${x + 4} 44 ${x + 4} 20 ${x + 7}-4Z`,
              base,
            ) + rect(x - 11, 24, 18, 9, colour.lampLight, 3),
        ),
      ),
    };
  const h = neck.half / u;
  // Down to the ground at most, for those who sit.
  const foot = Math.max(40, Math.min(100, -neck.y / u - 4));
  const end = Math.round(Math.min(62, foot - 4));
  const strap =
    path(
      `M${n(-h - 2)}-4C${n(-h - 14)} 14 ${n(-h - 20)} 36 ${n(-h - 16)} ${end}L${n(-h)} ${n(end - 2)}C${n(-h - 4)} 38 ${n(-h)} 18 ${n(-h + 12)} 4Z`,
      base,
    ) + rect(-h - 17, end * 0.55, 17, 9, colour.lampLight, 3);
  return {
    behind: place(
      { x: neck.x, y: neck.y, scale: u },
      rect(-h - 56, -4, 2 * h + 80, foot + 4, base, 26),
      rect(-h - 60, foot * 0.54, 34, foot * 0.44, dark, 14),
      path(`M${n(-h - 56)} 30V20C${n(-h - 56)}-6 ${n(-h - 36)}-14 ${n(-h - 20)}-14H${n(h)}V30Z`, dark),
      rect(-h - 52, -26, 2 * h + 88, 26, light, 13),
      ellipse(-h - 40, -13, 12, 13, dark),
    ),
    front: place({ x: neck.x, y: neck.y, scale: u }, strap, place({ flip: true }, strap)),
  };
};

/** Glass around the head, ears and all, with what gives air behind it. */
const helmet: Draw = (figure, { dark, base }) => {
  if (figure.hatted) return {};
  const { head, neck, height, back } = figure;
  const top = Math.max(-height, head.y - head.r * 2) - 6;
  const chin = head.y + head.r * 1.24;
  const y = (top + chin) / 2;
  const r = Math.max(head.r * 1.45, (chin - top) / 2 + 4);
  const u = r / 80;
  const tank = back ?? { x: neck.x, y: neck.y + head.r * 0.9 };
  return {
    behind: place(
      { x: tank.x, y: tank.y, scale: u },
      rect(-62, -44, 124, 84, colour.periwinkle, 24),
      rect(-54, -58, 26, 32, colour.evening, 10),
      rect(28, -58, 26, 32, colour.evening, 10),
    ),
    front: place(
      { x: head.x, y, scale: u },
      circle(0, 0, 80, colour.day, 'opacity=".12"'),
      circle(0, 0, 80, 'none', `stroke="${colour.paper}" stroke-width="7"`),
      path('M-58-34C-46-54-28-64-10-66-20-54-40-42-48-24-54-20-60-26-58-34Z', colour.glow, 'opacity=".6"'),
      path('M-52 60Q0 84 52 60L60 78Q0 106-60 78Z', colour.paper),
      path('M-56 69Q0 94 56 69L60 78Q0 106-60 78Z', base),
      rect(-90, -16, 15, 34, base, 7),
      rect(75, -16, 15, 34, dark, 7),
    ),
  };
};

const firehat: Draw = (figure, { dark, base, light }) => {
  if (figure.hatted) return {};
  const { x, y, half } = rimOf(figure);
  return {
    front: place(
      { x, y, scale: half / 46, turn: -4 },
      path('M-50 2C-54-40-32-66 0-66S54-40 50 2Z', base),
      path('M20-63C42-54 53-30 50 2H22C34-18 34-44 20-63Z', colour.night, 'opacity=".16"'),
      path('M-30-62C-16-82 16-82 30-62 14-68-14-68-30-62Z', dark),
      line('M-34-8C-36-32-24-50-6-56', light, 6),
      path('M-50-2C-20 8 20 8 50-2 72 0 90 10 84 18 60 26-48 26-72 18-84 10-70 0-50-2Z', base),
      path('M-76 15C-36 22 44 22 86 13 80 28-64 30-76 15Z', dark),
      path('M-17-50H17V-22C17-12 8-4 0 0-8-4-17-12-17-22Z', colour.lamp),
      path('M0-42C12-32 12-22 8-14-2-8-12-16-8-26-6-22-2-24 0-42Z', dark),
    ),
  };
};

const toque: Draw = (figure) => {
  if (figure.hatted) return {};
  const { dark, base, light } = TONES.white;
  const { x, y, half } = rimOf(figure);
  return {
    front: place(
      { x, y, scale: half / 50, turn: -5 },
      path('M-44-20C-82-30-80-84-44-84-38-120 38-120 44-84 80-84 82-30 44-20Z', base),
      path('M20-110C36-106 42-98 44-84 80-84 82-30 44-20H20C48-40 44-80 20-110Z', dark, 'opacity=".35"'),
      line('M-20-30C-24-48-22-60-18-70M6-30C6-50 8-62 12-72', dark, 5, 'opacity=".6"'),
      path('M-46-32Q0-18 46-32L48 4Q0 20-48 4Z', light),
      path('M26-26Q38-28 46-32L48 4Q38 9 26 11Z', dark, 'opacity=".35"'),
    ),
  };
};

const tricorn: Draw = (figure, { base }) => {
  if (figure.hatted) return {};
  const { x, y, half } = rimOf(figure);
  return {
    front: place(
      { x, y, scale: half / 42, turn: -3 },
      path(
        'M-92 6C-84-16-58-22-46-42-30-76 30-76 46-42 58-22 84-16 92 6 96 18 82 20 66 12 26-6-26-6-66 12-82 20-96 18-92 6Z',
        base,
      ),
      path(
        'M22-64C34-60 42-52 46-42 58-22 84-16 92 6 74 0 60-10 46-18 46-38 36-54 22-64Z',
        colour.night,
        'opacity=".3"',
      ),
      path(
        'M-92 6C-96 18-82 20-66 12-26-6 26-6 66 12 82 20 96 18 92 6 90 1 86 0 82 3 36-18-36-18-82 3-86 0-90 1-92 6Z',
        colour.lamp,
      ),
      line('M-19-23L19-45M19-23L-19-45', colour.paper, 6),
      circle(0, -38, 14, colour.paper),
      rect(-8, -30, 16, 12, colour.paper, 4),
      circle(-5, -38, 4, colour.ink),
      circle(5, -38, 4, colour.ink),
    ),
  };
};

const DRAWN: Record<Exclude<Garment, 'none'>, Draw> = {
  scarf,
  hat,
  cape,
  crown,
  glasses,
  bow,
  backpack,
  hood,
  pointed,
  helmet,
  firehat,
  toque,
  tricorn,
  ears,
};

/**
 * A garment on a figure of these tones, placed by its head and neck, in a colour unlike the figure's.
 * Nothing for `none`, and for a hat on a figure that has its own.
 */
export function worn(garment: Garment, figure: Figure, tones: Tones): Worn {
  if (garment === 'none') return { behind: '', front: '' };
  if (garment === 'toque') return { behind: '', front: '', ...toque(figure, tones) };
  const isOwn =
    garment === 'glasses' ||
    (figure.clothed && (garment === 'hood' || garment === 'pointed' || garment === 'ears'));
  const its = isOwn ? tones : garmentTones(garment, tones);
  return { behind: '', front: '', ...DRAWN[garment](figure, its) };
}
