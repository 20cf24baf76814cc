import { colour } from '../hand/palette.ts';
import { twinkle } from '../hand/sky.ts';
import { line, path } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import {
  bushShape,
  by,
  clouds,
  heaven,
  kit,
  land,
  moonAt,
  pineShape,
  put,
  stars,
  sun,
  tooth,
} from './parts.ts';

/** How far the middle of the bridge hangs below its ends. */
const SAG = 18;
const sag = (x: number): number => Math.round(SAG * (1 - ((x - 400) / 400) ** 2));
/** Middles of the planks. */
const PLANKS = Array.from({ length: 17 }, (_, i) => i * 50);
/** Height of the rope that carries the planks. */
const cable = (x: number): number => Math.round(500 - 290 * ((x - 400) / 384) ** 2);

export const bridge: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const rope = c('#D0A873', '#A296C2');
    const tie = c('#A5825A', '#7F74A8');
    const plank = c('#B98660', '#6A4A62');
    const rock = c('#B89A8C', '#544C84');
    const rockSide = c('#9C8078', '#453E74');
    const grass = c('#86AE78', '#3A5876');
    const post =
      path('M-24-470C-24-488 24-488 24-470V40H-24Z', c('#A97858', '#5A4260')) +
      path('M4-484C16-484 24-480 24-470V40H4Z', c('#8A5F4A', '#463352')) +
      line('M-27-452H27M-27-434H27M-27-416H27M-27-150H27M-27-134H27', rope, 12);
    return [
      heaven(c(['#86BCD4', '#C0DEDC', '#F8E6C2'], [colour.night, '#2A2E62', '#4E4A80', '#8C6A8E']), 520),
      c('', stars(181, 50, 300)),
      c(sun(590, 140, 48), twinkle(700, 110, 13)),
      moonAt(hour, 590, 140, 58),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.3), [
        [150, 120, 150],
        [700, 240, 130],
        [-140, 190, 200],
        [980, 190, 190],
      ]),
      // Mountains far away
      path(
        'M-300 420L-160 250-60 340 70 210 170 310 300 150 440 320 510 270 640 360 760 230 880 330 1000 240 1100 350V700H-300Z',
        c('#A9BCC4', '#474A86'),
      ),
      path(
        'M70 210L108 248 88 258 70 244 54 262 30 250ZM300 150L345 204 322 212 302 192 282 218 258 201ZM760 230L796 264 776 274 758 260 742 278 722 270ZM-160 250L-130 278-150 290-164 276-182 292-196 294ZM1000 240L1036 280 1014 286 996 274 982 290 962 274Z',
        c(colour.paper, '#9A9CCB'),
      ),
      land([400, 380, 410, 440, 440, 410, 380, 400], c('#B3C8A0', '#45487E')),
      // Valley with its river
      path('M-300 430C-120 420 60 450 190 560 260 620 300 700 320 812H-300Z', c('#9CBE8C', '#3D4C7A')),
      path('M1100 430C920 420 740 450 610 560 540 620 500 700 480 812H1100Z', c('#92B684', '#38466F')),
      path(
        'M190 560C300 500 500 500 610 560 540 620 500 700 480 812H320C300 700 260 620 190 560Z',
        c('#A9C99A', '#445782'),
      ),
      path(
        'M392 512C360 560 470 600 420 660 390 710 330 740 320 812H480C490 740 540 710 520 650 500 590 420 570 412 512Z',
        c('#7FB9CC', '#4C6CAE'),
      ),
      line('M404 560c10 14 24 22 36 30M450 660c0 20-14 34-24 46', c('#D5ECEA', '#93A9DC'), 6),
      kit('p', pineShape),
      put(
        'p',
        [
          [230, 570, 0.5],
          [282, 590, 0.6],
          [560, 580, 0.6],
          [520, 570, 0.45],
          [604, 600, 0.7],
          [200, 610, 0.75],
        ],
        c('#6C9A78', '#2C4870'),
      ),
      // Mist in the depth
      path(
        'M-300 700C-160 670 20 690 120 716 200 690 300 700 350 724 430 700 560 700 620 722 700 690 900 680 1100 700V812H-300Z',
        c(colour.paper, colour.periwinkle),
        `opacity="${c('.34', '.16')}"`,
      ),
      // Cliffs on both sides, with a waterfall
      path('M1100 250C1030 236 960 260 930 300 900 350 880 420 870 660H1100Z', rock),
      path('M1100 250C1030 236 960 260 930 300 960 320 1020 330 1100 316Z', grass),
      path(
        'M960 300C984 290 1006 292 1020 300 1012 400 1026 540 1020 660H956C964 540 962 400 960 300Z',
        c('#CFE6E6', '#8499D0'),
      ),
      line('M978 330C982 440 976 560 978 650M1002 330C998 440 1006 560 1002 650', c('#F1F5EA', '#B2C0E6'), 6),
      path('M-300 270C-220 250-150 280-120 330-96 400-90 520-80 660H-300Z', rock),
      path('M-300 270C-220 250-150 280-120 330-160 350-230 346-300 330Z', grass),
      line('M-250 420h70M-200 510h60M1050 440h40M910 470h30', rockSide, 9),
      path(
        'M-300 650C-200 636-60 640 30 652L14 720 34 812H-300ZM1100 650C1000 636 860 640 770 652L786 720 766 812H1100Z',
        rock,
      ),
      path(
        'M-30 650L30 652 14 720 34 812H-40L-20 730ZM830 650L770 652 786 720 766 812H840L820 730Z',
        rockSide,
      ),
      path(
        'M-300 632C-200 620-60 624 34 640 44 660 20 674-10 666S-80 690-130 676-240 690-300 680ZM1100 632C1000 620 860 624 766 640 756 660 780 674 810 666S880 690 930 676 1040 690 1100 680Z',
        grass,
      ),
      put(
        'p',
        [
          [-210, 286, 1.1],
          [-230, 640, 1.9],
          [-150, 644, 1.4],
          [900, 640, 1.5],
          [1020, 640, 2],
        ],
        c('#5E8E6E', '#243F66'),
      ),
      // Ropes behind the figures
      line(
        PLANKS.slice(1, -1)
          .map((x) => `M${x} ${cable(x)}V${664 + sag(x)}`)
          .join(''),
        tie,
        5,
      ),
      line('M16 210Q400 790 784 210M16 210L-150 650M784 210L950 650', rope, 13),
      line(`M16 520Q400 ${520 + 80} 784 520`, rope, 8),
      kit('j', post),
      put('j', [
        [24, 660, 1],
        [776, 660, -1],
      ]),
      // Planks
      line(`M-10 664Q400 ${664 + 2 * SAG} 810 664`, tie, 12),
      kit(
        'k',
        path('M-20-36H20L23 32H-23Z', plank) +
          path('M-23 30H23V48H-23Z', c('#8E6048', '#4C3658')) +
          line('M-11 18h.1M11 18h.1', c('#7A5148', '#3C2E54'), 6),
      ),
      put(
        'k',
        PLANKS.map((x) => [x, 694 + sag(x), 1]),
      ),
      line(
        PLANKS.filter((_, i) => i % 3 !== 1)
          .map((x) => `M${x - 10} ${682 + sag(x) + (x % 4) * 4}h20`)
          .join(''),
        c('#A06E4E', '#58405C'),
        4,
      ),
      tooth(47, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit('b', bushShape) +
      put(
        'b',
        [
          [-34, 822, 1.3],
          [834, 822, 1.3],
          [-230, 812, 1.6],
          [1050, 812, 1.6],
        ],
        c('#5C8E5E', '#1C2C52'),
      )
    );
  },
};
