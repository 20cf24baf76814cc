import { circle, colour, crescent, ellipse, grain, line, path, place, rect } from '../parts/index.ts';

const glass = (x: number, y: number, wine = 0): string =>
  place(
    { x, y },
    path('M-13-44h26l-4 44h-18Z', colour.mist, 'opacity=".75"'),
    wine ? path(`M-${11 - wine * 0.1}-${wine}h${22 - wine * 0.2}L9 0H-9Z`, colour.clay, 'opacity=".8"') : '',
    line('M-7-36l2 26', colour.paper, 2.5),
  );

/** What is left at six o'clock, with nobody to turn on the lamp. */
export const middle = (): string =>
  [
    rect(0, 0, 480, 300, '#5F5274'),
    rect(176, 16, 128, 104, colour.bark, 6),
    rect(184, 24, 112, 88, colour.mauve, 3),
    path('M184 80h112v29a3 3 0 0 1-3 3H187a3 3 0 0 1-3-3Z', colour.rose),
    crescent(268, 46, 11, 0, colour.dawn),
    line('M240 24v88M184 66h112', colour.bark, 5),
    path('M184 116L120 300h240L296 116Z', colour.rose, 'opacity=".12"'),
    path('M-10 190C120 168 360 168 490 190V310H-10Z', colour.cream),
    line('M0 218c150-22 330-22 480 0M0 258c150-22 330-22 480 0', colour.rose, 9, 'opacity=".5"'),
    line(
      'M60 184L20 300M150 176L130 300M240 174v126M330 176l20 124M420 184l40 116',
      colour.rose,
      9,
      'opacity=".5"',
    ),
    path('M-10 190C120 168 360 168 490 190V310H-10Z', colour.night, 'opacity=".22"'),
    glass(52, 204, 14),
    glass(112, 192),
    glass(168, 186, 8),
    glass(316, 186, 20),
    glass(370, 192),
    glass(430, 204, 10),
    ellipse(242, 242, 100, 26, colour.night, 'opacity=".2"'),
    ellipse(240, 234, 100, 26, colour.paper),
    ellipse(240, 232, 74, 17, colour.cream),
    path('M202 222c4-16 22-20 42-20s34 6 36 18-14 20-38 20-42-4-40-18Z', colour.lamp),
    path('M262 206c14 4 20 12 16 20-6 10-22 14-40 14 18-6 28-18 24-34Z', colour.lampDeep, 'opacity=".7"'),
    line('M216 216l4 2m14-8l4 2m16 10l4 1m-30 4l5 1m-18-6l3 2', colour.lampDeep, 3),
    ...[
      [96, 236],
      [120, 252],
      [352, 246],
      [376, 262],
      [146, 270],
      [330, 276],
      [190, 266],
      [290, 268],
      [70, 268],
      [420, 246],
    ].map(([x = 0, y = 0], i) => circle(x, y, 2 + (i % 3), colour.lampDeep)),
    glass(70, 286, 6),
    glass(404, 290, 18),
    grain(403, colour.bark, 0.12, 110, [0, 0, 480, 300]),
  ].join('');
