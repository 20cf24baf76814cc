import {
  circle,
  cloud,
  colour,
  crescent,
  ellipse,
  eye,
  grain,
  hen,
  hill,
  leaves,
  line,
  path,
  place,
  rect,
  roundTree,
  shadow,
  sky,
  tufts,
} from '../parts/index.ts';

const cow = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    line('M-84-64V-8M56-64V-8', colour.sand, 26),
    line('M-56-60V-8M86-60V-8', colour.paper, 26),
    line('M-84-6v2M-56-6v2M56-6v2M86-6v2', colour.bark, 26),
    line('M-112-150c-16 10-20 40-14 74', colour.sand, 8),
    path('M-130-84c-6 10-4 20 2 26 8-4 10-16 6-26Z', colour.bark),
    path(
      'M-116-110c0-44 40-62 90-62h80c50 0 70 30 70 70 0 34-24 54-64 54H-46c-44 0-70-20-70-62Z',
      colour.paper,
    ),
    path(
      'M-80-168c24-8 60-6 70 14 8 22-14 46-40 44s-56-40-30-58ZM26-60c-6-22 10-42 34-42s40 22 34 46c-10 6-20 8-34 8-16 0-28-4-34-12Z',
      colour.bark,
    ),
    path('M-50-50c10 14 34 14 40 2Z', colour.rose),
    path('M92-196c-20-8-34-4-42 8 14 12 28 14 42 8ZM176-196c20-8 34-4 42 8-14 12-28 14-42 8Z', colour.bark),
    path('M102-216c-10-6-12-16-8-24 8 2 16 8 18 18ZM166-216c10-6 12-16 8-24-8 2-16 8-18 18Z', colour.sand),
    path('M88-180c0-26 18-42 46-42s46 16 46 42c0 20-6 50-14 66h-64c-8-16-14-46-14-66Z', colour.paper),
    path('M134-222c28 0 46 16 46 42 0 12-2 26-6 40-30-6-44-40-40-82Z', colour.bark),
    ellipse(134, -122, 42, 28, colour.rose),
    circle(118, -124, 5, colour.clayDeep),
    circle(150, -124, 5, colour.clayDeep),
    line('M122-106c8 6 16 6 24 0', colour.clayDeep, 4),
    eye(114, -168, 6),
    circle(156, -168, 6, colour.paper),
    circle(156, -168, 4, colour.ink),
  );

const sheep = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    line('M-34-30V-6M-12-26V-6M22-26V-6M42-30V-6', colour.bark, 11),
    ...[
      [-50, -66],
      [-42, -92],
      [-14, -104],
      [18, -104],
      [44, -90],
      [50, -62],
      [32, -42],
      [-4, -38],
      [-36, -46],
      [0, -70],
    ].map(([cx = 0, cy = 0]) => circle(cx, cy, 28, colour.cream)),
    path('M-62-50c20 24 90 28 124-6-2 24-20 34-60 36-40 0-62-8-64-30Z', colour.sand),
    path('M48-118c0-18 14-28 32-26 22 2 34 20 32 40-2 22-18 30-36 28s-28-20-28-42Z', colour.bark),
    path('M54-112c-14-2-24 4-28 14 12 6 24 2 32-4Z', colour.bark),
    circle(60, -132, 17, colour.cream),
    circle(80, -140, 15, colour.cream),
    circle(86, -108, 5.5, colour.paper),
    circle(87, -108, 3.5, colour.ink),
    line('M96-88c4 2 8 1 11-2', colour.sand, 3.5),
  );

const fox = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    path('M-30-20c-50 10-84-20-80-70 6-30 34-30 38-6 4 30 14 44 46 44Z', colour.clay),
    path('M-110-88c4-32 34-32 38-8l4 18c-16-8-32-10-42-10Z', colour.paper),
    line('M-16-30V-8M14-30V-8', colour.bark, 16),
    path('M-40-30c-6-50 4-92 36-96s44 40 40 94c-20 14-54 16-76 2Z', colour.clay),
    path('M14-118c20 20 22 60 18 96-14 4-26 2-34-4-6-36 0-72 16-92Z', colour.paper),
    path(
      'M-44-168c-4-20-2-34 4-42 14 6 26 16 32 28h20c6-12 18-22 32-28 6 8 8 22 4 42 4 26-10 50-46 60-36-10-50-34-46-60Z',
      colour.clay,
    ),
    path('M-44-156c14 2 32 12 46 30 14-18 32-28 46-30-2 20-16 40-46 48-30-8-44-28-46-48Z', colour.paper),
    path('M-34-196c8 4 14 10 18 16l-16 8ZM38-196c-8 4-14 10-18 16l16 8Z', colour.bark),
    eye(-16, -156, 5),
    eye(20, -156, 5),
    ellipse(2, -122, 7, 5, colour.bark),
    // The newspaper, held with both paws
    path('M-62-102l56 10 50-14 4 66-54 14-58-12Z', colour.paper),
    path('M-6-92l50-14 4 66-54 14Z', colour.cream),
    line('M-52-88l36 6m-36 8l36 6m-35 8l34 6m14-28l34-9m-34 23l34-9m-33 23l33-9', colour.mist, 4.5),
    rect(-50, -92, 18, 3, colour.evening),
    circle(-60, -68, 10, colour.clay),
    circle(46, -70, 10, colour.clay),
  );

const duck = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    line('M-6-18v14h12M16-18v14h12', colour.lampDeep, 6),
    path(
      'M-60-58c0-10-4-18-12-24 14 0 24 4 34 12 16 4 28 2 36-8-6-10-6-28 4-38 14-14 40-8 44 12 4 16-2 28-10 36 8 14 8 30-2 40-14 14-80 16-90-6-2-8-4-16-4-24Z',
      colour.mist,
    ),
    path('M-10-74c0-14-4-22-2-34 4-22 44-28 52-4 4 16-2 26-10 38-12 6-28 6-40 0Z', colour.moss),
    line('M-8-74c10 6 28 6 38 0', colour.paper, 6),
    path('M38-104c14-2 26 2 32 8-8 8-24 8-34 4Z', colour.lampDeep),
    path('M-40-52c14-10 40-8 44 6-8 14-34 16-44-6Z', colour.periwinkle),
    eye(22, -106, 4),
  );

const snail = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    path('M-60-2c-4-14 6-18 20-18h60c10 0 10-16 14-26 4-8 18-8 20 2 4 20-2 42-24 42Z', colour.woodLight),
    line('M40-44l-4-22M50-44l8-20', colour.woodLight, 4),
    circle(35, -68, 5, colour.ink),
    circle(60, -66, 5, colour.ink),
    circle(-8, -38, 33, colour.clay),
    line('M-8-38c0-8 12-8 12 2 0 14-24 16-26-2-2-24 30-32 42-8', colour.clayDeep, 5),
    line('M46-30c3 3 6 3 9 0', colour.bark, 3),
    circle(38, -28, 4, colour.clay, 'opacity=".6"'),
  );

export const scene = (): string =>
  [
    sky(['#A8C9D4', '#CFE0DA', colour.dawn], 380),
    crescent(690, 78, 28, 0, colour.paper),
    cloud(200, 120, 170, colour.paper, 'opacity=".85"'),
    cloud(470, 90, 110, colour.paper, 'opacity=".75"'),
    place(
      { y: -52 },
      hill([300, 266, 250, 276, 262, 246, 262], colour.sageLight),
      hill([330, 318, 300, 290, 312, 300, 290], colour.sage),
      roundTree(120, 330, { scale: 1.1 }),
      roundTree(470, 308, { scale: 0.7 }),
      roundTree(540, 312, { scale: 0.55 }),
      // Hedge
      path(
        'M-10 470V350c30-20 56-12 74-4 20-20 60-18 80 0 24-18 60-18 80 2 26-20 66-16 84 2 24-20 60-18 82 0 24-18 62-16 82 2 26-20 62-18 84 0 24-18 60-18 82 2 26-20 66-16 86 2 22-16 56-16 86 0v114Z',
        colour.moss,
      ),
      ...[
        [40, 390],
        [120, 420],
        [210, 388],
        [300, 424],
        [390, 392],
        [470, 420],
        [560, 390],
        [640, 424],
        [90, 446],
        [350, 450],
        [520, 452],
      ].map(([x = 0, y = 0]) =>
        line(`M${x} ${y}c6-8 14-8 20 0m-30 12c6-8 14-8 20 0`, colour.forest, 4, 'opacity=".6"'),
      ),
      // The strawberry
      path('M700 404c-14-14-10-34 6-40 14-6 30 0 34 14 6 20-10 34-28 42-6-4-10-10-12-16Z', '#D2503F'),
      line('M712 384l2 4m10-8l2 4m-14 14l2 4m12-6l2 4', colour.lampLight, 3),
      path('M700 372c2-12 10-16 18-16 8-2 18 2 22 10-8 4-14 4-18 2-4 6-12 8-22 4Z', colour.forest),
      line('M718 356c0-10 4-16 10-20', colour.forest, 5),
      path('M742 350c12-10 28-8 34 2-10 10-26 10-34-2Z', colour.sage),
      // Lane
      path('M-10 462H810v150H-10Z', colour.sand),
      path('M-10 462c200-8 600-8 820 0v16c-220-8-620-8-820 0Z', colour.sage),
      path('M-10 556c240-10 580-10 820 0v60H-10Z', colour.sage),
      path('M-10 572c240-8 580-8 820 0v40H-10Z', colour.moss),
      line('M60 500h60m120 34h50m140-30h50m130 34h60m60-44h60', colour.woodLight, 4, 'opacity=".45"'),
      shadow(58, 540, 110),
      cow(54, 540, 1),
      shadow(312, 540, 56),
      fox(308, 540, 0.86),
      shadow(428, 540, 56),
      sheep(424, 540, 0.8),
      shadow(540, 540, 38),
      duck(538, 540, 0.72),
      shadow(632, 540, 40),
      hen(632, 540, { scale: 0.46, body: colour.clayLight, wing: colour.clay, speckle: colour.clayDeep }),
      shadow(716, 541, 30),
      snail(714, 542, 0.66),
    ),
    path('M-10 540C160 512 320 540 480 530s240-10 340-6v90H-10Z', colour.forest),
    tufts(5, 16, [10, 540, 780, 20], colour.moss, 22),
    ...[
      [120, 566],
      [300, 560],
      [540, 566],
      [700, 556],
    ].map(
      ([x = 0, y = 0], i) =>
        line(`M${x} ${y + 20}v-30`, colour.moss, 4) +
        [0, 72, 144, 216, 288]
          .map((a) =>
            place({ x, y: y - 14, turn: a }, ellipse(0, -8, 4.5, 7, i % 2 ? colour.paper : colour.rose)),
          )
          .join('') +
        circle(x, y - 14, 5, colour.lamp),
    ),
    leaves(10, 640, 0.7, colour.night, { turn: 10 }),
    leaves(790, 650, 0.7, colour.night, { turn: -40 }),
    grain(141, colour.forest, 0.12),
  ].join('');
