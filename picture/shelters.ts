import { colour } from './hand/palette.ts';
import { glow } from './hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from './hand/svg.ts';
import { TONES } from './tones.ts';

/** Things to live in and under. */

const RED = TONES.red.base;

export const houseFront = (): string =>
  [
    // The lower half of the door, and its step
    path('M-62 0V-34H-26V0Z', colour.sea),
    line('M-62-34H-26', colour.seaDeep, 5),
    circle(-34, -32, 5, colour.lampLight),
    path('M-82 0H-6V-8H-82Z', colour.sand),
  ].join('');

export const house = (): string =>
  [
    // Chimney with its smoke
    circle(72, -258, 10, colour.mist, 'opacity=".8"') + circle(88, -280, 15, colour.mist, 'opacity=".55"'),
    rect(54, -240, 30, 66, colour.clayDeep, 4),
    rect(48, -244, 42, 13, colour.bark, 4),
    // Side wall, and the front
    path('M-20-160H122V0H-20Z', colour.lampDeep),
    path('M-122-126L-38-212 46-126V0H-122Z', colour.lamp),
    line(
      'M-104-112h14M-64-170h14M10-112h14M-104-20h14M20-44h12M-92-64h10',
      colour.lampDeep,
      6,
      'opacity=".6"',
    ),
    // Roof
    path('M-38-226H104L142-122C144-116 140-114 136-114H58Z', RED),
    path('M-38-226L64-118 46-104-38-196-122-104-140-118Z', colour.clayDeep),
    line('M8-178H116M34-150H126M54-128H132', colour.clayDeep, 5, 'opacity=".5"'),
    // Door
    path('M-70 0V-62C-70-88-18-88-18-62V0Z', colour.seaDeep),
    path('M-62 0V-60C-62-78-26-78-26-60V0Z', colour.sea),
    // Windows
    circle(-38, -142, 22, colour.cream) + circle(-38, -142, 16, colour.seaDeep),
    line('M-38-158v32M-54-142h32', colour.cream, 4),
    rect(62, -84, 46, 48, colour.cream, 6) + rect(68, -78, 34, 36, colour.glow, 3),
    line('M85-78v36M68-60h34', colour.cream, 5),
    path('M56-36H114L108-22H62Z', colour.clay),
    line('M66-42h.1M80-44h.1M94-43h.1M105-41h.1', colour.rose, 13),
    // Bushes
    path(
      'M-140 2C-146-22-130-36-116-32-110-48-86-46-84-28-70-26-68-8-76 2ZM104 2C98-18 110-30 122-26 132-36 150-22 146 2Z',
      colour.moss,
    ),
    path(
      'M-96-42C-86-40-82-34-84-28-70-26-68-8-76 2H-96C-86-12-88-28-96-42Z',
      colour.forest,
      'opacity=".45"',
    ),
    houseFront(),
  ].join('');

/** Three leafy rounds with their light and shadow side, and a trunk that forks. */
const crown = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    path(
      'M-92-6C-128-20-124-78-88-82-92-126-34-150-8-126 18-160 82-142 84-98 122-94 130-36 94-18 96 14 46 30 20 12-8 34-80 32-92-6Z',
      colour.moss,
    ),
    path(
      'M84-98C122-94 130-36 94-18 96 14 46 30 20 12-8 34-80 32-92-6-40 10 0-4 20-28 52-22 84-52 84-98Z',
      colour.forest,
      'opacity=".5"',
    ),
    path(
      'M-80-74C-82-110-42-128-18-112-44-110-62-98-64-78-70-80-76-78-80-74ZM8-116C26-136 58-128 64-108 42-116 24-114 8-116Z',
      colour.sage,
    ),
  );

export const tree = (): string =>
  [
    path(
      'M-36 0C-18-10-16-60-20-120L-54-150-44-160-10-136 4-176H18L14-130 44-156 54-146 22-112C20-60 22-10 42 0Z',
      colour.wood,
    ),
    path(
      'M8-130L14-130 44-156 54-146 22-112C20-60 22-10 42 0H8C16-40 14-90 8-130Z',
      colour.bark,
      'opacity=".55"',
    ),
    crown(0, -164, 1.12),
    circle(-62, -212, 12, RED) +
      circle(30, -262, 12, RED) +
      circle(64, -188, 12, RED) +
      circle(-18, -168, 12, RED) +
      circle(-34, -274, 11, RED),
    line('M-66-216h.1M26-266h.1M60-192h.1M-22-172h.1M-37-278h.1', colour.rose, 6),
    ellipse(0, 2, 60, 6, colour.moss),
  ].join('');

export const treehouseFront = (): string =>
  [
    // A railing along the platform
    line('M-100-150V-182M-72-150V-182M-44-150V-182M-16-150V-182M12-150V-182', colour.bark, 7),
    line('M-106-184H18', colour.bark, 9),
    rect(-104, -152, 216, 18, colour.bark, 6),
  ].join('');

export const treehouse = (): string =>
  [
    path('M-50 0C-24-12-20-80-26-150L-10-220H30L28-150C24-80 30-12 56 0Z', colour.wood),
    path('M10-220H30L28-150C24-80 30-12 56 0H16C22-70 20-150 10-220Z', colour.bark, 'opacity=".55"'),
    crown(-58, -226, 0.86),
    crown(76, -246, 0.84),
    // Ladder
    line('M64-142L84 0M96-142L116 0', colour.woodLight, 8),
    line('M67-118H100M70-92H104M74-66H107M78-40H110M82-14H114', colour.woodLight, 7),
    // Platform and house
    line('M-66-140L-24-86M52-140L24-92', colour.bark, 10),
    path('M-78-152V-240H84V-152Z', colour.woodLight),
    path('M40-240H84V-152H56C64-180 60-216 40-240Z', colour.wood, 'opacity=".6"'),
    line('M-78-222H84M-78-202H84M-78-180H84', colour.wood, 4),
    path(
      'M-100-234L4-312 106-234C110-226 104-222 96-224L4-288-90-224C-98-222-104-226-100-234Z',
      colour.clayDeep,
    ),
    path('M-82-236L4-300 88-236Z', colour.clay),
    path('M34-276L88-236H46C48-250 44-264 34-276Z', colour.clayDeep, 'opacity=".5"'),
    path('M22-152V-198C22-218 62-218 62-198V-152Z', colour.bark),
    rect(-58, -214, 48, 38, colour.cream, 5) + rect(-53, -209, 38, 28, colour.glow, 3),
    line('M-34-209v28M-53-195h38', colour.cream, 4),
    line('M-34-262h.1', colour.lampLight, 20),
    // Flag and garland
    line('M4-308V-344', colour.wood, 5),
    path('M6-344L44-334 6-322Z', colour.lamp),
    treehouseFront(),
  ].join('');

export const tentFront = (): string =>
  [
    // The sill of the opening
    path('M-66 2C-56-16-40-24-26-16-14-26 4-26 12-14 18-10 22-4 24 2Z', colour.dawn),
    path('M12-14C18-10 22-4 24 2H-4C6 0 10-6 12-14Z', colour.peach),
  ].join('');

export const tent = (): string =>
  [
    line('M-132 0L-108-16M134 0L112-16', colour.wood, 5),
    path('M-104 0C-70-50-30-110-8-164L118-4C116 0 112 2 106 2Z', colour.lampDeep),
    path('M-8-164C24-120 84-50 118-4 116 0 112 2 106 2H40C44-60 26-124-8-164Z', colour.clay),
    path('M-8-164C14-136 52-92 84-50L60-20C48-80 26-130-8-164Z', colour.clayLight, 'opacity=".5"'),
    path('M-118 2C-74-46-32-108-8-164 16-112 36-60 44 2Z', colour.clayLight),
    path('M-8-164C16-112 36-60 44 2H22C16-60 4-120-8-164Z', colour.clay),
    // What one sees inside
    path('M-58 2C-38-40-20-84-10-122 2-84 12-42 16 2Z', colour.bark),
    glow(-20, -30, 40, 1.7, colour.lamp),
    path('M-34 2V-16C-34-26-8-26-8-16V2Z', colour.lamp),
    rect(-36, -6, 30, 8, colour.wood, 3),
    path(
      'M-10-122C-20-84-38-40-58 2H-76C-52-30-24-76-10-122ZM-10-122C2-84 12-42 16 2H34C22-34 4-82-10-122Z',
      colour.dawn,
    ),
    line('M-10-164V-184', colour.wood, 6),
    path('M-8-186L30-176-8-164Z', colour.sea),
    line('M-118-2H112', colour.clayDeep, 5, 'opacity=".5"'),
    tentFront(),
  ].join('');
