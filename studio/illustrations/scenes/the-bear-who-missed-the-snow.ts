import {
  circle,
  cloud,
  colour,
  crescent,
  crocus,
  ellipse,
  grain,
  hill,
  line,
  path,
  pine,
  place,
  shadow,
  sky,
  songbird,
  tufts,
} from '../parts/index.ts';

const BROWN = '#7C5240';
const DARK = '#5B3A36';

/** Bent low, nose to the wonder, hind part still sleepy. */
const bear = place(
  { x: 300, y: 520 },
  line('M-126-70V-16', DARK, 60),
  line('M66-80V-16', DARK, 54),
  circle(-206, -150, 20, DARK),
  path(
    'M-214-130c0-90 70-150 164-150 90 0 150 50 168 130 10 60-20 110-90 110h-160c-50 0-82-36-82-90Z',
    BROWN,
  ),
  path('M-200-80c40 40 180 56 300-10-8 34-36 54-72 54h-160c-34 0-58-18-68-44Z', DARK, 'opacity=".5"'),
  line('M-170-70V-18M104-90C110-60 112-40 112-20', BROWN, 62),
  ellipse(-166, 4, 42, 18, BROWN),
  ellipse(118, 4, 42, 18, BROWN),
  line('M140 8v8m-16-6v8m-300-8v8m16-10v8', colour.cream, 5),
  // Head
  circle(112, -250, 27, BROWN),
  circle(112, -250, 14, colour.rose),
  circle(204, -236, 25, DARK),
  path('M70-190c0-50 42-80 92-74 54 4 84 42 80 88-2 46-40 74-88 74-50-2-84-38-84-88Z', BROWN),
  path('M150-150c4-30 30-44 58-40 30 4 44 26 42 48s-26 36-52 36c-30 0-50-18-48-44Z', '#C79B73'),
  path('M214-172c14-4 30 2 32 14 0 12-14 16-24 12-10-2-16-20-8-26Z', DARK),
  line('M222-144c-2 12-14 18-26 12', DARK, 5),
  circle(156, -190, 7, colour.ink),
  circle(158, -192, 2.2, colour.glow),
  circle(212, -196, 6.5, colour.ink),
  circle(214, -198, 2, colour.glow),
  line('M138-212c6-8 16-12 26-10m42-2c8-4 16-2 20 4', DARK, 5),
  circle(132, -158, 15, colour.clay, 'opacity=".5"'),
  // Bed-head, and a leaf from the winter
  line('M138-264c-4-14 2-22 10-28m4 28c2-14 10-18 18-20', BROWN, 9),
  place({ x: -40, y: -276, turn: -20 }, path('M0 0c-16-10-18-28-6-40 14 8 18 26 6 40Z', colour.lampDeep)),
);

export const scene = (): string =>
  [
    sky(['#9FC8D6', '#CBE2DF', colour.dawn], 360),
    crescent(560, 78, 26, 0, colour.paper),
    cloud(690, 150, 140, colour.paper, 'opacity=".85"'),
    path('M240 330L400 150l70 70 110-110 220 220Z', colour.periwinkle),
    path(
      'M400 150l-52 58 26 14 22-16 30 24 18-22ZM580 110l-64 64 34 6 24-20 26 26 22-20 16 4Z',
      colour.paper,
    ),
    hill([350, 330, 300, 290, 306, 320, 300], colour.sage),
    pine(470, 330, { scale: 0.8, leaf: colour.moss }),
    pine(530, 330, { scale: 1.05 }),
    pine(620, 340, { scale: 1.3 }),
    pine(690, 336, { scale: 0.9, leaf: colour.moss }),
    pine(760, 344, { scale: 1.2 }),
    hill([430, 420, 400, 380, 376, 380, 370], colour.sageLight),
    tufts(7, 14, [420, 400, 370, 50], colour.sage, 16),
    hill([520, 500, 480, 470, 466, 456, 450], '#9DB787'),
    // Cave
    path('M-10-10H330C250 60 190 160 176 300c-8 90 10 150 20 200H-10Z', '#6A6078'),
    path('M-10-10H210C140 70 100 170 96 300c-4 90 10 150 30 220H-10Z', '#544B66'),
    path('M-10 70C70 110 96 220 92 330c-2 80 10 140 34 190H-10Z', colour.night),
    line('M240 40c-20 20-34 44-44 70M150 60c-20 30-34 60-42 94m46 190c0 34 4 66 12 94', '#857B92', 6),
    path('M210-10c20 16 60 30 120 0Zm-60 76c20 12 44 8 60-8-14 34-40 50-60 8Z', colour.moss),
    shadow(300, 526, 240, 0.24, 16),
    bear,
    // Moss bed and the snowball
    ellipse(606, 530, 104, 26, colour.moss),
    ...[
      [520, 528],
      [552, 540],
      [590, 548],
      [640, 546],
      [676, 536],
      [700, 526],
    ].map(([x = 0, y = 0], i) => circle(x, y, 17, i % 2 ? colour.moss : colour.forest)),
    // Grey, leaning, with a pine needle and somebody's footprint
    path('M566 496c-6-30 8-54 34-60 32-8 58 12 58 42-2 26-14 50-46 52-26 2-42-14-46-34Z', '#C3C3CC'),
    path(
      'M640 448c16 14 20 34 14 50-8 18-24 30-42 32-14 0-26-4-34-12 44 2 66-26 62-70Z',
      '#9A9AAB',
      'opacity=".7"',
    ),
    path(
      'M578 462c6-12 14-18 26-18',
      'none',
      `stroke="${colour.paper}" stroke-width="6" stroke-linecap="round"`,
    ),
    line('M584 496l5 4m44-16l5 2m-34 26l6-1m10-46l4 3m-38 12l4 1', '#83839A', 4),
    ellipse(618, 452, 9, 6, '#83839A'),
    ...[
      [606, 443],
      [615, 439],
      [625, 440],
      [633, 446],
    ].map(([x = 0, y = 0]) => circle(x, y, 3, '#83839A')),
    line('M574 484l-44-26', colour.forest, 6),
    ...[530, 562, 590, 624, 660, 690].map((x, i) =>
      circle(x, 546 + (i % 2) * 8, 14, i % 2 ? colour.sage : colour.moss),
    ),
    crocus(448, 560, colour.plum, 1.2),
    crocus(478, 578, colour.lampLight, 1),
    crocus(742, 548, colour.plum, 1.3),
    crocus(716, 580, colour.periwinkle, 1.1),
    crocus(70, 580, colour.plum, 1.2),
    crocus(240, 586, colour.periwinkle, 1),
    // Twig and wren
    line('M810 214C750 226 700 224 640 244m84-18c-10-12-14-24-14-38', colour.bark, 9),
    ...[
      [646, 242],
      [676, 232],
      [710, 188],
      [758, 220],
    ].map(([x = 0, y = 0]) => path(`M${x} ${y}c-12-4-18-14-16-26 12 2 20 12 16 26Z`, colour.sage)),
    songbird(746, 222, {
      scale: 1.25,
      flip: true,
      tailUp: true,
      body: colour.woodLight,
      belly: colour.dawn,
      wing: colour.wood,
    }),
    grain(171, colour.forest, 0.12),
  ].join('');
