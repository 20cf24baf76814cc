import {
  circle,
  clip,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  type Head,
  hair,
  headAt,
  line,
  path,
  place,
  rect,
  skin,
  twinkle,
} from '../parts/index.ts';

/** Someone at the table: head and shoulders, looking at the plate. */
const eater = (x: number, y: number, r: number, top: string, options: Head, turn = 0): string =>
  path(
    `M${x - r * 1.5} ${y + r * 3.2}c-4-${r * 1.4} ${r * 0.3}-${r * 2} ${r * 1.1}-${r * 2.2}h${r * 0.8}c${r * 0.8} ${r * 0.2} ${r * 1.15} ${r * 0.8} ${r * 1.1} ${r * 2.2}Z`,
    top,
  ) +
  path(
    `M${x + r * 0.5} ${y + r}c${r * 0.8} ${r * 0.2} ${r * 1.05} ${r * 0.8} ${r} ${r * 2.2}h-${r}c${r * 0.5}-${r} ${r * 0.4}-${r * 1.6} 0-${r * 2.2}Z`,
    colour.night,
    'opacity=".15"',
  ) +
  headAt(x, y, r, options, turn);

const checks = (): string => {
  const columns = Array.from(
    { length: 15 },
    (_, i) => `M${400 + (i - 7) * 46} 330L${400 + (i - 7) * 96} 620`,
  ).join('');
  const rows = [352, 386, 428, 480, 544].map((y) => `M-20 ${y}H820`).join('');
  return line(columns, colour.clay, 17, 'opacity=".38"') + line(rows, colour.clay, 15, 'opacity=".38"');
};

const TABLE = 'M70 330C160 300 640 300 730 330 790 390 830 480 830 620H-30C-30 480 10 390 70 330Z';

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, colour.sage),
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [
      circle(50 + i * 102, 60, 5, colour.sageLight),
      circle(100 + i * 102, 130, 5, colour.sageLight),
      circle(50 + i * 102, 200, 5, colour.sageLight),
    ]),
    rect(0, 250, 800, 100, colour.moss),
    // Window on the afternoon
    rect(596, 34, 150, 130, colour.wood, 8),
    rect(606, 44, 130, 110, colour.peach, 4),
    path('M606 120c20-14 40-20 60-6s50 0 70-10v50H606Z', colour.rose),
    crescent(642, 80, 18, 0, colour.paper),
    line('M671 44v110', colour.wood, 7),
    // Plates on the wall
    circle(120, 90, 40, colour.paper),
    circle(120, 90, 26, colour.periwinkle),
    circle(120, 90, 14, colour.paper),
    circle(212, 70, 26, colour.paper),
    circle(212, 70, 15, colour.clayLight),
    // Lamp
    line('M400 0v32', colour.bark, 6),
    glow(400, 76, 200, 1.5, colour.glow),
    path('M400 70L150 600h500Z', colour.glow, 'opacity=".12"'),
    path('M340 78c4-34 28-50 60-50s56 16 60 50Z', colour.clay),
    path('M376 78h48a24 16 0 0 1-48 0Z', colour.glow),
    // The family, far side
    eater(
      168,
      236,
      46,
      colour.dusk,
      {
        skin: skin.olive,
        hair: hair.brown,
        style: 'short',
        mood: 'flat',
        look: [0.8, 0.9],
        moustache: hair.brown,
      },
      5,
    ),
    eater(
      288,
      222,
      46,
      colour.paper,
      { skin: skin.fair, hair: hair.white, style: 'bun', mood: 'shut', look: [0.4, 0.9], glasses: true },
      3,
    ),
    path('M252 300c20 14 52 14 72 0l8 70h-88Z', colour.periwinkle),
    eater(404, 246, 40, colour.lampLight, {
      skin: skin.olive,
      hair: hair.black,
      style: 'braids',
      mood: 'gap',
      look: [0, 1],
    }),
    eater(
      514,
      226,
      46,
      colour.clay,
      { skin: skin.fair, hair: hair.ginger, style: 'long', mood: 'smile', look: [-0.4, 0.9] },
      -3,
    ),
    eater(
      634,
      240,
      46,
      colour.plum,
      { skin: skin.olive, hair: hair.grey, style: 'sides', mood: 'worried', look: [-0.8, 0.9] },
      -6,
    ),
    headAt(
      72,
      286,
      36,
      { skin: skin.fair, hair: hair.blond, style: 'curly', mood: 'open', look: [0.9, 0.5] },
      6,
    ),
    // Table
    path(TABLE, colour.paper),
    clip('table', TABLE, checks(), ellipse(400, 340, 380, 40, colour.glow, 'opacity=".3"')),
    // Near side corners
    eater(
      62,
      430,
      58,
      colour.clayLight,
      { skin: skin.fair, hair: hair.chestnut, style: 'tousled', mood: 'wonder', look: [1, 0.4] },
      8,
    ),
    eater(
      742,
      428,
      58,
      colour.evening,
      { skin: skin.olive, hair: hair.black, style: 'ponytail', mood: 'flat', look: [-1, 0.4] },
      -8,
    ),
    ellipse(340, 366, 30, 9, colour.paper),
    ellipse(340, 365, 20, 5, colour.cream),
    ellipse(468, 366, 30, 9, colour.paper),
    ellipse(468, 365, 20, 5, colour.cream),
    // Forks, glasses
    place({ x: 300, y: 372, turn: -6 }, line('M0 0v30M-6-16v10c0 6 12 6 12 0v-10M0-16v14', colour.mist, 4)),
    place({ x: 508, y: 372, turn: 8 }, line('M0 0v30M-6-16v10c0 6 12 6 12 0v-10M0-16v14', colour.mist, 4)),
    place(
      { x: 236, y: 384 },
      path('M-15-40h30l-4 42h-22Z', colour.day, 'opacity=".85"'),
      path('M-13-20h26l-2 22h-22Z', colour.lampDeep, 'opacity=".6"'),
    ),
    place(
      { x: 640, y: 404 },
      path('M-20-54h40l-5 56h-30Z', colour.day, 'opacity=".85"'),
      path('M-18-26h36l-3 28h-30Z', colour.lampDeep, 'opacity=".6"'),
    ),
    // Plate
    ellipse(400, 490, 190, 66, colour.night, 'opacity=".2"'),
    ellipse(400, 478, 188, 64, colour.paper),
    ellipse(400, 476, 188, 60, colour.mist, 'opacity=".35"'),
    ellipse(400, 474, 182, 57, colour.paper),
    ellipse(400, 476, 128, 38, colour.cream),
    // The croquette
    glow(400, 452, 96, 2, colour.lampLight),
    ellipse(402, 482, 62, 14, colour.wood, 'opacity=".35"'),
    place(
      { x: 400, y: 456, turn: -6 },
      rect(-62, -28, 124, 56, colour.lampDeep, 28),
      rect(-62, -28, 120, 46, colour.lamp, 23),
      line(
        'M-36-8l6 4m14-10l7 3m10 6l6-4m14 12l8-2m-50 8l7 3m22-2l6 4m-70-2l5 3m60-22l6 3',
        colour.lampDeep,
        4,
      ),
    ),
    twinkle(330, 408, 12, colour.lampLight),
    twinkle(472, 404, 15, colour.lampLight),
    twinkle(400, 384, 9, colour.lampLight),
    grain(91, colour.wood, 0.12),
  ].join('');
