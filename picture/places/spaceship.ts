import { colour } from '../hand/palette.ts';
import { glow, twinkle } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { by, kit, put, tooth } from './parts.ts';

export const spaceship: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wall = c('#C9D0E6', '#464C8A');
    const panel = c('#DDE2F0', '#525A9A');
    const seam = c('#A9B2D2', '#393F78');
    const steel = c('#8A94C8', '#343B74');
    const deep = c('#5A64A3', '#272D60');
    const screen = c('#2F3E6E', colour.night);
    const green = c('#9AD0B0', '#8FD0B4');
    return [
      rect(-300, 0, 1400, 580, wall),
      // Panels of the hull
      path(
        'M-300 96H-82V300H-300ZM-58 96H146V300H-58ZM654 96H858V300H654ZM882 96H1100V300H882ZM-300 324H-82V470H-300ZM-58 324H146V470H-58ZM654 324H858V470H654ZM882 324H1100V470H882Z',
        panel,
        `stroke="${panel}" stroke-width="14"`,
      ),
      line(
        `${[-92, -48, 136, 664, 848, 892].map((x) => `M${x} 106h.1M${x} 290h.1M${x} 334h.1`).join('')}`,
        seam,
        9,
      ),
      // Ceiling with strips of light
      path('M-300 0H1100V34C900 74-100 74-300 34Z', steel),
      path('M-300 0H1100V14C900 52-100 52-300 14Z', deep),
      c('', glow(130, 44, 110, 0.8) + glow(670, 44, 110, 0.8)),
      line('M60 46H200M600 46H740M-160 40H-40M840 40H960', c(colour.glow, colour.lampLight), 13),
      // The round window
      circle(400, 214, 186, steel),
      circle(400, 214, 170, deep),
      circle(400, 214, 156, c('#33397C', colour.night)),
      path(
        'M250 256C300 190 420 240 552 176 560 230 540 280 510 322 420 300 320 330 270 300Z',
        colour.mist,
        'opacity=".14"',
      ),
      line(
        'M300 130h.1M352 96h.1M430 108h.1M500 140h.1M530 220h.1M290 262h.1M340 306h.1M480 320h.1M266 196h.1',
        colour.glow,
        5,
      ),
      line('M320 176h.1M392 132h.1M520 180h.1M300 318h.1M430 344h.1M504 288h.1M360 258h.1', colour.glow, 3.4),
      // A ringed planet and a small moon in it
      glow(446, 214, 96, 0.8, colour.mist),
      circle(446, 214, 54, c('#E6A488', '#C98272')),
      path('M470 166a54 54 0 0 1-42 99 66 66 0 0 0 42-99Z', c('#C98272', '#9A6480')),
      place(
        { x: 446, y: 214, turn: -18 },
        path('M-92 4c26 18 158 18 184 0-6 26-178 26-184 0Z', c(colour.lampLight, '#E3C384')),
      ),
      circle(318, 222, 22, colour.lamp),
      path('M326 202a22 22 0 0 1-22 37 28 28 0 0 0 22-37Z', colour.lampDeep, 'opacity=".4"'),
      twinkle(350, 152, 13),
      twinkle(398, 316, 10),
      line('M296 120C330 92 372 78 412 76', colour.paper, 9, 'opacity=".55"'),
      kit('b', circle(0, 0, 8, seam)),
      put(
        'b',
        Array.from({ length: 12 }, (_, i) => {
          const angle = ((i + 0.5) * Math.PI) / 6;
          return [
            Math.round(400 + 178 * Math.cos(angle)),
            Math.round(214 + 178 * Math.sin(angle)),
            1,
          ] as const;
        }),
      ),
      // Pipes
      line('M182 40V420M-224 50V500M1024 50V500', steel, 18),
      line('M618 40V420', c(colour.clayLight, '#7E5878'), 18),
      line('M182 110h.1M182 330h.1M618 110h.1M618 330h.1', deep, 30),
      // Screens
      rect(-29, 124, 146, 116, deep, 16),
      rect(-15, 138, 118, 88, screen, 10),
      line('M4 206V186M26 206V168M48 206V178M70 206V158M90 206V194', green, 9),
      rect(683, 124, 146, 116, deep, 16),
      rect(697, 138, 118, 88, screen, 10),
      circle(756, 182, 32, 'none', `stroke="${green}" stroke-width="4"`),
      circle(756, 182, 15, 'none', `stroke="${green}" stroke-width="4"`),
      line('M756 182L779 158', green, 5),
      line('M739 198h.1M773 194h.1', colour.lamp, 9),
      // Desk with its buttons
      path('M-300 452H1100V590H-300Z', deep),
      path('M-300 432C0 416 800 416 1100 432V484H-300Z', steel),
      path('M-300 432C0 416 800 416 1100 432V446C800 430 0 430-300 446Z', c('#B9BEDF', '#4A5290')),
      kit(
        'd',
        line('M-44 0h.1M22 0h.1', colour.lamp, 17) +
          line('M-22 0h.1', c(colour.clay, '#C8647C'), 17) +
          line('M0 0h.1M44 0h.1', green, 17),
      ),
      c('', glow(30, 458, 90, 0.8) + glow(770, 458, 90, 0.8)),
      put('d', [
        [-190, 462, 1],
        [30, 458, 1],
        [250, 456, 1],
        [550, 456, 1],
        [770, 458, 1],
        [990, 462, 1],
      ]),
      line('M-90 462V416M870 462V416', deep, 9),
      circle(-90, 410, 15, c(colour.clay, '#C8647C')),
      circle(870, 410, 15, c(colour.clay, '#C8647C')),
      rect(336, 440, 128, 34, screen, 10),
      line('M350 457h22m12 0h40m12 0h14', green, 6),
      // Doors of the desk
      kit(
        'k',
        rect(-66, 0, 132, 66, c('#6B76B4', '#30376E'), 10) + line('M-22 33H22', c('#8A94C8', '#464E8C'), 7),
      ),
      put('k', [
        [-220, 504, 1],
        [-60, 504, 1],
        [100, 504, 1],
        [260, 504, 1],
        [540, 504, 1],
        [700, 504, 1],
        [860, 504, 1],
        [1020, 504, 1],
      ]),
      // Floor
      rect(-300, 580, 1400, 232, c('#A8B0D4', '#3E447E')),
      rect(-300, 578, 1400, 14, c('#7C86BE', '#2B3166')),
      line(
        `M-300 640H1100M-300 724H1100${[-240, -80, 80, 240, 560, 720, 880, 1040].map((x) => `M${400 + (x - 400) * 0.86} 592L${400 + (x - 400) * 1.35} 812`).join('')}`,
        c('#8E98C4', '#343A70'),
        4,
      ),
      ellipse(400, 696, 392, 64, c('#8A94C8', '#30366E')),
      ellipse(400, 694, 376, 56, c('#C6CCE6', '#4C5494')),
      line(
        'M150 664l18-8M134 704l-26 6M650 664l-18-8M666 704l26 6M260 734l-8 14M540 734l8 14',
        colour.lamp,
        9,
      ),
      tooth(46, c(colour.dusk, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'j',
        path('M-70 40V-16C-70-44-44-52 0-52S70-44 70-16V40Z', c('#5A64A3', '#1E2350')) +
          path('M-52-22C-52-36-30-40 0-40S52-36 52-22V-6H-52Z', c('#B9BEDF', '#3A4180')) +
          line('M-30-23h.1M0-23h.1M30-23h.1', colour.lamp, 12),
      ) +
      put('j', [
        [-4, 794, 0.9],
        [804, 794, 0.9],
        [-240, 790, 1.1],
        [1040, 790, 1.1],
      ])
    );
  },
};
