import {
  circle,
  clip,
  cloud,
  colour,
  crescent,
  ellipse,
  eye,
  facade,
  glow,
  grain,
  hair,
  line,
  n,
  path,
  personAt,
  place,
  rect,
  seeded,
  shadow,
  skin,
} from '../parts/index.ts';

const GREY = '#9AA0C0';
const GREY_DEEP = '#737BA6';

/** Rain everywhere but under the umbrella. */
const rain = (): string => {
  const random = seeded(33);
  return line(
    Array.from({ length: 120 }, () => {
      const x = random() * 820;
      const y = random() * 590;
      const isDry = x > 150 && x < 510 && y > 220;
      return isDry ? '' : `M${n(x)} ${n(y)}l-7 22`;
    }).join(''),
    colour.paper,
    2.5,
    'opacity=".55"',
  );
};

const duck = (x: number, y: number, scale: number, flip: boolean): string =>
  place(
    { x, y, scale, flip },
    line('M-6-6v8M10-6v8', colour.lampDeep, 6),
    path(
      'M-46-36c-4-6-4-14 0-20 8 8 16 10 28 10 4-8 8-10 12-14-8-22 4-42 24-42s32 20 22 40c12 12 10 46-12 54-30 10-66 4-74-28Z',
      colour.paper,
    ),
    path('M-24-34c12-10 34-8 40 4-8 14-34 14-40-4Z', colour.sand),
    path('M38-86c14-2 24 2 28 8-8 8-20 8-28 4Z', colour.lampDeep),
    eye(24, -86, 4),
  );

const cat = place(
  { x: 238, y: 548 },
  path(
    'M-34-6c-30 0-40-20-34-44',
    'none',
    `stroke="${colour.bark}" stroke-width="11" stroke-linecap="round"`,
  ),
  path('M-38 0c-8-40 4-70 34-72 30 2 42 34 34 72Z', colour.bark),
  path(
    'M-36-92c-2-22 0-34 4-40 10 2 18 8 24 16h16c6-8 14-14 24-16 4 6 6 18 4 40 2 22-14 34-36 34s-38-12-36-34Z',
    colour.bark,
  ),
  circle(-14, -94, 5, colour.lampLight),
  circle(14, -94, 5, colour.lampLight),
  path('M-4-82h8l-4 5Z', colour.rose),
  line('M-22-78h-22m66 0h22', colour.mist, 2.5),
  ellipse(0, -20, 14, 18, colour.wood),
);

/** The one who came without asking: only what fits of him. */
const elephant = place(
  { x: 700, y: 560 },
  path('M-70 20C-90-120-60-260-10-330c60-70 160-70 220-20v370Z', GREY),
  path('M-60 20V-110h70V20ZM60 20v-90h80v90Z', GREY),
  path('M10 20v-130h14V20Z', GREY_DEEP, 'opacity=".6"'),
  path('M-100-250c-10-70 40-130 110-130s110 60 100 140c-6 60-50 90-100 90-60 0-104-40-110-100Z', GREY),
  path('M20-330c60-30 130 0 130 80 0 70-40 120-90 116-40-30-50-130-40-196Z', GREY_DEEP),
  path('M36-306c40-20 90 0 92 60 0 50-26 90-62 90-26-30-34-96-30-150Z', colour.mauve, 'opacity=".5"'),
  // The trunk: down, along, and up under the edge of the umbrella
  line('M-66-230c-40 60-60 130-110 140-50 8-66-30-64-70', GREY, 58),
  line(
    'M-84-176c10 6 22 8 32 6m-56 34c12 6 24 8 36 4m-66 22c10 10 18 16 30 20m-72-16c-2 12-2 20 2 32',
    GREY_DEEP,
    5,
  ),
  ellipse(-240, -176, 29, 14, GREY_DEEP),
  eye(-42, -280, 8),
  line('M-60-304c8-8 20-10 30-4', GREY_DEEP, 5),
  circle(-34, -240, 16, colour.clay, 'opacity=".4"'),
  path('M-30-190c10 4 20 2 28-6', 'none', 'stroke="#6B2F38" stroke-width="5" stroke-linecap="round"'),
);

const umbrella = place(
  { x: 330, y: 330 },
  line('M0-130V30', colour.bark, 8),
  path(
    'M-196 0c6-96 96-160 196-160S190-96 196 0c-22-20-46-20-66 0-22-20-44-20-66 0-20-20-44-20-64 0-22-20-44-20-66 0-20-20-44-20-66 0-22-20-42-20-64 0Z',
    colour.lamp,
  ),
  path('M60-150c80 24 130 80 136 150-22-20-46-20-66 0-4-60-24-112-70-150Z', colour.lampDeep, 'opacity=".5"'),
  line('M0-158C-40-110-62-56-66-2M0-158c40 48 62 102 64 156', colour.lampDeep, 4, 'opacity=".6"'),
  line('M0-160v-16', colour.bark, 8),
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#8790B4'),
    rect(0, 0, 800, 200, '#747CA6'),
    crescent(96, 74, 25, 0, colour.paper),
    cloud(220, 120, 300, '#A5ACCB'),
    cloud(560, 100, 300, '#A5ACCB'),
    cloud(760, 130, 220, '#959DC0'),
    facade(-10, 220, 130, 260, colour.rose, { rows: 4, columns: 2, lit: [1, 4] }),
    facade(120, 180, 120, 300, colour.sage, { rows: 5, columns: 2, lit: [2, 7] }),
    facade(240, 240, 130, 240, colour.peach, { rows: 4, columns: 2, lit: [0, 5] }),
    facade(370, 200, 120, 280, colour.mauve, { rows: 4, columns: 2, lit: [3] }),
    facade(490, 250, 140, 230, colour.cream, { rows: 3, columns: 2, lit: [1] }),
    rect(0, 470, 800, 140, '#5C6490'),
    rect(0, 462, 800, 16, '#A5ACCB'),
    ellipse(120, 570, 90, 12, '#8790B4'),
    ellipse(520, 586, 110, 11, '#8790B4'),
    glow(330, 400, 210, 1.1, colour.lampLight),
    // The bus stop
    line('M60 560V250', colour.midnight, 9),
    rect(30, 226, 60, 56, colour.clay, 14),
    rect(42, 240, 36, 22, colour.paper, 6),
    circle(48, 268, 5, colour.paper),
    circle(72, 268, 5, colour.paper),
    // Who fits
    shadow(340, 560, 190, 0.3),
    personAt(446, 556, 0.84, {
      build: 'adult',
      skin: skin.brown,
      hair: hair.grey,
      style: 'sides',
      mood: 'smile',
      look: [0.9, -0.2],
      top: colour.dusk,
      bottom: colour.bark,
      moustache: hair.grey,
      left: { hand: [-40, -120], bend: 12 },
      right: { hand: [30, -110], bend: -14 },
    }),
    place(
      { x: 390, y: 556, turn: -7 },
      line('M0-150v-86', colour.bark, 10),
      circle(0, -240, 9, colour.bark),
      path(
        'M0-164c34 0 46 22 40 46-6 16-6 24 4 38 22 40-4 84-44 84s-66-44-44-84c10-14 10-22 4-38-6-24 6-46 40-46Z',
        '#B06A43',
      ),
      path(
        'M20-160c20 8 26 24 20 42-6 16-6 24 4 38 22 40-4 84-44 84 34-30 34-110 20-164Z',
        colour.clayDeep,
        'opacity=".4"',
      ),
      line('M-6-150V-10M6-150V-10', colour.cream, 2.5),
      line('M-24-84c-8 8-8 18 0 26m48-26c8 8 8 18 0 26', colour.bark, 4),
    ),
    personAt(312, 558, 1.12, {
      skin: skin.tan,
      hair: hair.black,
      style: 'fringe',
      mood: 'smile',
      look: [1, -0.6],
      top: colour.clay,
      bottom: colour.evening,
      shoes: colour.lampDeep,
      right: { hand: [18, -196], bend: 22 },
      tilt: 4,
    }),
    cat,
    duck(196, 562, 0.82, false),
    duck(274, 576, 0.76, true),
    clip('street', 'M0 0H800V600H0Z', elephant),
    umbrella,
    circle(332, 338, 12, skin.tan),
    rain(),
    grain(321, colour.night, 0.1),
  ].join('');
