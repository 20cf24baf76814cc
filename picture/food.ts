import type { ThingDrawing } from './figure.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, n, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** What is eaten and drunk: dishes of one kind are one drawing with another filling. */

const RED = TONES.red.base;
const ORANGE = TONES.orange.base;
const BERRY = TONES.purple.dark;
const CRUST = '#C98A4B';
const SHADE = 'opacity=".3"';
/** Of pieces that lie on others of their colour. */
const EDGE = 'stroke="#A06A38" stroke-width="3"';

/** The shadow side of a ball. */
const crescent = (x: number, y: number, r: number): string =>
  path(
    `M${n(x + r * 0.4)} ${n(y - r * 0.92)}C${n(x + r * 1.1)} ${n(y - r * 0.6)} ${n(x + r * 1.15)} ${n(y + r * 0.5)} ${n(x + r * 0.2)} ${n(y + r * 0.98)}C${n(x + r * 0.75)} ${n(y + r * 0.5)} ${n(x + r * 0.8)} ${n(y - r * 0.4)} ${n(x + r * 0.4)} ${n(y - r * 0.92)}Z`,
    colour.clayDeep,
    SHADE,
  );

/** Where the pieces of a heap lie, from the hindmost. */
const HEAP = [
  [-2, -106],
  [-34, -84],
  [32, -86],
  [-58, -64],
  [58, -64],
  [0, -66],
] as const;

const heaped = (pieces: readonly string[], lower = 0): string =>
  HEAP.map(([x, y], at) =>
    place({ x, y: y + lower, turn: ((at * 47) % 50) - 25, scale: 1.25 }, pieces[at % pieces.length]!),
  ).join('');

const BOWL =
  path('M-92-62H92C90-20 52 2 40 2H-40C-52 2-90-20-92-62Z', colour.sea) +
  path('M52-62H92C90-20 52 2 40 2H6C40-8 58-30 52-62Z', colour.seaDeep, 'opacity=".45"') +
  line('M-82-42C-40-30 40-30 82-42', colour.paper, 6);

const PLATE =
  ellipse(0, -10, 112, 14, colour.mist) +
  ellipse(0, -14, 110, 13, colour.paper) +
  ellipse(0, -16, 78, 8, colour.cream);

/** A bowl full of small things. */
const bowlOf = (...pieces: string[]) => ({
  height: 140,
  width: 188,
  isDish: true as const,
  draw: () => heaped(pieces) + BOWL,
});

/** A plate with a heap of what is eaten with the fingers. */
const plateOf = (...pieces: string[]) => ({
  height: 108,
  width: 224,
  isDish: true as const,
  draw: () => PLATE + heaped(pieces, 32),
});

const STEAM = line('M-24-112c-12-14 12-24 0-40M14-116c-12-14 12-24 0-40', colour.paper, 6, 'opacity=".8"');
/** A bowl of what is eaten with a spoon. */
const bowlWith = (surface: string, above: string) => ({
  height: 124,
  width: 184,
  isDish: true as const,
  draw: () => ellipse(0, -64, 92, 18, colour.day) + ellipse(0, -64, 80, 13, surface) + above + BOWL,
});

const SPOON = line('M40-66L84-122', colour.mist, 8);

/** A jar with a cloth on its lid, and a label. */
const jarOf = (filling: string, label: string) => ({
  height: 140,
  width: 128,
  draw: () =>
    [
      path(
        'M-46-104C-58-96-60-86-60-74V-12C-60-2-52 2-44 2H44C52 2 60-2 60-12V-74C60-86 58-96 46-104Z',
        filling,
      ),
      path('M24-104H46C58-96 60-86 60-74V-12C60-2 52 2 44 2H10C38-14 44-70 24-104Z', colour.clayDeep, SHADE),
      rect(-34, -70, 68, 46, colour.paper, 6),
      label,
      path('M-56-134C-50-142 50-142 56-134L64-104C40-96-40-96-64-104Z', RED),
      line('M-38-128L-42-108M-12-132V-106M14-132L16-106M38-128L44-108', colour.paper, 7),
      line('M-52-106C-20-98 20-98 52-106', colour.lamp, 6),
      line('M-48-86V-30', '#FFFFFF', 6, 'opacity=".6"'),
    ].join(''),
});

/** A glass of a drink with a straw. */
const glassOf = (drink: string, more = '') => ({
  height: 168,
  width: 124,
  draw: () =>
    [
      line('M10-20L30-158L52-164', RED, 8),
      path('M-46-124H46L36-6C36 0 32 2 26 2H-26C-32 2-36 0-36-6Z', colour.day),
      path('M-43-98H43L35-8C35-2 31 0 26 0H-26C-31 0-35-2-35-8Z', drink),
      more,
      line('M-32-88L-26-20', '#FFFFFF', 7, 'opacity=".6"'),
    ].join(''),
});

/** A fruit as large as a hand: its outline, colour, and what grows at its stem. */
const fruitOf = (outline: string, fill: string, stem: string, height = 126) => ({
  height,
  width: 112,
  draw: () =>
    path(outline, fill) +
    crescent(0, -50, 50) +
    line('M-30-72C-36-62-38-52-36-42', '#FFFFFF', 8, 'opacity=".45"') +
    stem,
});

const LEAF = path('M4-102C8-124 34-130 52-124C46-106 28-96 4-102Z', colour.moss);
const STALK = line('M0-96C0-108 4-114 8-120', colour.bark, 7);
const ROUND = 'M0-100C32-100 54-78 54-48C54-18 32 2 0 2S-54-18-54-48C-54-78-32-100 0-100Z';

/** Cones, hats and crowns of small fruit. */
const berry = (fill: string, drupes: string): string =>
  path('M0 24C-18 18-26 4-22-10C-18-22 18-22 22-10C26 4 18 18 0 24Z', fill) +
  line('M-12-6h.1M0-10h.1M12-6h.1M-14 6h.1M-2 4h.1M12 6h.1M0 16h.1', drupes, 11) +
  path('M0-12C-10-14-18-20-16-24C-6-26 6-26 16-24C18-20 10-14 0-12Z', colour.moss);

const strawberry =
  path(
    'M0 28C-20 18-28-2-20-16C-8-24 8-24 20-16C28-2 20 18 0 28Z',
    RED,
    `stroke="${colour.clayDeep}" stroke-width="3"`,
  ) +
  line('M-10-4h.1M8-6h.1M0 6h.1M-8 12h.1M10 8h.1', colour.lampLight, 5) +
  path('M0-12L-18-14-10-24 0-20 10-24 18-14Z', colour.moss);
const cherry =
  line('M0-10C2-26 10-34 20-38', colour.moss, 5) +
  circle(0, 4, 22, RED, `stroke="${colour.clayDeep}" stroke-width="3"`) +
  circle(-6, -2, 5, colour.clayLight);
const blueberry = circle(0, 0, 20, '#566199') + circle(2, -6, 7, '#3E4778') + circle(-8, 6, 4, colour.mist);
const olive = (fill: string): string =>
  ellipse(0, 0, 25, 19, fill) + circle(14, -3, 7, RED) + ellipse(-8, -8, 8, 4, colour.sageLight);
const chestnut =
  path('M-24 10C-26-12-8-22 0-28C8-22 26-12 24 10C10 18-10 18-24 10Z', '#7A4630') +
  path('M-24 10C-10 2 10 2 24 10C10 20-10 20-24 10Z', colour.sand) +
  line('M-12-6C-10-12-6-16-2-18', colour.clayLight, 5);
const croquette =
  rect(-32, -17, 64, 34, CRUST, 17, EDGE) +
  path('M-28 8C-10 16 14 16 30 4C28 12 24 17 14 17H-16C-22 17-26 14-28 8Z', colour.wood, SHADE) +
  line('M-18-6h.1M-4-9h.1M10-5h.1M20-8h.1M0 3h.1', colour.dawn, 5);
const dumpling =
  path('M-36 16C-34-16 34-16 36 16C16 24-16 24-36 16Z', '#F1DFC0', EDGE) +
  path('M-36 16C-16 8 16 8 36 16C16 26-16 26-36 16Z', '#D9B98A') +
  line('M-20-2C-18 2-18 6-20 10M-2-8C0-2 0 4-2 8M16-4C18 0 18 6 16 10', '#C79E6C', 4);
const meatball =
  circle(0, 0, 27, '#8A5138', `stroke="${colour.bark}" stroke-width="3"`) +
  circle(-7, -8, 6, CRUST) +
  circle(10, 6, 3, colour.bark);
const churro =
  path('M-40-10C-30-16 30-16 40-10V10C30 16-30 16-40 10Z', CRUST, EDGE) +
  line('M-36-4H36M-36 6H36', colour.wood, 4) +
  line('M-26-9h.1M-4-9h.1M18-9h.1M-14 1h.1M10 1h.1', '#FFFFFF', 5);
const sweet = (fill: string, stripe: string): string =>
  path('M-20 0L-40-16C-46-4-46 4-40 16ZM20 0L40-16C46-4 46 4 40 16Z', stripe) +
  circle(0, 0, 22, fill) +
  line('M-10-16C-2-6-2 8-10 16M8-18C16-6 16 6 8 18', stripe, 6);
const bun =
  path('M-34 12C-34-22 34-22 34 12C20 22-20 22-34 12Z', CRUST, EDGE) +
  path('M-26 0C-20-16 20-16 26 0C10-6-10-6-26 0Z', colour.dawn);
const potato =
  path('M-32 4C-36-18-8-26 14-22C36-18 38 10 20 18C0 26-28 22-32 4Z', '#C9A06A', EDGE) +
  line('M-12-6h.1M8-10h.1M14 6h.1M-8 8h.1', colour.wood, 5);
const roll =
  ellipse(0, 0, 30, 22, colour.ink) +
  ellipse(0, -3, 24, 16, '#FFFFFF') +
  circle(-2, -4, 9, ORANGE) +
  circle(4, -2, 4, colour.moss);

/** What lies on a plate by itself. */
const onPlate = (height: number, dish: string) => ({ height, width: 230, draw: () => PLATE + dish });

export const food = {
  strawberries: bowlOf(strawberry),
  blackberries: bowlOf(berry('#3A2A48', BERRY)),
  raspberries: bowlOf(berry(TONES.pink.dark, '#D98094')),
  blueberries: bowlOf(blueberry),
  cherries: bowlOf(cherry),
  olives: bowlOf(olive('#7C8C4A'), olive('#8F9A55'), olive('#4E4560')),
  chestnuts: bowlOf(chestnut),
  potatoes: bowlOf(potato),
  sweets: bowlOf(sweet(RED, colour.paper), sweet(colour.lamp, RED), sweet(colour.sea, colour.lampLight)),
  croquettes: plateOf(croquette),
  dumplings: plateOf(dumpling),
  meatballs: plateOf(meatball),
  churros: plateOf(churro),
  buns: plateOf(bun),
  sushi: plateOf(roll),
  soup: bowlWith('#E0A050', line('M-40-66h.1M-8-62h.1M22-68h.1', colour.moss, 9) + SPOON + STEAM),
  porridge: bowlWith('#F0E2C8', line('M-36-66h.1M-14-62h.1M10-67h.1M34-63h.1', CRUST, 13) + SPOON),
  rice: bowlWith(
    '#FFFFFF',
    path('M-78-62C-70-104-30-120 0-120S70-104 78-62Z', '#FFFFFF') +
      path('M34-112C62-100 74-84 78-62H30C50-76 50-96 34-112Z', colour.mist, 'opacity=".6"') +
      line('M-40-84l8 3M-14-100l8-3M14-92l7 4M-22-74l8-2M38-80l7-3M4-74l8 3', colour.sand, 5),
  ),
  noodles: bowlWith(
    '#E0A050',
    path('M-72-62C-64-96-30-104 0-104S64-96 72-62Z', '#EBC877') +
      line(
        'M-58-68C-50-92-30-88-26-70M-30-70C-26-100 4-100 6-70M2-70C6-96 36-96 40-68M34-68C40-84 54-84 60-66',
        '#C98F3C',
        6,
      ) +
      line('M24-80L86-150M36-76L100-140', colour.wood, 6),
  ),
  salad: bowlWith(
    colour.moss,
    path(
      'M-80-60C-90-88-66-104-50-94C-44-118-8-120-2-100C10-120 44-116 48-94C70-102 90-84 80-60Z',
      colour.sage,
    ) +
      path('M-60-62C-62-80-40-86-30-74C-20-90 6-88 10-72C22-86 50-82 52-62Z', colour.moss) +
      circle(-30, -84, 15, RED) +
      circle(34, -82, 15, RED) +
      line('M2-92L16-74', ORANGE, 10),
  ),
  peas: bowlOf(
    line('M-14 0h.1M14 4h.1M0-14h.1M0 14h.1', '#7FA05A', 25) +
      line('M-18-4h.1M-4-18h.1M10 0h.1', colour.sageLight, 7),
  ),
  yoghurt: bowlWith(
    '#FFFFFF',
    path('M-50-64C-30-84 10-82 30-70C14-60-30-58-50-64Z', colour.cream) +
      line('M-30-68h.1M26-64h.1', '#B9503F', 15) +
      SPOON,
  ),
  honey: jarOf(
    colour.lamp,
    path('M-14-56C-14-66 14-66 14-56V-40C14-30-14-30-14-40Z', colour.lamp) +
      line('M-12-54H12M-12-44H12', colour.bark, 5),
  ),
  jam: jarOf(TONES.red.dark, place({ y: -46, scale: 0.7 }, strawberry)),
  milk: glassOf('#FFFFFF'),
  juice: glassOf(
    colour.lamp,
    circle(44, -118, 22, ORANGE) +
      circle(44, -118, 15, colour.lampLight) +
      line('M44-132V-104M30-118H58', ORANGE, 4),
  ),
  cocoa: {
    height: 123,
    width: 166,
    draw: () =>
      [
        line('M48-84C86-88 86-30 46-30', RED, 13),
        path('M-56-104H56V-18C56-4 46 2 34 2H-34C-46 2-56-4-56-18Z', RED),
        path('M26-104H56V-18C56-4 46 2 34 2H10C36-14 40-70 26-104Z', colour.clayDeep, SHADE),
        ellipse(0, -104, 56, 13, colour.clayDeep),
        ellipse(0, -104, 46, 9, '#5A3426'),
        line('M-22-108h.1M2-112h.1M22-106h.1', '#FFFFFF', 22),
        path('M0-34C-24-52-18-72-6-72C-2-72 0-68 0-64C0-68 2-72 6-72C18-72 24-52 0-34Z', colour.paper),
        line('M-20-130c-10-12 10-20 0-34M14-132c-10-12 10-20 0-34', colour.paper, 6, 'opacity=".8"'),
      ].join(''),
  },
  apple: fruitOf(
    'M0-92C26-106 58-88 56-52C54-16 26 6 0-2C-26 6-54-16-56-52C-58-88-26-106 0-92Z',
    RED,
    STALK + LEAF,
  ),
  pear: fruitOf(
    'M0-132C22-132 26-112 30-94C34-76 56-66 56-40C56-12 32 2 0 2S-56-12-56-40C-56-66-34-76-30-94C-26-112-22-132 0-132Z',
    colour.sage,
    place({ y: -32 }, STALK + LEAF),
    158,
  ),
  peach: fruitOf(ROUND, '#EDA377', line('M2-98C-8-74-8-40 0-14', colour.clay, 5) + LEAF),
  onion: fruitOf(
    'M0-112C8-98 14-92 26-84C46-72 56-60 56-42C56-16 32 2 0 2S-56-16-56-42C-56-60-46-72-26-84C-14-92-8-98 0-112Z',
    '#C98F5C',
    line('M-4-92C-24-70-28-30-14-6M6-92C26-70 28-30 16-6', colour.wood, 4) +
      line('M0-108L-4-130M2-108L12-126', colour.sage, 6) +
      line('M-10 2l-4 8M4 2v8M14 0l6 8', colour.sand, 4),
  ),
  tangerine: fruitOf(
    ROUND,
    ORANGE,
    LEAF +
      line('M-2-100h.1', colour.forest, 13) +
      line('M-14-30h.1M10-22h.1M-2-52h.1M22-48h.1', '#C96F36', 5),
  ),
  lemon: fruitOf(
    'M0-108C6-104 10-100 14-96C42-90 54-70 54-48C54-24 40-8 14-2C10 2 6 6 0 8C-6 6-10 2-14-2C-40-8-54-24-54-48C-54-70-42-90-14-96C-10-100-6-104 0-108Z',
    colour.lamp,
    LEAF,
  ),
  banana: {
    height: 120,
    width: 205,
    draw: () =>
      [
        path('M-92-84C-76-34-30 2 40 2C66 2 88-10 96-26L86-42C40-24-28-40-62-104L-78-104Z', colour.lamp),
        path('M-92-84C-76-34-30 2 40 2C66 2 88-10 96-26C40-2-40-20-78-88Z', colour.lampDeep, 'opacity=".6"'),
        path('M-84-92L-66-96-70-120-84-118Z', colour.bark),
        line('M90-36L96-28', colour.bark, 13),
        line('M-52-84C-28-52 10-34 56-34', colour.lampLight, 6),
      ].join(''),
  },
  grapes: {
    height: 158,
    width: 126,
    draw: () =>
      [
        line('M0-126C-2-142 8-152 20-154', colour.bark, 8),
        path(
          'M-6-126C-44-150-66-124-58-104C-38-94-16-104-6-126ZM8-128C30-152 60-138 60-114C40-104 18-110 8-128Z',
          colour.moss,
        ),
        line(
          'M-44-96h.1M-15-104h.1M15-104h.1M44-96h.1M-30-74h.1M0-80h.1M30-74h.1M-16-50h.1M16-50h.1M0-26h.1',
          BERRY,
          38,
        ),
        line(
          'M-44-96h.1M-15-104h.1M15-104h.1M44-96h.1M-30-74h.1M0-80h.1M30-74h.1M-16-50h.1M16-50h.1M0-26h.1',
          TONES.purple.base,
          31,
        ),
        line(
          'M-50-102h.1M-21-110h.1M9-110h.1M38-102h.1M-36-80h.1M-6-86h.1M24-80h.1M-22-56h.1M10-56h.1M-6-32h.1',
          TONES.purple.light,
          9,
        ),
      ].join(''),
  },
  watermelon: {
    height: 86,
    width: 220,
    draw: () =>
      [
        path('M-110-86C-100-20-50 2 0 2S100-20 110-86Z', colour.moss),
        path('M-98-86C-88-30-44-10 0-10S88-30 98-86Z', colour.cream),
        path('M-88-86C-78-36-40-20 0-20S78-36 88-86Z', '#D9624A'),
        line('M-52-70l3 8M-22-56l2 8M12-58l-1 8M46-68l-3 8M-2-76v6', colour.ink, 8),
      ].join(''),
  },
  pineapple: {
    height: 186,
    width: 105,
    draw: () =>
      [
        path(
          'M0-110C-8-150-34-166-50-164C-36-152-32-140-28-124ZM0-110C8-150 34-166 50-164C36-152 32-140 28-124ZM-22-112C-24-150-10-176 0-186C10-176 24-150 22-112Z',
          colour.moss,
        ),
        path('M0-118C38-118 52-88 52-56C52-20 32 2 0 2S-52-20-52-56C-52-88-38-118 0-118Z', colour.lamp),
        line('M-40-92L36-8M-6-116L50-54M-50-62L8 0M40-92L-36-8M6-116L-50-54M50-62L-8 0', colour.lampDeep, 5),
        path('M26-112C48-100 52-78 52-56C52-20 32 2 6 2C34-22 40-80 26-112Z', colour.clayDeep, SHADE),
      ].join(''),
  },
  pumpkin: {
    height: 139,
    width: 184,
    draw: () =>
      [
        line('M0-104C-2-122 6-130 18-132', colour.moss, 13),
        ellipse(-46, -52, 46, 52, ORANGE) + ellipse(46, -52, 46, 52, '#C96F36'),
        ellipse(-22, -52, 40, 55, '#E39350') + ellipse(24, -52, 38, 55, ORANGE),
        ellipse(0, -52, 26, 56, '#EFA563'),
        line('M-40-84C-50-70-52-50-50-36', '#F6C491', 6),
      ].join(''),
  },
  corn: {
    height: 176,
    width: 109,
    draw: () =>
      [
        path('M0-176C26-170 36-130 36-90C36-40 22 2 0 2S-36-40-36-90C-36-130-26-170 0-176Z', colour.lamp),
        line('M-16-146V-30M0-160V-20M16-146V-30', colour.lampDeep, 4),
        line('M-28-130H28M-32-108H32M-32-86H32M-30-64H30', colour.lampDeep, 4),
        path(
          'M0 4C-50-10-62-70-50-116C-36-90-18-40 0 4ZM0 4C50-10 62-70 50-116C36-90 18-40 0 4Z',
          colour.moss,
        ),
        path('M0 4C-30-20-34-50-30-70C-14-50-2-30 0 4Z', colour.sage),
      ].join(''),
  },
  broccoli: {
    height: 142,
    width: 156,
    draw: () =>
      [
        path('M-22 2C-18-30-30-50-44-64H44C30-50 18-30 22 2Z', colour.sageLight),
        path('M4-30C10-44 24-54 40-64H10Z', colour.sage),
        line('M-52-78h.1M52-78h.1M-26-70h.1M26-70h.1', colour.forest, 52),
        line('M-44-92h.1M44-92h.1M0-88h.1M-22-116h.1M24-116h.1', colour.moss, 52),
        line('M-34-126h.1M-6-128h.1M-54-98h.1M16-124h.1M34-98h.1M-14-98h.1', colour.sage, 12),
      ].join(''),
  },
  mushroom: {
    height: 140,
    width: 168,
    draw: () =>
      [
        path('M-30-66C-26-40-34-20-40-4C-30 4 30 4 40-4C34-20 26-40 30-66Z', colour.cream),
        path('M8-66H30C26-40 34-20 40-4C34 1 20 2 10 2C16-20 14-50 8-66Z', colour.sand),
        path('M-84-62C-84-116-44-140 0-140S84-116 84-62C50-48-50-48-84-62Z', RED),
        path('M-84-62C-50-74 50-74 84-62C50-46-50-46-84-62Z', colour.dawn),
        line('M-40-100h.1M34-98h.1', colour.paper, 26),
        line('M-2-122h.1M-62-76h.1M4-84h.1M62-78h.1', colour.paper, 17),
      ].join(''),
  },
  sandwich: onPlate(
    124,
    [
      path('M-86-20L0-106 86-20Z', colour.dawn),
      path('M-86-20L0-106 86-20V-12H-86Z', CRUST, 'opacity=".35"'),
      path('M-92-40C-70-30-60-46-40-36S-10-46 8-36 40-46 58-36 80-44 92-38L86-20H-86Z', colour.moss),
      path('M-86-24H86V-10C60-4-60-4-86-10Z', CRUST),
      path('M-76-50L0-124 76-50Z', colour.glow),
      path('M-76-50L0-124 76-50 68-50 0-112-68-50Z', CRUST),
      line('M-70-42H70', RED, 9),
    ].join(''),
  ),
  burger: onPlate(
    130,
    [
      path('M-78-20H78C78-4 60 0 44 0H-44C-60 0-78-4-78-20Z', CRUST),
      rect(-80, -44, 160, 24, '#6E3F2E', 12),
      path('M-84-54H84L58-30 36-46Z', colour.lamp),
      path('M-90-56C-70-42-50-62-28-50S10-62 30-50 70-60 90-54V-66H-90Z', colour.moss),
      line('M-66-66H66', RED, 11),
      path('M-80-70C-80-118-40-130 0-130S80-118 80-70Z', CRUST),
      line('M-40-104l6-3M-8-114l7 1M26-106l6 4M-22-90l6-2M12-92l7 2', colour.glow, 6),
    ].join(''),
  ),
  hotdog: onPlate(
    74,
    [
      path(
        'M-104-44C-104-64-84-70-60-70H60C84-70 104-64 104-44V-26C104-12 84-8 60-8H-60C-84-8-104-12-104-26Z',
        CRUST,
      ),
      rect(-118, -74, 236, 38, '#B4574F', 19),
      line('M-90-56C-74-68-60-44-44-56S-14-68 2-56 30-44 46-56 76-66 92-56', colour.lamp, 8),
      path('M-104-44C-60-34 60-34 104-44V-26C104-12 84-8 60-8H-60C-84-8-104-12-104-26Z', colour.dawn),
    ].join(''),
  ),
  tacos: onPlate(
    110,
    [-44, 34]
      .map((x) =>
        place(
          { x },
          path('M-62-14C-62-76-30-104 4-104C32-104 60-74 62-30Z', colour.lampDeep),
          path(
            'M-56-40C-66-62-40-74-36-90C-20-110-6-98 0-108C14-116 24-98 36-92C46-84 62-66 60-44Z',
            colour.moss,
          ),
          circle(-12, -92, 13, RED) + circle(26, -80, 12, RED),
          path('M-70-10C-70-66-40-90-6-90C30-90 62-62 62-10Z', colour.lamp),
          line('M-34-40h.1M-6-60h.1M20-38h.1', colour.lampDeep, 8),
        ),
      )
      .join(''),
  ),
  omelette: onPlate(
    72,
    [
      path('M-88-26C-88-62-40-72 0-72S88-62 88-26C88-12 40-6 0-6S-88-12-88-26Z', colour.lampDeep),
      ellipse(0, -48, 88, 24, colour.lamp),
      path('M0-48L52-67C78-62 88-56 88-48Z', colour.lampLight),
      line('M0-48H88V-26M0-48L52-67', colour.lampDeep, 5),
      line('M-46-52h.1M-20-44h.1M-30-60h.1M6-62h.1', CRUST, 13),
    ].join(''),
  ),
  pie: onPlate(
    115,
    [
      path('M-92-54L-70-8H70L92-54Z', colour.mist),
      path('M-100-56C-90-104-40-114 0-114S90-104 100-56C60-44-60-44-100-56Z', CRUST),
      line(
        'M-62-92L-20-50M-20-110L42-50M24-110L84-60M62-92L20-50M20-110L-42-50M-24-110L-84-60',
        colour.dawn,
        9,
      ),
      line('M-98-56C-60-44 60-44 98-56', colour.wood, 11),
    ].join(''),
  ),
  jelly: onPlate(
    157,
    [
      path('M-64-14C-62-60-54-96-44-104C-30-114 30-114 44-104C54-96 62-60 64-14C40-2-40-2-64-14Z', RED),
      path('M20-110C40-108 54-96 64-14C50-6 30-4 16-4C34-30 36-80 20-110Z', colour.clayDeep, SHADE),
      line('M-40-96C-46-70-48-46-48-24M-8-106V-12', colour.clayLight, 7, 'opacity=".7"'),
      line('M-14-118h.1M14-118h.1M0-128h.1', '#FFFFFF', 24),
      circle(0, -146, 11, RED),
    ].join(''),
  ),
  chips: {
    height: 167,
    width: 132,
    draw: () =>
      [
        line('M-44-60L-54-140M-24-60L-28-156M-4-60V-148M18-60L24-158M38-60L50-142', colour.lampDeep, 17),
        line('M-46-60L-56-140M-26-60L-30-156M-6-60V-148M16-60L22-158M36-60L48-142', colour.lamp, 13),
        path('M-66-92C-30-70 30-70 66-92L48 2H-48Z', RED),
        path('M30-76C44-80 56-86 66-92L48 2H16C34-20 40-50 30-76Z', colour.clayDeep, SHADE),
        circle(0, -38, 17, colour.lampLight),
      ].join(''),
  },
  lollipop: {
    height: 176,
    width: 92,
    draw: () =>
      [
        line('M0 2V-100', colour.paper, 10),
        circle(0, -130, 46, RED),
        path(
          'M0-130C6-146 30-140 26-120C20-98-22-102-26-132C-28-162 14-176 38-156',
          'none',
          `stroke="${colour.paper}" stroke-width="10"`,
        ),
        crescent(0, -130, 46),
      ].join(''),
  },
  candyfloss: {
    height: 223,
    width: 146,
    draw: () =>
      [
        path('M-12-96H12L4 2H-4Z', colour.paper),
        line(
          'M-34-120h.1M34-120h.1M0-112h.1M-42-158h.1M42-158h.1M-22-192h.1M22-192h.1M0-160h.1',
          TONES.pink.base,
          62,
        ),
        line(
          'M-44-168C-30-184-14-180-8-168M10-196C24-202 40-192 40-178M-20-132C-6-142 12-140 18-128',
          TONES.pink.light,
          8,
        ),
      ].join(''),
  },
  cupcake: {
    height: 167,
    width: 135,
    draw: () =>
      [
        path('M-56-70H56L40 2H-40Z', colour.sea),
        line('M-36-66L-28-2M-12-66V-2M12-66V-2M36-66L28-2', colour.seaDeep, 5),
        path(
          'M-66-66C-74-92-48-100-44-106C-44-128-18-132 0-150C18-132 44-128 44-106C48-100 74-92 66-66C30-54-30-54-66-66Z',
          TONES.pink.base,
        ),
        line('M-54-80C-20-70 24-72 50-86M-36-106C-10-98 20-100 36-110', TONES.pink.light, 7),
        circle(0, -152, 15, RED),
        line('M-28-90l6 6M18-84l8-4M-4-116l7 5', colour.lamp, 6),
      ].join(''),
  },
  doughnut: {
    height: 118,
    width: 124,
    draw: () =>
      [
        path(
          'M0-118C38-118 62-92 62-58S38 2 0 2-62-24-62-58-38-118 0-118ZM0-78C-14-78-22-70-22-58S-14-38 0-38 22-46 22-58 14-78 0-78Z',
          CRUST,
          'fill-rule="evenodd"',
        ),
        path(
          'M0-112C34-112 56-88 56-62C50-46 44-30 30-34C20-24 6-14-8-24C-24-16-36-26-42-36C-54-46-56-54-56-62C-56-88-34-112 0-112ZM0-82C-16-82-26-72-26-58S-16-34 0-34 26-44 26-58 16-82 0-82Z',
          TONES.pink.base,
          'fill-rule="evenodd"',
        ),
        line('M-36-80l8-6M-8-98l9 2M28-86l7 6M40-58l-2 9M-42-54l3 8M12-26l8-4', colour.lamp, 7),
      ].join(''),
  },
  chocolate: {
    height: 164,
    width: 144,
    draw: () =>
      place(
        { turn: -8, y: -8 },
        rect(-52, -150, 104, 110, '#5A3426', 6),
        line('M-48-113H48M-48-77H48M-17-146V-44M17-146V-44', '#7A4A38', 5),
        path('M-58-84L-36-72-18-86 2-72 22-86 40-72 58-84V-4C58 0 56 2 52 2H-52C-56 2-58 0-58-4Z', RED),
        rect(-58, -46, 116, 24, colour.lampLight),
      ),
  },
} satisfies Record<string, ThingDrawing>;
