import {
  circle,
  colour,
  ellipse,
  eye,
  glow,
  grain,
  hill,
  line,
  path,
  pine,
  place,
  rect,
} from '../parts/index.ts';

const COAT = '#6E4A3C';
const DARK = '#523630';

const antler = (flip: boolean): string =>
  place(
    { x: 240, y: 92, flip },
    path(
      'M20 6c16-6 28-14 36-28-2-22 2-38 12-50 4 10 6 18 6 26 6-14 14-22 26-26-2 12-4 20-8 28 10-6 20-8 32-4-10 10-16 16-18 22 8 0 16 2 22 8-14 8-26 12-36 12-14 16-40 26-66 28Z',
      colour.woodLight,
    ),
  );

/** The moose, in the way of the sun. He has nothing else on. */
export const middle = (): string =>
  [
    rect(0, 0, 480, 300, '#FBE3BC'),
    glow(240, 90, 190, 2.2, colour.lamp),
    hill([190, 180, 170, 176, 170, 168, 172], colour.sageLight, 310),
    pine(150, 196, { scale: 0.7, leaf: colour.sage }),
    pine(330, 190, { scale: 0.8, leaf: colour.sage }),
    pine(390, 196, { scale: 0.6, leaf: colour.moss }),
    hill([226, 222, 220, 222, 220, 222, 226], colour.paper, 310),
    place(
      { x: 240, y: 292, scale: 0.8 },
      place(
        { x: -240, y: -290 },
        antler(false),
        antler(true),
        // Legs and body, from the front
        line('M200 200v84M280 200v84', DARK, 26),
        line('M224 210v78M256 210v78', COAT, 26),
        path('M172 190c-8-50 16-84 68-86 52 2 76 36 68 86-6 26-34 40-68 40s-62-14-68-40Z', COAT),
        path('M196 206c20 22 68 22 88 0-8 22-24 30-44 30s-36-8-44-30Z', DARK, 'opacity=".6"'),
        path('M186 96c-16-8-30-6-40 4 10 12 26 14 42 8ZM294 96c16-8 30-6 40 4-10 12-26 14-42 8Z', COAT),
        path(
          'M196 100c-2-26 16-40 44-40s46 14 44 40c-2 20-8 32-12 44 8 12 6 36-32 36s-40-24-32-36c-4-12-10-24-12-44Z',
          COAT,
        ),
        path('M210 146c-6 18 4 32 30 32s36-14 30-32c-10 8-50 8-60 0Z', '#A97858'),
        ellipse(228, 158, 4, 6, DARK),
        ellipse(252, 158, 4, 6, DARK),
        line('M230 172c6 4 14 4 20 0', DARK, 4),
        eye(218, 106, 6),
        eye(262, 106, 6),
        line('M208 94c6-4 12-4 18 0m28 0c6-4 12-4 18 0', DARK, 4),
        circle(206, 126, 8, colour.clay, 'opacity=".45"'),
        circle(274, 126, 8, colour.clay, 'opacity=".45"'),
      ),
    ),
    // The cave, from inside
    path(
      'M-10-10H490V310H400c30-90 20-200-40-250C300 4 180 4 120 60 60 110 50 220 80 310H-10Z',
      colour.night,
    ),
    path(
      'M360 60c60 50 70 160 40 250h-26c26-90 20-190-34-240ZM120 60C60 110 50 220 80 310h26C80 220 86 120 140 70Z',
      '#3A3358',
    ),
    path('M80 300c90-16 230-16 320 0v20H80Z', '#3A3358'),
    // One yellow finger gets past him
    path('M318 196l22-6 30 116h-60Z', colour.lampLight, 'opacity=".35"'),
    ellipse(440, 286, 60, 18, colour.forest),
    circle(436, 262, 30, colour.mist),
    path('M452 238c14 10 18 28 10 40-8 10-22 16-36 12 24-4 34-24 26-52Z', colour.periwinkle, 'opacity=".6"'),
    ...[396, 420, 448, 474].map((x, i) => circle(x, 286, 14, i % 2 ? colour.moss : colour.forest)),
    grain(406, colour.mist, 0.1, 110, [0, 0, 480, 300]),
  ].join('');
