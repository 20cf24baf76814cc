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

/** A boot of rubber, turned to the right. */
const boot = (): string =>
  [
    path('M-30-110H24V-54C24-46 28-42 36-40 56-36 68-28 68-12H-36C-30-40-34-80-30-110Z', colour.lamp),
    path(
      'M8-110H24V-54C24-46 28-42 36-40 56-36 68-28 68-12H28C16-34 10-70 8-110Z',
      colour.lampDeep,
      'opacity=".5"',
    ),
    path('M-38-16H70C74-4 70 0 64 0H-32C-38 0-40-8-38-16Z', colour.lampDeep),
    rect(-35, -120, 64, 18, colour.lampLight, 8),
    line('M-17-94V-54', colour.lampLight, 7),
  ].join('');

export const boots = (): string => place({ x: -26, y: -8, scale: 0.94 }, boot()) + place({ x: 26 }, boot());

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

const ORANGE = TONES.orange.base;

export const carrot = (): string =>
  [
    path(
      'M-2-96C-20-112-26-130-22-150-10-144-4-132 0-120 0-138 6-152 18-160 22-142 18-126 10-114 20-124 32-130 44-128 40-112 24-98 6-94Z',
      colour.moss,
    ),
    path('M-34-82C-36-98-20-108 0-108S36-98 34-82C30-46 16-14 2 2-4 4-8 0-10-6-22-30-32-58-34-82Z', ORANGE),
    path(
      'M14-106C28-103 35-94 34-82 30-46 16-14 2 2-2 4-5 2-7-1 12-34 24-70 14-106Z',
      colour.clayDeep,
      'opacity=".28"',
    ),
    line('M-32-74h20M-24-46h16M10-62h16M-12-22h12', colour.clayDeep, 4, 'opacity=".6"'),
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

export const biscuit = (): string =>
  [
    path(
      'M0-124C12-128 20-120 18-108 26-104 34-106 38-98 44-100 50-98 54-92 70-76 72-46 58-24 40 4-28 10-54-18-78-48-68-100-34-116-22-122-12-124 0-124Z',
      '#D39A5C',
    ),
    path(
      'M54-92C70-76 72-46 58-24 40 4-28 10-54-18-58-23-62-29-64-35-30-2 40-6 50-56 54-70 54-82 54-92Z',
      colour.wood,
      'opacity=".35"',
    ),
    path('M-36-104C-50-96-58-82-60-66', 'none', `stroke="#E9BE84" stroke-width="8" stroke-linecap="round"`),
    line('M-28-84h.1M6-92h.1M-38-48h.1M-4-60h.1M32-68h.1M-10-24h.1M26-32h.1', colour.bark, 17),
    line('M-31-88h.1M3-96h.1M-41-52h.1M-7-64h.1M29-72h.1M-13-28h.1M23-36h.1', colour.mauve, 5),
    line('M34-116h.1M52-108h.1M44-124h.1', '#D39A5C', 7),
  ].join('');

export const pancakes = (): string =>
  [
    ellipse(0, -6, 96, 12, colour.sea),
    path('M-96-6C-80 10 80 10 96-6 96 8 50 10 0 10S-96 8-96-6Z', colour.seaDeep),
    ...[-22, -42, -62, -82].map((y, i) => {
      const half = [74, 72, 75, 70][i] as number;
      return (
        rect(-half, y - 10, half * 2, 24, '#D99A55', 12) + rect(-half, y - 12, half * 2, 14, '#F2CE92', 7)
      );
    }),
    path(
      'M-56-96C-40-106 40-106 56-96 66-90 64-80 58-76 60-60 60-44 50-44 42-44 44-62 40-74 20-70 0-70-16-72-18-58-16-40-28-38-40-38-36-60-42-76-60-78-66-90-56-96Z',
      colour.lampDeep,
    ),
    path(
      'M-40-96C-20-102 10-102 22-98',
      'none',
      `stroke="${colour.lampLight}" stroke-width="6" stroke-linecap="round"`,
    ),
    path('M-18-114L12-120 22-102-8-94Z', colour.lampLight),
    path('M12-120L22-102-8-94-8-98 16-106Z', colour.lamp),
    circle(44, -106, 11, RED) + line('M44-116c2-6 6-8 10-8', colour.moss, 4),
  ].join('');

export const pizza = (): string =>
  place(
    { turn: -8 },
    path('M-78-104C-50-132 50-132 78-104L8-4C4 2-4 2-8-4Z', colour.lamp),
    path('M44-122C60-118 72-112 78-104L8-4C5 0 2 1 0 1 30-40 46-84 44-122Z', colour.lampDeep, 'opacity=".5"'),
    path(
      'M-88-104C-60-142 60-142 88-104 92-92 80-86 72-92 44-116-44-116-72-92-80-86-92-92-88-104Z',
      '#C98A4E',
    ),
    path(
      'M-80-104C-54-132 54-132 80-104',
      'none',
      `stroke="#E6B67C" stroke-width="7" stroke-linecap="round"`,
    ),
    line('M-34-84h.1M26-90h.1M2-52h.1', RED, 28),
    line('M-38-88h.1M22-94h.1M-2-56h.1', colour.clayLight, 7),
    path('M-14-76C-6-86 6-86 10-78 4-70-8-68-14-76ZM30-62C36-70 46-68 46-60 40-56 34-56 30-62Z', colour.moss),
    path('M-22-40C-24-24-12-26-14-38ZM14-28C12-10 24-14 22-28Z', colour.lampLight),
  );

export const piano = (): string =>
  [
    path('M-110-186C-110-192-106-196-100-196H100C106-196 110-192 110-186V-100H-110Z', colour.wood),
    path('M70-196H100C106-196 110-192 110-186V-100H60C76-130 78-166 70-196Z', colour.bark, 'opacity=".5"'),
    rect(-118, -204, 236, 16, colour.woodLight, 6),
    rect(-92, -176, 184, 62, colour.clayDeep, 8),
    path('M-34-168L0-172 34-168V-120L0-124-34-120Z', colour.paper),
    line(
      'M-22-156C-14-158-8-158-4-157M6-157C12-158 20-157 26-155M-22-142C-14-144-8-144-4-143M6-143C12-144 20-143 26-141',
      colour.periwinkle,
      4,
    ),
    path('M-124-102H124V-84H-124Z', colour.woodLight),
    path('M-116-100H116V-84H-116Z', colour.paper),
    line(
      'M-94-100V-84M-72-100V-84M-50-100V-84M-28-100V-84M-6-100V-84M16-100V-84M38-100V-84M60-100V-84M82-100V-84M104-100V-84',
      colour.sand,
      3,
    ),
    line('M-94-99V-92M-72-99V-92M-28-99V-92M-6-99V-92M16-99V-92M60-99V-92M82-99V-92', colour.ink, 9),
    path('M-124-84H124V-72H-124Z', colour.wood),
    path('M-106-72H106V-8H-106Z', colour.wood),
    path('M60-72H106V-8H44C60-28 64-50 60-72Z', colour.bark, 'opacity=".5"'),
    rect(-86, -60, 172, 40, colour.clayDeep, 8),
    line('M-116-72L-108-4M116-72L108-4', colour.woodLight, 13),
    line('M-14-6h10M6-6h10', colour.lamp, 7),
    line('M-70-214h.1', colour.lampLight, 15),
    path('M-80-204H-60L-64-210H-76Z', colour.lamp),
  ].join('');

export const phone = (): string =>
  place(
    { turn: 6 },
    rect(-42, -148, 84, 148, colour.dusk, 16),
    rect(-34, -132, 68, 112, colour.day, 6),
    path('M-34-60C-14-80 8-70 34-86V-26C34-22 32-20 28-20H-28C-32-20-34-22-34-26Z', colour.sage),
    circle(12, -106, 13, colour.lamp),
    line('M-14-76h.1M14-78h.1', colour.ink, 10),
    line('M-8-60c5 6 11 6 16 0', colour.ink, 5),
    line('M-26-62h.1M26-64h.1', colour.rose, 12),
    line('M-8-140H8', colour.periwinkle, 5),
    line('M0-10h.1', colour.periwinkle, 9),
    path(
      'M24-148H26C35-148 42-141 42-132V-16C42-7 35 0 26 0H10C24-30 30-110 24-148Z',
      colour.night,
      'opacity=".22"',
    ),
    line('M54-150c12 8 18 20 18 32M66-172c20 12 30 32 30 54', colour.lamp, 8),
  );

export const wheelchair = (): string =>
  [
    line('M-62-148L-52-62', colour.bark, 11),
    line('M-84-152H-58', colour.bark, 12),
    path('M-66-136C-58-142-40-142-36-134L-26-64H-52Z', RED),
    path('M-56-72H40C48-72 50-56 42-54H-50Z', RED),
    path('M-56-60H46C46-56 45-54 42-54H-50Z', colour.clayDeep),
    line('M38-60L52-14H76', colour.mist, 9),
    line('M-46-96H22V-70', colour.mist, 9),
    line('M-30-96H18', colour.bark, 12),
    circle(-22, -48, 48, 'none', `stroke="${colour.ink}" stroke-width="9"`),
    circle(-22, -48, 38, 'none', `stroke="${colour.mist}" stroke-width="3"`),
    line('M-22-84V-12M-58-48H14M-47-73L3-23M-47-23L3-73', colour.mist, 3),
    circle(-22, -48, 9, colour.lamp),
    circle(48, -14, 14, colour.ink) + circle(48, -14, 6, colour.mist),
    line('M-40-72h.1M-2-82h.1M-8-24h.1M-50-34h.1', colour.lamp, 8),
  ].join('');
