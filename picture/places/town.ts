import { house, streetLamp } from '../hand/buildings.ts';
import { tufts } from '../hand/land.ts';
import { colour } from '../hand/palette.ts';
import { cypress, roundTree } from '../hand/plants.ts';
import { glow, twinkle } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { byWay } from './looks.ts';
import {
  bloom,
  bushShape,
  by,
  clouds,
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

/** Stones of a street: short arcs, fewer toward us. */
export const cobbles = (fill: string): string =>
  line(
    'M-220 660q16-11 32 0m230 4q16-11 32 0m270-26q16-11 32 0m290 20q16-11 32 0m230 4q16-11 32 0M-60 740q18-12 36 0m240-4q18-12 36 0m260 10q18-12 36 0m230-10q18-12 36 0',
    fill,
    5,
  );

/** A flag that flies to the right from the top of its pole. */
const flag = (x: number, y: number, fill: string): string =>
  line(`M${x} ${y}v-44`, colour.bark, 5) + path(`M${x} ${y - 44}h38l-10 12 10 12h-38Z`, fill);

/** A well with its roof. */
const well = (c: ReturnType<typeof by>): string =>
  place(
    { x: 660, y: 640 },
    path('M-58-56C-58-70 58-70 58-56V-6C58 10-58 10-58-6Z', c('#B7ACB4', '#5C5A88')),
    path('M24-64C46-64 58-60 58-56V-6C58 4 30 8 6 8 30-10 34-40 24-64Z', c('#9A8FA2', '#48467A')),
    line('M-44-36h22M-10-32h24M-50-14h18M-20-10h26M24-14h18', c('#8C8296', '#413F70'), 5),
    ellipse(0, -58, 56, 13, c('#6C7A94', '#2C2F60')),
    line('M-48-62V-132M48-62V-132', c(colour.wood, '#3A2E56'), 9),
    path('M-74-126L0-178 74-126Z', c(colour.clay, '#7A4A60')),
    path('M0-178L74-126H22Z', c(colour.clayDeep, '#5E3C58')),
    line('M0-126v34', c(colour.bark, '#2C2348'), 4),
    path('M-13-94H13L9-72H-9Z', c(colour.woodLight, '#5A4668')),
  );

/** A plane tree with a bench around it. */
const plane = (c: ReturnType<typeof by>): string =>
  place(
    { x: 716, y: 630, scale: 3 },
    roundTree(0, 0, { leaf: c('#78A876', '#31506A'), shade: c(colour.moss, '#243C5A') }),
  ) +
  path('M628 612Q716 640 804 612L800 630Q716 656 632 630Z', c(colour.woodLight, '#5A4668')) +
  line('M644 634v22M716 646v18M788 634v22', c(colour.bark, '#2C2348'), 8);

/** A fountain of two basins. */
const fountain = (c: ReturnType<typeof by>): string =>
  place(
    { x: 664, y: 640 },
    path('M-96-46H96L82 6Q0 22-82 6Z', c('#B7ACB4', '#5C5A88')),
    path('M40-46H96L82 6Q60 12 30 14 44-14 40-46Z', c('#9A8FA2', '#48467A')),
    ellipse(0, -46, 96, 18, c('#8CC3CC', '#4A6AA4')),
    path('M-11-50L-7-118H7L11-50Z', c('#B7ACB4', '#5C5A88')),
    path('M-50-124H50Q40-96 0-96T-50-124Z', c('#C9BFC4', '#6A6896')),
    ellipse(0, -124, 50, 10, c('#8CC3CC', '#4A6AA4')),
    line('M0-126V-160M0-160Q-30-168-40-122M0-160Q30-168 40-122', c('#CFE6E2', '#8FA9D8'), 5),
    line('M-46-116Q-62-90-62-54M46-116Q62-90 62-54', c('#CFE6E2', '#8FA9D8'), 5),
  );

export const village: Setting = {
  ground: 690,
  floats: false,
  back(hour, way = 0) {
    const c = by(hour);
    const lit = hour === 'night';
    const wall = c(colour.cream, '#8C86B0');
    const side = c(colour.sand, '#6E6A98');
    const home = (roof: string, shadow: string, fill = wall, shade = side): string =>
      house(0, 0, { turn: 0, wall: fill, shade, roof: c(roof, shadow), lit });
    return [
      heaven(c(['#8FC2D4', '#C6E0DC', '#F7E4C0'], [colour.night, '#2A2E62', '#4E4A80', '#8C6A8E']), 500),
      c('', stars(101, 24)),
      c(sun(180, 150, 46), twinkle(170, 110, 13)),
      moonAt(hour, 610, 130, 58, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.88, 0.3), [
        [290, 190, 150],
        [-130, 190, 200],
        [960, 170, 190],
      ]),
      land([400, 360, 340, 380, 390, 350, 330, 380], c('#B9CDA0', '#46447A')),
      land([450, 430, 420, 440, 430, 420, 410, 450], c('#9FBE90', '#3C4470')),
      kit('c', cypress(0, 0, { leaf: c('#5C8A68', '#28406A') })),
      put('c', [
        [-40, 440, 0.9],
        [200, 430, 0.9],
        [516, 440, 1],
        [860, 430, 1],
      ]),
      kit('h', home(colour.clay, '#7A4A60')),
      kit('j', home(colour.plum, '#544A80', c('#F0D9B4', '#7E7AA8'), c('#D9BE94', '#625F90'))),
      put('j', [
        [110, 450, 1.1],
        [620, 448, 1.1],
        [-130, 450, 1.2],
        [940, 448, 1.2],
      ]),
      put('h', [
        [210, 486, 1.55],
        [560, 486, 1.5],
        [760, 496, 1.8],
        [-110, 500, 1.8],
        [990, 500, 1.9],
      ]),
      // Clock tower
      place(
        { x: 62, y: 500, scale: 1.1 },
        rect(-44, -220, 88, 224, wall),
        rect(10, -220, 34, 224, side),
        path(
          'M-58-216C-34-236-12-270 0-306 12-270 34-236 58-216-20-206 20-206-58-216Z',
          c(colour.clayDeep, '#5E4060'),
        ),
        circle(0, -164, 27, c(colour.paper, colour.lampLight)),
        line('M0-164v-16m0 16l11 7', colour.ink, 5),
        path('M-16 4v-50a16 16 0 0 1 32 0V4Z', colour.wood),
        path('M-10-92v-16a10 10 0 0 1 20 0v16Z', c(colour.dusk, colour.lamp)),
      ),
      kit('r', roundTree(0, 0, { leaf: c('#78A876', '#31506A'), shade: c(colour.moss, '#243C5A') })),
      put('r', [
        [300, 510, 0.8],
        [474, 508, 0.8],
        [-90, 520, 1.4],
        [880, 520, 1.4],
      ]),
      land([520, 512, 504, 500, 500, 504, 512, 524], c('#A9BF88', '#43587C')),
      path('M-300 600C0 540 200 520 330 500H440C580 520 800 540 1100 610V812H-300Z', c('#D3B891', '#5C5A88')),
      path('M-300 680C100 600 700 600 1100 690V812H-300Z', c('#DDC49C', '#65638F')),
      line(
        'M60 690C140 640 660 640 740 690M-60 740C60 670 740 670 860 740M140 664C200 630 600 630 660 664',
        c('#C9AE86', '#73719E'),
        5,
        'stroke-dasharray="26 12"',
      ),
      line('M-180 790C0 706 800 706 980 790', c('#C9AE86', '#73719E'), 6, 'stroke-dasharray="34 14"'),
      byWay(way)(well, plane, fountain)(c),
      cobbles(c('#B99B74', '#7A78A4')),
      kit('f', bushShape),
      put(
        'f',
        [
          [30, 606, 0.9],
          [770, 606, 0.9],
          [-200, 640, 1.3],
          [1010, 640, 1.3],
        ],
        c('#79A56C', '#345272'),
      ),
      c('', glow(768, 420, 130, 1.5)),
      streetLamp(768, 640, 210, c(colour.bark, colour.night)),
      tooth(21, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit('b', bloom(hour, c('#E29184', '#A9789A'), colour.lampLight, c('#4F8055', '#2C5262'))) +
      put(
        'f',
        [
          [-10, 830, 1.5],
          [806, 832, 1.6],
          [-260, 806, 1.6],
          [1070, 806, 1.6],
        ],
        c('#5C8E5E', '#1C2C52'),
      ) +
      put('b', [
        [12, 774, 0.9],
        [788, 770, 0.9],
      ])
    );
  },
};

/** Windows of a house front from `y` down to `foot`; about half of them shine. */
const windows = (
  x: number,
  y: number,
  w: number,
  foot: number,
  on: string,
  off: string,
  seed: number,
): string => {
  const columns = Math.floor(w / 50);
  const cells = (lit: boolean): string => {
    let d = '';
    for (let row = 0; y + row * 68 + 60 < foot; row++)
      for (let column = 0; column < columns; column++)
        if ((row * 5 + column * 3 + seed) % 4 < 2 === lit)
          d += `M${Math.round(x + (w * (column + 0.5)) / columns - 13)} ${y + 28 + row * 68}h26v36h-26Z`;
    return d;
  };
  return path(cells(true), on) + path(cells(false), off);
};

/** A pavement and a street with a crossing. */
const street = (c: ReturnType<typeof by>): string =>
  [
    rect(-300, 586, 1400, 100, c('#D8C8AE', '#56558A')),
    path('M-300 626C100 606 700 606 1100 626V812H-300Z', c('#C9B697', '#605F94')),
    line(
      'M-300 640C100 620 700 620 1100 640M-120 634l-70 180M120 624L90 812M400 622V812M680 624l30 188M930 634l70 180M-300 700C100 680 700 680 1100 700',
      c('#B29D7C', '#75749F'),
      4,
    ),
    path('M-300 700C100 680 700 680 1100 700V812H-300Z', c('#8E92A6', '#40446F')),
    path('M-300 700C100 680 700 680 1100 700V714C700 694 100 694-300 714Z', c('#EDE4D2', '#7F7FB2')),
    path(
      'M176 700L108 812H196L244 698ZM300 697L264 812H352L368 696ZM426 696L424 812H512L490 697ZM548 697L584 812H672L614 699Z',
      c('#E9E6DE', '#8C90BE'),
      'opacity=".85"',
    ),
  ].join('');

/** The lawn of a park with a path and benches. */
const park = (c: ReturnType<typeof by>): string =>
  [
    path('M-300 600C0 580 800 580 1100 600V812H-300Z', c('#9BC183', '#3A5C66')),
    path(
      'M-300 700C60 650 420 640 700 650S1000 640 1100 630V690C900 720 500 690 300 720S0 780-300 790Z',
      c('#E0CFA4', '#6A688C'),
    ),
    tufts(15, 10, [-290, 620, 1380, 150], c('#6F9C63', '#4A7A78'), 15),
    ...[-170, 640].map((x) =>
      place(
        { x, y: 640 },
        line('M-60 0V-44M60 0V-44', c(colour.bark, '#33264A'), 8),
        rect(-84, -50, 168, 14, c('#B98660', '#6A4A5E'), 5),
        rect(-84, -82, 168, 11, c('#B98660', '#6A4A5E'), 5),
        rect(-84, -104, 168, 11, c('#B98660', '#6A4A5E'), 5),
        line('M-60-46V-100M60-46V-100', c(colour.bark, '#33264A'), 6),
      ),
    ),
  ].join('');

export const city: Setting = {
  ground: 690,
  floats: false,
  back(hour, way = 0) {
    const c = by(hour);
    const tower = (x: number, y: number, w: number, wall: string, side: string, seed: number): string =>
      rect(x, y, w, 590 - y, wall, 4) +
      rect(x + w * 0.72, y, w * 0.28, 590 - y, side, 4) +
      windows(x, y, w, 570, c('#F4E6C6', colour.lamp), c('#7F8FB5', '#3A437C'), seed);
    const skyline = c('#A9BBD2', '#323B78');
    return [
      heaven(
        c(['#8DBBD4', '#BFD9DE', '#F7E2BE'], [colour.night, colour.midnight, '#3F4584', '#7C5B86']),
        560,
      ),
      c('', stars(111, 36, 300)),
      c(sun(330, 200, 56), ''),
      moonAt(hour, 330, 150, 60, 'awake'),
      clouds(c(colour.paper, colour.periwinkle), c(0.88, 0.28), [
        [480, 170, 160],
        [100, 230, 140],
        [-140, 170, 180],
        [960, 130, 170],
      ]),
      path(
        'M-300 590V400h60v-70h70v100h60V300h80v140h50v-80h70v60h60V290h40v-40h20v40h40v150h50v-90h80v70h60V280h90v130h60v-70h70v90h60V310h90v100h70v-60h80v240Z',
        skyline,
      ),
      tower(-290, 250, 130, c('#D9A583', '#59528C'), c('#C48F70', '#4B457C'), 1),
      tower(-150, 330, 110, c('#E9CFA8', '#6A649C'), c('#D5B78D', '#5A5489'), 2),
      tower(-30, 210, 120, c('#8FA3C4', '#454C88'), c('#7C90B3', '#3A4179'), 3),
      tower(96, 350, 110, c('#E3B48F', '#6A5488'), c('#CF9E79', '#594677'), 0),
      tower(560, 320, 116, c('#E9CFA8', '#615C94'), c('#D5B78D', '#524D82'), 3),
      tower(680, 190, 130, c('#CB8468', '#5C4A80'), c('#B57259', '#4C3D70'), 2),
      tower(818, 300, 120, c('#8FA3C4', '#454C88'), c('#7C90B3', '#3A4179'), 1),
      tower(946, 230, 150, c('#D9A583', '#59528C'), c('#C48F70', '#4B457C'), 0),
      // A crane of small shops with an awning
      rect(210, 430, 340, 160, c('#EBD9B8', '#5E5A90')),
      rect(232, 480, 130, 80, c('#9DB6C6', colour.lampLight), 6),
      rect(400, 480, 60, 110, c('#6C8E86', '#3A4A78'), 6),
      rect(480, 480, 50, 60, c('#9DB6C6', colour.lampLight), 6),
      path(
        'M196 432h368l16 44a23 18 0 0 1-48 0 23 18 0 0 1-48 0 23 18 0 0 1-48 0 23 18 0 0 1-48 0 23 18 0 0 1-48 0 23 18 0 0 1-48 0 23 18 0 0 1-48 0 23 18 0 0 1-48 0Z',
        c(colour.paper, '#A9A6CC'),
      ),
      path(
        'M196 432h46l-14 44a24 18 0 0 1-48 0ZM288 432h46l-6 44a24 18 0 0 1-48 0ZM380 432h46l2 44a24 18 0 0 1-48 0ZM472 432h46l10 44a24 18 0 0 1-48 0Z',
        c(colour.clay, '#8A5470'),
      ),
      kit('r', roundTree(0, 0, { leaf: c('#78A876', '#31506A'), shade: c(colour.moss, '#243C5A') })),
      put('r', [
        [70, 600, 1.5],
        [730, 600, 1.5],
        [-120, 604, 1.6],
        [900, 604, 1.6],
      ]),
      way === 1 ? park(c) : street(c),
      kit('u', c('', glow(0, -230, 120, 1.4)) + streetLamp(0, 0, 220, c(colour.bark, colour.night))),
      put('u', [
        [768, 620, 1],
        [-60, 620, 1],
      ]),
      tooth(22, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    const planter =
      path('M-70-40H70L58 30H-58Z', c(colour.clay, '#5A4468')) +
      rect(-78, -52, 156, 20, c(colour.clayDeep, '#483657'), 8);
    return (
      kit('k', bushShape) +
      kit('j', planter) +
      put(
        'k',
        [
          [-6, 772, 1.1],
          [806, 772, 1.1],
          [-220, 760, 1.1],
          [1020, 760, 1.1],
        ],
        c('#5F9068', '#22365C'),
      ) +
      put('j', [
        [-6, 812, 0.9],
        [806, 812, 0.9],
        [-220, 800, 0.9],
        [1020, 800, 0.9],
      ])
    );
  },
};

export const castle: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wall = c('#CDB9C4', '#6A5C94');
    const side = c('#B29FB4', '#564A82');
    const roof = c('#7F6C9E', '#43386C');
    const glass = c(colour.lampLight, colour.lamp);
    const turret = (x: number, y: number, w: number, foot: number, flown: string): string =>
      rect(x, y, w, foot - y, wall) +
      rect(x + w * 0.62, y, w * 0.38, foot - y, side) +
      path(
        `M${x - 14} ${y + 6}C${x + w * 0.2} ${y - 30} ${x + w * 0.4} ${y - 80} ${x + w / 2} ${y - 116}C${x + w * 0.6} ${y - 80} ${x + w * 0.8} ${y - 30} ${x + w + 14} ${y + 6}Z`,
        roof,
      ) +
      path(`M${x + w / 2 - 11} ${y + 74}v-24a11 11 0 0 1 22 0v24Z`, glass) +
      flag(x + w / 2, y - 110, flown);
    const teeth = (x: number, y: number, count: number): string =>
      path(`M${x} ${y + 30}V${y}${'h22v-18h22v18'.repeat(count)}V${y + 30}Z`, wall);
    return [
      heaven(c(['#93C0D6', '#CBDCDD', '#F8DDBE'], [colour.night, '#2B2A62', '#5A457F', '#93668C']), 520),
      c('', stars(121)),
      c(sun(140, 180, 50), twinkle(90, 120, 13)),
      moonAt(hour, 704, 120, 56),
      clouds(c(colour.paper, colour.periwinkle), c(0.88, 0.3), [
        [90, 250, 170],
        [-160, 180, 190],
        [770, 250, 160],
        [1000, 180, 190],
      ]),
      land([430, 400, 390, 420, 420, 380, 400, 430], c('#B5C7A8', '#453F76')),
      path(
        'M-300 470L-200 330-150 380-70 270 40 420 90 470ZM720 470L790 350 850 400 930 280 1040 420 1100 460V480H720Z',
        c('#A9B9C4', '#4A4680'),
        'opacity=".7"',
      ),
      path('M60 560C130 480 240 440 400 436S680 490 740 560Z', c('#94B486', '#3C4470')),
      // Keep and towers
      rect(330, 270, 140, 190, wall),
      rect(420, 270, 50, 190, side),
      teeth(326, 262, 3),
      turret(360, 216, 80, 290, colour.lamp),
      circle(400, 254, 27, roof),
      circle(400, 254, 21, c(colour.paper, colour.lampLight)),
      line('M400 254v-13', colour.ink, 5),
      rect(230, 350, 340, 120, wall),
      teeth(234, 342, 7),
      turret(186, 270, 78, 480, c(colour.clay, '#A8607A')),
      turret(536, 270, 78, 480, c(colour.clay, '#A8607A')),
      path('M362 470v-66a38 38 0 0 1 76 0v66Z', c(colour.wood, colour.bark)),
      line('M381 384v86M400 370v100M419 384v86', c(colour.bark, '#2E2348'), 4),
      path('M300 410v-20a10 10 0 0 1 20 0v20ZM480 410v-20a10 10 0 0 1 20 0v20Z', glass),
      path('M252 372h34v64l-17-14-17 14ZM514 372h34v64l-17-14-17 14Z', c(colour.clay, '#A8607A')),
      line('M269 386h.1M531 386h.1', colour.lampLight, 13),
      c('', glow(346, 420, 54, 1.5) + glow(454, 420, 54, 1.5)),
      line('M346 444v-14M454 444v-14', c(colour.wood, colour.bark), 7),
      path(
        'M346 430c-10-2-10-12 0-24 10 12 10 22 0 24ZM454 430c-10-2-10-12 0-24 10 12 10 22 0 24Z',
        colour.lamp,
      ),
      kit('c', cypress(0, 0, { leaf: c('#5C8A68', '#28406A') })),
      put('c', [
        [130, 520, 1.2],
        [670, 520, 1.2],
        [-150, 500, 1.7],
        [-60, 510, 1.3],
        [870, 510, 1.4],
        [970, 500, 1.8],
      ]),
      land([540, 520, 500, 480, 478, 500, 520, 544], c('#93B884', '#385070')),
      kit('r', roundTree(0, 0, { leaf: c('#78A876', '#31506A'), shade: c(colour.moss, '#243C5A') })),
      put('r', [
        [30, 560, 1.3],
        [770, 560, 1.4],
        [-230, 560, 1.5],
        [1050, 560, 1.5],
      ]),
      land([600, 584, 566, 552, 552, 566, 584, 604], c('#A3C388', '#44607A')),
      // The moat, and the bridge over it
      path(
        'M-300 580C-80 556 140 566 400 566S880 556 1100 580V628C880 606 660 612 400 612S-80 606-300 628Z',
        c('#7FB3C4', '#42629E'),
      ),
      line(
        'M-200 592h60m40 6h40M60 586h70m20 10h40M560 588h60m40 8h50M860 590h60m40 8h50',
        c('#CFE6E2', '#8FA9D8'),
        5,
      ),
      path(
        'M366 470C362 520 340 540 320 566 240 680 180 740 150 812H650C620 740 560 680 480 566 460 540 438 520 434 470Z',
        c('#E0CBA6', '#6F6C9A'),
      ),
      path('M306 560H494L520 616H280Z', c('#B98A64', '#5C4668')),
      line('M300 572H500M294 586H506M288 602H512', c('#96694C', '#453456'), 4),
      line('M306 560L280 618M494 560L520 618', c('#7A5148', '#38294A'), 11),
      line(
        'M306 556V520M280 616V570M494 556V520M520 616V570M306 524L280 574M494 524L520 574',
        c('#7A5148', '#38294A'),
        9,
      ),
      line(
        'M330 640h60m40 16h70M250 700h90m70 12h80m60-20h24M300 590h50m60 8h50',
        c('#C7AE88', '#5C5988'),
        5,
      ),
      tufts(19, 7, [-290, 600, 1380, 150], c('#769E66', '#587A8C'), 14),
      tooth(23, c(colour.plum, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    const stone = c('#9A8FA8', '#2C2A5A');
    const top = c('#B3A8BC', '#3A3770');
    const parapet =
      path('M-80 40V-50h46v24h28v-24h46v24h28v-24h46V40Z', stone) +
      line('M-80-50h46M-6-50h46M68-50h46', top, 12);
    return (
      verge(c('#6B9A66', '#1F2C54')) +
      kit('k', parapet) +
      put('k', [
        [-50, 790, 1],
        [850, 790, -1],
        [-250, 780, 1.2],
        [1060, 780, -1.2],
      ]) +
      kit('b', bloom(hour, c('#E29184', '#A9789A'), colour.lampLight, c('#4F8055', '#2C5262'))) +
      put('b', [
        [86, 806, 1],
        [716, 806, 1],
      ])
    );
  },
};
