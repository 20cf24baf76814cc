import {
  cloud,
  colour,
  curve,
  dragonHead,
  ellipse,
  grain,
  hill,
  line,
  moon,
  path,
  pine,
  place,
  sheep,
  sky,
  stars,
  tufts,
  twinkle,
} from '../parts/index.ts';

const BODY = '#D9805A';
const SHADE = '#A9543C';

const wing = (fill: string, rib: string): string =>
  path(
    'M0 0C-40-120-110-210-226-232c10 30 6 58-10 82 34-6 60 4 76 30 34-12 60-2 74 24 30-8 58 12 86 96Z',
    fill,
  ) + line('M-6-14C-60-110-120-180-214-224M-14-20C-70-90-120-120-160-122M-20-16C-54-54-74-76-88-94', rib, 5);

/** Upside down with laughter, or nearly: one long curve from the tip of the tail to the nose. */
const dragon = place(
  { x: 380, y: 352, scale: 0.96, turn: -12 },
  place({ x: 30, y: -50, turn: 34 }, wing(colour.forest, '#29403C')),
  path('M-100-30c-80 10-110 70-170 60-40-8-58-40-50-84 16 30 40 40 66 30 50-20 70-84 150-86Z', BODY),
  path('M-306-44c-30 2-54-14-62-44 30-8 62 10 70 36Z', colour.sage),
  line('M-60 60c-6 20-16 32-30 40M30 70c4 20 0 34-10 46', SHADE, 34),
  path('M-146-10c0-64 70-96 150-96 84 0 140 40 138 100-2 62-64 90-140 90-84 0-148-34-148-94Z', BODY),
  path('M-120 40c50 34 170 40 232 0-16 34-58 50-110 50-56 0-100-18-122-50Z', colour.dawn),
  line(
    curve([
      [96, -30],
      [150, -70],
      [176, -128],
    ]),
    BODY,
    76,
  ),
  line(
    curve([
      [128, -28],
      [182, -72],
      [204, -118],
    ]),
    colour.dawn,
    20,
  ),
  path('M-96-92l14-30 22 22ZM-40-112l16-32 22 28ZM60-100l24-24 12 32Z', colour.lamp),
  line('M-30 74c-10 24-22 36-36 42M70 66c10 20 8 36-2 50', BODY, 36),
  sheep(34, -74, { scale: 1.2, laughs: true }),
  dragonHead(196, -170, { body: BODY, shade: SHADE, belly: colour.dawn, scale: 1.05, turn: -6 }),
  place({ x: -20, y: -66 }, wing(colour.sage, colour.moss)),
);

export const scene = (): string =>
  [
    sky([colour.midnight, colour.dusk, colour.plum, colour.mauve]),
    stars(12, 70, [0, 0, 800, 360]),
    twinkle(110, 90, 12),
    twinkle(560, 60, 10),
    twinkle(730, 330, 9),
    moon(660, 120, 58, { face: 'awake' }),
    cloud(140, 250, 150, colour.periwinkle, 'opacity=".5"'),
    cloud(700, 400, 190, colour.periwinkle, 'opacity=".5"'),
    hill([520, 480, 470, 500, 470, 440, 450], '#4A4672'),
    pine(60, 500, { scale: 0.8, leaf: '#3B4468' }),
    pine(110, 494, { scale: 0.6, leaf: '#3B4468' }),
    pine(740, 470, { scale: 0.9, leaf: '#3B4468' }),
    hill([560, 540, 536, 540, 530, 520, 540], colour.forest),
    tufts(5, 18, [0, 552, 800, 40], colour.moss, 14),
    ellipse(360, 562, 130, 10, colour.night, 'opacity=".28"'),
    sheep(160, 566, { scale: 0.55 }),
    sheep(560, 576, { scale: 0.6, flip: true }),
    sheep(640, 560, { scale: 0.48, flip: true }),
    dragon,
    grain(301, colour.mist, 0.1),
  ].join('');
