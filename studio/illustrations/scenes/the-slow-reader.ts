import {
  circle,
  clip,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  hair,
  headAt,
  limb,
  line,
  n,
  path,
  place,
  rect,
  seeded,
  skin,
  stars,
} from '../parts/index.ts';

/** Books on a shelf, from one end to the other. */
const books = (seed: number, x: number, y: number, w: number, h: number): string => {
  const random = seeded(seed);
  const tones = [
    colour.clayDeep,
    colour.moss,
    colour.plum,
    colour.evening,
    colour.lampDeep,
    colour.seaDeep,
    colour.mauve,
  ];
  let out = '';
  let at = x;
  while (at < x + w - 14) {
    const width = 12 + random() * 16;
    const height = h * (0.66 + random() * 0.3);
    const fill = tones[Math.floor(random() * tones.length)] ?? colour.plum;
    out += rect(at, y - height, width - 2, height, fill, 2);
    out += line(
      `M${n(at + 3)} ${n(y - height * 0.75)}h${n(Math.max(2, width - 9))}`,
      colour.cream,
      2,
      'opacity=".5"',
    );
    at += width;
  }
  return out + rect(x - 6, y, w + 12, 10, colour.wood, 3);
};

/** A fern of frost: a stem and its ever smaller arms. */
const fern = (x: number, y: number, length: number, turn: number): string => {
  let d = `M0 0V${-length}`;
  for (let i = 1; i < 9; i++) {
    const at = -(length * i) / 9;
    const arm = (length * (10 - i)) / 26;
    d += `M0 ${n(at)}l${n(-arm)} ${n(-arm * 0.8)}M0 ${n(at)}l${n(arm)} ${n(-arm * 0.8)}`;
  }
  return place({ x, y, turn }, line(d, colour.paper, 3.5, 'opacity=".85"'));
};

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#473A5C'),
    rect(0, 480, 800, 120, '#392D4C'),
    // Shelves
    rect(0, 30, 236, 450, '#33284A'),
    ...[130, 240, 350, 460].map((y, i) => books(20 + i, 8, y, 214, 88)),
    rect(664, 30, 140, 450, '#33284A'),
    ...[130, 240, 350, 460].map((y, i) => books(40 + i, 674, y, 130, 88)),
    // The window by the table, turning white although it is May
    rect(270, 40, 370, 360, colour.wood, 10),
    clip(
      'glass',
      'M286 56h338v328H286Z',
      rect(286, 56, 338, 328, colour.dusk),
      rect(286, 220, 338, 170, colour.plum, 0, 'opacity=".55"'),
      stars(3, 18, [290, 60, 330, 130]),
      crescent(560, 116, 32),
      path('M286 340c40-30 80-20 110-6s60-30 110-20 70 0 120-14v90H286Z', colour.midnight),
      rect(330, 350, 10, 12, colour.lamp),
      rect(440, 344, 10, 12, colour.lamp),
      path(
        'M286 56h120c-60 40-90 100-100 180l-20 148ZM624 384H420c90-20 150-70 204-160Z',
        colour.paper,
        'opacity=".38"',
      ),
      path(
        'M286 56h60c-30 60-44 120-48 200l-12 128ZM624 384H500c60-20 96-50 124-96Z',
        colour.paper,
        'opacity=".35"',
      ),
      fern(300, 390, 170, 14),
      fern(620, 392, 150, -34),
      fern(556, 396, 90, -20),
      fern(286, 200, 110, 62),
    ),
    line('M455 56v328M286 214h338', colour.wood, 10),
    rect(258, 396, 394, 18, colour.woodLight, 5),
    // Somebody has drawn two round eyes in the frost, and they are looking at the book
    path(
      'M292 228c20-10 50-6 76-8 40-4 74 0 82 40 8 46-8 104-40 116-40 10-86 6-112-6-8-50-14-100-6-142Z',
      colour.paper,
      'opacity=".72"',
    ),
    `<g fill="none" stroke="${colour.dusk}" stroke-width="5" stroke-linecap="round"><circle cx="340" cy="288" r="19"/><circle cx="396" cy="288" r="19"/><path d="M354 332c8 7 20 7 28 0"/></g>`,
    circle(346, 294, 6, colour.dusk),
    circle(402, 294, 6, colour.dusk),
    // A cold sigh
    line(
      'M392 350c30 10 44 24 50 40m-34-52c36 6 60 18 72 42m-44-58c30 2 56 10 72 26',
      colour.paper,
      6,
      'opacity=".5"',
    ),
    // The reading lamp
    glow(600, 330, 210, 1.7, colour.lampLight),
    line('M694 470V352c0-40-30-54-58-50', colour.lampDeep, 9),
    path('M660 474h70l8 14h-86Z', colour.lampDeep),
    path('M592 326c0-30 22-42 44-36 22 4 34 22 30 46Z', colour.moss),
    path('M598 330c20 10 44 12 66 6-6 12-14 16-30 14-20-2-32-8-36-20Z', colour.glow),
    // Hana
    path('M440 500c-14-80 10-120 56-122s74 42 64 122Z', '#5C7FA0'),
    path('M520 382c34 14 48 62 40 118h-44c18-40 20-84 4-118Z', colour.night, 'opacity=".18"'),
    headAt(
      500,
      318,
      64,
      { skin: skin.fair, hair: hair.black, style: 'bob', mood: 'wonder', look: [-0.9, -0.1] },
      -5,
    ),
    // The table and the book
    path('M210 486H790l30 124H170Z', colour.woodLight),
    path('M210 486H790l4 16H206Z', colour.dawn, 'opacity=".35"'),
    line('M260 530c80 10 160 4 240 8m60 30c60 6 130 0 180-4', colour.wood, 4, 'opacity=".6"'),
    path(
      'M376 574l30-70c38-8 70-2 92 12 24-14 58-18 94-12l26 70c-44-8-84-4-118 10-36-14-78-18-124-10Z',
      colour.clayDeep,
    ),
    path(
      'M388 566l26-58c32-6 62-2 84 12v56c-34-12-70-16-110-10ZM608 566l-24-58c-32-6-62-2-86 12v56c34-12 70-16 110-10Z',
      colour.paper,
    ),
    line(
      'M420 524c22-3 42 0 60 6m-66 8c22-3 46 0 66 6m-72 8c26-3 50 0 72 6m38-28c18-6 38-9 60-6m-60 20c22-6 44-9 66-6m-66 20c24-6 48-9 72-6',
      colour.woodLight,
      3.5,
      'opacity=".6"',
    ),
    // The corner that lifts by itself
    path('M608 566l-24-58c-10-2-18-2-26-1 6 24 14 40 20 58 10-1 20 0 30 1Z', colour.cream),
    path('M558 507c20-26 44-28 60-18-18 6-24 26-12 46-16-4-34-8-48-28Z', colour.paper),
    path('M558 507c20-26 44-28 60-18-22 0-40 6-60 18Z', colour.sand),
    line('M622 470c10 4 16 10 20 18m-34-34c10 0 20 4 28 10', colour.paper, 4, 'opacity=".8"'),
    // Her finger keeps the place
    limb([466, 430], [444, 530], 28, '#5C7FA0', 12),
    circle(443, 532, 14, skin.fair),
    line('M446 536l12 8', skin.fair, 9),
    limb([544, 430], [566, 520], 28, '#5C7FA0', -10),
    circle(567, 522, 14, skin.fair),
    ellipse(250, 556, 40, 8, colour.night, 'opacity=".2"'),
    place(
      { x: 250, y: 552 },
      rect(-42, -16, 84, 18, colour.evening, 4),
      rect(-36, -32, 76, 17, colour.moss, 4),
      rect(-40, -48, 72, 17, colour.mauve, 4),
    ),
    grain(371, colour.mist, 0.1),
  ].join('');
