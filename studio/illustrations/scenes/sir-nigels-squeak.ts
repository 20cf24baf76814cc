import {
  circle,
  colour,
  ellipse,
  flame,
  glow,
  grain,
  hill,
  line,
  moon,
  mouse,
  path,
  place,
  rect,
  shadow,
  sky,
  stars,
  tufts,
  twinkle,
} from '../parts/index.ts';

const STEEL = '#A9B3D4';
const STEEL_DEEP = '#7580AE';

const tower = (x: number, y: number, w: number, h: number, fill: string, lit: readonly number[]): string =>
  rect(x, y - h, w, h, fill) +
  [0, 1, 2, 3].map((i) => rect(x + i * (w / 3.5) - 2, y - h - 18, w / 6, 22, fill)).join('') +
  rect(x - 6, y - h - 4, w + 12, 12, fill) +
  lit.map((at) => path(`M${x + w / 2 - 9} ${y - at}v-22a9 9 0 0 1 18 0v22Z`, colour.lamp)).join('');

const windmill = place(
  { x: 690, y: 300 },
  path('M-34 20l10-96h48l10 96Z', '#4C4F86'),
  path('M-28-74c4-20 52-20 56 0Z', colour.clayDeep),
  place(
    { x: 0, y: -76, turn: 24 },
    line('M0-62V62M-62 0h124', '#6C72A8', 6),
    path('M4-60h16v44H4ZM60 4v16H16V4ZM-4 60h-16V16h16ZM-60-4v-16h44v16Z', '#6C72A8', 'opacity=".8"'),
  ),
  rect(-8, -40, 16, 20, colour.lamp, 6),
);

/** All tin, one knee. */
const knight = place(
  { x: 300, y: 470, scale: 1.28 },
  // Far leg and arm
  line('M20-96L34-50 22-10', STEEL_DEEP, 27),
  path('M6 2c-2-20 44-20 46 0Z', STEEL_DEEP),
  // Near leg, bent: the knee
  line('M-16-96l-18 46', STEEL, 30),
  line('M-34-50l18 42', STEEL, 28),
  path('M-40 4c-2-22 50-22 52 0Z', STEEL),
  circle(-36, -50, 20, STEEL_DEEP),
  circle(-38, -52, 11, STEEL),
  circle(-38, -52, 4, colour.lamp),
  // Body
  path('M-44-96c-10-60 4-96 44-98s56 38 46 98c-26 14-66 14-90 0Z', STEEL),
  path('M16-190c32 12 40 46 30 94-12 6-24 9-36 10 20-34 22-74 6-104Z', STEEL_DEEP, 'opacity=".7"'),
  path('M-30-168h60v34c0 22-16 34-30 40-14-6-30-18-30-40Z', colour.clay),
  path('M0-168h30v34c0 22-16 34-30 40Z', colour.clayDeep, 'opacity=".6"'),
  path('M-8-140l4-14 4 10 4-10 4 14-8 12Z', colour.lamp),
  line('M-44-100c26 12 66 12 92 0', colour.wood, 9),
  // Helmet
  path('M-50-226c-4-44 20-70 52-70s56 26 52 70c-4 26-26 40-52 40s-48-14-52-40Z', STEEL),
  path('M24-292c22 12 32 36 30 66-4 22-18 34-36 38 20-30 22-70 6-104Z', STEEL_DEEP, 'opacity=".6"'),
  path('M-38-250h76c4 20 2 34-8 46h-60c-10-12-12-26-8-46Z', '#F3C9A8'),
  circle(-4, -230, 5, colour.ink),
  circle(24, -230, 5, colour.ink),
  line('M-12-244c6-4 12-4 16 0m14 0c4-4 10-4 14 0', colour.ink, 3.5),
  circle(-20, -218, 7, colour.clay, 'opacity=".5"'),
  circle(32, -218, 7, colour.clay, 'opacity=".5"'),
  line('M4-213c4 4 10 4 14 0', '#6B2F38', 4),
  path('M-44-256c26-10 66-10 92 0l-6-22c-24-8-56-8-80 0Z', STEEL_DEEP),
  path('M2-296c-20-34-60-40-76-16 20-4 30 6 36 20 8 16 24 12 40 0Z', '#C7523F'),
  // Arms: one with the candle
  line('M-38-172c-20 20-26 40-22 62', STEEL, 25),
  circle(-59, -108, 14, STEEL_DEEP),
  line('M40-172c26 6 44 16 58 34', STEEL, 25),
  circle(100, -136, 14, STEEL_DEEP),
  path('M80-150h44c-3 10-10 13-22 13s-19-3-22-13Z', colour.lampDeep),
  rect(94, -188, 16, 40, colour.paper, 4),
);

export const scene = (): string =>
  [
    sky([colour.night, colour.midnight, colour.dusk, colour.evening]),
    stars(19, 80, [0, 0, 800, 280]),
    twinkle(80, 110, 11),
    twinkle(520, 70, 12),
    twinkle(300, 46, 8),
    moon(640, 110, 54, { face: 'awake' }),
    hill([330, 300, 290, 310, 290, 284, 300], '#3C4378'),
    tower(60, 320, 70, 130, '#4C4F86', [60]),
    tower(126, 320, 90, 90, '#565A94', [40]),
    tower(206, 320, 60, 150, '#4C4F86', [80, 30]),
    windmill,
    hill([420, 400, 380, 350, 330, 316, 300], '#36406A'),
    path('M-10 520C120 480 300 470 480 420s240-80 330-90v290H-10Z', colour.forest),
    path(
      'M-10 560C160 500 340 486 520 440s220-80 290-92v20c-80 20-180 60-280 100S180 560-10 610Z',
      '#5B7C69',
      'opacity=".7"',
    ),
    tufts(11, 20, [20, 560, 760, 40], colour.moss, 18),
    glow(436, 240, 190, 1.8, colour.lampLight),
    shadow(300, 478, 90, 0.35),
    knight,
    flame(430, 232, 1),
    // Squeak, in the air about his knee
    line('M196 372l-22-10m20 34l-26 2m30 18l-20 14', colour.lampLight, 5),
    // Follow me to tea
    mouse(182, 512, { scale: 1.05, coat: colour.mist }),
    mouse(118, 532, { scale: 0.95, coat: colour.sand }),
    mouse(56, 552, { scale: 1, coat: colour.woodLight }),
    mouse(150, 572, { scale: 0.9, coat: colour.periwinkle }),
    mouse(232, 560, { scale: 0.95, coat: colour.cream }),
    mouse(308, 572, { scale: 0.85, coat: colour.mist }),
    mouse(14, 590, { scale: 0.9, coat: colour.sand }),
    mouse(88, 604, { scale: 0.9, coat: colour.mist }),
    ...[
      [620, 404],
      [660, 388],
      [704, 374],
      [746, 360],
      [784, 352],
    ].map(([x = 0, y = 0], i) =>
      mouse(x, y, { scale: 0.5, flip: true, coat: i % 2 ? colour.mist : colour.sand }),
    ),
    ellipse(760, 590, 120, 50, '#29403C'),
    circle(700, 596, 40, '#29403C'),
    grain(361, colour.mist, 0.09),
  ].join('');
