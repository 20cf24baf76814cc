import {
  circle,
  clip,
  cloud,
  colour,
  crescent,
  ellipse,
  facade,
  glow,
  grain,
  hair,
  headAt,
  limb,
  line,
  n,
  path,
  place,
  rect,
  seeded,
  skin,
  stars,
} from '../parts/index.ts';

const rain = (): string => {
  const random = seeded(17);
  return line(
    Array.from({ length: 46 }, () => `M${n(80 + random() * 300)} ${n(60 + random() * 330)}l-7 22`).join(''),
    colour.mist,
    2.5,
    'opacity=".55"',
  );
};

/** A hand laid flat against the other side, as light comes through a thin wall. */
const hand = (fill: string, wide: number, more = ''): string =>
  path('M-26 40c-12-16-14-40-8-56 14-8 50-8 62 0 8 18 4 42-8 58-14 10-34 8-46-2Z', fill, more) +
  line('M-24-14l-8-50M-6-18l-2-60M12-18l6-58M28-12l14-48M-28 14c-14-6-24-14-32-26', fill, wide, more);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#2C3468'),
    rect(0, 520, 800, 80, '#3A2F4C'),
    path('M590-10h220v620H590Z', '#4A5190'),
    path('M590-10h14v620h-14Z', '#3A417C'),
    // The storm over the roofs, seen from four floors up; nothing is lit
    rect(64, 44, 336, 366, colour.wood, 8),
    clip(
      'window',
      'M78 58h308v338H78Z',
      rect(78, 58, 308, 338, colour.midnight),
      crescent(332, 100, 24),
      stars(4, 6, [270, 60, 110, 60]),
      cloud(150, 120, 220, '#3A437C'),
      cloud(300, 176, 200, '#323A70'),
      path('M212 112l-24 46h20l-14 42 46-58h-22l16-30Z', colour.lampLight),
      facade(70, 300, 80, 120, '#20264F', { rows: 3, columns: 2, dark: '#2A3163' }),
      facade(146, 326, 90, 90, '#1B2148', { rows: 2, columns: 2, dark: '#2A3163' }),
      facade(236, 290, 70, 120, '#20264F', { rows: 3, columns: 2, dark: '#2A3163' }),
      facade(304, 318, 100, 90, '#1B2148', { rows: 2, columns: 3, dark: '#2A3163' }),
      rain(),
    ),
    line('M232 58v338M78 226h308', colour.wood, 11),
    rect(50, 404, 364, 18, colour.woodLight, 5),
    path('M78 422l-46 178h420l-66-178Z', colour.mist, 'opacity=".07"'),
    // A lamp that does not burn, and what stands on the shelf
    line('M500 0v64', colour.night, 5),
    path('M460 108c2-30 18-44 40-44s38 14 40 44Z', colour.dusk),
    ellipse(500, 108, 40, 7, '#232A58'),
    rect(440, 236, 112, 10, colour.wood, 4),
    rect(452, 192, 14, 44, colour.clayDeep, 2),
    rect(468, 200, 16, 36, colour.moss, 2),
    rect(486, 188, 12, 48, colour.plum, 2),
    circle(526, 222, 14, colour.evening),
    // The bed against the wall
    rect(180, 430, 26, 160, colour.wood, 10),
    rect(190, 500, 408, 56, colour.periwinkle, 16),
    path('M190 536h408v40H190Z', colour.dusk),
    ellipse(252, 494, 56, 24, colour.mist),
    path('M190 520c60-18 150-22 220-8l-8 56H190Z', colour.plum),
    rect(194, 572, 18, 28, colour.wood),
    rect(572, 572, 18, 28, colour.wood),
    // The hand on the other side
    glow(660, 250, 170, 2.4, colour.lamp),
    place({ x: 664, y: 252, scale: 1.12, turn: -8 }, hand(colour.lampLight, 21, 'opacity=".9"')),
    place({ x: 664, y: 252, scale: 0.94, turn: -8 }, hand(colour.glow, 15, 'opacity=".75"')),
    // Abril
    path('M400 520c24-26 96-26 122 0l12 16H386Z', colour.mist),
    path('M396 524c-12-92 12-146 62-150s76 60 66 150c-36 14-92 14-128 0Z', colour.sageLight),
    path('M484 382c34 20 46 82 40 142-14 6-30 9-46 10 20-48 24-104 6-152Z', colour.night, 'opacity=".14"'),
    line('M402 470c38 14 82 14 122 0m-118-44c34 12 74 12 112 0', colour.moss, 8, 'opacity=".6"'),
    headAt(
      462,
      306,
      72,
      { skin: skin.olive, hair: hair.black, style: 'ponytail', mood: 'wonder', look: [1, -0.3] },
      4,
    ),
    limb([504, 396], [586, 336], 32, colour.sageLight, 10),
    circle(588, 334, 18, skin.olive),
    line('M594 326l6-4m-2 10h8m-10 8l6 4', colour.clayDeep, 3, 'opacity=".5"'),
    limb([420, 406], [410, 500], 30, colour.sageLight, 8),
    circle(411, 503, 15, skin.olive),
    // Toc
    line('M566 288l-12-14M584 278l-4-18M552 312l-18-6', colour.lampLight, 6),
    grain(101, colour.mist, 0.1),
  ].join('');
