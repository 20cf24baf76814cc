import { colour } from '../hand/palette.ts';
import { glow } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { bushShape, by, kit, leafShape, ofPlace, put, tooth } from './parts.ts';
import { boards, shell, window } from './rooms.ts';

/** Joints of floor tiles that meet far away. */
const tiles = (fill: string): string =>
  line(
    'M-300 612H1100M-300 690H1100' +
      [-240, -80, 80, 240, 400, 560, 720, 880, 1040]
        .map((x) => `M${400 + (x - 400) * 0.9} 562L${400 + (x - 400) * 1.4} 812`)
        .join(''),
    fill,
    4,
  );

/** What shines under a lamp by night: a cone of light, and its disc on the floor. */
const lamplight = (x: number, y: number, foot: number, half: number): string =>
  path(`M${x - 40} ${y}L${x - half} ${foot}H${x + half}L${x + 40} ${y}Z`, colour.lampLight, 'opacity=".13"') +
  ellipse(x, foot, half, half * 0.16, colour.lampLight, 'opacity=".16"');

/** A bed on wheels, with a balloon. */
const sickbed = (c: ReturnType<typeof by>, steel: string, sheet: string): string =>
  [
    line('M-96 600V330', steel, 14),
    path('M-110 470V356C-110 326-80 326-66 326H-30', 'none', `stroke="${steel}" stroke-width="14"`),
    path('M-110 540V470C-70 452 170 456 250 480 270 488 272 520 270 548H-110Z', sheet),
    path(
      'M-104 470C-112 424-90 398-50 400-6 402 20 430 14 476-20 490-80 490-104 470Z',
      c('#FFFFFF', '#DAD6EC'),
    ),
    path('M-6 472C-12 444 0 430 6 428 18 444 20 462 14 476Z', c(colour.mist, '#A5A3C8')),
    path(
      'M40 470C110 456 210 462 262 484 276 494 272 560 270 592H20C10 540 16 490 40 470Z',
      c('#8FB7CC', '#56689E'),
    ),
    path(
      'M40 470C110 456 210 462 262 484 268 490 271 500 271 512 200 486 110 482 26 508 28 490 32 478 40 470Z',
      c(colour.cream, '#A9A6CC'),
    ),
    path(
      'M90 520l5 11 12 1-9 8 3 12-11-6-10 6 2-12-9-8 12-1ZM160 540l5 11 12 1-9 8 3 12-11-6-10 6 2-12-9-8 12-1ZM222 518l5 11 12 1-9 8 3 12-11-6-10 6 2-12-9-8 12-1Z',
      c(colour.lampLight, '#8A97CE'),
    ),
    rect(-120, 590, 396, 18, steel, 8),
    line('M-90 606V640M240 606V640', steel, 12),
    circle(-90, 646, 14, c(colour.dusk, colour.night)) + circle(240, 646, 14, c(colour.dusk, colour.night)),
    line('M282 600V440C282 430 270 428 266 428', steel, 12),
    // Balloon tied to the bed
    path(
      'M280 430C300 380 268 350 286 296',
      'none',
      `stroke="${c(colour.wood, '#8E86B0')}" stroke-width="4"`,
    ),
    path(
      'M288 300C258 286 240 256 242 226 244 192 270 178 296 180 326 184 344 208 340 240 336 272 316 292 288 300Z',
      c(colour.clay, '#9A5A78'),
    ),
    path(
      'M318 188C334 198 344 214 340 240 336 272 316 292 288 300 322 268 332 226 318 188Z',
      c(colour.clayDeep, '#7A4468'),
    ),
    ellipse(268, 212, 9, 16, c(colour.clayLight, '#B4809A'), 'transform="rotate(20 268 212)"'),
  ].join('');

export const hospital: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const steel = c('#AEB9CC', '#6A74A8');
    const sheet = c(colour.paper, '#C5C2DE');
    return [
      shell(c('#DCE8DA', '#43568A'), c('#C9D6D6', '#4C5C8E'), c('#F4EFDF', '#6474A8')),
      // The lower half of the wall has a soft green of its own, with clouds painted on it
      rect(-300, 356, 1400, 184, c('#A9CDBF', '#37507F')),
      rect(-300, 350, 1400, 12, c('#F4EFDF', '#6474A8')),
      kit(
        'q',
        path(
          'M-60 0a20 20 0 0 1-2-40 26 26 0 0 1 34-12 34 34 0 0 1 62-2 22 22 0 0 1 26 54Z',
          c('#C4DFD2', '#425D8E'),
        ),
      ),
      put('q', [
        [270, 460, 1],
        [560, 490, 0.8],
        [760, 440, 1],
        [-200, 450, 1],
        [1020, 470, 1],
      ]),
      tiles(c('#B4C4C6', '#42507E')),
      c('', glow(430, 190, 250, 0.7, colour.mist)),
      place({ x: 430, y: 190 }, window(hour, c(colour.paper, '#B9B2D0'))),
      // Drawings of a child
      place(
        { x: 660, y: 170, turn: 4 },
        rect(-56, -66, 112, 132, c(colour.paper, '#A9A6CC'), 4),
        circle(-18, -24, 20, c(colour.lamp, '#B69A66')),
        line('M-50 44C-20 24 10 24 46 40', c(colour.sage, '#5A7F86'), 9),
        path('M10 32V4l18-16 18 16v28Z', c(colour.clay, '#94587A')),
        line('M-30-66h60', c(colour.lampLight, '#8C86B0'), 12),
      ),
      place(
        { x: 764, y: 216, turn: -6 },
        rect(-42, -50, 84, 100, c(colour.cream, '#9B98C2'), 4),
        path('M0 30C-46-4-20-36 0-14 20-36 46-4 0 30Z', c('#D9705C', '#9C5C80')),
        line('M-20-50h40', c(colour.sage, '#66899A'), 12),
      ),
      place(
        { x: 84 },
        // Lamp over the bed
        line('M-20 210V250', c(colour.wood, '#3B3560'), 8),
        path('M-66 268C-66 240-44 232-20 232S26 240 26 268Z', c(colour.lamp, '#F0C878')),
        c('', lamplight(-20, 268, 470, 130)),
        ofPlace(sickbed(c, steel, sheet)),
      ),
      // Table with flowers
      line('M700 596V500M830 596V500', steel, 12),
      rect(680, 482, 172, 20, c('#E5D2AC', '#7C77A8'), 8),
      rect(700, 530, 132, 44, c('#CDB88E', '#686496'), 6),
      path('M728 482C722 460 730 446 732 430H778C780 446 788 460 782 482Z', c(colour.sea, '#5F7FB8')),
      kit(
        'v',
        circle(0, -17, 13, c('#E39B8B', '#A2708E')) +
          circle(-15, -5, 13, c('#E39B8B', '#A2708E')) +
          circle(15, -5, 13, c('#E39B8B', '#A2708E')) +
          circle(-9, 12, 13, c('#E39B8B', '#A2708E')) +
          circle(9, 12, 13, c('#E39B8B', '#A2708E')) +
          circle(0, 0, 10, c(colour.lamp, '#C4A470')),
      ),
      line(
        'M742 432C736 400 724 390 716 376M756 432V352M768 432C776 404 790 396 796 384',
        c(colour.moss, '#3F6478'),
        7,
      ),
      put('v', [
        [714, 372, 0.8],
        [756, 342, 1],
        [800, 376, 0.8],
      ]),
      // Curtain of a further bed, in the wide frame
      rect(880, 60, 240, 10, steel, 4),
      path(
        'M900 66H1100V560C1080 572 1060 548 1040 562 1020 574 1000 548 980 562 960 574 940 548 920 562 908 568 900 560 900 560Z',
        c('#C6D4E4', '#56639C'),
      ),
      line('M940 80V540M980 80V540M1020 80V540M1060 80V540', c('#AFC0D6', '#4A568C'), 6),
      rect(-290, 130, 130, 110, c('#E9EFE8', '#56689C'), 8),
      path(
        'M-280 190h24l12-30 18 56 14-40 8 14h34',
        'none',
        `stroke="${c('#7FAE9A', '#8FC0C0')}" stroke-width="6"`,
      ),
      path(
        'M-250 640C100 606 700 606 1060 646 760 700 60 700-250 640Z',
        c('#DCE5E2', '#5A6A9C'),
        'opacity=".75"',
      ),
      c('', path('M350 600H430L416 750H296ZM450 600H530L590 750H462Z', colour.mist, 'opacity=".18"')),
      tooth(34, c(colour.seaDeep, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'k',
        circle(0, 0, 40, c(colour.lamp, '#6B5A78')) +
          path(
            'M-39-8C-20 4 20 4 39-8 40 0 40 6 38 12 20 24-20 24-38 12-40 6-40 0-39-8Z',
            c(colour.clay, '#5A3A5E'),
          ),
      ) +
      kit(
        'j',
        rect(-40, -44, 38, 44, c(colour.sea, '#3A5284'), 5) +
          rect(0, -44, 38, 44, c(colour.clay, '#5A3A5E'), 5) +
          rect(-20, -88, 38, 44, c(colour.lampLight, '#75698E'), 5),
      ) +
      put('k', [
        [-6, 786, 0.9],
        [-220, 780, 1],
      ]) +
      put('j', [
        [806, 806, 0.9],
        [1040, 800, 1],
      ])
    );
  },
};

export const bathroom: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const white = c('#F7F4EA', '#B3B4D8');
    const grey = c(colour.mist, '#8186B8');
    const brass = c(colour.lampDeep, '#A98A68');
    return [
      shell(c('#C8E0DF', '#45588E'), c('#B9C6CF', '#4A5388'), c('#F2EDDD', '#6E7AB0')),
      // Tiles up to the shoulder, with a border
      rect(-300, 280, 1400, 258, c('#E6F0EA', '#4F639A')),
      line(
        'M-300 332H1100M-300 384H1100M-300 436H1100M-300 488H1100' +
          Array.from({ length: 24 }, (_, i) => `M${-280 + i * 58} 282V538`).join(''),
        c('#CADDD8', '#46598E'),
        4,
      ),
      rect(-300, 262, 1400, 24, c('#7FB0B4', '#5B7AB4')),
      line(
        'M-300 274q29-16 58 0t58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0 58 0',
        c('#E6F0EA', '#9FB4DC'),
        5,
      ),
      tiles(c('#A3B2BE', '#414A7C')),
      c('', glow(420, 150, 200, 0.8, colour.mist)),
      place({ x: 420, y: 150, scale: 0.72 }, window(hour, c(colour.paper, '#B9B2D0'))),
      place(
        { x: 66 },
        // Bathtub with foam
        line('M18 300V400M18 300C18 262 88 262 88 300', brass, 12),
        path('M62 300H114L122 320H54Z', brass),
        line('M66 340v16M86 334v30M106 340v16M76 376v12M98 378v14', c('#B6D8E0', '#8FA9D8'), 5),
        path(
          'M-190 470C-190 456-176 452-164 452H262C274 452 288 456 288 470L270 566C264 596 250 606 226 606H-128C-152 606-166 596-172 566Z',
          white,
        ),
        path(
          'M216 452H262C274 452 288 456 288 470L270 566C264 596 250 606 226 606H150C216 590 228 520 216 452Z',
          grey,
        ),
        rect(-204, 446, 506, 26, white, 12),
        path(
          'M-180 448C-190 404-140 390-124 408-116 364-50 360-40 396-20 366 40 372 44 404 70 380 116 392 112 420 140 398 196 410 190 448Z',
          '#FFFFFF',
          `opacity="${c('1', '.85')}"`,
        ),
        path(
          'M112 420C140 398 196 410 190 448H60C100 448 116 436 112 420ZM-40 396C-44 420-70 436-110 436-120 436-126 430-124 408-116 364-50 360-40 396Z',
          c('#D9E7EC', '#A8ADD6'),
          'opacity=".8"',
        ),
        circle(-150, 356, 14, '#FFFFFF', 'opacity=".7"') +
          circle(168, 352, 18, '#FFFFFF', 'opacity=".6"') +
          circle(136, 318, 10, '#FFFFFF', 'opacity=".6"') +
          circle(-60, 326, 11, '#FFFFFF', 'opacity=".6"'),
        // Duck on the rim
        place(
          { x: 240, y: 446 },
          path(
            'M-34-30C-44-8-30 2-6 2H12C34 2 42-18 34-34 22-24 8-24 0-34-10-40-24-38-34-30Z',
            c(colour.lamp, '#CFA560'),
          ),
          circle(-14, -46, 21, c(colour.lamp, '#CFA560')),
          path('M-32-46C-46-48-46-36-32-36Z', c(colour.clay, '#A0606A')),
          line('M-18-50h.1', colour.ink, 6),
        ),
        line('M-140 610l-8 14M210 610l8 14', brass, 17),
      ),
      // Basin, mirror and brushes
      circle(690, 210, 92, c('#D9A878', '#7A5A78')),
      circle(690, 210, 76, c('#D7EAF0', '#7C93C8')),
      path(
        'M640 262C650 210 690 160 744 158 752 168 758 180 761 192 716 200 680 232 668 278 656 274 646 268 640 262Z',
        '#FFFFFF',
        'opacity=".35"',
      ),
      rect(606, 366, 168, 14, c('#D9A878', '#7A5A78'), 5),
      path('M626 366V330H662L658 366Z', c(colour.clay, '#94587A')),
      line('M636 332l-8-38M650 332l8-40', c(colour.sea, '#6C8CC4'), 7),
      line('M626 292h6M656 288h6', c('#FFFFFF', '#C9C6E2'), 11),
      rect(700, 338, 48, 28, c(colour.sage, '#5A7F96'), 8),
      path('M590 452C590 500 630 520 690 520S790 500 790 452Z', white),
      path('M740 452H790C790 500 750 520 690 520 726 508 740 486 740 452Z', grey),
      rect(578, 440, 224, 22, white, 10),
      path('M664 516H716L726 606H654Z', white) + path('M698 516H716L726 606H694Z', grey),
      line('M690 440V410C690 396 664 396 664 412', brass, 11),
      // Towels
      line('M850 330H1030', brass, 10),
      path('M866 330H938V486C914 494 890 494 866 486Z', c('#E3A08C', '#9A6A8C')),
      path('M866 440H938V458H866Z', c(colour.cream, '#C2A6BE')),
      path('M952 330H1016V452C996 460 972 460 952 452Z', c('#F0C878', '#A98A70')),
      path('M-290 300h60v110h-60Z', c('#E3A08C', '#9A6A8C')),
      // Mat
      ellipse(400, 694, 350, 56, c('#7FA9B4', '#3C5A94')),
      ellipse(400, 692, 310, 44, c('#A9CBCF', '#5472AA')),
      c('', path('M352 596H414L402 744H304ZM430 596H492L544 744H440Z', colour.mist, 'opacity=".2"')),
      tooth(36, c(colour.seaDeep, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    const foam = c('#FFFFFF', '#8C93C6');
    return (
      kit('k', circle(0, 0, 34, foam) + circle(-9, -10, 8, c('#D7EAF0', '#B3BAE0'))) +
      put('k', [
        [-6, 800, 1],
        [44, 812, 0.7],
        [796, 804, 0.9],
        [-220, 790, 1.3],
        [-150, 806, 0.8],
        [1010, 796, 1.2],
      ])
    );
  },
};

export const lounge: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wood = c('#A9785A', '#5E4460');
    const cloth = c('#7FA48C', '#456A86');
    const deep = c('#668A76', '#385876');
    return [
      shell(c('#F0D9B8', '#5C4C80'), c('#C4946C', '#54416A'), c('#F7EBD3', '#74629A')),
      line(
        [
          -260, -200, -140, -80, -20, 40, 100, 160, 220, 280, 340, 400, 460, 520, 580, 640, 700, 760, 820,
          880, 940, 1000, 1060,
        ]
          .map((x) => `M${x} 0V538`)
          .join(''),
        c('#E9CFA9', '#564678'),
        12,
      ),
      boards(c('#AE8059', '#49385E')),
      c('', glow(180, 200, 220, 0.7, colour.mist)),
      place({ x: 170, y: 206 }, window(hour, c(colour.paper, '#B9B2D0'))),
      path(
        'M10 60H86C84 190 66 280 22 350H4C10 250 12 150 10 60ZM330 60H254C256 190 274 280 318 350H336C330 250 328 150 330 60Z',
        c('#C9705A', '#7E4C6C'),
      ),
      line('M-16 58H356', wood, 13),
      // Pictures
      rect(430, 96, 112, 134, wood, 6) + rect(444, 110, 84, 106, c('#CFE0DA', '#56659C')),
      path('M444 188C466 164 500 170 528 154V216H444Z', c('#8FB28A', '#3F5C84')),
      circle(500, 140, 13, c(colour.lamp, '#C8A870')),
      rect(566, 130, 84, 84, wood, 6) + rect(578, 142, 60, 60, c(colour.paper, '#8E88B4')),
      path('M608 192C580 172 592 150 608 164 624 150 636 172 608 192Z', c('#D9705C', '#9C5C80')),
      circle(606, 84, 32, wood) +
        circle(606, 84, 25, c(colour.paper, '#A9A6CC')) +
        line('M606 84V68M606 84l10 8', colour.ink, 5),
      // Lamp
      line('M742 594V300', c(colour.bark, '#33264A'), 9),
      path('M706 606C708 592 776 592 778 606Z', c(colour.bark, '#33264A')),
      c(glow(742, 270, 110, 0.7), glow(742, 280, 250, 1.5)),
      c('', lamplight(742, 310, 600, 190)),
      path('M692 312L712 226H772L792 312Z', c(colour.lamp, colour.lampLight)),
      path(
        'M760 226H772L792 312H764C768 280 766 250 760 226Z',
        c(colour.lampDeep, colour.lamp),
        'opacity=".6"',
      ),
      // Sofa
      path('M88 596V410C88 372 116 362 150 362H560C594 362 622 372 622 410V596Z', cloth),
      path('M560 362C594 362 622 372 622 410V596H560C590 520 590 420 560 362Z', deep),
      line('M355 372V480', deep, 6),
      path('M110 480C110 466 130 462 150 462H560C580 462 600 466 600 480V560H110Z', c('#93B69C', '#54799A')),
      line('M355 468V556M112 540H598', deep, 6),
      path(
        'M52 452C52 420 118 420 118 452V606H66C56 606 52 600 52 590ZM592 452C592 420 658 420 658 452V590C658 600 654 606 644 606H592Z',
        cloth,
      ),
      path('M640 436C652 440 658 446 658 452V590C658 600 654 606 644 606H620C640 560 646 490 640 436Z', deep),
      line('M90 610v14M620 610v14', c(colour.bark, '#33264A'), 15),
      place(
        { x: 168, y: 440, turn: -10 },
        rect(-44, -40, 88, 80, c('#E2906C', '#97587A'), 16),
        line('M-30-10H30M-30 10H30', c(colour.peach, '#B7829C'), 6),
      ),
      place(
        { x: 540, y: 444, turn: 9 },
        rect(-44, -40, 88, 80, c(colour.lamp, '#B3925F'), 16),
        path('M0-18l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2Z', c(colour.lampLight, '#D1B27C')),
      ),
      path('M430 364C470 356 520 358 548 364L560 470C530 484 490 480 462 466Z', c('#D98F78', '#8A566C')),
      line('M446 386l106-6M452 410l104-6M458 436l102-8', c(colour.cream, '#B7829C'), 6),
      line('M466 468v14M486 474v14M508 478v14M530 478v14M550 474v14', c('#D98F78', '#8A566C'), 5),
      // Plant, and shelves of the wide frame
      kit('l', leafShape),
      put('l', [[-66, 510, 1.25]], c('#6F9A6C', '#33566E')),
      path('M-112 510H-20L-34 608H-98Z', c('#C9705A', '#7E4C6C')),
      rect(-120, 500, 108, 22, c('#D98F78', '#935C78'), 8),
      rect(880, 200, 180, 400, wood, 6),
      rect(896, 216, 148, 110, c('#8A5F48', '#463254')) +
        rect(896, 344, 148, 110, c('#8A5F48', '#463254')) +
        rect(896, 472, 148, 110, c('#8A5F48', '#463254')),
      rect(904, 246, 18, 80, c(colour.clay, '#8A5266')) +
        rect(924, 260, 18, 66, c(colour.lamp, '#B08A5E')) +
        rect(944, 240, 20, 86, c(colour.sea, '#4F6EA6')) +
        rect(968, 262, 18, 64, c(colour.sage, '#56788A')),
      rect(904, 374, 20, 80, c(colour.mauve, '#7E5C88')) +
        rect(928, 384, 18, 70, c(colour.sea, '#4F6EA6')) +
        rect(1000, 370, 20, 84, c(colour.clay, '#8A5266')),
      kit('f', bushShape),
      put('f', [[1010, 322, 0.5]], c('#6F9A6C', '#33566E')),
      circle(960, 440, 22, c(colour.lampLight, '#8C7A96')) +
        rect(914, 530, 80, 52, c('#D9C09A', '#74618A'), 6),
      rect(-270, 130, 110, 140, wood, 6) + rect(-256, 144, 82, 112, c('#D7C6DC', '#5A568E')),
      // Rug
      ellipse(400, 694, 400, 66, c('#B9604E', '#6A3F66')),
      ellipse(400, 692, 350, 52, c('#E7B98E', '#93688A')),
      line(
        'M90 690q26-20 52 0t52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0 52 0',
        c('#C9705A', '#7A4C74'),
        8,
      ),
      c('', path('M90 596H168L120 750H-10ZM184 596H262L300 750H160Z', colour.mist, 'opacity=".16"')),
      tooth(37, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'k',
        path('M-72-10C-60-34 60-34 72-10L60 40H-60Z', c('#C99A64', '#5A4468')) +
          circle(-26, -28, 26, c('#C9564A', '#6B3A58')) +
          circle(24, -30, 24, c('#7FA9B4', '#3F5788')) +
          line('M-44-36c14-12 30-10 40 4M8-40c12-8 24-6 34 6', c(colour.cream, '#8E86AC'), 4) +
          line('M-68-4H68', c('#A87C4C', '#46345A'), 8),
      ) +
      put('k', [
        [2, 800, 0.9],
        [-220, 790, 1],
      ]) +
      kit(
        'j',
        rect(-44, -26, 88, 22, c('#C9705A', '#5A3A5E'), 4) +
          rect(-36, -46, 80, 20, c('#6C9BAA', '#34507E'), 4) +
          rect(-40, -66, 76, 20, c(colour.lampLight, '#75698E'), 4),
      ) +
      put('j', [
        [804, 812, 0.9],
        [1040, 806, 1],
      ])
    );
  },
};
