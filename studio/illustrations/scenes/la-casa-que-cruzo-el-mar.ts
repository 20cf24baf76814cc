import {
  circle,
  clip,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  hair,
  headAt,
  hill,
  line,
  path,
  pine,
  place,
  rect,
  ripples,
  skin,
  sky,
  stars,
  twinkle,
} from '../parts/index.ts';

const boat = (x: number, y: number, scale: number, hull: string): string =>
  place(
    { x, y, scale },
    rect(-26, -52, 36, 28, colour.cream, 5),
    rect(-20, -46, 24, 14, colour.lamp, 3),
    path('M-34-52h52l-6-9h-40Z', colour.bark),
    path('M-58-26H66c-6 22-18 32-36 32h-62c-14 0-22-10-26-32Z', hull),
    path('M-58-26H66l-2 8H-56Z', colour.paper),
    line('M-70 8c10 6 20 6 30 0m70 0c10 6 20 6 30 0', colour.day, 4),
  );

const shingles = (): string => {
  let d = '';
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 15; i++)
      d += `M${-176 + i * 26 + (row % 2) * 13} ${-150 + row * 21}v14q0 6 6 6h14q6 0 6-6v-14`;
  return line(d, colour.lampDeep, 2.5, 'opacity=".55"');
};

const houseAfloat = place(
  { x: 300, y: 470 },
  // Raft of logs and barrels
  line('M-190 8h384', colour.bark, 22),
  ...[-170, -120, -70, -20, 30, 80, 130, 176].map(
    (x) => circle(x, 14, 15, colour.wood) + circle(x, 14, 7, colour.woodLight),
  ),
  path('M-164-156h330V0h-330Z', colour.lamp),
  clip('wall', 'M-164-156h330V0h-330Z', shingles()),
  path('M96-156h70V0H84c16-50 20-104 12-156Z', colour.lampDeep, 'opacity=".4"'),
  // Roof and stovepipe
  line('M70-212v-66', colour.bark, 15),
  line('M58-280h24', colour.bark, 11),
  path('M-196-148c50-30 92-70 124-112h150c30 44 70 82 118 112-120 12-270 12-392 0Z', colour.clayDeep),
  path('M78-260c30 44 70 82 118 112-40 4-70 6-104 7 8-44 2-84-14-119Z', colour.night, 'opacity=".22"'),
  line('M-120-176h50m30 0h60m34 0h50M-80-208h50m30 0h60', colour.clay, 5, 'opacity=".7"'),
  // Kitchen window
  rect(-60, -128, 128, 92, colour.paper, 6),
  clip(
    'kitchen',
    'M-52-120h112v76h-112Z',
    rect(-52, -120, 112, 76, colour.lampLight),
    glow(20, -110, 60, 2, colour.glow),
    headAt(-10, -80, 32, {
      skin: skin.tan,
      hair: hair.black,
      style: 'tousled',
      mood: 'smile',
      look: [0.8, 0],
    }),
    path('M-50-36c0-20 20-24 40-24s40 4 40 24Z', colour.clay),
  ),
  place(
    { x: 42, y: -46 },
    path('M-16-20c0-10 32-10 32 0l4 20h-40Z', colour.dusk),
    line('M-10-26c0-14 20-14 20 0', colour.dusk, 4),
    line('M18-12l10-8', colour.dusk, 6),
    circle(0, -28, 3, colour.dusk),
  ),
  line('M-56-44H66', colour.paper, 9),
  rect(-140, -100, 56, 100, colour.clayDeep, 6),
  rect(-130, -90, 36, 34, colour.lampLight, 4),
  circle(-94, -44, 4, colour.lamp),
  rect(92, -112, 44, 50, colour.paper, 5),
  rect(98, -106, 32, 38, colour.evening, 3),
  line('M114-106v38M98-87h32', colour.paper, 4),
);

export const scene = (): string =>
  [
    sky([colour.dusk, colour.plum, colour.mauve, colour.rose, colour.peach], 340),
    stars(4, 22, [0, 0, 800, 140]),
    crescent(676, 92, 36),
    twinkle(560, 70, 10),
    twinkle(120, 90, 10),
    hill([290, 260, 244, 276, 300, 270, 252], '#6B6C93'),
    hill([330, 316, 306, 330, 320, 290, 296], colour.moss),
    pine(710, 318, { scale: 0.6 }),
    pine(760, 320, { scale: 0.8 }),
    pine(650, 326, { scale: 0.45 }),
    pine(40, 334, { scale: 0.6 }),
    pine(84, 336, { scale: 0.45 }),
    rect(0, 326, 800, 280, '#7C86A8'),
    rect(0, 326, 800, 60, '#A69BB2', 0, 'opacity=".6"'),
    ellipse(676, 380, 60, 6, colour.lampLight, 'opacity=".75"'),
    ellipse(676, 398, 40, 5, colour.lampLight, 'opacity=".6"'),
    ellipse(676, 414, 24, 4, colour.lampLight, 'opacity=".5"'),
    ripples(33, 26, [0, 350, 800, 230], colour.mist),
    // Smoke
    circle(376, 168, 15, colour.dawn, 'opacity=".75"'),
    circle(392, 138, 20, colour.dawn, 'opacity=".6"'),
    circle(418, 104, 26, colour.dawn, 'opacity=".45"'),
    circle(456, 70, 32, colour.dawn, 'opacity=".3"'),
    ellipse(300, 496, 236, 18, colour.night, 'opacity=".22"'),
    houseAfloat,
    // Towing
    line('M494 474c30 14 60-10 96-50M494 478c50 30 90 20 128 0M494 482c30 40 60 56 92 72', colour.bark, 3.5),
    boat(640, 450, 0.72, colour.clay),
    boat(690, 506, 0.9, colour.dusk),
    boat(664, 576, 1.06, colour.moss),
    ripples(35, 8, [40, 540, 460, 50], colour.paper, 5),
    grain(131, colour.dawn, 0.12),
  ].join('');
