import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** Things of family days: what one fishes, paints, plants, plays and travels with. */

const RED = TONES.red.base;

export const rod = (): string =>
  [
    line('M-4 0L52-186', colour.wood, 9),
    line('M-4 0L6-36', colour.bark, 12),
    circle(14, -42, 9, colour.mist),
    line('M52-186C84-150 88-120 86-84', colour.paper, 3),
    path('M86-88C106-82 106-46 86-36C66-46 66-82 86-88ZM86-40L70-20H102Z', colour.sea),
    path('M86-88C106-82 106-46 86-36C96-50 96-74 86-88Z', colour.seaDeep, 'opacity=".5"'),
    circle(80, -72, 4, colour.ink),
  ].join('');

export const paint = (): string =>
  [
    line('M-36-74C-36-124 36-124 36-74', colour.mist, 5),
    path('M-42-76H42L36 0H-36Z', colour.mist),
    path('M16-76H42L36 0H6C16-26 20-52 16-76Z', colour.periwinkle, 'opacity=".6"'),
    path('M-42-54H42L39-18H-39Z', colour.paper),
    ellipse(0, -76, 42, 11, colour.lamp),
    path('M-40-74C-34-66-30-50-24-50S-16-66-8-66V-44C-8-34 4-34 4-44V-66H40C36-62-36-62-40-74Z', colour.lamp),
    place(
      { x: 14, y: -84, turn: 28 },
      rect(-6, -92, 12, 60, colour.woodLight, 6),
      rect(-15, -38, 30, 16, colour.mist, 3),
      path('M-16-24H16C16-8 8 0 2 8-6 0-16-8-16-24Z', colour.lampDeep),
    ),
  ].join('');

const tower = (x: number, high: number): string =>
  path(`M${x - 24} 0V-${high}h14v12h8v-12h6v12h8v-12h14V0Z`, colour.sand) +
  path(`M${x + 4} 0V-${high - 12}h6v-12h16V0Z`, colour.woodLight, 'opacity=".4"');

export const sandcastle = (): string =>
  [
    path('M-104 2C-90-26 90-26 104 2Z', colour.sand),
    tower(-58, 84),
    tower(58, 84),
    rect(-44, -62, 88, 62, colour.sand),
    path('M12-62H44V0H18C28-22 26-46 12-62Z', colour.woodLight, 'opacity=".4"'),
    tower(0, 112),
    path('M-15 0V-30C-15-50 15-50 15-30V0Z', colour.wood),
    line('M-58-84V-116M58-84V-116M0-112V-152', colour.wood, 5),
    path('M0-152L34-142 0-130Z', RED),
    path('M-58-116L-32-108-58-98ZM58-116L84-108 58-98Z', colour.sea),
    circle(-58, -44, 7, colour.clayLight) + circle(58, -44, 7, colour.clayLight),
    circle(0, -76, 8, colour.dawn),
  ].join('');

export const sunflower = (): string =>
  [
    line('M0 0C-4-50 6-90 0-140', colour.moss, 10),
    path('M0-40C-34-44-50-66-48-84-22-84-4-68 0-40ZM0-66C34-70 48-92 46-108 22-108 6-94 0-66Z', colour.sage),
    place(
      { y: -172 },
      ...[0, 30, 60, 90, 120, 150].map((turn) =>
        place(
          { turn },
          path(
            'M-13-24C-16-50-8-62 0-66 8-62 16-50 13-24ZM-13 24C-16 50-8 62 0 66 8 62 16 50 13 24Z',
            colour.lamp,
          ),
        ),
      ),
      circle(0, 0, 32, colour.wood),
      circle(6, 4, 26, colour.bark, 'opacity=".5"'),
      line('M-12-6h.1M10-6h.1', colour.glow, 7),
      line('M-8 8c5 5 11 5 16 0', colour.glow, 4),
    ),
    path('M-40 0C-24-14 24-14 40 0Z', colour.bark),
  ].join('');

export const boardgame = (): string =>
  [
    path('M-96-10L-62-58H62L96-10Z', colour.paper),
    path('M-96-10H96V2H-96Z', colour.woodLight),
    path('M-84-14L-70-34H-10L-12-14Z', RED),
    path('M84-14L70-34H10L12-14Z', colour.lamp),
    path('M-66-38L-56-54H-8L-10-38Z', colour.sage),
    path('M66-38L56-54H8L10-38Z', colour.sea),
    path('M0-46L12-36 0-26-12-36Z', colour.plum),
    ...[
      [-46, -30, RED],
      [38, -42, colour.seaDeep],
      [52, -20, colour.lampDeep],
    ].map(([x, y, fill]) =>
      place(
        { x: Number(x), y: Number(y) },
        path('M-9 4C-9-8 9-8 9 4Z', String(fill)),
        circle(0, -12, 8, String(fill)),
      ),
    ),
    place(
      { x: -14, y: -62, turn: -12 },
      rect(-15, -30, 30, 30, colour.paper, 6),
      line('M-7-23h.1M7-7h.1M0-15h.1', colour.ink, 6),
    ),
  ].join('');

export const fruit = (): string =>
  [
    line('M-34-60h.1M-10-72h.1M16-66h.1M38-56h.1M4-92h.1', RED, 34),
    line('M-22-54h.1M28-78h.1M-30-82h.1', TONES.purple.base, 30),
    line('M-38-66h.1M-14-78h.1M12-72h.1M0-98h.1', colour.clayLight, 7),
    path('M4-106C-2-118 6-126 14-126 18-116 14-108 4-106ZM-12-86C-20-96-14-104-6-104Z', colour.moss),
    path('M-72-52H72C68-18 40 0 0 0S-68-18-72-52Z', colour.sea),
    path('M30-52H72C68-18 40 0 6 0 28-12 38-30 30-52Z', colour.seaDeep, 'opacity=".5"'),
    line('M-56-34C-30-24 30-24 56-34', colour.paper, 6),
  ].join('');

export const suitcase = (): string =>
  [
    line('M-26-104V-126C-26-136 26-136 26-126V-104', colour.bark, 9),
    rect(-78, -106, 156, 102, colour.clay, 16),
    path(
      'M44-106H62C72-106 78-100 78-90V-20C78-10 72-4 62-4H30C50-30 56-72 44-106Z',
      colour.clayDeep,
      'opacity=".5"',
    ),
    line('M-48-104V-6M48-104V-6', colour.lampDeep, 11),
    rect(-14, -66, 28, 20, colour.lamp, 5),
    place(
      { x: -14, y: -26, turn: -10 },
      rect(-20, -12, 40, 22, colour.paper, 4),
      circle(-6, -1, 6, colour.sea),
    ),
    line('M-56 0h.1M56 0h.1', colour.ink, 14),
  ].join('');

export const wateringcan = (): string =>
  [
    line('M40-72C92-96 98-14 44-18', colour.seaDeep, 12),
    line('M-30-94C-26-128 30-128 34-92', colour.seaDeep, 10),
    path('M-40-34L-92-86-102-76-46-8Z', colour.sea),
    path('M-112-92L-84-68-78-76-100-104Z', colour.seaDeep),
    path('M-46-92H46V-12C46-4 40 0 32 0H-32C-40 0-46-4-46-12Z', colour.sea),
    path('M18-92H46V-12C46-4 40 0 32 0H6C24-28 28-60 18-92Z', colour.seaDeep, 'opacity=".5"'),
    ellipse(0, -92, 46, 9, colour.day),
    line('M-116-76c-8 10-12 20-12 30M-102-66c-8 10-10 22-9 34M-90-58c-6 12-6 22-4 34', colour.day, 5),
  ].join('');

export const trophy = (): string =>
  [
    line('M-40-112C-84-112-70-62-32-66M40-112C84-112 70-62 32-66', colour.lampDeep, 9),
    path('M-44-126H44C44-84 30-58 0-54-30-58-44-84-44-126Z', colour.lamp),
    path('M18-126H44C44-84 30-58 4-54 22-70 26-100 18-126Z', colour.lampDeep, 'opacity=".5"'),
    path('M-8-56H8L12-26H-12Z', colour.lampDeep),
    rect(-40, -28, 80, 28, colour.bark, 6),
    path('M0-114l7 14 15 2-11 10 3 15-14-7-14 7 3-15-11-10 15-2Z', colour.glow),
  ].join('');

export const paperboat = (): string =>
  [
    path('M-104-58L-52-48H52L104-58 62 0H-62Z', colour.paper),
    path('M-52-48H52L0-112Z', '#FFFFFF'),
    path('M0-112L52-48H8Z', colour.mist, 'opacity=".8"'),
    path('M104-58L62 0H-10L52-48Z', colour.mist, 'opacity=".6"'),
    line('M-62 0L-52-48', colour.mist, 3),
  ].join('');
