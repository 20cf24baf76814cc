import { curve, tufts } from '../hand/land.ts';
import { colour } from '../hand/palette.ts';
import { cypress, pine, pricklyPear, roundTree } from '../hand/plants.ts';
import { glow, twinkle } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import {
  bloom,
  bushShape,
  by,
  clouds,
  heaven,
  kit,
  land,
  leafShape,
  moonAt,
  pineShape,
  put,
  snowfall,
  stars,
  sun,
  tooth,
  verge,
} from './parts.ts';

const trunk = (x: number, half: number, fill: string, shade: string): string =>
  path(
    `M${x - half * 1.9} 600C${x - half} 570 ${x - half * 0.8} 300 ${x - half} -10H${x + half}C${x + half * 0.8} 300 ${x + half} 570 ${x + half * 2} 604Z`,
    fill,
  ) +
  path(
    `M${x + half * 0.2} -10H${x + half}C${x + half * 0.8} 300 ${x + half} 570 ${x + half * 2} 604H${x + half * 0.6}C${x + half * 0.4} 420 ${x + half * 0.1} 200 ${x + half * 0.2} -10Z`,
    shade,
  );

export const forest: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const bark = c('#7A5A50', '#2A2B52');
    const shade = c('#664840', '#20224A');
    return [
      heaven(c(['#9CCBC6', '#C4DFC4', '#E8E6BC'], [colour.night, '#1E2A55', '#2F4C6B'])),
      c('', stars(21, 54)),
      c(glow(470, 330, 330, 1.4, colour.glow), ''),
      moonAt(hour, 500, 200, 60),
      kit('p', pineShape),
      land([440, 420, 436, 408, 424, 410, 440, 430], c('#A9C79A', '#2B4664')),
      put(
        'p',
        [
          [-210, 450, 1.7],
          [-90, 440, 1.4],
          [190, 432, 1.5],
          [270, 428, 1.1],
          [350, 426, 1.4],
          [620, 428, 1.6],
          [920, 440, 1.8],
          [1020, 440, 1.3],
        ],
        c('#A9C79A', '#2B4664'),
      ),
      land([500, 476, 492, 500, 496, 488, 480, 500], c('#86AD82', '#26425A')),
      put(
        'p',
        [
          [-250, 520, 2.3],
          [30, 505, 2.1],
          [230, 508, 1.6],
          [650, 505, 1.8],
          [800, 500, 2.3],
          [1060, 520, 2.2],
        ],
        c('#7BA47A', '#243C57'),
      ),
      trunk(-150, 42, bark, shade),
      trunk(112, 36, bark, shade),
      trunk(706, 40, bark, shade),
      trunk(960, 46, bark, shade),
      line('M128 300C170 270 190 250 204 214M690 330C650 300 640 280 632 250', bark, 17),
      path(
        'M-300-10H1100V120C1060 176 990 170 960 136 930 190 860 192 830 150 800 206 700 206 672 148 640 176 590 160 580 124 540 140 500 118 496 84 450 96 400 92 380 70 350 110 300 124 270 108 250 160 190 176 150 140 120 196 30 200 0 150-30 190-110 190-136 146-170 186-260 180-300 140Z',
        c('#5F8F6C', '#1B3149'),
      ),
      path(
        'M-300-10H1100V60C1040 110 980 100 950 70 920 116 850 116 820 80 790 120 700 120 676 78 630 96 600 70 590 50 500 60 300 60 240 50 220 96 160 100 136 70 100 116 20 116-10 76-60 116-120 106-146 72-190 106-270 100-300 70Z',
        c('#4C7A5E', '#16283F'),
      ),
      land([600, 590, 578, 570, 566, 572, 584, 596], c('#7FA877', '#2C4E54')),
      path('M360 568C380 640 250 690 200 812H640C600 700 470 640 440 567Z', c('#A6C08C', '#3A6062')),
      tufts(4, 16, [-290, 610, 1380, 150], c('#5F8C62', '#41686A'), 15),
      ...[
        [78, 640, 1],
        [742, 652, 1.2],
        [50, 654, 0.7],
        [-120, 650, 1.2],
        [930, 660, 1],
      ].map(([x = 0, y = 0, scale = 1]) =>
        place(
          { x, y, scale },
          path('M-6 0C-4-10-5-16-6-22H7C6-14 6-8 8 0Z', colour.cream),
          path('M-24-18C-22-40-8-46 0-46S22-40 24-18C8-12-8-12-24-18Z', c(colour.clay, '#A8584C')),
          circle(-8, -30, 3.4, colour.cream),
          circle(7, -35, 3, colour.cream),
        ),
      ),
      tooth(5, c(colour.forest, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit('l', leafShape) +
      put(
        'l',
        [
          [-16, 826, 1.1],
          [822, 830, 1.2],
          [-260, 820, 1.4],
          [1070, 826, -1.4],
        ],
        c(colour.forest, colour.night),
      ) +
      put(
        'l',
        [
          [64, 840, 0.7],
          [752, 842, 0.62],
        ],
        c('#456B58', '#1F2F52'),
      )
    );
  },
};

export const meadow: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    return [
      heaven(
        c(['#86BCD0', '#B9DBDD', '#F1E9C8'], [colour.night, colour.midnight, colour.dusk, '#6B5C8C']),
        520,
      ),
      c('', stars(7)),
      c(sun(610, 150, 54), twinkle(180, 110, 13) + twinkle(-120, 190, 11) + twinkle(930, 120, 12)),
      hour === 'day' ? moonAt(hour, 200, 120, 52) : moonAt(hour, 610, 150, 62, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.35), [
        [110, 250, 200],
        [760, 270, 160],
        [-160, 170, 190],
        [1000, 190, 210],
        [420, 150, 120],
      ]),
      land([430, 400, 380, 420, 400, 370, 410, 400], c('#A8C9AE', '#3B4674')),
      kit('r', roundTree(0, 0, { leaf: c('#6E9C74', '#2E4A5C'), shade: c(colour.moss, '#22364F') })),
      put('r', [
        [-210, 430, 0.9],
        [40, 416, 0.7],
        [96, 424, 0.9],
        [690, 410, 0.8],
        [740, 418, 0.6],
        [1010, 424, 1],
      ]),
      land([500, 470, 440, 450, 480, 470, 440, 470], c('#93BC84', '#33506A')),
      put('r', [
        [-60, 476, 1.6],
        [860, 470, 1.8],
      ]),
      tufts(11, 14, [-290, 490, 1380, 60], c('#79A670', '#3F617A'), 12),
      land([590, 560, 540, 552, 560, 545, 550, 580], c('#7DAC70', '#2C5158')),
      path('M250 548C300 590 130 640 60 812H360C380 690 400 610 330 551Z', c('#B5C98A', '#44706E')),
      tufts(12, 26, [-290, 590, 1380, 190], c('#5F9160', '#427072'), 17),
      kit('b', bloom(c('#FBF3E4', '#B9BEDF'), colour.lamp, c('#4F8055', '#35605C'))),
      kit('e', bloom(c('#D9805A', '#A8708E'), colour.lampLight, c('#4F8055', '#35605C'))),
      put('b', [
        [84, 600, 0.7],
        [640, 590, 0.6],
        [716, 640, 0.9],
        [-80, 640, 1],
        [-220, 610, 0.8],
        [900, 620, 0.9],
        [1030, 680, 1.1],
        [480, 580, 0.55],
      ]),
      put('e', [
        [50, 660, 0.9],
        [700, 596, 0.6],
        [-150, 690, 1],
        [840, 680, 1.1],
        [980, 600, 0.7],
        [560, 586, 0.5],
      ]),
      tooth(8, c(colour.forest, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      verge(c('#5C8E5E', '#1D3548')) +
      put('b', [
        [20, 800, 1.5],
        [778, 796, 1.4],
        [-200, 790, 1.3],
        [1040, 790, 1.5],
      ]) +
      put('e', [
        [76, 812, 1.2],
        [724, 812, 1.1],
        [-130, 800, 1.4],
        [960, 800, 1.3],
      ])
    );
  },
};

export const farm: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const red = c(colour.clay, '#7D4A55');
    const dark = c(colour.clayDeep, '#553448');
    const white = c(colour.paper, '#A9A6C8');
    const wood = c('#B98B62', '#5A4A66');
    return [
      heaven(c(['#8FC1D2', '#C3DFDC', '#F4E6C2'], [colour.night, '#2A2C5E', '#54477A', '#8A6488']), 500),
      c('', stars(31, 50, 300)),
      c(sun(200, 170, 48), ''),
      moonAt(hour, hour === 'day' ? 420 : 250, hour === 'day' ? 110 : 160, 56, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.88, 0.3), [
        [330, 220, 170],
        [-120, 210, 200],
        [940, 160, 210],
      ]),
      land([420, 400, 410, 396, 400, 420, 400, 410], c('#B8CC9A', '#453F6C')),
      kit('r', roundTree(0, 0, { leaf: c('#6F9B6C', '#33405F'), shade: c(colour.moss, '#26304F') })),
      put('r', [
        [-230, 440, 1.3],
        [60, 424, 0.8],
        [120, 428, 1],
        [930, 440, 1.4],
        [1040, 440, 1],
      ]),
      land([470, 450, 440, 452, 460, 450, 446, 460], c('#D3CE8E', '#4C4A66')),
      line(
        'M-300 520C-100 480 200 470 420 474M-300 560C-80 510 220 494 480 494M-300 500C-100 466 100 458 300 460',
        c('#BDB671', '#5B5672'),
        5,
      ),
      rect(736, 250, 74, 250, c('#C9C4CF', '#5F5C86'), 8),
      path('M732 256c4-36 22-50 41-50s37 14 41 50Z', c('#9FA3BE', '#4A4874')),
      path('M500 330l30-70 90-46 90 46 30 70v186H500Z', red),
      path('M664 236l46 24 30 70v186h-76Z', dark),
      path('M482 336l38-84 100-52 100 52 38 84-22 6-32-72-84-42-84 42-32 72Z', white),
      path('M566 516v-104h108v104Z', dark),
      line('M566 412h108v104H566ZM566 412l108 104M674 412L566 516M592 326h56v44h-56Z', white, 9),
      rect(594, 328, 52, 40, c(colour.bark, colour.lamp)),
      land([520, 512, 506, 510, 514, 510, 506, 520], c('#8DB274', '#35525C')),
      line('M-300 560H1100M-300 592H1100', wood, 13),
      line(
        [-270, -150, -30, 90, 210, 330, 450, 570, 690, 810, 930, 1050].map((x) => `M${x} 540v86`).join(''),
        wood,
        19,
      ),
      land([640, 628, 622, 620, 622, 620, 624, 640], c('#9CBB78', '#3C5D60')),
      path('M-300 690C0 650 500 640 1100 690V812H-300Z', c('#C8B583', '#5C5568')),
      tufts(9, 20, [-290, 640, 1380, 130], c('#71985C', '#58757A'), 14),
      ellipse(4, 640, 66, 64, c(colour.lampLight, '#8C7568')),
      line('M4 640m-44 0a44 42 0 1 0 44-42m-22 42a22 22 0 1 0 22-20', c(colour.lampDeep, '#6B5560'), 6),
      tooth(9, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'w',
        line(
          'M0 0C-4-40 2-80 6-110M20 0C20-40 30-70 40-92M-22 0C-22-40-34-66-44-84',
          c('#B99A4C', '#2A2B54'),
          6,
        ) +
          [
            [6, -112],
            [40, -94],
            [-44, -88],
          ]
            .map(([x = 0, y = 0]) =>
              ellipse(x, y, 9, 22, c(colour.lampDeep, '#2F3160'), `transform="rotate(${x / 2} ${x} ${y})"`),
            )
            .join(''),
      ) +
      put('w', [
        [0, 826, 1],
        [60, 836, 0.8],
        [790, 826, -1],
        [744, 838, 0.75],
        [-230, 810, 1.2],
        [-150, 812, 0.9],
        [1040, 812, 1.2],
        [970, 812, -0.9],
      ])
    );
  },
};

export const garden: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const hedge = c('#6B9A6C', '#28455A');
    const white = c(colour.paper, '#8F96C4');
    return [
      heaven(c(['#93C6D4', '#C8E2DC', '#F5EACB'], [colour.night, colour.midnight, '#37427E']), 480),
      c('', stars(41)),
      c(sun(150, 140, 46), twinkle(220, 120, 12)),
      moonAt(hour, 610, 150, 58),
      clouds(c(colour.paper, colour.periwinkle), c(0.85, 0.3), [
        [330, 190, 150],
        [-140, 220, 200],
        [960, 210, 190],
      ]),
      kit('c', cypress(0, 0, { leaf: c('#5C8A68', '#22395A') })),
      put('c', [
        [-190, 500, 2],
        [-90, 500, 2.4],
        [20, 500, 2.1],
        [110, 500, 1.7],
        [690, 500, 1.8],
        [780, 500, 2.3],
        [890, 500, 2],
        [1000, 500, 2.4],
      ]),
      kit('r', roundTree(0, 0, { leaf: c('#7FAE78', '#2E5060'), shade: c('#5C8A68', '#213C52') })),
      put('r', [
        [220, 500, 1.5],
        [600, 500, 1.6],
        [-260, 520, 1.6],
        [1070, 520, 1.6],
      ]),
      path('M-300 470H1100V640H-300Z', hedge),
      path(
        'M-300 486C-270 456-240 456-210 480-180 452-150 454-120 480-90 452-60 456-30 480 0 452 30 456 60 480 90 452 120 454 150 478 180 452 220 456 250 484H560C590 452 620 456 650 480 680 452 710 456 740 480 770 452 800 456 830 480 860 452 890 456 920 480 950 452 980 456 1010 480 1040 456 1080 460 1100 480V520H-300Z',
        hedge,
      ),
      // Gate with an arch
      path('M300 620V440C300 330 510 330 510 440v180h-26V444c0-76-158-76-158 0v176Z', white),
      path('M326 620V470C326 390 484 390 484 470v150Z', c('#CFE0BE', '#3F5C84')),
      line('M346 620V500M378 620V486M405 620V482M432 620V486M464 620V500M330 560h150', white, 8),
      kit('b', bloom(c('#E7A0A0', '#9A7BA8'), colour.lampLight, c('#4A7A55', '#2C5560'))),
      ...[
        [300, 540],
        [296, 470],
        [310, 400],
        [350, 360],
        [405, 344],
        [460, 360],
        [500, 400],
        [512, 470],
        [510, 540],
      ].map(
        ([x = 0, y = 0], i) =>
          circle(x, y, 21, i % 2 ? hedge : c('#86B27C', '#35586A')) +
          circle(x + 5, y - 3, 8, c('#E39B9B', '#A07FA8')),
      ),
      land([606, 600, 600, 600, 600, 600, 600, 606], c('#9BC183', '#335C60')),
      path('M330 604C340 660 260 700 210 812H610C560 700 480 660 486 603Z', c('#E0CFA4', '#6A688C')),
      line('M300 712h60m60 4h70M270 760h80m60-6h90M350 664h50m40 6h40', c('#C7B184', '#57567A'), 6),
      put('b', [
        [70, 640, 1.2],
        [124, 650, 1],
        [170, 636, 1.1],
        [650, 640, 1.1],
        [700, 650, 1.2],
        [748, 636, 1],
        [-60, 650, 1.3],
        [-130, 640, 1.1],
        [-210, 660, 1.3],
        [880, 650, 1.2],
        [950, 640, 1],
        [1040, 656, 1.3],
      ]),
      tufts(14, 18, [-290, 620, 1380, 150], c('#6F9C63', '#4A7A78'), 15),
      tooth(14, c(colour.forest, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      put('b', [
        [16, 812, 2],
        [72, 832, 1.7],
        [790, 812, 2],
        [732, 832, 1.6],
        [-220, 800, 2],
        [-140, 806, 1.6],
        [1040, 800, 2],
        [960, 806, 1.7],
      ]) +
      kit('l', leafShape) +
      put(
        'l',
        [
          [-30, 836, 0.75],
          [834, 838, -0.75],
        ],
        c('#416B52', '#18284C'),
      )
    );
  },
};

const peak = (
  x: number,
  y: number,
  half: number,
  foot: number,
  fill: string,
  shade: string,
  snow: string,
): string => {
  const drop = foot - y;
  return (
    path(
      `M${x - half} ${foot}C${x - half * 0.5} ${y + drop * 0.5} ${x - 20} ${y + 10} ${x} ${y}C${x + 20} ${y + 10} ${x + half * 0.5} ${y + drop * 0.5} ${x + half} ${foot}Z`,
      fill,
    ) +
    path(
      `M${x} ${y}C${x + 20} ${y + 10} ${x + half * 0.5} ${y + drop * 0.5} ${x + half} ${foot}H${x + half * 0.2}C${x + 30} ${y + drop * 0.7} ${x - 30} ${y + drop * 0.4} ${x} ${y}Z`,
      shade,
    ) +
    path(
      `M${x} ${y}C${x + 16} ${y + 8} ${x + half * 0.2} ${y + drop * 0.16} ${x + half * 0.34} ${y + drop * 0.34}l-${half * 0.12}-${drop * 0.05}-${half * 0.1} ${drop * 0.09}-${half * 0.12}-${drop * 0.1}-${half * 0.13} ${drop * 0.09}-${half * 0.1}-${drop * 0.07}-${half * 0.11} ${drop * 0.05}C${x - half * 0.2} ${y + drop * 0.16} ${x - 16} ${y + 8} ${x} ${y}Z`,
      snow,
    )
  );
};

export const mountain: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const rock = c('#8C93BC', '#3B4580');
    const shade = c('#757CA8', '#2E3770');
    const snow = c(colour.paper, '#A7AEDB');
    return [
      heaven(
        c(['#7FB4D0', '#B4D6DE', '#F2E3C8'], [colour.night, colour.midnight, '#3F4788', '#80628E']),
        520,
      ),
      c('', stars(51)),
      c(sun(640, 130, 44), ''),
      moonAt(hour, hour === 'day' ? 150 : 400, hour === 'day' ? 130 : 110, 54),
      peak(-160, 190, 300, 560, c('#A9B4D2', '#474F8C'), c('#98A4C8', '#3D4580'), snow),
      peak(960, 180, 320, 560, c('#A9B4D2', '#474F8C'), c('#98A4C8', '#3D4580'), snow),
      peak(560, 190, 330, 560, rock, shade, snow),
      peak(200, 130, 330, 560, rock, shade, snow),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.35), [
        [420, 330, 190],
        [-60, 320, 170],
        [820, 340, 210],
      ]),
      kit('p', pine(0, 0, { leaf: c('#4F7A66', '#22395C') })),
      land([470, 450, 456, 470, 468, 452, 450, 470], c('#7FA592', '#2C4470')),
      put('p', [
        [-250, 500, 1.2],
        [-150, 490, 1.5],
        [-60, 494, 1.1],
        [30, 492, 1.4],
        [96, 500, 1],
        [670, 496, 1.1],
        [740, 492, 1.5],
        [830, 498, 1.2],
        [930, 494, 1.6],
        [1040, 500, 1.2],
      ]),
      path(
        'M130 500C260 470 540 470 660 500 720 530 640 560 400 560S60 530 130 500Z',
        c('#8FBFCB', '#4A63A0'),
      ),
      line('M230 512h70m60 14h90m40-12h60M300 540h50', c('#D5E8E8', '#8E9BD0'), 4),
      land([560, 552, 550, 556, 556, 550, 552, 562], c('#8DB183', '#345562')),
      path('M-300 640C0 600 380 590 1100 650V812H-300Z', c('#A3BF8C', '#41656A')),
      tufts(15, 22, [-290, 600, 1380, 160], c('#6E9668', '#587F80'), 15),
      ...[
        [70, 640, 1],
        [728, 632, 1.2],
        [-190, 650, 1.7],
        [960, 660, 1.6],
      ].map(([x = 0, y = 0, scale = 1]) =>
        place(
          { x, y, scale },
          path('M-48 4c-4-30 14-46 38-46 30 0 58 16 56 46Z', c('#A7A6B8', '#57608E')),
          path('M-10-42c30 0 58 16 56 46H8c8-18 0-36-18-46Z', c('#8C8BA2', '#454D7C')),
        ),
      ),
      tooth(15, c(colour.dusk, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      put('p', [
        [-30, 850, 1.7],
        [838, 856, 1.8],
        [-270, 820, 2],
        [1080, 820, 2],
      ]) + verge(c('#5C8A68', '#1B2E50'))
    );
  },
};

export const snow: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const white = c('#DDE3EE', '#5C679F');
    return [
      heaven(c(['#8FB2D0', '#B8CBE0', '#EBD9D2'], [colour.night, '#232B5E', '#3C4785', '#6A6196']), 540),
      c('', stars(61, 60, 320)),
      hour === 'night'
        ? moonAt(hour, 210, 150, 58)
        : sun(210, 160, 44, '#FBE3BC') + moonAt(hour, 560, 120, 50),
      land([420, 390, 410, 380, 400, 370, 400, 390], c('#C2CFE3', '#47528F')),
      kit(
        'p',
        pine(0, 0, { leaf: c('#5E8A88', '#2A4068'), shade: c(colour.dusk, colour.night) }) +
          path(
            'M0-133c5 14 10 24 18 34-12 6-24 6-36 0 8-10 13-20 18-34ZM-38-52c14-8 22-18 28-28l8 12 10-10 8 10 6-4c4 8 10 14 16 20-24 7-52 7-76 0ZM-46-16c14-8 22-18 30-30l10 12 12-10 12 10 8-6c5 10 12 17 20 24-28 8-64 8-92 0Z',
            c('#EEF0F2', '#9AA5D6'),
          ),
      ),
      put('p', [
        [-260, 460, 1.2],
        [-170, 450, 0.9],
        [60, 440, 1],
        [120, 450, 0.7],
        [900, 450, 1.1],
        [1010, 450, 1.4],
      ]),
      // Cabin
      place(
        { x: 620, y: 470, turn: -1 },
        rect(46, -190, 30, 70, c('#A9746A', '#5A4668')),
        rect(-96, -96, 192, 100, c(colour.woodLight, '#5A4663')),
        rect(30, -96, 66, 100, c('#8A5F48', '#483A58')),
        path(
          'M-128-88C-80-116-40-152-20-178h40c24 30 64 62 108 90-60 12-190 12-256 0Z',
          c('#F1F2F2', '#A3ADDA'),
        ),
        rect(-70, -70, 58, 46, colour.lamp, 4),
        line('M-41-70v46M-70-47h58', colour.wood, 5),
        path('M44 4v-56a18 18 0 0 1 36 0V4Z', c(colour.clayDeep, colour.bark)),
      ),
      c('', glow(580, 424, 90, 0.9, colour.lampLight)),
      path(
        'M668 276c-14-16 10-26-4-44s14-30 6-48',
        'none',
        `stroke="${c('#EEF0F2', '#7D86BC')}" stroke-width="15" stroke-linecap="round" opacity=".6"`,
      ),
      land([500, 470, 460, 470, 480, 470, 460, 480], c('#CBD6E8', '#515C9A')),
      put('p', [
        [-80, 540, 2],
        [10, 530, 1.5],
        [780, 530, 1.9],
        [860, 540, 1.4],
      ]),
      land([580, 560, 548, 552, 560, 556, 550, 570], white),
      path('M300 556C320 610 190 650 130 812H330C350 680 400 620 360 557Z', c('#C9D3E6', '#6B76AE')),
      path(
        'M-300 640C-100 610 60 640 200 660-40 660-180 680-300 720ZM1100 640C960 620 800 640 640 664 820 660 980 680 1100 720Z',
        c('#CDD7E8', '#525D98'),
      ),
      tooth(16, c(colour.dusk, colour.paper)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      path(
        'M-300 790C-200 750-60 750 40 780S200 800 400 794 700 800 780 776 1000 746 1100 780V812H-300Z',
        c('#EEF1F3', '#7782BA'),
      ) + snowfall(6, c('#F6F5EF', '#C9CFEE'))
    );
  },
};

const palmLeaf = 'M0 0C40-50 110-60 160-10 120-22 90-20 70-12 90-4 100 8 104 24 70 4 40 0 0 0Z';

export const palm = (
  x: number,
  y: number,
  scale: number,
  flip: boolean,
  leaf: string,
  shade: string,
  bark: string,
): string =>
  place(
    { x, y, scale, flip },
    line(
      curve([
        [0, 0],
        [14, -90],
        [34, -170],
        [70, -246],
      ]),
      bark,
      22,
    ),
    line('M2-40l18-3M12-92l18-4M26-142l18-6M46-194l17-8', shade, 4),
    ...[-20, 20, 64, -152, -190, -110].map((turn, i) =>
      place({ x: 70, y: -246, turn }, path(palmLeaf, i % 2 ? shade : leaf)),
    ),
    circle(60, -238, 10, colour.wood),
    circle(80, -236, 10, colour.wood),
  );

export const jungle: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const leaf = c('#5C9A70', '#255063');
    const deep = c('#45805F', '#1D3E55');
    return [
      heaven(c(['#A8D5BE', '#CFE5BC', '#EFE7B4'], [colour.night, '#1B3358', '#2C5870'])),
      c('', stars(71, 40, 300)),
      c(glow(420, 260, 320, 1.5, colour.glow), ''),
      moonAt(hour, 560, 190, 62, 'awake'),
      land([380, 330, 360, 300, 350, 320, 300, 360], c('#A7CD9E', '#2A5570')),
      // Waterfall
      path('M240 330C250 300 330 296 350 330L372 560H216Z', c('#CFE6E2', '#6E8FBE')),
      line('M268 340l-14 200M300 330l2 214M328 340l16 190', c('#A4CFD3', '#9DB4DC'), 6),
      path(
        'M120 560C130 400 190 330 246 322 236 400 230 480 220 560ZM366 560C360 460 356 390 344 320 420 340 470 420 490 560Z',
        c('#86AE8A', '#2B4B66'),
      ),
      kit('f', bushShape),
      put(
        'f',
        [
          [90, 540, 2],
          [520, 530, 2],
          [680, 540, 2.4],
          [-80, 540, 2.6],
          [-250, 540, 2.4],
          [860, 540, 2.6],
          [1030, 540, 2.4],
        ],
        c('#7FB584', '#2A5A68'),
      ),
      palm(30, 600, 1.35, true, leaf, deep, c('#8A6A54', '#32315A')),
      palm(730, 600, 1.45, false, leaf, deep, c('#8A6A54', '#32315A')),
      palm(-230, 600, 1.2, false, leaf, deep, c('#8A6A54', '#32315A')),
      palm(1040, 600, 1.2, true, leaf, deep, c('#8A6A54', '#32315A')),
      path(
        'M180 560C260 540 340 540 420 560 440 580 380 592 300 592S170 580 180 560Z',
        c('#8CC3C4', '#4C76A6'),
      ),
      put(
        'f',
        [
          [140, 600, 1.1],
          [470, 596, 1],
          [-120, 612, 1.7],
          [900, 612, 1.7],
          [620, 600, 1.2],
        ],
        leaf,
      ),
      land([600, 596, 592, 588, 586, 588, 594, 600], c('#86B570', '#2F6060')),
      path('M-300 660C100 620 600 620 1100 664V812H-300Z', c('#9CC27E', '#3B6E6A')),
      // Vines
      line(
        'M-40-10C0 120 80 150 120-10M560-10C600 90 720 120 770-10M-300 60C-220 150-160 120-140-10M900-10C940 100 1040 120 1100 40',
        deep,
        9,
      ),
      path(
        'M-300-10H1100V40C1000 100 900 70 860 30 800 96 700 90 640 24 560 70 480 50 440 10 380 60 280 70 220 20 160 90 60 100 0 30-80 100-200 96-300 50Z',
        c('#3F7757', '#17324A'),
      ),
      kit('b', bloom(c('#E0785C', '#B0688A'), colour.lampLight, deep)),
      put('b', [
        [70, 660, 1.3],
        [728, 664, 1.3],
        [-180, 680, 1.6],
        [960, 680, 1.6],
        [36, 640, 0.9],
        [770, 640, 0.9],
      ]),
      tufts(17, 20, [-290, 620, 1380, 150], c('#5C9160', '#508280'), 18),
      tooth(17, c(colour.forest, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit('l', leafShape) +
      put(
        'l',
        [
          [-26, 836, 1.5],
          [836, 840, -1.5],
          [-270, 820, 1.9],
          [1080, 820, -1.9],
        ],
        c('#2F5C4A', colour.night),
      ) +
      put(
        'l',
        [
          [70, 850, 0.9],
          [744, 852, 0.9],
        ],
        c('#3F7757', '#1A3350'),
      )
    );
  },
};

export const desert: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    return [
      heaven(c(['#7FB9CC', '#C4DDD0', '#F6DFB4'], [colour.night, '#2A2A60', '#594A82', '#A06C88']), 520),
      c('', stars(81, 80)),
      c(sun(600, 170, 58), twinkle(200, 120, 14) + twinkle(1000, 160, 12)),
      moonAt(hour, hour === 'day' ? 200 : 600, hour === 'day' ? 120 : 160, 60),
      c(
        clouds(colour.paper, 0.8, [
          [-120, 200, 180],
          [380, 150, 130],
          [960, 190, 180],
        ]),
        '',
      ),
      path(
        'M-300 470V380C-260 370-240 330-200 326H-60C-40 330-30 370 0 380L40 470ZM660 470L690 390C720 380 720 340 750 336H900C930 340 930 390 960 400L1000 470Z',
        c('#D08C68', '#5E4A7C'),
      ),
      path(
        'M-130 326h70c20 4 30 44 60 54l40 90H-60C-100 420-90 370-130 326ZM840 336h60c30 4 30 54 60 64l40 70H900C860 430 870 380 840 336Z',
        c('#B97757', '#4E3F70'),
      ),
      land([480, 460, 440, 430, 450, 470, 460, 470], c('#E0B983', '#6E5888')),
      path('M60 470C200 420 320 420 420 450 330 470 260 500 180 520Z', c('#CFA36F', '#604D80')),
      land([560, 540, 520, 530, 510, 520, 545, 560], c('#D9A96F', '#62507F')),
      path('M420 512C560 490 700 510 820 545 700 550 600 570 500 620Z', c('#C9965E', '#544576')),
      kit(
        'a',
        line('M0 0V-150', c('#5F8F6C', '#2F4A68'), 46) +
          line('M-4-60H-52V-104M4-46H54V-96', c('#5F8F6C', '#2F4A68'), 30) +
          line('M-10-20v-120M8-20v-120M-54-74v-26M54-70v-20', c('#86B088', '#42617C'), 4) +
          circle(2, -176, 10, c(colour.clay, '#A5698A')),
      ),
      put('a', [
        [90, 590, 1.2],
        [-190, 600, 1.5],
        [930, 600, 1.4],
        [660, 556, 0.7],
      ]),
      kit('o', pricklyPear(0, 0, { leaf: c('#7FA87C', '#3C5A74'), shade: c('#5F8F6C', '#2F4A68') })),
      put('o', [
        [726, 620, 1.1],
        [-40, 580, 0.8],
        [1060, 640, 1.2],
      ]),
      land([630, 612, 606, 610, 604, 600, 606, 620], c('#E3BC82', '#75608F')),
      line(
        'M-260 680c60-16 120-16 180 0m100 30c60-14 120-14 180 0m160-40c60-14 130-14 190 0m120 40c60-14 130-14 200 0',
        c('#CDA068', '#655382'),
        5,
      ),
      tooth(18, c(colour.wood, colour.dawn)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      path(
        'M-300 780C-200 740-60 744 60 784S240 806 420 804 680 806 760 778 980 740 1100 776V812H-300Z',
        c('#C28E58', '#2E2A5C'),
      ) +
      put('o', [
        [10, 800, 1],
        [796, 800, -0.9],
      ])
    );
  },
};
