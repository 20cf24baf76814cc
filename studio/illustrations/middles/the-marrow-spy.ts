import {
  circle,
  clip,
  colour,
  ellipse,
  glow,
  grain,
  hill,
  leaves,
  line,
  n,
  path,
  place,
  rect,
  stars,
} from '../parts/index.ts';

const MARROW = 'M92 214c-10-60 56-96 156-94 96 2 156 36 150 92-4 50-66 70-154 68-92-2-146-22-152-66Z';

/** Mr Cutts's marrow, measured as usual. */
export const middle = (): string =>
  [
    rect(0, 0, 480, 300, colour.night),
    rect(0, 90, 480, 120, colour.midnight),
    stars(44, 34, [0, 0, 480, 110]),
    glow(398, 62, 66, 1.2, colour.mist),
    circle(398, 62, 32, colour.lamp),
    path('M410 33a32 32 0 0 1-38 48 32 32 0 0 0 38-48Z', colour.lampDeep, 'opacity=".3"'),
    hill([170, 160, 164, 158, 164, 160, 166], '#29355A', 310),
    // Bean poles
    line('M40 220L66 96M92 220L66 96M66 220V90', colour.woodLight, 5),
    ...[
      [54, 150],
      [74, 170],
      [60, 192],
      [80, 136],
    ].map(([x = 0, y = 0]) => circle(x, y, 9, colour.moss)),
    path('M-10 310V240c120-20 380-20 500 0v70Z', '#3A2F4C'),
    leaves(60, 270, 0.62, colour.forest, { turn: -20 }),
    leaves(430, 276, 0.66, colour.forest, { flip: true, turn: -16 }),
    ellipse(246, 276, 176, 14, colour.night, 'opacity=".5"'),
    path(MARROW, colour.sage),
    clip(
      'marrow',
      MARROW,
      ...[0, 1, 2, 3].map((i) =>
        line(`M70 ${n(150 + i * 36)}c100-${14 - i * 8} 240-${14 - i * 8} 350 0`, colour.forest, 15),
      ),
      path('M92 214c20 50 200 70 306 4 4 50-66 64-154 62-92-2-146-22-152-66Z', colour.night, 'opacity=".28"'),
      line('M130 152c40-18 120-22 190-12', colour.sageLight, 8, 'opacity=".7"'),
      // The tape
      path('M216 100h26c8 60 8 130 0 200h-26c8-70 8-140 0-200Z', colour.lamp),
      line(
        Array.from({ length: 13 }, (_, i) => `M222 ${122 + i * 13}h${i % 3 ? 8 : 15}`).join(''),
        colour.bark,
        2.4,
      ),
    ),
    line('M396 196c16-10 26-10 34-2', colour.moss, 13),
    // The end of the tape, and a spy's notebook
    circle(252, 286, 13, colour.lampDeep),
    circle(252, 286, 6, colour.lamp),
    place(
      { x: 352, y: 262, turn: 10 },
      rect(-36, -28, 74, 56, colour.clay, 5),
      rect(-30, -24, 64, 48, colour.paper, 3),
      line('M-20-12h40m-40 11h30m-30 11h36', colour.mist, 3.5),
      line('M26 22l28-30', colour.lamp, 6),
    ),
    grain(408, colour.mist, 0.1, 110, [0, 0, 480, 300]),
  ].join('');
