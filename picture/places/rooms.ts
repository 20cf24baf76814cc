import type { Hour } from '../../contract/scene.ts';
import { colour } from '../hand/palette.ts';
import { glow, moon, twinkle } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { bushShape, by, kit, ofPlace, put, shining, tooth } from './parts.ts';

/** A window with what is outside, 240 wide and 250 high, its middle on the origin; `near` stands on its hills. */
export function window(hour: Hour, frame: string, moonlit = true, near = ''): string {
  const c = by(hour);
  return [
    rect(-120, -125, 240, 250, c('#A9D0DA', colour.midnight)),
    hour === 'night'
      ? (moonlit ? shining(moon(40, -52, 36)) : '') +
        twinkle(-62, -84, 10) +
        line('M-90-30h.1M-30-60h.1M-70 10h.1M88 20h.1M-20-104h.1', colour.glow, 5)
      : path('M22-64a12 12 0 0 1 4-22 18 18 0 0 1 33-5 14 14 0 0 1 12 27Z', colour.paper) +
        path('M-104-20a20 20 0 0 1 6-38 30 30 0 0 1 56-8 22 22 0 0 1 20 46Z', colour.paper),
    path('M-120 62C-60 20-10 40 30 56S100 50 120 40V125H-120Z', c('#9DBF92', '#34487C')),
    near,
    path('M-120 92C-60 70 40 96 120 74V125H-120Z', c('#7FA97A', '#2A3C68')),
    line('M0-125V125M-120 0H120', frame, 10),
    path('M-134-139H134V139H-134ZM-118-123V123H118V-123Z', frame, 'fill-rule="evenodd"'),
    rect(-150, 128, 300, 20, frame, 6),
  ].join('');
}

/** Houses where somebody is awake. */
const neighbours =
  path('M-104 104V44l30-24 30 24v60ZM16 104V66l22-18 22 18v38ZM64 104V40l24-20 24 20v64Z', colour.night) +
  path(
    'M-92 50h14v18h-14ZM-70 50h14v18h-14ZM-70 76h14v14h-14ZM32 66h12v14h-12ZM74 48h11v16h-11ZM92 48h11v16h-11Z',
    colour.lamp,
  );

const FLOOR = 560;

/** Wall and floor of the whole stage. */
export const shell = (wall: string, floor: string, skirting: string): string =>
  rect(-300, 0, 1400, FLOOR, wall) +
  rect(-300, FLOOR, 1400, 252, floor) +
  rect(-300, FLOOR - 22, 1400, 24, skirting);

export const boards = (fill: string): string =>
  line(
    'M-300 604H1100M-300 668H1100M-300 740H1100M-180 604v64M60 668v72M330 604v64M560 668v72M700 604v64M920 668v72M-60 562v42M470 562v42M840 562v42',
    fill,
    4,
  );

const books = (x: number, y: number, tones: readonly string[]): string =>
  tones
    .map((tone, i) => rect(x + i * 18, y - 44 - ((i * 7) % 3) * 8, 15, 44 + ((i * 7) % 3) * 8, tone, 3))
    .join('');

/** The bed of the room. */
const bedOf = (c: ReturnType<typeof by>, wood: string, dark: string): string =>
  [
    path('M-110 600V372C-110 330-70 312-30 312S48 330 48 372V600Z', wood),
    path('M-86 600V380C-86 350-58 336-30 336S24 350 24 380V600Z', dark),
    path('M-80 470C-70 436 20 430 50 452 70 470 60 506 30 512H-80Z', c(colour.paper, '#C9C4DC')),
    path('M-120 506C-60 480 90 484 180 510 214 520 220 560 218 612H-120Z', c('#7D9BB8', '#4F5CA0')),
    path(
      'M-120 506C-60 480 90 484 180 510 200 516 210 530 214 548 120 520-20 516-120 540Z',
      c(colour.cream, '#B2ACCB'),
    ),
    circle(30, 575, 10, c(colour.lampLight, '#8A92CC')),
    circle(100, 580, 10, c(colour.lampLight, '#8A92CC')),
    circle(164, 584, 10, c(colour.lampLight, '#8A92CC')),
    circle(-50, 578, 10, c(colour.lampLight, '#8A92CC')),
    rect(196, 500, 26, 124, wood, 8),
  ].join('');

export const bedroom: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wood = c('#B98660', '#6A4A5E');
    const dark = c('#96674C', '#533A52');
    const tones = [
      c(colour.clay, '#8A5266'),
      c(colour.sage, '#56788A'),
      c(colour.lamp, '#B08A5E'),
      c(colour.dusk, '#4A5594'),
      c(colour.mauve, '#7E5C88'),
    ];
    return [
      shell(c('#C3CBE2', '#4A4A86'), c('#C69A70', '#5C4668'), c('#EFE5D2', '#62629A')),
      path(
        [-270, -180, -90, 0, 90, 180, 270, 360, 450, 540, 630, 720, 810, 900, 990, 1080]
          .map(
            (x, i) =>
              `M${x} ${60 + (i % 2) * 60}l8 14-8 14-8-14ZM${x} ${200 + (i % 2) * 60}l8 14-8 14-8-14ZM${x} ${340 + (i % 2) * 60}l8 14-8 14-8-14Z`,
          )
          .join(''),
        c('#D4DAEC', '#55569A'),
      ),
      boards(c('#AF8259', '#4E3A5C')),
      c('', glow(420, 210, 270, 0.8, colour.mist)),
      place({ x: 420, y: 220 }, window(hour, c(colour.paper, '#B9B2D0'))),
      // Curtains
      path(
        'M250 60H318C316 180 300 280 262 350H244C250 250 252 150 250 60ZM590 60H522C524 180 540 280 578 350H596C590 250 588 150 590 60Z',
        c('#D98F78', '#8A566C'),
      ),
      path(
        'M250 60H276C276 180 268 280 252 350H244C250 250 252 150 250 60ZM590 60H564C564 180 572 280 588 350H596C590 250 588 150 590 60Z',
        c('#C37A66', '#74465F'),
      ),
      line('M222 58H618', wood, 13),
      ofPlace(bedOf(c, wood, dark)),
      // Shelf and lamp
      rect(660, 300, 210, 15, wood, 5),
      books(676, 300, tones),
      place(
        { x: 808, y: 300 },
        circle(0, -22, 22, c(colour.clayLight, '#9A6A78')),
        path('M-22-22a22 22 0 0 1 44 0Z', c(colour.lampLight, '#B59A88')),
      ),
      rect(690, 500, 130, 110, wood, 8),
      rect(706, 520, 98, 34, dark, 6),
      circle(755, 537, 6, colour.lamp),
      // The lamp is out by night: then the window lights the room
      line('M755 500v-34M734 498h42', dark, 9),
      path('M726 470L742 418h28l16 52Z', c(colour.lampLight, '#8E84AC')),
      // Toys and a chest in the wide frame
      rect(940, 500, 140, 110, c('#8FAE9A', '#46628A'), 10),
      rect(940, 500, 140, 26, c('#7A9A86', '#3A5478'), 10),
      place(
        { x: -210, y: 610 },
        rect(-60, -70, 70, 70, c(colour.clay, '#8A5266'), 6),
        rect(14, -56, 56, 56, c(colour.lamp, '#A98658'), 6),
        rect(-30, -126, 56, 56, c(colour.sage, '#56788A'), 6),
      ),
      rect(-230, 180, 120, 150, c(colour.paper, '#8F8AB8'), 6),
      rect(-216, 194, 92, 122, c('#B9D3CC', '#3F4A86')),
      path('M-216 280C-190 250-160 262-124 240V316H-216Z', c('#86A97F', '#4E6A92')),
      // Rug
      ellipse(400, 692, 400, 66, c('#D9886C', '#7A5070')),
      ellipse(400, 690, 340, 50, c('#EBC199', '#93688A')),
      ellipse(400, 688, 270, 36, c('#D9A183', '#80587C')),
      c('', path('M326 600H410L396 750H262ZM430 600H514L590 750H448Z', colour.mist, 'opacity=".2"')),
      tooth(31, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'k',
        rect(-40, -40, 80, 80, c(colour.sage, '#2F4470'), 10) +
          path('M0-22l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1Z', c(colour.lampLight, '#6B6A9A')),
      ) +
      kit(
        'j',
        circle(0, 0, 44, c(colour.clay, '#5A3A5E')) +
          path(
            'M-43-8C-20-20 20-20 43-8 44 0 44 4 43 10 20 0-20 0-43 10-44 4-44 0-43-8Z',
            c(colour.cream, '#7D6A8E'),
          ),
      ) +
      put('k', [
        [10, 788, 0.9],
        [-230, 780, 1],
      ]) +
      put('j', [
        [800, 794, 0.9],
        [1030, 780, 1],
      ])
    );
  },
};

export const kitchen: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const front = c('#7FA39A', '#3F5A82');
    const shade = c('#6B9088', '#344C72');
    const wood = c('#A97858', '#6A4A5C');
    const jar = (x: number, fill: string): string =>
      rect(x, 178, 40, 50, fill, 8) +
      rect(x + 4, 168, 32, 14, c(colour.wood, '#4C3650'), 4) +
      rect(x + 10, 194, 20, 18, c(colour.paper, '#B5AECB'), 3);
    return [
      shell(c('#F0D3AC', '#6A5480'), c('#B7826A', '#4E3D62'), c('#DDB58D', '#58456F')),
      // Tiles
      rect(-300, 330, 1400, 130, c('#F3E6CD', '#7E6C96')),
      line(
        'M-300 374H1100M-300 418H1100' +
          [-260, -180, -100, -20, 60, 140, 220, 300, 380, 460, 540, 620, 700, 780, 860, 940, 1020]
            .map((x) => `M${x} 330v44m40 0v44m-40 0v42`)
            .join(''),
        c('#DFC9A8', '#6C5B86'),
        4,
      ),
      c('', glow(190, 200, 260, 0.7, colour.mist)),
      place({ x: 190, y: 200 }, window(hour, c(colour.paper, '#B9B2D0'), true, c('', neighbours))),
      // Shelf with jars
      rect(480, 226, 320, 16, wood, 5),
      jar(500, c(colour.clay, '#935468')),
      jar(556, c(colour.lamp, '#B58C58')),
      jar(612, c(colour.sage, '#5A7A8C')),
      jar(668, c(colour.mauve, '#80608C')),
      jar(724, c(colour.lampDeep, '#8C6A56')),
      line('M520 242v26M580 242v20M640 242v26M700 242v20M760 242v26', wood, 5),
      circle(520, 284, 16, c(colour.clayDeep, '#5E3C54')),
      ellipse(640, 284, 12, 20, c(colour.lampDeep, '#8C6A56')),
      circle(760, 284, 16, c(colour.dusk, '#39437E')),
      // Cupboards; the stove stands at the side, so that no steam rises from a head
      rect(-300, 452, 1400, 24, c('#EBD9BC', '#8C7AA2'), 4),
      rect(-300, 474, 1400, 116, front),
      path('M-300 474H1100V494H-300Z', shade),
      ...[-280, -140, 0, 140, 280, 420, 560, 1000].map(
        (x) => rect(x, 504, 124, 76, shade, 8) + circle(x + 104, 542, 6, colour.lampLight),
      ),
      rect(700, 446, 290, 150, c('#8D7C96', '#3C3A70'), 8),
      rect(730, 500, 230, 76, c('#5C4A66', '#262654'), 10),
      rect(746, 514, 198, 48, c('#E0A070', '#3C3F78'), 8),
      line('M736 478h.1M780 478h.1M910 478h.1M954 478h.1', colour.lampLight, 16),
      place(
        { x: 880, y: 446 },
        path('M-46-54H46L40-4C38 2-38 2-40-4Z', c(colour.clay, '#93506A')),
        path('M14-54H46L40-4C38 0 20 2 8 2 18-16 18-36 14-54Z', c(colour.clayDeep, '#74405A')),
        line('M-50-56H50M-50-40h-12M50-40h12', c(colour.clayDeep, '#74405A'), 9),
      ),
      line(
        'M860 378c-12-16 10-24-2-42m38 42c-12-16 10-24-2-42',
        c(colour.paper, colour.mist),
        7,
        'opacity=".6"',
      ),
      kit('k', bushShape),
      place(
        { x: -200, y: 452 },
        path('M-34 0L-28-60H28L34 0Z', c(colour.cream, '#A79CBC')),
        put('k', [[0, -50, 0.6]], c('#6E9A6C', '#3A5C74')),
      ),
      place(
        { x: -84, y: 452 },
        rect(-70, -96, 140, 96, c('#C98F70', '#74506C'), 14),
        circle(0, -48, 30, c(colour.paper, '#A79CBC')),
        line('M0-48v-18m0 18l12 8', colour.ink, 5),
      ),
      rect(4, 424, 56, 28, c(colour.clayLight, '#94647A'), 6),
      circle(20, 416, 15, c(colour.clay, '#8E4E60')),
      circle(44, 416, 15, c(colour.lamp, '#B58C58')),
      // Lamp, out by night: then the window lights the room
      line('M420-10V64', colour.bark, 6),
      c(glow(420, 110, 110, 0.8), ''),
      path('M356 114C356 70 388 58 420 58s64 12 64 56Z', c(colour.lamp, '#8E7A92')),
      path('M440 60c26 6 44 20 44 54h-24c0-24-6-42-20-54Z', c(colour.lampDeep, '#574870'), 'opacity=".5"'),
      path('M400 114a20 16 0 0 0 40 0Z', c(colour.glow, '#A79CBC')),
      // Floor of tiles
      line(
        'M-300 640H1100M-300 720H1100' +
          [-240, -80, 80, 240, 400, 560, 720, 880, 1040]
            .map((x) => `M${400 + (x - 400) * 0.86} 590L${400 + (x - 400) * 1.35} 812`)
            .join(''),
        c('#A5715B', '#433455'),
        4,
      ),
      ellipse(400, 700, 390, 56, c('#E3C092', '#6C5A80')),
      ellipse(400, 698, 350, 44, c('#EDD3A8', '#7A678E')),
      c('', path('M150 594H244L330 742H176ZM258 594H352L502 742H346Z', colour.mist, 'opacity=".2"')),
      tooth(32, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'j',
        path('M-70-30H70L54 44H-54Z', c(colour.woodLight, '#4A3656')) +
          line('M-70-30H70M-64-2H64', c(colour.wood, '#38294A'), 8),
      ) +
      kit(
        'o',
        circle(0, 0, 22, c('#C9564A', '#6B3A58')) + line('M0-20c2-8 6-12 12-14', c('#4F7A4F', '#37506A'), 5),
      ) +
      put('o', [
        [-20, 768, 1],
        [22, 764, 1],
        [0, 746, 1],
        [784, 768, 1],
        [826, 764, 1],
      ]) +
      put('j', [
        [0, 800, 0.9],
        [806, 800, 0.9],
      ])
    );
  },
};

export const school: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wood = c('#B98660', '#6A4A5E');
    const dark = c('#96674C', '#533A52');
    const tones = [
      c(colour.clay, '#8A5266'),
      c(colour.sage, '#56788A'),
      c(colour.lamp, '#B08A5E'),
      c(colour.dusk, '#4A5594'),
      c(colour.mauve, '#7E5C88'),
      c(colour.moss, '#3F6478'),
    ];
    const chalk = c('#E9EBDD', '#B9C2DC');
    return [
      shell(c('#CFDCC2', '#47568A'), c('#C99D74', '#594866'), c('#E9DFC6', '#5C6CA0')),
      boards(c('#B08660', '#4B3B5A')),
      // Board with drawings in chalk
      rect(190, 90, 420, 260, wood, 10),
      rect(208, 108, 384, 224, c('#4E7468', '#2A4A66'), 4),
      line(
        'M276 206a26 26 0 1 1 .1 .1ZM302 158v-18M302 258v-18M250 206h-18M372 206h-18M264 168l-12-12M340 168l12-12M264 244l-12 12M340 244l12 12',
        chalk,
        5,
      ),
      line('M420 150l10 24 26 2-20 17 6 25-22-14-22 14 6-25-20-17 26-2Z', chalk, 5),
      line(
        'M470 300v-60l46-36 46 36v60ZM500 300v-34h30v34M240 296c30-26 56-26 80 0 24-26 50-26 80 0',
        chalk,
        5,
      ),
      rect(186, 344, 428, 16, dark, 5),
      line('M250 342h26M300 342h18', colour.paper, 8),
      place({ x: 712, y: 222, scale: 0.76 }, window(hour, c(colour.paper, '#B9B2D0'))),
      place({ x: 88, y: 222, scale: 0.76 }, window(hour, c(colour.paper, '#B9B2D0'), false)),
      // Garland
      line('M-300 30C-100 90 200 20 400 46S900 80 1100 26', c(colour.wood, '#39335C'), 4),
      path(
        'M-220 50l44 10-28 36ZM-80 60l44-4-18 42ZM70 46l44-6-18 42ZM230 34l44 0-20 40ZM400 46l44 6-28 36ZM560 62l44 4-28 36ZM720 68l44-2-20 40ZM880 58l44-6-16 42ZM1010 44l42-8-12 42Z',
        c(colour.clay, '#9A5A74'),
      ),
      path(
        'M-150 60l44 4-26 36ZM0 56l44-6-18 42ZM150 38l44-4-20 42ZM320 38l44 4-26 38ZM480 54l44 6-28 36ZM640 66l44 0-22 40ZM800 64l44-4-18 42ZM950 50l42-8-14 42Z',
        c(colour.lamp, '#B08E62'),
      ),
      // Low shelves
      rect(-300, 430, 360, 150, wood, 6),
      rect(-286, 444, 332, 54, dark),
      rect(-286, 512, 332, 54, dark),
      books(-276, 498, [...tones, ...tones]),
      books(-140, 566, [...tones].reverse()),
      rect(740, 430, 360, 150, wood, 6),
      rect(754, 444, 332, 54, dark),
      rect(754, 512, 332, 54, dark),
      books(930, 498, tones),
      books(764, 566, [...tones, ...tones].reverse()),
      // Globe
      place(
        { x: 800, y: 430 },
        line('M-22-4H22M0-6v-16', c(colour.bark, '#33264A'), 9),
        circle(0, -60, 40, c(colour.sea, '#4466A0')),
        path(
          'M-30-84c20-8 34 2 26 14-14 8-8 20-24 20-12-8-12-24-2-34ZM8-50c16-6 26 2 22 14-8 12-22 12-26 2Z',
          c(colour.sage, '#6B93A0'),
        ),
        line('M-34-96A48 48 0 0 0 10-12', c(colour.lampDeep, '#94785C'), 6),
      ),
      place(
        { x: -20, y: 430 },
        path('M-22-46H22L16 0H-16Z', c(colour.clay, '#8A5266')),
        line('M-8-46l-6-40M4-46l2-50M12-46l14-34', c(colour.lamp, '#B08E62'), 8),
      ),
      // Rug of a round carpet
      ellipse(400, 690, 420, 74, c('#86A9B4', '#3C5C8E')),
      ellipse(400, 688, 370, 60, c('#B9D0CC', '#527AA0')),
      ellipse(400, 686, 280, 42, c('#9DBDC0', '#466B98')),
      tooth(33, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'k',
        rect(-34, -110, 26, 110, c(colour.lamp, '#5E5478'), 4) +
          path('M-34-110L-21-142-8-110Z', c(colour.cream, '#7D7496')) +
          rect(0, -84, 26, 84, c(colour.clay, '#553A62'), 4) +
          path('M0-84L13-114 26-84Z', c(colour.cream, '#7D7496')) +
          rect(-52, -52, 104, 62, c(colour.dusk, '#232A58'), 10),
      ) +
      put('k', [
        [8, 806, 0.9],
        [796, 806, -0.9],
        [-230, 790, 1],
        [1030, 790, -1],
      ])
    );
  },
};
