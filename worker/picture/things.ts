import type { Thing } from '../../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';

/** A thing around its origin, which is the ground below it, in units of the stage: as big as the story makes it. */
export type ThingDrawing = { height: number; width: number; draw(): string };

const SHADE = 'opacity=".2"';

const lamp = (): string =>
  [
    line('M-24-118C-24-150 24-150 24-118', colour.bark, 6),
    path('M-34-20H34L40 0H-40Z', colour.wood),
    rect(-28, -98, 56, 80, colour.lampLight, 10),
    path('M0-24C-18-26-22-46-12-60-6-68-2-74 0-86 10-74 22-58 18-42 14-30 8-25 0-24Z', colour.lamp),
    path('M0-26C-9-27-11-38-5-46-2-50 0-54 0-60 8-52 13-42 10-34 7-29 4-27 0-26Z', colour.glow),
    line('M-28-96V-20M28-96V-20', colour.wood, 7),
    path('M-40-94C-34-116-16-124 0-124S34-116 40-94Z', colour.wood),
    path('M10-123C26-118 36-110 40-94H20C22-106 18-116 10-123Z', colour.bark),
  ].join('');

const book = (): string =>
  [
    path('M-72-14C-50-26-22-24 0-10 22-24 50-26 72-14V-84H-72Z', colour.clayDeep),
    path('M-78-92C-50-102-22-98 0-84 22-98 50-102 78-92V-10C50-20 22-16 0 0-22-16-50-20-78-10Z', colour.clay),
    path('M-70-100C-46-108-20-104 0-90V-8C-20-22-46-26-70-18Z', colour.paper),
    path('M70-100C46-108 20-104 0-90V-8C20-22 46-26 70-18Z', colour.cream),
    path('M0-90C8-95 16-99 24-101V-20C16-18 8-14 0-8Z', colour.sand),
    path('M-50-64l5 11 12 1-9 8 3 12-11-6-10 6 2-12-9-8 12-1Z', colour.lamp),
    line('M34-84c8-3 16-4 24-4M34-68c8-3 16-4 24-4M34-52c8-3 16-4 24-4', colour.woodLight, 4),
  ].join('');

const letter = (): string =>
  place(
    { turn: -5 },
    rect(-64, -92, 128, 90, colour.paper, 6),
    path('M-64-12L-14-52H14L64-12C64-6 60-2 54-2H-54C-60-2-64-6-64-12Z', colour.cream),
    path('M-62-90H62L8-44C4-40-4-40-8-44Z', colour.sand),
    path('M-62-92H62L8-50C4-46-4-46-8-50Z', colour.dawn),
    path('M0-26C-26-42-20-66-6-64-2-63 0-60 0-58 0-60 2-63 6-64 20-66 26-42 0-26Z', colour.clay),
  );

const key = (): string =>
  place(
    { x: 0, y: -8, turn: 14 },
    path('M-9-70H9V0H-9Z', colour.lamp),
    path('M9-30H36V-14H24V-8H9ZM9-4H30V10C30 12-9 12-9 8V-4Z', colour.lamp),
    path(
      'M0-136C24-136 40-120 40-100S24-64 0-64-40-80-40-100-24-136 0-136ZM0-116C-11-116-18-109-18-100S-11-84 0-84 18-91 18-100 11-116 0-116Z',
      colour.lamp,
      'fill-rule="evenodd"',
    ),
    path(
      'M0-136C24-136 40-120 40-100S24-64 0-64C14-72 22-84 22-100S14-128 0-136Z',
      colour.lampDeep,
      'opacity=".45"',
    ),
    line('M-26-104c1-9 6-15 13-18', colour.glow, 5),
    rect(-15, -70, 30, 12, colour.lampDeep, 5),
  );

const map = (): string =>
  place(
    { turn: 3 },
    path('M-76-96L-26-108 26-96 76-108V-12L26 0-26-12-76 0Z', colour.cream),
    path('M-26-108L26-96V0L-26-12Z', colour.sand),
    path('M-76-46C-60-60-44-50-26-54V-12L-76 0Z', colour.sea),
    path('M26-96L76-108V-70C60-62 44-76 26-70Z', colour.sage),
    line('M-58-76c14-10 22 6 36-2s18 14 32 10 16 20 28 22', colour.clayDeep, 5, 'stroke-dasharray="1 11"'),
    line('M44-42l18 18m0-18l-18 18', colour.clay, 8),
  );

const ball = (): string =>
  [
    circle(0, -48, 48, colour.clay),
    path('M-47-58C-30-72 30-72 47-58 49-48 48-42 46-34 26-48-26-48-46-34-48-42-49-48-47-58Z', colour.paper),
    path('M0-66l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z', colour.lamp),
    path('M22-91A48 48 0 0 1-28-4C8-10 34-44 22-91Z', colour.night, SHADE),
  ].join('');

const kite = (): string =>
  [
    line('M0-70C-30-50 30-34 0-6', colour.wood, 4),
    path('M-18-52L0-44-18-34ZM18-52L0-44 18-34Z', colour.clay),
    path('M-18-26L0-18-18-8ZM18-26L0-18 18-8Z', colour.lamp),
    place(
      { y: -64, turn: 8 },
      path('M0-150L62-84 0 0-62-84Z', colour.lamp),
      path('M0-150L62-84H0Z', colour.clay),
      path('M0-84H62L0 0Z', colour.lampDeep),
      path('M0-150L-62-84H0Z', colour.clayLight),
      line('M0-150V0M-62-84H62', colour.wood, 4),
      circle(-18, -66, 4, colour.ink),
      circle(18, -66, 4, colour.ink),
      line('M-10-52c6 6 14 6 20 0', colour.ink, 4),
    ),
  ].join('');

const balloon = (): string =>
  [
    line('M2-116C-14-80 16-50 0-14', colour.wood, 4),
    path('M-16 0C-18-14-8-22 0-22S18-14 16 0Z', colour.sand),
    path('M-8-116L2-128 12-116Z', colour.clayDeep),
    path('M2-124C-34-134-54-166-54-194-54-226-30-250 2-250S58-226 58-194C58-166 38-134 2-124Z', colour.clay),
    path(
      'M24-245C46-236 58-218 58-194 58-166 38-134 2-124 36-150 46-200 24-245Z',
      colour.clayDeep,
      'opacity=".45"',
    ),
    ellipse(-24, -212, 10, 17, colour.clayLight, 'transform="rotate(24 -24 -212)"'),
  ].join('');

const boat = (): string =>
  [
    line('M0-40V-164', colour.bark, 8),
    path('M0-166H34L24-156 34-146H0Z', colour.lamp),
    path('M10-142C56-124 74-82 70-52H10Z', colour.paper),
    path('M40-122C62-104 72-76 70-52H46C54-78 52-102 40-122Z', colour.sand),
    path('M-10-128C-44-104-62-76-64-52H-10Z', colour.clayLight),
    path('M-86-46H88C80-14 62 0 44 0H-40C-64 0-80-20-86-46Z', colour.clay),
    path('M-86-46H88C86-38 84-32 81-26H-80C-83-32-85-38-86-46Z', colour.cream),
    path('M30-26H81C72-8 58 0 44 0H10C22-6 28-14 30-26Z', colour.clayDeep, 'opacity=".5"'),
    circle(-34, -13, 6, colour.lampLight),
    circle(-4, -13, 6, colour.lampLight),
  ].join('');

const train = (): string =>
  [
    line('M-96 0H96', colour.wood, 7),
    rect(34, -112, 62, 92, colour.clay, 8),
    rect(48, -98, 34, 32, colour.lampLight, 5),
    path('M24-112C30-124 46-128 65-128S100-124 106-112Z', colour.bark),
    rect(-86, -84, 124, 62, colour.sea, 20),
    path('M-86-42H38V-22H-66C-78-22-86-30-86-42Z', colour.seaDeep),
    path('M-70-82H-40L-34-122H-76Z', colour.bark),
    rect(-82, -132, 54, 15, colour.lamp, 6),
    path('M-14-84a16 16 0 0 1 32 0Z', colour.lamp),
    circle(-84, -58, 11, colour.lampLight),
    path('M-86-26L-108-6H-80Z', colour.clayDeep),
    ...[-56, -8, 56].flatMap((x, i) => [
      circle(x, -22, i === 2 ? 24 : 21, colour.bark),
      circle(x, -22, 9, colour.lamp),
    ]),
    line('M-56-22H-8', colour.sand, 6),
  ].join('');

const drum = (): string =>
  [
    path('M-58-88V-18C-58-4-30 6 0 6S58-4 58-18V-88Z', colour.clay),
    path('M26-80V2C46-2 58-10 58-18V-88Z', colour.clayDeep, 'opacity=".45"'),
    line('M-56-76L-34-10-10-70 14-4 36-74 56-20', colour.cream, 5),
    line('M-58-20C-54-4-28 4 0 4S54-4 58-20M-58-86C-54-70-28-64 0-64S54-70 58-86', colour.lamp, 10),
    ellipse(0, -90, 60, 20, colour.paper),
    line('M-44-128L-6-94M48-130L10-92', colour.wood, 8),
    circle(-4, -93, 8, colour.lampLight),
    circle(8, -91, 8, colour.lampLight),
  ].join('');

const cake = (): string =>
  [
    path('M-82-8C-82-16 82-16 82-8 82 4 40 8 0 8S-82 4-82-8Z', colour.sea),
    path('M-64-62V-14C-64-4-34 0 0 0S64-4 64-14V-62Z', colour.clayLight),
    path('M28-58V-2C50-4 64-8 64-14V-62Z', colour.clay, 'opacity=".5"'),
    path('M-64-36C-40-26 40-26 64-36V-24C40-14-40-14-64-24Z', colour.cream),
    path(
      'M-66-66C-66-82 66-82 66-66V-54C62-40 50-42 46-54 40-38 26-38 20-52 14-36-4-36-10-52-16-38-32-38-36-54-42-40-60-40-66-54Z',
      colour.paper,
    ),
    ellipse(0, -68, 64, 14, colour.glow),
    rect(-6, -112, 12, 44, colour.sea, 4),
    line('M-5-88l10-8M-5-76l10-8', colour.paper, 4),
    path('M0-112C-10-114-12-126-4-134-2-138 0-140 0-146 8-136 14-126 9-117 6-113 4-112 0-112Z', colour.lamp),
    circle(-36, -72, 9, '#B9503F'),
    circle(36, -72, 9, '#B9503F'),
  ].join('');

const teapot = (): string =>
  [
    line('M58-66C98-84 104-24 54-26', colour.seaDeep, 13),
    path('M-56-34C-86-38-84-78-104-82-106-90-88-94-78-84-66-72-60-62-48-62Z', colour.sea),
    path('M-62-48C-62-86-36-98 0-98S62-86 62-48C62-16 40 0 0 0S-62-16-62-48Z', colour.sea),
    path('M28-95C50-88 62-74 62-48 62-16 40 0 0 0 34-16 44-56 28-95Z', colour.seaDeep, 'opacity=".6"'),
    path('M-36-92C-32-110 32-110 36-92 20-86-20-86-36-92Z', colour.seaDeep),
    circle(0, -114, 10, colour.lamp),
    circle(-14, -46, 8, colour.paper),
    circle(2, -58, 8, colour.paper),
    circle(-2, -36, 8, colour.paper),
    circle(-4, -47, 7, colour.lamp),
    line('M-108-96c-8-10 6-16-2-28', colour.paper, 6, 'opacity=".8"'),
  ].join('');

const umbrella = (): string =>
  [
    line('M0-160V-20C0 4 34 4 32-18', colour.wood, 9),
    path(
      'M-96-78C-94-136-52-166 0-166S94-136 96-78C84-92 60-92 48-78 36-92 12-92 0-78-12-92-36-92-48-78-60-92-84-92-96-78Z',
      colour.lamp,
    ),
    path('M-48-78C-46-120-26-156 0-166 26-156 46-120 48-78 36-92 12-92 0-78-12-92-36-92-48-78Z', colour.clay),
    path('M0-166C52-166 94-136 96-78 84-92 60-92 48-78 46-120 26-156 0-166Z', colour.lampDeep),
    line('M0-166v-12', colour.wood, 7),
  ].join('');

const egg = (): string =>
  [
    path('M-58-6C-70-24 70-24 58-6 50 10-50 10-58-6Z', colour.woodLight),
    path('M0-128C30-128 48-84 48-52 48-20 28-2 0-2S-48-20-48-52C-48-84-30-128 0-128Z', colour.paper),
    path('M18-122C38-108 48-78 48-52 48-20 28-2 0-2 36-24 40-80 18-122Z', colour.sand),
    path('M-46-70l16 12 14-12 16 12 16-12 16 12 14-10 1 14-15 12-16-12-16 12-16-12-14 12-17-12Z', colour.sea),
    circle(-12, -96, 7, colour.clayLight),
    circle(12, -100, 5, colour.clayLight),
    circle(-16, -30, 7, colour.lamp),
    circle(10, -26, 7, colour.lamp),
    path(
      'M-66-8C-50-16-40-2-28-12-16 0-4-8 4-8 16 0 28-8 34-10 44 0 56-8 66-8 62 10-62 10-66-8Z',
      colour.wood,
    ),
  ].join('');

const flower = (): string =>
  [
    line('M0-30C-4-60 4-80 0-110', colour.moss, 8),
    path('M0-56C-34-58-44-80-42-90-20-92-4-78 0-56ZM0-44C30-46 42-66 40-76 20-78 4-66 0-44Z', colour.sage),
    line('M23-146h.1M0-105h.1M-23-146h.1', colour.clayLight, 38),
    line('M0-159h.1M23-118h.1M-23-118h.1', colour.rose, 38),
    circle(0, -132, 18, colour.lamp),
    circle(-6, -135, 2.6, colour.ink),
    circle(6, -135, 2.6, colour.ink),
    line('M-5-127c3 4 7 4 10 0', colour.ink, 3),
    path('M-34-44H34L24-4C23-1 20 0 17 0H-17C-20 0-23-1-24-4Z', colour.clay),
    path('M10-44H34L24-4C23-1 20 0 17 0H4C12-12 14-28 10-44Z', colour.clayDeep, 'opacity=".5"'),
    rect(-40, -54, 80, 16, colour.clay, 6),
  ].join('');

const shell = (): string =>
  [
    path('M-18-4C-30 4-40 2-44-8L-20-22H20L44-8C40 2 30 4 18-4 8 4-8 4-18-4Z', colour.clayLight),
    path(
      'M0-8C-34-10-66-40-62-70-56-84-46-84-42-90-36-106-24-104-20-108-10-122 10-122 20-108 24-104 36-106 42-90 46-84 56-84 62-70 66-40 34-10 0-8Z',
      colour.dawn,
    ),
    path(
      'M0-8C10-40 20-76 20-108 24-104 36-106 42-90 46-84 56-84 62-70 66-40 34-10 0-8Z',
      colour.rose,
      'opacity=".6"',
    ),
    line(
      'M0-14V-108M-6-16C-12-44-20-74-24-98M6-16C12-44 20-74 24-98M-14-18C-26-36-40-60-48-78M14-18C26-36 40-60 48-78',
      colour.mauve,
      5,
    ),
  ].join('');

const star = (): string =>
  [
    path(
      'M0-136C8-130 14-108 22-92 40-90 64-88 66-80 66-70 46-58 34-46 38-28 44-6 36 0 28 4 12-10 0-18-12-10-28 4-36 0-44-6-38-28-34-46-46-58-66-70-66-80-64-88-40-90-22-92-14-108-8-130 0-136Z',
      colour.lamp,
    ),
    path(
      'M22-92C40-90 64-88 66-80 66-70 46-58 34-46 38-28 44-6 36 0 28 4 12-10 0-18 22-40 28-66 22-92Z',
      colour.lampDeep,
      'opacity=".35"',
    ),
    circle(-15, -66, 5, colour.ink),
    circle(15, -66, 5, colour.ink),
    circle(-13.5, -67.5, 1.6, colour.glow),
    circle(16.5, -67.5, 1.6, colour.glow),
    line('M-8-52c5 6 11 6 16 0', '#6B2F38', 4),
    circle(-27, -55, 6.5, colour.clay, 'opacity=".5"'),
    circle(27, -55, 6.5, colour.clay, 'opacity=".5"'),
  ].join('');

const chest = (): string =>
  [
    path('M-80-66C-84-116-60-134 0-134S84-116 80-66Z', colour.wood),
    path('M-70-64C-60-84 60-84 70-64Z', colour.bark),
    circle(-34, -70, 13, colour.lamp),
    circle(-8, -76, 14, colour.lampLight),
    circle(20, -73, 14, colour.lamp),
    circle(44, -69, 12, colour.lampDeep),
    path('M-4-84l12-12 12 12-12 14Z', colour.sea),
    path('M-78-66H78L74-4C74-1 72 0 70 0H-70C-72 0-74-1-74-4Z', colour.woodLight),
    path('M34-66H78L74-4C74-1 72 0 70 0H20C32-18 36-42 34-66Z', colour.wood, 'opacity=".6"'),
    line('M-54-64V-2M54-64V-2M-66-118C-72-104-74-86-72-70M66-118C72-104 74-86 72-70', colour.lampDeep, 10),
    rect(-14, -72, 28, 32, colour.lamp, 6),
    line('M0-58v8', colour.bark, 7),
  ].join('');

const telescope = (): string =>
  [
    line('M0-90L-44-2M0-90L46-2M0-90V-6', colour.wood, 10),
    place(
      { y: -104, turn: -32 },
      rect(-84, -13, 56, 26, colour.lampDeep, 6),
      rect(-34, -19, 76, 38, colour.sea, 6),
      path('M-34 4H42V19H-28C-32 19-34 17-34 13Z', colour.seaDeep),
      rect(38, -25, 56, 50, colour.clay, 8),
      path('M38 6H94V17C94 22 91 25 86 25H46C41 25 38 22 38 17Z', colour.clayDeep, 'opacity=".6"'),
      rect(88, -29, 14, 58, colour.lamp, 6),
      rect(-94, -16, 14, 32, colour.lamp, 5),
    ),
    circle(0, -94, 12, colour.bark),
  ].join('');

export const things: Record<Thing, ThingDrawing> = {
  lamp: { height: 144, width: 84, draw: lamp },
  book: { height: 106, width: 160, draw: book },
  letter: { height: 98, width: 136, draw: letter },
  key: { height: 140, width: 100, draw: key },
  map: { height: 112, width: 160, draw: map },
  ball: { height: 96, width: 98, draw: ball },
  kite: { height: 214, width: 136, draw: kite },
  balloon: { height: 250, width: 114, draw: balloon },
  boat: { height: 168, width: 178, draw: boat },
  train: { height: 134, width: 216, draw: train },
  drum: { height: 136, width: 124, draw: drum },
  cake: { height: 148, width: 166, draw: cake },
  teapot: { height: 126, width: 214, draw: teapot },
  umbrella: { height: 182, width: 194, draw: umbrella },
  egg: { height: 130, width: 134, draw: egg },
  flower: { height: 182, width: 92, draw: flower },
  shell: { height: 118, width: 128, draw: shell },
  star: { height: 138, width: 134, draw: star },
  chest: { height: 136, width: 166, draw: chest },
  telescope: { height: 176, width: 186, draw: telescope },
};
