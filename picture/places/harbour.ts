import { house } from '../hand/buildings.ts';
import { ripples } from '../hand/land.ts';
import { colour } from '../hand/palette.ts';
import { glow, twinkle } from '../hand/sky.ts';
import { circle, line, path, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { by, clouds, heaven, kit, land, moonAt, put, stars, sun, tooth } from './parts.ts';

export const harbour: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const lit = hour === 'night';
    const wall = c(colour.cream, '#8C86B0');
    const side = c(colour.sand, '#6E6A98');
    const home = (roof: string, fill: string, shade: string): string =>
      house(0, 0, { turn: 0, wall: fill, shade, roof, lit });
    const tower = c(colour.paper, '#B5B0D4');
    const stripe = c('#C0604A', '#8A5074');
    const cabin = c(colour.paper, '#B5B0D4');
    const rope = c('#8A6A50', '#4E4270');
    const shade = c('#8C4A40', '#5A3C62');
    const boat =
      line('M-30-60V-210M-30-200L84-52M-30-200L-112-52', rope, 5) +
      rect(-36, -214, 12, 160, c(colour.wood, '#4A3658'), 5) +
      path('M-24-204L26-192-24-178Z', c(colour.lamp, '#C79A5C')) +
      rect(4, -118, 84, 74, cabin, 8) +
      path('M-4-126H96L90-110H2Z', shade) +
      path('M18-98H44V-70H18ZM54-98H78V-70H54Z', c('#A9CDD6', colour.lamp)) +
      '<path d="M-128-56H140C132-10 112 12 90 20H-84C-108 12-122-10-128-56Z"/>' +
      path('M60-56H140C132-10 112 12 90 20H40C56 0 62-28 60-56Z', colour.night, 'opacity=".2"') +
      line('M-128-54H138', cabin, 9);
    return [
      heaven(c(['#86BFD6', '#BFDDDC', '#F6E5C4'], [colour.night, '#2B2D64', '#53487F', '#93668C']), 430),
      c('', stars(191, 34, 280)),
      c(
        '',
        path('M686 112L-300 20V150L686 128ZM686 112L1100 60V160L686 128Z', colour.lampLight, 'opacity=".16"'),
      ),
      c(sun(392, 140, 50), twinkle(300, 110, 13)),
      moonAt(hour, 400, 140, 58, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.3), [
        [250, 210, 150],
        [540, 120, 120],
        [-150, 150, 200],
        [960, 160, 180],
      ]),
      // Village on the hill
      land([250, 290, 330, 384, 420, 436, 436, 436], c('#A9C49A', '#464884')),
      kit('h', home(c(colour.clay, '#7A4A60'), wall, side)),
      kit('i', home(c(colour.plum, '#544A80'), c('#F0CDA8', '#7E7AA8'), c('#DDB48C', '#625F90'))),
      put('i', [
        [-30, 322, 0.8],
        [-250, 300, 1],
        [210, 378, 0.8],
        [72, 342, 0.95],
        [-140, 318, 1.1],
      ]),
      put('h', [
        [146, 384, 1.2],
        [-20, 396, 1.3],
        [-210, 396, 1.4],
        [280, 420, 0.9],
      ]),
      // Water
      rect(-300, 428, 1400, 180, c('#5FA3B5', '#35508A')),
      path('M-300 410H330C360 410 372 420 384 432H-300Z', c('#B8A58C', '#4B4A80')),
      c('', line('M350 452h110M330 476h150M372 500h80', '#E9C98E', 6, 'opacity=".8"')),
      ripples(8, 9, [-290, 446, 1380, 120], c('#A5D0D4', '#6C86C0'), 5),
      // Lighthouse on its mole
      path('M560 470C580 430 620 410 680 408S800 420 840 436L1100 452V486H540Z', c('#A8988A', '#4C4A7E')),
      path('M540 486C580 462 640 456 700 460S900 476 1100 474V496H540Z', c('#8C7E78', '#3E3D70')),
      path('M642 420L658 160H714L730 420Z', tower),
      path('M694 160H714L730 420H702Z', c('#DCD0BE', '#8F8CBC')),
      path('M655 210H717L721 270H651ZM648 326H724L728 386H644Z', stripe),
      path('M694 210H717L721 270H698ZM700 326H724L728 386H702Z', c('#9C4A3C', '#704064')),
      c('', glow(686, 122, 100, 1.5)),
      rect(660, 96, 52, 52, c(colour.lampLight, colour.glow), 5),
      line('M686 96V148', c(colour.bark, '#2B2A58'), 5),
      path('M648 146H724L716 164H656Z', c(colour.bark, '#2B2A58')),
      path('M650 98C654 72 672 60 686 54 700 60 718 72 722 98Z', stripe),
      line('M686 54V38', c(colour.bark, '#2B2A58'), 6),
      path('M674 420V392a12 12 0 0 1 24 0V420Z', c(colour.wood, '#3A3060')),
      // Boats
      kit('b', boat),
      put(
        'b',
        [
          [110, 566, 1],
          [1000, 560, -1.1],
        ],
        c('#4B6FA0', '#3C4A8A'),
      ),
      put(
        'b',
        [
          [760, 572, -0.9],
          [-190, 566, 1],
          [420, 556, 0.66],
        ],
        c('#C56A50', '#84506E'),
      ),
      line(
        'M-290 586q40-10 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0',
        c('#82BCC4', '#486AA2'),
        9,
      ),
      // Quay
      rect(-300, 596, 1400, 40, c('#9A8F96', '#403F74')),
      line('M-300 612H1100', c('#837A86', '#343466'), 4),
      path('M-300 630H1100V812H-300Z', c('#DCC8A4', '#5F5C90')),
      rect(-300, 622, 1400, 24, c(colour.cream, '#8883B2'), 4),
      line(
        'M-300 690H1100M-300 756H1100M-220 646V690M-60 646V690M120 646V690M300 646V690M470 646V690M640 646V690M820 646V690M980 646V690M-140 690V756M40 690V756M230 690V756M400 690V756M580 690V756M740 690V756M900 690V756M1060 690V756',
        c('#C4AE88', '#6E6B9E'),
        4,
      ),
      // Bollards with their ropes
      kit(
        'k',
        path('M-20 0L-14-40H14L20 0Z', c('#4A4560', '#25284F')) +
          path('M-24-40C-24-60 24-60 24-40 20-30-20-30-24-40Z', c('#5C5672', '#30346A')) +
          line('M-17-16H17M-16-26H16', c(colour.sand, '#8C84AE'), 7),
      ),
      line('M30 634C20 600 40 560 60 540M790 634C800 600 800 570 790 546', c(colour.sand, '#8C84AE'), 5),
      put('k', [
        [30, 660, 1],
        [790, 660, 1],
        [-140, 660, 1],
        [950, 660, 1],
      ]),
      tooth(48, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'm',
        circle(0, 0, 40, 'none', `stroke="${c(colour.paper, '#8984B0')}" stroke-width="22"`) +
          line('M0-40h.1M0 40h.1M-40 0h.1M40 0h.1', c('#C0604A', '#6E3F60'), 23),
      ) +
      put('m', [
        [804, 784, 0.8],
        [-6, 790, 0.8],
        [-230, 776, 1],
        [1036, 776, 1],
      ])
    );
  },
};
