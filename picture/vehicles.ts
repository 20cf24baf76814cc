import { colour } from './hand/palette.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** Things that drive, fly and lift, seen from their right side. */

const RED = TONES.red.base;
const SHADE = 'opacity=".16"';
/** What shines in a pane. */
const SHINE = 'opacity=".75"';

const wheel = (x: number, r: number, hub: string = colour.mist): string =>
  circle(x, -r, r, colour.ink) +
  circle(x, -r, r * 0.56, hub) +
  line(`M${x - r * 0.72} ${-r * 1.3}q${r * 0.2} ${-r * 0.4} ${r * 0.56} ${-r * 0.46}`, colour.dusk, 4) +
  circle(x, -r, r * 0.17, colour.ink);

export const carFront = (): string =>
  [
    path(
      'M-112-34C-114-62-96-72-66-74H62C94-74 112-62 114-36 114-24 108-20 100-20H-100C-108-20-112-26-112-34Z',
      colour.sea,
    ),
    path(
      'M84-70C104-64 112-54 114-36 114-24 108-20 100-20H-100C-107-20-111-24-112-31-60-24 60-24 78-34 90-40 92-56 84-70Z',
      colour.seaDeep,
      'opacity=".6"',
    ),
    path('M-98-20C-98-58-34-58-34-20ZM36-20C36-58 100-58 100-20Z', colour.seaDeep),
    line('M-4-70V-28M10-56H26', colour.seaDeep, 4),
    circle(104, -54, 9, colour.glow),
    rect(-114, -58, 10, 16, RED, 4),
    line('M100-26H118M-116-26H-100', colour.mist, 9),
    wheel(-66, 27),
    wheel(68, 27),
  ].join('');

export const car = (): string =>
  [
    // Luggage on the roof
    line('M-34-128H24', colour.bark, 5),
    rect(-32, -152, 36, 23, colour.clay, 5),
    rect(2, -146, 24, 17, colour.lamp, 4),
    line('M-24-152V-130M-4-152V-130', colour.clayDeep, 4),
    path('M-74-66C-66-104-52-122-26-124H16C42-124 58-104 74-68Z', colour.sea),
    path('M-74-66C-66-104-52-122-26-124H16C26-124 35-121 43-115H-20C-40-114-50-96-58-66Z', colour.day),
    path('M-58-68C-52-96-42-110-24-110H-10V-68ZM2-68V-110H14C32-110 44-96 56-68Z', '#E4EFF0'),
    line('M-44-74L-26-104M18-74L30-98', '#FFFFFF', 7, SHINE),
    carFront(),
  ].join('');

export const fireEngineFront = (): string =>
  [
    path('M-138-64H24V-86H132C138-78 140-70 140-60V-22H-138Z', RED),
    path('M-138-46H140V-22H-138Z', colour.clayDeep, 'opacity=".55"'),
    line('M-136-58H138', colour.cream, 9),
    circle(132, -46, 9, colour.glow),
    line('M134-24H146M-142-24H-130', colour.mist, 10),
    path('M-126-22C-126-60-58-60-58-22ZM44-22C44-60 112-60 112-22Z', colour.bark),
    wheel(-92, 29, colour.lampLight),
    wheel(78, 29, colour.lampLight),
  ].join('');

export const fireEngine = (): string =>
  [
    // Ladder
    place(
      { x: -124, y: -118, turn: -6 },
      line('M0-16H196M0 2H196', colour.mist, 7),
      line('M16-16V2M46-16V2M76-16V2M106-16V2M136-16V2M166-16V2', colour.mist, 5),
    ),
    path('M-138-108C-138-114-134-118-128-118H26V-22H-138Z', RED),
    path('M26-134C26-142 32-146 40-146H98C118-146 128-118 132-84 138-78 140-70 140-60V-22H26Z', RED),
    path('M84-84V-128H98C108-128 114-108 117-84Z', colour.day),
    rect(40, -128, 34, 44, colour.day, 5),
    line('M48-92L64-120M92-92L100-112', '#FFFFFF', 6, SHINE),
    // Reel and lockers
    circle(-100, -86, 20, colour.bark),
    circle(-100, -86, 13, colour.lamp),
    circle(-100, -86, 5, colour.bark),
    rect(-66, -106, 36, 40, colour.clayDeep, 5, 'opacity=".7"'),
    rect(-20, -106, 36, 40, colour.clayDeep, 5, 'opacity=".7"'),
    line('M-66-94h36M-66-82h36M-20-94h36M-20-82h36', RED, 4),
    // Light
    circle(70, -158, 30, colour.day, 'opacity=".35"'),
    path('M56-146C56-166 84-166 84-146Z', colour.sea),
    path('M72-161C80-160 84-154 84-146H74C76-152 75-157 72-161Z', colour.seaDeep),
    fireEngineFront(),
  ].join('');

export const tractorFront = (): string =>
  [
    path('M-98-94H0V-44H-98Z', colour.moss),
    path('M-98-94H-20C-60-86-76-72-80-44H-98Z', colour.sage),
    wheel(-58, 58, colour.lamp),
    line(
      'M-58-116V-104M-58-12V0M-116-58H-104M-12-58H0M-99-99L-91-91M-25-25L-17-17M-99-17L-91-25M-25-91L-17-99',
      colour.dusk,
      7,
    ),
    wheel(78, 34, colour.lamp),
    line('M0-48H44', colour.forest, 12),
  ].join('');

export const tractor = (): string =>
  [
    // Chimney with its smoke
    circle(58, -172, 9, colour.mist, 'opacity=".8"') + circle(74, -188, 13, colour.mist, 'opacity=".55"'),
    line('M54-110V-150', colour.bark, 10),
    rect(47, -160, 14, 12, colour.bark, 4),
    path('M-4-112H80C98-112 106-100 108-82V-44H-4Z', colour.moss),
    path('M84-112C100-110 106-98 108-82V-44H-4V-60C50-56 90-70 84-112Z', colour.forest, 'opacity=".5"'),
    line('M30-92H62M30-80H62M30-68H62', colour.forest, 5),
    circle(104, -88, 9, colour.glow),
    // Cab
    path('M-92-84L-76-166H-6L0-84Z', colour.day),
    line('M-38-104L-20-150M-76-104L-62-142', '#FFFFFF', 7, SHINE),
    line('M-90-86L-75-164M-2-86L-8-164', colour.moss, 9),
    path('M-88-178H4C12-178 14-164 4-164H-88C-98-164-96-178-88-178Z', RED),
    line('M-14-88L-28-112M-40-116L-18-106', colour.bark, 6),
    tractorFront(),
  ].join('');

/** A plane that climbs. */
const RISING = { y: -66, turn: -9 };

export const planeFront = (): string =>
  place(
    RISING,
    path('M-122-6C-96-34-20-44 40-42 84-40 116-24 122-2 116 20 84 32 40 32-20 32-98 22-122-6Z', colour.paper),
    path('M120-8C122 14 90 32 40 32-20 32-98 22-122-6-60 10 60 24 120-8Z', colour.sand),
    path('M74-38C98-34 114-22 120-6H82C70-6 66-30 74-38Z', colour.sea),
    line('M84-28L96-14', '#FFFFFF', 6, SHINE),
    line('M48-14h.1M22-15h.1M-4-15h.1M-30-14h.1M-56-11h.1', colour.sea, 15),
    path('M-20 6H28L-30 74H-62Z', RED),
    path('M28 6L-30 74H-46L4 6Z', colour.clayDeep, 'opacity=".6"'),
    path('M-90-6H-58L-92 30H-116Z', RED),
    line('M-108 4C-60 16 40 16 116 4', RED, 6),
    circle(84, 4, 5, colour.rose),
    line('M92 6c5 5 11 5 16 0', colour.ink, 4),
  );

export const plane = (): string => place(RISING, path('M-84-8L-118-66H-88L-46-16Z', RED)) + planeFront();

export const rocketFront = (): string =>
  [
    path('M-52-100H52C52-95 50-90 48-84L36-40H-36L-48-84C-50-90-52-95-52-100Z', colour.paper),
    path('M52-100C52-95 50-90 48-84L36-40H6C14-60 20-80 24-100Z', colour.sand),
    line('M-44-84Q0-70 44-84', RED, 9),
    rect(-38, -48, 76, 16, colour.dusk, 6),
    path('M-8-100C-12-70-10-50 0-36 10-50 12-70 8-100 4-106-4-106-8-100Z', RED),
  ].join('');

export const rocket = (): string =>
  [
    // Flame
    path('M-26-34C-34-14-16-10-14 0-6-8-4-4 0 4 4-4 6-8 14 0 16-10 34-14 26-34Z', colour.lamp),
    path('M-13-34C-16-22-6-18 0-8 6-18 16-22 13-34Z', colour.glow),
    path('M-40-112C-74-96-84-62-80-30L-36-58ZM40-112C74-96 84-62 80-30L36-58Z', RED),
    path('M40-112C74-96 84-62 80-30L60-43C64-70 58-92 40-112Z', colour.clayDeep, SHADE),
    path('M0-262C44-222 62-158 48-84L36-40H-36L-48-84C-62-158-44-222 0-262Z', colour.paper),
    path('M0-262C44-222 62-158 48-84L36-40H6C34-110 36-190 0-262Z', colour.sand),
    path('M0-262C24-240 40-210 48-178-16-166-32-172-48-178-40-210-24-240 0-262Z', RED),
    path(
      'M0-262C24-240 40-210 48-178 38-175 30-173 24-172 24-204 16-236 0-262Z',
      colour.clayDeep,
      'opacity=".5"',
    ),
    circle(0, -134, 28, colour.lampDeep),
    circle(0, -134, 20, colour.seaDeep),
    path('M-14-144C-8-152 2-154 10-150-2-146-8-140-12-130-16-134-16-140-14-144Z', colour.day),
    rocketFront(),
  ].join('');

export const crane = (): string =>
  [
    // Tracks
    rect(-84, -36, 168, 36, colour.ink, 18),
    line('M-62-18h.1M-22-18h.1M20-18h.1M62-18h.1', colour.mist, 17),
    // Boom of lattice, from the cab to its tip
    line('M-6-92L112-272M22-92L128-266', colour.lampDeep, 7),
    line(
      'M6-110L36-114M22-134L50-140M38-158L66-166M54-182L80-190M70-208L94-214M86-232L108-236M36-114L22-134M50-140L38-158M66-166L54-182M80-190L70-208M94-214L86-232M108-236L100-254',
      colour.lampDeep,
      4,
    ),
    line('M122-270V-150', colour.bark, 4),
    circle(122, -270, 10, colour.bark),
    path('M122-150v10c-14 0-14 20 0 20 9 0 12-6 10-12', 'none', `stroke="${colour.bark}" stroke-width="6"`),
    line('M-70-112L116-272', colour.bark, 3),
    path('M-92-60V-106C-92-112-88-116-82-116H-40V-40H-84C-90-40-92-46-92-60Z', colour.lampDeep),
    path('M-44-132C-44-140-40-144-32-144H12C28-144 36-118 38-84V-40H-44Z', colour.lamp),
    path('M24-140C32-128 37-108 38-84V-40H-44V-54C0-50 34-60 24-140Z', colour.lampDeep, 'opacity=".5"'),
    path('M-22-90V-128H8C16-126 20-108 22-90Z', colour.day),
    line('M-12-98L2-120', '#FFFFFF', 6, SHINE),
    rect(-92, -46, 130, 12, colour.bark, 5),
    ellipse(-66, -84, 12, 16, colour.lamp),
  ].join('');

export const airballoonFront = (): string =>
  [
    path('M-68-86H68L60-12Q58 0 46 0H-46Q-58 0-60-12Z', colour.woodLight),
    path('M26-86H68L60-12Q58 0 46 0H10C20-26 26-54 26-86Z', colour.wood, 'opacity=".5"'),
    line('M-64-58H64M-62-30H62M-34-86L-30-2M0-86V-2M34-86L30-2', colour.wood, 4),
    rect(-76, -96, 152, 17, colour.wood, 8),
  ].join('');

export const airballoon = (): string =>
  [
    line('M-50-132L-64-90M50-132L64-90M-18-130L-24-90M18-130L24-90', colour.bark, 4.5),
    path(
      'M0-392C86-392 148-340 148-268 148-208 92-164 58-126H-58C-92-164-148-208-148-268-148-340-86-392 0-392Z',
      RED,
    ),
    path(
      'M0-392C46-362 60-316 60-268 60-208 34-162 20-126H-20C-34-162-60-208-60-268-60-316-46-362 0-392Z',
      colour.lamp,
    ),
    path(
      'M0-392C86-392 148-340 148-268 148-208 92-164 58-126H34C76-166 116-212 116-268 116-330 70-378 0-392Z',
      colour.ink,
      SHADE,
    ),
    path('M-118-300C-110-334-86-358-56-368-82-346-96-326-102-298Z', colour.cream, 'opacity=".6"'),
    line('M-56-126H56', colour.clayDeep, 10),
    path('M0-124C-12-112-10-98 0-96 10-98 12-112 0-124Z', colour.lampLight),
    airballoonFront(),
  ].join('');

export const truckFront = (): string =>
  [
    path('M36-74H126L140-62V-22H36Z', colour.lamp),
    path('M36-40H140V-22H36Z', colour.lampDeep, 'opacity=".6"'),
    line('M50-58H66', colour.lampDeep, 5),
    circle(132, -50, 9, colour.glow),
    line('M-138-22H142', colour.bark, 10),
    wheel(-92, 30),
    wheel(-22, 30),
    wheel(92, 30),
  ].join('');

export const truck = (): string =>
  [
    rect(-142, -160, 172, 138, colour.sea, 10),
    path('M-142-56H30V-22H-142Z', colour.seaDeep, 'opacity=".6"'),
    line('M-142-104H30', colour.cream, 14),
    rect(28, -44, 14, 22, colour.bark),
    path('M36-70V-118C36-126 42-130 50-130H90C104-130 110-122 114-110L126-70Z', colour.lamp),
    path('M52-76V-112H86C94-112 98-106 101-98L108-76Z', '#E4EFF0'),
    line('M62-82L76-104', '#FFFFFF', 6, SHINE),
    truckFront(),
  ].join('');

export const excavator = (): string =>
  [
    // Arm with its bucket, which holds earth
    line('M-6-100L72-190', colour.lampDeep, 24),
    line('M-6-100L72-190', colour.lamp, 15),
    line('M72-190L136-92', colour.lampDeep, 20),
    line('M72-190L136-92', colour.lamp, 12),
    line('M30-120L98-154', colour.mist, 7),
    circle(72, -190, 14, colour.bark) + circle(-6, -100, 13, colour.bark),
    path('M112-66C96-96 160-104 164-72L160-30 148-42 142-28 130-40 122-28Z', colour.dusk),
    path('M112-70C116-104 158-104 162-74Z', colour.wood),
    circle(136, -90, 11, colour.bark),
    excavatorFront(),
    path('M-84-150H0C10-150 16-120 18-90H-84Z', colour.lamp),
    path('M-70-96V-136H-30V-96ZM-20-96V-136H-6C0-136 4-112 6-96Z', colour.day),
    line('M-62-102L-44-130M-14-102L-4-124', '#FFFFFF', 6, SHINE),
    rect(-92, -160, 106, 14, colour.bark, 6),
  ].join('');

export const excavatorFront = (): string =>
  [
    rect(-104, -40, 176, 40, colour.ink, 20),
    line('M-82-20h.1M-40-20h.1M4-20h.1M48-20h.1', colour.mist, 18),
    path('M-112-92H24C34-92 38-80 38-70V-44H-104C-110-44-114-50-114-56Z', colour.lamp),
    path(
      'M30-90C36-84 38-76 38-70V-44H-104C-110-44-114-50-114-56-60-50 10-56 30-90Z',
      colour.lampDeep,
      'opacity=".5"',
    ),
    line('M-98-60h.1M-82-60h.1', RED, 9),
  ].join('');
