import {
  circle,
  clip,
  colour,
  ellipse,
  grain,
  hair,
  headAt,
  limb,
  line,
  path,
  rect,
  ripples,
  skin,
} from '../parts/index.ts';

const shingles = (): string => {
  let d = '';
  for (let row = 0; row < 12; row++)
    for (let i = 0; i < 20; i++)
      d += `M${i * 26 + (row % 2) * 13 - 13} ${row * 21 - 6}v14q0 6 6 6h14q6 0 6-6v-14`;
  return line(d, colour.lampDeep, 2.5, 'opacity=".5"');
};

/** The grandmother, seventy-six, on her way in through the window, in mid-channel. */
export const middle = (): string =>
  [
    rect(0, 0, 480, 300, colour.lamp),
    clip('wall', 'M0 0H480V230H0Z', shingles()),
    path('M400 0h80v240h-70c14-70 10-160-10-240Z', colour.lampDeep, 'opacity=".35"'),
    rect(96, 26, 228, 158, colour.paper, 8),
    rect(108, 38, 204, 134, '#5B4A5E', 4),
    clip(
      'kitchen',
      'M108 38H312V172H108Z',
      circle(150, 60, 70, colour.lampLight, 'opacity=".25"'),
      rect(116, 132, 60, 44, colour.midnight, 6),
      path('M126 132c-2-18 6-26 22-26s24 8 22 26Z', colour.periwinkle),
      line('M132 104c2-14 30-14 32 0M170 116l14-8', colour.periwinkle, 5),
      line('M150 92c-8-12 6-18-2-30', colour.paper, 5, 'opacity=".6"'),
    ),
    // One leg over the sill, one to follow
    limb([270, 176], [214, 160], 32, colour.plum, -6),
    limb([214, 158], [196, 118], 18, skin.tan, 4),
    path('M180 120c-6-16 24-28 34-14 4 8 0 14-8 16Z', colour.bark),
    rect(88, 174, 244, 18, colour.cream, 6),
    path('M262 234c-16-70 0-120 44-128 50 4 72 60 62 128Z', colour.clay),
    path('M330 112c32 20 44 70 38 122h-34c14-40 12-86-4-122Z', colour.night, 'opacity=".16"'),
    line('M300 176l-6 74', colour.plum, 32),
    headAt(
      306,
      70,
      44,
      {
        skin: skin.tan,
        hair: hair.white,
        style: 'bob',
        mood: 'smile',
        look: [-0.8, 0.1],
        hat: 'headscarf',
        hatFill: colour.forest,
      },
      -8,
    ),
    limb([276, 130], [226, 96], 22, colour.clay, 8),
    circle(224, 95, 11, skin.tan),
    limb([344, 132], [330, 178], 22, colour.clay, -10),
    circle(329, 180, 11, skin.tan),
    // The boat she came in, and the sea
    path('M-10 228h500v80H-10Z', colour.seaDeep),
    path('M210 236h214c-6 34-20 48-60 48h-96c-36 0-52-16-58-48Z', colour.clayDeep),
    path('M210 236h214l-3 12H213Z', colour.paper),
    ellipse(90, 258, 40, 6, colour.lamp, 'opacity=".35"'),
    ripples(12, 14, [-10, 244, 480, 50], colour.day, 3.5),
    grain(405, colour.wood, 0.12, 110, [0, 0, 480, 300]),
  ].join('');
