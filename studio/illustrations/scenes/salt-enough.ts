import {
  circle,
  clip,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  hair,
  headAt,
  limb,
  line,
  path,
  place,
  rect,
  seeded,
  skin,
} from '../parts/index.ts';

const GREEN = '#4F8A6C';
const SARI = '#3B6E58';

/** Spices on their way from the hand to the pot, and some not quite. */
const spices = (): string => {
  const random = seeded(53);
  const tones = [colour.lamp, colour.clay, colour.lampDeep, '#B4473F', colour.dawn];
  return Array.from({ length: 64 }, (_, i) => {
    const t = random();
    return circle(
      412 + (random() - 0.5) * (16 + 74 * t),
      232 + t * 160,
      2 + random() * 3.4,
      tones[i % tones.length] ?? colour.lamp,
    );
  }).join('');
};

const jar = (x: number, y: number, fill: string, w = 40): string =>
  place(
    { x, y },
    rect(-w / 2, -52, w, 52, colour.day, 8),
    rect(-w / 2 + 3, -36, w - 6, 33, fill, 6),
    rect(-w / 2 + 2, -60, w - 4, 11, colour.wood, 4),
    rect(-8, -30, 16, 14, colour.paper, 2),
  );

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#D9A47C'),
    rect(0, 300, 800, 300, '#C88F6B'),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 14 }, (_, i) =>
        rect(i * 60 - (row % 2) * 30, 306 + row * 42, 54, 36, i % 3 ? '#E9C39C' : colour.cream, 4),
      ),
    ),
    // The wet evening window
    rect(30, 40, 190, 210, colour.paper, 8),
    clip(
      'pane',
      'M44 54h162v182H44Z',
      rect(44, 54, 162, 182, colour.dusk),
      crescent(150, 104, 22),
      path('M44 200c30-16 60-10 80 0s60 4 82-10v50H44Z', colour.midnight),
      rect(60, 176, 9, 12, colour.lamp),
      rect(110, 186, 9, 12, colour.lamp),
      line(
        'M70 70l-6 24m40-20l-6 24m-30 24l-6 24m50-10l-6 24m46-90l-6 24m22 20l-6 24m-40 40l-5 20',
        colour.mist,
        3.5,
        'opacity=".8"',
      ),
      ellipse(70, 230, 90, 40, colour.mist, 'opacity=".45"'),
    ),
    line('M125 54v182M44 140h162', colour.paper, 9),
    rect(20, 248, 210, 16, colour.cream, 5),
    // Shelf of spices
    rect(500, 130, 270, 13, colour.wood, 5),
    jar(536, 130, colour.lamp),
    jar(586, 130, '#B4473F'),
    jar(636, 130, colour.lampDeep),
    jar(686, 130, colour.sage),
    jar(736, 130, colour.clayDeep),
    line('M552 146v24m60-24v30m60-30v22', colour.wood, 4),
    ellipse(552, 186, 14, 18, colour.lampDeep),
    path('M600 176h24l-4 26h-16Z', colour.periwinkle),
    ellipse(672, 184, 13, 17, colour.clayDeep),
    // Lamp
    line('M412 0v30', colour.bark, 5),
    glow(412, 70, 160, 1.5, colour.glow),
    path('M362 74c2-26 22-42 50-42s48 16 50 42Z', colour.lamp),
    path('M392 74h40a20 14 0 0 1-40 0Z', colour.glow),
    // Grandmother
    path('M502 620c-20-120-10-220 60-262h90c70 40 84 150 70 262Z', '#A8443A'),
    path('M540 620c-30-110-16-200 40-250 24 14 60 14 84-8 74 40 96 150 80 258Z', GREEN),
    path('M664 362c74 40 96 150 80 258h-90c40-80 40-190 10-258Z', SARI, 'opacity=".55"'),
    path('M560 386c50 40 100 120 124 234h-44c-20-100-60-170-106-196Z', SARI),
    line('M560 388c50 40 100 120 124 232', colour.lamp, 8),
    line('M534 426c46 26 86 96 106 194', colour.lamp, 5),
    ...[
      [640, 420],
      [690, 470],
      [660, 530],
      [712, 550],
      [716, 430],
    ].map(([x = 0, y = 0]) => circle(x, y, 7, colour.lampLight) + circle(x, y, 3, GREEN)),
    rect(588, 340, 40, 34, skin.brown, 14),
    headAt(
      604,
      274,
      68,
      { skin: skin.brown, hair: hair.grey, style: 'bun', mood: 'shut', look: [-0.85, 0.3] },
      -8,
    ),
    circle(588, 244, 5, '#B4473F'),
    circle(548, 296, 5, colour.lamp),
    // Her arm over the pot
    limb([492, 396], [426, 222], 28, skin.brown, -7),
    circle(492, 396, 15, skin.brown),
    limb([566, 392], [504, 398], 48, '#A8443A', 4),
    circle(566, 392, 25, '#A8443A'),
    line('M503 376c-5 14-5 30 0 44', colour.lamp, 5),
    line('M455 292l22-10M460 304l22-10', colour.lamp, 5),
    circle(422, 212, 20, skin.brown),
    line('M410 222l-4 12m12-8v14m10-14l4 10', skin.brown, 9),
    // Steam
    line(
      'M350 372c-24-30 10-50-12-84m50 40c-14-20 6-36-4-56m90 96c22-26-6-46 14-76',
      colour.paper,
      12,
      'opacity=".4"',
    ),
    spices(),
    // Arun
    path('M92 620c-20-110-4-190 60-206h54c64 14 84 96 64 206Z', colour.evening),
    path('M212 416c56 20 74 98 58 204h-56c26-70 26-150-2-204Z', colour.night, 'opacity=".16"'),
    line('M104 500c50 14 108 14 160 0m-168 44c56 14 120 14 176 0', colour.mist, 8, 'opacity=".55"'),
    headAt(
      184,
      346,
      68,
      {
        skin: skin.brown,
        hair: hair.black,
        style: 'tousled',
        mood: 'wonder',
        look: [0.95, -0.5],
        glasses: true,
      },
      8,
    ),
    // His scales, reaching under the fall
    limb([244, 454], [344, 396], 36, colour.evening, 14),
    place(
      { x: 372, y: 362, turn: -4 },
      path('M-40-8h92c-4 18-20 24-46 24s-42-6-46-24Z', colour.mist),
      rect(-14, 14, 42, 24, colour.clay, 6),
      circle(7, 26, 9, colour.paper),
      line('M7 26l4-5', colour.bark, 2.5),
    ),
    path('M346 352c14-10 40-12 58 0Z', colour.lamp),
    circle(354, 398, 18, skin.brown),
    // Notebook and pencil in the other
    limb([116, 456], [72, 524], 36, colour.evening, 10),
    place(
      { x: 70, y: 520, turn: -12 },
      rect(-44, -40, 80, 66, colour.clay, 5),
      rect(-38, -36, 70, 56, colour.paper, 3),
      line('M-28-22h48m-48 12h36m-36 12h44', colour.mist, 4),
    ),
    circle(84, 536, 17, skin.brown),
    line('M96 522l26-34', colour.lamp, 7),
    line('M122 488l4-5', colour.bark, 6),
    // Stove and pot
    rect(-10, 560, 820, 50, colour.bark),
    rect(290, 548, 270, 20, colour.night, 6),
    path('M324 548c20-10 40-4 50-10s30 2 50-2 50 4 90 12Z', colour.clay),
    path('M314 424h212v98c0 20-12 30-30 30H344c-18 0-30-10-30-30Z', colour.dusk),
    path('M470 424h56v98c0 20-12 30-30 30h-40c20-40 24-90 14-128Z', colour.night, 'opacity=".3"'),
    rect(300, 412, 240, 22, colour.evening, 10),
    ellipse(420, 414, 104, 14, colour.clay),
    ellipse(420, 412, 92, 10, '#E0A24A'),
    line('M300 452h-24v26h24M540 452h24v26h-24', colour.night, 10),
    grain(231, colour.clayDeep, 0.13),
  ].join('');
