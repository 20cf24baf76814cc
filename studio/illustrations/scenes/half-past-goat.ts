import {
  circle,
  cloud,
  colour,
  crescent,
  glow,
  goat,
  grain,
  hair,
  hill,
  line,
  type Person,
  path,
  personAt,
  place,
  rect,
  ripples,
  shadow,
  skin,
  sky,
} from '../parts/index.ts';

const watch =
  line('M-9-7l4 14', colour.bark, 5) + circle(-7, 0, 5, colour.lamp) + circle(-7, 0, 3, colour.paper);

const palm = (x: number, y: number, scale: number, turn: number): string =>
  place(
    { x, y, scale, turn },
    line('M0 0C6-60 0-120 16-180', colour.wood, 14),
    ...[-150, -110, -70, -30, 10, 40].map((a) =>
      place(
        { x: 16, y: -180, turn: a },
        path('M0 0c30-22 74-20 100 10C66 0 34 8 0 0Z', a % 20 ? colour.moss : colour.forest),
      ),
    ),
    circle(8, -170, 8, colour.bark),
    circle(24, -168, 8, colour.bark),
  );

const basket = (x: number, y: number, fruit: string): string =>
  place(
    { x, y },
    line('M-20-20c0-24 40-24 40 0', colour.wood, 5),
    circle(-10, -24, 9, fruit),
    circle(8, -26, 10, fruit),
    path('M-28-22h56l-6 24h-44Z', colour.woodLight),
    line('M-26-12h52', colour.wood, 3),
  );

/** Someone who holds up the left wrist to see the time. */
const late = (
  x: number,
  y: number,
  scale: number,
  who: Omit<Person, 'left' | 'right'>,
  look: readonly [number, number],
): string =>
  personAt(x, y, scale, { ...who, look, right: { hand: [18, -142], bend: -26 } }) +
  place({ x: x + 18 * scale, y: y - 142 * scale, scale: 1.2 * scale, flip: true }, watch);

export const scene = (): string =>
  [
    sky(['#86C0CF', '#BFE0DC', colour.dawn], 330),
    crescent(96, 74, 26, 0, colour.paper),
    cloud(260, 130, 150, colour.paper, 'opacity=".85"'),
    glow(520, 60, 130, 1.6, colour.lamp),
    circle(520, 60, 34, colour.lamp),
    hill([290, 262, 240, 272, 300, 300, 300], colour.sage, 330),
    hill([310, 300, 270, 290, 310, 310, 310], colour.moss, 330),
    palm(70, 310, 0.8, -8),
    palm(150, 316, 0.62, 8),
    rect(0, 300, 800, 200, '#5FA9B0'),
    rect(0, 300, 800, 40, '#86C3C2'),
    ripples(14, 26, [0, 316, 800, 140], colour.day),
    // Ferry
    line('M628 150v-60', colour.wood, 6),
    path('M628 92c20-8 34 8 54 0v28c-20 8-34-8-54 0Z', colour.clay),
    rect(668, 130, 40, 66, colour.dusk, 5),
    rect(668, 144, 40, 16, colour.lamp),
    rect(556, 176, 210, 70, colour.paper, 12),
    ...[574, 620, 666, 712].map((x) => rect(x, 192, 34, 30, colour.sea, 7)),
    rect(520, 238, 290, 62, colour.lamp, 10),
    ...[546, 596, 646, 696, 746].map(
      (x) => circle(x, 268, 13, colour.paper) + circle(x, 268, 8, colour.seaDeep),
    ),
    path('M468 292H810v98H560c-50 0-80-40-92-98Z', '#3B6FA0'),
    path('M468 292H810v16H472Z', colour.paper),
    path('M500 358c20 22 40 32 60 32h250v-20H540Z', colour.night, 'opacity=".2"'),
    line(
      'M470 396c14 10 28 10 42 0s28-10 42 0 28 10 42 0 28-10 42 0 28 10 42 0 28-10 42 0 28 10 42 0',
      colour.day,
      6,
    ),
    // Jetty
    line('M60 470v130M300 470v130M540 470v130M760 470v130', colour.bark, 26),
    path('M-10 432H810v52H-10Z', colour.woodLight),
    path('M-10 476H810v14H-10Z', colour.wood),
    line(
      'M-10 450H810M90 434v42m120-42v42m120-42v42m120-42v42m120-42v42m120-42v42',
      colour.wood,
      3,
      'opacity=".6"',
    ),
    rect(-10, 490, 820, 120, '#3E8A96'),
    line('M60 490v110M300 490v110M540 490v110M760 490v110', colour.bark, 26),
    line(
      'M30 560c10 8 20 8 30 0s20-8 30 0m180 10c10 8 20 8 30 0s20-8 30 0m180-14c10 8 20 8 30 0s20-8 30 0m160 16c10 8 20 8 30 0s20-8 30 0',
      colour.day,
      5,
    ),
    // Passengers
    shadow(84, 470, 44),
    late(
      84,
      470,
      0.98,
      {
        build: 'adult',
        skin: skin.deep,
        hair: hair.black,
        hat: 'headscarf',
        hatFill: colour.lamp,
        mood: 'flat',
        top: colour.clay,
        dress: true,
        bottom: skin.deep,
      },
      [0.9, 0.2],
    ),
    basket(34, 398, colour.clay),
    shadow(190, 474, 44),
    late(
      190,
      474,
      0.98,
      {
        build: 'adult',
        skin: skin.brown,
        hair: hair.black,
        style: 'short',
        hat: 'straw hat',
        hatFill: colour.cream,
        mood: 'worried',
        top: colour.sage,
        bottom: colour.dusk,
      },
      [0.9, 0.3],
    ),
    shadow(278, 476, 36),
    personAt(278, 476, 0.96, {
      skin: skin.deep,
      hair: hair.black,
      style: 'braids',
      mood: 'grin',
      look: [0.9, 0],
      top: colour.periwinkle,
      dress: true,
      bottom: skin.deep,
      left: { hand: [-34, -66], bend: 6 },
    }),
    basket(240, 430, colour.lampDeep),
    // Captain
    shadow(668, 472, 46),
    personAt(668, 472, 1.06, {
      build: 'adult',
      skin: skin.deep,
      hair: hair.black,
      style: 'short',
      hat: 'captain cap',
      hatFill: colour.paper,
      mood: 'wonder',
      look: [-0.9, 0.1],
      top: colour.paper,
      bottom: colour.dusk,
      over:
        circle(0, -166, 4, colour.lamp) + circle(0, -142, 4, colour.lamp) + circle(0, -118, 4, colour.lamp),
      left: { hand: [-14, -146], bend: 26 },
    }),
    place({ x: 668 - 14 * 1.06, y: 472 - 146 * 1.06, scale: 1.3 }, watch),
    // Winston on his crate
    shadow(442, 478, 110, 0.26),
    rect(346, 404, 194, 76, colour.wood, 6),
    rect(354, 412, 178, 24, colour.woodLight, 4),
    rect(354, 446, 178, 24, colour.woodLight, 4),
    line('M366 412v58m154-58v58', colour.wood, 7),
    goat(434, 406, { scale: 1.06 }),
    // What is left of the timetable
    place(
      { x: 552, y: 266, turn: 12 },
      path('M-6-8l48 4-4 40-10-6-8 8-10-8-10 6Z', colour.paper),
      line('M4 2l28 2m-29 7l22 2m-23 7l16 1', colour.evening, 3),
    ),
    grain(191, colour.seaDeep, 0.12),
  ].join('');
