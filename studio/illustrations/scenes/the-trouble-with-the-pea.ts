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
  limb,
  line,
  n,
  path,
  personAt,
  rect,
  seeded,
  shadow,
  skin,
} from '../parts/index.ts';

const TICKING = [
  colour.clay,
  colour.cream,
  colour.sage,
  colour.mauve,
  colour.lampLight,
  colour.periwinkle,
  colour.rose,
  colour.dawn,
  colour.moss,
  colour.sand,
];

/** Twenty of them, each a little soft in the middle. */
const mattresses = (): string => {
  const random = seeded(77);
  return Array.from({ length: 20 }, (_, i) => {
    const y = 516 - i * 16.4;
    const lean = (random() - 0.5) * 12;
    const fill = TICKING[(i * 3) % TICKING.length] ?? colour.cream;
    const left = 300 + lean;
    return (
      rect(left, y - 16, 300, 17, fill, 8) +
      (i % 3 === 0
        ? line(
            Array.from({ length: 11 }, (_, k) => `M${n(left + 22 + k * 26)} ${n(y - 13)}v11`).join(''),
            colour.bark,
            3,
            'opacity=".25"',
          )
        : i % 3 === 1
          ? Array.from({ length: 9 }, (_, k) =>
              circle(left + 28 + k * 31, y - 8, 2.6, colour.bark, 'opacity=".28"'),
            ).join('')
          : '') +
      path(
        `M${n(left + 210)} ${n(y - 16)}h82c5 0 8 4 8 8s-3 9-8 9h-100c10-4 16-10 18-17Z`,
        colour.night,
        'opacity=".12"',
      )
    );
  }).join('');
};

const ladder = line(
  `M618 562L600 150M660 562L642 150${Array.from({ length: 11 }, (_, i) => `M${n(602 + i * 1.6)} ${190 + i * 34}h42`).join('')}`,
  colour.woodLight,
  9,
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#5B4A72'),
    rect(0, 520, 800, 90, '#463757'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => line(`M${i * 110 + 30} 0V520`, '#665482', 20, 'opacity=".5"')),
    // The storm outside
    rect(60, 60, 170, 270, colour.wood, 84),
    clip(
      'window',
      'M74 330V146a71 71 0 0 1 142 0v184Z',
      rect(74, 60, 150, 280, colour.midnight),
      crescent(168, 132, 26),
      path('M74 150c30-20 60-10 70 6 20-6 40 4 40 20H74Z', colour.dusk),
      line(
        'M90 180l-8 30m30-20l-8 30m30-10l-8 30m34-50l-8 30m30-10l-8 30m-100 30l-8 30m40-20l-8 30m40-10l-8 30m40-50l-8 30',
        colour.mist,
        3.5,
        'opacity=".8"',
      ),
    ),
    line('M145 76v254M74 210h142', colour.wood, 9),
    rect(46, 326, 198, 18, colour.woodLight, 5),
    // Candles
    glow(716, 150, 130, 1.6),
    line('M716 250v-70m-26 0h52', colour.lampDeep, 8),
    rect(708, 140, 16, 40, colour.paper, 4),
    path('M716 136c-10-2-12-12-6-20 4-5 6-8 6-13 6 6 12 14 8 24-2 5-4 8-8 9Z', colour.lamp),
    // The bed
    shadow(450, 566, 230, 0.35),
    rect(276, 360, 22, 206, colour.clayDeep, 8),
    rect(600, 420, 20, 146, colour.clayDeep, 8),
    circle(287, 352, 17, colour.lamp),
    rect(280, 524, 336, 22, colour.clayDeep, 6),
    ellipse(450, 524, 150, 6, colour.night, 'opacity=".3"'),
    mattresses(),
    // One pea
    glow(330, 520, 46, 2.4, colour.glow),
    circle(330, 518, 9, '#8DB36A'),
    circle(327, 515, 3, colour.glow),
    ladder,
    // Wei at the top, who has felt it
    path('M352 188c40-10 150-12 200 0l6 12H346Z', colour.paper),
    ellipse(540, 178, 46, 18, colour.mist),
    path('M392 192c-10-50 10-78 42-78s50 30 42 78Z', colour.moss),
    path('M396 180c40 10 120 4 148 10-6 12-14 16-26 16H398Z', colour.evening),
    headAt(
      432,
      82,
      46,
      { skin: skin.fair, hair: hair.black, style: 'short', mood: 'worried', look: [-0.4, 0.5] },
      -6,
    ),
    limb([408, 138], [372, 158], 18, colour.moss, 14),
    circle(374, 160, 9, skin.fair),
    limb([460, 138], [486, 172], 18, colour.moss, -14),
    circle(486, 173, 9, skin.fair),
    line('M362 172l-14 8m12 2l-8 12', colour.lampLight, 4),
    // Princess Ottoline, certainly a wet one
    ellipse(150, 572, 110, 13, colour.evening, 'opacity=".75"'),
    ellipse(120, 578, 50, 6, colour.mist, 'opacity=".6"'),
    personAt(146, 572, 1.06, {
      build: 'adult',
      skin: skin.olive,
      hair: hair.ginger,
      style: 'long',
      mood: 'smile',
      look: [0.8, -0.7],
      top: '#3F7080',
      dress: true,
      bottom: colour.bark,
      shoes: colour.clayDeep,
      left: { hand: [-66, -96], bend: 8 },
      right: { hand: [70, -100], bend: -10 },
      tilt: 4,
    }),
    path('M120 300l-4-24 14 12 16-18 16 18 14-12-4 24Z', colour.lamp),
    circle(146, 282, 4, '#C7523F'),
    line('M82 456v18m-6 10v14m146-46v18m6 8v16M108 520v14m80-12v14M90 360v10m114-6v10', colour.sea, 5),
    circle(76, 508, 4, colour.sea),
    circle(228, 506, 4, colour.sea),
    grain(381, colour.mist, 0.09),
  ].join('');
