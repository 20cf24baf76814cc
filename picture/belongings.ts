import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** Things to wear, to eat, to play and to work with. */

const RED = TONES.red.base;

export const sock = (): string =>
  place(
    { turn: 4 },
    path('M-46-128H24V-66C24-58 28-54 36-50L62-38C84-26 78 0 52 0H-8C-34 0-46-16-46-40Z', colour.sea),
    path(
      'M24-100V-66C24-58 28-54 36-50L62-38C84-26 78 0 52 0H-8C-24 0-35-6-41-17 10-10 40-20 20-40 4-56 2-80 24-100Z',
      colour.seaDeep,
      'opacity=".4"',
    ),
    path('M-46-104H24V-88H-46ZM-46-72H24V-66C24-62 25-58 28-56H-46Z', colour.lampLight),
    path('M62-38C84-26 78 0 52 0H34C24-14 32-38 50-43.500Z', RED),
    path('M-46-40C-26-42-12-26-16 0H-8C-34 0-46-16-46-40Z', RED),
    rect(-52, -144, 82, 26, colour.paper, 9),
    line('M-38-140V-122M-22-140V-122M-6-140V-122M10-140V-122', colour.sand, 4),
  );

export const shoe = (): string =>
  [
    path('M-74-88C-60-98-36-96-26-88-20-66 0-60 30-52 62-46 82-38 82-16H-74C-80-40-82-64-74-88Z', RED),
    path('M-26-88C-20-66 0-60 30-52 62-46 82-38 82-16H10C0-40-16-50-34-60Z', colour.clayLight),
    path('M46-48C70-42 82-34 82-16H40C38-28 40-40 46-48Z', colour.paper),
    path('M-78-18H84C90-18 90-2 82 0H-72C-82-2-84-18-78-18Z', colour.paper),
    path('M-76-6H86C85-2 84 0 82 0H-72C-74-1-75-3-76-6Z', colour.sand),
    path('M-74-88C-60-98-36-96-26-88L-34-60C-50-64-66-66-79-62-79-72-78-80-74-88Z', colour.clayDeep),
    line('M-24-64L-4-78M-6-56L12-72M14-50L30-66', colour.paper, 7),
    path('M-2-80C-16-98-2-106 4-84 12-104 28-96 8-80Z', colour.paper),
    path('M-52-40l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z', colour.lamp),
  ].join('');

export const icecream = (): string =>
  [
    path('M-36-86H36L4-2C2 2-2 2-4-2Z', colour.lampDeep),
    path('M12-86H36L4-2C3 0 1 1 0 1 10-30 14-60 12-86Z', colour.wood, 'opacity=".35"'),
    line('M-28-72L8-30M-8-82L18-50M24-76L-14-34M4-84L-22-56', colour.lampLight, 4, 'opacity=".8"'),
    path(
      'M-44-92C-44-128-22-142 0-142S44-128 44-92C44-76 30-72 24-80 18-68 4-68 0-78-6-66-22-68-26-80-34-70-44-78-44-92Z',
      colour.rose,
    ),
    path(
      'M20-138C36-130 44-116 44-92 44-76 30-72 24-80 21-74 16-71 11-71 26-88 28-118 20-138Z',
      colour.mauve,
      'opacity=".55"',
    ),
    path(
      'M-34-138C-36-166-18-184 2-184S38-168 36-140C30-132 22-132 16-138 10-130-2-130-6-138-14-130-28-130-34-138Z',
      colour.glow,
    ),
    path('M16-181C30-175 37-160 36-140 32-135 27-133 22-134 28-150 26-168 16-181Z', colour.sand),
    circle(0, -190, 12, RED),
    line('M2-201C4-212 10-216 18-218', colour.moss, 4),
    line('M-3-194h.1', colour.rose, 5),
    line('M-18-164l6 5M-2-154l2-7M16-158l5-6M-22-114l6 5M10-106l6-5M-6-120l1-6', colour.sea, 5),
  ].join('');

export const broom = (): string =>
  place(
    { turn: 7 },
    line('M0-70V-262', colour.wood, 12),
    line('M3-90V-258', colour.woodLight, 4),
    path(
      'M-18-92C-30-60-46-24-50-4-36 2-30-2-22 2-12-2-6 4 2 2 12 4 16-2 24 2 32-2 38 2 50-4 46-24 30-60 18-92Z',
      colour.lamp,
    ),
    path(
      'M18-92C30-60 46-24 50-4 38 2 32-2 24 2 16-2 14 3 8 3 20-30 16-64 6-92Z',
      colour.lampDeep,
      'opacity=".55"',
    ),
    line('M-12-60C-20-36-24-22-28-8M0-60V-8M12-60C18-40 24-24 28-8', colour.lampDeep, 4),
    rect(-24, -100, 48, 18, RED, 7),
    line('M-23-76Q0-68 23-76', RED, 7),
  );

export const tiara = (): string =>
  [
    path(
      'M-58-16L-72-86C-50-80-40-72-30-58-24-80-14-100 0-118 14-100 24-80 30-58 40-72 50-80 72-86L58-16Z',
      colour.lamp,
    ),
    path(
      'M0-118C14-100 24-80 30-58 40-72 50-80 72-86L58-16H20C30-50 22-90 0-118Z',
      colour.lampDeep,
      'opacity=".5"',
    ),
    path('M-60-24C-30-14 30-14 60-24L57-4C30 4-30 4-57-4Z', colour.lampDeep),
    path('M-60-24C-30-14 30-14 60-24L59-17C30-7-30-7-59-17Z', colour.lampLight),
    circle(0, -122, 11, RED) + circle(-73, -90, 9, colour.sea) + circle(73, -90, 9, colour.sea),
    path('M0-70l13 17L0-34-13-53Z', RED),
    path('M0-70l13 17L0-34Z', colour.clayDeep, 'opacity=".5"'),
    circle(-36, -40, 7, colour.sea) + circle(36, -40, 7, colour.sea),
    line('M-52-54l-4-16', colour.glow, 5),
  ].join('');

export const guitar = (): string =>
  place(
    { turn: 14 },
    rect(-9, -222, 18, 118, colour.bark, 4),
    path('M-15-262C-8-268 8-268 15-262L12-218H-12Z', colour.wood),
    line('M-18-252h.1M-17-236h.1M18-252h.1M17-236h.1', colour.sand, 9),
    path(
      'M0-122C26-126 44-116 42-94 40-82 44-76 54-60 66-30 44 2 0 2S-66-30-54-60C-44-76-40-82-42-94-44-116-26-126 0-122Z',
      colour.clay,
    ),
    path(
      'M20-122C36-120 43-110 42-94 40-82 44-76 54-60 66-30 44 2 0 2 46-20 40-56 24-80 14-94 16-110 20-122Z',
      colour.clayDeep,
      'opacity=".5"',
    ),
    circle(0, -70, 19, colour.lampLight) + circle(0, -70, 14, colour.bark),
    rect(-20, -32, 40, 9, colour.bark, 4),
    line('M-4-256V-28M4-256V-28', colour.cream, 2.5),
    line('M-8-200H8M-8-176H8M-8-152H8', colour.sand, 3),
  );

export const tomato = (): string =>
  [
    path('M0-90C34-104 66-82 64-48 62-16 34 2 0 2S-62-16-64-48C-66-82-34-104 0-90Z', RED),
    path(
      'M36-91C54-86 65-70 64-48 62-16 34 2 0 2-16 2-31-2-42-10 20-8 54-46 36-91Z',
      colour.clayDeep,
      'opacity=".45"',
    ),
    path(
      'M0-92C-12-84-26-78-44-80-32-92-18-98-6-98-10-106-10-114-6-122L6-122C4-114 4-106 6-98 20-100 34-94 44-82 28-78 14-82 4-90 4-80 0-72-6-66-8-76-6-84 0-92Z',
      colour.moss,
    ),
    ellipse(-34, -58, 8, 14, colour.rose, 'transform="rotate(20 -34 -58)" opacity=".8"'),
  ].join('');

/** Bands from the outside in. */
const BANDS = [RED, TONES.orange.base, colour.lamp, colour.sage, colour.sea, colour.plum];

export const rainbow = (): string =>
  [
    ...BANDS.map((band, i) => {
      const r = 132 - i * 15;
      return line(`M${-r}-30V-44A${r} ${r} 0 0 1 ${r}-44V-30`, band, 16);
    }),
    line('M-24-128h.1M24-128h.1', colour.ink, 11),
    line('M-10-112c7 8 13 8 20 0', colour.ink, 5),
    line('M-44-112h.1M44-112h.1', colour.rose, 15, 'opacity=".85"'),
    ...[-1, 1].map((side) =>
      place(
        { x: side * 96, flip: side > 0 },
        path('M-52 0C-76 0-80-32-56-36-58-60-26-68-16-50-4-70 34-62 34-38 60-38 62 0 40 0Z', colour.paper),
        path('M34-38C60-38 62 0 40 0H-52C-60 0-66-3-69-8-20-8 30-6 34-38Z', colour.mist, 'opacity=".6"'),
      ),
    ),
  ].join('');

/** A broom in the air, its straw behind, as one rides on it. */
export const ridingBroom = (): string =>
  place(
    { y: -26, turn: -7 },
    line('M-60 0C0 4 60 0 136-8', colour.wood, 12),
    line('M-50-2C0 1 60-3 132-11', colour.woodLight, 4),
    path(
      'M-62-20C-96-32-132-46-158-48-150-36-158-30-150-22-160-14-154-6-158 4-148 10-158 18-154 28-160 34-150 40-156 46-130 44-94 32-62 18Z',
      colour.lamp,
    ),
    path(
      'M-62 18C-94 32-130 44-156 46-150 40-160 34-154 28-158 18-148 10-158 4-120 12-90 12-62 4Z',
      colour.lampDeep,
      'opacity=".55"',
    ),
    line('M-84-16C-108-24-126-30-142-34M-84 0H-144M-84 14C-108 22-126 28-142 32', colour.lampDeep, 4),
    rect(-72, -24, 18, 46, RED, 7),
  );

export const bed = (): string =>
  [
    path('M-168 0V-118C-168-150-118-150-118-118V0Z', colour.woodLight),
    path('M-134-138C-124-134-118-128-118-118V0H-134C-128-50-128-96-134-138Z', colour.wood, 'opacity=".6"'),
    path(
      'M-143-124h.1',
      colour.lampLight,
      `stroke="${colour.lampLight}" stroke-width="14" stroke-linecap="round"`,
    ),
    path('M140 0V-82C140-104 170-104 170-82V0Z', colour.woodLight),
    rect(-126, -54, 276, 32, colour.woodLight, 6),
    path('M-126-36H150V-28C150-24 147-22 144-22H-120C-124-22-126-24-126-28Z', colour.wood, 'opacity=".6"'),
    rect(-124, -76, 272, 30, colour.paper, 12),
    path('M-124-58C-40-52 60-52 148-58V-54C148-49 144-46 136-46H-112C-120-46-124-50-124-58Z', colour.sand),
    path('M-116-76C-124-100-104-112-76-108-48-112-38-98-44-76Z', '#FFFFFF'),
    path('M-56-106C-42-104-40-92-44-76H-64C-54-86-52-96-56-106Z', colour.mist),
    path('M10-76C30-86 120-86 144-76L148-40C100-32 40-32 2-40Z', colour.sea),
    path('M10-76C18-80 28-82 40-83L34-34C22-36 10-38 2-40Z', colour.day),
    circle(74, -58, 6, colour.lampLight) +
      circle(112, -62, 6, colour.lampLight) +
      circle(94, -44, 6, colour.lampLight) +
      circle(130, -46, 6, colour.lampLight),
    line('M-118-20V0M144-20V0', colour.wood, 12),
  ].join('');
