import type { Thing } from '../contract/scene.ts';
import {
  bed,
  biscuit,
  boots,
  broom,
  carrot,
  guitar,
  icecream,
  pancakes,
  phone,
  piano,
  pizza,
  rainbow,
  ridingBroom,
  shoe,
  sock,
  tiara,
  tomato,
  wheelchair,
} from './belongings.ts';
import type { ThingDrawing } from './figure.ts';
import { food } from './food.ts';
import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { homeware } from './homeware.ts';
import {
  birdhouse,
  boxcastle,
  boxcastleFront,
  bread,
  cards,
  clay,
  den,
  denFront,
  igloo,
  iglooFront,
  lemonade,
  microphone,
  paella,
  paperplane,
  popcorn,
  postbox,
  puzzle,
  rosette,
  satchel,
  scooter,
  spaghetti,
  stew,
  stick,
  swing,
  table,
  trumpet,
  varnish,
  violin,
  wool,
} from './household.ts';
import { outdoors } from './outdoors.ts';
import {
  boardgame,
  fruit,
  paint,
  paperboat,
  rod,
  sandcastle,
  suitcase,
  sunflower,
  trophy,
  wateringcan,
} from './pastimes.ts';
import { play } from './play.ts';
import { house, houseFront, tent, tentFront, tree, treehouse, treehouseFront } from './shelters.ts';
import {
  airballoon,
  airballoonFront,
  car,
  carFront,
  crane,
  excavator,
  excavatorFront,
  fireEngine,
  fireEngineFront,
  plane,
  planeFront,
  rocket,
  rocketFront,
  tractor,
  tractorFront,
  truck,
  truckFront,
} from './vehicles.ts';

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
    // A seal of wax, and a stamp
    circle(0, -46, 15, colour.clay),
    circle(0, -46, 9, colour.clayDeep, 'opacity=".45"'),
    rect(36, -86, 22, 26, colour.sea, 3),
    line('M42-73h10', colour.paper, 4),
  );

const paper = (): string =>
  place(
    { turn: -3 },
    path('M-46-124H26L48-102V0H-46Z', colour.paper),
    path('M48-102V0H34C42-34 40-70 34-110Z', colour.sand, 'opacity=".6"'),
    path('M26-124L48-102H30C28-102 26-104 26-106Z', colour.sand),
    line('M-30-102H8', colour.seaDeep, 8),
    line('M-30-80H32M-30-64H32M-6-44H32M-6-24H20', colour.periwinkle, 5),
    line('M-32-50h14v14h-14ZM-32-28h14v14h-14Z', colour.seaDeep, 4),
    line('M-30-43l5 5 9-12', colour.clay, 4),
  );

const gift = (): string =>
  [
    path('M-62-82H62V-6C62-2 60 0 56 0H-56C-60 0-62-2-62-6Z', colour.sea),
    path('M26-82H62V-6C62-2 60 0 56 0H10C24-24 30-52 26-82Z', colour.seaDeep, 'opacity=".5"'),
    line('M-40-56h.1M-36-22h.1M40-30h.1M34-58h.1', colour.day, 9),
    rect(-12, -82, 24, 82, colour.lamp),
    rect(-70, -104, 140, 30, colour.sea, 6),
    path(
      'M34-104H64C68-104 70-102 70-98V-80C70-76 68-74 64-74H22C32-82 36-92 34-104Z',
      colour.seaDeep,
      'opacity=".5"',
    ),
    rect(-14, -104, 28, 30, colour.lamp),
    path(
      'M0-106C-14-136-44-146-56-132-64-118-40-104 0-106ZM-16-111C-34-112-46-118-44-124-38-132-24-126-16-111Z',
      colour.lamp,
      'fill-rule="evenodd"',
    ),
    path(
      'M0-106C14-136 44-146 56-132 64-118 40-104 0-106ZM16-111C34-112 46-118 44-124 38-132 24-126 16-111Z',
      colour.lamp,
      'fill-rule="evenodd"',
    ),
    path('M-8-108L-26-88-14-90-10-80 2-104ZM8-108L26-88 14-90 10-80-2-104Z', colour.lampDeep),
    circle(0, -107, 11, colour.lampLight),
  ].join('');

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

const boatFront = (): string =>
  [
    path('M-86-46H88C80-14 62 0 44 0H-40C-64 0-80-20-86-46Z', colour.clay),
    path('M-86-46H88C86-38 84-32 81-26H-80C-83-32-85-38-86-46Z', colour.cream),
    path('M30-26H81C72-8 58 0 44 0H10C22-6 28-14 30-26Z', colour.clayDeep, 'opacity=".5"'),
    circle(-34, -13, 6, colour.lampLight),
    circle(-4, -13, 6, colour.lampLight),
  ].join('');

const boat = (): string =>
  [
    line('M0-40V-164', colour.bark, 8),
    path('M0-166H34L24-156 34-146H0Z', colour.lamp),
    path('M10-142C56-124 74-82 70-52H10Z', colour.paper),
    path('M40-122C62-104 72-76 70-52H46C54-78 52-102 40-122Z', colour.sand),
    path('M-10-128C-44-104-62-76-64-52H-10Z', colour.clayLight),
    boatFront(),
  ].join('');

const trainFront = (): string =>
  [
    rect(34, -64, 62, 44, colour.clay, 8),
    rect(-86, -84, 124, 62, colour.sea, 20),
    path('M-86-42H38V-22H-66C-78-22-86-30-86-42Z', colour.seaDeep),
    path('M-70-82H-40L-34-122H-76Z', colour.bark),
    rect(-82, -132, 54, 15, colour.lamp, 6),
    path('M-14-84a16 16 0 0 1 32 0Z', colour.seaDeep),
    circle(-84, -58, 11, colour.lampLight),
    path('M-86-26L-108-6H-80Z', colour.clayDeep),
    line('M-56-22h.1M-8-22h.1', colour.bark, 42),
    circle(56, -22, 24, colour.bark),
    line('M-56-22h.1M-8-22h.1M56-22h.1', colour.lamp, 18),
    line('M-56-22H-8', colour.sand, 6),
  ].join('');

const train = (): string =>
  [
    line('M-96 0H96', colour.wood, 7),
    rect(34, -112, 62, 92, colour.clay, 8),
    rect(48, -98, 34, 32, colour.lampLight, 5),
    path('M24-112C30-124 46-128 65-128S100-124 106-112Z', colour.bark),
    trainFront(),
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
    circle(-28, -58, 6, colour.ink) + circle(8, -58, 6, colour.ink),
    path('M-22-42H2C0-26-20-26-22-42Z', colour.ink),
    line('M-42-46h.1M22-46h.1', colour.clayLight, 13),
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

const chestFront = (): string =>
  [
    path('M-78-66H78L74-4C74-1 72 0 70 0H-70C-72 0-74-1-74-4Z', colour.woodLight),
    path('M34-66H78L74-4C74-1 72 0 70 0H20C32-18 36-42 34-66Z', colour.wood, 'opacity=".6"'),
    line('M-54-64V-2M54-64V-2M-66-118C-72-104-74-86-72-70M66-118C72-104 74-86 72-70', colour.lampDeep, 10),
    rect(-14, -72, 28, 32, colour.lamp, 6),
    line('M0-58v8', colour.bark, 7),
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
    chestFront(),
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

const boxFront = (): string =>
  [
    path('M-66-82H66L60-4C60-1 58 0 55 0H-55C-58 0-60-1-60-4Z', colour.woodLight),
    path('M28-82H66L60-4C60-1 58 0 55 0H14C26-22 32-52 28-82Z', colour.wood, 'opacity=".5"'),
    path('M-66-82L-96-58-86-44-60-66Z', '#C4946C'),
    path('M66-82L96-102 76-112 44-98Z', '#C4946C'),
    path('M-64-82H64L72-62H-72Z', '#C4946C'),
    path('M-15-82H15L17-62H-17Z', colour.sand),
    rect(-16, -62, 32, 20, colour.sand, 2),
    line('M-40-16V-30M-46-24L-40-31-34-24M-20-16V-30M-26-24L-20-31-14-24', colour.bark, 4),
  ].join('');

const box = (): string =>
  [
    path('M-62-82L-34-104H34L62-82 50-60H-50Z', colour.bark),
    path('M-34-104L-50-128H44L34-104Z', colour.sand),
    boxFront(),
  ].join('');

const scales = (): string =>
  [
    path('M-46 0C-46-16-24-22-12-24L-7-128H7L12-24C24-22 46-16 46 0Z', colour.lamp),
    path('M0-128H7L12-24C24-22 46-16 46 0H14C18-14 12-24 4-30Z', colour.lampDeep),
    line('M-78-124C-40-142-20-146 0-146S40-150 78-168', colour.lampDeep, 11),
    circle(0, -146, 15, colour.clay),
    circle(0, -146, 6, colour.lampLight),
    line('M-78-122L-110-54M-78-122L-46-54M78-166L46-98M78-166L110-98', colour.wood, 4),
    // A stone, and a feather that is lighter
    path('M-108-56C-112-72-104-90-88-94-74-98-54-92-48-78-44-70-46-62-50-56Z', '#8E8B9B'),
    path('M-70-95C-60-92-52-86-48-78-44-70-46-62-50-56H-76C-62-66-58-82-70-95Z', '#5C5A6E', 'opacity=".6"'),
    path('M-100-72C-98-80-92-86-84-87L-80-80C-88-79-92-74-94-66Z', '#C6C1C6'),
    path('M58-100C58-122 76-138 104-140 106-118 92-102 66-100Z', colour.paper),
    line('M56-98C68-112 80-122 94-130', colour.wood, 4),
    path('M-116-58H-40C-42-38-58-30-78-30S-114-38-116-58Z', colour.lamp),
    path('M-64-58H-40C-42-38-58-30-78-30-68-38-62-48-64-58Z', colour.lampDeep),
    path('M40-102H116C114-82 98-74 78-74S42-82 40-102Z', colour.lamp),
    path('M92-102H116C114-82 98-74 78-74 88-82 94-92 92-102Z', colour.lampDeep),
  ].join('');

const machine = (): string =>
  [
    line('M58-104C92-108 96-132 92-150', colour.clayDeep, 17),
    path('M74-170C66-156 70-150 80-146H106C114-152 116-160 108-170Z', colour.clay),
    line('M-54-18V-11M54-18V-11', colour.bark, 22),
    path('M-72-80C-72-116-44-126 0-126S72-116 72-80V-14H-72Z', colour.sea),
    path('M32-123C58-118 72-108 72-80V-14H36C48-44 50-92 32-123Z', colour.seaDeep),
    rect(-78, -24, 156, 14, colour.bark, 6),
    path('M-24-122C-24-160 24-160 24-122Z', colour.lampLight),
    line('M-30-124H30', colour.bark, 9),
    circle(-26, -74, 25, colour.paper),
    line('M-26-74L-14-88M-26-94v2M-46-74h2M-8-74h2', colour.clay, 5),
    line('M18-84h.1', colour.lamp, 15),
    line('M18-60h.1', colour.clay, 15),
    circle(74, -54, 36, colour.lampDeep),
    circle(74, -54, 25, colour.lampLight),
    line('M74-80V-28M48-54H100', colour.lampDeep, 6),
    circle(74, -54, 9, colour.clay),
    line('M96-32L112-14', colour.bark, 9),
  ].join('');

const teddy = (): string =>
  [
    line('M-32-128h.1M32-128h.1', colour.woodLight, 34),
    line('M-32-128h.1M32-128h.1', colour.peach, 18),
    line('M-34-64C-54-56-60-46-58-36M34-64C54-56 60-46 58-36', colour.woodLight, 25),
    path('M0-76C30-76 46-54 46-30 46-8 28 0 0 0S-46-8-46-30C-46-54-30-76 0-76Z', colour.woodLight),
    ellipse(0, -34, 27, 26, colour.peach),
    line('M-40-14h.1M40-14h.1', colour.wood, 35),
    line('M-42-12h.1M42-12h.1', colour.peach, 17),
    ellipse(0, -104, 43, 38, colour.woodLight),
    path('M18-138C34-132 43-120 43-104 43-84 24-67 2-66 26-82 32-114 18-138Z', colour.wood, 'opacity=".35"'),
    ellipse(0, -92, 20, 15, colour.peach),
    line('M-17-110h.1M17-110h.1', colour.ink, 11),
    ellipse(0, -99, 7, 5, colour.ink),
    line('M0-94v5M-7-86c4 4 10 4 14 0', colour.ink, 3.5),
    path('M0-68L-24-78C-30-70-30-62-24-54L0-64 24-54C30-62 30-70 24-78Z', '#B9503F'),
    circle(0, -66, 7, colour.clayDeep),
    path('M10-48h22v20h-22Z', colour.sage),
  ].join('');

const armchair = (): string =>
  [
    line('M-58-8V0M58-8V0', colour.bark, 15),
    path('M-64-40V-104C-64-152-40-160 0-160S64-152 64-104V-40Z', colour.clay),
    path('M30-158C54-152 64-140 64-104V-40H40C50-80 48-128 30-158Z', colour.clayDeep, 'opacity=".55"'),
    line('M-24-126h.1M24-126h.1M0-96h.1', colour.clayDeep, 8),
    path('M-56-72C-30-80 30-80 56-72V-36H-56Z', colour.clayLight),
    path('M-60-44H60V-10H-60Z', colour.clay),
    line('M-58-42H58', colour.clayDeep, 5),
    path('M-88-72C-88-94-54-94-54-72V-10C-54-6-58-4-62-4H-80C-84-4-88-6-88-10Z', colour.clay),
    path('M88-72C88-94 54-94 54-72V-10C54-6 58-4 62-4H80C84-4 88-6 88-10Z', colour.clay),
    path(
      'M76-87C84-84 88-80 88-72V-10C88-6 84-4 80-4H68C78-26 82-60 76-87Z',
      colour.clayDeep,
      'opacity=".55"',
    ),
    circle(-71, -74, 9, colour.clayDeep),
    circle(71, -74, 9, colour.clayDeep),
    path('M-22-76C-26-100-18-106 0-104S30-102 26-74C10-70-8-70-22-76Z', colour.lamp),
  ].join('');

const basketFront = (): string =>
  [
    path('M-72-66H72L60-6C59-2 57 0 54 0H-54C-57 0-59-2-60-6Z', colour.woodLight),
    path('M30-66H72L60-6C59-2 57 0 54 0H16C28-18 34-44 30-66Z', colour.wood, 'opacity=".45"'),
    line(
      'M-62-44H-44M-28-44H-10M8-44H26M44-44H60M-46-30H-28M-10-30H8M26-30H44M-56-16H-42M-28-16H-10M8-16H26M42-16H54',
      colour.wood,
      5,
    ),
    path('M-76-72C-76-80 76-80 76-72V-60C76-56-76-56-76-60Z', colour.wood),
    path('M8-78C28-80 58-79 74-74L66-40C56-46 48-40 42-30 28-38 14-52 8-78Z', colour.paper),
    path('M24-78H40L36-44 28-50ZM56-77L72-74 68-50H54Z', colour.clay, 'opacity=".8"'),
  ].join('');

const basket = (): string =>
  [
    line('M-60-62C-62-152 62-152 60-62', colour.wood, 12),
    circle(-26, -76, 21, '#B9503F'),
    circle(20, -78, 21, colour.lamp),
    line('M-26-96c1-6 4-9 9-11M20-98c-1-6-4-9-8-10', colour.moss, 5),
    path('M34-66C38-92 58-96 76-90 70-76 60-66 46-60Z', colour.paper),
    basketFront(),
  ].join('');

const chairs = (): string => {
  const chair = (wood: string, shade: string): string =>
    [
      line('M-28-44L-33 0M28-44L33 0M-27-46L-30-88M27-46L30-88', wood, 10),
      path('M-36-98Q0-106 36-98L34-68Q0-75-34-68Z', shade),
      path('M-36-52H36L42-40C42-34-42-34-42-40Z', wood),
    ].join('');
  return [
    chair(colour.woodLight, colour.wood),
    place({ x: 6, y: -94, turn: -5 }, chair(colour.sea, colour.seaDeep)),
    place({ x: 8, y: -188, turn: 7 }, chair(colour.clay, colour.clayDeep)),
  ].join('');
};

const bicycle = (): string => {
  const wheel = (x: number): string =>
    [
      circle(x, -42, 40, 'none', `stroke="${colour.ink}" stroke-width="9"`),
      line(
        `M${x - 34}-42H${x + 34}M${x}-76V-8M${x - 24}-66L${x + 24}-18M${x - 24}-18L${x + 24}-66`,
        colour.mist,
        3,
      ),
      circle(x, -42, 7, colour.mist),
    ].join('');
  return [
    wheel(-66),
    wheel(66),
    line('M-66-42L-34-104H40L-4-42ZM-4-42L-38-112M66-42L38-122', '#B9503F', 10),
    line('M-58-116H-22', colour.bark, 13),
    line('M38-122L36-132C40-140 54-142 60-134', colour.ink, 8),
    line('M24-126L56-134', colour.bark, 9),
    circle(-4, -42, 13, colour.mist),
    line('M-4-42L6-22M0-20H14', colour.ink, 6),
    path('M34-118H70L66-90H40Z', colour.woodLight),
    line('M38-106H68M50-117V-91M58-117V-91', colour.wood, 4),
  ].join('');
};

/** Eyes and a small mouth of what is no animal. */
const face = (y: number): string =>
  [
    line(`M-16 ${y}h.1M16 ${y}h.1`, colour.ink, 10),
    line(`M-6 ${y + 15}c4 3 8 3 12 0`, colour.ink, 4),
    line(`M-31 ${y + 13}h.1M31 ${y + 13}h.1`, colour.rose, 13),
  ].join('');

const cloud = (): string =>
  [
    path(
      'M-74-24C-104-24-110-66-80-72-82-104-42-118-26-96-14-134 44-130 44-92 70-104 92-84 82-66 106-60 102-24 74-24Z',
      '#FFFFFF',
    ),
    path(
      'M44-92C70-104 92-84 82-66 106-60 102-24 74-24H-74C-84-24-90-28-94-34-40-38 50-24 44-92Z',
      colour.mist,
      'opacity=".6"',
    ),
    face(-66),
  ].join('');

const tooth = (): string =>
  [
    path(
      'M-58-96C-58-140-20-136 0-124 20-136 58-140 58-96 58-60 46-44 42-14 40 2 22 4 18-12 14-34 10-46 0-46S-14-34-18-12C-22 4-40 2-42-14-46-44-58-60-58-96Z',
      '#FFFFFF',
    ),
    path(
      'M30-129C48-126 58-116 58-96 58-60 46-44 42-14 40-2 30 2 24-2 26-40 48-74 30-129Z',
      colour.mist,
      'opacity=".65"',
    ),
    line('M-38-108C-34-116-26-120-18-118', colour.day, 6),
    face(-88),
  ].join('');

const busFront = (): string =>
  [
    path('M-108-72H112V-22H-108Z', colour.lamp),
    rect(-108, -36, 220, 16, colour.lampDeep, 4),
    line('M-108-60H112', colour.lampDeep, 5),
    circle(-58, -20, 23, colour.ink),
    circle(60, -20, 23, colour.ink),
    circle(-58, -20, 10, colour.mist),
    circle(60, -20, 10, colour.mist),
    circle(104, -48, 8, colour.glow),
    rect(-116, -34, 10, 14, colour.bark, 4),
  ].join('');

const bus = (): string =>
  [
    path('M-108-112C-108-124-100-130-90-130H84C104-130 112-112 112-84V-22H-108Z', colour.lamp),
    rect(-94, -116, 38, 42, colour.day, 7),
    rect(-46, -116, 38, 42, colour.day, 7),
    rect(2, -116, 38, 42, colour.day, 7),
    path('M56-116H82C92-112 97-98 98-74H56Z', colour.day),
    line('M-84-78L-70-112M-36-78L-22-112M12-78L26-112M68-78L80-112', '#FFFFFF', 6, 'opacity=".7"'),
    busFront(),
  ].join('');

const cheese = (): string =>
  [
    path('M-88-50L40-112C66-104 84-80 86-54V-4C86-2 84 0 82 0H-84C-87 0-88-2-88-4Z', colour.lamp),
    path('M-88-50L40-112C66-104 84-80 86-54Z', colour.lampLight),
    circle(-44, -22, 13, colour.lampDeep),
    circle(52, -30, 15, colour.lampDeep),
    circle(2, -36, 8, colour.lampDeep),
    circle(18, -10, 7, colour.lampDeep),
    ellipse(26, -80, 13, 8, colour.lamp),
    ellipse(-24, -62, 9, 5, colour.lamp),
  ].join('');

export const things: Record<Thing, ThingDrawing> = {
  ...food,
  ...play,
  ...homeware,
  ...outdoors,
  lamp: { height: 144, width: 84, draw: lamp },
  book: { height: 106, width: 160, draw: book },
  letter: { height: 98, width: 136, draw: letter },
  key: { height: 140, width: 100, draw: key },
  map: { height: 112, width: 160, draw: map },
  ball: { height: 96, width: 98, draw: ball },
  kite: { height: 214, width: 136, draw: kite },
  balloon: { height: 250, width: 114, draw: balloon },
  boat: { height: 168, width: 178, draw: boat, front: boatFront, inside: { x: -2, y: -48, half: 66 } },
  train: {
    height: 134,
    width: 216,
    draw: train,
    large: 1.3,
    front: trainFront,
    inside: { x: 65, y: -66, half: 34 },
  },
  drum: { height: 136, width: 124, draw: drum },
  cake: { height: 148, width: 166, draw: cake },
  teapot: { height: 126, width: 214, draw: teapot },
  umbrella: { height: 182, width: 194, draw: umbrella },
  egg: { height: 130, width: 134, draw: egg },
  flower: { height: 182, width: 92, draw: flower },
  shell: { height: 118, width: 128, draw: shell },
  star: { height: 138, width: 134, draw: star },
  chest: { height: 136, width: 166, draw: chest, front: chestFront, inside: { x: 0, y: -68, half: 64 } },
  telescope: { height: 176, width: 186, draw: telescope },
  box: { height: 128, width: 192, draw: box, front: boxFront, inside: { x: 0, y: -84, half: 56 } },
  scales: { height: 170, width: 232, draw: scales },
  machine: { height: 170, width: 196, draw: machine, large: 1.6, seat: { x: 0, y: -124 } },
  teddy: { height: 146, width: 144, draw: teddy },
  armchair: { height: 160, width: 176, draw: armchair, large: 1.36, seat: { x: 0, y: -46 } },
  basket: { height: 136, width: 152, draw: basket, front: basketFront, inside: { x: 0, y: -68, half: 58 } },
  chairs: { height: 294, width: 98, draw: chairs, large: 1.2 },
  bicycle: { height: 144, width: 222, draw: bicycle, seat: { x: -38, y: -116 } },
  bus: {
    height: 134,
    width: 232,
    draw: bus,
    large: 2.5,
    front: busFront,
    inside: { x: -6, y: -72, half: 92 },
  },
  cloud: { height: 126, width: 204, draw: cloud, seat: { x: 0, y: -100 } },
  tooth: { height: 138, width: 120, draw: tooth },
  cheese: { height: 116, width: 180, draw: cheese },
  paper: { height: 126, width: 102, draw: paper },
  gift: { height: 142, width: 140, draw: gift },
  house: {
    height: 246,
    width: 294,
    draw: house,
    large: 2.4,
    seat: { x: 40, y: -224 },
    front: houseFront,
    inside: { x: -44, y: -36, half: 30 },
  },
  sock: { height: 152, width: 154, draw: sock },
  car: {
    height: 152,
    width: 246,
    draw: car,
    large: 1.9,
    front: carFront,
    inside: { x: -6, y: -76, half: 62 },
  },
  tree: { height: 334, width: 264, draw: tree, large: 1.9, seat: { x: -52, y: -150 } },
  icecream: { height: 204, width: 88, draw: icecream },
  tomato: { height: 124, width: 128, draw: tomato },
  plane: {
    height: 136,
    width: 254,
    draw: plane,
    large: 2.2,
    seat: { x: -30, y: -96 },
    front: planeFront,
    inside: { x: 28, y: -108, half: 44 },
  },
  shoe: { height: 98, width: 178, draw: shoe },
  fireengine: {
    height: 162,
    width: 302,
    draw: fireEngine,
    large: 2.5,
    seat: { x: -40, y: -126 },
    front: fireEngineFront,
    inside: { x: 74, y: -88, half: 50 },
  },
  treehouse: {
    height: 372,
    width: 350,
    draw: treehouse,
    large: 1.9,
    seat: { x: -84, y: -152 },
    front: treehouseFront,
    inside: { x: -44, y: -186, half: 56 },
  },
  tent: {
    height: 190,
    width: 274,
    draw: tent,
    large: 1.75,
    front: tentFront,
    inside: { x: -22, y: -22, half: 42 },
  },
  guitar: { height: 264, width: 168, draw: guitar },
  rainbow: { height: 184, width: 336, draw: rainbow, large: 1.9, seat: { x: 0, y: -172 } },
  rocket: {
    height: 266,
    width: 162,
    draw: rocket,
    large: 2.1,
    seat: { x: 0, y: -236 },
    front: rocketFront,
    inside: { x: 0, y: -102, half: 50 },
  },
  tractor: {
    height: 182,
    width: 240,
    draw: tractor,
    large: 2.1,
    front: tractorFront,
    inside: { x: -46, y: -94, half: 46 },
  },
  crane: { height: 280, width: 272, draw: crane, large: 2.2 },
  broom: { height: 272, width: 102, draw: broom, ridden: { draw: ridingBroom, seat: { x: 4, y: -34 } } },
  tiara: { height: 136, width: 164, draw: tiara },
  bed: { height: 148, width: 340, draw: bed, seat: { x: 12, y: -74 }, large: 1.2 },
  biscuit: { height: 128, width: 136, draw: biscuit },
  pancakes: { height: 130, width: 192, draw: pancakes },
  pizza: { height: 134, width: 204, draw: pizza },
  piano: { height: 224, width: 248, draw: piano, large: 1.25 },
  phone: { height: 174, width: 226, draw: phone },
  wheelchair: { height: 164, width: 180, draw: wheelchair, seat: { x: 0, y: -70 }, large: 1.3 },
  airballoon: {
    height: 392,
    width: 296,
    draw: airballoon,
    large: 1.8,
    front: airballoonFront,
    inside: { x: 0, y: -90, half: 62 },
  },
  truck: {
    height: 160,
    width: 288,
    draw: truck,
    large: 2.5,
    front: truckFront,
    inside: { x: 80, y: -78, half: 40 },
  },
  carrot: { height: 160, width: 80, draw: carrot },
  boots: { height: 120, width: 160, draw: boots },
  rod: { height: 190, width: 110, draw: rod },
  paint: { height: 160, width: 110, draw: paint },
  sandcastle: { height: 152, width: 208, draw: sandcastle },
  sunflower: { height: 238, width: 132, draw: sunflower },
  boardgame: { height: 94, width: 192, draw: boardgame },
  fruit: { height: 126, width: 144, draw: fruit },
  suitcase: { height: 134, width: 156, draw: suitcase },
  wateringcan: { height: 120, width: 216, draw: wateringcan },
  trophy: { height: 126, width: 156, draw: trophy },
  paperboat: { height: 112, width: 208, draw: paperboat },
  table: { height: 112, width: 404, draw: table },
  puzzle: { height: 68, width: 184, draw: puzzle },
  cards: { height: 84, width: 168, draw: cards },
  paella: { height: 106, width: 252, draw: paella },
  spaghetti: { height: 112, width: 192, draw: spaghetti },
  bread: { height: 100, width: 196, draw: bread },
  popcorn: { height: 154, width: 124, draw: popcorn },
  birdhouse: { height: 206, width: 132, draw: birdhouse },
  boxcastle: {
    height: 226,
    width: 268,
    draw: boxcastle,
    large: 1.4,
    front: boxcastleFront,
    inside: { x: 0, y: -108, half: 56 },
  },
  den: {
    height: 198,
    width: 312,
    draw: den,
    large: 1.5,
    front: denFront,
    inside: { x: 0, y: -36, half: 104 },
  },
  igloo: {
    height: 168,
    width: 280,
    draw: igloo,
    large: 1.7,
    seat: { x: 0, y: -160 },
    front: iglooFront,
    inside: { x: 0, y: -12, half: 46 },
  },
  postbox: { height: 194, width: 100, draw: postbox, large: 1.2 },
  rosette: { height: 136, width: 108, draw: rosette },
  microphone: { height: 236, width: 110, draw: microphone },
  violin: { height: 210, width: 150, draw: violin },
  stick: { height: 184, width: 150, draw: stick },
  wool: { height: 118, width: 182, draw: wool },
  clay: { height: 138, width: 156, draw: clay },
  varnish: { height: 112, width: 160, draw: varnish },
  scooter: { height: 176, width: 180, draw: scooter, seat: { x: -14, y: -30 } },
  swing: { height: 284, width: 350, draw: swing, large: 1.2, seat: { x: 0, y: -68 } },
  lemonade: { height: 130, width: 150, draw: lemonade },
  paperplane: { height: 92, width: 196, draw: paperplane },
  trumpet: { height: 120, width: 220, draw: trumpet },
  stew: { height: 142, width: 180, draw: stew },
  satchel: { height: 154, width: 140, draw: satchel },
  excavator: {
    height: 206,
    width: 280,
    draw: excavator,
    large: 1.7,
    front: excavatorFront,
    inside: { x: -34, y: -92, half: 48 },
  },
};
