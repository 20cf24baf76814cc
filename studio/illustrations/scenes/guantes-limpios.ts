import {
  circle,
  cloud,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  hair,
  hill,
  line,
  n,
  path,
  personAt,
  place,
  rect,
  roundTree,
  seeded,
  shadow,
  skin,
  sky,
} from '../parts/index.ts';

/** Mud: splashes over a pair of boots, a shirt or a face. */
const mud = (
  seed: number,
  count: number,
  [x, y, w, h]: readonly [number, number, number, number],
): string => {
  const random = seeded(seed);
  return Array.from({ length: count }, () =>
    ellipse(
      x + random() * w,
      y + random() * h,
      2 + random() * 6,
      2 + random() * 4,
      colour.wood,
      'opacity=".85"',
    ),
  ).join('');
};

const net = (): string => {
  let d = '';
  for (let x = 0; x <= 14; x++) d += `M${n(470 + x * 19)} 190L${n(486 + x * 17)} 440`;
  for (let y = 0; y <= 9; y++) d += `M${n(470 + y * 2)} ${n(196 + y * 27)}H${n(740 - y * 2)}`;
  return line(d, colour.paper, 2, 'opacity=".55"');
};

const ball = (x: number, y: number, r: number): string =>
  place(
    { x, y, scale: r / 30 },
    circle(0, 0, 30, colour.paper),
    path('M0-12l12 9-5 14H-7l-5-14Z', colour.midnight),
    path(
      'M-4-30h9l3 8-8 5-8-5ZM28-10l2 12-8 4-6-6 3-9ZM-28-10l-2 12 8 4 6-6-3-9ZM14 26l-8 4-4-8 5-6 8 3ZM-14 26l8 4 4-8-5-6-8 3Z',
      colour.midnight,
    ),
    path('M20-22a30 30 0 0 1-34 48c20-2 36-22 34-48Z', colour.night, 'opacity=".14"'),
  );

const glove = (x: number, y: number, r: number, fill: string): string =>
  circle(x, y, r, fill) +
  line(
    `M${x - r * 0.5} ${y - r}l-${r * 0.2} ${-r * 0.5}M${x} ${y - r}v${-r * 0.6}M${x + r * 0.5} ${y - r}l${r * 0.2} ${-r * 0.5}`,
    fill,
    r * 0.5,
  );

export const scene = (): string =>
  [
    sky(['#8FB4C9', colour.dawn, colour.peach], 330),
    crescent(560, 66, 24, 0, colour.paper),
    cloud(160, 110, 180, colour.paper, 'opacity=".8"'),
    cloud(690, 150, 130, colour.paper, 'opacity=".7"'),
    hill([300, 280, 286, 276, 270, 280, 276], colour.sageLight),
    roundTree(60, 306, { scale: 0.9 }),
    roundTree(190, 300, { scale: 0.7 }),
    roundTree(400, 300, { scale: 0.8 }),
    // The grandmother and the rest, a long way off
    rect(0, 300, 800, 20, colour.clay),
    ...[40, 84, 128, 250, 300, 344, 388, 432, 770].map(
      (x, i) =>
        circle(x, 288, 11, [skin.fair, skin.brown, skin.tan, skin.olive][i % 4] ?? skin.tan) +
        path(
          `M${x - 13} 312c0-14 26-14 26 0Z`,
          [colour.plum, colour.evening, colour.lamp, colour.moss][i % 4] ?? colour.plum,
        ),
    ),
    path('M-10 316h820v300H-10Z', '#7FA57C'),
    path(
      'M-10 350c200-10 600-10 820 0v40c-220-10-620-10-820 0ZM-10 440c200-12 600-12 820 0v60c-220-14-620-14-820 0Z',
      '#6F966F',
    ),
    line('M380 452H810M470 330h300', colour.paper, 5, 'opacity=".7"'),
    ellipse(230, 560, 200, 34, '#8C6A50'),
    ellipse(120, 520, 80, 14, '#8C6A50', 'opacity=".8"'),
    // The goal that no ball has ever come to
    net(),
    line('M462 448V182H752V448', colour.paper, 14),
    line('M756 448V186', colour.mist, 5),
    shadow(606, 450, 60),
    personAt(606, 448, 1.1, {
      skin: skin.olive,
      hair: hair.black,
      style: 'curly',
      mood: 'wonder',
      look: [-0.9, 0.5],
      top: colour.lamp,
      bottom: colour.dusk,
      shoes: colour.bark,
      left: { hand: [-70, -112], bend: 10 },
      right: { hand: [70, -112], bend: -10 },
      feet: [
        [-24, 0],
        [24, 0],
      ],
    }),
    glow(528, 322, 34, 1.4, colour.glow),
    glow(684, 322, 34, 1.4, colour.glow),
    glove(529, 324, 16, colour.paper),
    glove(683, 324, 16, colour.paper),
    // An ant or two, which he has counted
    ...[
      [520, 462],
      [534, 466],
      [549, 463],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 4, 2.4, colour.ink) + circle(x + 5, y - 1, 1.8, colour.ink)),
    // Lin, and the whole field behind her
    shadow(216, 578, 96, 0.3),
    personAt(206, 576, 1.72, {
      skin: skin.fair,
      hair: hair.black,
      style: 'ponytail',
      mood: 'grin',
      look: [0.9, -0.1],
      top: colour.evening,
      bottom: colour.forest,
      shoes: colour.wood,
      left: { hand: [-62, -96], bend: -16 },
      right: { hand: [60, -116], bend: -18 },
      feet: [
        [-30, -4],
        [22, 0],
      ],
      tilt: 5,
    }),
    glove(100, 410, 23, '#5F4638'),
    glove(310, 376, 23, '#5F4638'),
    mud(14, 18, [160, 360, 90, 90]),
    mud(21, 12, [150, 470, 110, 90]),
    mud(5, 6, [174, 256, 70, 50]),
    shadow(372, 566, 40, 0.3),
    ball(372, 532, 34),
    line('M300 560c-20 4-40 6-60 6m70 12c-16 3-32 4-46 4', colour.wood, 5, 'opacity=".7"'),
    grain(341, colour.forest, 0.12),
  ].join('');
