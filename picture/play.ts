import type { ThingDrawing } from './figure.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** What is played with and on: balls, games, instruments, playgrounds, the fair and feasts. */

const RED = TONES.red.base;
const SHADE = 'opacity=".3"';

/** The shadow side of a ball of 48 around the ground below it. */
const SIDE = path('M20-92C52-76 54-22 10-1C36-24 38-66 20-92Z', colour.ink, 'opacity=".16"');

const stripes = (half: number, top: number, bottom: number, fill: string): string =>
  [-3, -1, 1, 3]
    .map((at) => {
      const [from, to] = [((at - 1) / 4) * half, (at / 4) * half];
      return path(`M0 ${top}L${from} ${bottom}H${to}Z`, fill);
    })
    .join('');

const BOUNCY = [
  rect(-150, -62, 300, 62, RED, 26),
  line('M-120-31H120', colour.lamp, 15),
  line('M-144-8C-60 4 60 4 144-8', colour.clayDeep, 5, SHADE),
].join('');

/** A bowl of wood in each hand of a pair of castanets. */
const castanet = (turn: number, x: number): string =>
  place(
    { x, y: -56, turn },
    circle(0, 0, 46, colour.wood),
    circle(-6, -6, 36, colour.woodLight),
    circle(4, 2, 20, colour.wood, SHADE),
    circle(0, -46, 6, colour.lamp),
  );

const maraca = (turn: number, x: number, fill: string): string =>
  place(
    { x, turn },
    line('M0 0V-80', colour.woodLight, 13),
    path('M0-170C32-170 42-142 40-120C38-96 20-78 0-78S-38-96-40-120C-42-142-32-170 0-170Z', fill),
    line('M-36-134C-14-122 14-122 36-134', colour.lamp, 8),
    line('M-32-108l10-8 10 8 12-8 12 8 10-8 10 8', colour.paper, 5),
  );

export const play = {
  football: {
    height: 96,
    width: 96,
    draw: () =>
      [
        circle(0, -48, 48, '#FFFFFF'),
        path('M0-66L17-54 11-34H-11L-17-54Z', colour.ink),
        path(
          'M-10-95C-4-96 4-96 10-95L8-82H-8ZM-45-62L-34-66-28-52-40-38-48-46ZM45-62L34-66 28-52 40-38 48-46ZM-28-8L-22-22-8-16-6-1C-14-1-22-4-28-8ZM28-8L22-22 8-16 6-1C14-1 22-4 28-8Z',
          colour.ink,
        ),
        line('M0-66V-82M17-54L32-60M11-34L20-22M-11-34L-20-22M-17-54L-32-60', colour.ink, 3.5),
        SIDE,
      ].join(''),
  },
  basketball: {
    height: 96,
    width: 96,
    draw: () =>
      [
        circle(0, -48, 48, TONES.orange.base),
        line('M-48-48H48M0-96V0M-32-82C-10-62-10-34-32-14M32-82C10-62 10-34 32-14', colour.ink, 4),
        SIDE,
      ].join(''),
  },
  goal: {
    height: 159,
    width: 317,
    large: 1.9,
    draw: () =>
      [
        line(
          'M-150-6L-116-24H116L150-6M-116-24V-128H116V-24M-116-128L-150-150M116-128L150-150',
          colour.mist,
          4,
        ),
        line(
          'M-110-140V-16M-70-140V-18M-30-140V-20M10-140V-20M50-140V-18M90-140V-16M-144-112H144M-144-78H144M-144-44H144',
          '#FFFFFF',
          3,
          'opacity=".75"',
        ),
        line('M-152 0V-152H152V0', '#FFFFFF', 13),
        line('M-146-2V-146', colour.mist, 3),
      ].join(''),
  },
  racket: {
    height: 181,
    width: 175,
    draw: () =>
      place(
        { turn: 18 },
        line('M0 0V-66', colour.ink, 15),
        line('M0-62L-14-92M0-62L14-92', RED, 9),
        ellipse(0, -134, 40, 50, colour.paper, `stroke="${RED}" stroke-width="10"`),
        line('M-22-176V-92M0-182V-86M22-176V-92M-38-150H38M-40-130H40M-36-110H36', colour.mist, 3),
        circle(58, -30, 17, colour.lampLight) + line('M46-40C56-34 56-24 48-16', '#FFFFFF', 4),
      ),
  },
  medal: {
    height: 156,
    width: 92,
    draw: () =>
      [
        path('M-46-156H-14L18-74H-12ZM46-156H14L-18-74H12Z', colour.sea),
        path('M46-156H14L0-120 14-88Z', colour.seaDeep, 'opacity=".5"'),
        circle(0, -44, 46, colour.lampDeep),
        circle(0, -46, 43, colour.lamp),
        circle(0, -46, 31, colour.lampLight),
        path('M0-70l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2Z', colour.lampDeep),
      ].join(''),
  },
  skateboard: {
    height: 52,
    width: 232,
    draw: () =>
      [
        path(
          'M-112-52C-104-34-90-32-80-32H80C90-32 104-34 112-52L116-44C108-22 94-18 80-18H-80C-94-18-108-22-116-44Z',
          RED,
        ),
        line('M-76-34H76', colour.lamp, 6),
        circle(-58, -12, 13, colour.ink) + circle(58, -12, 13, colour.ink),
        circle(-58, -12, 5, colour.lampLight) + circle(58, -12, 5, colour.lampLight),
      ].join(''),
    seat: { x: 0, y: -34 },
  },
  rollerskates: {
    height: 128,
    width: 204,
    draw: () =>
      [-56, 48]
        .map((x) =>
          place(
            { x },
            path('M-34-128H10V-84C30-78 52-74 52-50V-32H-40V-84Z', colour.paper),
            path('M-8-128H10V-84C30-78 52-74 52-50V-32H10C14-70 2-90-8-128Z', colour.sand, 'opacity=".6"'),
            line('M-12-108H10M-10-94H12', RED, 6),
            rect(-42, -38, 96, 12, RED, 4),
            line('M-28-13h.1M6-13h.1M40-13h.1', colour.ink, 25),
            line('M-28-13h.1M6-13h.1M40-13h.1', colour.lamp, 10),
          ),
        )
        .join(''),
  },
  sledge: {
    height: 77,
    width: 251,
    draw: () =>
      [
        line('M-112-52H96', colour.woodLight, 15),
        line('M-112-42H96', colour.wood, 6),
        line('M-80-46V-10M60-46V-10', colour.wood, 9),
        line('M-118-6H88C124-6 130-52 106-72', RED, 10),
        line('M104-70C128-90 140-70 134-52', colour.bark, 4),
      ].join(''),
    seat: { x: -16, y: -58 },
  },
  bucket: {
    height: 140,
    width: 273,
    draw: () =>
      [
        line('M-58-92C-58-146 58-146 58-92', colour.ink, 6),
        path('M-62-94H62L46-4C45 0 43 2 40 2H-40C-43 2-45 0-46-4Z', colour.sea),
        path('M26-94H62L46-4C45 0 43 2 40 2H10C30-20 36-64 26-94Z', colour.seaDeep, SHADE),
        ellipse(0, -94, 62, 13, colour.day) + ellipse(0, -93, 50, 9, colour.sand),
        path('M0-70l8 16 18 2-13 12 4 18-17-9-17 9 4-18-13-12 18-2Z', colour.lamp),
        place(
          { x: 86, turn: 12 },
          line('M0-58V-132M-18-134H18', RED, 10),
          path('M-22-62H22V-16C22 4-22 4-22-16Z', RED),
        ),
      ].join(''),
  },
  blocks: {
    height: 172,
    width: 192,
    draw: () =>
      [
        rect(-86, -66, 66, 66, RED, 5) + rect(-14, -66, 66, 66, colour.lamp, 5),
        rect(-52, -132, 66, 66, colour.sea, 5),
        path('M58 0V-66L96-44V0Z', colour.moss),
        path('M-40-132L-18-172 4-132Z', colour.clayLight),
        line('M-53-48l-14 28h28ZM8-46H30V-20H8Z', '#FFFFFF', 6),
        circle(-19, -99, 16, 'none', 'stroke="#FFFFFF" stroke-width="6"'),
      ].join(''),
  },
  chess: {
    height: 121,
    width: 208,
    draw: () =>
      [
        path('M-104 2L-74-58H74L104 2Z', colour.woodLight),
        path('M-94-4L-66-54H66L94-4Z', colour.paper),
        path(
          'M-94-4L-82-29H-44L-49-4ZM-4-4L-3-29H38L43-4ZM-42-29L-37-54H-3L-3-29ZM38-29L34-54H66L78-29ZM-78-29L-66-54H-37L-42-29ZM-3-29V-54H0L2-29Z',
          colour.wood,
          'opacity=".75"',
        ),
        place(
          { x: -34, y: -18 },
          path('M-22 0H22L16-12C8-30 6-46 8-56H-8C-6-46-8-30-16-12Z', colour.cream),
          circle(0, -66, 15, colour.cream),
          line('M0-84V-100M-7-93H7', colour.cream, 6),
          line('M-12-54H12', colour.sand, 6),
        ),
        place(
          { x: 36, y: -20 },
          path(
            'M-24 0H24L18-14C22-40 22-66-2-80L-6-90-16-78C-28-68-36-56-34-46C-26-38-16-46-8-46C-12-32-20-24-18-14Z',
            colour.ink,
          ),
          circle(-12, -66, 4, colour.lampLight),
          line('M8-68C16-56 18-42 14-26', colour.evening, 5),
        ),
      ].join(''),
  },
  marbles: {
    height: 96,
    width: 192,
    draw: () =>
      (
        [
          [-62, RED],
          [0, colour.sea],
          [58, colour.lamp],
          [-28, colour.moss],
          [30, TONES.purple.base],
        ] as const
      )
        .map(([x, fill], at) =>
          place(
            { x, y: at > 2 ? -62 : -34 },
            circle(0, 0, 34, fill),
            path('M-24-8C-8-24 14-14 26 6C8 18-14 10-24-8Z', '#FFFFFF', 'opacity=".55"'),
            circle(-12, -14, 7, '#FFFFFF'),
          ),
        )
        .join(''),
  },
  spinningtop: {
    height: 144,
    width: 169,
    draw: () =>
      place(
        { turn: 10 },
        line('M0-96V-140', colour.wood, 12),
        path('M-72-78C-60-108 60-108 72-78C60-40 20-14 0 0C-20-14-60-40-72-78Z', RED),
        path(
          'M-70-74C-40-58 40-58 70-74C64-62 56-52 48-44C20-34-20-34-48-44C-56-52-64-62-70-74Z',
          colour.lamp,
        ),
        path('M30-99C52-96 68-88 72-78C60-40 20-14 4-2C40-40 50-70 30-99Z', colour.clayDeep, SHADE),
      ),
  },
  puppet: {
    height: 285,
    width: 145,
    draw: () =>
      [
        line('M-60-262H60M0-280V-244', colour.wood, 10),
        line('M-52-258L-62-92M52-258L62-92M0-246V-196', colour.ink, 2.5),
        line('M-26-40L-30-6M26-40L30-6', colour.peach, 15),
        line('M-38-4h18M38-4H20', colour.bark, 15),
        line('M-32-110L-62-88M32-110L62-88', RED, 18),
        line('M-62-88h.1M62-88h.1', colour.peach, 21),
        path('M-36-122H36L44-34H-44Z', RED),
        path('M-36-122L0-84 36-122 44-34H0V-84Z', colour.lamp, 'opacity=".9"'),
        circle(0, -160, 38, colour.peach),
        path('M-44-166C-52-196-20-214-4-240C16-214 52-196 44-166C20-182-20-182-44-166Z', colour.sea),
        circle(-4, -238, 9, colour.lamp),
        line('M-14-162h.1M14-162h.1', colour.ink, 9),
        circle(0, -150, 6, RED),
        line('M-14-140c8 8 20 8 28 0', colour.clayDeep, 5),
      ].join(''),
  },
  wand: {
    height: 198,
    width: 204,
    draw: () =>
      place(
        { turn: 22 },
        line('M0 0V-120', colour.wood, 12),
        line('M0-110V-126M0-2V-14', colour.paper, 12),
        path('M0-196l13 28 31 4-23 21 6 31-27-15-27 15 6-31-23-21 31-4Z', colour.lamp),
        path('M0-196l13 28 31 4-23 21 6 31-27-15Z', colour.lampDeep, SHADE),
        line('M-52-190v14M-59-183h14M52-120v12M46-114h12', colour.lampLight, 5),
      ),
  },
  sword: {
    height: 200,
    width: 116,
    draw: () =>
      place(
        { turn: 14 },
        path('M-13-62H13V-180L0-206-13-180Z', colour.mist),
        path('M0-62H13V-180L0-206Z', colour.periwinkle),
        rect(-44, -66, 88, 15, colour.lamp, 7),
        rect(-9, -52, 18, 42, colour.wood, 4),
        circle(0, -6, 13, colour.lamp),
      ),
  },
  mask: {
    height: 152,
    width: 224,
    draw: () =>
      [
        path(
          'M44-86C60-120 96-134 112-128C104-112 92-96 66-76ZM30-92C36-126 60-150 80-152C78-132 66-110 48-86Z',
          colour.lamp,
        ),
        path(
          'M-94-76C-60-96-28-90 0-78C28-90 60-96 94-76C98-30 70-2 40-6C20-10 10-26 0-30C-10-26-20-10-40-6C-70-2-98-30-94-76Z',
          TONES.purple.base,
        ),
        path(
          'M-64-52C-50-68-28-62-20-44C-32-34-56-36-64-52ZM64-52C50-68 28-62 20-44C32-34 56-36 64-52Z',
          colour.ink,
        ),
        line('M-84-72C-60-84-30-80-8-70M84-72C60-84 30-80 8-70', colour.lamp, 6),
        circle(0, -62, 8, colour.lampLight),
      ].join(''),
  },
  rope: {
    height: 127,
    width: 221,
    draw: () =>
      [
        line('M-84-58C-60 30 40 10 20-40C8-74-50-60-30-20C-10 22 78 6 92-58', colour.lamp, 8),
        line('M-88-60L-98-118M94-60L102-118', RED, 17),
        line('M-93-88L-95-100M97-88L99-100', colour.paper, 17),
      ].join(''),
  },
  hoop: {
    height: 169,
    width: 170,
    draw: () =>
      [
        circle(0, -84, 78, 'none', `stroke="${RED}" stroke-width="14"`),
        circle(0, -84, 78, 'none', `stroke="${colour.lampLight}" stroke-width="14" stroke-dasharray="34 34"`),
      ].join(''),
  },
  slide: {
    height: 256,
    width: 315,
    large: 1.35,
    draw: () =>
      [
        line('M-96 0L-72-238M-40 0L-50-238', colour.wood, 12),
        line('M-88-46H-44M-84-90H-46M-80-134H-48M-76-178H-50', colour.woodLight, 10),
        rect(-84, -206, 62, 15, colour.wood, 4),
        path('M-30-206C10-200 46-60 96-30C116-20 136-18 152-18V0C110 2 84-6 62-26C24-60 4-140-30-176Z', RED),
        path(
          'M-30-206C10-200 46-60 96-30C116-20 136-18 152-18',
          'none',
          `stroke="${colour.lamp}" stroke-width="11"`,
        ),
        line('M-72-238C-60-262-28-256-26-206', colour.lamp, 9),
      ].join(''),
    seat: { x: -22, y: -198 },
  },
  seesaw: {
    height: 135,
    width: 317,
    large: 1.4,
    draw: () =>
      [
        path('M-34 2L0-66 34 2Z', colour.sea),
        path('M6-54L0-66 34 2H12Z', colour.seaDeep, SHADE),
        line('M-150-30L150-104', RED, 17),
        line('M-112-42L-116-74M112-96L108-128', colour.ink, 8),
        line('M-130-76H-102M94-130H122', colour.ink, 9),
      ].join(''),
    seat: { x: -128, y: -40 },
  },
  sandpit: {
    height: 129,
    width: 323,
    large: 1.4,
    draw: () =>
      [
        path('M-146-36C-110-66-50-70-10-60C20-88 70-90 96-60C120-58 138-50 146-36Z', colour.sand),
        path('M-10-60C20-88 70-90 96-60C60-50 20-50-10-60Z', colour.cream),
        place(
          { x: -66, y: -44, scale: 0.6, turn: -8 },
          path('M-44-80H44L32 0H-32Z', RED),
          line('M-42-80C-42-124 42-124 42-80', colour.ink, 7),
        ),
        line('M70-52L96-118M88-124L104-118', colour.sea, 9),
        path('M-160-40H160V-6C160 0 156 2 150 2H-150C-156 2-160 0-160-6Z', colour.woodLight),
        line('M-80-36V-2M0-36V-2M80-36V-2', colour.wood, 5),
        line('M-158-38H158', colour.wood, 7),
      ].join(''),
    front: () =>
      path('M-160-40H160V-6C160 0 156 2 150 2H-150C-156 2-160 0-160-6Z', colour.woodLight) +
      line('M-80-36V-2M0-36V-2M80-36V-2', colour.wood, 5) +
      line('M-158-38H158', colour.wood, 7),
    inside: { x: 0, y: -40, half: 120 },
  },
  trampoline: {
    height: 94,
    width: 300,
    large: 1.5,
    draw: () =>
      [
        line('M-118-60L-126 0M-50-48L-54 0M50-48L54 0M118-60L126 0', colour.dusk, 10),
        ellipse(0, -66, 150, 28, colour.sea),
        ellipse(0, -68, 122, 19, colour.ink),
        ellipse(0, -70, 108, 14, colour.dusk),
      ].join(''),
    seat: { x: 0, y: -68 },
  },
  carousel: {
    height: 347,
    width: 352,
    large: 1.5,
    draw: () => {
      const horse = (x: number, y: number, fill: string): string =>
        place(
          { x, y },
          line('M0-96V70', colour.lamp, 6),
          path(
            'M-42 10C-44-18-16-26 8-22C16-44 30-52 46-46L56-24C46-20 40-14 36-2L32 16C10 20-20 22-42 10Z',
            fill,
          ),
          line('M-30 12L-38 38M22 14L34 34', fill, 10),
          line('M22-44C8-40 6-30 6-22', colour.bark, 8),
          path('M-16-24H10V-10H-16Z', RED),
          circle(42, -34, 3.5, colour.ink),
        );
      return [
        ellipse(0, -6, 166, 12, colour.wood),
        rect(-150, -34, 300, 28, RED, 8),
        line('M-130-20h.1M-90-20h.1M-50-20h.1M-10-20h.1M30-20h.1M70-20h.1M110-20h.1', colour.lampLight, 12),
        rect(-22, -216, 44, 184, colour.cream),
        horse(-92, -96, colour.paper),
        horse(92, -116, colour.clayLight),
        path('M-176-214C-120-232-40-290 0-318C40-290 120-232 176-214Z', RED),
        stripes(176, -318, -214, colour.lampLight),
        path(
          'M-176-216H176V-196C160-180 148-180 132-196 116-180 104-180 88-196 72-180 60-180 44-196 28-180 16-180 0-196-16-180-28-180-44-196-60-180-72-180-88-196-104-180-116-180-132-196-148-180-160-180-176-196Z',
          colour.lamp,
        ),
        line('M0-316V-344', colour.wood, 6) + path('M0-346L32-334 0-322Z', colour.sea),
      ].join('');
    },
  },
  bigwheel: {
    height: 313,
    width: 306,
    large: 1.8,
    draw: () => {
      const spokes = Array.from({ length: 8 }, (_, at) => {
        const turn = (at * Math.PI) / 4 + 0.2;
        return [Math.round(132 * Math.cos(turn)), Math.round(132 * Math.sin(turn))] as const;
      });
      return [
        line('M0-176L-84 0M0-176L84 0', colour.dusk, 13),
        circle(0, -176, 132, 'none', `stroke="${colour.sea}" stroke-width="10"`),
        line(spokes.map(([x, y]) => `M0-176L${x} ${y - 176}`).join(''), colour.mist, 6),
        circle(0, -176, 20, colour.lamp),
        ...spokes.map(([x, y], at) =>
          place(
            { x, y: y - 176 },
            path(
              'M-24 4H24L18 34C16 40-16 40-18 34Z',
              [RED, colour.lamp, colour.moss, TONES.purple.base][at % 4]!,
            ),
            line('M-20 4L0-10 20 4', colour.ink, 4),
          ),
        ),
        line('M-104-2H104', colour.wood, 13),
      ].join('');
    },
  },
  coaster: {
    height: 263,
    width: 344,
    large: 2,
    draw: () =>
      [
        line('M-150 0V-70M-100 0V-190M-50 0V-170M0 0V-50M50 0V-20M100 0V-90M150 0V-130', colour.mist, 7),
        line('M-160-50C-140-110-124-200-84-200C-30-200-20-24 40-24C90-24 110-120 166-134', RED, 12),
        line(
          'M-160-50C-140-110-124-200-84-200C-30-200-20-24 40-24C90-24 110-120 166-134',
          colour.lampLight,
          4,
        ),
        ...[-112, -70].map((x, at) =>
          place(
            { x, y: at === 0 ? -196 : -198, turn: at === 0 ? -34 : 24 },
            path('M-20-32H16C24-32 26-8 20-8H-20C-26-8-26-32-20-32Z', colour.sea),
            line('M-10-34V-44M8-34V-44', colour.seaDeep, 7),
            circle(-11, -6, 6, colour.ink) + circle(11, -6, 6, colour.ink),
          ),
        ),
      ].join(''),
  },
  circus: {
    height: 304,
    width: 352,
    large: 1.7,
    draw: () =>
      [
        path('M-150-120H150V-4C150 0 148 2 144 2H-144C-148 2-150 0-150-4Z', colour.paper),
        path('M-150-120H-100V2H-144C-148 2-150 0-150-4ZM-50-120H0V2H-50ZM50-120H100V2H50Z', RED),
        path('M-44 2C-40-50-20-90 0-104C20-90 40-50 44 2Z', colour.bark),
        path(
          'M-44 2C-40-50-20-90 0-104C-2-60-20-30-20 2ZM44 2C40-50 20-90 0-104C2-60 20-30 20 2Z',
          colour.lamp,
        ),
        path('M-176-116C-110-146-40-210 0-262C40-210 110-146 176-116Z', RED),
        stripes(176, -262, -116, colour.paper),
        path(
          'M-176-118H176C170-96 140-96 132-112 124-94 96-94 88-112 80-94 52-94 44-112 36-94 8-94 0-112-8-94-36-94-44-112-52-94-80-94-88-112-96-94-124-94-132-112-140-96-170-96-176-118Z',
          colour.lamp,
        ),
        line('M0-260V-300', colour.wood, 7) + path('M0-302L44-286 0-270Z', colour.sea),
      ].join(''),
    inside: { x: 0, y: -30, half: 36 },
    front: () => line('M-46-2H46', colour.lampDeep, 6),
  },
  bubbles: {
    height: 189,
    width: 175,
    draw: () =>
      [
        [-40, -60, 34],
        [30, -96, 46],
        [-22, -150, 28],
        [64, -26, 22],
        [70, -176, 18],
        [-76, -124, 16],
      ]
        .map(
          ([x, y, r]) =>
            circle(x!, y!, r!, colour.day, 'opacity=".55"') +
            circle(x!, y!, r!, 'none', `stroke="${TONES.purple.light}" stroke-width="4"`) +
            line(
              `M${x! - r! * 0.55} ${y!}C${x! - r! * 0.5} ${y! - r! * 0.4} ${x! - r! * 0.3} ${y! - r! * 0.55} ${x!} ${y! - r! * 0.6}`,
              '#FFFFFF',
              5,
            ),
        )
        .join(''),
  },
  snowglobe: {
    height: 150,
    width: 132,
    draw: () =>
      [
        circle(0, -84, 66, colour.day),
        path('M-58-60C-30-76 30-76 58-60C46-30 20-18 0-18S-46-30-58-60Z', '#FFFFFF'),
        path('M-26-58V-88L-4-106 18-88V-58Z', RED) +
          path('M-34-84L-4-112 26-84-4-94Z', '#FFFFFF') +
          rect(-10, -78, 12, 20, colour.bark),
        path('M22-56L38-104 54-56Z', colour.moss),
        line('M-40-116h.1M-14-132h.1M24-128h.1M44-96h.1M-46-84h.1M6-116h.1', '#FFFFFF', 8),
        line('M-50-108C-44-124-34-134-20-140', '#FFFFFF', 7, 'opacity=".9"'),
        path('M-56-34H56L66-4C66 0 62 2 58 2H-58C-62 2-66 0-66-4Z', colour.wood),
        line('M-58-20H58', colour.lamp, 7),
      ].join(''),
  },
  rockinghorse: {
    height: 176,
    width: 235,
    draw: () =>
      [
        line('M-110-34C-70 6 70 6 110-34', RED, 15),
        line('M-50-84L-62-16M44-84L58-16', colour.woodLight, 21),
        path(
          'M-74-84C-82-132-30-134 20-128C30-166 56-182 84-174L104-138C92-130 78-128 70-112L62-78C20-66-40-66-74-84Z',
          colour.sand,
        ),
        line('M-74-112C-100-106-104-86-96-70', colour.wood, 13),
        line('M34-166C18-156 14-140 16-126', colour.wood, 15),
        path('M-30-134C-16-120 6-120 18-132L14-88H-26Z', RED),
        circle(76, -154, 5, colour.ink),
        line('M92-136C84-132 76-130 68-132', colour.wood, 4),
      ].join(''),
    seat: { x: -6, y: -124 },
  },
  dollhouse: {
    height: 228,
    width: 232,
    large: 1.25,
    draw: () =>
      [
        path('M-96-150H96V2H-96Z', colour.cream),
        path('M-116-146L0-228 116-146Z', RED),
        rect(-84, -138, 78, 58, colour.day) + rect(6, -138, 78, 58, TONES.pink.light),
        rect(-84, -70, 78, 62, colour.lampLight) + rect(6, -70, 78, 62, colour.sageLight),
        line('M-74-92H-38V-106', colour.wood, 11) + rect(-44, -106, 30, 14, RED, 4),
        path('M24-80V-112L46-126 68-112V-80Z', colour.wood, 'opacity=".7"'),
        line('M-62-10V-32M-28-10V-32M-70-34H-20', colour.wood, 7),
        circle(46, -40, 11, colour.peach) + path('M28-8L46-30 64-8Z', RED),
        line('M0-150V0M-96-75H96', colour.wood, 7),
      ].join(''),
  },
  piggybank: {
    height: 151,
    width: 204,
    draw: () =>
      [
        line('M-38-20V-4M36-20V-4', TONES.pink.dark, 24),
        path(
          'M-84-62C-84-104-40-116-4-116C30-116 56-108 70-86L96-80V-44L74-36C58-16 30-10-4-10C-44-10-84-22-84-62Z',
          TONES.pink.base,
        ),
        path(
          'M-80-44C-50-20 40-20 76-38C58-16 30-10-4-10C-40-10-74-20-80-44Z',
          TONES.pink.dark,
          'opacity=".5"',
        ),
        path('M28-112L52-134 58-98Z', TONES.pink.dark),
        line('M56-78h.1', colour.ink, 9),
        ellipse(94, -62, 8, 17, TONES.pink.dark),
        line('M-26-114H8', colour.ink, 6),
        circle(-8, -134, 17, colour.lamp) + circle(-8, -134, 10, colour.lampDeep, 'opacity=".5"'),
        line('M-84-66C-98-64-98-80-90-84', TONES.pink.dark, 7),
      ].join(''),
  },
  rubberring: {
    height: 144,
    width: 144,
    draw: () =>
      [
        circle(0, -72, 52, 'none', `stroke="${colour.paper}" stroke-width="40"`),
        circle(0, -72, 52, 'none', `stroke="${RED}" stroke-width="40" stroke-dasharray="41 41" `),
        line('M-46-104C-34-120-16-128 0-128', '#FFFFFF', 7, 'opacity=".6"'),
      ].join(''),
  },
  flute: {
    height: 85,
    width: 252,
    draw: () =>
      place(
        { y: -40, turn: -16 },
        line('M-112 0H112', colour.woodLight, 19),
        line('M-112 6H112', colour.wood, 5),
        line('M-84 0H-72M52 0H62M92 0H100', colour.lamp, 19),
        line('M-46-3h.1M-24-3h.1M-2-3h.1M20-3h.1M38-3h.1', colour.ink, 8),
        path('M112-12L128-10V10L112 12Z', colour.bark),
      ),
  },
  castanets: {
    height: 142,
    width: 188,
    draw: () =>
      [
        line('M-46-102C-30-150 34-150 46-102', RED, 8),
        castanet(-14, -46),
        castanet(14, 48),
        line('M-46-106C-60-120-70-116-74-104M48-106C62-120 72-116 76-104', RED, 7),
      ].join(''),
  },
  maracas: { height: 159, width: 221, draw: () => maraca(-24, -18, RED) + maraca(24, 18, colour.moss) },
  tambourine: {
    height: 147,
    width: 192,
    draw: () =>
      [
        circle(0, -72, 70, colour.wood),
        circle(0, -72, 58, colour.cream),
        path('M30-122C62-98 62-44 20-18C44-50 48-90 30-122Z', colour.sand, 'opacity=".8"'),
        line(
          'M-64-72h.1M64-72h.1M0-136h.1M0-8h.1M-46-118h.1M46-118h.1M-46-26h.1M46-26h.1',
          colour.lampDeep,
          21,
        ),
        line(
          'M-64-72h.1M64-72h.1M0-136h.1M0-8h.1M-46-118h.1M46-118h.1M-46-26h.1M46-26h.1',
          colour.lampLight,
          14,
        ),
        path('M40-10L78 22 60 30ZM46-18L96 4 86 16Z', RED),
      ].join(''),
  },
  xylophone: {
    height: 132,
    width: 236,
    draw: () =>
      [
        path('M-118-18L112-34V-22L-118-2ZM-118-66L112-54V-66L-118-82Z', colour.wood),
        rect(-108, -96, 32, 96, RED, 6) +
          rect(-68, -90, 32, 86, colour.lamp, 6) +
          rect(-28, -84, 32, 76, colour.moss, 6),
        rect(12, -78, 32, 66, colour.sea, 6) + rect(52, -72, 32, 54, TONES.purple.base, 6),
        line('M-20-56L60-128M24-50L106-112', colour.woodLight, 7),
        circle(-20, -54, 11, RED) + circle(24, -48, 11, RED),
      ].join(''),
  },
  accordion: {
    height: 136,
    width: 216,
    draw: () =>
      [
        path(
          'M-54-122L-36-112-18-124 0-112 18-124 36-112 54-122V-6L36-16 18-4 0-16-18-4-36-16-54-6Z',
          colour.bark,
        ),
        line('M-36-112V-16M0-112V-16M36-112V-16', colour.lamp, 4) + line('M-18-122V-6M18-122V-6', RED, 5),
        rect(-108, -136, 58, 136, RED, 10) + rect(50, -136, 58, 136, RED, 10),
        rect(-104, -126, 22, 116, colour.paper, 4),
        line('M-104-110H-82M-104-92H-82M-104-74H-82M-104-56H-82M-104-38H-82', colour.ink, 4),
        line(
          'M70-108h.1M90-108h.1M70-84h.1M90-84h.1M70-60h.1M90-60h.1M70-36h.1M90-36h.1',
          colour.lampLight,
          9,
        ),
      ].join(''),
  },
  bell: {
    height: 159,
    width: 132,
    draw: () =>
      [
        circle(0, -6, 15, colour.lampDeep),
        path(
          'M-66-14C-50-34-50-60-46-84C-42-116-22-128 0-128S42-116 46-84C50-60 50-34 66-14C40-4-40-4-66-14Z',
          colour.lamp,
        ),
        path(
          'M18-126C36-120 44-106 46-84C50-60 50-34 66-14C50-8 34-7 20-7C38-40 36-90 18-126Z',
          colour.lampDeep,
          'opacity=".55"',
        ),
        line('M-34-96C-36-70-40-50-46-34', colour.glow, 8),
        circle(0, -140, 14, 'none', `stroke="${colour.lampDeep}" stroke-width="9"`),
      ].join(''),
  },
  harp: {
    height: 213,
    width: 161,
    draw: () =>
      [
        line('M-40-150V-30M-18-166V-26M4-168V-24M26-160V-22M46-152V-18', colour.paper, 4),
        path(
          'M-64-6C-90-80-84-160-58-198C-36-226-4-200 22-190C46-182 62-184 74-170C64-156 40-160 16-168C-12-178-36-190-46-164C-60-120-58-70-44-20Z',
          colour.lampDeep,
        ),
        path('M74-176C84-120 66-50 40-10L-58 2C-70 2-70-18-58-18L28-30C52-70 60-130 58-172Z', colour.lamp),
        circle(-58, -200, 13, colour.lamp),
      ].join(''),
  },
  pinata: {
    height: 233,
    width: 234,
    draw: () =>
      [
        line('M0-230V-170', colour.wood, 6),
        path('M0-170L26-118 84-130 56-78 96-36 38-38 12 8 -14-36 -74-30 -40-76 -78-126 -22-116Z', RED),
        path('M-22-116L0-170 26-118ZM56-78L96-36 38-38ZM-14-36L-74-30-40-76Z', colour.lamp),
        path('M26-118L84-130 56-78ZM38-38L12 8-14-36ZM-40-76L-78-126-22-116Z', colour.sea),
        circle(8, -78, 40, TONES.pink.base),
        line('M-26-88C0-100 18-100 42-88M-30-68C0-80 18-80 46-68', colour.paper, 7),
        line('M84-130l14-16M-78-126l-16-14M96-36l18 8M-74-30l-18 12M12 8v2', colour.lampLight, 6),
      ].join(''),
  },
  fireworks: {
    height: 249,
    width: 269,
    large: 2.2,
    draw: () =>
      (
        [
          [-56, -120, 1, RED, colour.clayLight],
          [62, -176, 1.1, colour.lamp, colour.lampLight],
          [38, -62, 0.8, colour.sea, colour.day],
        ] as const
      )
        .map(([x, y, scale, deep, light]) =>
          place(
            { x, y, scale },
            line(
              'M0-20V-62M14-14L44-44M20 0H62M14 14L44 44M0 20V62M-14 14L-44 44M-20 0H-62M-14-14L-44-44',
              deep,
              8,
            ),
            line(
              'M8-20L22-54M20-8L54-22M20 8L54 22M8 20L22 54M-8 20L-22 54M-20 8L-54 22M-20-8L-54-22M-8-20L-22-54',
              light,
              5,
            ),
            circle(0, 0, 7, colour.glow),
          ),
        )
        .join(''),
  },
  jackolantern: {
    height: 139,
    width: 184,
    draw: () =>
      [
        line('M0-104C-2-122 6-130 18-132', colour.moss, 13),
        ellipse(-46, -52, 46, 52, TONES.orange.base) + ellipse(46, -52, 46, 52, '#C96F36'),
        ellipse(-22, -52, 40, 55, '#E39350') + ellipse(24, -52, 38, 55, TONES.orange.base),
        ellipse(0, -52, 26, 56, '#EFA563'),
        path(
          'M-44-54L-28-80-12-54ZM12-54L28-80 44-54ZM-52-40C-30-30 30-30 52-40C44-10 20-4 0-4S-44-10-52-40Z',
          colour.lampLight,
        ),
        path('M-24-34H-8V-22H-24ZM10-34H26V-22H10ZM-6-4V-16H10V-5Z', TONES.orange.base),
      ].join(''),
  },
  firtree: {
    height: 268,
    width: 208,
    large: 1.5,
    draw: () =>
      [
        rect(-13, -40, 26, 42, colour.wood),
        path('M-104-34L-40-104H40L104-34C60-22-60-22-104-34Z', colour.forest),
        path('M-84-92L-30-158H30L84-92C50-80-50-80-84-92Z', colour.moss),
        path('M-60-148L0-236 60-148C36-136-36-136-60-148Z', colour.moss),
        line(
          'M-84-48C-30-40 40-60 76-52M-62-104C-20-94 30-112 58-106M-38-158C-10-150 20-164 36-160',
          colour.lampLight,
          5,
        ),
        line('M-54-62h.1M10-66h.1M-26-118h.1M42-120h.1M4-170h.1', RED, 21),
        line('M-16-44h.1M58-70h.1M8-96h.1M-14-146h.1', colour.lamp, 19),
        path('M0-268l9 19 21 3-15 14 4 21-19-10-19 10 4-21-15-14 21-3Z', colour.lamp),
      ].join(''),
  },
  bunting: {
    height: 193,
    width: 325,
    large: 2,
    draw: () =>
      [
        line('M-160-190C-80-150 80-150 160-190', colour.wood, 5),
        ...[-130, -78, -26, 26, 78, 130].map((x, at) => {
          const y = Math.round(-158 - (x * x) / 1000 - (Math.abs(x) > 120 ? 8 : 0));
          return path(
            `M${x - 24} ${y}L${x} ${y + 58}L${x + 24} ${y}Z`,
            [RED, colour.lamp, colour.sea, colour.moss, TONES.purple.base, colour.clayLight][at]!,
          );
        }),
      ].join(''),
  },
  bouncycastle: {
    height: 238,
    width: 300,
    large: 1.7,
    draw: () =>
      [
        line('M-118-60V-176M118-60V-176', RED, 52),
        line('M-56-84V-140M56-84V-140', colour.seaDeep, 40),
        path('M-150-182L-118-238-86-182ZM86-182L118-238 150-182Z', colour.lamp),
        path('M-80-152L-56-194-32-152ZM32-152L56-194 80-152Z', colour.lampLight),
        line('M-96-92H96', colour.sea, 66),
        line('M-60-122V-70M-20-122V-70M20-122V-70M60-122V-70', colour.seaDeep, 6),
        BOUNCY,
      ].join(''),
    front: () => BOUNCY,
    inside: { x: 0, y: -62, half: 90 },
  },
  dice: {
    height: 85,
    width: 169,
    draw: () =>
      [
        [-40, 0, -8, 'M-20-20h.1M20 20h.1M20-20h.1M-20 20h.1M0 0h.1'],
        [42, -4, 14, 'M-18-18h.1M18 18h.1'],
      ]
        .map(([x, y, turn, spots]) =>
          place(
            { x: x as number, y: (y as number) - 38, turn: turn as number },
            rect(-36, -36, 72, 72, colour.paper, 13),
            path(
              'M14-36H23C30-36 36-30 36-23V23C36 30 30 36 23 36H6C26 16 26-16 14-36Z',
              colour.sand,
              'opacity=".7"',
            ),
            line(spots as string, RED, 14),
          ),
        )
        .join(''),
  },
  skittles: {
    height: 146,
    width: 244,
    draw: () =>
      [-58, 58, -20, 20]
        .map((x, at) =>
          place(
            { x, y: at > 1 ? 0 : -14 },
            path(
              'M-10-96C-18-112-12-132 0-132S18-112 10-96C22-70 28-40 18 0H-18C-28-40-22-70-10-96Z',
              colour.paper,
            ),
            line('M-12-104H12M-12-92H12', RED, 6),
            path(
              'M4-130C14-124 16-110 10-96C22-70 28-40 18 0H6C14-40 12-80 4-130Z',
              colour.sand,
              'opacity=".8"',
            ),
          ),
        )
        .join('') +
      place({ x: 96 }, circle(0, -26, 26, colour.sea), line('M-6-34h.1M6-36h.1M0-24h.1', colour.ink, 6)),
  },
  shield: {
    height: 148,
    width: 134,
    draw: () =>
      [
        path('M-66-148C-30-140 30-140 66-148C72-80 52-26 0 2C-52-26-72-80-66-148Z', colour.mist),
        path('M-54-134C-24-128 24-128 54-134C58-78 42-34 0-12C-42-34-58-78-54-134Z', RED),
        path('M0-130C18-129 36-130 54-134C58-78 42-34 0-12Z', colour.clayDeep, SHADE),
        path('M0-112l12 25 27 4-20 19 5 27-24-13-24 13 5-27-20-19 27-4Z', colour.lamp),
      ].join(''),
  },
} satisfies Record<string, ThingDrawing>;
