import type { Hour, Weather } from '../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, n, path, place, type Point, rect } from './hand/svg.ts';

/** What everyday deeds are done with, and what comes of them; `r` is the radius of the head of who does them. */

/** A soap bubble. */
const bubble = (x: number, y: number, r: number): string =>
  circle(x, y, r, colour.paper, 'opacity=".55"') +
  circle(x, y, r, 'none', `stroke="${colour.paper}" stroke-width="4"`) +
  line(`M${n(x - r * 0.5)} ${n(y - r * 0.1)}q0-${n(r * 0.4)} ${n(r * 0.4)}-${n(r * 0.5)}`, '#FFFFFF', 4);

/** A sponge in a hand, with foam and bubbles around it. */
export const sponge = (r: number): string =>
  place(
    { scale: r / 46 },
    line('M-12 26h.1M18 32h.1M44 22h.1M50-2h.1', colour.paper, 30),
    rect(-14, -24, 56, 38, colour.lamp, 12),
    line('M0-12h.1M22-8h.1M8 4h.1M32-14h.1', colour.lampDeep, 8),
    line('M-10 36h.1M26 40h.1M56 12h.1', '#FFFFFF', 20),
    bubble(66, -34, 13),
    bubble(30, -52, 9),
    bubble(76, -70, 8),
  );

/** A plate that is washed, behind the sponge of {@link sponge}. */
export const plate = (r: number): string =>
  place(
    { x: r * 0.5, scale: r / 46 },
    ellipse(0, -6, 44, 46, colour.paper),
    ellipse(0, -6, 28, 30, 'none', `stroke="${colour.mist}" stroke-width="5"`),
  );

/** A toothbrush from a hand to the mouth at its left, with foam there. */
export const toothbrush = (r: number): string =>
  place(
    { scale: r / 46 },
    line('M14 8L-26-6', colour.sea, 8),
    rect(-40, -22, 22, 14, '#FFFFFF', 3),
    line('M-44-4h.1M-30 2h.1M-54-10h.1', '#FFFFFF', 13),
    bubble(-4, -34, 7),
  );

/** A brush for hair, upright in a hand. */
export const hairbrush = (r: number): string =>
  place(
    { scale: r / 46, turn: 40 },
    line('M0 14V-24', colour.clay, 11),
    rect(-14, -74, 28, 54, colour.clay, 14),
    line('M14-66h11M14-54h11M14-42h11M14-30h11', colour.bark, 4),
  );

/** A rope from a hand to the right, this long. */
export const rope = (long: number): string =>
  line(`M-16 6C${n(long * 0.3)}-2 ${n(long * 0.7)} 8 ${n(long)} 2`, colour.woodLight, 9) +
  line(`M-6 6l6-6M${n(long * 0.35)} 5l6-7M${n(long * 0.7)} 6l6-7`, colour.wood, 4);

/** A skipping rope from one hand to the other, below feet that are so far above the ground. */
export const skippingRope = ([left, y1]: Point, [right, y2]: Point, high: number): string =>
  line(
    `M${n(left)} ${n(y1)}C${n(left * 1.5)} ${n(high * 0.7)} ${n(left)} ${n(high * 0.9)} 0 ${n(high * 0.9)}S${n(right * 1.5)} ${n(high * 0.7)} ${n(right)} ${n(y2)}`,
    colour.lampDeep,
    7,
  ) + line(`M${n(left)} ${n(y1 - 10)}v20M${n(right)} ${n(y2 - 10)}v20`, colour.clay, 11);

/** Chute and ladder of a slide whose seat is so high above the ground, which is the origin. */
export const chute = (seat: number, r: number): string => {
  const u = r / 46;
  const high = seat + 116 * u;
  return (
    line(`M${n(-150 * u)} 0V${n(-high)}M${n(-96 * u)} 0V${n(-high)}`, colour.wood, 11) +
    line(
      [0.2, 0.4, 0.6, 0.8].map((at) => `M${n(-150 * u)} ${n(-high * at)}H${n(-96 * u)}`).join(''),
      colour.woodLight,
      9,
    ) +
    line(`M${n(-150 * u)} ${n(-high - 44 * u)}V${n(-high)}`, colour.wood, 11) +
    path(
      `M${n(-154 * u)} ${n(-high)}H${n(-92 * u)}C${n(-30 * u)} ${n(-high + 30 * u)} ${n(70 * u)} ${n(-40 * u)} ${n(200 * u)} ${n(-34 * u)}V${n(-8 * u)}C${n(50 * u)} ${n(-8 * u)} ${n(-60 * u)} ${n(-seat + 20 * u)} ${n(-110 * u)} ${n(-high + 28 * u)}H${n(-154 * u)}Z`,
      colour.clay,
    ) +
    line(
      `M${n(-92 * u)} ${n(-high)}C${n(-30 * u)} ${n(-high + 30 * u)} ${n(70 * u)} ${n(-40 * u)} ${n(200 * u)} ${n(-34 * u)}`,
      colour.lamp,
      10,
    ) +
    line(`M${n(176 * u)} ${n(-12 * u)}V0`, colour.wood, 11)
  );
};

/** A sledge under one who sits on it, its runners on the origin, with the snow that it throws up. */
export const sledge = (r: number): string =>
  place(
    { scale: r / 46 },
    line('M-70 0H96C122 0 126-34 104-40', colour.clay, 10),
    line('M-50 0V-22M10 0V-22M62 0V-22', colour.bark, 9),
    rect(-78, -36, 170, 16, colour.woodLight, 7),
    line('M-98 2h.1M-120-10h.1M-104-26h.1M-142 4h.1', colour.paper, 22),
  );

/** A sheet of ice below one who skates. */
export const ice = (r: number): string =>
  place(
    { scale: r / 46 },
    ellipse(0, 2, 128, 22, colour.day),
    ellipse(-6, -1, 114, 16, colour.paper, 'opacity=".6"'),
    line('M-90 4q30 10 70 2M30 8q30-2 50-10', colour.mist, 4),
  );

/** The blade under a shoe. */
export const blade = (r: number, turn: number): string =>
  place(
    { scale: r / 46, turn },
    line('M-6 4v8M14 4v8', colour.evening, 5),
    line('M-18 13H26', colour.periwinkle, 6),
  );

/** A broom from the hand above to the ground, its bristles at the origin. */
export const besom = ([x, y]: Point): string => {
  const turn = Math.round((Math.atan2(x, -y) * 180) / Math.PI);
  const long = Math.hypot(x, y);
  return place(
    { turn },
    line(`M0-40V${n(-long - 40)}`, colour.woodLight, 9),
    path('M-16-52H16L34 8Q0 18-34 8Z', colour.lampDeep),
    line('M-16 6L-8-40M0 8V-40M16 6L8-40', colour.wood, 4),
    line('M-16-48H16', colour.clay, 8),
  );
};

/** What is swept together: leaves outdoors, dust in a room. */
export const sweepings = (r: number, isIndoors: boolean): string =>
  place(
    { scale: r / 46 },
    isIndoors
      ? line('M0-2h.1M24-8h.1M46-2h.1M70-8h.1', colour.sand, 22) +
          line('M20-34q10-12 20 0M62-30q10-12 20 0', colour.mist, 5)
      : line('M0-4h16M30-12h14M56-2h16', colour.clay, 17) +
          line('M14-16h12M48-18h12M80-8h12', colour.lampDeep, 17) +
          line('M92-52h10M60-66h9', colour.clayLight, 13),
  );

/** Bubbles from a small ring in a hand. */
export const soapBubbles = (r: number): string =>
  place(
    { scale: r / 46 },
    line('M0 18V-8', colour.clay, 6),
    circle(0, -18, 10, 'none', `stroke="${colour.clay}" stroke-width="5"`),
    bubble(30, -62, 13),
    bubble(56, -112, 20),
    bubble(8, -124, 11),
    bubble(94, -162, 15),
    bubble(34, -188, 12),
  );

/** Breath of one who blows, from the mouth to the right. */
export const breeze = (r: number): string =>
  line(
    `M0 0h${n(r * 0.9)}M${n(r * 0.1)} ${n(-r * 0.22)}q${n(r * 0.6)} ${n(-r * 0.06)} ${n(r * 0.8)} ${n(-r * 0.3)}M${n(r * 0.1)} ${n(r * 0.2)}q${n(r * 0.6)} ${n(r * 0.06)} ${n(r * 0.8)} ${n(r * 0.3)}`,
    colour.paper,
    6,
    'opacity=".9"',
  );

/** A magnifying glass in a hand. */
export const magnifier = (r: number): string =>
  place(
    { scale: r / 46, turn: 24 },
    line('M0 16V-20', colour.wood, 11),
    circle(0, -54, 34, colour.day, 'opacity=".6"'),
    circle(0, -54, 34, 'none', `stroke="${colour.lampDeep}" stroke-width="8"`),
    line('M-16-64q4-12 16-14', '#FFFFFF', 5),
  );

/** What falls behind a window, from its upper left corner. */
const OUTSIDE: Record<Weather, (wide: number, high: number) => string> = {
  rain: (wide, high) =>
    line(
      [0.1, 0.28, 0.46, 0.64, 0.82]
        .flatMap((x, i) => [0.12, 0.46, 0.76].map((y) => [x + (i % 2) * 0.03, y + (i % 3) * 0.06] as const))
        .map(([x, y]) => `M${n(x * wide)} ${n(y * high)}l-8 26`)
        .join(''),
      colour.day,
      5,
    ),
  snow: (wide, high) =>
    line(
      [0.1, 0.3, 0.5, 0.7, 0.9]
        .flatMap((x, i) => [0.14, 0.44, 0.74].map((y) => [x, y + (i % 3) * 0.07] as const))
        .map(([x, y]) => `M${n(x * wide)} ${n(y * high)}h.1`)
        .join(''),
      colour.paper,
      12,
    ),
  wind: (wide, high) =>
    line(
      `M${n(wide * 0.1)} ${n(high * 0.3)}h${n(wide * 0.5)}q30-4 20-24M${n(wide * 0.3)} ${n(high * 0.6)}h${n(wide * 0.5)}`,
      colour.paper,
      6,
    ),
  fog: (wide, high) =>
    line(
      `M${n(wide * 0.1)} ${n(high * 0.4)}h${n(wide * 0.6)}M${n(wide * 0.3)} ${n(high * 0.6)}h${n(wide * 0.6)}`,
      colour.mist,
      26,
      'opacity=".7"',
    ),
};

/** A large window with the weather behind it, around the middle of its sill. */
export const pane = (wide: number, high: number, weather: Weather, hour: Hour): string => {
  const isNight = hour === 'night';
  const hill = `M0 ${n(high)}V${n(high * 0.78)}C${n(wide * 0.3)} ${n(high * 0.62)} ${n(wide * 0.6)} ${n(high * 0.9)} ${n(wide)} ${n(high * 0.7)}V${n(high)}Z`;
  return place(
    { x: -wide / 2, y: -high },
    rect(0, 0, wide, high, isNight ? colour.midnight : colour.periwinkle, 6),
    path(hill, isNight ? colour.night : colour.moss),
    OUTSIDE[weather](wide, high),
    line(`M${n(wide / 2)} 0V${n(high)}M0 ${n(high * 0.42)}H${n(wide)}`, colour.paper, 9),
    rect(0, 0, wide, high, 'none', 8, `stroke="${colour.paper}" stroke-width="16"`),
    rect(-22, high - 4, wide + 44, 20, colour.woodLight, 6),
  );
};

/** What a story is about, in a cloud beside the head of who tells it. */
export const tale = (r: number): string =>
  place(
    { scale: r / 46 },
    line('M4 6h.1M24-12h.1', colour.paper, 13),
    path(
      'M40-24C14-40 30-84 62-74 70-112 128-114 134-80 166-92 190-52 162-30 150-2 60 0 40-24Z',
      colour.paper,
    ),
    path('M72-28V-66h12v8h9v-8h12v8h9v-8h12V-28Z', colour.periwinkle),
    path('M93-28V-42C93-52 106-52 106-42V-28Z', colour.evening),
    line('M99-66V-88', colour.bark, 4),
    path('M99-88l20 6-20 7Z', colour.clay),
    path('M144-66l4 9 9 1-7 6 3 9-9-5-8 5 2-9-7-6 9-1Z', colour.lampDeep),
  );

/** Short lines at both sides of a head that laughs. */
export const chuckle = (r: number): string =>
  line(
    [-1, 1]
      .map(
        (side) =>
          `M${n(side * r * 1.5)} ${n(-r * 0.1)}h${n(side * r * 0.36)}M${n(side * r * 1.4)} ${n(-r * 0.55)}l${n(side * r * 0.32)} ${n(-r * 0.2)}M${n(side * r * 1.4)} ${n(r * 0.36)}l${n(side * r * 0.32)} ${n(r * 0.2)}`,
      )
      .join(''),
    colour.lamp,
    6,
  );

/** Tears below the eyes. */
export const tears = (r: number): string => {
  const drop = (x: number, y: number): string =>
    path(
      `M${n(x * r)} ${n(y * r)}c${n(r * 0.16)} ${n(r * 0.24)} ${n(r * 0.14)} ${n(r * 0.36)} 0 ${n(r * 0.36)}s${n(-r * 0.16)} ${n(-r * 0.12)} 0 ${n(-r * 0.36)}Z`,
      colour.sea,
    );
  return drop(-0.22, 0.22) + drop(-0.34, 0.66) + drop(0.66, 0.2);
};

/** A door this high that one knocks on, its left edge at the origin. */
export const door = (high: number): string => {
  const wide = high * 0.5;
  return (
    rect(-10, -high - 12, wide + 20, high + 12, colour.woodLight, 8) +
    rect(0, -high, wide, high, colour.clay, 6) +
    rect(wide * 0.16, -high * 0.9, wide * 0.68, high * 0.36, colour.clayDeep, 6) +
    rect(wide * 0.16, -high * 0.44, wide * 0.68, high * 0.34, colour.clayDeep, 6) +
    circle(wide * 0.86, -high * 0.47, 9, colour.lamp)
  );
};

/** A fish that hangs from the origin. */
export const caught = (): string =>
  path('M0 0C20 6 20 42 0 52C-20 42-20 6 0 0ZM0 48L-16 68H16Z', colour.sea) + circle(-6, 14, 4, colour.ink);

/** Still water with a float on it and rings around that, and a fish that comes. */
export const fishing = (): string =>
  ellipse(0, 6, 116, 22, colour.seaDeep) +
  ellipse(-3, 3, 104, 17, colour.sea) +
  ellipse(0, 2, 34, 8, 'none', `stroke="${colour.day}" stroke-width="4"`) +
  path('M46 2C54-20 78-20 84-2L98-14V8L84 2Z', colour.lampDeep) +
  circle(58, -6, 3, colour.ink) +
  circle(0, -4, 9, colour.clay) +
  circle(0, -9, 7, colour.paper);

/** A fine brush in a hand, its hairs down to the left. */
export const brush = (r: number, paint: string): string =>
  place({ scale: r / 46, turn: 28 }, line('M0-34V16', colour.woodLight, 7), path('M-7 16H7L2 38H-2Z', paint));

/** A lump of clay between two hands. */
export const lump = (r: number): string =>
  place(
    { scale: r / 46 },
    path('M-34 8C-40-20-14-34 6-30 30-28 42-8 34 10 22 24-22 24-34 8Z', colour.clay),
    path('M8-30C30-28 42-8 34 10 28 18 14 20 4 20 22 8 24-14 8-30Z', colour.clayDeep, 'opacity=".5"'),
  );

/** A wall of rock that one climbs, this high. */
export const cliff = (high: number): string =>
  path(
    `M-70 0L-84 ${n(-high * 0.3)}-62 ${n(-high * 0.52)}-74 ${n(-high * 0.8)}-30 ${n(-high)}H64L96 ${n(-high * 0.72)} 78 ${n(-high * 0.4)} 108 0Z`,
    colour.periwinkle,
  ) +
  path(
    `M40 ${n(-high)}H64L96 ${n(-high * 0.72)} 78 ${n(-high * 0.4)} 108 0H52L34 ${n(-high * 0.4)} 56 ${n(-high * 0.7)}Z`,
    colour.evening,
    'opacity=".6"',
  ) +
  line(
    `M-40 ${n(-high * 0.26)}l22 10M-20 ${n(-high * 0.56)}l20-8M4 ${n(-high * 0.82)}l18 8M0 ${n(-high * 0.14)}l20-6`,
    colour.evening,
    7,
  );

/** A rubber boot on a foot, around its ankle. */
export const rainBoot = (r: number, paint: string, turn: number): string =>
  place(
    { scale: r / 46, turn },
    path('M-16 8V-40H14V-8C30-8 34 2 32 12H-16Z', paint),
    line('M-16-34H14', colour.paper, 6, 'opacity=".6"'),
    line('M-16 12H32', colour.bark, 6),
  );

/** A branch under one who sleeps on it, this wide. */
export const perch = (wide: number): string =>
  place(
    { scale: wide / 120 },
    line('M-96 8C-40-6 40 10 104-8M60 2L84-24', colour.bark, 15),
    path(
      'M84-24C84-44 104-50 118-44 114-28 100-20 84-24ZM-92 6C-108-4-110-22-100-30-86-22-82-8-92 6Z',
      colour.moss,
    ),
  );
