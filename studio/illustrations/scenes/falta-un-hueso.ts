import {
  circle,
  clip,
  colour,
  crescent,
  curve,
  ellipse,
  glow,
  grain,
  hair,
  line,
  type Point,
  path,
  personAt,
  place,
  rect,
  shadow,
  skin,
  stars,
  stripes,
  twinkle,
} from '../parts/index.ts';

const BONE: string = colour.cream;
const BONE_SHADE = colour.sand;

/** A long bone from joint to joint, with its two knobs at each end. */
function bone([x1, y1]: Point, [x2, y2]: Point, width: number, fill = BONE): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ox, oy] = [(-(y2 - y1) / length) * width * 0.5, ((x2 - x1) / length) * width * 0.5];
  return (
    line(`M${x1} ${y1}L${x2} ${y2}`, fill, width) +
    [
      [x1 + ox, y1 + oy],
      [x1 - ox, y1 - oy],
      [x2 + ox, y2 + oy],
      [x2 - ox, y2 - oy],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, width * 0.62, fill))
      .join('')
  );
}

const SPINE: Point[] = [
  [800, 330],
  [740, 262],
  [660, 232],
  [580, 226],
  [510, 196],
  [460, 130],
];

const vertebrae = (): string =>
  [
    [780, 304],
    [748, 270],
    [708, 246],
    [664, 234],
    [620, 228],
    [578, 224],
    [540, 212],
    [508, 190],
    [482, 160],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 15, BONE) + circle(x, y, 6, BONE_SHADE))
    .join('');

const rib = (x: number, y: number, deep: number): string =>
  line(`M${x} ${y}c-30 ${deep * 0.4}-24 ${deep * 0.9} 10 ${deep}`, BONE, 11);

/** Taller than two houses; here as much of it as the picture holds. */
const skeleton = [
  // Far leg
  bone([650, 262], [700, 360], 22, BONE_SHADE),
  bone([700, 376], [664, 470], 18, BONE_SHADE),
  line('M660 488l-34 20M662 488l-8 24M668 488l22 22', BONE_SHADE, 13),
  line(curve(SPINE), BONE_SHADE, 12),
  vertebrae(),
  ...[0, 1, 2, 3, 4].map((i) => rib(646 - i * 30, 240 - i * 5, 112 - i * 10)),
  // Small arm
  bone([520, 222], [502, 268], 11),
  line('M500 278l-22 8m24-6l-12 18', BONE, 8),
  // Near leg, and the foot on which it all depends
  bone([700, 262], [640, 372], 26),
  bone([636, 392], [690, 486], 20),
  line('M690 508l-54 20M692 508l-18 32', BONE, 16),
  circle(636, 528, 9, BONE),
  circle(673, 540, 9, BONE),
  // Skull
  place(
    { x: 424, y: 120, turn: 6 },
    path(
      'M60-40c10 40 0 70-36 76-30 6-100 10-134 2-16-4-20-22-8-34 20-20 40-46 74-58 40-14 90-12 104 14Z',
      BONE,
    ),
    path('M24 36c-30 6-100 10-134 2 10 24 40 34 74 32 40-2 60-16 60-34Z', BONE_SHADE),
    line('M-104 40l6 14 8-12 8 14 8-13 8 14 8-14 8 14 8-14 8 13 8-14 8 12', colour.paper, 5),
    circle(4, -14, 19, colour.midnight),
    circle(2, -12, 6, colour.lamp),
    ellipse(-78, -4, 9, 6, colour.midnight),
  ),
];

const dog = place(
  { x: 236, y: 566, scale: 1.05 },
  path('M-46-30c-16-8-22-24-16-38 12 4 20 14 24 26Z', colour.paper),
  line('M-34-20V-4M-20-20V-4M20-20V-4M32-20V-4', colour.paper, 13),
  path('M-50-34c0-20 24-30 50-30 30 0 44 10 44 32 0 20-16 24-46 24s-48-4-48-26Z', colour.paper),
  path('M-44-24c20 14 66 16 86 0-4 14-20 16-44 16-22 0-38-4-42-16Z', colour.sand, 'opacity=".8"'),
  path('M-20-62c14-4 28 0 32 10-8 14-28 14-36 4Z', colour.clayLight),
  path('M18-80c0-26 18-40 40-38s34 18 32 38c6 2 12 8 10 16-4 12-20 14-34 14-28 0-48-10-48-30Z', colour.paper),
  path('M22-104c-14-2-24 8-26 24 10 10 22 6 30-6Z', colour.clayLight),
  circle(100, -72, 7, colour.ink),
  circle(60, -92, 5.5, colour.ink),
  circle(62, -94, 1.8, colour.glow),
  circle(50, -74, 7, colour.clay, 'opacity=".4"'),
  // His bone
  place({ x: 92, y: -50, turn: 14 }, bone([-22, 0], [24, 0], 13, '#B98A5E')),
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#353A6B'),
    rect(0, 470, 800, 130, '#4A4570'),
    path('M0 470h800v10H0Z', colour.midnight),
    // Tall windows and the moonlight they let in
    ...[60, 250].map(
      (x) => rect(x - 8, 52, 136, 320, colour.midnight, 66) + rect(x, 60, 120, 304, colour.dusk, 60),
    ),
    clip('left', 'M60 60h120v304H60Z', stars(6, 16, [66, 80, 108, 250]), crescent(122, 140, 30)),
    clip('right', 'M250 60h120v304H250Z', stars(9, 14, [256, 80, 108, 250])),
    line('M120 60v304M60 210h120M310 60v304M250 210h120', colour.midnight, 7),
    path('M60 364h120l190 236H120ZM250 364h120l200 236H380Z', colour.mist, 'opacity=".12"'),
    twinkle(338, 120, 8),
    // Columns
    rect(196, 30, 38, 446, '#45498A'),
    rect(186, 460, 58, 18, '#55599B', 4),
    rect(186, 20, 58, 18, '#55599B', 4),
    rect(760, 30, 48, 446, '#45498A'),
    // The plinth
    path('M450 520h370v50H430Z', '#2C315F'),
    path('M450 520h370v12H446Z', '#5A64A3'),
    glow(560, 330, 250, 0.8, colour.lampLight),
    ...skeleton,
    rect(486, 540, 64, 34, colour.lampDeep, 5),
    line('M496 552h42m-42 10h30', colour.bark, 4),
    // Noa and mamá Rosa, too late
    shadow(70, 566, 56),
    personAt(70, 566, 1, {
      build: 'adult',
      skin: skin.brown,
      hair: hair.black,
      style: 'bun',
      mood: 'wonder',
      look: [0.9, 0.2],
      top: colour.moss,
      bottom: colour.bark,
      right: { hand: [54, -120], bend: -14 },
    }),
    line('M128 420L116 572', colour.woodLight, 8),
    path('M98 560h36l10 26H88Z', colour.lampDeep),
    circle(126, 446, 11, skin.brown),
    shadow(152, 574, 40),
    personAt(160, 574, 0.86, {
      skin: skin.tan,
      hair: hair.brown,
      style: 'ponytail',
      mood: 'open',
      look: [0.9, 0.2],
      top: colour.periwinkle,
      over: stripes(colour.paper),
      bottom: colour.periwinkle,
      shoes: colour.clay,
      right: { hand: [60, -120], bend: -8 },
    }),
    shadow(250, 568, 66, 0.3),
    glow(320, 520, 76, 1.5, colour.lampLight),
    dog,
    grain(331, colour.mist, 0.1),
  ].join('');
