import { colour } from '../hand/palette.ts';
import { seeded } from '../hand/random.ts';
import { glow, moon, twinkle } from '../hand/sky.ts';
import { circle, ellipse, line, path, place, rect } from '../hand/svg.ts';
import type { Setting } from '../stage.ts';
import { by, kit, put, shining, tooth } from './parts.ts';
import { boards, shell } from './rooms.ts';

/** Height of a shelf with its board, and width of a bay between two uprights. */
const SHELF = { high: 96, wide: 160, bay: 176 } as const;

/** A full shelf of books, its foot on the origin: one element for each tone, and one for the bands on their backs. */
function shelf(seed: number, tones: readonly string[], band: string): string {
  const random = seeded(seed);
  const backs = tones.map(() => '');
  let bands = '';
  for (let x = 2, i = seed; x < SHELF.wide - 20; i++) {
    const [wide, high] = [Math.round(13 + random() * 9), Math.round(46 + random() * 24)];
    backs[i % tones.length] += `M${x} 0v${-high}h${wide}V0Z`;
    if (i % 3 === 0) bands += `M${x + 4} ${12 - high}h${wide - 8}M${x + 4} ${20 - high}h${wide - 8}`;
    x += wide + 1;
  }
  return backs.map((d, i) => path(d, tones[i] as string)).join('') + line(bands, band, 3);
}

export const library: Setting = {
  ground: 690,
  floats: false,
  back(hour) {
    const c = by(hour);
    const wood = c('#A26D50', '#6A4A62');
    const pale = c('#C08C66', '#7C5A72');
    const dark = c('#6E4640', '#3A2E54');
    const frame = c(colour.paper, '#B9B2D0');
    const tones = [
      c(colour.clay, '#95556A'),
      c(colour.sage, '#557A86'),
      c(colour.lamp, '#B4905E'),
      c('#5A6FA6', '#5562A6'),
      c(colour.mauve, '#80608E'),
    ];
    const band = c(colour.lampLight, '#B9A6B8');
    return [
      shell(c('#DDBE94', '#51457C'), c('#B98B66', '#54425F'), wood),
      boards(c('#A27655', '#47375A')),
      // Shelves on both sides of the window
      kit('a', shelf(1, tones, band)),
      kit('b', shelf(7, tones, band)),
      kit('d', shelf(12, tones, band)),
      kit(
        'e',
        put('a', [
          [8, 90, 1],
          [8, 378, 1],
        ]) +
          put('b', [
            [8, 186, 1],
            [168, 474, -1],
          ]) +
          put('d', [[8, 282, 1]]) +
          line('M0 94H176M0 190H176M0 286H176M0 382H176M0 478H176', wood, 9),
      ),
      path('M-300 66H240V560H-300ZM560 66H1100V560H560Z', dark),
      put('e', [
        [-288, 74, 1],
        [64, 74, -1],
        [64, 74, 1],
        [560, 74, 1],
        [912, 74, -1],
        [912, 74, 1],
      ]),
      line('M-112 70V560M64 70V560M736 70V560M912 70V560', wood, 14),
      path('M230 58H254V560H230ZM546 58H570V560H546ZM-300 50H262V74H-300ZM538 50H1100V74H538Z', pale),
      // What stands on top
      path('M176 50V38h58V50ZM182 38V27h46V38ZM186 27V17h38V27Z', c('#5A6FA6', '#5562A6')),
      rect(182, 27, 46, 11, c(colour.clay, '#95556A')),
      place(
        { x: 640, y: 50 },
        path('M-20 0L-26-30C-24-40 24-40 26-30L20 0Z', c(colour.sea, '#5A74AA')),
        line('M-25-26H25', c(colour.cream, '#A79CBC'), 5),
      ),
      // Window with a seat
      place(
        { x: 400, y: 220 },
        c('', glow(0, -20, 240, 0.7, colour.mist)),
        path('M-112 130V-60a112 112 0 0 1 224 0V130Z', c('#A9D0DA', colour.midnight)),
        c(
          path('M-96-10a20 20 0 0 1 6-38 30 30 0 0 1 56-8 22 22 0 0 1 20 46Z', colour.paper) +
            path('M20-92a13 13 0 0 1 4-24 19 19 0 0 1 36-5 15 15 0 0 1 12 29Z', colour.paper),
          shining(moon(50, -108, 34)) +
            twinkle(-56, -86, 11) +
            line('M-88-40h.1M-30-30h.1M-84 10h.1M92 6h.1M-16-130h.1M-30 30h.1', colour.glow, 5),
        ),
        path('M-112 78C-60 34-10 54 30 70S90 64 112 54V130H-112Z', c('#9DBF92', '#34487C')),
        path('M-112 106C-60 84 40 110 112 88V130H-112Z', c('#7FA97A', '#2A3C68')),
        line('M0-172V130M-112-62H112M-112 36H112', frame, 8),
        path(
          'M-126 142V-60a126 126 0 0 1 252 0V142ZM-112 130H112V-60a112 112 0 0 0-224 0Z',
          frame,
          'fill-rule="evenodd"',
        ),
      ),
      rect(254, 440, 292, 120, wood),
      path('M272 470H388V548H272ZM412 470H528V548H412Z', dark),
      rect(246, 362, 308, 16, frame, 6),
      rect(246, 414, 308, 34, c('#7F93B8', '#4A5796'), 14),
      path('M266 416C258 386 270 364 296 366S338 384 330 416Z', c('#D98F78', '#8A566C')),
      // Ladder on its rail
      line('M562 92H1100', c(colour.lampDeep, '#94785C'), 7),
      line('M690 84L634 574M742 84L702 574', pale, 13),
      line('M683 142H736M675 214H727M667 286H718M659 358H709M650 430H700M642 502H691', pale, 10),
      // Reading table
      c('', glow(34, 372, 190, 1.5)),
      path('M-74 464H-56L-64 590H-80ZM120 464H138L144 590H128Z', dark),
      rect(-100, 448, 264, 20, pale, 8),
      rect(-90, 428, 84, 20, c(colour.clay, '#95556A'), 4),
      rect(-84, 410, 70, 18, c(colour.sage, '#557A86'), 4),
      line('M34 444V380', c(colour.lampDeep, '#C79A5C'), 8),
      rect(8, 438, 52, 12, c(colour.lampDeep, '#C79A5C'), 6),
      path('M-22 378C-22 344 4 328 34 328S90 344 90 378Z', c('#5F8F76', '#5E9080')),
      path('M50 330C74 336 90 350 90 378H66C66 358 60 342 50 330Z', c('#4A735F', '#487064')),
      path('M-16 378H84C80 388-12 388-16 378Z', c(colour.lampLight, colour.glow)),
      // Globe and armchair in the wide frame
      place(
        { x: 870, y: 590 },
        path('M-60 0L-30-60H30L60 0H42L20-44H-20L-42 0Z', wood),
        circle(0, -130, 66, c(colour.sea, '#4466A0')),
        path(
          'M-50-166c32-14 56 4 42 24-22 12-12 32-40 32-20-12-20-38-2-56ZM14-112c26-10 42 4 36 22-12 20-36 20-42 4Z',
          c(colour.sage, '#6B93A0'),
        ),
        line('M-52-186A78 78 0 0 0 0-52', c(colour.lampDeep, '#94785C'), 8),
      ),
      place(
        { x: -214, y: 600 },
        path('M-70-40V-170C-70-220 70-220 70-170V-40Z', c('#B5604A', '#6E4468')),
        rect(-96, -110, 44, 112, c('#CB7254', '#80506E'), 20),
        rect(52, -110, 44, 112, c('#CB7254', '#80506E'), 20),
        rect(-60, -80, 120, 60, c(colour.clayLight, '#94647E'), 16),
      ),
      // Rug
      ellipse(400, 694, 400, 66, c('#8C6A94', '#4A4684')),
      ellipse(400, 692, 346, 52, c('#DDBBA6', '#6C669C')),
      ellipse(400, 690, 280, 38, c('#A982A4', '#5A5590')),
      path('M300 600H396L350 750H214ZM408 600H504L560 750H424Z', c(colour.glow, colour.mist), 'opacity=".2"'),
      tooth(35, c(colour.wood, colour.mist)),
    ].join('');
  },
  front(hour) {
    const c = by(hour);
    return (
      kit(
        'k',
        rect(-62, -26, 124, 26, c(colour.clay, '#5A3A5E'), 5) +
          rect(-52, -50, 108, 24, c('#5A6FA6', '#39437E'), 5) +
          rect(-56, -72, 96, 22, c(colour.sage, '#2F4E68'), 5) +
          line('M-50-13H50M-42-38H44M-46-61H28', c(colour.cream, '#7D6A8E'), 4),
      ) +
      put('k', [
        [0, 794, 0.9],
        [802, 800, -0.9],
        [-240, 796, 1],
        [1046, 796, -1],
      ])
    );
  },
};
