import {
  circle,
  cloud,
  colour,
  crescent,
  grain,
  gull,
  hair,
  hill,
  line,
  path,
  personAt,
  place,
  rect,
  ripples,
  shadow,
  skin,
  sky,
} from '../parts/index.ts';

const SCARF =
  'M640 330C700 250 770 240 760 160 750 90 640 70 600 130c-40 62 40 120 100 80 30-20 20-90-60-120C520 44 470 150 390 150S250 40 170 80c-70 36-50 130 20 130 60 0 80-70 40-110C190 60 90 50 50 140';

const tower = (x: number, y: number, h: number): string =>
  place(
    { x, y },
    rect(-26, -h, 52, h, colour.paper),
    rect(4, -h, 22, h, colour.cream),
    rect(-32, -h - 10, 64, 14, colour.cream, 3),
    rect(-18, -h - 40, 36, 32, colour.paper),
    path(`M-20 ${-h - 40}a20 20 0 0 1 40 0Z`, colour.clay),
    rect(-8, -h + 16, 14, 24, colour.periwinkle, 7),
  );

const cathedral = place(
  { x: 330, y: 400 },
  rect(-84, -60, 168, 70, colour.cream),
  rect(-58, -110, 116, 60, colour.paper),
  rect(10, -110, 48, 60, colour.cream),
  path('M-66-108c0-60 30-92 66-92s66 32 66 92Z', colour.lamp),
  path('M10-199c32 6 56 38 56 91H26c4-36-2-66-16-91Z', colour.lampDeep, 'opacity=".5"'),
  line('M-36-110c0-40 8-66 24-84', colour.lampLight, 4),
  rect(-10, -222, 20, 26, colour.paper, 4),
  circle(0, -230, 8, colour.lampDeep),
  ...[-40, -12, 16].map((x) => rect(x, -98, 16, 34, colour.periwinkle, 8)),
);

export const scene = (): string =>
  [
    sky(['#9CC4D2', '#C4DDDF', colour.dawn], 420),
    crescent(470, 62, 24, 10, colour.paper),
    cloud(300, 330, 150, colour.paper, 'opacity=".7"'),
    cloud(740, 300, 150, colour.paper, 'opacity=".65"'),
    rect(0, 326, 800, 120, colour.sea),
    ripples(9, 18, [0, 336, 800, 60], colour.day),
    hill([430, 424, 420, 424, 420, 424, 430], colour.sand),
    cathedral,
    tower(170, 440, 120),
    tower(500, 440, 90),
    tower(236, 440, 60),
    path('M-10 600V430h96v-26h84v40h180v-22h120v30h330v148Z', colour.cream),
    path('M-10 470H810V600H-10Z', colour.paper),
    rect(-10, 462, 820, 16, colour.sand),
    line(
      'M40 500v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46',
      colour.cream,
      22,
    ),
    path('M-10 552h820v48h-820Z', colour.clayLight),
    line(
      'M0 578h800M120 556l-20 40m180-40l-14 40m170-40v40m170-40l16 40m140-40l22 40',
      colour.clay,
      3,
      'opacity=".6"',
    ),
    // Washing line, blown to the right
    line('M58 560V330M420 560V346', colour.wood, 9),
    line('M58 340Q240 376 420 352', colour.wood, 4),
    path('M92 346c30 6 52 8 80 11 8 40 26 70 48 96-34 8-66 2-96-10-10-34-22-66-32-97Z', colour.mist),
    path(
      'M142 354l30 3c8 40 26 70 48 96-14 3-28 4-42 2-20-30-32-66-36-101Z',
      colour.periwinkle,
      'opacity=".5"',
    ),
    path('M206 361c34 3 54 4 84 3 4 30 16 52 34 70-30 10-60 8-88-2-8-26-20-48-30-71Z', colour.dawn),
    path('M318 363l54-5c2 34 14 50 32 70-22 10-40 8-58 0-6-26-18-44-28-65Z', colour.sageLight),
    // The scarf
    line(SCARF, colour.clayDeep, 38),
    line(SCARF, '#C7523F', 31),
    line(SCARF, '#E07A5C', 31, 'stroke-dasharray="5 30" stroke-linecap="butt" opacity=".8"').replace(
      'stroke-linecap="round" ',
      '',
    ),
    line('M44 134l-22 26m30-18l-14 34m26-32l-4 38', '#C7523F', 7),
    gull(486, 262, { scale: 0.5, turn: -8 }),
    // Doña Pepa
    shadow(622, 574, 84),
    personAt(616, 572, 1.22, {
      build: 'elder',
      skin: skin.olive,
      hair: hair.white,
      style: 'bun',
      mood: 'wonder',
      look: [-0.5, -1],
      glasses: true,
      top: colour.dusk,
      dress: true,
      bottom: skin.olive,
      shoes: colour.bark,
      over:
        path('M-30-140c20 10 40 10 60 0l16 100c-28 12-64 12-92 0Z', colour.cream) +
        line('M-10-60h40', colour.sand, 4),
      left: { hand: [-76, -224], bend: -14 },
      right: { hand: [48, -86], bend: -26 },
      tilt: -8,
    }),
    // Knitting basket at her feet
    path('M704 540h84l-10 44h-64Z', colour.woodLight),
    line('M708 554h76m-72 14h68', colour.wood, 4),
    circle(730, 532, 17, '#C7523F'),
    circle(760, 530, 19, colour.periwinkle),
    line('M722 500l20 34m28-36l-20 36', colour.bark, 4),
    grain(41, colour.seaDeep, 0.12),
  ].join('');
