import {
  circle,
  colour,
  crescent,
  curve,
  dragonHead,
  ellipse,
  glow,
  grain,
  hair,
  hill,
  line,
  n,
  path,
  personAt,
  place,
  rect,
  seeded,
  shadow,
  skin,
  stars,
} from '../parts/index.ts';

const BODY = '#6A5A86';
const SHADE = '#463A63';
const BELLY = '#B9A6C4';

const spoon = (x: number, y: number, turn: number, fill: string, scale = 1): string =>
  place({ x, y, turn, scale }, line('M0 0V44', fill, 6), ellipse(0, -12, 11, 16, fill));

/** Every spoon in the valley, or what can be seen of them. */
const heap = (): string => {
  const random = seeded(27);
  const tones = [colour.mist, colour.lampDeep, colour.woodLight, colour.lamp, colour.periwinkle];
  return Array.from({ length: 74 }, (_, i) => {
    const t = random();
    const x = 400 + t * 420;
    const top = 560 - Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.8) * 120;
    return spoon(
      x,
      top + random() * (620 - top),
      random() * 360,
      tones[i % tones.length] ?? colour.lamp,
      0.95,
    );
  }).join('');
};

const snow = (): string => {
  const random = seeded(8);
  return Array.from({ length: 60 }, () =>
    circle(
      20 + random() * 300,
      60 + random() * 400,
      2 + random() * 3,
      colour.paper,
      `opacity="${n(0.5 + random() * 0.5)}"`,
    ),
  ).join('');
};

const villager = (x: number, y: number, top: string, look: string, cap: string): string =>
  personAt(x, y, 0.5, {
    build: 'adult',
    skin: look,
    hair: hair.brown,
    mood: 'open',
    look: [0.9, 0.2],
    hat: 'flat cap',
    hatFill: cap,
    top,
    bottom: colour.bark,
    right: { hand: [30, -130], bend: -16 },
  });

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#3A3350'),
    // The mouth of the cave, and the night outside
    path('M-10 470C0 200 60 60 190 50c130 0 190 140 190 420Z', colour.dusk),
    stars(4, 26, [20, 70, 320, 150]),
    crescent(250, 130, 32),
    hill([400, 390, 384, 396, 420, 440, 460], colour.mist, 480),
    snow(),
    villager(60, 476, colour.clay, skin.fair, colour.plum),
    villager(112, 484, colour.moss, skin.tan, colour.clayDeep),
    villager(16, 480, colour.evening, skin.brown, colour.forest),
    path('M-10 600V-10H190C70 10 20 160 30 470c0 60-10 100-40 130Z', '#2C2743'),
    path('M180-10H810V610H360c40-70 44-160 34-260C384 190 320 60 190 50Z', '#4A4263'),
    path('M430 30c120-20 260 0 380 60V-10H420Z', '#3A3350'),
    line('M470 120c30 20 50 50 60 90m150-120c30 10 60 30 80 60M420 220c10 30 14 60 14 90', '#5D5478', 7),
    path('M-10 610V470C160 452 520 470 810 520v90Z', '#594F6E'),
    glow(250, 420, 210, 1.7, colour.lampLight),
    // Cinder on his hoard
    path('M330 610c60-110 150-150 260-150s180 50 230 110v40Z', '#8A6A4A'),
    path('M700 500c80-20 110-80 80-130-20-34 10-60 40-50v220Z', BODY),
    path('M470 470c0-90 80-140 170-140s160 60 160 150-70 70-170 70-160-10-160-80Z', BODY),
    path('M500 500c60 40 200 46 270 4-20 40-70 54-130 54-70 0-120-18-140-58Z', BELLY),
    line(
      curve([
        [560, 400],
        [520, 320],
        [500, 262],
      ]),
      BODY,
      86,
    ),
    line(
      curve([
        [528, 400],
        [486, 330],
        [470, 270],
      ]),
      BELLY,
      24,
    ),
    path('M604 346l16-38 30 34ZM670 340l22-36 24 40ZM738 372l32-22 8 36Z', colour.lampDeep),
    path('M640 350c20-70 70-110 140-120-6 26 0 46 14 62-30 0-50 10-60 32-30-4-56 6-94 26Z', '#4F6A74'),
    heap(),
    line(
      curve([
        [520, 470],
        [450, 470],
        [404, 420],
      ]),
      BODY,
      38,
    ),
    circle(400, 414, 22, BODY),
    spoon(384, 400, -24, colour.woodLight, 1.25),
    dragonHead(488, 226, {
      body: BODY,
      shade: SHADE,
      belly: BELLY,
      mood: 'doubtful',
      flip: true,
      scale: 1.12,
      turn: 8,
    }),
    // The girl, and the pot that is bigger than she is
    shadow(212, 570, 150, 0.35),
    personAt(318, 566, 0.86, {
      skin: skin.olive,
      hair: hair.ginger,
      style: 'braids',
      mood: 'smile',
      look: [0.8, -0.8],
      top: colour.clay,
      dress: true,
      bottom: colour.cream,
      shoes: colour.bark,
      left: { hand: [-56, -92], bend: 14 },
      tilt: -8,
    }),
    path('M92 436h176v98c0 24-20 34-50 34h-76c-30 0-50-10-50-34Z', colour.midnight),
    path('M216 436h52v98c0 24-20 34-50 34h-30c26-30 34-90 28-132Z', colour.night, 'opacity=".45"'),
    rect(78, 420, 204, 26, colour.evening, 12),
    ellipse(180, 424, 90, 12, '#E0A24A'),
    line('M80 470H58v30h20M280 470h16', colour.night, 10),
    line(
      'M130 404c-18-26 12-40-6-70m56 66c-18-30 14-46-4-84m54 88c18-24-8-40 8-66',
      colour.paper,
      11,
      'opacity=".5"',
    ),
    grain(311, colour.mist, 0.09),
  ].join('');
