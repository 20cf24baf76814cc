import type { Hour } from '../../contract/scene.ts';
import { tufts } from '../hand/land.ts';
import { colour } from '../hand/palette.ts';
import { roundTree } from '../hand/plants.ts';
import { glow } from '../hand/sky.ts';
import { ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { palm } from './land.ts';
import {
  bushShape,
  by,
  clouds,
  crowd,
  heaven,
  kit,
  land,
  moonAt,
  put,
  stars,
  sun,
  tooth,
  verge,
} from './parts.ts';

export const pitch: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const white = c(colour.paper, '#C3CAE6');
    const light = c('#8FBF76', '#3F7266');
    const dark = c('#7DB069', '#35655E');
    /** A lamp on its mast, with its beam by night. */
    const mast = (x: number, flip: boolean): string =>
      place(
        { x, y: 430, flip },
        c('', path('M0-330L-130 240H330L40-318Z', colour.glow, 'opacity=".09"')),
        line('M0 0V-318', c('#8D98B4', '#4F5A92'), 11),
        c('', glow(20, -338, 80, 1.3)),
        rect(-38, -370, 104, 58, c('#6B7698', '#38427A'), 8),
        line('M-20-352h.1M14-352h.1M48-352h.1M-20-328h.1M14-328h.1M48-328h.1', c('#E4EAEC', colour.glow), 20),
      );
    return [
      heaven(
        c(['#86BEDA', '#BADDE2', '#F5E6C4'], [colour.night, colour.midnight, '#3C4684', '#75608F']),
        440,
      ),
      c('', stars(91, 40, 240)),
      c(sun(400, 120, 50), ''),
      moonAt(hour, 400, 110, 52, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.3), [
        [230, 190, 170],
        [600, 170, 150],
        [-180, 200, 190],
        [1000, 180, 200],
      ]),
      kit('r', roundTree(0, 0, { leaf: c('#76A66F', '#2C4C5C'), shade: c(colour.moss, '#20384E') })),
      put('r', [
        [-40, 380, 1.4],
        [70, 372, 1.1],
        [330, 366, 1],
        [440, 370, 1.2],
        [540, 366, 1],
        [770, 374, 1.2],
        [870, 380, 1.5],
      ]),
      mast(40, false),
      mast(760, true),
      // Stands with people
      path('M-300 300L-110 330V440H-300ZM1100 300L910 330V440H1100Z', c('#B9C3D6', '#474F8A')),
      path('M-300 366C-100 350 900 350 1100 366V450H-300Z', c('#9AA7C2', '#3B437C')),
      crowd(-290, 1095, 388, [
        c(colour.clay, '#8E5A7C'),
        c(colour.lampLight, '#A08E86'),
        c(colour.dusk, '#5A68AC'),
        c(colour.cream, '#8E8BB8'),
        c(colour.moss, '#4F8088'),
      ]),
      rect(-300, 424, 1400, 44, c(colour.paper, '#6E74AC')),
      ...[-270, -110, 50, 210, 530, 690, 850, 1010].map((x, i) =>
        rect(
          x,
          430,
          130,
          32,
          c(
            [colour.clay, colour.sea, colour.lamp][i % 3] as string,
            ['#7A4A6C', '#42649A', '#8C7560'][i % 3] as string,
          ),
          5,
        ),
      ),
      // Grass, mown in stripes that meet far away
      land([466, 464, 462, 460, 460, 462, 464, 466], light),
      path(
        [-900, -580, -260, 60, 380, 700, 1020, 1340]
          .map((x) => `M${400 + (x - 400) * 0.42} 462H${400 + (x + 160 - 400) * 0.42}L${x + 160} 812H${x}Z`)
          .join(''),
        dark,
      ),
      line('M-300 496H1100', white, 5),
      // Goal
      path('M250 520V330H560V520L530 486V352H280V486Z', white, 'opacity=".28"'),
      line(
        'M270 344V510M298 338V496M326 338V488M354 338V488M382 338V488M410 338V488M438 338V488M466 338V488M494 338V488M522 338V496M548 344V510M254 362H556M262 390H548M268 418H542M272 446H538M276 474H534',
        white,
        2.5,
        'opacity=".75"',
      ),
      path('M244 524V324H566V524', 'none', `stroke="${white}" stroke-width="13"`),
      path('M100 524H710L810 590H0Z', 'none', `stroke="${white}" stroke-width="6"`),
      path('M250 590C280 630 530 630 560 590', 'none', `stroke="${white}" stroke-width="6"`),
      ellipse(400, 556, 8, 4, white),
      // Corner flag
      line('M-130 600V440', c('#D9B25A', '#8C7A86'), 8),
      path('M-128 440L-66 462-128 486Z', c(colour.clay, '#94587A')),
      line('M930 600V440', c('#D9B25A', '#8C7A86'), 8),
      path('M928 440L866 462 928 486Z', c(colour.clay, '#94587A')),
      path('M-300 668C100 636 700 636 1100 668', 'none', `stroke="${white}" stroke-width="8" opacity=".8"`),
      c('', ellipse(400, 690, 520, 90, colour.glow, 'opacity=".1"')),
      tufts(16, 16, [-290, 560, 1380, 200], c('#69985A', '#4F8377'), 13),
      tooth(46, c(colour.forest, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      verge(c('#5C9257', '#1D3A4A')) +
      kit(
        'e',
        path('M-26 0L-14-44H14L26 0Z', c(colour.clay, '#5F3A5C')) +
          path('M-19-26H19L16-14H-16Z', c(colour.paper, '#7D78A0')) +
          rect(-34, -6, 68, 10, c(colour.clayDeep, '#4A2E50'), 4),
      ) +
      put('e', [
        [24, 792, 1],
        [772, 786, 1],
        [-200, 784, 1.2],
        [1020, 780, 1.2],
      ])
    );
  },
};

/** The water of the basin, which is also around those who swim in it. */
export const POOL_WATER: Record<Hour, string> = { day: '#6DBFCB', night: '#3E77B4' };

export const pool: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const tile = c('#F2E6CC', '#6B6898');
    const water = POOL_WATER[hour];
    const shine = c('#BFE8E6', '#86C2E0');
    const parasol = (x: number, y: number, scale: number, one: string, other: string): string =>
      place(
        { x, y, scale },
        line('M0 0V-170', c(colour.paper, '#9A94BE'), 9),
        path('M-100-140C-92-196-46-226 0-226S92-196 100-140Z', one),
        path('M-52-140C-48-196-22-226 0-226S48-196 52-140C34-150 16-150 0-140-16-150-34-150-52-140Z', other),
        path('M-90 0L-70-34H-14L6-6H64V8H-84Z', c('#E7C894', '#7A6C98')),
        line('M-70 6v16M50 6v16', c(colour.wood, '#4A3C68'), 7),
      );
    return [
      heaven(c(['#79BBDA', '#B2DDE2', '#F3E8C9'], [colour.night, '#2A2E68', '#54508E', '#92709A']), 420),
      c('', stars(101, 50, 260)),
      c(sun(200, 140, 52), ''),
      moonAt(hour, 560, 130, 56),
      clouds(c(colour.paper, colour.periwinkle), c(0.9, 0.3), [
        [560, 190, 170],
        [60, 240, 130],
        [-180, 190, 190],
        [980, 180, 200],
      ]),
      kit('f', bushShape),
      put(
        'f',
        [
          [-230, 400, 2.2],
          [-90, 404, 1.8],
          [60, 404, 2],
          [210, 402, 1.6],
          [350, 404, 1.9],
          [500, 402, 1.6],
          [640, 404, 2],
          [790, 402, 1.8],
          [930, 404, 2.2],
          [1060, 404, 1.9],
        ],
        c('#6FA377', '#2A4C66'),
      ),
      kit('y', palm(c('#6A9F70', '#2C5668'), c('#4F8460', '#214458'), c('#9A7456', '#3A325E'))),
      put('y', [
        [40, 420, 0.9],
        [690, 420, -0.95],
        [-220, 430, 1],
        [1030, 430, -1],
      ]),
      line('M-300 210C-100 290 200 290 400 230S900 290 1100 200', c('#C9B79A', '#39335C'), 4),
      ...[-180, -20, 140, 300, 470, 640, 800, 960].map((x, i) => {
        const y = [258, 278, 276, 254, 238, 262, 268, 244][i] as number;
        return (
          c('', glow(x, y + 14, 34, 1)) +
          ellipse(
            x,
            y + 14,
            15,
            18,
            c(
              [colour.clay, colour.lamp, colour.sea][i % 3] as string,
              [colour.peach, colour.lampLight, '#BFD4EA'][i % 3] as string,
            ),
          )
        );
      }),
      rect(-300, 396, 1400, 260, c('#E9DBBE', '#565488')),
      line('M-300 424H1100', c('#D3C19C', '#4A487A'), 4),
      parasol(110, 444, 0.78, c(colour.clay, '#8E5070'), c(colour.cream, '#B4A8C6')),
      parasol(690, 444, 0.78, c(colour.seaDeep, '#3F5C94'), c(colour.cream, '#B4A8C6')),
      parasol(-180, 450, 0.9, c(colour.lampDeep, '#8A6A70'), c(colour.cream, '#B4A8C6')),
      parasol(980, 450, 0.9, c(colour.clay, '#8E5070'), c(colour.cream, '#B4A8C6')),
      // The basin: rim, water that is lit from below by night, lanes, steps
      path('M-180 446H980L1140 650H-340Z', c('#FBF3E4', '#8B88B8')),
      path('M-164 456H964L1104 630H-304Z', water),
      path('M-164 456H964L976 472H-176Z', c('#4E9FB4', '#2F5F9C')),
      c(
        '',
        glow(130, 540, 120, 1.3, '#9BDCE8') +
          glow(420, 540, 140, 1.3, '#9BDCE8') +
          glow(710, 540, 120, 1.3, '#9BDCE8'),
      ),
      line('M220 474L160 628M580 474L640 628', c('#F2E6CC', '#BFC6E8'), 8, 'stroke-dasharray="2 20"'),
      line(
        'M-60 500q20-10 40 0t40 0M40 560q24-12 48 0t48 0M300 510q20-10 40 0t40 0M340 590q26-12 52 0t52 0M480 540q22-10 44 0t44 0M700 500q20-10 40 0t40 0M720 580q26-12 52 0t52 0M880 540q22-10 44 0t44 0M-200 580q24-12 48 0t48 0',
        shine,
        6,
      ),
      // Ring that floats
      place(
        { x: 330, y: 530, turn: -6 },
        ellipse(0, 6, 62, 24, c('#4E9FB4', '#2F5F9C')),
        path(
          'M-60 0C-60-30 60-30 60 0S-60 30-60 0ZM-28-2C-28 12 28 12 28-2S-28-16-28-2Z',
          c('#E9836A', '#A4647E'),
          'fill-rule="evenodd"',
        ),
        path(
          'M-60 0C-60-14-40-21-22-22L-14-12C-24-10-28-6-28-2ZM60 0C60 14 40 21 22 22L14 9C24 7 28 2 28-2Z',
          c(colour.paper, '#C9C6E2'),
        ),
      ),
      // Ladder
      line(
        'M520 470V418C520 398 552 398 552 418V440M600 470V418C600 398 632 398 632 418V440',
        c('#C6CEDA', '#8C94C8'),
        9,
      ),
      line('M520 452H600', c('#C6CEDA', '#8C94C8'), 7),
      // Deck of stone in front
      path('M-340 640H1140V812H-340Z', tile),
      line('M-300 644H1100', c('#FBF3E4', '#8B88B8'), 16),
      line(
        'M-300 700H1100M-300 760H1100' +
          [-560, -340, -120, 100, 300, 500, 700, 920, 1140, 1360]
            .map((x) => `M${400 + (x - 400) * 0.8} 654L${x} 812`)
            .join(''),
        c('#DCCBA8', '#5C5A8A'),
        4,
      ),
      ellipse(640, 700, 60, 10, water, 'opacity=".45"') + ellipse(130, 734, 44, 8, water, 'opacity=".45"'),
      tooth(47, c(colour.wood, colour.dawn)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'e',
        path('M-60 6C-64-30-30-44 0-44S64-30 60 6 30 30 0 30-56 30-60 6Z', c(colour.lamp, '#6B5A78')) +
          ellipse(0, -12, 26, 13, c('#DCCBA8', '#3B3A6C')) +
          path(
            'M-60 6C-62-10-54-24-42-32L-26-16C-28-10-26-6-22-2L-40 20C-52 18-58 14-60 6ZM30-38C50-32 62-18 60 6L28-8C28-14 24-18 18-21Z',
            c(colour.clay, '#553458'),
          ),
      ) +
      put('e', [
        [6, 796, 1],
        [-210, 786, 1.2],
        [1030, 790, 1.2],
      ]) +
      kit(
        'l',
        path('M-40 12C-56 6-54-6-40-8L22-12C40-12 44 8 28 12Z', c(colour.seaDeep, '#232F62')) +
          line('M4-10C-8-24-22-22-26-8M4-10C10-24 20-22 22-12', c(colour.lampLight, '#6E6A9A'), 6),
      ) +
      put('l', [
        [770, 790, 1],
        [700, 806, 0.9],
      ])
    );
  },
};
