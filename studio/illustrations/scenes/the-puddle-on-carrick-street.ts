import {
  circle,
  clip,
  cloud,
  colour,
  crescent,
  ellipse,
  grain,
  line,
  path,
  place,
  rect,
  songbird,
} from '../parts/index.ts';

const tenement = (x: number, w: number, wall: string, lit: readonly number[]): string => {
  const bays = 2;
  const step = w / bays;
  let out =
    rect(x, -10, w, 226, wall) +
    rect(x, 96, w, 8, colour.clayDeep, 0, 'opacity=".6"') +
    rect(x, -2, w, 8, colour.clayDeep, 0, 'opacity=".6"');
  for (let i = 0; i < bays * 2; i++) {
    const left = x + (i % bays) * step + step / 2 - 24;
    const top = i < bays ? 14 : 118;
    out +=
      rect(left - 6, top - 6, 60, 74, colour.clayLight, 4) +
      rect(left, top, 48, 62, lit.includes(i) ? colour.lampLight : colour.evening, 2) +
      line(`M${left + 24} ${top}v62M${left} ${top + 31}h48`, colour.paper, 4) +
      rect(left - 10, top + 66, 68, 8, colour.clayDeep, 2);
  }
  return out;
};

const SHAPE = 'M120 424C120 350 250 318 400 318s280 34 280 106-130 120-280 120-280-48-280-120Z';

const boot = (x: number, y: number, turn: number, flip: boolean): string =>
  place(
    { x, y, turn, flip },
    path('M-30-110h58v70c22 6 42 18 44 36 0 8-4 12-12 12h-84c-8 0-12-4-12-12Z', colour.lamp),
    path(
      'M8-110h20v70c22 6 42 18 44 36 0 8-4 12-12 12H24c20-30 0-70-16-118Z',
      colour.lampDeep,
      'opacity=".4"',
    ),
    rect(-34, -118, 66, 18, colour.lampLight, 8),
    path('M-36-4c34 8 74 8 108 0 0 10-4 16-12 16h-84c-8 0-12-6-12-16Z', colour.lampDeep),
  );

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#8C8496'),
    tenement(-20, 210, '#B9634A', [3]),
    tenement(190, 210, colour.clay, [0]),
    tenement(400, 210, '#B9634A', []),
    tenement(610, 210, colour.clay, [2]),
    // Close doors
    rect(168, 132, 44, 86, colour.dusk, 4),
    rect(588, 132, 44, 86, colour.forest, 4),
    circle(204, 178, 4, colour.lamp),
    circle(624, 178, 4, colour.lamp),
    // Pavement, kerb, setts
    rect(-10, 214, 820, 40, '#B9AEB4'),
    line('M100 216l-20 36m220-36l-10 36m210-36l10 36m190-36l20 36', '#9D93A0', 3),
    rect(-10, 250, 820, 16, '#A59BA8'),
    rect(-10, 262, 820, 6, colour.dusk, 0, 'opacity=".35"'),
    ...Array.from({ length: 7 }, (_, row) =>
      line(`M-10 ${296 + row * 48}H810`, '#7A7288', 3, 'opacity=".6"'),
    ),
    ...Array.from({ length: 7 }, (_, row) =>
      line(
        Array.from({ length: 10 }, (__, i) => `M${i * 90 + (row % 2) * 45} ${296 + row * 48}v48`).join(''),
        '#7A7288',
        3,
        'opacity=".6"',
      ),
    ),
    ellipse(80, 560, 70, 12, colour.day, 'opacity=".35"'),
    ellipse(740, 320, 60, 9, colour.day, 'opacity=".35"'),
    // The puddle
    ellipse(402, 436, 290, 122, colour.night, 'opacity=".22"'),
    path(SHAPE, '#6F7A9E'),
    clip(
      'puddle',
      SHAPE,
      path('M60 500C240 400 540 370 740 420V290H60Z', '#7FB2C6'),
      path('M60 440C240 360 540 320 740 366V290H60Z', '#A7D0D8'),
      cloud(276, 424, 140, colour.paper, 'opacity=".95"'),
      crescent(600, 376, 18, 0, colour.paper),
      path('M100 500c120 40 440 50 620-24v110H100Z', '#5A648C', 'opacity=".6"'),
      ellipse(468, 392, 110, 26, 'none', `stroke="${colour.paper}" stroke-width="4" opacity=".55"`),
      ellipse(468, 392, 60, 13, colour.night, 'opacity=".22"'),
    ),
    // Its face
    ellipse(340, 462, 8, 10, colour.ink),
    ellipse(470, 462, 8, 10, colour.ink),
    line('M366 492c20 18 56 18 76 0', colour.ink, 6),
    ellipse(314, 484, 20, 10, colour.clay, 'opacity=".5"'),
    ellipse(496, 484, 20, 10, colour.clay, 'opacity=".5"'),
    line('M168 398c14-22 40-38 70-46m414 40c-10-14-24-24-40-32', colour.paper, 6, 'opacity=".7"'),
    // The jump: coat hem, knees, boots
    path('M350-20h190l34 92c-40 22-210 22-256 0Z', '#3F5E86'),
    path('M480-20h60l34 92c-20 10-50 14-84 16 6-40 4-76-10-108Z', colour.night, 'opacity=".2"'),
    line('M330 62c70 20 160 20 234 0', colour.day, 6, 'opacity=".7"'),
    line('M408 70c2 30 0 54-4 86M496 70c4 30 8 50 12 78', '#F3C9A8', 40),
    boot(372, 262, 16, true),
    boot(536, 252, -14, false),
    line('M300 250c-10-8-14-18-14-30m318 22c10-6 16-16 18-28M452 262v24', colour.paper, 5, 'opacity=".8"'),
    // Sparrow at the edge, and what it splashes
    ellipse(170, 508, 60, 12, colour.day, 'opacity=".7"'),
    songbird(164, 510, { scale: 1.7, body: '#8A6048', belly: colour.cream, wing: colour.bark }),
    ...[
      [112, 470, 6],
      [96, 448, 4],
      [128, 440, 5],
      [230, 462, 6],
      [250, 440, 4],
      [220, 430, 5],
      [140, 420, 3.5],
      [204, 408, 3.5],
    ].map(([x = 0, y = 0, r = 4]) => circle(x, y, r, colour.day)),
    grain(161, colour.night, 0.1),
  ].join('');
