import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** Things of home: what a family eats, makes and plays with at its table, and what it lives in for an afternoon. */

const RED = TONES.red.base;
const SHADE = 'opacity=".3"';

/** A table seen from the front, its cloth hanging over the edge: who sits at it is behind it. */
export const table = (): string =>
  [
    path('M-158-74L-166 0H-146L-136-74ZM158-74L166 0H146L136-74Z', colour.wood),
    path('M-186-112H186L202-90C204-86 202-82 198-82H-198C-202-82-204-86-202-90Z', colour.woodLight),
    path('M-150-112H150L162-88H-162Z', colour.paper),
    path(
      'M-162-88H162V-60C142-44 128-44 108-60 88-44 74-44 54-60 34-44 20-44 0-60-20-44-34-44-54-60-74-44-88-44-108-60-128-44-142-44-162-60Z',
      colour.paper,
    ),
    path(
      'M-162-88H162V-80H-162ZM-162-68C-142-52-128-52-108-68-88-52-74-52-54-68-34-52-20-52 0-68 20-52 34-52 54-68 74-52 88-52 108-68 128-52 142-52 162-68V-60C142-44 128-44 108-60 88-44 74-44 54-60 34-44 20-44 0-60-20-44-34-44-54-60-74-44-88-44-108-60-128-44-142-44-162-60Z',
      colour.clayLight,
    ),
  ].join('');

export const puzzle = (): string =>
  [
    path('M-92 2L-66-62H66L92 2Z', colour.sea),
    path('M-88-6L-78-30H-26L-30-6ZM-74-36L-66-56H-22L-25-36Z', colour.lamp),
    path('M-22-6L-18-30H26L30-6ZM-17-36L-14-56H20L23-36Z', RED),
    path('M31-36L28-56H64L70-36Z', colour.sage),
    line('M-28-18h10M-22-46h10M2-33v10M-48-33v10M27-44h8', colour.paper, 9),
    place(
      { x: 62, y: -18, turn: 18 },
      path('M-22-18H-6C-10-32 10-32 6-18H22V-4C36-8 36 12 22 8V20H-22Z', colour.sage),
      path('M-22 8H22V20H-22Z', colour.moss, SHADE),
    ),
  ].join('');

const card = (x: number, y: number, turn: number, mark: string): string =>
  place(
    { x, y, turn },
    rect(-25, -70, 50, 72, colour.sand, 7),
    rect(-24, -70, 47, 70, colour.paper, 7),
    mark,
    line('M-14-58h.1M14-12h.1', RED, 7),
  );

export const cards = (): string =>
  [
    card(-30, -6, -34, path('M0-46L13-32 0-18-13-32Z', RED)),
    card(-10, -2, -12, path('M0-48C18-30 14-22 4-26V-14H-4V-26C-14-22-18-30 0-48Z', colour.ink)),
    card(14, -2, 10, path('M0-16C-20-30-16-46-6-46-2-46 0-43 0-40 0-43 2-46 6-46 16-46 20-30 0-16Z', RED)),
    card(38, -8, 34, circle(0, -32, 13, colour.lamp) + circle(0, -32, 6, colour.lampDeep)),
  ].join('');

const GRAIN = '#E8C55F';

export const paella = (): string =>
  [
    line('M-112-34C-130-34-130-16-108-18M112-34C130-34 130-16 108-18', RED, 9),
    path('M-110-40H110C108-8 70 2 0 2S-108-8-110-40Z', colour.ink),
    ellipse(0, -40, 110, 24, colour.dusk),
    ellipse(0, -42, 98, 19, GRAIN),
    line('M-70-44h18M-22-52h18M30-36h18M52-48h16M-14-32h14', RED, 8),
    line('M-40-36h.1M8-46h.1M72-42h.1M-84-40h.1M22-54h.1', colour.moss, 9),
    path(
      'M-48-46C-44-66-24-66-22-50-30-56-40-54-48-46ZM36-44C40-64 62-62 62-46 54-54 44-52 36-44Z',
      colour.clayLight,
    ),
    path('M-6-36C-4-50 10-50 12-38Z', colour.ink),
    line('M-22-68c-8-14 8-20 0-34M20-70c-8-14 8-20 0-34', colour.paper, 6, 'opacity=".8"'),
  ].join('');

export const spaghetti = (): string =>
  [
    ellipse(0, -8, 96, 14, colour.mist),
    path('M-96-10C-78 8 78 8 96-10 90 6 50 10 0 10S-90 6-96-10Z', colour.periwinkle),
    path('M-76-14C-84-54-40-84 0-84S84-54 76-14C40-2-40-2-76-14Z', GRAIN),
    line(
      'M-66-18C-60-50-30-66-6-66M-46-10C-40-44 0-60 30-52M-14-8C-6-34 40-44 62-20M-62-40C-40-20 0-14 40-14',
      '#C99B38',
      4,
    ),
    path(
      'M-42-66C-50-92 44-94 42-68 44-54 26-56 22-62 14-50 2-52-2-60-10-50-24-52-26-60-34-54-42-58-42-66Z',
      RED,
    ),
    circle(-14, -82, 14, colour.clayDeep) + circle(16, -84, 14, colour.wood),
    path('M0-98C-4-110 10-116 18-110 18-102 10-96 0-98Z', colour.moss),
    place(
      { x: 74, y: -16, turn: 24 },
      line('M0 6V-74', colour.mist, 7),
      line('M-9-96V-78H9V-96M0-96V-78', colour.mist, 5),
    ),
  ].join('');

export const bread = (): string =>
  [
    path('M-92-20C-104-74-50-98 0-98S104-74 92-20C90-2 76 2 60 2H-60C-76 2-90-2-92-20Z', '#D39A5C'),
    path('M40-92C86-80 102-58 92-20 90-2 76 2 60 2H10C60-12 72-60 40-92Z', colour.wood, SHADE),
    line('M-56-70L-30-40M-16-82L8-50M26-82L48-52', colour.dawn, 10),
  ].join('');

export const popcorn = (): string =>
  [
    ...[
      [-40, -104, 22],
      [-8, -114, 24],
      [28, -110, 22],
      [46, -98, 16],
      [-26, -126, 17],
      [14, -134, 18],
    ].map(
      ([x, y, r]) => circle(x!, y!, r!, colour.glow) + circle(x! + 5, y! + 5, r! * 0.45, colour.lampLight),
    ),
    path('M-58-98H58L44 0H-44Z', colour.paper),
    path('M-58-98H-36L-27 0H-44ZM-14-98H14L11 0H-11ZM36-98H58L44 0H27Z', RED),
  ].join('');

export const birdhouse = (): string =>
  [
    line('M0 0V-74', colour.wood, 13),
    rect(-46, -150, 92, 80, colour.woodLight, 4),
    path('M14-150H46V-70H20C34-96 32-126 14-150Z', colour.wood, SHADE),
    path('M-66-142L0-206 66-142-8-148Z', RED),
    path('M0-206L66-142H40Z', colour.clayDeep, 'opacity=".5"'),
    circle(0, -118, 19, colour.ink),
    line('M0-88V-80M0-88H22', colour.bark, 7),
    rect(-54, -76, 108, 10, colour.wood, 4),
  ].join('');

const CARD = '#C4946C';

/** A castle of cardboard boxes, its towers painted by a child. */
export const boxcastle = (): string =>
  [
    rect(-128, -150, 76, 150, CARD, 3) + rect(52, -150, 76, 150, CARD, 3),
    path(
      'M-134-150H-46V-176H-62V-164H-80V-176H-100V-164H-118V-176H-134ZM46-150H134V-176H118V-164H100V-176H80V-164H62V-176H46Z',
      colour.woodLight,
    ),
    rect(-56, -108, 112, 108, '#D3A67C', 3),
    path('M-62-108H62V-132H42V-120H20V-132H-20V-120H-42V-132H-62Z', CARD),
    path('M28-108H56V0H34C46-36 44-80 28-108ZM104-150H128V0H110C122-50 120-110 104-150Z', colour.wood, SHADE),
    path('M-26 0V-46C-26-76 26-76 26-46V0Z', colour.bark),
    line('M-90-150V-76M90-150V-76M-56-54H-30M30-54H56', colour.sand, 10),
    rect(-104, -128, 26, 34, colour.bark, 12) + rect(78, -128, 26, 34, colour.bark, 12),
    line('M-90-176V-226M90-176V-226', colour.wood, 6),
    path('M-90-226L-50-212-90-198Z', RED) + path('M90-226L130-212 90-198Z', colour.sea),
    path('M0-104l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2Z', colour.lamp),
  ].join('');

export const boxcastleFront = (): string =>
  [
    path('M-56-70H-26V0H-56ZM26-70H56V0H26Z', '#D3A67C'),
    path('M-128-60H-52V0H-128ZM52-60H128V0H52Z', CARD),
  ].join('');

/** A den of cushions, chairs and a blanket. */
export const den = (): string =>
  [
    path('M-150 0C-140-80-110-160-96-176H96C110-160 140-80 150 0Z', colour.dusk),
    line('M-96-196V-4M96-196V-4', colour.wood, 12),
    path(
      'M-104-186C-60-168 60-168 104-186 128-120 148-50 156-6 130 8 118-6 104 2 100-60 92-110 78-144 40-132-40-132-78-144-92-110-100-60-104 2-118-6-130 8-156-6-148-50-128-120-104-186Z',
      colour.clay,
    ),
    path('M-104-186C-60-168 60-168 104-186L110-168C60-150-60-150-110-168Z', colour.lampLight),
    line(
      'M-122-110h.1M-134-60h.1M-112-66h.1M122-110h.1M134-60h.1M112-66h.1M-88-140h.1M88-140h.1M0-148h.1M-44-148h.1M44-148h.1',
      colour.lampLight,
      13,
    ),
    line('M-64-138C-40-118-14-116 0-118 14-116 40-118 64-138', colour.paper, 3),
    line('M-46-122h.1M-16-112h.1M16-112h.1M46-122h.1', colour.lamp, 12),
    denFront(),
  ].join('');

export const denFront = (): string =>
  [
    place(
      { x: -58, y: -2, turn: -4 },
      rect(-46, -40, 92, 42, colour.sea, 18),
      rect(-34, -30, 66, 8, colour.day, 4),
    ),
    place(
      { x: 52, turn: 5 },
      rect(-50, -44, 100, 46, colour.lamp, 20),
      line('M-24-22h.1M0-22h.1M24-22h.1', colour.lampDeep, 9),
    ),
  ].join('');

export const igloo = (): string =>
  [
    path('M-140 0C-140-110-80-168 0-168S140-110 140 0Z', colour.paper),
    path('M60-152C112-124 140-76 140 0H84C108-52 100-116 60-152Z', colour.mist, 'opacity=".7"'),
    line(
      'M-136-46H-62M62-46H136M-122-92H122M-88-134H88M-104-90V-48M-54-132V-94M4-166V-136M56-132V-94M104-90V-48M0-132V-98M-92-44V-2M94-44V-2',
      colour.mist,
      5,
    ),
    path('M-70 0V-46C-70-112 70-112 70-46V0H50V-42C50-82-50-82-50-42V0Z', '#FFFFFF'),
    path('M-50 0V-42C-50-82 50-82 50-42V0Z', colour.seaDeep, 'opacity=".75"'),
    line('M-62-46h-10M62-46h10M-36-84l-6-9M36-84l6-9M0-94v-6', colour.mist, 5),
    iglooFront(),
  ].join('');

/** What lies before one who looks out of the tunnel. */
export const iglooFront = (): string =>
  path('M-64 2C-66-16-40-20-24-16-8-26 12-24 24-16 44-22 66-14 64 2Z', '#FFFFFF');

export const postbox = (): string =>
  [
    rect(-46, -16, 92, 18, colour.clayDeep, 6),
    path('M-42-14V-166C-42-196 42-196 42-166V-14Z', RED),
    path('M16-188C34-184 42-176 42-166V-14H20C32-60 32-150 16-188Z', colour.clayDeep, 'opacity=".6"'),
    path('M-50-164C-50-204 50-204 50-164V-156H-50Z', RED),
    rect(-28, -144, 56, 12, colour.ink, 5),
    rect(-24, -116, 48, 46, colour.paper, 5),
    path('M-24-114L0-94 24-114', 'none', `stroke="${colour.sand}" stroke-width="4"`),
    line('M-42-152H42', colour.lamp, 5),
  ].join('');

export const rosette = (): string =>
  [
    path('M-10-60L-40 0-22-8-12 6 6-52ZM10-60L40 0 22-8 12 6-6-52Z', colour.seaDeep),
    ...[0, 30, 60, 90, 120, 150].map((turn) => place({ y: -84, turn }, ellipse(0, 0, 18, 52, colour.sea))),
    circle(0, -84, 32, colour.lampLight),
    path('M0-108l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z', RED),
  ].join('');

export const microphone = (): string =>
  [
    line('M0-4V-168', colour.dusk, 8),
    path('M-44 0C-40-14 40-14 44 0Z', colour.ink),
    line('M0-166L22-190', colour.dusk, 8),
    place(
      { x: 32, y: -202, turn: 42 },
      path('M-14 0H14L8 44H-8Z', colour.ink),
      circle(0, -8, 22, colour.mist),
      line('M-18-14H18M-20-2H20M-9-26V12M9-26V12', colour.periwinkle, 3),
    ),
  ].join('');

export const violin = (): string =>
  place(
    { turn: 24 },
    line('M0-120V-196', colour.bark, 10),
    path('M-8-196C-12-214 12-214 8-196Z', colour.bark),
    path(
      'M0 0C-40 2-50-32-38-52-30-64-30-72-36-82-46-104-24-126 0-126S46-104 36-82C30-72 30-64 38-52 50-32 40 2 0 0Z',
      colour.clay,
    ),
    path(
      'M14-124C40-118 44-98 36-82 30-72 30-64 38-52 50-32 40 2 8 0 34-26 20-90 14-124Z',
      colour.clayDeep,
      SHADE,
    ),
    path('M-7-120H7L5-40H-5Z', colour.ink),
    line('M-20-70c-6 8-6 16 0 22M20-70c6 8 6 16 0 22M-14-30H14', colour.ink, 4),
    place(
      { x: 54, y: -88, turn: -24 },
      line('M0 62V-62', colour.wood, 6),
      line('M7 58V-58', colour.paper, 3),
    ),
  );

/** A stick and its puck. */
export const stick = (): string =>
  [
    line('M30-178L-8-14', colour.woodLight, 11),
    line('M30-178L21-140', RED, 13),
    path('M-2-18C-8 6-40 8-64-2-68-10-62-16-54-14-36-8-18-10-14-24Z', colour.woodLight),
    line('M-58-8C-42-2-26-4-14-12', colour.ink, 7),
    ellipse(-94, -6, 20, 8, colour.ink),
  ].join('');

/** Wool, and what has been knitted of it. */
export const wool = (): string =>
  [
    path('M-10-28C-60-60-70-10-92-2H-40C-30-4-20-14-10-28Z', RED),
    line('M-78-12h34M-70-24h34M-60-36h36', colour.clayLight, 5),
    circle(34, -50, 50, colour.sea),
    line(
      'M-6-74C20-94 56-90 74-64M-14-48C10-72 54-66 78-34M-4-24C20-44 50-38 62-10M12-94C0-60 8-30 28-2M50-98C40-60 50-30 66-14',
      colour.day,
      5,
    ),
    line('M-2-106L58-6M82-104L16-8', colour.woodLight, 7),
    circle(-4, -110, 8, colour.lamp) + circle(84, -108, 8, colour.lamp),
  ].join('');

/** A vase on a potter's wheel, wet and not yet burnt. */
export const clay = (): string =>
  [
    path('M-74-26H74L60 0H-60Z', colour.bark),
    ellipse(0, -28, 78, 14, colour.mist),
    path(
      'M-36-30C-66-64-54-96-26-108-30-118-32-124-30-130H30C32-124 30-118 26-108 54-96 66-64 36-30Z',
      '#B9805C',
    ),
    path('M14-130H30C32-124 30-118 26-108 54-96 66-64 36-30H8C36-60 34-100 14-130Z', colour.clayDeep, SHADE),
    ellipse(0, -130, 30, 7, colour.clayDeep),
    line('M-48-74C-20-64 20-64 48-74M-44-58C-20-48 20-48 44-58', colour.peach, 4, 'opacity=".7"'),
  ].join('');

export const varnish = (): string =>
  [
    rect(-62, -52, 52, 54, RED, 12) + rect(-56, -46, 14, 36, colour.clayLight, 7),
    rect(-46, -96, 20, 46, colour.ink, 6),
    rect(6, -52, 52, 54, TONES.purple.base, 12) + rect(12, -46, 14, 36, TONES.purple.light, 7),
    line('M32-52V-56', colour.mist, 14),
    place(
      { x: 74, y: -44, turn: 34 },
      rect(-10, -76, 20, 46, colour.ink, 6),
      line('M0-32V-8', colour.mist, 6),
      path('M-7-12H7L3 8H-3Z', TONES.purple.base),
    ),
  ].join('');

export const scooter = (): string =>
  [
    line('M-76-26H50', colour.sea, 12),
    line('M58-20L34-168', colour.mist, 9),
    line('M16-168H56', colour.ink, 10),
    circle(-80, -18, 18, colour.ink) + circle(-80, -18, 8, colour.mist),
    circle(62, -18, 18, colour.ink) + circle(62, -18, 8, colour.mist),
    line('M36-166C22-150 26-140 16-132M36-166C40-146 34-142 36-130', colour.lamp, 4),
  ].join('');

/** A swing under its beam. */
export const swing = (): string =>
  [
    line('M-130 0L-92-272M130 0L92-272M-170 0L-110-272M170 0L110-272', colour.wood, 13),
    line('M-122-274H122', colour.woodLight, 16),
    line('M-40-268V-64M40-268V-64', colour.sand, 6),
    rect(-54, -70, 108, 14, RED, 6),
  ].join('');

export const satchel = (): string =>
  [
    line('M-26-136C-26-160 26-160 26-136', colour.seaDeep, 10),
    line('M-56-20C-78-40-76-80-54-100M56-20C78-40 76-80 54-100', colour.seaDeep, 10),
    path('M-58-92C-58-150 58-150 58-92V-10C58-2 52 2 44 2H-44C-52 2-58-2-58-10Z', colour.sea),
    path('M30-128C50-120 58-108 58-92V-10C58-2 52 2 44 2H20C44-30 46-90 30-128Z', colour.seaDeep, SHADE),
    path('M-46-66H46V-12C46-8 42-6 38-6H-38C-42-6-46-8-46-12Z', colour.lamp),
    line('M-46-52H46M0-52V-40', colour.lampDeep, 6),
    circle(0, -100, 17, colour.clayLight),
    ellipse(0, -100, 28, 7, 'none', `stroke="${colour.lampLight}" stroke-width="5"`),
    line('M-36-112h.1M36-92h.1M-30-88h.1', colour.glow, 7),
  ].join('');

export const stew = (): string =>
  [
    line('M-84-62H-68M84-62H68', colour.evening, 13),
    path('M-72-76H72L64-8C62 0 54 2 46 2H-46C-54 2-62 0-64-8Z', RED),
    path('M40-76H72L64-8C62 0 54 2 46 2H16C36-20 44-50 40-76Z', colour.clayDeep, SHADE),
    ellipse(0, -76, 74, 15, colour.clayDeep),
    ellipse(0, -77, 64, 11, '#B9804A'),
    line('M-36-78h.1M-6-74h.1M30-79h.1', colour.lamp, 12),
    line('M-20-80h.1M14-81h.1M46-76h.1', colour.moss, 9),
    line('M24-78L58-136', colour.woodLight, 9),
    line('M-28-98c-10-14 10-22 0-38M2-102c-10-14 10-22 0-38', colour.paper, 6, 'opacity=".8"'),
  ].join('');

export const trumpet = (): string =>
  place(
    { y: -60, turn: -14 },
    line('M-96-6H40', colour.lamp, 12),
    path('M30-14C60-18 84-34 104-58V46C84 22 60 6 30 2Z', colour.lamp),
    path('M104-58C112-30 112 18 104 46 98 18 98-30 104-58Z', colour.lampDeep),
    path(
      'M-60 0C-84 0-84 44-60 44H4C28 44 28 0 4 0',
      'none',
      `stroke="${colour.lampDeep}" stroke-width="10"`,
    ),
    line('M-44-10V-34M-24-10V-34M-4-10V-34', colour.lampDeep, 8),
    line('M-44-38h.1M-24-38h.1M-4-38h.1', colour.lampLight, 14),
    line('M-102-14V2', colour.mist, 10),
    line('M-60-10H20', colour.glow, 3),
  );

export const lemonade = (): string =>
  [
    line('M40-104C76-104 76-40 38-38', colour.day, 11),
    path('M-48-128H48L40-6C40 0 34 2 28 2H-28C-34 2-40 0-40-6Z', colour.day),
    path('M-44-92H44L39-8C39-2 34 0 28 0H-28C-34 0-39-2-39-8Z', colour.lampLight),
    circle(-14, -50, 20, colour.lamp) + circle(-14, -50, 13, colour.glow),
    line('M-14-66V-34M-30-50H2', colour.lamp, 4),
    circle(20, -24, 15, colour.lamp),
    path('M-10-100C-14-120 4-128 14-124 14-110 6-100-10-100Z', colour.moss),
    line('M-34-112L-30-20', '#FFFFFF', 6, 'opacity=".7"'),
    place(
      { x: 74 },
      path('M-20-54H20L15 0H-15Z', colour.day),
      path('M-18-38H18L15 0H-15Z', colour.lampLight),
    ),
  ].join('');

export const paperplane = (): string =>
  place(
    { y: -44, turn: -16 },
    path('M-84-10L96-34-20 22Z', colour.paper),
    path('M-84-10L96-34-44 8Z', '#FFFFFF'),
    path('M-44 8L96-34-20 22-30 44Z', colour.mist),
    line('M-84-10L96-34', colour.mist, 3),
  );
