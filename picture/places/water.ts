import { ripples, tufts } from '../hand/land.ts';
import { colour } from '../hand/palette.ts';
import { glow, twinkle } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { palm } from './land.ts';
import { by, clouds, heaven, kit, land, moonAt, put, stars, sun, tooth, whereFree } from './parts.ts';

/** A crest of round waves over the whole stage, down to the bottom. */
export const waves = (y: number, length: number, deep: number, from: number, fill: string): string => {
  const count = Math.ceil(1400 / length) + 2;
  return path(
    `M${-300 - from} ${y}${`q${length / 4} ${-deep} ${length / 2} 0t${length / 2} 0`.repeat(count)}V812H-300Z`,
    fill,
  );
};

const sail = (scale: number, x: number, y: number, cloth: string, hull: string, stripe: string): string =>
  place(
    { x, y, scale },
    line('M0-6V-110', colour.bark, 6),
    path('M8-108C50-80 60-40 58-14H8Z', cloth),
    path('M-6-92C-34-66-44-36-46-14H-6Z', stripe),
    path('M-64-8H70C60 20 40 26 30 26H-30C-46 26-58 10-64-8Z', hull),
  );

export const beach: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    return [
      heaven(c(['#7FBAD2', '#B5D9DC', '#F3E6C6'], [colour.night, '#2C2E66', '#5A4C86', '#A0708C']), 420),
      c('', stars(131, 60, 280)),
      c(sun(210, 150, 52), ''),
      moonAt(hour, 420, 170, 62),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.3), [
        [620, 240, 150],
        [60, 250, 130],
        [-160, 160, 190],
        [980, 170, 200],
      ]),
      path(
        'M520 400C560 370 600 350 650 352 720 354 760 380 800 400ZM-300 400C-240 360-160 360-100 400Z',
        c('#93B59A', '#43437A'),
      ),
      rect(-300, 398, 1400, 150, c('#5FA3B5', '#35508A')),
      c('', glow(420, 420, 90, 0.8, colour.lampLight)),
      line(
        c('M160 420h60m30 0h50M120 446h40m60 0h90', 'M360 416h120M380 434h80M350 452h140M400 470h60'),
        c('#CFE6E2', '#E9C98E'),
        6,
        'opacity=".8"',
      ),
      ripples(4, 18, [-290, 420, 1380, 90], c('#A5D0D4', '#6C86C0'), 4),
      sail(
        0.8,
        250,
        416,
        c(colour.paper, '#B9B6D8'),
        c(colour.clayDeep, '#54385A'),
        c(colour.clay, '#94586E'),
      ),
      path(
        'M-300 500C-150 520 0 500 160 508S480 536 640 516 960 500 1100 520V812H-300Z',
        c('#82BCC4', '#486AA2'),
      ),
      path(
        'M-300 524C-150 548 0 526 160 532S480 562 640 542 960 526 1100 548V812H-300Z',
        c('#EAF0E2', '#8F9FCC'),
      ),
      path(
        'M-300 540C-150 562 0 542 160 548S480 580 640 560 960 544 1100 566V812H-300Z',
        c('#E3C895', '#6D6292'),
      ),
      path('M-300 640C0 590 500 640 1100 620V812H-300Z', c('#E9D3A4', '#786C9C')),
      path(
        'M-300 566C-150 588 0 560 160 568S480 600 640 580 960 566 1100 588V606C960 592 800 588 640 604S320 590 160 588-150 604-300 590Z',
        c('#D2B27C', '#5D5384'),
        'opacity=".7"',
      ),
      line(
        'M210 610q14-8 26 2m24 14q14-8 26 2m24 16q14-8 26 2m24 18q14-8 26 2m24 20q14-8 26 2',
        c('#CDAE78', '#5D5384'),
        8,
      ),
      // A towel with a bucket and a spade
      place(
        { x: 560, y: 650 },
        path('M-96-20L70-34 104 12-84 28Z', c('#7FB2C4', '#4C68A4')),
        path('M-60-23L-34-25-18 22-46 25ZM14-29L38-31 66 15 40 18Z', c(colour.paper, '#A9A6CC')),
      ),
      place(
        { x: 168, y: 664 },
        path('M-26-50H26L18 0C17 3-17 3-18 0Z', c(colour.clay, '#8E5070')),
        path('M8-50H26L18 0C17 2 10 3 2 3 10-14 12-34 8-50Z', c(colour.clayDeep, '#6C3F60')),
        line('M-26-50C-24-84 24-84 26-50', c(colour.lamp, '#A98A70'), 6),
        line('M46 0L62-62', c(colour.wood, '#4A3C68'), 7),
        path('M38-8C36 14 52 16 56-4L50-14Z', c(colour.lamp, '#A98A70')),
      ),
      line(
        'M-200 690q20-10 40 0m90 40q20-10 40 0m150-90q20-10 40 0m170 60q20-10 40 0m170-40q20-10 40 0m140 60q20-10 40 0m100-60q20-10 40 0',
        c('#CDAE78', '#8B7FAE'),
        5,
      ),
      kit('y', palm(c('#6A9F70', '#2C5668'), c('#4F8460', '#214458'), c('#9A7456', '#3A325E'))),
      put('y', [
        [50, 620, -1.5],
        [-220, 640, 1.4],
      ]),
      // Parasol, sand castle
      place(
        { x: 700, y: 620, turn: 8 },
        line('M0 0V-190', c(colour.paper, '#9A94BE'), 9),
        path('M-110-160C-104-226-50-262 0-262S104-226 110-160Z', c(colour.clay, '#8E5070')),
        path(
          'M-56-160C-52-226-24-262 0-262S52-226 56-160C36-172 16-172 0-160-16-172-36-172-56-160Z',
          c(colour.cream, '#B4A8C6'),
        ),
      ),
      place(
        { x: 900, y: 650 },
        path('M-80 0L-70-60h34v-40h72v40h34L80 0Z', c('#D6B67E', '#64598A')),
        path(
          'M-36-100v-18h18v12h18v-12h18v12h18v18ZM-74-60v-14h14v10h14v-10h14v14ZM36-60v-14h14v10h14v-10h14v14Z',
          c('#D6B67E', '#64598A'),
        ),
        path('M-14 0v-24a14 14 0 0 1 28 0V0Z', c('#B4935F', '#4D4472')),
      ),
      path('M110 660l8 16 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2Z', c(colour.clayLight, '#A4708C')),
      tooth(41, c(colour.wood, colour.dawn)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      path(
        'M-300 790C-200 750-80 752 40 788S220 806 400 806 660 800 780 780 980 752 1100 786V812H-300Z',
        c('#CFAE78', '#2C2C60'),
      ) +
      kit(
        'k',
        path('M-40 0C-44-30-22-50 0-50S44-30 40 0C20 8-20 8-40 0Z', c(colour.clayLight, '#8C6288')) +
          line('M0-4V-46M-16-4C-18-20-14-34-6-44M16-4C18-20 14-34 6-44', c(colour.clay, '#6E4A74'), 4),
      ) +
      put('k', [
        [6, 782, 0.8],
        [790, 778, 0.9],
        [-200, 774, 1],
        [1000, 772, 1],
      ]) +
      tufts(8, 6, [-290, 770, 200, 20], c('#8FA070', '#3C4A78'), 24)
    );
  },
};

export const sea: Setting = {
  ground: 700,
  floats: false,
  back(hour) {
    const c = by(hour);
    return [
      heaven(
        c(['#80B9D3', '#BBDBDD', '#F6E4C0'], [colour.night, colour.midnight, '#434582', '#86618C']),
        470,
      ),
      c('', stars(141, 70, 330)),
      c(sun(190, 160, 54), twinkle(160, 120, 13)),
      moonAt(hour, 420, 150, 64, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.32), [
        [280, 300, 180],
        [720, 200, 150],
        [-140, 180, 210],
        [980, 230, 190],
        [90, 330, 130],
      ]),
      line(
        'M330 210q16-18 30 0 14-18 30 0M452 250q12-14 22 0 10-14 22 0M-60 260q14-16 26 0 12-16 26 0',
        c(colour.paper, '#8F97C8'),
        6,
      ),
      // Island with a lighthouse
      path('M560 450C590 410 640 394 700 396 770 398 800 420 830 450Z', c('#84A88A', '#3A4A7C')),
      c(
        '',
        path(
          'M706 300L-300 200V290L706 312ZM706 300L1100 230V300L706 312Z',
          colour.lampLight,
          'opacity=".14"',
        ),
      ),
      path('M684 406L692 310H720L728 406Z', c(colour.paper, '#B5B0D4')),
      path('M688 366L690 338H722L724 366Z', c(colour.clay, '#95587A')),
      rect(690, 288, 32, 24, c(colour.lampLight, colour.lamp), 3),
      path('M682 290C690 276 698 268 706 264 714 268 722 276 730 290Z', c(colour.clayDeep, '#5E3C62')),
      rect(-300, 446, 1400, 366, c('#5C9FB3', '#324C86')),
      line(
        c('M150 470h70m30 0h40M130 494h50m60 0h60', 'M350 464h140M376 484h96M340 506h160M390 528h70'),
        c('#CFE6E2', '#E9C98E'),
        6,
        'opacity=".8"',
      ),
      sail(
        0.7,
        130,
        470,
        c(colour.paper, '#B9B6D8'),
        c(colour.clayDeep, '#54385A'),
        c(colour.clay, '#94586E'),
      ),
      sail(
        0.9,
        940,
        480,
        c(colour.paper, '#B9B6D8'),
        c('#4B5A8C', '#383E74'),
        c(colour.lampLight, '#A99A86'),
      ),
      waves(520, 170, 16, 40, c('#5496AC', '#2E477F')),
      waves(570, 200, 20, 110, c('#6BAABA', '#38548E')),
      waves(630, 230, 22, 20, c('#5A9CB2', '#304A84')),
      ripples(6, 16, [-290, 540, 1380, 130], c('#B5DADB', '#7F98D0'), 5),
      tooth(42, c(colour.seaDeep, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      waves(728, 210, 24, 60, c('#4A8CA6', '#27407A')) +
      waves(768, 240, 22, 150, c('#3E7C98', '#1D2F62')) +
      ripples(7, 9, [-290, 745, 1380, 40], c('#9CCBD2', '#6F88C4'), 5)
    );
  },
};

export const underwater: Setting = {
  ground: 690,
  floats: true,
  back(hour) {
    const c = by(hour);
    const weed = (x: number, y: number, tall: number, fill: string, width = 16): string =>
      line(
        `M${x} ${y}c-24 ${-tall * 0.2} 24 ${-tall * 0.4} 0 ${-tall * 0.6}s20 ${-tall * 0.3} 4 ${-tall * 0.4}`,
        fill,
        width,
      );
    return [
      heaven(
        c(['#A9DAD6', '#7DBFC9', '#5A9FB4', '#4A88A4'], ['#3A5A98', '#2A4684', '#203668', colour.midnight]),
      ),
      // The light above the surface
      hour === 'night' ? moonAt(hour, 560, 96, 50, 'none') : sun(560, 70, 44, '#FBF0CE'),
      path(
        'M500-10L330 640H500L590-10ZM610-10L640 620H790L660-10ZM380-10L60 600H170L440-10ZM760-10L960 620H1060L830-10Z',
        colour.glow,
        `opacity="${c('.16', '.07')}"`,
      ),
      line(
        'M-300 62q60-26 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0',
        c('#D9EFE6', '#7A94C8'),
        7,
        'opacity=".7"',
      ),
      land([520, 470, 500, 540, 530, 480, 500, 540], c('#6FB0B8', '#2A4580')),
      path(
        'M-300 560C-260 470-230 440-190 440-150 380-100 400-90 450-50 460-20 520 0 600H-300ZM760 600C770 500 800 470 830 470 840 400 900 380 930 430 980 420 1060 480 1100 600Z',
        c('#5A9BAC', '#233C74'),
      ),
      // A school in the distance
      kit('k', path('M-16 0C-6-12 12-12 20 0 12 12-6 12-16 0ZM-12 0L-28-10V10Z', c('#4A88A0', '#3A5A98'))),
      put('k', [
        [150, 210, 1],
        [200, 190, 0.8],
        [214, 226, 1],
        [262, 206, 0.8],
        [-120, 260, 1],
        [-70, 236, 1],
        [900, 250, -1],
        [960, 226, -1],
      ]),
      kit(
        'g',
        path(
          'M-34 0C-20-24 18-26 38 0 18 26-20 24-34 0ZM-28 0L-56-20C-50-6-50 6-56 20Z',
          c('#E79A6C', '#A36A86'),
        ) +
          path('M-4-18C4-8 4 8-4 18H8C16 8 16-8 8-18Z', c(colour.paper, '#C9C6E2')) +
          circle(22, -4, 4, colour.ink),
      ),
      put('g', [
        [90, 300, 1],
        [706, 270, -0.8],
        [-190, 400, 1],
        [1010, 330, -1],
      ]),
      land([620, 590, 580, 600, 590, 576, 590, 620], c('#8FBFB4', '#35588A')),
      // A ship that sank, in the distance
      place(
        { x: 566, y: 600, turn: -9 },
        line('M-40-70V-210M60-74V-176', c('#5E8C96', '#2B4678'), 9),
        line('M-84-160H6M26-140H96', c('#5E8C96', '#2B4678'), 6),
        path('M-78-154C-60-120-60-110-74-92H0C-10-112-8-124 0-154Z', c('#8DBFC0', '#3E6296'), 'opacity=".8"'),
        path(
          'M-150-80C-120-66-90-70-60-66L110-72C126-74 138-88 150-104 150-60 130-10 96 10H-96C-130-10-146-44-150-80Z',
          c('#5E8C96', '#2B4678'),
        ),
        path(
          'M110-72C126-74 138-88 150-104 150-60 130-10 96 10H40C84-4 108-36 110-72Z',
          c('#4C7A88', '#223A68'),
        ),
        line('M-76-34h.1M-34-32h.1M8-33h.1', c('#3F6A7C', '#1B2E58'), 22),
        path('M46-50L76-56 84-30 62-22 52-34Z', c('#3F6A7C', '#1B2E58')),
      ),
      // Corals
      kit(
        'j',
        line(
          'M0 0V-70M0-30C-30-36-40-60-40-90M0-40C30-46 36-70 40-100M-40-64C-54-70-60-80-62-96M38-70C54-76 60-90 60-104',
          c('#E08E78', '#8E6090'),
          17,
        ),
      ),
      put('j', [
        [84, 640, 1],
        [-170, 640, 1.4],
        [960, 630, 1.4],
      ]),
      kit(
        'o',
        [-60, -38, -14, 14, 38, 60]
          .map((x) =>
            path(
              `M${x * 0.2} 0C${x * 0.9 - 18} -40 ${x - 14} -100 ${x} -110 ${x + 14} -100 ${x * 0.9 + 16} -40 ${x * 0.2} 0Z`,
              c('#C288A0', '#6F5C98'),
            ),
          )
          .join(''),
      ),
      put('o', [
        [730, 640, 1],
        [-60, 640, 1.1],
        [1060, 640, 1.2],
      ]),
      weed(30, 650, 330, c('#5E9C82', '#2C6070')),
      weed(66, 650, 230, c('#7DB591', '#35706F')),
      weed(770, 650, 350, c('#5E9C82', '#2C6070')),
      weed(806, 650, 250, c('#7DB591', '#35706F')),
      weed(-240, 650, 360, c('#5E9C82', '#2C6070')),
      weed(-100, 650, 260, c('#7DB591', '#35706F')),
      weed(880, 640, 280, c('#7DB591', '#35706F')),
      weed(1010, 650, 380, c('#5E9C82', '#2C6070')),
      land([650, 640, 636, 646, 640, 634, 640, 652], c('#D9C89A', '#54689A')),
      path('M-300 720C0 680 500 700 1100 700V812H-300Z', c('#E3D4A8', '#6076A8')),
      line(
        'M-200 700q20-10 40 0m140 30q20-10 40 0m170-40q20-10 40 0m170 50q20-10 40 0m160-50q20-10 40 0m170 30q20-10 40 0',
        c('#C2AE7C', '#7C90BC'),
        5,
      ),
      // Light that plays on the sand
      line(
        'M90 690q30 16 60-2t60 4M250 740q36 18 70-4t70 8M470 690q30 18 62-2t64 4M600 752q34 16 66-4t66 6M-200 740q36 16 70-4t70 8M860 720q36 18 72-2t70 4',
        c('#F4E9C6', '#7F97CC'),
        6,
        'opacity=".8"',
      ),
      // A clam with its pearl
      place(
        { x: 122, y: 716 },
        path('M-44-6C-60-44-30-66 0-66S60-44 44-6Z', c('#E7B3A6', '#8A6C9C')),
        line('M0-12V-60M-18-12L-32-50M18-12L32-50', c('#CE9290', '#6F5688'), 5),
        path('M-46-8C-30 8 30 8 46-8 40 16-40 16-46-8Z', c('#D79C96', '#765C90')),
        circle(0, -10, 12, c('#FFF8EC', '#DDE3F6')),
      ),
      path('M680 690l8 16 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2Z', c(colour.clayLight, '#A4708C')),
      line(
        'M150 420h.1M160 380h.1M146 346h.1M690 470h.1M704 430h.1M694 400h.1M-40 330h.1M900 360h.1',
        c('#E2F3EC', '#8FA9D8'),
        17,
        'opacity=".55"',
      ),
      line(
        'M170 402h.1M156 362h.1M706 450h.1M-30 300h.1M912 330h.1',
        c('#E2F3EC', '#8FA9D8'),
        9,
        'opacity=".55"',
      ),
      tooth(43, c(colour.seaDeep, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      path(
        'M-300 780C-200 740-70 744 50 784S240 808 400 806 680 806 760 782 980 744 1100 780V812H-300Z',
        c('#4F8C8C', '#182A58'),
      ) +
      put('o', [
        [-4, 812, 1],
        [806, 812, 1],
      ]) +
      put('j', [
        [-210, 800, 1.1],
        [1030, 800, 1.1],
      ])
    );
  },
};

export const space: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const crater = (x: number, y: number, rx: number): string =>
      ellipse(x, y, rx, rx * 0.3, c('#DFD0DE', '#7A82BE')) +
      ellipse(x, y + rx * 0.02, rx * 0.92, rx * 0.25, c('#A58FB0', '#4B5290')) +
      ellipse(x + rx * 0.07, y + rx * 0.07, rx * 0.8, rx * 0.19, c('#BBA6C2', '#5A62A0'));
    return [
      heaven(
        c(['#4A4A92', '#7A659F', '#B98AA4', '#E3B39C'], ['#11152F', colour.night, '#2A2C66', '#46407C']),
      ),
      stars(151, 120, 560),
      path(
        'M-300 420C0 260 300 330 520 180S900 20 1100 40V120C900 120 760 200 580 300S60 420-300 520Z',
        colour.mist,
        'opacity=".12"',
      ),
      // The ringed planet
      whereFree(
        180,
        190,
        80,
        [
          glow(180, 190, 130, 0.8, colour.mist),
          circle(180, 190, 66, c('#E6A488', '#B4748C')),
          path('M212 132a66 66 0 0 1-50 122 80 80 0 0 0 50-122Z', c('#C98272', '#8A587C')),
          place(
            { x: 180, y: 190, turn: -18 },
            path('M-112 6c30 22 194 22 224 0-8 32-216 32-224 0Z', c(colour.lampLight, '#D9B878')),
          ),
        ].join(''),
      ),
      // Earth and its moon
      whereFree(
        640,
        150,
        48,
        [
          circle(640, 150, 48, c('#7FB6CC', '#5C8FC0')),
          path(
            'M606 130c20-18 40-16 44-2-14 8-10 22-26 24-12-2-20-10-18-22ZM650 160c14-8 30-4 34 6-4 14-18 24-28 22-8-8-10-18-6-28Z',
            c(colour.sage, '#6E9C92'),
          ),
          path('M664 109a48 48 0 0 1-36 88 60 60 0 0 0 36-88Z', colour.midnight, 'opacity=".22"'),
        ].join(''),
      ),
      moonAt('night', 470, 90, 24, 'none'),
      c(
        sun(960, 170, 60),
        circle(960, 170, 50, '#6C7FC0') + circle(946, 160, 12, '#5868A8') + circle(976, 186, 8, '#5868A8'),
      ),
      whereFree(
        -160,
        300,
        40,
        [
          circle(-160, 300, 40, c('#8FB7A6', '#5A8290')),
          path(
            'M-198 292C-180 300-140 302-121 290-119 298-120 304-122 310-140 318-180 318-199 308Z',
            c('#74A090', '#476E7E'),
          ),
        ].join(''),
      ),
      twinkle(330, 230, 14),
      twinkle(740, 280, 11),
      twinkle(-60, 140, 12),
      twinkle(880, 320, 12),
      twinkle(90, 400, 9),
      // Rocket far away
      place(
        { x: -130, y: 410, turn: 20, scale: 0.5 },
        path('M-30 60c-10 30 0 60 30 90 30-30 40-60 30-90Z', colour.lamp),
        path(
          'M-46 20c-30 16-36 50-30 70 14-12 26-18 44-20ZM46 20c30 16 36 50 30 70-14-12-26-18-44-20Z',
          colour.clayDeep,
        ),
        path('M0-120c44 36 64 90 52 150l-16 42h-72l-16-42C-64-30-44-84 0-120Z', colour.paper),
        circle(0, -20, 24, colour.clay),
        circle(0, -20, 17, colour.dusk),
      ),
      land([610, 560, 596, 540, 574, 546, 580, 600], c('#9A82AC', '#3B4180')),
      path(
        'M-300 600L-230 520-190 556-140 470-90 560-40 590ZM560 590C600 560 620 500 650 470 690 520 700 540 740 548 780 500 800 480 830 500 870 560 900 570 960 600Z',
        c('#A88EB2', '#434988'),
      ),
      path(
        'M650 470C690 520 700 540 740 548 780 500 800 480 830 500 800 530 780 580 700 596Z',
        c('#8E779F', '#353B76'),
      ),
      land([620, 590, 604, 574, 584, 570, 592, 612], c('#B295B4', '#4A4F8C')),
      // A base with a garden under glass, its mast and a flag
      place(
        { x: 676, y: 604, scale: 0.86 },
        c('', glow(0, -40, 110, 0.9)),
        line('M96-4V-120', c(colour.paper, '#8C93C6'), 7),
        path('M70-132C76-108 116-108 122-132Z', c(colour.paper, '#A3A9D8')),
        circle(96, -140, 7, colour.clay),
        path('M-92-10C-92-110 92-110 92-10Z', c('#D5E6EA', '#7F93CC'), `opacity="${c('.75', '.6')}"`),
        path(
          'M-56-10C-70-30-50-44-40-34-44-60-12-62-12-38 0-56 26-46 18-28 40-40 58-22 44-10Z',
          c(colour.sage, '#5F9A94'),
        ),
        line('M-66-44C-56-66-36-78-18-82', '#FFFFFF', 7, 'opacity=".7"'),
        path('M-104 4V-14H104V4Z', c(colour.paper, '#A3A9D8')),
        line('M-76-5h.1M-38-5h.1M0-5h.1M38-5h.1M76-5h.1', c(colour.sea, colour.lamp), 9),
      ),
      path('M-300 646C0 606 500 596 1100 646V812H-300Z', c('#CDB9CE', '#5D649E')),
      path(
        'M-300 720C-60 676 180 700 420 690S900 664 1100 700V812H-300Z',
        c('#DCCBD8', '#6C74B0'),
        'opacity=".7"',
      ),
      crater(110, 652, 64),
      crater(690, 664, 78),
      crater(420, 712, 120),
      crater(-170, 694, 96),
      crater(960, 706, 96),
      crater(296, 634, 34),
      crater(520, 640, 26),
      kit(
        'm',
        path('M-40 4C-46-22-26-40-4-42 24-44 44-20 42 4Z', c('#B59DBB', '#545B98')) +
          path('M6-42C28-40 44-20 42 4H8C20-10 20-30 6-42Z', c('#9A82A6', '#434A86')),
      ),
      put('m', [
        [32, 700, 0.9],
        [774, 716, -1],
        [-90, 650, 0.7],
        [860, 656, 0.8],
        [222, 668, 0.35],
      ]),
      tooth(44, c(colour.paper, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return path(
      'M-300 770C-240 730-170 750-120 760S-40 730 30 776 240 808 400 806 660 806 750 784 870 736 940 760 1040 740 1100 770V812H-300Z',
      c('#8C7199', '#1C2048'),
    );
  },
};
