import {
  circle,
  clip,
  colour,
  ellipse,
  facade,
  glow,
  grain,
  hair,
  headAt,
  limb,
  line,
  moon,
  path,
  place,
  rect,
  ripples,
  skin,
  stars,
  twinkle,
} from '../parts/index.ts';

const RED = '#C24A3E';
const RED_DEEP = '#8E3138';

const wheel = (x: number): string =>
  circle(x, 502, 36, colour.night) + circle(x, 502, 18, colour.periwinkle) + circle(x, 502, 7, colour.dusk);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, colour.midnight),
    rect(0, 0, 800, 240, '#1B2148'),
    stars(29, 44, [0, 0, 800, 200]),
    twinkle(470, 60, 10),
    twinkle(90, 54, 9),
    moon(672, 250, 118, { face: 'awake' }),
    // Far bank
    facade(470, 320, 60, 90, '#2C3468', { rows: 3, columns: 2, lit: [1, 4] }),
    facade(530, 290, 50, 120, '#333C75', { rows: 4, columns: 2, lit: [2] }),
    facade(740, 310, 70, 100, '#2C3468', { rows: 3, columns: 2, lit: [0, 3] }),
    path('M596 410V280l14-34 14 34v130Z', '#333C75'),
    circle(610, 300, 9, colour.lampLight),
    path('M640 410c0-50 20-84 50-90 30 6 50 40 50 90Z', '#2C3468'),
    rect(0, 404, 800, 200, '#3A4480'),
    ellipse(672, 424, 110, 8, colour.lampLight, 'opacity=".7"'),
    ...[448, 572, 588].map((y, i) =>
      ellipse(676 + (i % 2) * 14, y, 80 - i * 18, 6, colour.lampLight, 'opacity=".45"'),
    ),
    ripples(31, 22, [0, 420, 800, 170], colour.periwinkle),
    // Bridge
    path('M-10 538H810v26H-10Z', colour.mist),
    path(
      'M-10 560H810V600H690c-20-24-60-36-110-36s-100 12-120 36H330c-20-24-70-36-120-36S110 576 90 600H-10Z',
      colour.periwinkle,
    ),
    line('M-10 540H810', colour.paper, 5, 'opacity=".7"'),
    // Bus
    ellipse(270, 540, 270, 10, colour.night, 'opacity=".45"'),
    path('M-20 120H470c34 0 50 14 54 46l14 150c2 60 0 120-6 170-2 14-10 22-24 22H-20Z', RED),
    path('M-20 460H535l-3 26c-2 14-10 22-24 22H-20Z', RED_DEEP),
    path('M-20 312H538l1 18H-20Z', colour.cream),
    // Lower deck
    ...[-10, 92, 194].map((x) => rect(x, 350, 88, 82, colour.lampLight, 10)),
    rect(300, 344, 62, 148, colour.dusk, 8),
    line('M331 350v136', colour.mist, 4),
    rect(308, 354, 20, 60, colour.lampLight, 4),
    rect(336, 354, 20, 60, colour.lampLight, 4),
    path('M384 346h112c18 0 24 8 26 24l4 54c1 10-4 16-14 16H384Z', colour.mist),
    circle(448, 392, 21, skin.tan),
    path('M427 386c0-22 42-22 42 0l8 4c-16-4-34-6-50-4Z', colour.midnight),
    path('M414 440c0-20 14-28 34-28s34 8 34 28Z', colour.dusk),
    // Upper deck windows
    rect(-30, 156, 160, 124, colour.lampLight, 12),
    rect(146, 156, 112, 124, colour.lampLight, 12),
    path(
      'M-30 250H130v18c0 8-4 12-12 12H-30ZM146 250h112v18c0 8-4 12-12 12h-88c-8 0-12-4-12-12Z',
      colour.clayLight,
    ),
    path(
      'M272 168c0-8 4-12 12-12h174c20 0 30 8 32 28l10 82c1 10-4 14-14 14H284c-8 0-12-4-12-12Z',
      colour.lampLight,
    ),
    clip(
      'front',
      'M272 168c0-8 4-12 12-12h174c20 0 30 8 32 28l10 82c1 10-4 14-14 14H284c-8 0-12-4-12-12Z',
      glow(480, 200, 110, 1.6, colour.glow),
      rect(262, 214, 44, 80, colour.dusk, 14),
      // His aunt, asleep
      path('M282 300c0-40 14-58 46-58s48 18 48 58Z', colour.moss),
      headAt(
        334,
        218,
        39,
        {
          skin: skin.deep,
          hair: hair.black,
          style: 'short',
          mood: 'asleep',
          look: [0.2, 0.6],
          hat: 'headscarf',
          hatFill: colour.plum,
        },
        14,
      ),
      // Kwame, wide awake
      path('M366 300c0-30 12-44 40-44s44 14 46 44Z', '#4F7FA0'),
      headAt(
        404,
        232,
        36,
        { skin: skin.deep, hair: hair.black, style: 'short', mood: 'wonder', look: [1, -0.3] },
        -9,
      ),
      limb([428, 276], [462, 262], 16, '#4F7FA0', 6),
      circle(464, 258, 9, skin.deep),
    ),
    place(
      { x: 474, y: 246, turn: 14 },
      rect(-12, -9, 26, 18, colour.paper, 3),
      line('M-6-3h14m-14 6h8', colour.clay, 2.5),
    ),
    line('M138 156v124M265 156v124', RED_DEEP, 6),
    line('M-10 140H470', '#D9685A', 6),
    path('M492 186l26 0 10 92h-24Z', colour.mist, 'opacity=".55"'),
    // Lights, wheels, mirror
    ellipse(530, 462, 10, 15, colour.glow),
    path('M536 454L810 470V538H640Z', colour.lampLight, 'opacity=".2"'),
    line('M526 340c18 2 24 10 24 22', colour.bark, 5),
    rect(544, 360, 13, 32, colour.bark, 6),
    wheel(110),
    wheel(410),
    path(
      'M62 508a48 48 0 0 1 96 0M362 508a48 48 0 0 1 96 0',
      'none',
      `stroke="${RED_DEEP}" stroke-width="10"`,
    ),
    // Lamps along the bridge
    ...[600, 760].map(
      (x) =>
        line(`M${x} 540v-84`, colour.night, 6) +
        glow(x, 448, 42, 1.6) +
        circle(x, 448, 12, colour.lampLight) +
        line(`M${x - 10} 462h20`, colour.night, 5),
    ),
    grain(211, colour.mist, 0.1),
  ].join('');
