import {
  circle,
  clip,
  colour,
  crescent,
  glow,
  grain,
  hair,
  line,
  path,
  person,
  place,
  rect,
  skin,
  stars,
  stripes,
  twinkle,
} from '../parts/index.ts';

const lattice = (left: number, width: number): string => {
  const cells = 3;
  const step = width / cells;
  let d = '';
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < cells; column++) {
      const x = left + column * step;
      const y = 110 + row * 74;
      d += `M${x} ${y}l${step} 74M${x + step} ${y}l${-step} 74`;
    }
  const bars = Array.from({ length: cells + 1 }, (_, i) => `M${left + i * step} 96V566`).join('');
  return line(d, colour.lampDeep, 5) + line(bars, colour.lamp, 7);
};

/** The sea as far as a lift can hold it: three rows of waves from wall to wall. */
const sea = (): string =>
  [
    { y: 430, fill: colour.sea, step: 100, from: 196 },
    { y: 474, fill: colour.seaDeep, step: 100, from: 146 },
    { y: 522, fill: '#35586E', step: 100, from: 176 },
  ]
    .map(({ y, fill, step, from }) => {
      const crests = Array.from({ length: 6 }, () => `q${step / 4} -30 ${step / 2} -4t${step / 2} 4`).join(
        '',
      );
      return (
        path(`M${from} ${y}${crests}V600H${from}Z`, fill, 'opacity=".82"') +
        line(`M${from} ${y - 2}${crests}`, colour.day, 5, 'opacity=".75"')
      );
    })
    .join('');

const shell = place(
  { x: 500, y: 352, turn: 38, scale: 0.94 },
  path(
    'M-10 44l-18 6-4-14c-26-12-44-40-44-70 0-10 10-16 18-10-2-14 12-24 24-16 2-14 20-20 34-10 14-10 32-4 34 10 12-8 26 2 24 16 8-6 18 0 18 10 0 30-18 58-44 70l-4 14-18-6Z',
    '#E9A99B',
  ),
  path(
    'M34-60c12-8 26 2 24 16 8-6 18 0 18 10 0 30-18 58-44 70l-4 14-18-6c26-30 36-66 24-104Z',
    colour.mauve,
    'opacity=".5"',
  ),
  line(
    'M0 34V-62M-6 34C-22 10-30-20-32-52M6 34C22 10 30-20 32-52M-12 34C-36 16-50-8-58-34M12 34C36 16 50-8 58-34',
    colour.dawn,
    4.5,
    'opacity=".9"',
  ),
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, colour.bark),
    rect(30, 60, 740, 540, colour.wood, 10),
    rect(210, 84, 400, 490, colour.woodLight),
    line('M290 84v490M530 84v490', colour.wood, 5),
    rect(306, 110, 208, 190, colour.wood, 12),
    rect(306, 320, 208, 230, colour.wood, 12),
    rect(316, 120, 188, 170, '#8D6049', 8),
    rect(316, 330, 188, 210, '#8D6049', 8),
    // The stairwell behind the gate, and the evening in its window.
    rect(46, 84, 164, 490, colour.midnight),
    rect(84, 130, 92, 150, colour.evening, 46),
    stars(3, 9, [92, 140, 76, 120]),
    crescent(132, 186, 22),
    line('M130 130v150M84 210h92', colour.midnight, 5),
    line('M46 470l164-70M46 530l164-70', colour.clayDeep, 8),
    lattice(46, 164),
    // Button plate
    rect(640, 210, 92, 240, colour.lampDeep, 18),
    rect(648, 218, 76, 224, colour.lamp, 12, 'opacity=".55"'),
    // One for each of the six floors
    ...[0, 1, 2, 3, 4, 5].flatMap((i) => [
      circle(686, 240 + i * 36, 15, colour.wood),
      circle(686, 240 + i * 36, 10, i === 4 ? colour.glow : colour.cream),
    ]),
    // Arrow over the door, and the lamp
    path('M340 62a70 62 0 0 1 140 0Z', colour.lampDeep),
    path('M352 62a58 50 0 0 1 116 0Z', colour.dawn),
    line('M410 60l34-28', colour.clayDeep, 6),
    circle(410, 60, 8, colour.clayDeep),
    path('M210 574l-50 26h520l-70-26Z', colour.clayDeep),
    glow(410, 124, 300, 1.3, colour.lampLight),
    line('M410 62v20', colour.lampDeep, 7),
    path('M376 104a34 26 0 0 1 68 0Z', colour.lamp),
    path('M390 104h40a20 16 0 0 1-40 0Z', colour.glow),
    clip('cabin', 'M210 84H610V574L680 600H160L210 574Z', sea()),
    place(
      { x: 410, y: 578, scale: 1.62 },
      person({
        skin: skin.olive,
        hair: hair.brown,
        style: 'tousled',
        mood: 'open',
        look: [0.8, -0.2],
        top: colour.mist,
        over: stripes(colour.clay),
        bottom: colour.mist,
        shoes: colour.clay,
        left: { hand: [30, -92], bend: -18 },
        right: { hand: [58, -104], bend: -8 },
        tilt: 6,
      }),
    ),
    // What is heard of it
    line('M506 286c-12-12-26-14-40-8m36-22c-18-14-40-14-58-2', colour.day, 6),
    circle(480, 296, 5, colour.day),
    circle(462, 302, 4, colour.day),
    shell,
    circle(506, 414, 16, skin.olive),
    // The nearest wave, round his ankles
    clip(
      'front',
      'M210 84H610V574L680 600H160L210 574Z',
      path(
        'M150 560q25-26 50-4t50 4q25-26 50-4t50 4q25-26 50-4t50 4q25-26 50-4t50 4q25-26 50-4t50 4q25-26 50-4t50 4V620H150Z',
        colour.sea,
      ),
      line(
        'M150 558q25-26 50-4t50 4q25-26 50-4t50 4q25-26 50-4t50 4q25-26 50-4t50 4q25-26 50-4t50 4',
        colour.day,
        5,
        'opacity=".8"',
      ),
    ),
    twinkle(300, 116, 9),
    twinkle(540, 330, 10),
    twinkle(270, 330, 8),
    grain(31, colour.dawn, 0.1),
  ].join('');
