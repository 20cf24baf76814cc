import {
  circle,
  cloud,
  colour,
  glow,
  grain,
  hair,
  hill,
  line,
  moon,
  n,
  path,
  personAt,
  place,
  rect,
  seeded,
  shadow,
  skin,
  sky,
  tufts,
} from '../parts/index.ts';

const windmill = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    path('M-18 0l4-50h28l4 50Z', colour.dawn),
    path('M-18-50c4-16 32-16 36 0Z', colour.plum),
    line('M0-54L-30-84M0-54l30 30M0-54l30-30M0-54l-30 30', colour.plum, 4),
  );

/** The one word of the story, painted with a broad brush: a goose. */
const ganso = line(
  'M34-34C20-46 0-38 0-16c0 22 22 30 36 16V-14H20M52 4L70-38 88 4M58-10h24M104 4V-38L136 4V-38M178-32c-10-10-28-6-26 6 2 12 26 8 28 20 0 12-20 14-30 4M212-38c-12 0-18 10-18 21s6 21 18 21 18-10 18-21-6-21-18-21Z',
  colour.dusk,
  11,
);

const streaks = (): string => {
  const random = seeded(23);
  return line(
    Array.from(
      { length: 34 },
      () => `M${n(-40 + random() * 800)} ${n(246 + random() * 120)}h${n(50 + random() * 150)}`,
    ).join(''),
    colour.paper,
    4,
    'opacity=".5"',
  );
};

export const scene = (): string =>
  [
    sky([colour.evening, colour.mauve, colour.rose, colour.peach, colour.dawn], 330),
    moon(112, 92, 40, { face: 'asleep', fill: colour.dawn, halo: 0.7 }),
    cloud(420, 120, 170, colour.peach, 'opacity=".7"'),
    cloud(640, 84, 120, colour.peach, 'opacity=".55"'),
    hill([262, 254, 246, 252, 244, 250, 246], colour.mauve),
    windmill(560, 250, 0.7),
    windmill(640, 252, 0.9),
    windmill(728, 248, 0.75),
    hill([280, 284, 276, 280, 284, 278, 282], colour.lampDeep),
    // The train
    '<g transform="translate(-232 0)">',
    path('M-260 240H560c90 0 160 40 206 92 10 12 2 26-14 26H-260Z', colour.paper),
    path('M-260 240H560c40 0 76 8 108 22H-260Z', colour.mist, 'opacity=".6"'),
    path('M-260 284H600c40 0 80 8 110 26H-260Z', colour.dusk),
    path('M640 284c30 4 56 14 76 28h-50c-14-8-22-18-26-28Z', colour.lampLight),
    rect(-260, 334, 1016, 12, colour.clay, 0, 'opacity=".8"'),
    ...[20, 120, 220, 320, 420, 520].map((x) => rect(x, 290, 66, 16, colour.lampLight, 8)),
    '</g>',
    streaks(),
    line('M690 240h90m-110-26h70M10 222h90m60-8h130m80 8h80', colour.paper, 5, 'opacity=".75"'),
    rect(-10, 358, 820, 12, colour.wood),
    // Platform
    path('M-10 380h820v230H-10Z', colour.sand),
    rect(-10, 376, 820, 18, colour.cream),
    line('M-10 404h820', colour.lamp, 7),
    line(
      'M120 420L70 600m220-180l-20 180m230-180l20 180m130-180l50 180',
      colour.woodLight,
      3,
      'opacity=".45"',
    ),
    tufts(12, 9, [20, 404, 760, 12], colour.sage, 16),
    // Old lamp and name board without a name
    line('M66 540V250c0-20 30-20 30 0', colour.forest, 8),
    glow(98, 268, 60, 1.6),
    path('M80 268c2-14 8-18 17-18s16 4 18 18Z', colour.forest),
    circle(97, 270, 8, colour.lampLight),
    // Boy and grandfather with the sheet
    shadow(216, 566, 56),
    personAt(204, 566, 1.28, {
      skin: skin.olive,
      hair: hair.brown,
      style: 'tousled',
      mood: 'open',
      look: [0.3, -0.6],
      top: colour.clay,
      bottom: colour.dusk,
      left: { hand: [-32, -74], bend: 8 },
      right: { hand: [49, -176], bend: 16 },
    }),
    shadow(628, 570, 70),
    personAt(632, 570, 1.22, {
      build: 'elder',
      skin: skin.olive,
      hair: hair.white,
      style: 'sides',
      mood: 'grin',
      look: [-0.4, 0],
      moustache: hair.white,
      hat: 'station cap',
      hatFill: colour.midnight,
      top: colour.midnight,
      bottom: colour.dusk,
      over:
        circle(0, -142, 4, colour.lamp) + circle(0, -120, 4, colour.lamp) + circle(0, -98, 4, colour.lamp),
      left: { hand: [-50, -176], bend: -14 },
      right: { hand: [52, -84], bend: -10 },
    }),
    path(
      'M266 336c100 18 206 18 306 0l8 146c-20 8-34-4-54 2s-36 10-58 4-38-4-60 2-40 4-60-2-38 0-54 4-26-4-38-8Z',
      colour.paper,
    ),
    path('M500 344c24-2 48-4 72-8l8 146c-20 8-34-4-54 2 4-44-2-94-26-140Z', colour.mist, 'opacity=".5"'),
    path('M266 336c16 2 32 4 46 6-10 50-14 98-8 144l-16-2-16-8Z', colour.mist, 'opacity=".35"'),
    place({ x: 296, y: 436, scale: 1.1 }, ganso),
    circle(267, 340, 13, skin.olive),
    circle(571, 342, 15, skin.olive),
    tufts(6, 12, [20, 560, 760, 36], colour.moss, 24),
    circle(740, 586, 7, colour.clay),
    circle(60, 580, 6, colour.clay),
    circle(420, 586, 6, colour.clay),
    grain(111, colour.plum, 0.13),
  ].join('');
