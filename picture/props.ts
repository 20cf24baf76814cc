import type { Thing } from '../contract/scene.ts';
import type { Tones } from './figure.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, n, path, place, type Point, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** What a deed needs and nobody named, around the origins that are said. */

/** A pillow and, before a sleeper of this length whose head lies on it to the left, a blanket; the origin is the ground. */
export function bedding(
  length: number,
  r: number,
  { base, dark, light }: Tones,
): { behind: string; front: string } {
  const left = -length / 2;
  const [from, to] = [left + r * 1.35, length / 2];
  const high = r * 1.5;
  const hump = `M${n(from)} 0C${n(from - r * 0.3)} ${n(-high * 0.7)} ${n(from + r * 0.2)} ${n(-high)} ${n(from + r)} ${n(-high)}C${n((from + to) / 2)} ${n(-high * 0.92)} ${n(to - r * 1.6)} ${n(-high * 0.62)} ${n(to - r * 0.9)} ${n(-high * 0.72)}C${n(to - r * 0.2)} ${n(-high * 0.86)} ${n(to + r * 0.1)} ${n(-high * 0.3)} ${n(to)} 0Z`;
  return {
    behind:
      rect(left - r * 0.5, -r * 0.34, length + r * 0.7, r * 0.42, colour.cream, r * 0.18) +
      path(
        `M${n(left - r * 0.45)} ${n(-r * 0.3)}C${n(left - r * 0.75)} ${n(-r * 1.1)} ${n(left - r * 0.1)} ${n(-r * 1.05)} ${n(left + r * 0.7)} ${n(-r * 0.8)}C${n(left + r * 2)} ${n(-r * 1)} ${n(left + r * 2.2)} ${n(-r * 0.5)} ${n(left + r * 2)} ${n(-r * 0.2)}Z`,
        colour.paper,
      ),
    front:
      path(hump, base) +
      path(
        `M${n((from + to) / 2)} ${n(-high * 0.86)}C${n(to - r * 1.6)} ${n(-high * 0.62)} ${n(to - r * 1.2)} ${n(-high * 0.7)} ${n(to - r * 0.9)} ${n(-high * 0.72)}C${n(to - r * 0.2)} ${n(-high * 0.86)} ${n(to + r * 0.1)} ${n(-high * 0.3)} ${n(to)} 0H${n((from + to) / 2 + r * 0.3)}Q${n((from + to) / 2 - r * 0.2)} ${n(-high * 0.4)} ${n((from + to) / 2)} ${n(-high * 0.86)}Z`,
        dark,
        'opacity=".35"',
      ) +
      path(
        `M${n(from)} 0C${n(from - r * 0.3)} ${n(-high * 0.7)} ${n(from + r * 0.2)} ${n(-high)} ${n(from + r)} ${n(-high)}C${n(from + r * 0.8)} ${n(-high * 0.6)} ${n(from + r * 0.5)} ${n(-high * 0.4)} ${n(from + r * 0.55)} 0Z`,
        light,
      ) +
      [0.3, 0.6]
        .map((at) => circle(from + r + (to - from - r * 1.4) * at, -high * 0.4, r * 0.14, light))
        .join('') +
      rect(left - r * 0.5, -r * 0.1, length + r * 0.7, r * 0.2, colour.sand, r * 0.1),
  };
}

/** A blanket over the lower part of one who sleeps sitting: half its width, and its upper edge. */
export const blanket = (half: number, top: number): string => {
  const p = (x: number, y: number): string => `${n(x * half)} ${n(y * top)}`;
  return (
    path(
      `M${p(-1.08, 0)}C${p(-1.16, 0.6)} ${p(-0.9, 0.86)} ${p(-0.5, 0.9)}Q${p(0, 1.12)} ${p(0.5, 0.9)}C${p(0.9, 0.86)} ${p(1.16, 0.6)} ${p(1.08, 0)}Z`,
      colour.evening,
    ) +
    path(
      `M${p(-0.5, 0.9)}Q${p(0, 1.12)} ${p(0.5, 0.9)}C${p(0.8, 0.86)} ${p(0.9, 0.7)} ${p(0.86, 0.6)}Q${p(0, 0.92)} ${p(-0.86, 0.6)}C${p(-0.9, 0.7)} ${p(-0.8, 0.86)} ${p(-0.5, 0.9)}Z`,
      colour.mist,
    ) +
    [-0.5, 0, 0.5].map((x) => circle(x * half, top * 0.34, Math.abs(top) * 0.07, colour.periwinkle)).join('')
  );
};

/** Breath of a sleeper, rising from the origin. */
export const breath = (r: number): string =>
  [
    [0, 0, 1],
    [0.66, -0.5, 0.72],
    [1.16, -0.86, 0.5],
  ]
    .map(([x = 0, y = 0, size = 1]) => {
      const u = r * 0.34 * size;
      return line(
        `M${n(x * r)} ${n(y * r)}h${n(u)}l${n(-u)} ${n(u)}h${n(u)}`,
        colour.paper,
        Math.max(4, r * 0.1 * size),
      );
    })
    .join('');

/** Leaves to hide behind, this wide and high, on the ground. */
export const bush = (wide: number, high: number): string => {
  const w = wide / 2;
  const p = (x: number, y: number): string => `${n(x * w)} ${n(y * high)}`;
  return (
    path(
      `M${p(-1, 0)}C${p(-1.2, -0.4)} ${p(-0.95, -0.72)} ${p(-0.66, -0.66)}C${p(-0.6, -0.98)} ${p(-0.2, -1.08)} ${p(-0.02, -0.88)}C${p(0.2, -1.04)} ${p(0.56, -0.96)} ${p(0.62, -0.66)}C${p(0.95, -0.74)} ${p(1.2, -0.4)} ${p(1, 0)}Z`,
      colour.moss,
    ) +
    path(
      `M${p(0.1, 0)}C${p(0.5, -0.2)} ${p(0.3, -0.6)} ${p(0.62, -0.66)}C${p(0.95, -0.74)} ${p(1.2, -0.4)} ${p(1, 0)}Z`,
      colour.forest,
      'opacity=".45"',
    ) +
    line(
      `M${p(-0.62, -0.28)}q${n(w * 0.1)} ${n(-high * 0.12)} ${n(w * 0.22)} 0M${p(-0.2, -0.5)}q${n(w * 0.1)} ${n(-high * 0.12)} ${n(w * 0.22)} 0M${p(0.3, -0.3)}q${n(w * 0.1)} ${n(-high * 0.12)} ${n(w * 0.22)} 0`,
      colour.sage,
      5,
    ) +
    circle(-w * 0.4, -high * 0.62, 7, colour.clay) +
    circle(w * 0.1, -high * 0.3, 7, colour.clay) +
    circle(w * 0.5, -high * 0.52, 7, colour.clay)
  );
};

/** A cooking pot with a spoon in it, steaming, on a stove; its rim is so high above the ground, which is the origin. */
export const pot = (high: number, r: number): string => {
  const u = r / 46;
  const hob = Math.max(40, high - 56 * u);
  return (
    rect(-70, -hob, 140, hob, colour.dusk, 8) +
    rect(26, -hob, 44, hob, colour.night, 8, 'opacity=".25"') +
    rect(-52, 22 - hob, 104, Math.max(10, hob - 40), colour.bark, 8) +
    path(`M-44 ${n(-20)}V${n(30 - hob)}H44V-20Z`, colour.lamp, 'opacity=".55"') +
    line(`M-40 ${n(16 - hob)}h.1M0 ${n(16 - hob)}h.1M40 ${n(16 - hob)}h.1`, colour.lamp, 10) +
    rect(-76, -hob - 8, 152, 14, colour.midnight, 6) +
    place(
      { y: -hob - 6, scale: u },
      path('M-58-50H58L50 0Q0 10-50 0Z', colour.evening),
      path('M20-50H58L50 0Q38 6 20 8Q30-18 20-50Z', colour.night, 'opacity=".2"'),
      rect(-66, -58, 132, 14, colour.periwinkle, 7),
      line('M-66-38h-12M66-38h12', colour.periwinkle, 9),
      line('M-24-54L-54-112', colour.woodLight, 8),
      line('M-6-74c-10-14 10-22 0-38M22-78c-10-14 10-22 0-38', colour.paper, 6, 'opacity=".8"'),
    )
  );
};

/** A steaming bowl, around the hands that hold it. */
export const bowl = (r: number): string =>
  place(
    { scale: r / 46 },
    path('M-40-14H40C38 12 22 24 0 24S-38 12-40-14Z', colour.sea),
    path('M10-14H40C38 12 22 24 6 24 24 12 22-2 10-14Z', colour.seaDeep),
    ellipse(0, -14, 40, 9, colour.lampLight),
    line('M-12-30c-6-8 6-14 0-24M10-30c-6-8 6-14 0-24', colour.paper, 4, 'opacity=".85"'),
  );

/** What is rolled out before it is baked. */
const DOUGHS: readonly (Thing | null)[] = [
  'pizza',
  'bread',
  'biscuit',
  'buns',
  'pie',
  'cake',
  'churros',
  'dumplings',
  'spaghetti',
  'doughnut',
];

/** What one cooks with, on both sides of a table this wide: a bowl, and a rolling pin on dough or a board. */
export const kitchenware = (wide: number, made: Thing | null): string =>
  place(
    { x: -wide * 0.36, scale: 0.62 },
    path('M-46-40H46C44-12 26 2 0 2S-44-12-46-40Z', colour.sea),
    path('M14-40H46C44-12 26 2 6 2 26-12 28-26 14-40Z', colour.seaDeep),
    ellipse(0, -40, 46, 9, colour.lampLight),
    line('M6-42L34-62', colour.woodLight, 9),
  ) +
  place(
    { x: wide * 0.36, scale: 0.62 },
    ...(DOUGHS.includes(made)
      ? [
          path('M-66 2C-70-10-40-16 0-15S72-10 64 2C50 9-50 9-66 2Z', '#EED9A6'),
          line('M-62-22H62', colour.wood, 9),
          rect(-44, -34, 88, 24, colour.woodLight, 11),
        ]
      : [
          rect(-60, -8, 120, 12, colour.woodLight, 5),
          line('M-34-14h.1M-16-14h.1M2-14h.1', colour.clay, 17),
          line('M22-13H48', colour.mist, 8),
          line('M48-13H68', colour.dusk, 9),
        ]),
  );

/** A spoon in a hand. */
export const spoon = (r: number): string =>
  place(
    { scale: r / 46, turn: -24 },
    line('M0 8V-22', colour.periwinkle, 6),
    ellipse(0, -30, 9, 11, colour.mist),
  );

/** Notes that rise from a mouth. */
export const notes = (r: number): string =>
  place(
    { scale: r / 46 },
    line('M14-26V-64l26-8V-34', colour.lamp, 6),
    ellipse(7, -24, 9, 7, colour.lamp),
    ellipse(33, -32, 9, 7, colour.lamp),
    line('M72-62V-96', colour.lamp, 6),
    line('M72-96q16 4 16 18', colour.lamp, 6),
    ellipse(65, -60, 9, 7, colour.lamp),
  );

/** Lines behind something fast, from the origin to the left. */
export const rush = (long: number, high: number): string =>
  line(
    `M${n(-long * 0.2)} ${n(-high * 0.5)}h${n(-long * 0.8)}M0 0h${n(-long)}M${n(-long * 0.24)} ${n(high * 0.5)}h${n(-long * 0.7)}`,
    colour.paper,
    6,
    'opacity=".8"',
  );

/** A ladder this high, leaning a little. */
export const ladder = (high: number): string => {
  const rungs = Math.max(3, Math.round(high / 46));
  const at = Array.from({ length: rungs }, (_, i) => -((i + 0.6) * high) / rungs);
  return (
    line(at.map((y) => `M-32 ${n(y)}H32`).join(''), colour.woodLight, 9) +
    line(`M-34 0V${n(-high)}M34 0V${n(-high)}`, colour.wood, 11)
  );
};

/** Water around one who swims, this wide, with its surface at the origin. */
export const pool = (wide: number, fill: string): string => {
  const w = wide / 2;
  return (
    path(
      `M${n(-w)} 0q${n(w * 0.125)} -12 ${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0C${n(w * 1.04)} 44 ${n(w * 0.6)} 50 0 50S${n(-w * 1.04)} 44 ${n(-w)} 0Z`,
      fill,
    ) + line(`M${n(-w * 0.5)} 22h${n(w * 0.3)}M${n(w * 0.1)} 30h${n(w * 0.4)}`, colour.day, 5)
  );
};

/** A small cloud below one who flies without wings. */
export const puff = (wide: number): string =>
  place(
    { scale: wide / 120 },
    path(
      'M-56 12C-74 10-72-14-52-12-50-30-22-34-14-20-4-34 26-32 26-14 44-22 64-4 52 12Z',
      colour.paper,
      'opacity=".9"',
    ),
  );

/** A puddle this wide with what splashes out of it, its middle on the origin. */
export const puddle = (wide: number): string =>
  place(
    { scale: wide / 200 },
    path(
      'M-104 2C-112-12-82-17-58-14-44-22-4-22 14-16 44-22 62-12 84-14 112-10 110 8 84 10 70 20 40 14 22 18-4 26-34 18-48 14-72 20-98 14-104 2Z',
      colour.sea,
      'opacity=".9"',
    ),
    path(
      'M-74 0C-60-9-30-7-12-9 4-11 12-3-4 1-24 6-62 8-74 0ZM22 6C34 1 62 0 66 4 60 10 30 10 22 6Z',
      colour.day,
      'opacity=".6"',
    ),
    line(
      'M-62-14C-72-32-80-38-92-38M-34-16C-40-38-46-46-56-50M34-16C40-40 48-46 58-50M62-14C74-32 82-38 92-38',
      colour.sea,
      7,
    ),
    line('M-100-50h.1M-68-68h.1M70-68h.1M100-48h.1M0-30h.1', colour.sea, 12),
  );

/** A spade from the hand above to the ground, its blade at the origin. */
export const spade = ([x, y]: Point): string => {
  const turn = Math.round((Math.atan2(x, -y) * 180) / Math.PI);
  const long = Math.hypot(x, y);
  return place(
    { turn },
    line(`M0-24V${n(-long)}`, colour.woodLight, 9),
    line(`M-14 ${n(-long)}H14`, colour.wood, 11),
    path('M-20-40H20V-10C20 6 8 14 0 18-8 14-20 6-20-10Z', colour.periwinkle),
    path('M4-40H20V-10C20 6 8 14 0 18 8 0 8-20 4-40Z', colour.evening, 'opacity=".6"'),
  );
};

/** A bed of earth this wide, with what has just been planted, from its left end. */
export const soil = (wide: number): string => {
  const u = wide / 200;
  const sprout = (x: number, high: number): string =>
    line(`M${x}-20V${-high}`, colour.moss, 7) +
    path(
      `M${x} ${-high}c-4-18-24-20-30-12 4 12 20 18 30 12ZM${x} ${-high + 4}c4-18 24-22 32-14-4 14-20 20-32 14Z`,
      colour.sage,
    );
  return place(
    { scale: u },
    sprout(84, 52),
    sprout(142, 66),
    path('M-10 6C-4-18 20-30 48-26 70-40 100-30 118-28 150-36 196-26 206 6 150 16 50 16-10 6Z', colour.wood),
    path('M118-28C150-36 196-26 206 6 170 14 120 14 90 10 130 2 134-16 118-28Z', colour.bark, 'opacity=".5"'),
    line('M24-8h.1M62-14h.1M104-6h.1M156-12h.1', colour.woodLight, 9),
  );
};

/** A wet roller in a hand, its handle to the left and below. */
export const roller = (r: number, paint: string): string =>
  place(
    { scale: r / 46, turn: 14 },
    line('M0 14V-26H26', colour.mist, 6),
    line('M0 18V-4', colour.wood, 12),
    rect(-20, -54, 62, 28, paint, 9),
    line('M-12-46H32', '#FFFFFF', 4, 'opacity=".5"'),
  );

/** Strokes of a roller on a wall, from the hand upwards and to both sides. */
export const swath = (wide: number, high: number, paint: string): string => {
  const strokes = [
    [-0.5, 0.1, 0.86],
    [-0.24, 0, 1],
    [0.02, 0.05, 0.92],
    [0.28, -0.04, 0.8],
    [0.52, 0.12, 0.68],
  ] as const;
  const d = strokes.map(([x, from, to]) => `M${n(x * wide)} ${n(from * high)}V${n(to * high)}`).join('');
  const streaks = strokes.map(
    ([x, from, to]) => `M${n((x + 0.05) * wide)} ${n((from + 0.1) * high)}V${n((to - 0.2) * high)}`,
  );
  return line(d, paint, wide * 0.3) + line(streaks.join(''), '#FFFFFF', wide * 0.03, 'opacity=".25"');
};

/** A picture on an easel this high, on the ground. */
export const easel = (high: number, paint: string): string =>
  place(
    { scale: high / 240 },
    line('M-58 0L-8-236M58 0L8-236M0-40V-220', colour.wood, 11),
    rect(-84, -206, 168, 134, colour.paper, 5),
    path(
      'M-84-106C-40-140 0-92 40-118 60-130 74-124 84-116V-77C84-74 82-72 79-72H-79C-82-72-84-74-84-77Z',
      colour.sage,
    ),
    circle(44, -170, 20, paint),
    path('M-52-104V-142L-26-166 0-142V-104Z', paint),
    rect(-94, -76, 188, 13, colour.woodLight, 5),
  );

/** A hammer in a hand. */
export const hammer = (r: number): string =>
  place(
    { scale: r / 58, turn: 26 },
    line('M0 16V-56', colour.woodLight, 9),
    path('M-28-72H14C24-72 30-64 32-54L14-56-14-52H-28Z', colour.dusk),
    line('M-22-66H8', colour.periwinkle, 4),
  );

/** A spanner in a hand. */
export const spanner = (r: number): string =>
  place(
    { scale: r / 46, turn: 30 },
    line('M0 14V-40', colour.periwinkle, 11),
    path('M-18-74L-8-58H8L18-74C30-58 22-38 0-36-22-38-30-58-18-74Z', colour.periwinkle),
  );

/** A saw-horse with a plank, around the middle of the ground below it. */
export const trestle = (wide: number): string =>
  place(
    { scale: wide / 200 },
    line('M-70 0L-54-56L-36 0M36 0L54-56L70 0', colour.wood, 11),
    rect(-100, -72, 200, 18, colour.woodLight, 5),
    line('M-84-63H-40M-10-63H40', colour.wood, 3),
    path('M-98-72l8-10h40l6 10Z', colour.lampDeep),
  );

/** Colours of what is picked, by the thing that is it; red where none is said. */
const RIPE: Partial<Record<Thing, string>> = {
  blackberries: '#4A3560',
  blueberries: '#566199',
  grapes: TONES.purple.base,
  olives: '#4E4560',
  chestnuts: '#8A5138',
  tangerine: TONES.orange.base,
  peach: '#EDA377',
  lemon: colour.lamp,
  pear: colour.sageLight,
};
const ripe = (fruit: Thing | null): string => (fruit && RIPE[fruit]) ?? '#D9503F';
export const isPicked = (thing: Thing): boolean => RIPE[thing] !== undefined;

/** A bush full of fruit this wide and high, on the ground. */
export const berries = (wide: number, high: number, fruit: Thing | null): string => {
  const at = (x: number, y: number): string => `M${n((x * wide) / 2)} ${n(y * high)}h.1`;
  const spots = [
    [-0.62, -0.5],
    [-0.36, -0.74],
    [-0.3, -0.3],
    [0.02, -0.56],
    [0.1, -0.84],
    [0.34, -0.34],
    [0.44, -0.68],
    [0.7, -0.46],
    [-0.72, -0.22],
    [0.68, -0.16],
  ] as const;
  return (
    bush(wide, high) +
    line(spots.map(([x, y]) => at(x, y)).join(''), colour.clayDeep, 21) +
    line(spots.map(([x, y]) => at(x - 0.02, y - 0.01)).join(''), ripe(fruit), 17) +
    line(spots.map(([x, y]) => at(x - 0.05, y - 0.04)).join(''), colour.glow, 4)
  );
};

/** A small basket that hangs from a hand, full of fruit. */
export const trug = (r: number, fruit: Thing | null): string =>
  place(
    { scale: r / 46 },
    line('M-32 40C-32-12 32-12 32 40', colour.wood, 6),
    line('M-20 36h.1M0 32h.1M20 36h.1M-10 28h.1M11 27h.1', ripe(fruit), 19),
    path('M-40 40H40L32 78C30 84-30 84-32 78Z', colour.woodLight),
    line('M-38 52H38M-35 66H35', colour.wood, 4),
  );

/** What falls from a hand that feeds. */
export const crumbs = (r: number): string =>
  line(
    `M${n(r * 0.1)} ${n(r * 0.4)}h.1M${n(r * 0.5)} ${n(r * 0.5)}h.1M${n(r * 0.34)} ${n(r * 0.9)}h.1M${n(r * 0.8)} ${n(r * 0.95)}h.1M${n(r * 0.55)} ${n(r * 1.4)}h.1M${n(r * 1.1)} ${n(r * 1.5)}h.1M${n(r * 0.9)} ${n(r * 1.9)}h.1`,
    colour.lampLight,
    r * 0.18,
  );

/** A bowl of dough with a spoon in it, around the hands that hold it. */
export const mixing = (r: number): string =>
  place(
    { scale: r / 46 },
    line('M12-20L44-66', colour.woodLight, 8),
    path('M-46-18H46C44 14 26 30 0 30S-44 14-46-18Z', colour.paper),
    path('M12-18H46C44 14 26 30 6 30 26 14 26 0 12-18Z', colour.sand),
    path('M-40-18C-30-34-14-26 0-34 18-38 34-30 40-18Z', colour.lampLight),
    line('M-42-4C-20 4 20 4 42-4', colour.sea, 6),
  );
