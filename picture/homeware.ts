import type { ThingDrawing } from './figure.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** Furniture, tools and clothes. */

const RED = TONES.red.base;
const SHADE = 'opacity=".3"';

/** What hangs on a hanger: its cut around the shoulders, and what is on it. */
const hung = (cut: string, fill: string, more: string) => ({
  height: 232,
  width: 184,
  draw: () =>
    [
      line('M-44-176L0-198 44-176M0-198C-2-214 16-212 12-224C8-232-4-230-4-222', colour.wood, 6),
      path(cut, fill),
      more,
    ].join(''),
});

const SHIRT =
  'M-26-184C-10-172 10-172 26-184L64-170 88-124 62-108 50-128V-34H-50V-128L-62-108-88-124-64-170Z';
const HEART = 'M0-84C-30-106-22-132-8-132C-2-132 0-128 0-122C0-128 2-132 8-132C22-132 30-106 0-84Z';

const cushion = (fill: string, light: string): string =>
  path(
    'M-58-84C-30-76 30-76 58-84C66-80 68-72 62-62C58-44 58-30 62-14C68-4 64 2 58 4C30-4-30-4-58 4C-64 2-68-4-62-14C-58-30-58-44-62-62C-68-72-66-80-58-84Z',
    fill,
  ) +
  path(
    'M22-78C40-80 50-82 58-84C66-80 68-72 62-62C58-44 58-30 62-14C68-4 64 2 58 4C46 0 32-2 18-2C34-26 36-54 22-78Z',
    colour.ink,
    'opacity=".12"',
  ) +
  line('M-40-56C-10-50 16-50 40-56M-42-22C-10-28 16-28 42-22', light, 7);

export const homeware = {
  sofa: {
    height: 148,
    width: 316,
    large: 1.4,
    draw: () =>
      [
        line('M-118-10V0M118-10V0', colour.bark, 15),
        path('M-124-50V-116C-124-142-104-148-80-148H80C104-148 124-142 124-116V-50Z', colour.sea),
        line('M0-144V-84', colour.seaDeep, 5),
        path('M60-148H80C104-148 124-142 124-116V-50H90C100-90 90-126 60-148Z', colour.seaDeep, SHADE),
        path('M-116-86C-70-94-50-94-4-88V-44H-116ZM116-86C70-94 50-94 4-88V-44H116Z', colour.day),
        rect(-124, -52, 248, 44, colour.sea, 8),
        line('M-112-46H112', colour.seaDeep, 5),
        path(
          'M-158-88C-158-112-116-112-116-88V-10C-116-6-120-4-124-4H-148C-154-4-158-8-158-14ZM158-88C158-112 116-112 116-88V-10C116-6 120-4 124-4H148C154-4 158-8 158-14Z',
          colour.sea,
        ),
        line('M-137-88h.1M137-88h.1', colour.seaDeep, 21),
        place({ x: -74, y: -54, scale: 0.6, turn: -10 }, cushion(colour.lamp, colour.lampLight)),
      ].join(''),
    seat: { x: 20, y: -88 },
  },
  chair: {
    height: 184,
    width: 132,
    large: 1.2,
    draw: () =>
      [
        line('M-44-70L-50 0M44-70L50 0M-40-74L-44-164M40-74L44-164', colour.wood, 12),
        path('M-56-178Q0-190 56-178L52-136Q0-146-52-136Z', colour.woodLight),
        line('M-42-114Q0-122 42-114', colour.woodLight, 11),
        path('M-58-86H58L66-66C66-58-66-58-66-66Z', colour.woodLight),
        path('M20-86H58L66-66C66-60 40-60 14-60C24-70 24-78 20-86Z', colour.wood, SHADE),
        line('M-46-30H46', colour.wood, 8),
      ].join(''),
    seat: { x: 0, y: -84 },
  },
  pillow: { height: 84, width: 131, draw: () => cushion(colour.paper, colour.day) },
  blanket: {
    height: 103,
    width: 194,
    draw: () =>
      [
        path('M-96-24C-100-8-90 2-76 2H76C92 2 100-10 96-24L90-64H-90Z', colour.sea),
        path('M-96-24C-60-12 60-12 96-24L90-64H-90Z', colour.day),
        path('M-92-50C-96-92-70-100-40-98H56C84-98 96-80 92-50C60-34-60-34-92-50Z', colour.sea),
        line('M-50-96L-58-46M-10-98L-12-42M30-98L32-42M66-94L74-48', colour.lampLight, 9),
        line('M-82-72C-40-62 40-62 84-72', colour.paper, 7),
        line('M-84 0v9M-60 2v9M-36 2v9M-12 2v9M12 2v9M36 2v9M60 2v9M84 0v9', colour.lampLight, 5),
      ].join(''),
  },
  mirror: {
    height: 253,
    width: 152,
    large: 1.15,
    draw: () =>
      [
        path('M-60 0L-40-30M60 0L40-30', 'none', `stroke="${colour.wood}" stroke-width="12"`),
        ellipse(0, -128, 76, 112, colour.lampDeep),
        ellipse(0, -130, 64, 98, colour.day),
        path('M-40-176L12-208 44-176-44-84Z', '#FFFFFF', 'opacity=".55"'),
        line('M28-60L52-96', '#FFFFFF', 9, 'opacity=".55"'),
        circle(0, -240, 13, colour.lamp),
      ].join(''),
  },
  clock: {
    height: 142,
    width: 128,
    draw: () =>
      [
        line('M-36-8L-46 0M36-8L46 0', colour.bark, 13),
        circle(-42, -118, 22, colour.lamp) + circle(42, -118, 22, colour.lamp),
        line('M0-118V-136M-14-138H14', colour.bark, 8),
        circle(0, -62, 62, RED),
        circle(0, -62, 48, colour.paper),
        line('M0-62V-94M0-62L22-50', colour.ink, 7),
        line('M0-104h.1M42-62h.1M0-20h.1M-42-62h.1', colour.ink, 7),
        path('M30-116C56-98 66-70 58-40C48-14 26 0 6 0C48-26 58-80 30-116Z', colour.clayDeep, SHADE),
      ].join(''),
  },
  television: {
    height: 194,
    width: 224,
    large: 1.1,
    draw: () =>
      [
        line('M-54-4L-66 0M54-4L66 0M-24-152L-54-190M24-152L54-190', colour.ink, 8),
        rect(-112, -152, 224, 148, colour.wood, 16),
        rect(-98, -138, 160, 120, colour.day, 14),
        path(
          'M-98-56C-60-84-30-62 0-74S46-62 62-70V-32C62-24 56-18 48-18H-84C-92-18-98-24-98-32Z',
          colour.sage,
        ),
        circle(30, -108, 16, colour.lamp),
        line('M86-120h.1M86-90h.1', colour.lampLight, 21),
        line('M76-56H96M76-42H96M76-28H96', colour.bark, 5),
      ].join(''),
  },
  computer: {
    height: 146,
    width: 234,
    draw: () =>
      [
        path('M-84-136C-84-142-80-146-74-146H74C80-146 84-142 84-136V-28H-84Z', colour.dusk),
        rect(-74, -136, 148, 100, colour.day, 4),
        path('M-74-60C-40-86-14-64 10-76S56-66 74-74V-36H-74Z', colour.sage),
        circle(40, -110, 14, colour.lamp),
        path('M-88-30H88L116-4C118 0 116 2 112 2H-112C-116 2-118 0-116-4Z', colour.mist),
        line('M-74-20H74M-82-12H82', colour.periwinkle, 5),
        rect(-22, -8, 44, 7, colour.periwinkle, 3),
      ].join(''),
  },
  camera: {
    height: 124,
    width: 160,
    draw: () =>
      [
        path('M-30-104L-18-124H18L30-104Z', colour.ink),
        rect(-80, -106, 160, 106, colour.dusk, 16),
        rect(-80, -84, 160, 30, colour.evening),
        circle(0, -50, 42, colour.ink),
        circle(0, -50, 32, colour.seaDeep),
        circle(0, -50, 18, colour.ink),
        circle(-9, -60, 8, '#FFFFFF'),
        circle(58, -90, 9, RED),
        rect(-66, -98, 28, 14, colour.lampLight, 3),
      ].join(''),
  },
  toothbrush: {
    height: 89,
    width: 240,
    draw: () =>
      place(
        { y: -12, turn: -14 },
        line('M-116 0H80', colour.sea, 15),
        line('M-116 0H-40', colour.day, 5),
        line('M66 0H116', colour.sea, 13),
        rect(64, -34, 54, 30, colour.paper, 4),
        line('M76-32V-8M90-32V-8M104-32V-8', colour.mist, 4),
        path('M62-38C70-56 84-42 92-50C104-58 116-50 118-36Z', TONES.pink.light),
      ),
  },
  soap: {
    height: 109,
    width: 168,
    draw: () =>
      [
        path('M-84-16H84C80-2 66 2 56 2H-56C-66 2-80-2-84-16Z', colour.sea),
        rect(-60, -58, 120, 46, TONES.pink.base, 20),
        rect(-44, -50, 88, 20, TONES.pink.light, 10),
        circle(-36, -70, 20, '#FFFFFF', 'opacity=".85"') +
          circle(-8, -84, 14, '#FFFFFF', 'opacity=".85"') +
          circle(20, -68, 16, '#FFFFFF', 'opacity=".85"') +
          circle(46, -98, 11, '#FFFFFF', 'opacity=".85"'),
      ].join(''),
  },
  towel: {
    height: 156,
    width: 149,
    draw: () =>
      [
        line('M-70 0V-150H70V0', colour.wood, 9),
        path('M-52-156H52V-40H-52Z', TONES.red.light),
        path('M-52-66H52V-52H-52ZM-52-140H52V-128H-52Z', colour.paper),
        path('M24-156H52V-40H24Z', colour.clayDeep, 'opacity=".2"'),
        line('M-48-40v9M-32-40v9M-16-40v9M0-40v9M16-40v9M32-40v9M48-40v9', colour.paper, 5),
      ].join(''),
  },
  bath: {
    height: 169,
    width: 296,
    large: 1.35,
    draw: () =>
      [
        line('M112-96V-150C112-168 84-168 84-152', colour.mist, 11),
        line('M-92-102h.1M-56-116h.1M-20-108h.1M20-114h.1M56-106h.1M-74-128h.1M-2-130h.1', '#FFFFFF', 48),
        tub(),
      ].join(''),
    front: () => tub(),
    inside: { x: 0, y: -88, half: 96 },
  },
  carpet: {
    height: 69,
    width: 333,
    large: 1.5,
    draw: () =>
      [
        path(
          'M-150-14C-110-34-70-2-30-16S60-36 110-22L150-30V-18C100-2 60-22 10-4S-90 4-150-2Z',
          TONES.purple.dark,
        ),
        path(
          'M-130-56C-90-74-50-44-10-56S80-76 126-62L150-30C110-40 60-34 20-22S-70-10-150-14Z',
          TONES.purple.base,
        ),
        path('M-96-48C-64-58-36-40-4-46S70-60 104-52L112-40C70-46 40-40 8-32S-64-24-106-30Z', colour.lamp),
        line('M-40-40h.1M0-40h.1M40-46h.1', RED, 11),
        line(
          'M-150-14l-14 6M-148-26l-14 2M-142-38l-13-1M150-30l14-6M144-42l14-4M136-54l13-4',
          colour.lampLight,
          5,
        ),
      ].join(''),
    seat: { x: 0, y: -48 },
  },
  ladder: {
    height: 263,
    width: 101,
    large: 1.15,
    draw: () =>
      line('M-44 0L-28-256M44 0L28-256', colour.woodLight, 13) +
      line('M-42-30H42M-40-72H40M-37-114H37M-34-156H34M-32-198H32M-29-236H29', colour.wood, 11),
  },
  wardrobe: {
    height: 243,
    width: 208,
    large: 1.5,
    draw: () =>
      [
        line('M-78-6V0M78-6V0', colour.bark, 15),
        rect(-96, -224, 192, 218, colour.woodLight, 8),
        path('M-104-232C-60-246 60-246 104-232V-214H-104Z', colour.wood),
        rect(-84, -204, 80, 186, colour.wood, 6) + rect(4, -204, 80, 186, colour.wood, 6),
        rect(-72, -190, 56, 76, colour.woodLight, 6) + rect(16, -190, 56, 76, colour.woodLight, 6),
        rect(-72, -102, 56, 70, colour.woodLight, 6) + rect(16, -102, 56, 70, colour.woodLight, 6),
        circle(-12, -108, 7, colour.lamp) + circle(12, -108, 7, colour.lamp),
      ].join(''),
  },
  door: {
    height: 232,
    width: 184,
    large: 1.35,
    draw: () =>
      [
        path('M-84 2V-176C-84-250 84-250 84-176V2Z', colour.wood),
        path('M-68 2V-172C-68-226 68-226 68-172V2Z', colour.moss),
        line('M-24-208V0M24-208V0', colour.forest, 5),
        rect(-30, -176, 60, 46, colour.lampLight, 22),
        line('M0-176V-130M-30-152H30', colour.forest, 5),
        circle(48, -84, 9, colour.lamp),
        rect(-92, -6, 184, 10, colour.sand, 3),
      ].join(''),
  },
  hammer: {
    height: 161,
    width: 223,
    draw: () =>
      place(
        { turn: 20 },
        line('M0 0V-120', colour.woodLight, 17),
        path('M-52-152H34V-112H-52ZM34-150C58-152 70-140 74-122C60-130 48-126 34-116Z', colour.dusk),
        line('M-44-144H26', colour.periwinkle, 6),
      ),
  },
  scissors: {
    height: 175,
    width: 205,
    draw: () =>
      place(
        { turn: 24 },
        path('M-6-66L-34-176-14-168 14-70Z', colour.mist) +
          path('M6-66L34-176 14-168-14-70Z', colour.periwinkle),
        circle(-28, -28, 24, 'none', `stroke="${RED}" stroke-width="13"`) +
          circle(28, -28, 24, 'none', `stroke="${RED}" stroke-width="13"`),
        line('M-14-50L-2-70M14-50L2-70', RED, 13),
        circle(0, -78, 6, colour.ink),
      ),
  },
  pencil: {
    height: 140,
    width: 172,
    draw: () =>
      [
        [-24, colour.lamp, colour.lampDeep, -16],
        [0, RED, colour.clayDeep, 2],
        [26, colour.sea, colour.seaDeep, 20],
      ]
        .map(([x, fill, dark, turn]) =>
          place(
            { x: x as number, turn: turn as number },
            path('M-13-120H13V-24L0 2-13-24Z', colour.dawn),
            rect(-13, -140, 26, 112, fill as string, 3),
            rect(4, -138, 9, 110, dark as string, 3, SHADE),
            path('M-5-9H5L0 2Z', fill as string),
          ),
        )
        .join(''),
  },
  magnifier: {
    height: 166,
    width: 232,
    draw: () =>
      place(
        { turn: 28 },
        line('M0 0V-66', colour.wood, 21),
        circle(0, -122, 52, colour.day, 'opacity=".75"'),
        circle(0, -122, 52, 'none', `stroke="${colour.lampDeep}" stroke-width="14"`),
        line('M-30-134C-26-150-14-158 2-158', '#FFFFFF', 8),
      ),
  },
  binoculars: {
    height: 116,
    width: 152,
    draw: () =>
      [
        rect(-20, -74, 40, 30, colour.ink),
        path('M-62-104H-20L-8-18C-8 2-76 2-76-18ZM62-104H20L8-18C8 2 76 2 76-18Z', colour.dusk),
        ellipse(-42, -10, 33, 13, colour.day) + ellipse(42, -10, 33, 13, colour.day),
        rect(-66, -116, 50, 17, colour.ink, 6) + rect(16, -116, 50, 17, colour.ink, 6),
      ].join(''),
  },
  globe: {
    height: 151,
    width: 147,
    draw: () =>
      [
        path('M-46 2C-40-14 40-14 46 2Z', colour.wood) + line('M0-10V-26', colour.wood, 12),
        path('M44-146C86-112 74-40 22-28', 'none', `stroke="${colour.lampDeep}" stroke-width="9"`),
        circle(0, -88, 58, colour.sea),
        path(
          'M-34-130C-10-142 16-132 10-112C2-100-12-104-18-86C-30-72-56-84-54-102C-50-116-44-124-34-130ZM14-92C34-104 54-92 52-74C48-52 30-40 18-44C10-58 4-80 14-92Z',
          colour.sage,
        ),
        path('M24-140C64-112 66-56 14-32C44-60 48-108 24-140Z', colour.seaDeep, SHADE),
      ].join(''),
  },
  photo: {
    height: 136,
    width: 124,
    draw: () =>
      [
        line('M20-20L44 2', colour.wood, 8),
        rect(-62, -136, 124, 136, colour.lampDeep, 6),
        rect(-50, -124, 100, 112, colour.day, 3),
        path('M-50-40C-20-58 20-58 50-40V-12H-50Z', colour.sage),
        circle(-18, -74, 19, colour.peach) + circle(22, -66, 15, colour.peach),
        path('M-46-12C-44-50 6-50 8-12ZM2-12C4-44 42-44 44-12Z', RED),
        path('M-38-80C-36-100 0-100 2-80C-8-88-28-88-38-80Z', colour.wood),
      ].join(''),
  },
  flag: {
    height: 209,
    width: 160,
    draw: () =>
      [
        line('M-50 2V-196', colour.wood, 9),
        circle(-50, -200, 9, colour.lamp),
        path('M-48-190C-16-208 16-170 80-190V-102C16-84-16-120-48-104Z', colour.moss),
        path('M-48-162C-16-180 16-142 80-162V-130C16-112-16-148-48-132Z', colour.paper),
      ].join(''),
  },
  coin: {
    height: 93,
    width: 196,
    draw: () =>
      [
        ...[-8, -22, -36].map(
          (y) => ellipse(22, y, 56, 14, colour.lampDeep) + ellipse(22, y - 5, 56, 13, colour.lamp),
        ),
        place(
          { x: -44, y: -2, turn: -10 },
          circle(0, -46, 46, colour.lampDeep),
          circle(-3, -46, 41, colour.lamp),
          path('M-3-72l7 16 18 2-13 12 4 17-16-8-16 8 4-17-13-12 18-2Z', colour.lampLight),
        ),
      ].join(''),
  },
  gem: {
    height: 127,
    width: 189,
    draw: () =>
      [
        path('M-66-72L-36-108H36L66-72 0 0Z', colour.sea),
        path('M-66-72L-36-108-22-72ZM36-108L66-72H22Z', colour.day),
        path('M-22-72L0-108 22-72 0 0Z', colour.day, 'opacity=".7"'),
        path('M22-72H66L0 0Z', colour.seaDeep, 'opacity=".55"'),
        line('M-84-120v16M-92-112h16M78-124v14M71-117h14', colour.lampLight, 5),
      ].join(''),
  },
  necklace: {
    height: 126,
    width: 159,
    draw: () =>
      line('M-66-100h.1M-62-74h.1M-50-50h.1M-32-30h.1M32-30h.1M50-50h.1M62-74h.1M66-100h.1', RED, 23) +
      line('M-72-118h.1M-56-62h.1M-42-40h.1M42-40h.1M56-62h.1M72-118h.1', colour.lamp, 15) +
      path('M0 4C-24-14-20-36-6-38C-2-38 0-34 0-30C0-34 2-38 6-38C20-36 24-14 0 4Z', colour.sea),
  },
  bottle: {
    height: 189,
    width: 88,
    draw: () =>
      [
        path(
          'M-20-132H20V-104C36-96 44-84 44-66V-10C44 0 38 2 32 2H-32C-38 2-44 0-44-10V-66C-44-84-36-96-20-104Z',
          colour.day,
        ),
        path('M-44-78H44V-10C44 0 38 2 32 2H-32C-38 2-44 0-44-10Z', '#FFFFFF'),
        path('M-24-150C-20-166 20-166 24-150V-128H-24Z', RED),
        line('M-14-168C-12-184 12-184 14-168', colour.dawn, 17),
        line('M20-58H40M28-40H40M20-22H40', colour.sea, 5),
        line('M-30-72V-18', colour.mist, 6),
      ].join(''),
  },
  fryingpan: {
    height: 68,
    width: 299,
    draw: () =>
      [
        line('M70-36L142-60', colour.wood, 15),
        path('M-92-40H80L62-4C60 0 56 2 50 2H-62C-68 2-72 0-74-4Z', colour.ink),
        ellipse(-6, -40, 86, 17, colour.dusk),
        path('M-58-42C-60-56-30-58-12-54C10-60 42-54 40-42C38-32-54-30-58-42Z', '#FFFFFF'),
        ellipse(-8, -46, 20, 8, colour.lamp),
      ].join(''),
  },
  washer: {
    height: 168,
    width: 160,
    large: 1.2,
    draw: () =>
      [
        rect(-80, -168, 160, 168, colour.paper, 10),
        rect(-80, -168, 160, 36, colour.mist, 10),
        circle(44, -150, 11, colour.ink) + line('M-60-150H-6', colour.periwinkle, 9),
        circle(0, -66, 54, colour.mist),
        circle(0, -66, 42, colour.sea),
        path('M-36-60C-20-84-4-50 10-70S34-66 40-58C36-40 20-26 0-26S-32-38-36-60Z', RED),
        path('M-30-50C-14-64 0-40 18-52S36-46 38-44C30-32 16-26 0-26S-24-34-30-50Z', colour.lamp),
        line('M-24-90C-16-98-8-100 0-100', '#FFFFFF', 6, 'opacity=".8"'),
      ].join(''),
  },
  dress: hung(
    'M-26-184C-10-170 10-170 26-184L38-178C36-150 30-132 34-116C50-80 66-50 74-20C30-8-30-8-74-20C-66-50-50-80-34-116C-30-132-36-150-38-178Z',
    RED,
    path(
      'M14-176L26-184 38-178C36-150 30-132 34-116C50-80 66-50 74-20C56-15 38-12 20-11C40-60 22-120 14-176Z',
      colour.clayDeep,
      SHADE,
    ) +
      line('M-34-116C-12-108 12-108 34-116', colour.lamp, 9) +
      line('M-46-58h.1M-14-72h.1M20-64h.1M-28-32h.1M10-34h.1M46-40h.1', colour.clayLight, 11),
  ),
  tutu: hung(
    'M-24-184C-10-170 10-170 24-184L34-176C30-150 26-130 26-112H-26C-26-130-30-150-34-176Z',
    TONES.pink.dark,
    path(
      'M-28-116H28C70-104 104-84 116-62C96-52 84-60 74-48 60-58 48-48 36-42 24-52 10-46 0-40-10-46-24-52-36-42-48-48-60-58-74-48-84-60-96-52-116-62C-104-84-70-104-28-116Z',
      TONES.pink.light,
    ) +
      path(
        'M-28-118H28C56-108 84-94 94-76C70-66 40-70 20-62 8-72-8-72-20-62-40-70-70-66-94-76C-84-94-56-108-28-118Z',
        TONES.pink.base,
      ) +
      path('M0-118L-16-128V-108ZM0-118L16-128V-108Z', RED),
  ),
  coat: hung(
    'M-26-184C-10-176 10-176 26-184L66-168 92-80 66-70 54-112V-14H-54V-112L-66-70-92-80-66-168Z',
    colour.lamp,
    line('M0-172V-18', colour.lampDeep, 5) +
      line('M14-140h.1M14-104h.1M14-68h.1', colour.bark, 12) +
      path('M-30-186L0-150 30-186 12-178H-12Z', colour.lampDeep) +
      line('M-42-54H-18M42-54H22', colour.lampDeep, 7),
  ),
  jumper: hung(
    SHIRT,
    colour.moss,
    line('M-48-92l16-14 16 14 16-14 16 14 16-14 16 14', colour.lampLight, 8) +
      line('M-44-42H44M-44-52H44', colour.forest, 6) +
      line('M-24-182C-10-168 10-168 24-182', colour.forest, 9),
  ),
  tshirt: hung(
    SHIRT,
    colour.paper,
    path(HEART, RED) +
      line('M-24-182C-10-168 10-168 24-182', colour.sea, 8) +
      line('M-84-126L-64-112M84-126L64-112', colour.sea, 7),
  ),
  pyjamas: hung(
    SHIRT.replace('V-34H-50', 'V-74H-50'),
    colour.sea,
    path('M-46-70H46L42 2H10L0-46-10 2H-42Z', colour.sea) +
      line(
        'M-30-142h.1M26-132h.1M-22-104h.1M30-94h.1M-26-44h.1M26-38h.1M-28-14h.1M28-12h.1M-4-122h.1',
        colour.lampLight,
        11,
      ) +
      line('M0-172V-78', colour.seaDeep, 5) +
      path('M-26-184C-10-172 10-172 26-184L0-156Z', colour.paper),
  ),
  trousers: {
    height: 160,
    width: 123,
    draw: () =>
      [
        path('M-52-160H52L60 0H12L0-96-12 0H-60Z', colour.seaDeep),
        path('M20-160H52L60 0H30C40-60 40-120 20-160Z', colour.ink, 'opacity=".2"'),
        line('M-50-150H50', colour.wood, 13) + circle(0, -150, 8, colour.lamp),
        line('M0-140V-110M-38-134C-34-122-26-116-16-116M38-134C34-122 26-116 16-116', colour.sea, 4),
        rect(-48, -66, 30, 30, RED, 4) + line('M-56-8H-16M16-8H58', colour.sea, 7),
      ].join(''),
  },
  mittens: {
    height: 129,
    width: 191,
    draw: () =>
      [-1, 1]
        .map((side) =>
          place(
            { x: side * 46, flip: side > 0, turn: side * 6 },
            path(
              'M-34-30C-46-84-44-128-10-130C22-132 30-104 30-84C44-102 60-92 54-74C48-54 36-42 34-30Z',
              RED,
            ),
            line('M-30-74C-10-66 10-66 28-74', colour.paper, 7),
            rect(-38, -34, 76, 34, colour.paper, 8),
            line('M-20-30V-4M0-30V-4M20-30V-4', colour.sand, 5),
          ),
        )
        .join(''),
  },
  cap: {
    height: 111,
    width: 276,
    draw: () =>
      [
        path('M-70-16C-74-76-40-100 0-100S70-76 66-16C20-4-30-4-70-16Z', RED),
        path('M24-98C56-88 70-60 66-16C50-12 36-9 20-8C40-40 40-74 24-98Z', colour.clayDeep, SHADE),
        path('M20-26C70-40 120-26 138-2C100-12 50-10 0-2Z', colour.seaDeep),
        line('M0-100V-14', colour.clayDeep, 4) + circle(0, -102, 9, colour.seaDeep),
        circle(-30, -50, 17, colour.lampLight),
      ].join(''),
  },
  window: {
    height: 201,
    width: 205,
    large: 1.3,
    draw: () =>
      [
        rect(-78, -192, 156, 184, colour.paper, 6),
        rect(-66, -180, 132, 158, colour.day),
        path('M-66-60C-30-84 20-76 66-62V-22H-66Z', colour.sage),
        circle(34, -146, 17, colour.lamp),
        line('M0-180V-22M-66-102H66', colour.paper, 9),
        path('M-90-196H-50C-46-130-60-80-84-60ZM90-196H50C46-130 60-80 84-60Z', RED),
        rect(-92, -14, 184, 14, colour.wood, 4),
        line('M-98-196H98', colour.wood, 9),
      ].join(''),
  },
  fridge: {
    height: 232,
    width: 145,
    large: 1.4,
    draw: () =>
      [
        line('M-54-4V0M54-4V0', colour.ink, 11),
        rect(-72, -232, 144, 228, colour.mist, 14),
        path(
          'M36-232H58C66-232 72-226 72-218V-18C72-10 66-4 58-4H20C44-60 48-170 36-232Z',
          colour.periwinkle,
          'opacity=".5"',
        ),
        line('M-70-152H70', colour.periwinkle, 5),
        line('M-52-204V-172M-52-134V-84', colour.ink, 8),
        rect(-6, -212, 36, 40, colour.paper, 3),
        line('M2-184L10-198 18-190 24-200', RED, 4),
        circle(12, -214, 5, colour.lamp),
      ].join(''),
  },
  vacuum: {
    height: 171,
    width: 260,
    draw: () =>
      [
        path(
          'M-40-70C-60-150 20-190 66-150',
          'none',
          `stroke="${colour.ink}" stroke-width="11" stroke-linecap="round"`,
        ),
        line('M66-150L100-14', colour.mist, 9),
        path('M78-2C80-18 124-18 130-2Z', colour.ink),
        path('M-106-30C-106-72-74-88-40-88C-4-88 22-66 24-30V-16H-106Z', RED),
        path('M-20-84C6-78 22-58 24-30V-16H-16C2-40 0-66-20-84Z', colour.clayDeep, SHADE),
        circle(-72, -20, 22, colour.ink) + circle(-72, -20, 9, colour.mist) + circle(6, -16, 16, colour.ink),
        line('M-70-64H-30', colour.lampLight, 8),
      ].join(''),
  },
  spoon: {
    height: 161,
    width: 142,
    draw: () =>
      place(
        { turn: 18 },
        line('M0 0V-100', colour.woodLight, 13),
        ellipse(0, -130, 30, 38, colour.woodLight),
        ellipse(2, -128, 19, 26, colour.wood, SHADE),
      ),
  },
  newspaper: {
    height: 126,
    width: 168,
    draw: () =>
      place(
        { turn: -4, y: -4 },
        path('M-76-118H60V0H-76Z', colour.paper) + path('M60-104H80V-10C80-2 76 0 60 0Z', colour.sand),
        line('M-62-100H46', colour.ink, 13),
        rect(-62, -82, 50, 42, colour.day) + path('M-62-54C-46-66-30-56-12-62V-40H-62Z', colour.sage),
        line('M0-78H46M0-64H46M0-50H46M-62-26H46M-62-12H46', colour.periwinkle, 5),
      ),
  },
  lightbulb: {
    height: 188,
    width: 163,
    draw: () =>
      [
        path(
          'M-22-40C-22-58-52-72-52-104C-52-134-28-154 0-154S52-134 52-104C52-72 22-58 22-40Z',
          colour.lampLight,
        ),
        path(
          'M16-152C40-144 52-128 52-104C52-72 22-58 22-40H6C20-70 34-110 16-152Z',
          colour.lamp,
          'opacity=".7"',
        ),
        line('M-12-44L-20-92-6-80 6-80 20-92 12-44', colour.lampDeep, 4),
        path('M-24-40H24V-16C24-4 12 2 0 2S-24-4-24-16Z', colour.periwinkle),
        line('M-24-28H24M-23-16H23', colour.dusk, 5),
        line('M-78-104H-66M66-104H78M-58-158L-48-148M58-158L48-148M0-184V-172', colour.lamp, 7),
      ].join(''),
  },
  compass: {
    height: 149,
    width: 120,
    draw: () =>
      [
        circle(0, -132, 13, 'none', `stroke="${colour.lampDeep}" stroke-width="7"`),
        circle(0, -60, 60, colour.lampDeep),
        circle(0, -60, 48, colour.paper),
        line('M0-102v6M0-24v6M-42-60h6M36-60h6', colour.ink, 5),
        place({ y: -60, turn: 34 }, path('M-10 0L0-40 10 0Z', RED), path('M-10 0L0 40 10 0Z', colour.sea)),
        circle(0, -60, 5, colour.ink),
      ].join(''),
  },
  ring: {
    height: 128,
    width: 93,
    draw: () =>
      [
        circle(0, -46, 40, 'none', `stroke="${colour.lamp}" stroke-width="13"`),
        line('M-30-72C-20-82-10-86 0-86', colour.lampLight, 5),
        path('M-30-110L-16-128H16L30-110 0-82Z', colour.sea) +
          path('M-30-110L-16-128-8-110ZM16-128L30-110H8Z', colour.day),
      ].join(''),
  },
  bobblehat: {
    height: 167,
    width: 144,
    draw: () =>
      [
        path('M-62-40C-66-104-34-132 0-132S66-104 62-40Z', RED),
        path('M24-128C52-116 64-84 62-40H34C42-70 42-104 24-128Z', colour.clayDeep, SHADE),
        line('M-56-84l19-14 19 14 19-14 19 14 19-14 17 14', colour.lampLight, 8),
        rect(-72, -44, 144, 46, colour.paper, 16),
        line('M-50-36V-6M-30-36V-6M-10-36V-6M10-36V-6M30-36V-6M50-36V-6', colour.sand, 5),
        line('M-14-140h.1M14-140h.1M0-152h.1M0-132h.1', colour.paper, 30),
      ].join(''),
  },
  woollyscarf: {
    height: 139,
    width: 140,
    draw: () =>
      [
        path('M-70-118C-70-146 70-146 70-118C70-84 30-76 0-76S-70-84-70-118Z', colour.sea),
        path('M-44-116C-30-128 30-128 44-116C30-102-30-102-44-116Z', colour.seaDeep),
        path('M-8-88L40-94 66-8 14 0ZM-14-88L22-84-2-12-50-20Z', colour.sea),
        path('M48-64L56-40 8-34 4-58ZM14-62L6-38-38-44-32-66Z', colour.lampLight),
        line('M-48-18l-4 12M-32-16l-4 12M-16-13l-4 12M20 0l2 10M36-2l2 10M52-5l2 10', colour.lampLight, 6),
        line('M-66-104C-40-88 40-88 66-104', colour.lampLight, 8),
      ].join(''),
  },
  button: {
    height: 114,
    width: 116,
    draw: () =>
      [
        circle(0, -56, 58, colour.clayDeep),
        circle(-2, -59, 55, RED),
        circle(-2, -59, 40, 'none', `stroke="${colour.clayDeep}" stroke-width="5"`),
        line('M-16-73h.1M12-73h.1M-16-45h.1M12-45h.1', colour.bark, 15),
        line('M-16-73L12-45M12-73L-16-45', colour.paper, 5),
      ].join(''),
  },
  bone: {
    height: 88,
    width: 197,
    draw: () =>
      place(
        { y: -54, turn: -14 },
        line('M-66 0H66', colour.paper, 27),
        line('M-76-15h.1M-76 15h.1M76-15h.1M76 15h.1', colour.paper, 42),
        line('M-60 7H60', colour.sand, 7),
      ),
  },
} satisfies Record<string, ThingDrawing>;

/** The tub that hides who is in it. */
function tub(): string {
  return [
    line('M-84-8L-94 0M84-8L94 0', colour.lampDeep, 15),
    path('M-138-96H138C134-40 112-6 84-4H-84C-112-6-134-40-138-96Z', colour.paper),
    path('M92-96H138C134-40 112-6 84-4H30C76-22 98-56 92-96Z', colour.mist, 'opacity=".8"'),
    rect(-148, -106, 296, 18, '#FFFFFF', 9),
  ].join('');
}
