import { circle, colour, ellipse, glow, grain, line, path, place, rect, twinkle } from '../parts/index.ts';

const pancake = (y: number, w: number): string =>
  rect(240 - w / 2, y - 15, w, 18, '#C98D56', 9) + rect(240 - w / 2 + 3, y - 15, w - 6, 10, '#E3B078', 6);

/** Rather a lot of syrup, so as to have somewhere to look. */
export const middle = (): string =>
  [
    rect(0, 0, 480, 300, '#3F4C86'),
    // The diner's window, and the last of the night
    rect(30, 16, 420, 116, colour.midnight, 12),
    rect(40, 26, 400, 96, colour.dusk, 8),
    path(
      'M40 96c60-16 110-22 150-8 30-24 60-24 90-2 50-16 100-12 160 4v24a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8Z',
      '#7C5B86',
    ),
    twinkle(96, 54, 8),
    twinkle(388, 48, 9),
    twinkle(310, 66, 6),
    circle(150, 46, 2, colour.glow),
    circle(256, 44, 2, colour.glow),
    line('M240 26v96', colour.midnight, 7),
    glow(240, 170, 160, 1.2),
    path('M-10 196C120 184 360 184 490 196V310H-10Z', '#C7523F'),
    path('M-10 196C120 184 360 184 490 196v10C360 194 120 194-10 206Z', colour.mist),
    ellipse(240, 270, 158, 26, colour.night, 'opacity=".25"'),
    ellipse(240, 260, 156, 28, colour.paper),
    ellipse(240, 257, 122, 19, colour.cream),
    // A lake of it
    path('M146 260c-10-12 20-22 94-22s106 10 94 22c-10 10-50 14-94 14s-86-4-94-14Z', '#A3622E'),
    pancake(250, 176),
    pancake(232, 168),
    pancake(214, 172),
    pancake(196, 160),
    path(
      'M172 184c10-8 120-8 136 0 8 8 2 14-6 14-6 8 0 34-8 36-10 0-6-24-14-28-10 0-4 40-14 42-12 0-6-34-16-40-10-2-6 20-16 20-8-2-4-24-14-26-10 0-6 16-14 16-6-2-4-12-12-14-14-2-26-8-22-20Z',
      '#A3622E',
    ),
    line('M190 188c20-4 50-4 70-2', '#D79A55', 4),
    rect(222, 168, 36, 18, colour.lampLight, 4),
    path('M240 168h18v14c0 2-2 4-4 4h-22Z', colour.lamp, 'opacity=".7"'),
    // The jug that is still being tipped
    line('M318 104C300 120 276 140 262 170', '#A3622E', 8),
    place(
      { x: 352, y: 84, turn: -58 },
      path('M-24-30h48l6 62c0 10-8 14-30 14s-30-4-30-14Z', colour.mist),
      path('M-26 4h52l4 28c0 10-8 14-30 14s-30-4-30-14Z', '#A3622E'),
      rect(-28, -40, 56, 13, colour.clay, 5),
      line('M30-18c26 0 26 40 2 42', colour.mist, 7),
    ),
    // Fork, and the pencil that went through the paper
    line('M62 290l20-60m-8-4l-4 12m14-8l-4 12m14-8l-6 12', colour.mist, 5),
    place(
      { x: 410, y: 268, turn: -20 },
      rect(-34, -26, 68, 52, colour.paper, 3),
      rect(-24, -16, 10, 10, colour.sand, 1),
      rect(-24, 0, 10, 10, colour.sand, 1),
      rect(8, 8, 12, 12, colour.sand, 1),
      line('M7 7l14 14m0-14L7 21', '#C7523F', 3.5),
      line('M-8-11h30m-30 16h12', colour.mist, 3.5),
    ),
    grain(409, colour.night, 0.1, 110, [0, 0, 480, 300]),
  ].join('');
