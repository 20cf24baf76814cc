import {
  circle,
  clip,
  cloud,
  colour,
  crescent,
  curve,
  ellipse,
  grain,
  hair,
  headAt,
  hill,
  limb,
  line,
  n,
  path,
  personAt,
  place,
  rect,
  ripples,
  shadow,
  skin,
  sky,
} from '../parts/index.ts';

const spokes = (r: number): string =>
  line(
    Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      return `M0 0L${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
    }).join(''),
    colour.mist,
    3.5,
  );

const wheel = (x: number, y: number, r: number): string =>
  place(
    { x, y },
    circle(0, 0, r, colour.night, 'opacity=".12"'),
    spokes(r),
    `<circle r="${r}" fill="none" stroke="${colour.bark}" stroke-width="13"/><circle r="${r - 13}" fill="none" stroke="${colour.lampDeep}" stroke-width="5"/>`,
    circle(0, 0, 11, colour.lamp),
  );

const ship = place(
  { x: 640, y: 300 },
  line('M0-20V-190M-70-20V-140M66-24v-120', colour.bark, 7),
  path(
    'M6-184c50 20 60 70 40 110H6ZM-64-136c30 16 38 46 26 80h-26ZM72-140c30 16 34 50 22 78H72Z',
    colour.paper,
  ),
  path('M0-190h-36l10-12-10-12H0Z', colour.midnight),
  path('M-120-40H120c-6 40-30 56-70 56h-80c-50 0-80-20-90-56Z', colour.clayDeep),
  path('M-120-40H120l-3 14H-117Z', colour.lampDeep),
  ...[-70, -30, 10, 50].map((x) => circle(x, -8, 7, colour.bark)),
);

const palm = place(
  { x: 130, y: 440 },
  line(
    curve([
      [0, 30],
      [-10, -60],
      [40, -150],
      [20, -250],
    ]),
    colour.woodLight,
    26,
  ),
  line('M-14-20l22 4m-20-48l24 6m-4-54l22 10m2-50l22 8m-10-52l20 2m-24-46l18-4', colour.wood, 4),
  ...[-150, -110, -64, -20, 24, 62].map((turn) =>
    place(
      { x: 20, y: -250, turn: turn + 60 },
      path('M0 0c-30-24-34-80-14-134 26 38 38 90 14 134Z', colour.moss),
    ),
  ),
  circle(8, -236, 12, colour.wood),
  circle(34, -232, 12, colour.bark),
);

const parrot = (x: number, y: number): string =>
  place(
    { x, y },
    path('M-8 0c-8 20-14 34-24 46 14 2 26-8 32-22Z', colour.sea),
    path('M-16-30c0-22 14-34 28-32 16 2 22 16 18 32-4 24-14 36-28 38-14-4-20-18-18-38Z', '#C7523F'),
    path('M-14-20c10-6 22 2 22 16-4 14-12 18-18 18-6-8-8-20-4-34Z', colour.moss),
    path('M26-48c12 0 16 10 10 20-6-2-12-8-12-14Z', colour.lamp),
    circle(14, -44, 8, colour.paper),
    circle(15, -44, 4, colour.ink),
  );

const plank = (x: number, y: number, turn: number): string =>
  place(
    { x, y, turn },
    rect(-60, -9, 120, 18, colour.woodLight, 4),
    line('M-46-2h50m14 6h26', colour.wood, 3),
  );

export const scene = (): string =>
  [
    sky(['#7FB7C9', '#BFDCDC', colour.dawn], 330),
    crescent(420, 70, 25, 0, colour.paper),
    circle(720, 84, 40, colour.lampLight),
    cloud(520, 160, 150, colour.paper, 'opacity=".85"'),
    cloud(260, 110, 110, colour.paper, 'opacity=".7"'),
    rect(0, 280, 800, 140, colour.sea),
    ripples(4, 26, [0, 292, 800, 90], colour.day),
    ship,
    line('M500 322c40 8 240 8 290 0', colour.day, 6),
    hill([390, 376, 360, 366, 372, 384, 396], colour.cream),
    hill([430, 424, 430, 436, 430, 440, 436], colour.dawn),
    path('M-10 610V470c200-20 600-10 820 10v130Z', '#EBD3A6'),
    // Forty-one holes
    ...[
      [560, 424, 40],
      [664, 442, 46],
      [764, 428, 36],
      [470, 414, 32],
      [610, 478, 40],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x, y, r, r * 0.24, '#B08B62') + ellipse(x + r * 0.9, y + 2, r * 0.5, r * 0.2, '#D9BC8A'),
    ),
    palm,
    // Pirates with planks
    shadow(706, 548, 60),
    personAt(706, 546, 0.98, {
      build: 'adult',
      skin: skin.brown,
      hair: hair.black,
      mood: 'open',
      look: [-0.8, 0.3],
      hat: 'headscarf',
      hatFill: '#C7523F',
      top: colour.paper,
      over: line('M-36-180h72M-38-156h76M-40-132h80M-40-110h80', colour.dusk, 8),
      bottom: colour.bark,
      left: { hand: [-64, -120], bend: 10 },
      right: { hand: [-30, -96], bend: 20 },
      tilt: -4,
    }),
    plank(606, 432, -12),
    shadow(560, 528, 60),
    personAt(556, 526, 0.98, {
      build: 'elder',
      skin: skin.fair,
      hair: hair.ginger,
      style: 'long',
      mood: 'wonder',
      look: [-0.9, 0.2],
      hat: 'captain cap',
      hatFill: colour.midnight,
      moustache: hair.ginger,
      top: '#8C3B3B',
      over:
        path('M-8-176h16l6 96h-28Z', colour.cream) +
        circle(0, -150, 4, colour.lamp) +
        circle(0, -124, 4, colour.lamp) +
        circle(0, -98, 4, colour.lamp),
      bottom: colour.dusk,
      right: { hand: [48, -84], bend: -10 },
      left: { hand: [-52, -130], bend: 8 },
    }),
    parrot(596, 362),
    // The road of planks
    ...[
      [130, 572, 1],
      [256, 574, -1],
      [382, 572, 1],
      [508, 570, -2],
      [634, 566, 1],
    ].map(([x = 0, y = 0, t = 0]) => plank(x, y, t)),
    // Salma
    shadow(300, 572, 120, 0.28),
    path('M214 360c-6 50-4 90 4 120h30c-10-40-12-80-6-120Z', colour.midnight),
    line('M216 364l-30-14', colour.midnight, 11),
    path('M232 468h120c10 0 14 8 14 18H236Z', colour.midnight),
    line('M300 480c40 0 70 4 84 22l6 44m-90-56c34 4 56 12 62 30l4 30', '#3F7080', 32),
    path(
      'M378 560c-4-20 44-26 50-4 2 6-2 8-6 8h-38c-4 0-6-2-6-4ZM350 560c-4-20 44-26 50-4 2 6-2 8-6 8h-38c-4 0-6-2-6-4Z',
      colour.clayDeep,
    ),
    line('M352 484l30 66h50', colour.midnight, 9),
    path('M244 484c-14-70 4-118 44-122s66 44 56 122c-30 10-74 10-100 0Z', colour.plum),
    path('M308 366c30 12 42 60 36 118-10 4-24 6-36 7 14-40 14-90 0-125Z', colour.night, 'opacity=".16"'),
    headAt(
      298,
      306,
      62,
      { skin: skin.tan, hair: hair.black, style: 'long', mood: 'grin', look: [0.8, 0] },
      4,
    ),
    limb([262, 396], [224, 458], 25, colour.plum, 12),
    circle(222, 462, 13, skin.tan),
    wheel(262, 500, 74),
    circle(396, 560, 16, colour.bark),
    circle(396, 560, 7, colour.mist),
    // The shark on the side, the scarf on the rim
    clip(
      'plate',
      'M262 464a36 36 0 1 0 1 0Z',
      circle(262, 500, 36, colour.day),
      path('M228 506c20-16 44-16 60-6l14-10v26l-14-8c-20 10-42 10-60-2Z', colour.seaDeep),
      path('M254 496l6-16 12 16Z', colour.seaDeep),
      circle(242, 502, 2.6, colour.paper),
    ),
    path('M314 452c14-10 22-4 22 8-10 6-18 4-22-8Zm2 2c14 0 24 10 22 24-14 0-22-8-22-24Z', '#C7523F'),
    limb([324, 398], [372, 420], 25, colour.plum, -10),
    circle(374, 420, 13, skin.tan),
    // The map: a wheel in its corner
    place(
      { x: 404, y: 408, turn: 10 },
      path(
        'M-34-40c20 4 44 4 66 0 4 26 4 48 0 72-22 6-46 6-66 0-4-24-4-48 0-72Z',
        colour.lampLight,
        `stroke="${colour.woodLight}" stroke-width="4" stroke-linejoin="round"`,
      ),
      line('M-20-22c12 6 10 18 22 22s10 14 20 18', colour.clay, 3.5, 'stroke-dasharray="5 8"'),
      `<circle cx="14" cy="-20" r="10" fill="none" stroke="${colour.bark}" stroke-width="3"/>`,
      line('M14-30v20M4-20h20M7-27l14 14m0-14L7-13', colour.bark, 2),
    ),
    grain(351, colour.wood, 0.12),
  ].join('');
