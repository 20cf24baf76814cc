import { colour } from '../hand/palette.ts';
import { glow, twinkle } from '../hand/sky.ts';
import { circle, line, path, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { by, clouds, heaven, kit, land, moonAt, ofPlace, put, stars, sun, tooth } from './parts.ts';

/** Spots of a carriage's windows, and of the posts of the roof. */
const WINDOWS = [-262, -176, -90, 30, 116, 202, 288] as const;
const POSTS = [-210, 26, 774, 1010] as const;

export const station: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const iron = c('#4F6E72', '#2B3566');
    const pale = c('#6F8F8E', '#3D4A80');
    const coach = c('#B9503F', '#7C4460');
    const shade = c('#963F36', '#613654');
    const cream = c(colour.cream, '#B0A6C6');
    const steel = c('#4B5A8C', '#38407A');
    const black = c('#3A3350', '#20244C');
    return [
      heaven(c(['#8FC2D4', '#C6E0DC', '#F7E4C0'], [colour.night, '#2A2E62', '#4E4A80', '#8C6A8E']), 520),
      c('', stars(161, 30, 320)),
      c(sun(186, 190, 46), twinkle(292, 150, 12)),
      moonAt(hour, 180, 186, 54, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.3), [
        [290, 250, 130],
        [-120, 230, 180],
        [930, 220, 180],
      ]),
      land([400, 350, 330, 380, 390, 340, 320, 380], c('#B9CDA0', '#46447A')),
      land([450, 420, 410, 430, 420, 400, 400, 430], c('#9FBE90', '#3C4470')),
      ofPlace(
        [
          // Steam
          path(
            'M640 292C606 290 600 254 630 244 624 206 676 196 694 222 716 170 790 176 794 226 846 206 900 236 884 276 930 280 924 318 890 316 850 330 800 300 770 306 740 322 690 300 640 292Z',
            c(colour.paper, '#A9A6CC'),
            `opacity="${c('.95', '.55')}"`,
          ),
          // Carriages
          kit('w', rect(-34, 0, 68, 84, c('#CFE2E0', colour.lampLight), 12)),
          path('M-300 330H356C372 330 380 340 380 352V560H-300Z', coach),
          path('M-300 322H352C374 322 386 334 388 350H-300Z', cream),
          path('M-300 470H380V560H-300Z', shade),
          line('M-300 474H380', c(colour.lamp, '#C79A5C'), 6),
          line('M-36 330V560M-26 330V560', shade, 6),
          put(
            'w',
            WINDOWS.map((x) => [x, 372, 1]),
          ),
          // Engine
          rect(396, 320, 130, 236, steel, 8),
          path('M382 330C382 306 410 300 460 300S540 306 540 330Z', c('#3C4878', '#2C3368')),
          rect(418, 350, 84, 80, c('#CFE2E0', colour.lampLight), 12),
          rect(516, 392, 236, 118, steel, 26),
          path('M516 456H752V484C752 500 740 510 726 510H516Z', c('#3C4878', '#2C3368')),
          line('M576 394V508M640 394V508', c(colour.lamp, '#C79A5C'), 7),
          path('M676 394L668 322H732L724 394Z', black),
          rect(656, 306, 88, 22, c('#B9503F', '#7C4460'), 8),
          path('M582 394C582 360 634 360 634 394Z', c(colour.lamp, '#C79A5C')),
          rect(742, 404, 24, 100, black, 10),
          c('', glow(776, 430, 80, 1.3)),
          circle(764, 430, 20, c(colour.lampLight, colour.glow)),
          path('M742 556L800 590H700V540H742Z', coach),
          rect(380, 508, 380, 30, black, 6),
          kit('o', circle(0, 0, 30, coach) + circle(0, 0, 12, c(colour.lamp, '#C79A5C'))),
          put('o', [
            [440, 552, 1.2],
            [540, 552, 1.2],
            [640, 560, 0.9],
            [716, 560, 0.9],
            [-250, 560, 0.9],
            [-120, 560, 0.9],
            [60, 560, 0.9],
            [290, 560, 0.9],
          ]),
        ].join(''),
      ),
      // Roof on posts
      line(POSTS.map((x) => `M${x} 70V600`).join(''), iron, 18),
      line(
        POSTS.map(
          (x) => `M${x - 74} 92C${x - 30} 96 ${x} 130 ${x} 176M${x + 74} 92C${x + 30} 96 ${x} 130 ${x} 176`,
        ).join(''),
        iron,
        9,
      ),
      line(POSTS.map((x) => `M${x - 14} 590h28M${x - 10} 180h20`).join(''), iron, 22),
      rect(-300, 0, 1400, 70, pale),
      line('M-300 20H1100M-300 46H1100', iron, 4),
      line('M-280 82H1110', cream, 44, 'stroke-dasharray=".1 45"'),
      rect(-300, 62, 1400, 16, iron),
      // Clock
      line('M400 70V120', iron, 12),
      circle(400, 176, 64, iron),
      circle(400, 176, 52, c(colour.paper, colour.glow)),
      line('M400 134v4M400 218v-4M358 176h4M442 176h-4', iron, 7),
      // Six o'clock, which a mirror leaves as it is
      line('M400 176V134M400 176V206', colour.ink, 7),
      circle(400, 176, 6, coach),
      // Lamps of the platform
      kit(
        'l',
        line('M0 70V124', iron, 6) +
          path('M-34 150C-30 124-14 120 0 120S30 124 34 150Z', iron) +
          path('M-24 150a24 16 0 0 0 48 0Z', c(colour.lampLight, colour.glow)),
      ),
      c('', glow(650, 160, 90, 1.1)),
      put('l', [
        [650, 0, 1],
        [-90, 0, 1],
        [890, 0, 1],
      ]),
      // Platform
      rect(-300, 574, 1400, 20, c('#9A8F96', '#403F74')),
      rect(-300, 590, 1400, 222, c('#D9C6A4', '#5C5A8C')),
      rect(-300, 590, 1400, 22, c(colour.cream, '#8682B0')),
      line('M-300 628H1100', c(colour.lamp, '#B0905E'), 10),
      line(
        `M-300 680H1100M-300 744H1100${[-260, -100, 60, 220, 400, 580, 740, 900, 1060]
          .map((x) => `M${400 + (x - 400) * 0.92} 640L${400 + (x - 400) * 1.2} 812`)
          .join('')}`,
        c('#C3AE8A', '#6B6A9C'),
        4,
      ),
      // Bench and luggage
      kit(
        'b',
        line('M-76 0V-44M76 0V-44', iron, 10) +
          line('M-96-46H96M-92-84H92M-92-108H92', c('#A97858', '#6A4A62'), 14) +
          line('M-84-46V-112M84-46V-112', iron, 7),
      ),
      put('b', [
        [-96, 650, 1],
        [912, 650, 1],
      ]),
      tooth(24, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    const clasp = c(colour.lamp, '#8A7660');
    return (
      kit(
        'k',
        rect(-66, -84, 132, 90, c('#B9704C', '#5C4060'), 12) +
          path('M-66-72C-66-80-60-84-54-84H54C60-84 66-80 66-72V-56H-66Z', c('#96563C', '#48335A')) +
          line('M-22-86v-16h44v16', c(colour.bark, '#1E2048'), 8) +
          rect(-9, -62, 18, 20, clasp, 4),
      ) +
      put('k', [
        [8, 794, 0.8],
        [796, 802, 0.7],
        [1030, 800, 1],
        [-220, 796, 0.9],
      ])
    );
  },
};
