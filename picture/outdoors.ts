import type { ThingDrawing } from './figure.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** What one finds outside, what stands in streets and gardens, and what drives and flies there. */

const RED = TONES.red.base;
const SHADE = 'opacity=".3"';
const CRUST = '#C98A4B';

const wheel = (x: number, r: number): string =>
  circle(x, -r, r, colour.ink) + circle(x, -r, r * 0.54, colour.mist) + circle(x, -r, r * 0.18, colour.ink);

/** A van around its body's colour: what is on its roof, and what is on its side. */
const vanFront = (fill: string, more: string): string =>
  [
    path('M-138-78H138V-22H-138Z', fill),
    path('M-138-44H138V-22H-138Z', colour.ink, 'opacity=".12"'),
    more,
    circle(130, -48, 9, colour.glow),
    line('M132-24H146M-142-24H-130', colour.mist, 10),
    path('M-126-22C-126-58-60-58-60-22ZM50-22C50-58 116-58 116-22Z', colour.bark),
    wheel(-93, 28),
    wheel(83, 28),
  ].join('');

const van = (fill: string, roof: string, side: string, more: string) => ({
  height: 180,
  width: 292,
  large: 2.2,
  inside: { x: 82, y: -80, half: 40 },
  front: () => vanFront(fill, more),
  draw: () =>
    [
      roof,
      path('M-138-136C-138-146-132-152-122-152H84C108-152 124-116 138-80V-22H-138Z', fill),
      path('M52-84V-136H80C96-136 108-110 118-84Z', colour.day),
      line('M66-92L82-126', '#FFFFFF', 6, 'opacity=".75"'),
      side,
      vanFront(fill, more),
    ].join(''),
});

const HELICOPTER_FRONT =
  path('M-44-62H104C102-36 78-22 40-22H-14C-30-22-40-38-44-62Z', RED) +
  path('M60-62H104C102-36 78-22 40-22H20C48-28 62-44 60-62Z', colour.clayDeep, SHADE) +
  line('M-26-2H84C96-2 102-8 104-16M0-22V-4M58-22V-4', colour.ink, 7);

const MOTORBIKE =
  circle(-78, -36, 36, colour.ink) +
  circle(-78, -36, 19, colour.mist) +
  circle(80, -36, 36, colour.ink) +
  circle(80, -36, 19, colour.mist);

const BARROW = [
  path('M-66-100H96L60-38H-34Z', RED),
  path('M56-100H96L60-38H24C48-56 58-80 56-100Z', colour.clayDeep, SHADE),
  line('M-30-38L-46 0', colour.wood, 10),
  line('M10-40L78-26', colour.wood, 9),
  circle(84, -26, 27, colour.ink) + circle(84, -26, 12, colour.mist),
].join('');

const PRAM = [
  path('M-78-74H92C92-36 62-24 30-24H-20C-52-24-78-40-78-74Z', colour.sea),
  path('M50-74H92C92-36 62-24 30-24H8C38-36 52-54 50-74Z', colour.seaDeep, SHADE),
  line('M-74-70H88', colour.paper, 8),
  circle(-38, -20, 21, colour.ink) + circle(-38, -20, 9, colour.mist),
  circle(52, -20, 21, colour.ink) + circle(52, -20, 9, colour.mist),
].join('');

const CANOE = [
  path('M-168-76C-150-56-110-50 0-50S150-56 168-76C166-30 130 2 90 2H-90C-130 2-166-30-168-76Z', RED),
  path('M90-52C130-54 152-60 168-76C166-30 130 2 90 2H40C80-14 98-34 90-52Z', colour.clayDeep, SHADE),
  line('M-150-46C-90-34 90-34 150-46', colour.lampLight, 7),
].join('');

const CARRIAGE = [
  path('M-110-118H110C110-70 70-44 40-44H-40C-70-44-110-70-110-118Z', TONES.purple.base),
  path('M60-118H110C110-70 70-44 40-44H10C50-60 66-84 60-118Z', TONES.purple.dark, SHADE),
  line('M-110-116H110', colour.lamp, 9),
  path('M0-104C-16-96-22-80 0-62C22-80 16-96 0-104Z', colour.lamp),
  line('M-96-44C-120-40-124-70-136-72M96-44C120-40 124-70 136-72', colour.lampDeep, 7),
  ...[-70, 70].map(
    (x) =>
      circle(x, -38, 34, 'none', `stroke="${colour.lamp}" stroke-width="9"`) +
      line(
        `M${x - 30}-38H${x + 30}M${x}-68V-8M${x - 21}-59L${x + 21}-17M${x - 21}-17L${x + 21}-59`,
        colour.lampDeep,
        4,
      ),
  ),
].join('');

export const outdoors = {
  leaf: {
    height: 154,
    width: 169,
    draw: () =>
      place(
        { turn: 20 },
        path(
          'M0-20C-60-30-70-90-40-124C-24-142 0-150 6-166C30-140 64-110 56-66C50-36 26-24 0-20Z',
          TONES.orange.base,
        ),
        path('M6-166C30-140 64-110 56-66C50-36 26-24 0-20C20-60 20-120 6-166Z', '#C96F36'),
        line('M0 0L2-20L4-140M2-50L-34-84M3-84L-24-112M2-50L34-80M3-86L34-112', colour.clayDeep, 5),
      ),
  },
  feather: {
    height: 168,
    width: 195,
    draw: () =>
      place(
        { turn: 26 },
        path('M0-34C-34-50-40-110-14-160C-6-176 4-186 14-194C40-150 40-80 8-34Z', colour.sea),
        path('M14-194C40-150 40-80 8-34H0C20-90 22-150 14-194Z', colour.seaDeep, 'opacity=".6"'),
        line('M2 0C2-60 6-120 14-180', colour.paper, 5),
        path('M-34-84L-8-76-28-62ZM33-112L12-100 34-92Z', colour.day),
      ),
  },
  acorn: {
    height: 145,
    width: 109,
    draw: () =>
      [
        path('M-44-72C-44-30-16-6 0 2C16-6 44-30 44-72Z', CRUST),
        path('M16-72H44C44-30 16-6 0 2C18-24 24-50 16-72Z', colour.wood, SHADE),
        line('M-28-60C-28-44-22-32-16-24', colour.dawn, 7),
        path('M-54-70C-60-106-30-120 0-120S60-106 54-70C30-58-30-58-54-70Z', colour.wood),
        line('M-40-86h.1M-16-82h.1M8-82h.1M34-84h.1M-28-102h.1M-4-104h.1M22-102h.1', colour.bark, 9),
        line('M0-118C2-132 8-138 16-140', colour.bark, 9),
      ].join(''),
  },
  seeds: {
    height: 112,
    width: 195,
    draw: () =>
      [
        path('M-78-112H22V2H-78Z', colour.cream),
        path('M-78-112H22V-88H-78Z', RED),
        path('M-78-100L-68-112H22V-100Z', colour.clayDeep, SHADE),
        line('M-28-22V-52', colour.moss, 6),
        path(
          'M-28-34C-50-34-54-48-54-54C-40-54-30-48-28-34ZM-28-40C-8-40-2-54-2-62C-16-62-28-54-28-40Z',
          colour.moss,
        ),
        circle(-28, -66, 12, colour.lamp),
        line('M44-10l5-7M70-8l5-7M56-30l5-7M86-26l5-7M40-48l5-7', colour.wood, 13),
      ].join(''),
  },
  sprout: {
    height: 156,
    width: 144,
    draw: () =>
      [
        path('M-72 2C-66-30-30-38 0-38S66-30 72 2Z', colour.wood),
        line('M-36-14h.1M20-20h.1M44-8h.1M-10-8h.1', colour.bark, 9),
        line('M0-30C-2-60 2-80 0-98', colour.moss, 9),
        path(
          'M0-90C-40-90-62-116-64-146C-30-146-4-128 0-90ZM0-96C36-100 56-126 56-156C22-152-2-134 0-96Z',
          colour.sage,
        ),
        line('M-4-98C-18-116-34-128-48-136M4-104C16-122 30-138 44-146', colour.moss, 5),
      ].join(''),
  },
  stone: {
    height: 85,
    width: 206,
    draw: () =>
      [
        path('M-92 2C-106-30-84-72-40-82C0-92 40-80 58-46C66-26 62-8 54 2Z', '#8E8B9B'),
        path('M20-76C44-66 60-46 60-24C60-12 58-4 54 2H4C28-16 36-50 20-76Z', '#5C5A6E', SHADE),
        line('M-68-44C-60-58-48-66-32-68', '#C6C1C6', 8),
        path('M34 2C32-24 52-40 76-36C98-32 106-14 102 2Z', '#A6A2AE'),
      ].join(''),
  },
  nest: {
    height: 114,
    width: 238,
    draw: () =>
      [
        ellipse(0, -66, 84, 20, colour.bark),
        ...[-34, 0, 34].map((x) =>
          path(
            `M${x}-112C${x + 20}-106 ${x + 26}-82 ${x + 24}-66C${x + 12}-54 ${x - 12}-54 ${x - 24}-66C${x - 26}-82 ${x - 20}-106 ${x}-112Z`,
            colour.day,
            `stroke="${colour.sea}" stroke-width="3"`,
          ),
        ),
        line('M-38-92h.1M-28-78h.1M2-94h.1M-6-80h.1M34-90h.1M42-76h.1', colour.sea, 6),
        path('M-96-70C-60-52 60-52 96-70C92-24 50 2 0 2S-92-24-96-70Z', colour.woodLight),
        line(
          'M-88-56C-40-36 40-36 90-58M-80-36C-40-16 30-14 78-38M-56-16C-20-4 20-4 52-18M-102-66l-14-10M100-68l16-6M-92-44l-14 4M90-40l14 4',
          colour.wood,
          6,
        ),
      ].join(''),
  },
  snowflake: {
    height: 159,
    width: 141,
    draw: () =>
      [0, 60, 120]
        .map((turn) =>
          place(
            { y: -78, turn },
            line(
              'M0-74V74M-20-60L0-42 20-60M-20 60L0 42 20 60M-15-32L0-18 15-32M-15 32L0 18 15 32',
              colour.sea,
              13,
            ),
            line(
              'M0-74V74M-20-60L0-42 20-60M-20 60L0 42 20 60M-15-32L0-18 15-32M-15 32L0 18 15 32',
              '#FFFFFF',
              7,
            ),
          ),
        )
        .join(''),
  },
  raindrop: {
    height: 142,
    width: 100,
    draw: () =>
      path('M0-142C20-100 50-76 50-46C50-16 28 2 0 2S-50-16-50-46C-50-76-20-100 0-142Z', colour.sea) +
      path('M0-142C20-100 50-76 50-46C50-16 28 2 6 2C30-24 30-90 0-142Z', colour.seaDeep, SHADE) +
      line('M-28-50C-28-32-20-20-8-14', '#FFFFFF', 9, 'opacity=".8"'),
  },
  campfire: {
    height: 150,
    width: 209,
    draw: () =>
      [
        path(
          'M0-150C24-116 62-92 56-46C52-18 28-8 0-8S-52-18-56-46C-60-76-36-84-34-112C-16-104-8-92-6-80C4-98 6-124 0-150Z',
          TONES.orange.base,
        ),
        path(
          'M2-96C16-76 36-64 32-36C30-18 16-10 0-10S-30-18-32-36C-32-54-18-60-14-78C-4-70 0-64 2-54C6-66 6-82 2-96Z',
          colour.lamp,
        ),
        path('M0-50C8-38 16-32 14-22C12-14 6-12 0-12S-12-14-14-22C-14-32-4-38 0-50Z', colour.glow),
        line('M-70-8L64-24M-64-26L72-6', colour.wood, 19),
        line('M-70-8h.1M72-6h.1', colour.dawn, 11),
        line('M-96 0h.1M-78 2h.1M92 0h.1M-30 4h.1M34 4h.1', '#8E8B9B', 17),
      ].join(''),
  },
  trafficlight: {
    height: 276,
    width: 116,
    large: 1.25,
    draw: () =>
      [
        line('M0 0V-120', colour.dusk, 13),
        path('M-30 2C-26-12 26-12 30 2Z', colour.ink),
        rect(-42, -276, 84, 166, colour.ink, 16),
        path(
          'M-42-262H-58L-42-236ZM42-262H58L42-236ZM-42-210H-58L-42-184ZM42-210H58L42-184ZM-42-158H-58L-42-132ZM42-158H58L42-132Z',
          colour.dusk,
        ),
        circle(0, -246, 22, RED) + circle(0, -194, 22, colour.lamp) + circle(0, -142, 22, '#6FAE6B'),
        line('M-10-254h.1M-10-202h.1M-10-150h.1', '#FFFFFF', 8, 'opacity=".8"'),
      ].join(''),
  },
  streetlamp: {
    height: 335,
    width: 92,
    large: 1.25,
    draw: () =>
      [
        circle(0, -278, 66, colour.glow, 'opacity=".35"'),
        line('M0 0V-236', colour.ink, 11),
        path('M-26 2C-22-20 22-20 26 2Z', colour.ink),
        line('M-30-212H30', colour.ink, 7),
        path('M-26-236L-38-304H38L26-236Z', colour.lampLight),
        path('M-12-236L-16-304H16L12-236Z', colour.glow),
        path('M-46-302C-34-326 34-326 46-302Z', colour.ink) + circle(0, -326, 9, colour.ink),
        line('M-26-236H26', colour.ink, 9),
      ].join(''),
  },
  bench: {
    height: 136,
    width: 276,
    large: 1.25,
    draw: () =>
      [
        line('M-112-4V-128M112-4V-128M-120-4H-92M120-4H92', colour.ink, 11),
        rect(-132, -136, 264, 20, colour.woodLight, 6) + rect(-132, -106, 264, 20, colour.woodLight, 6),
        rect(-138, -66, 276, 17, colour.woodLight, 6) + rect(-138, -50, 276, 10, colour.wood, 4),
      ].join(''),
    seat: { x: 0, y: -64 },
  },
  fountain: {
    height: 196,
    width: 280,
    large: 1.4,
    draw: () =>
      [
        path('M-20-30L-14-124H14L20-30Z', '#C6C1C6'),
        path('M-62-128H62C56-104 30-98 0-98S-56-104-62-128Z', '#C6C1C6'),
        line(
          'M0-128C-4-170-40-190-52-140M0-128C4-170 40-190 52-140M0-128V-192M-58-120C-70-100-74-80-74-60M58-120C70-100 74-80 74-60',
          colour.day,
          8,
        ),
        ellipse(0, -52, 126, 18, colour.sea),
        path('M-140-52C-120-36 120-36 140-52V-8C140-2 136 2 130 2H-130C-136 2-140-2-140-8Z', '#C6C1C6'),
        path('M80-42C110-44 130-46 140-52V-8C140-2 136 2 130 2H60C80-10 86-26 80-42Z', '#8E8B9B', SHADE),
        line('M-132-16H132', '#8E8B9B', 5),
      ].join(''),
  },
  flowerpot: {
    height: 175,
    width: 133,
    draw: () =>
      [
        line('M0-72V-140M0-80C-20-100-34-110-40-124M0-80C20-100 34-108 40-120', colour.moss, 7),
        path(
          'M0-84C-30-84-44-96-50-108C-24-112-6-102 0-84ZM0-90C26-90 40-102 46-114C22-116 4-106 0-90Z',
          colour.sage,
        ),
        ...[
          [0, -152, RED],
          [-44, -134, colour.lamp],
          [44, -130, TONES.pink.base],
        ].map(
          ([x, y, fill]) =>
            line(
              `M${x} ${(y as number) - 13}h.1M${(x as number) - 13} ${y}h.1M${(x as number) + 13} ${y}h.1M${x} ${(y as number) + 13}h.1`,
              fill as string,
              19,
            ) + circle(x as number, y as number, 8, colour.glow),
        ),
        path('M-52-64H52L38-4C37 0 35 2 32 2H-32C-35 2-37 0-38-4Z', colour.clay),
        path('M20-64H52L38-4C37 0 35 2 32 2H6C24-16 28-44 20-64Z', colour.clayDeep, SHADE),
        rect(-60, -78, 120, 22, colour.clayLight, 5),
      ].join(''),
  },
  cactus: {
    height: 216,
    width: 130,
    draw: () =>
      [
        line('M0-60V-170', colour.moss, 48),
        line('M-52-140V-112C-52-98-40-94-24-94M52-156V-124C52-108 40-102 24-102', colour.moss, 26),
        line('M-10-170V-70M8-176V-72', colour.forest, 4),
        line(
          'M-22-150l-8-3M22-134l8-3M-22-120l-8-3M-58-126l-7-2M58-138l7-2M0-140v-8M0-100v-8',
          colour.lampLight,
          4,
        ),
        line('M-10-198h.1M10-198h.1M0-206h.1', TONES.pink.base, 19),
        path('M-52-64H52L40 2H-40Z', colour.clay) + rect(-60, -76, 120, 20, colour.clayLight, 5),
      ].join(''),
  },
  wheelbarrow: {
    height: 134,
    width: 282,
    draw: () =>
      [
        line('M-136-86L40-26', colour.wood, 10),
        path('M-40-104C-30-130 0-136 20-128C46-142 76-128 84-104Z', colour.sage),
        line('M-14-118h.1M30-122h.1M58-112h.1', RED, 15),
        BARROW,
      ].join(''),
    front: () => BARROW,
    inside: { x: 12, y: -96, half: 62 },
  },
  beehive: {
    height: 194,
    width: 220,
    draw: () =>
      [
        line('M-44-4V4M44-4V4', colour.wood, 11),
        ...[
          [-26, 72],
          [-60, 80],
          [-94, 70],
          [-126, 50],
          [-152, 26],
        ].map(([y, half], at) =>
          rect(-half!, y! - 18, 2 * half!, 38, at % 2 ? colour.lamp : colour.lampDeep, 18),
        ),
        path('M-20 2C-20-30 20-30 20 2Z', colour.bark),
        ...[
          [-92, -140],
          [96, -96],
          [70, -176],
        ].map(([x, y]) =>
          place(
            { x: x!, y: y! },
            ellipse(-4, -11, 9, 7, colour.day),
            ellipse(0, 0, 14, 10, colour.lampLight),
            line('M-4-8V8M5-8V8', colour.ink, 4),
          ),
        ),
      ].join(''),
  },
  windmill: {
    height: 281,
    width: 230,
    large: 2,
    draw: () =>
      [
        path('M-62 2L-40-150H40L62 2Z', colour.paper),
        path('M16-150H40L62 2H26C34-50 30-110 16-150Z', colour.sand),
        path('M-48-148L0-196 48-148Z', RED),
        path('M-20 2V-36C-20-60 20-60 20-36V2Z', colour.wood),
        circle(0, -104, 14, colour.day),
        place(
          { y: -166, turn: 24 },
          ...[0, 90, 180, 270].map((turn) =>
            place(
              { turn },
              line('M0 0V-122', colour.wood, 7),
              path('M4-34H30V-120H4Z', colour.cream),
              line('M4-60H30M4-90H30M17-34V-120', colour.wood, 3),
            ),
          ),
        ),
        circle(0, -166, 11, colour.wood),
      ].join(''),
  },
  lighthouse: {
    height: 322,
    width: 224,
    large: 1.9,
    draw: () =>
      [
        path('M20-262L170-300V-226ZM-20-262L-170-300V-226Z', colour.glow, 'opacity=".55"'),
        path('M-54 2L-32-224H32L54 2Z', colour.paper),
        path('M-37-172H37L43-116H-43ZM-48-60H48L54 2H-54Z', RED),
        path('M10-224H32L54 2H26C36-70 26-160 10-224Z', colour.ink, 'opacity=".12"'),
        rect(-44, -236, 88, 15, colour.ink, 4),
        rect(-26, -288, 52, 52, colour.lampLight, 4),
        line('M-26-288V-236M0-288V-236M26-288V-236', colour.ink, 5),
        path('M-36-286C-24-318 24-318 36-286Z', RED) + circle(0, -314, 8, RED),
        path('M-16 2V-26C-16-46 16-46 16-26V2Z', colour.wood),
        rect(-9, -112, 18, 26, colour.seaDeep, 8),
        path('M-110 6C-90-22-60-20-40-8-10-20 30-18 50-6 80-18 104-10 112 6Z', '#8E8B9B'),
      ].join(''),
  },
  rubbishbin: {
    height: 143,
    width: 128,
    draw: () =>
      [
        path('M-54-110H54L44-4C43 0 41 2 38 2H-38C-41 2-43 0-44-4Z', colour.moss),
        path('M24-110H54L44-4C43 0 41 2 38 2H10C28-20 32-70 24-110Z', colour.forest, SHADE),
        line('M-26-88L-20-22M0-88V-22M26-88L20-22', colour.forest, 6),
        rect(-64, -126, 128, 20, colour.forest, 8),
        line('M-14-130C-14-142 14-142 14-130', colour.forest, 8),
      ].join(''),
  },
  helicopter: {
    height: 157,
    width: 328,
    large: 2.1,
    inside: { x: 50, y: -64, half: 42 },
    front: () => HELICOPTER_FRONT,
    draw: () =>
      [
        path('M-30-96L-146-112-150-96-30-54Z', RED),
        line('M-146-104V-136M-160-124L-134-112M-160-104L-132-126', colour.mist, 8),
        path('M-44-62C-50-104-20-128 24-128H50C86-128 106-96 104-62Z', RED),
        path('M34-66V-114H52C76-114 92-92 94-66Z', colour.day),
        rect(-20, -112, 38, 40, colour.day, 8),
        line('M46-74L62-102M-8-82L2-102', '#FFFFFF', 6, 'opacity=".75"'),
        line('M18-128V-150', colour.ink, 9),
        line('M-96-152H130', colour.dusk, 9),
        HELICOPTER_FRONT,
      ].join(''),
  },
  ambulance: van(
    colour.paper,
    path('M-6-152C-6-176 26-176 26-152Z', colour.sea) + circle(10, -166, 26, colour.day, 'opacity=".4"'),
    path('M-62-130H-40V-108H-18V-86H-40V-64H-62V-86H-84V-108H-62Z', RED),
    line('M-138-56H136', RED, 10),
  ),
  policecar: van(
    colour.seaDeep,
    path('M-6-152C-6-176 26-176 26-152Z', RED) + circle(10, -166, 26, colour.clayLight, 'opacity=".4"'),
    rect(-118, -132, 66, 46, colour.day, 8) + rect(-40, -132, 76, 46, colour.day, 8),
    line('M-138-64H136', colour.paper, 17) +
      path('M-52-78l7 13 15 2-11 10 3 15-14-7-14 7 3-15-11-10 15-2Z', colour.lamp),
  ),
  campervan: van(
    colour.sage,
    path('M-124-152C-120-184-40-188 20-170L60-152Z', colour.cream) + line('M-96-164H-10', RED, 6),
    rect(-118, -132, 66, 46, colour.day, 8) +
      rect(-40, -132, 76, 46, colour.day, 8) +
      path('M-118-132H-96C-98-110-108-96-118-92ZM-52-132H-74C-72-110-62-96-52-92Z', RED),
    line('M-138-72H136', colour.cream, 9),
  ),
  motorbike: {
    height: 129,
    width: 232,
    large: 1.5,
    draw: () =>
      [
        MOTORBIKE,
        line('M80-36L46-116', colour.mist, 10),
        line('M30-124L54-118', colour.ink, 10),
        path('M-84-78C-60-96-30-92-10-82C0-104 30-112 52-100C50-70 40-44 10-30H-30C-56-36-76-54-84-78Z', RED),
        path('M-96-88C-70-104-30-96-6-84L-12-74C-40-84-70-82-92-78Z', colour.bark),
        line('M-20-22H-96', colour.mist, 13),
        circle(8, -44, 21, colour.dusk),
        circle(64, -96, 12, colour.glow),
      ].join(''),
    seat: { x: -46, y: -96 },
  },
  submarine: {
    height: 194,
    width: 352,
    large: 1.6,
    draw: () =>
      [
        line('M10-130V-188H44', colour.dusk, 11),
        path('M-30-110L-20-150H44L54-110Z', colour.lampDeep),
        path('M-150-64L-176-96V-20L-150-48Z', colour.lampDeep),
        path(
          'M-150-58C-140-104-80-118 0-118C90-118 146-96 146-56S90 2 0 2C-80 2-140-12-150-58Z',
          colour.lamp,
        ),
        path(
          'M-146-44C-80-16 80-16 144-46C136-16 84 2 0 2C-74 2-132-10-146-44Z',
          colour.lampDeep,
          'opacity=".6"',
        ),
        ...[-76, -6, 64].map(
          (x) =>
            circle(x, -66, 28, colour.lampDeep) +
            circle(x, -66, 21, colour.day) +
            line(`M${x - 9}-72L${x + 1}-80`, '#FFFFFF', 5),
        ),
      ].join(''),
  },
  pram: {
    height: 144,
    width: 264,
    large: 1.2,
    draw: () =>
      [
        path('M-74-66C-74-128-20-150 20-142L8-66Z', colour.seaDeep),
        line('M84-72L128-128', colour.ink, 8),
        PRAM,
      ].join(''),
    front: () => PRAM,
    inside: { x: 20, y: -72, half: 44 },
  },
  canoe: {
    height: 150,
    width: 336,
    large: 1.4,
    draw: () =>
      [
        line('M-70-128L70-12', colour.wood, 8),
        ellipse(-76, -132, 13, 24, colour.woodLight, 'transform="rotate(-50 -76 -132)"'),
        CANOE,
      ].join(''),
    front: () => CANOE,
    inside: { x: 0, y: -48, half: 80 },
  },
  twig: {
    height: 98,
    width: 231,
    draw: () =>
      place(
        { y: -30, turn: -12 },
        line('M-110 4C-50-6 40 6 112-8', colour.wood, 15),
        line('M-30 0L-54-30M40 0L70-34', colour.wood, 9),
        line('M-100 0C-50-9 30 1 100-10', colour.woodLight, 4),
        path('M70-34C70-58 90-66 102-62C102-46 90-34 70-34Z', colour.sage),
      ),
  },
  ufo: {
    height: 139,
    width: 280,
    large: 1.5,
    draw: () =>
      [
        path('M-40-66L-78 0H78L40-66Z', colour.glow, 'opacity=".5"'),
        path('M-56-104C-52-150 52-150 56-104Z', colour.day),
        line('M-30-112C-26-126-14-132-2-134', '#FFFFFF', 6),
        path(
          'M-140-84C-120-112-60-118 0-118S120-112 140-84C110-56 50-54 0-54S-110-56-140-84Z',
          colour.periwinkle,
        ),
        path('M-140-84C-110-72-50-70 0-70S110-72 140-84C110-56 50-54 0-54S-110-56-140-84Z', colour.dusk),
        line('M-88-92h.1M-44-98h.1M0-100h.1M44-98h.1M88-92h.1', colour.lamp, 15),
      ].join(''),
    inside: { x: 0, y: -104, half: 46 },
    front: () =>
      path(
        'M-140-84C-120-112-60-106 0-106S120-112 140-84C110-56 50-54 0-54S-110-56-140-84Z',
        colour.periwinkle,
      ) + line('M-88-88h.1M-44-92h.1M0-94h.1M44-92h.1M88-88h.1', colour.lamp, 13),
  },
  carriage: {
    height: 222,
    width: 279,
    large: 1.9,
    draw: () =>
      [
        path('M0-196C-6-212 0-222 0-222S6-212 0-196Z', colour.lampDeep),
        path('M-96-116C-96-176-50-196 0-196S96-176 96-116Z', TONES.purple.base),
        path('M-80-116C-80-160-50-176-8-178V-116ZM80-116C80-160 50-176 8-178V-116Z', colour.glow),
        line('M-96-116C-96-176-50-196 0-196S96-176 96-116M0-190V-116', colour.lamp, 6),
        CARRIAGE,
      ].join(''),
    front: () => CARRIAGE,
    inside: { x: 0, y: -112, half: 70 },
  },
  well: {
    height: 228,
    width: 196,
    large: 1.5,
    draw: () =>
      [
        line('M-60-70V-176M60-70V-176', colour.wood, 12),
        line('M-60-140H60', colour.woodLight, 9),
        line('M0-140V-92', colour.sand, 4),
        path('M-18-94H18L13-66H-13Z', colour.woodLight),
        path('M-98-172L0-228 98-172Z', RED),
        path('M0-228L98-172H50Z', colour.clayDeep, SHADE),
        ellipse(0, -72, 84, 15, colour.ink),
        path('M-84-72C-60-58 60-58 84-72V-10C60 4-60 4-84-10Z', '#A6A2AE'),
        line(
          'M-82-48C-50-34 50-34 82-48M-82-26C-50-12 50-12 82-26M-40-58V-40M20-56V-38M-10-36V-16M50-40V-22M-60-40V-20',
          '#8E8B9B',
          5,
        ),
      ].join(''),
  },
} satisfies Record<string, ThingDrawing>;
