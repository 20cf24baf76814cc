import { ripples } from '../hand/land.ts';
import { colour } from '../hand/palette.ts';
import { glow, twinkle } from '../hand/sky.ts';
import { circle, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { by, clouds, heaven, kit, moonAt, put, stars, sun, tooth } from './parts.ts';
import { waves } from './water.ts';

/** Left edges of the posts of the railing. */
const POSTS = [-280, -200, -120, 120, 200, 280, 360, 440, 520, 600, 680, 760, 840, 920, 1000, 1080] as const;

/** Rungs of the rope ladders from the masthead to both sides. */
const rungs = [286, 322, 358, 394, 430]
  .map((y) => {
    const down = (y - 40) / 520;
    const [from, to] = [Math.round(395 - 455 * down), Math.round(396 - 306 * down)];
    return `M${from} ${y}H${to}M${800 - from} ${y}H${800 - to}`;
  })
  .join('');

export const ship: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wood = c('#A97858', '#6A4A62');
    const pale = c('#C4946C', '#7E5C74');
    const dark = c('#7A5148', '#4A3658');
    const cloth = c(colour.paper, '#B9B4D4');
    const fold = c('#E4D3B4', '#918DBA');
    const stripe = c(colour.clay, '#94586E');
    const rope = c('#8A6A50', '#4E4270');
    return [
      heaven(
        c(['#80B9D3', '#BBDBDD', '#F6E4C0'], [colour.night, colour.midnight, '#434582', '#86618C']),
        470,
      ),
      c('', stars(171, 48, 360)),
      c(sun(76, 130, 46), twinkle(30, 210, 12)),
      moonAt(hour, 84, 120, 50, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.32), [
        [140, 330, 170],
        [730, 150, 120],
        [-140, 190, 210],
        [960, 150, 190],
        [720, 370, 130],
      ]),
      // Sea
      rect(-300, 430, 1400, 200, c('#5C9FB3', '#324C86')),
      c('', line('M20 450h130M44 470h90M10 492h150', '#E9C98E', 6, 'opacity=".8"')),
      waves(476, 170, 14, 40, c('#5496AC', '#2E477F')),
      waves(510, 200, 18, 110, c('#6BAABA', '#38548E')),
      ripples(5, 12, [-290, 440, 1380, 70], c('#B5DADB', '#7F98D0'), 5),
      // An island far away
      path('M860 432C890 396 930 384 980 388S1060 410 1084 432Z', c('#84A88A', '#3A4A7C')),
      // Ropes from the masthead to the sides
      line(`M394 40L-60 560M396 40L90 560M406 40L860 560M404 40L710 560${rungs}`, rope, 4),
      // Mast with its sails
      rect(386, -10, 28, 600, wood, 6),
      rect(402, -10, 12, 600, dark, 6),
      path('M216 66C204 130 208 200 236 266 340 274 460 274 564 266 592 200 596 130 584 66Z', cloth),
      path('M500 66C516 140 510 220 490 272L564 266C592 200 596 130 584 66Z', fold),
      path(
        'M211 116C208 146 210 176 215 204 330 228 470 228 585 204 590 176 592 146 589 116 470 134 330 134 211 116Z',
        stripe,
      ),
      path('M508 128C510 160 506 196 500 219L585 204C590 176 592 146 589 116Z', c('#A95A44', '#78466A')),
      path('M400 146l9 17 20 3-14 14 3 20-18-9-18 9 3-20-14-14 20-3Z', c(colour.lampLight, '#D9B878')),
      rect(196, 52, 408, 18, dark, 9),
      rect(212, 260, 376, 14, dark, 7),
      path('M400-10H414V26L470 14 456 26 470 38 414 42V0Z', stripe),
      // Sails in the wide frame
      path('M1100 40C960 140 860 300 800 470 900 420 1000 400 1100 400Z', cloth),
      path('M1100 120C1010 200 900 330 830 456 920 414 1010 400 1100 400Z', fold),
      path('M-300 60C-190 110-130 220-120 360-180 340-240 340-300 350Z', cloth),
      path('M-300 200C-220 220-160 280-124 350-180 340-240 340-300 350Z', fold),
      // Railing
      rect(-300, 560, 1400, 52, wood),
      rect(-300, 592, 1400, 20, dark),
      kit('p', rect(-11, 0, 22, 84, pale, 8) + rect(-15, 30, 30, 20, wood, 10)),
      put(
        'p',
        POSTS.map((x) => [x, 486, 1]),
      ),
      rect(-300, 470, 1400, 24, pale, 8),
      line('M-300 491H1100', dark, 5),
      // Wheel
      place(
        { x: 10, y: 466 },
        rect(-20, 0, 40, 140, dark, 8),
        line('M-106 0H106M0-106V106M-75-75L75 75M75-75L-75 75', wood, 12),
        circle(0, 0, 74, 'none', `stroke="${wood}" stroke-width="20"`),
        circle(0, 0, 74, 'none', `stroke="${pale}" stroke-width="6"`),
        circle(0, 0, 22, pale),
        circle(0, 0, 9, c(colour.lamp, '#C79A5C')),
      ),
      // Lantern
      line('M768 470V370H734', dark, 10),
      c('', glow(734, 420, 110, 1.4)),
      rect(714, 396, 40, 50, c(colour.lampLight, colour.lamp), 8),
      path(
        'M706 400C710 380 722 376 734 376S758 380 762 400ZM708 444H760V456H708Z',
        c(colour.bark, colour.night),
      ),
      line('M734 398V444', c(colour.bark, colour.night), 4),
      // Deck
      rect(-300, 608, 1400, 204, c('#D1A67C', '#5F5078')),
      rect(-300, 608, 1400, 16, c('#B08560', '#4B3E66')),
      line(
        `M-300 664H-20M140 650H360M520 700H700M840 660H1060M-180 740H60M220 752H420M640 760H820M940 736H1100${[
          -300, -180, -60, 60, 180, 290, 400, 510, 620, 740, 860, 980, 1100,
        ]
          .map((x) => `M${400 + (x - 400) * 0.9} 624L${400 + (x - 400) * 1.3} 812`)
          .join('')}`,
        c('#B48A62', '#4B3E66'),
        4,
      ),
      tooth(45, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'k',
        path('M-50-110C-62-74-62-30-50 6H50C62-30 62-74 50-110Z', c('#A97858', '#4E3A5C')) +
          path('M16-110H50C62-74 62-30 50 6H16C28-30 28-74 16-110Z', c(colour.wood, '#3C2E50')) +
          line('M-55-84H55M-55-20H55', c('#5A5E86', '#23284F'), 10) +
          path('M-50-110C-30-118 30-118 50-110 30-102-30-102-50-110Z', c('#C4946C', '#64506C')),
      ) +
      kit(
        'j',
        line('M-56-6H56M-50-22H50M-42-37H42', c(colour.sand, '#6E668E'), 17) +
          line('M42-37C70-44 84-24 76 4', c(colour.sand, '#6E668E'), 12) +
          line('M-44-14H44M-40-30H40', c('#B79C72', '#514A78'), 4),
      ) +
      put('k', [
        [-4, 812, 0.8],
        [1040, 800, 1],
      ]) +
      put('j', [
        [784, 786, 0.8],
        [-220, 790, 1],
      ])
    );
  },
};
