import {
  circle,
  colour,
  ellipse,
  facade,
  glow,
  grain,
  type Head,
  hair,
  headAt,
  hill,
  limb,
  line,
  moon,
  path,
  place,
  rect,
  skin,
  stars,
  twinkle,
} from '../parts/index.ts';

const CAP = '#6E2F3A';

/** A bandsman in the dark: shoulders, cap, and a face that waits. */
const player = (x: number, y: number, r: number, options: Head): string =>
  path(
    `M${x - r * 1.5} ${y + r * 4}c-6-${r * 2} ${r * 0.2}-${r * 2.8} ${r * 1.1}-${r * 3}h${r * 0.8}c${r * 0.9} ${r * 0.2} ${r * 1.2} ${r} ${r * 1.1} ${r * 3}Z`,
    colour.midnight,
  ) +
  line(`M${x} ${y + r * 1.2}v${r * 2.6}`, colour.lampDeep, 3, 'stroke-dasharray="1 12"') +
  headAt(x, y, r, { ...options, hat: 'band cap', hatFill: CAP });

const trumpet = (x: number, y: number, turn: number, flip = false): string =>
  place(
    { x, y, turn, flip },
    line('M-50 0H40M-22-2c-6 18 34 18 34 2', colour.lampDeep, 7),
    path('M36-3c14 0 22-8 28-18v42c-6-10-14-18-28-18Z', colour.lamp),
    line('M-12-2v-12m10 12v-12m10 12v-12', colour.lamp, 4),
  );

const tuba = (x: number, y: number): string =>
  place(
    { x, y },
    line('M-20 30c-44 0-44-70 0-70h30c34 0 34 64 4 64h-24', colour.lampDeep, 14),
    line('M16 24V-60', colour.lampDeep, 16),
    path('M-26-96h84c-12 26-26 34-32 52H6c-6-18-20-26-32-52Z', colour.lamp),
    ellipse(16, -96, 42, 11, colour.lampDeep),
  );

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, colour.night),
    rect(0, 0, 800, 400, colour.midnight),
    stars(13, 60, [0, 0, 800, 260]),
    moon(640, 100, 58, { face: 'awake' }),
    facade(0, 190, 130, 260, '#1C2149', { rows: 4, columns: 2, dark: colour.night }),
    facade(130, 230, 96, 220, '#202652', { rows: 3, columns: 2, dark: colour.night }),
    facade(690, 210, 120, 240, '#1C2149', { rows: 4, columns: 2, dark: colour.night }),
    facade(600, 250, 90, 200, '#202652', { rows: 3, columns: 2, dark: colour.night }),
    hill([470, 470, 466, 470, 466, 470, 470], '#1B2145'),
    // Bandstand
    path('M610 120L330 470h160Z', colour.mist, 'opacity=".16"'),
    path('M400 40c20 50 160 80 270 100v30H130v-30C240 120 380 90 400 40Z', colour.dusk),
    path('M400 40c20 50 160 80 270 100v30H520c-40-50-90-90-120-130Z', colour.night, 'opacity=".25"'),
    line('M130 168h540', colour.evening, 12),
    line(
      'M150 172c30 26 70 26 100 0 30 26 70 26 100 0 30 26 70 26 100 0 30 26 70 26 100 0 30 26 70 26 100 0',
      colour.periwinkle,
      4,
    ),
    ...[175, 200, 225, 275, 300, 325, 375, 400, 425, 475, 500, 525, 575, 600, 625].map((x, i) =>
      circle(x, i % 3 === 1 ? 196 : 190, 6, '#4A4F80'),
    ),
    line('M156 174v300M644 174v300', colour.evening, 14),
    circle(400, 34, 9, colour.lampDeep),
    // The girl at the back, in the moonlight
    ellipse(400, 300, 120, 130, colour.mist, 'opacity=".16"'),
    path('M344 430c-8-70 14-104 50-106s58 36 54 106Z', colour.evening),
    path('M410 326c30 10 42 46 38 104h-30c14-36 12-70-8-104Z', colour.night, 'opacity=".2"'),
    line('M396 336v90', colour.lampDeep, 4, 'stroke-dasharray="1 14"'),
    headAt(
      394,
      284,
      48,
      {
        skin: skin.olive,
        hair: hair.brown,
        style: 'braids',
        mood: 'smile',
        look: [0.6, -0.5],
        hat: 'band cap',
        hatFill: '#B4473F',
      },
      -3,
    ),
    limb([430, 356], [518, 204], 23, colour.evening, 10),
    circle(521, 199, 12, skin.olive),
    // The triangle
    glow(526, 250, 100, 1.8, colour.lampLight),
    line('M522 200l4 28', colour.paper, 2.5),
    line('M496 272L526 226 556 272H510', colour.glow, 8),
    limb([360, 358], [312, 300], 23, colour.evening, -10),
    circle(310, 296, 12, skin.olive),
    line('M300 318l34-66', colour.glow, 6),
    twinkle(564, 222, 14, colour.glow),
    twinkle(484, 232, 8, colour.glow),
    twinkle(582, 276, 8, colour.glow),
    // The band in front
    player(214, 330, 36, {
      skin: skin.tan,
      hair: hair.grey,
      style: 'short',
      mood: 'worried',
      look: [-0.5, -0.6],
      moustache: hair.grey,
    }),
    player(588, 330, 36, {
      skin: skin.fair,
      hair: hair.brown,
      style: 'bob',
      mood: 'wonder',
      look: [-0.7, -0.4],
    }),
    tuba(178, 492),
    player(300, 386, 38, {
      skin: skin.brown,
      hair: hair.black,
      style: 'short',
      mood: 'wonder',
      look: [0.4, -0.9],
    }),
    player(506, 392, 38, {
      skin: skin.olive,
      hair: hair.black,
      style: 'short',
      mood: 'worried',
      look: [0.6, 0.5],
    }),
    trumpet(318, 478, 24),
    trumpet(530, 482, 156, false),
    player(402, 428, 38, {
      skin: skin.fair,
      hair: hair.ginger,
      style: 'short',
      mood: 'flat',
      look: [-0.5, -0.7],
    }),
    // Music stands
    ...[250, 400, 560].map((x) =>
      place(
        { x, y: 540 },
        line('M0 0v-40', colour.night, 5),
        path('M-36-40l8-40h56l8 40Z', colour.dusk),
        path('M-24-46l5-28h38l5 28Z', colour.mist),
      ),
    ),
    // Rail and steps
    rect(120, 524, 560, 86, colour.dusk),
    rect(110, 514, 580, 16, colour.evening, 6),
    line(
      'M150 536v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60m36-60v60',
      colour.midnight,
      6,
    ),
    grain(121, colour.mist, 0.1),
  ].join('');
