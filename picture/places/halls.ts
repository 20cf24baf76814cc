import { colour } from '../hand/palette.ts';
import { glow } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { by, crowd, kit, put, tooth } from './parts.ts';
import { boards, shell, window } from './rooms.ts';

/** Rooms that one goes to: a stage, an attic, a sports hall. */

export const stage: Setting = {
  ground: 676,
  floats: false,
  back(hour) {
    const c = by(hour);
    const cloth = c('#B8503F', '#7E3A58');
    const fold = c('#96402F', '#642C4C');
    const beam = (x: number, to: number): string =>
      path(
        `M${x - 16} 60L${to - 130} 690H${to + 130}L${x + 16} 60Z`,
        colour.glow,
        `opacity="${c('.18', '.16')}"`,
      );
    return [
      rect(-300, 0, 1400, 812, c('#5B4A72', '#2C2A5C')),
      // A painted scene at the back: hills, a castle, a sun of cardboard
      path('M60 90H740V610H60Z', c('#A9CFD6', '#5A6CAE')),
      circle(600, 190, 56, c(colour.lamp, '#E8C878')),
      line(
        'M600 112V92M600 268V288M522 190H502M678 190H698M545 135L531 121M655 245L669 259M655 135L669 121M545 245L531 259',
        c(colour.lamp, '#E8C878'),
        11,
      ),
      path('M60 470C170 370 290 400 390 450S620 380 740 430V610H60Z', c('#93BC84', '#4C7A8A')),
      path(
        'M150 430V300h20v18h18v-18h24v18h18v-18h20v130ZM188 300V250L212 220 236 250v50Z',
        c('#D9C4DC', '#8E88C2'),
      ),
      path('M60 540C230 480 560 500 740 530V620H60Z', c('#7DAC70', '#3C647A')),
      line('M250 60V600M550 60V600', c('#8FB4BC', '#4A5A98'), 3, 'opacity=".6"'),
      // Floor of the stage, and its edge
      path('M-300 596H1100V790H-300Z', c('#C69A70', '#6A5078')),
      line(
        [-760, -520, -300, -90, 110, 300, 500, 690, 890, 1100, 1320, 1560]
          .map((x) => `M${400 + (x - 400) * 0.72} 598L${x} 790`)
          .join(''),
        c('#AF8259', '#584168'),
        4,
      ),
      ellipse(400, 676, 330, 56, colour.glow, `opacity="${c('.4', '.28')}"`),
      beam(250, 340),
      beam(560, 470),
      // Curtains and their valance
      ...[false, true].map((flip) =>
        place(
          { x: flip ? 800 : 0, flip },
          path('M-320 0H150C146 200 120 380 40 470 90 560 96 640 100 700H-320Z', cloth),
          line(
            'M104 0C100 180 60 350-10 450M50 0C48 170 10 330-60 430M-10 0C-12 160-50 300-110 400M-90 0V400M-170 0V700M-250 0V700M60 700C56 640 40 560 0 500M-10 700C-14 640-30 570-70 520M-90 700V560',
            fold,
            9,
          ),
          path('M-20 452C0 470 40 480 62 470L54 496C30 500-10 490-28 474Z', c(colour.lamp, '#D9B46C')),
        ),
      ),
      path(
        'M-300 0H1100V76C1060 120 1000 120 960 76 920 120 860 120 820 76 780 120 720 120 680 76 640 120 580 120 540 76 500 120 440 120 400 76 360 120 300 120 260 76 220 120 160 120 120 76 80 120 20 120-20 76-60 120-120 120-160 76-200 120-260 120-300 76Z',
        fold,
      ),
      path(
        'M-300 0H1100V56C1060 100 1000 100 960 56 920 100 860 100 820 56 780 100 720 100 680 56 640 100 580 100 540 56 500 100 440 100 400 56 360 100 300 100 260 56 220 100 160 100 120 56 80 100 20 100-20 56-60 100-120 100-160 56-200 100-260 100-300 56Z',
        cloth,
      ),
      line('M-300 44H1100', c(colour.lamp, '#D9B46C'), 8, 'stroke-dasharray="4 18"'),
      tooth(51, c(colour.bark, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      path('M-300 766H1100V812H-300Z', c('#7A5148', '#3E3058')) +
      line(
        'M-260 768h.1M-180 768h.1M-100 768h.1M-20 768h.1M60 768h.1M740 768h.1M820 768h.1M900 768h.1M980 768h.1M1060 768h.1',
        colour.lampLight,
        17,
      ) +
      // Those who watch
      crowd(
        -280,
        1100,
        812,
        [c('#5B3A36', '#2C2348'), c('#3A2E48', '#241E44'), c('#84513D', '#3A2A4C'), c('#4A3140', '#2A2148')],
        { size: 62, gap: 66 },
      )
    );
  },
};

export const attic: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wood = c('#9A6E54', '#54405E');
    const dark = c('#7A5148', '#40304E');
    const wall = c('#D9B98C', '#5E5080');
    return [
      shell(c('#C9A77C', '#4C4274'), c('#B4845E', '#533F60'), c('#A67650', '#4A3A5C')),
      path('M400-60L1000 540H-200Z', wall),
      line(
        [120, 260, 400, 540, 680].map((x) => `M${x} ${Math.abs(x - 400) + 40}V540`).join(''),
        c('#CDAA7C', '#554878'),
        4,
      ),
      boards(c('#9A6E4E', '#463656')),
      // Round window in the gable
      c('', glow(400, 230, 230, 0.9, colour.mist)),
      place(
        { x: 400, y: 230 },
        circle(0, 0, 98, c(colour.paper, '#B9B2D0')),
        circle(0, 0, 82, c('#A9D0DA', colour.midnight)),
        hour === 'night'
          ? circle(20, -18, 26, colour.lampLight) +
              line('M-40-30h.1M-20 30h.1M50 30h.1M-52 10h.1', colour.glow, 5)
          : path('M-52 20a18 18 0 0 1 8-34 26 26 0 0 1 48-6 20 20 0 0 1 16 40Z', colour.paper),
        line('M0-82V82M-82 0H82', c(colour.paper, '#B9B2D0'), 9),
      ),
      path('M330 316H470L640 740H160Z', c(colour.glow, colour.mist), `opacity="${c('.32', '.16')}"`),
      // Rafters
      line('M400-70L1010 540M400-70L-210 540', wood, 34),
      line('M190 140H610', wood, 24),
      line('M300 140L400 40 500 140', dark, 14),
      line('M400-70V130', wood, 18),
      // Trunk, boxes, an old chair and a globe
      place(
        { x: 40, y: 622 },
        rect(-110, -96, 200, 96, c('#8C5A48', '#4A3454'), 8),
        path('M-114-90C-114-140 94-140 94-90Z', c('#A06A52', '#583E5E')),
        line('M-114-90H94', c(colour.lampDeep, '#8A6A70'), 9),
        line('M-70-126V0M50-126V0', dark, 12),
        rect(-24, -98, 28, 30, c(colour.lamp, '#C9A468'), 5),
      ),
      place(
        { x: 742, y: 622 },
        rect(-90, -84, 130, 84, c('#C4946C', '#6A5068'), 4),
        path('M-90-84L-70-104H60L40-84Z', c('#D3A67C', '#785C74')),
        rect(-60, -166, 96, 64, c('#B98660', '#604862'), 4),
        line('M-26-84V-40M-12-166V-130', c(colour.sand, '#8C7A8A'), 11),
        line('M82 0L96-76H154L168 0M96-76V-190M154-76V-190M96-130H154M96-176H154', dark, 10),
      ),
      place(
        { x: -150, y: 622 },
        line('M0 0V-110', dark, 12),
        rect(-40, -10, 80, 12, dark, 5),
        circle(0, -160, 52, c(colour.sea, '#4A68A0')),
        path(
          'M-20-200C10-200 20-176 0-166-20-160-10-140-34-146-48-166-40-190-20-200ZM14-150C40-160 48-140 34-124 20-116 6-132 14-150Z',
          c(colour.sage, '#5A8A90'),
        ),
        path(
          'M-40-212A66 66 0 0 1 40-108',
          'none',
          `stroke="${c(colour.lampDeep, '#8A6A70')}" stroke-width="8"`,
        ),
      ),
      place(
        { x: 960, y: 622 },
        path('M-70 0V-230C-70-290 70-290 70-230V0Z', c('#B98660', '#604862')),
        path('M-52 0V-226C-52-270 52-270 52-226V0Z', c('#CFE0E4', '#5F70A8')),
        line('M-30-60L20-190M0-40L34-130', '#FFFFFF', 7, 'opacity=".5"'),
      ),
      // Cobweb, and a rug
      line(
        'M-60 392L40 372M-60 392L20 430M-60 392L-20 470M-14 384C0 396 0 404-20 412M14 378C30 400 20 424-36 440',
        c(colour.paper, colour.mist),
        3,
        'opacity=".6"',
      ),
      ellipse(400, 696, 330, 54, c('#B7604E', '#6C4466')),
      ellipse(400, 694, 270, 40, c('#D9A06E', '#84607E')),
      tooth(52, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'e',
        rect(-60, -30, 120, 30, c('#A8563F', '#4A2E50'), 5) +
          rect(-50, -54, 104, 26, c('#5B7C69', '#2C4058'), 5) +
          line('M-50-15H50M-40-41H44', c(colour.cream, '#7D78A0'), 4),
      ) +
      put('e', [
        [20, 806, 1],
        [790, 808, 0.9],
        [-220, 800, 1.2],
        [1030, 802, 1.2],
      ])
    );
  },
};

export const gym: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const white = c(colour.paper, '#C3CAE6');
    const wood = c('#D9A66A', '#7A5E86');
    return [
      shell(c('#E4DCC6', '#53578F'), wood, c('#C9B48C', '#6A6494')),
      rect(-300, 380, 1400, 160, c('#8FB3BC', '#3F568C')),
      line('M-300 380H1100', white, 9),
      ...[-150, 90, 710, 950].map((x) => place({ x, y: 200, scale: 0.72 }, window(hour, white, x === 710))),
      // Wall bars
      ...[-250, 830].map((x) =>
        place(
          { x, y: 540 },
          line('M0-420V0M90-420V0M180-420V0', c('#B98660', '#6A4A5E'), 12),
          line(
            'M-4-400H184M-4-360H184M-4-320H184M-4-280H184M-4-240H184M-4-200H184M-4-160H184M-4-120H184M-4-80H184M-4-40H184',
            c('#D3A67C', '#8A6A84'),
            9,
          ),
        ),
      ),
      // Hoop with its board
      rect(300, 90, 200, 136, white, 8),
      path('M340 130H460V210H340Z', 'none', `stroke="${c(colour.clay, '#A4587A')}" stroke-width="8"`),
      rect(386, 222, 28, 22, c(colour.dusk, '#39407A'), 3),
      line(
        'M352 250L372 330M368 250L380 330M400 252V332M432 250L420 330M448 250L428 330M356 270H444M362 290H438M368 310H432',
        white,
        4,
      ),
      ellipse(400, 248, 52, 12, 'none', `stroke="${c('#E0683F', '#C4667A')}" stroke-width="9"`),
      // Floor: boards and the lines of a court
      line(
        [-560, -340, -120, 100, 300, 500, 700, 920, 1140, 1360]
          .map((x) => `M${400 + (x - 400) * 0.7} 562L${x} 812`)
          .join(''),
        c('#C7935A', '#6A5078'),
        4,
      ),
      path('M240 562L140 700H660L560 562Z', c('#C9714F', '#8A5070'), 'opacity=".55"'),
      path('M240 564L140 700H660L560 564Z', 'none', `stroke="${white}" stroke-width="7"`),
      path('M260 700C270 770 530 770 540 700', 'none', `stroke="${white}" stroke-width="7"`),
      line('M-300 770H1100', c('#6C9BAA', '#5A70B0'), 8),
      c('', glow(400, 240, 300, 0.6, colour.glow)),
      // A bench and balls in the wide frame
      place(
        { x: -160, y: 640 },
        rect(-90, -50, 180, 14, c('#B98660', '#6A4A5E'), 5),
        line('M-70-36V0M70-36V0', c('#96674C', '#533A52'), 11),
        circle(20, -76, 26, c('#E0863F', '#B4706A')) + line('M-6-76H46M20-102V-50', colour.bark, 4),
      ),
      tooth(53, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'e',
        path('M-110 0C-116-30-100-34-90-34H90C100-34 116-30 110 0Z', c('#5B7FA8', '#2C3C74')) +
          line('M-96-14H96', c(colour.paper, '#7D86B8'), 5),
      ) +
      put('e', [
        [40, 812, 1],
        [800, 812, 1],
        [-230, 808, 1.2],
        [1040, 808, 1.2],
      ])
    );
  },
};
