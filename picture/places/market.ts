import { house } from '../hand/buildings.ts';
import { colour } from '../hand/palette.ts';
import { glow, twinkle } from '../hand/sky.ts';
import { line, path, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { by, clouds, heaven, kit, land, moonAt, put, stars, sun, tooth } from './parts.ts';
import { cobbles } from './town.ts';

/** An awning with round teeth, 300 wide, its upper edge on the origin; every other stripe has no paint of its own. */
const awning = (cloth: string): string => {
  const strip = (i: number): string => `M${i * 46 - 116} 0h46L${i * 60 - 90} 84v14a30 26 0 0 1-60 0V84Z`;
  return `${path([1, 3].map(strip).join(''), cloth)}<path d="${[0, 2, 4].map(strip).join('')}"/>`;
};

/** A paper lantern that hangs from its origin, 66 high. */
const lantern = (paper: string, fold: string): string =>
  path('M-7 6H7L15 14C32 26 32 42 15 54L7 62H-7L-15 54C-32 42-32 26-15 14Z', paper) +
  line('M-8 15C-20 28-20 40-8 53M8 15C20 28 20 40 8 53', fold, 4) +
  line('M-8 7H8M-8 61H8', colour.wood, 6);

/** Ends of the string's four bows, which hang from y = 60 to 88, and where lanterns hang on each. */
const BOWS = [-320, 40, 400, 760] as const;
const LANTERNS = BOWS.flatMap(
  (x) =>
    [
      [x + 70, 77, 1],
      [x + 180, 86, 1],
      [x + 290, 77, 1],
    ] as const,
);

export const market: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const lit = hour === 'night';
    const wall = c(colour.cream, '#8C86B0');
    const side = c(colour.sand, '#6E6A98');
    const wood = c('#A97858', '#6A4A62');
    const dark = c('#7A5148', '#4A3658');
    const red = c('#CF6A55', '#A05672');
    const yellow = c('#EFB95A', '#C99B62');
    const green = c('#86A869', '#5C8478');
    const blue = c('#5E8FA8', '#5C78B4');
    const cloth = c(colour.paper, '#BDB4D2');
    const shine = glow(0, 34, 62, 1.2);
    return [
      heaven(c(['#8FC2D4', '#C6E0DC', '#F7E4C0'], [colour.night, '#2A2E62', '#4E4A80', '#8C6A8E']), 500),
      c('', stars(201, 36, 340)),
      c(sun(330, 222, 42), twinkle(250, 206, 12)),
      moonAt(hour, 330, 222, 46),
      clouds(c(colour.paper, colour.periwinkle), c(0.88, 0.3), [
        [520, 236, 130],
        [350, 60, 120],
        [-160, 80, 160],
        [960, 70, 160],
      ]),
      land([420, 400, 390, 396, 400, 396, 390, 420], c('#B9CDA0', '#46447A')),
      kit('h', house(0, 0, { turn: 0, wall, shade: side, roof: c(colour.clay, '#7A4A60'), lit })),
      put('h', [
        [310, 486, 1.1],
        [510, 486, 1.1],
        [-120, 486, 1.4],
        [900, 486, 1.4],
        [410, 506, 1.6],
        [150, 500, 1.5],
        [660, 500, 1.5],
      ]),
      // Square
      rect(-300, 500, 1400, 312, c('#DCC59C', '#625F90')),
      path('M-300 640C100 590 700 590 1100 640V812H-300Z', c('#E6D2AC', '#6E6A9A')),
      cobbles(c('#C4A87C', '#827EAC')),
      // Stalls
      c('', glow(20, 380, 210, 0.9) + glow(780, 380, 210, 0.9)),
      kit(
        's',
        rect(-142, 60, 16, 360, dark, 4) +
          rect(126, 60, 16, 360, dark, 4) +
          rect(-156, 256, 312, 22, c('#C4946C', '#84627C'), 6) +
          rect(-146, 278, 292, 140, wood, 6) +
          line('M-90 290V410M-30 290V410M30 290V410M90 290V410', dark, 5),
      ),
      kit('a', awning(cloth)),
      kit(
        'd',
        '<path d="M-58-4a16 16 0 0 1 14-20 15 15 0 0 1 26-14 15 15 0 0 1 26-2 15 15 0 0 1 26 8 15 15 0 0 1 24 28Z"/>' +
          line('M-30-38v-4M-6-46v-4M20-42v-4M44-24v-4', green, 5) +
          path('M-66-14H66L58 20H-58Z', dark),
      ),
      // Jars that shine by night
      kit(
        'j',
        line('M-40-20v2M40-20v2', c('#A9CDD0', '#93B8D8'), 38) +
          line('M0-24v6', c(colour.mauve, '#D08FB0'), 38) +
          line('M-40-10v-4M40-10v-4', c(colour.lamp, colour.glow), 22) +
          line('M0-10v-6', c(colour.clayLight, colour.lampLight), 22) +
          line('M-50-42h20M-10-48h20M30-42h20', dark, 9),
      ),
      put('s', [
        [20, 190, 1],
        [780, 190, 1],
        [-260, 200, 1],
        [1060, 200, 1],
      ]),
      put(
        'd',
        [
          [-66, 438, 1],
          [1010, 448, 1],
        ],
        red,
      ),
      put(
        'd',
        [
          [84, 438, 1],
          [720, 438, 1],
          [-210, 448, 1],
        ],
        yellow,
      ),
      put('j', [
        [850, 444, 1],
        [20, 350, 0.8],
      ]),
      rect(-122, 350, 284, 10, dark, 4),
      put(
        'a',
        [
          [20, 170, 1.1],
          [1060, 180, 1.1],
        ],
        red,
      ),
      put(
        'a',
        [
          [780, 170, 1.1],
          [-260, 180, 1.1],
        ],
        blue,
      ),
      // Lanterns on a string
      line(BOWS.map((x) => `M${x} 60q180 56 360 0`).join(''), c(colour.wood, '#8A80B4'), 4),
      kit('l', c('', shine) + lantern(c(yellow, colour.lampLight), c('#CF9440', colour.lamp))),
      kit('m', c('', shine) + lantern(c(red, '#F0A08C'), c('#AD5442', '#CF7F78'))),
      put(
        'l',
        LANTERNS.filter((_, i) => i % 2 === 0),
      ),
      put(
        'm',
        LANTERNS.filter((_, i) => i % 2 === 1),
      ),
      tooth(25, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      put(
        'd',
        [
          [2, 782, 1.3],
          [1040, 780, 1.5],
        ],
        c('#DD8346', '#8A5A62'),
      ) +
      put(
        'd',
        [
          [800, 782, 1.3],
          [-230, 780, 1.5],
        ],
        c('#86A869', '#4A6E78'),
      )
    );
  },
};
