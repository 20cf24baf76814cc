import {
  circle,
  cloud,
  colour,
  crescent,
  ellipse,
  eye,
  grain,
  gull,
  hill,
  line,
  path,
  place,
  pricklyPear,
  rect,
  ripples,
  shadow,
  sky,
} from '../parts/index.ts';

const cottage = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    rect(-50, -60, 100, 62, colour.paper),
    rect(16, -60, 34, 62, colour.cream),
    path('M-60-56c40-6 80-6 120 0l-14-26c-30-6-62-6-92 0Z', colour.clay),
    rect(-32, -42, 20, 20, colour.sea, 3),
    path('M0 2v-34a10 10 0 0 1 20 0V2Z', colour.seaDeep),
  );

const tortoise = place(
  { x: 396, y: 530 },
  path('M-150-60c-30 4-44 16-58 34 20 4 44 0 60-10Z', colour.moss),
  path('M-128-70c-10 30-14 50-12 70h52c6-20 10-36 8-62Z', colour.moss),
  path('M70-66c0 28 2 46 8 66h54c2-24-2-48-12-72Z', colour.moss),
  path('M-136-10c4 8 40 8 46 0l2 10h-52ZM80-8c6 8 44 8 50-2l2 10H80Z', colour.forest),
  // Neck and head
  path('M96-92c40 4 60-24 74-66l52 10c0 60-40 112-110 110Z', colour.sage),
  path('M160-150c-8-40 16-66 50-66 36 0 58 24 56 54-2 24-24 36-50 36-24 0-50-4-56-24Z', colour.sage),
  line('M122-58c16-2 28-10 38-22m-30 34c18-2 32-12 42-26', colour.moss, 4),
  eye(226, -176, 7),
  line('M236-142c10 2 18-2 24-8', colour.forest, 4),
  circle(206, -154, 9, colour.clay, 'opacity=".45"'),
  // Cap
  path('M158-206c-4-30 16-44 48-44 30 0 48 12 52 34-30-6-70-4-100 10Z', colour.dusk),
  path('M160-208c30-14 66-16 98-10 2 6 18 8 24 16-40-10-84-10-120 4Z', colour.midnight),
  circle(216, -228, 8, colour.lamp),
  // Shell
  path('M-160-62c0-92 60-150 142-150 84 0 146 58 148 148-90 22-200 22-290 2Z', colour.wood),
  path('M30-204c60 20 98 70 100 140-22 6-46 10-70 12 20-50 12-110-30-152Z', colour.bark, 'opacity=".45"'),
  path(
    'M-54-190l36-10 38 10 14 50-50 22-52-22ZM-128-128l44-4 40 22-6 52-74-4c-6-24-6-46-4-66ZM2-110l46-22 48 6c8 20 12 40 12 62l-96 6Z',
    colour.woodLight,
  ),
  path('M-164-66c90 24 206 24 298 0 8 14 0 22-12 24-86 18-186 18-272 0-14-2-20-12-14-24Z', colour.woodLight),
  // Satchel
  line('M-30-208c30 40 40 90 42 146', colour.clayDeep, 9),
  path('M-38-108h92v58c0 8-6 14-14 14h-64c-8 0-14-6-14-14Z', colour.clay),
  path('M-42-114H58c0 30-12 48-50 48s-50-18-50-48Z', colour.clayLight),
  path('M-16-128l24-10 46 16-4 14h-70Z', colour.paper),
  line('M-16-126l34 12 34-8', colour.sand, 3),
  circle(8, -68, 6, colour.lamp),
);

export const scene = (): string =>
  [
    sky(['#8FBFD0', '#BFDCDC', colour.dawn], 360),
    crescent(96, 84, 26, 0, colour.paper),
    cloud(690, 210, 130, colour.paper, 'opacity=".85"'),
    path('M150 330c60-20 100-110 140-150 14-12 24 10 40 8s24-18 38-6c40 40 80 130 150 148Z', colour.mauve),
    path('M368 182c40 40 80 130 150 148H410c10-60-10-110-42-148Z', colour.plum, 'opacity=".55"'),
    cloud(322, 176, 70, colour.paper, 'opacity=".9"'),
    rect(0, 306, 800, 110, colour.sea),
    ripples(2, 16, [0, 316, 800, 40], colour.day),
    hill([390, 372, 352, 350, 356, 346, 340], colour.sand),
    cottage(590, 372, 0.95),
    cottage(700, 388, 1.15),
    cottage(510, 362, 0.6),
    hill([440, 410, 396, 400, 410, 420, 410], '#C9B183'),
    pricklyPear(90, 456, { scale: 1.25 }),
    pricklyPear(764, 466, { scale: 1.1 }),
    path('M-10 600C100 480 240 462 420 452s280-24 400-8v156Z', colour.cream),
    path('M-10 600C160 540 480 500 810 520v80Z', colour.dawn),
    shadow(400, 534, 200, 0.25, 16),
    tortoise,
    ellipse(196, 548, 30, 7, colour.sand),
    ellipse(110, 570, 34, 7, colour.sand),
    line('M60 540l30-4m90 46l40-4m420-4l40-6m40-26l30-2', colour.sand, 5),
    // The gull has been and gone
    line(
      'M300 84C220 96 150 130 90 196M320 108c-60 10-120 36-170 84M340 60c-40 0-70 6-110 18',
      colour.paper,
      5,
      'opacity=".85"',
    ),
    gull(424, 92, { scale: 0.95, turn: -10 }),
    place(
      { x: 528, y: 78, turn: 8 },
      rect(-10, -14, 52, 36, colour.paper, 4),
      line('M-8-12l24 18 24-18', colour.clay, 3.5),
      circle(16, 8, 5, colour.clay),
    ),
    circle(40, 590, 26, colour.plum),
    circle(86, 604, 30, colour.bark),
    circle(744, 600, 34, colour.plum),
    circle(792, 588, 30, colour.bark),
    grain(71, colour.wood, 0.14),
  ].join('');
