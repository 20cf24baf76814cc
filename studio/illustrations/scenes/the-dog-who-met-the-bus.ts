import {
  circle,
  cloud,
  colour,
  crescent,
  ellipse,
  eye,
  glow,
  grain,
  hill,
  line,
  n,
  path,
  place,
  rect,
  roundTree,
  seeded,
  shadow,
  stoneWall,
  tufts,
} from '../parts/index.ts';

const BLACK = '#383347';

const drizzle = (): string => {
  const random = seeded(41);
  return line(
    Array.from({ length: 90 }, () => `M${n(random() * 820)} ${n(random() * 600)}l-5 15`).join(''),
    colour.paper,
    2,
    'opacity=".4"',
  );
};

/** Shaggy, upright, on duty. */
const dog = place(
  { x: 268, y: 548 },
  path('M-84-10c-30 4-56-4-66-26 12-4 20-14 28-10 14 10 26 14 42 12Z', BLACK),
  path('M-96 0c-16-70 0-150 40-196h86c36 50 50 120 44 196-50 10-120 10-170 0Z', BLACK),
  path(
    'M-30-200c-20 50-22 90-12 130 4 16 0 36-6 56 16 8 76 8 90 0-2-30-2-50 6-76 10-40 4-84-18-114Z',
    colour.paper,
  ),
  line('M-40-120l-10 16m22 0l-8 18m28-24l-4 20m26-10l2 18m22-28l6 18', colour.sand, 5),
  path('M-60-4c-6-50-4-90 6-124 10 30 16 70 14 124Z', colour.night, 'opacity=".25"'),
  line('M-14-86V-16M34-86V-16', colour.paper, 30),
  path('M-34 2c-4-24 40-24 38 0ZM14 2c-4-24 40-24 38 0Z', colour.paper),
  line('M-22-4v6m10-6v6m38-6v6m10-6v6', colour.sand, 4),
  path('M-100 2c-6-26 46-30 52 0Z', BLACK),
  // Head
  path('M-76-268c-20 6-34 30-32 60 14 6 30-2 40-18ZM86-268c20 6 34 30 32 60-14 6-30-2-40-18Z', BLACK),
  path(
    'M-84-246c-4-46 36-78 88-78s92 32 88 78c6 14 2 26-6 36-4 30-36 50-82 50s-78-20-82-50c-8-10-12-22-6-36Z',
    BLACK,
  ),
  path(
    'M4-324c10 0 20 1 28 4-8 26-10 50-2 70 20 6 40 22 42 46-14 28-38 42-68 42s-54-14-68-42c2-24 22-40 42-46 8-20 6-44-2-70 8-3 18-4 28-4Z',
    colour.paper,
  ),
  line('M-56-316l-6 16m24-22l-2 14m86-8l6 14m20-4l8 14m-164 62l-10 8m172-10l12 8', BLACK, 9),
  eye(-30, -246, 8),
  eye(38, -246, 8),
  path('M-14-214c2-14 34-14 36 0 0 10-10 18-18 18s-18-8-18-18Z', BLACK),
  ellipse(0, -210, 5, 3, colour.periwinkle),
  line('M4-196v10m0 0c-6 10-20 10-24 2m24-2c6 10 20 10 24 2', BLACK, 4.5),
  // Collar with its tag
  path('M-62-172c40 20 92 20 132 0l2 16c-40 20-96 20-136 0Z', colour.clay),
  circle(4, -146, 12, colour.lamp),
);

const bus = place(
  { x: 574, y: 424 },
  ellipse(0, 4, 96, 9, colour.night, 'opacity=".3"'),
  path('M-86-112c0-22 12-32 34-32H40c30 0 44 14 46 40v94c0 8-4 12-12 12h-148c-8 0-12-4-12-12Z', colour.paper),
  path('M-86-58H86v16H-86Z', colour.evening),
  path(
    'M40-144c30 0 44 14 46 40v94c0 8-4 12-12 12H46c12-40 12-110-6-146Z',
    colour.periwinkle,
    'opacity=".45"',
  ),
  rect(-70, -124, 116, 56, colour.day, 10),
  path('M-12-124l-26 56h-24l26-56Z', colour.paper, 'opacity=".6"'),
  circle(18, -86, 14, '#F3C9A8'),
  path('M2-90c0-18 32-18 32 0Z', colour.moss),
  path('M-2-68c0-14 40-14 40 0Z', colour.dusk),
  rect(54, -122, 26, 40, colour.day, 7),
  rect(-40, -142, 60, 14, colour.lamp, 5),
  rect(-58, -30, 92, 24, colour.bark, 8),
  line('M-46-18h68', colour.wood, 4),
  circle(-66, -44, 15, colour.paper),
  circle(-66, -44, 10, colour.glow),
  circle(44, -44, 15, colour.paper),
  circle(44, -44, 10, colour.glow),
  rect(-74, -6, 30, 20, colour.bark, 7),
  rect(40, -6, 30, 20, colour.bark, 7),
  line('M-88-104c-12 0-14 8-14 18', colour.bark, 4),
  rect(-108, -88, 11, 24, colour.bark, 5),
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#AEB3C4'),
    rect(0, 0, 800, 150, '#9DA3BA'),
    cloud(180, 110, 300, '#BEC2CF'),
    cloud(520, 140, 340, '#BEC2CF'),
    cloud(740, 90, 220, '#8F96B0', 'opacity=".6"'),
    crescent(350, 46, 21, 0, colour.paper),
    hill([250, 226, 200, 214, 240, 220, 196], '#9BB0A0'),
    line('M40 250l120-30 90 20m300-20l90 20 110-40', '#83988A', 4),
    hill([300, 290, 268, 276, 290, 276, 250], '#83A083'),
    ...[
      [440, 270, 0.7],
      [486, 276, 0.55],
    ].map(([x = 0, y = 0, scale = 1]) =>
      roundTree(x, y, { scale, leaf: colour.clay, shade: colour.clayDeep }),
    ),
    roundTree(724, 300, { scale: 1.35, leaf: '#C98A4A', shade: colour.clayDeep }),
    hill([340, 336, 330, 320, 316, 326, 330], '#6E9470'),
    // Lane: out of the bend, towards us
    path('M800 400C740 356 640 340 560 348c-60 6-90 24-80 50 14 40 20 100-80 212H800Z', '#A79FA8'),
    path('M800 400C740 356 640 340 560 348c-60 6-90 24-80 50 60-20 220-20 320 40Z', '#B7B0B8'),
    path(
      'M640 470c-30 40-50 80-60 130m90-130c-10 40-14 80-14 130',
      'none',
      'stroke="#6E9470" stroke-width="12" stroke-linecap="round" stroke-dasharray="30 22" opacity=".7"',
    ),
    ellipse(520, 560, 50, 9, colour.mist, 'opacity=".75"'),
    ellipse(720, 500, 44, 7, colour.mist, 'opacity=".75"'),
    stoneWall(3, 0, 330, 480, 64, ['#9A97A8', '#86849A', '#ADA9B5'], '#6B6980'),
    path('M520 424L300 600h240L560 424ZM616 424L700 600h110v-60L650 414Z', colour.lampLight, 'opacity=".16"'),
    glow(508, 380, 70, 1.8, colour.lampLight),
    glow(618, 380, 70, 1.8, colour.lampLight),
    bus,
    stoneWall(9, 690, 340, 120, 96, ['#9A97A8', '#86849A', '#ADA9B5'], '#6B6980'),
    path('M-10 400C80 384 240 390 420 400c50 40 30 110-40 210H-10Z', '#6E9470'),
    path('M-10 520C120 500 260 506 420 530c-10 26-24 52-44 80H-10Z', '#5B8062'),
    // Gatepost, gate
    line('M-10 420L116 408M-10 470l126-4M-10 522l126 0M30 416v108', colour.wood, 11),
    rect(112, 352, 50, 206, '#8B8AA0', 10),
    rect(106, 340, 62, 22, '#A5A3B5', 9),
    path('M142 362h20v196h-20Z', colour.night, 'opacity=".15"'),
    line('M122 400h18m-8 50h20m-28 50h14', '#6B6980', 4),
    shadow(268, 552, 120, 0.28),
    dog,
    tufts(23, 14, [10, 560, 400, 30], colour.forest, 20),
    ...[
      [60, 580],
      [420, 520],
      [470, 590],
      [640, 560],
      [200, 590],
      [744, 560],
    ].map(([x = 0, y = 0], i) =>
      place(
        { x, y, turn: i * 50 },
        path('M0 0c-12-6-12-20 0-28 12 8 12 22 0 28Z', i % 2 ? colour.clay : colour.lampDeep),
      ),
    ),
    drizzle(),
    grain(221, colour.night, 0.1),
  ].join('');
