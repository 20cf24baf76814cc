import {
  cardboardBox,
  circle,
  colour,
  crescent,
  ellipse,
  glow,
  grain,
  hair,
  headAt,
  limb,
  line,
  path,
  place,
  rect,
  skin,
  twinkle,
} from '../parts/index.ts';

const umbrella = (x: number, y: number, fill: string, turn: number): string =>
  place(
    { x, y, turn },
    line('M0 0v-16', colour.bark, 5),
    path('M0-16c-14-14-18-60-6-92h12c12 32 8 78-6 92Z', fill),
    path('M0-16c8-20 10-60 6-92h0c12 32 8 78-6 92Z', colour.night, 'opacity=".2"'),
    line('M0-108v-10c0-12 18-12 18 0', colour.woodLight, 6),
  );

const trombone = (x: number, y: number): string =>
  place(
    { x, y },
    line('M-96 0H70c22 0 22-26 0-26H-20', colour.lampDeep, 8),
    line('M-96-18H40', colour.lamp, 7),
    path('M-90-34c-20 4-40-6-52-14v66c12-8 32-18 52-14Z', colour.lamp),
    path('M-142-48c-8 0-8 66 0 66s8-66 0-66Z', colour.lampDeep),
  );

const key = (x: number, y: number, fill: string): string =>
  place({ x, y }, circle(0, 0, 9, fill), circle(0, 0, 4, '#4B3A4E'), line('M0 9v26m0-4h8m-8-9h7', fill, 5));

/** A woollen glove that sits and looks: cuff below, four fingers and a thumb. */
const glove = place(
  { x: 520, y: 404 },
  rect(-30, -38, 60, 40, colour.forest, 10),
  line('M-18-34v30M-6-34v30M6-34v30M18-34v30', colour.moss, 4),
  path('M-34-34c-6-26-8-44-4-62 8-8 68-8 72 0 6 20 2 40-4 62Z', colour.moss),
  line('M-26-92v-36M-8-98v-48M12-98v-46M29-92v-34', colour.moss, 19),
  line('M30-58c14-4 22-14 26-30', colour.moss, 20),
  path('M18-36c10-26 12-48 6-68 6 2 10 4 12 8 6 20 2 40-4 62Z', colour.forest, 'opacity=".4"'),
  circle(-14, -74, 5, colour.ink),
  circle(12, -74, 5, colour.ink),
  line('M-8-58c5 6 11 6 16 0', colour.ink, 4),
  circle(-22, -62, 6, colour.clay, 'opacity=".5"'),
  circle(20, -62, 6, colour.clay, 'opacity=".5"'),
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#4B3A4E'),
    rect(0, 0, 800, 420, '#5D4A5C'),
    // December in the window
    rect(36, 40, 150, 190, colour.wood, 8),
    rect(48, 52, 126, 166, '#A9A9C2', 4),
    crescent(128, 96, 20, 0, colour.dawn),
    ...[
      [70, 80],
      [92, 150],
      [150, 170],
      [66, 190],
      [118, 196],
      [158, 130],
      [84, 116],
    ].map(([x = 0, y = 0]) => circle(x, y, 3.5, colour.paper)),
    line('M111 52v166M48 136h126', colour.wood, 8),
    // Shelves
    rect(222, 120, 560, 14, colour.woodLight, 5),
    rect(222, 262, 560, 14, colour.woodLight, 5),
    line('M232 40v380M770 40v380', colour.wood, 14),
    place({ x: 276, y: 122, scale: 0.78 }, umbrella(0, 0, colour.clay, 4)),
    place({ x: 310, y: 122, scale: 0.78 }, umbrella(0, 0, colour.periwinkle, -5)),
    place({ x: 346, y: 122, scale: 0.78 }, umbrella(0, 0, colour.sage, 6)),
    place({ x: 380, y: 122, scale: 0.78 }, umbrella(0, 0, colour.plum, -3)),
    rect(424, 60, 94, 60, colour.woodLight, 10),
    line('M452 60c0-18 38-18 38 0M424 84h94', colour.bark, 6),
    rect(464, 78, 14, 12, colour.lamp, 3),
    path('M548 120c-8-30 0-54 30-56s42 24 34 56Z', colour.dusk),
    path('M536 120c20-10 66-12 98 0Z', colour.midnight),
    rect(660, 74, 26, 46, colour.clayDeep, 3),
    rect(688, 66, 22, 54, colour.moss, 3),
    place({ x: 728, y: 120, turn: 10 }, rect(-10, -52, 20, 52, colour.sand, 3)),
    trombone(650, 250),
    key(270, 148, colour.lampDeep),
    key(298, 148, colour.mist),
    key(326, 148, colour.lampDeep),
    key(354, 148, colour.woodLight),
    place(
      { x: 432, y: 262 },
      path('M-40 0c-4-40 10-60 40-60s44 20 40 60Z', colour.clayLight),
      line('M-20-60c0-20 40-20 40 0', colour.clayDeep, 6),
    ),
    rect(268, 218, 92, 44, colour.sand, 5),
    line('M268 236h92', colour.wood, 4),
    // Lamp over the counter
    line('M520 0v58', colour.bark, 6),
    path('M520 84L340 440h360Z', colour.lampLight, 'opacity=".16"'),
    glow(520, 96, 120, 0.9),
    path('M474 96c2-26 20-40 46-40s44 14 46 40Z', colour.lamp),
    path('M500 96h40a20 14 0 0 1-40 0Z', colour.glow),
    // The girl
    path('M150 470c-8-80 20-126 74-134h34c54 8 80 54 74 134Z', colour.clay),
    path('M270 340c44 14 68 58 62 130h-54c22-40 20-90-8-130Z', colour.night, 'opacity=".15"'),
    line('M196 352c26 16 64 16 90 0', colour.lampLight, 12),
    headAt(
      242,
      268,
      76,
      { skin: skin.fair, hair: hair.chestnut, style: 'fringe', mood: 'smile', look: [0.9, 0.35] },
      4,
    ),
    // Her right arm ends below the elbow, in a rounded cuff
    limb([172, 384], [140, 446], 44, colour.clay, 8),
    ellipse(138, 452, 20, 16, colour.clayDeep, 'transform="rotate(24 138 452)"'),
    // Box and glove
    path('M430 444l-26-30h110l14 30Z', colour.wood),
    cardboardBox(520, 486, 196, 96),
    glove,
    rect(424, 394, 192, 92, colour.woodLight, 5),
    path('M560 394h56v92H536c14-28 22-60 24-92Z', colour.night, 'opacity=".13"'),
    line('M488 462h60', colour.wood, 6),
    // Her one hand, on the edge of the box
    limb([312, 388], [398, 420], 42, colour.clay, 12),
    line('M398 421l12-4', colour.clayDeep, 36),
    path(
      'M410 396c14-8 32-10 42-4 8 5 4 12-3 12 10 2 9 12 1 12 6 4 2 12-6 11 3 6-3 9-9 7-12 0-20-4-27-10Z',
      skin.fair,
    ),
    line('M420 396c2-10 8-16 16-17', skin.fair, 11),
    // Counter
    path('M-10 472h820v26H-10Z', colour.woodLight),
    rect(-10, 494, 820, 110, colour.wood),
    line('M90 510v80m150-80v80m150-80v80m150-80v80m150-80v80', colour.bark, 5, 'opacity=".6"'),
    path('M690 472c0-22 12-32 30-32s30 10 30 32Z', colour.lamp),
    circle(720, 436, 6, colour.lampDeep),
    rect(682, 468, 76, 9, colour.lampDeep, 4),
    twinkle(446, 250, 9),
    twinkle(606, 268, 11),
    grain(81, colour.dawn, 0.1),
  ].join('');
