import {
  circle,
  colour,
  ellipse,
  grain,
  hair,
  hill,
  leaves,
  line,
  moon,
  path,
  person,
  personAt,
  place,
  rect,
  shadow,
  skin,
  stars,
  tufts,
  twinkle,
} from '../parts/index.ts';

const DEEP = '#3F6B4E';

const cabbage = (x: number, y: number, scale: number): string =>
  place(
    { x, y, scale },
    path('M-40 0c-20-20-10-44 10-44 0-16 60-16 60 0 20 0 30 24 10 44-20 10-60 10-80 0Z', colour.moss),
    path('M-22 2c-10-20 0-40 22-42 22 2 32 22 22 42-12 6-32 6-44 0Z', colour.sage),
    line('M0 0v-30m0 14l-10-8m10 0l10-8', colour.sageLight, 3.5),
  );

const bean = (x: number, y: number): string =>
  place(
    { x, y },
    line('M-40 0L0-150 40 0M0 0v-150', colour.wood, 6),
    ...[
      [-30, -30],
      [-20, -66],
      [-10, -104],
      [10, -50],
      [14, -90],
      [30, -26],
      [2, -130],
    ].map(([a = 0, b = 0], i) =>
      place(
        { x: a, y: b, turn: i * 60 },
        path('M0 0c-14-6-14-22 0-30 14 8 14 24 0 30Z', i % 2 ? colour.moss : DEEP),
      ),
    ),
  );

const canister = place(
  { x: 0, y: 0 },
  path('M-22-18h44l-4 40h-36Z', colour.periwinkle),
  path('M6-18h16l-4 40H6Z', colour.dusk, 'opacity=".4"'),
  line('M18 10l34-22', colour.periwinkle, 7),
  path('M46-18l14-2-2 14Z', colour.periwinkle),
  line('M-16-18c0-24 32-24 32 0', colour.dusk, 5),
);

export const scene = (): string =>
  [
    rect(0, 0, 800, 600, '#1C2350'),
    stars(37, 56, [0, 0, 800, 240]),
    twinkle(80, 70, 10),
    twinkle(700, 60, 12),
    twinkle(330, 60, 8),
    moon(520, 120, 76, { face: 'awake' }),
    hill([300, 270, 250, 270, 286, 266, 250], '#2F3A70'),
    hill([330, 320, 310, 316, 326, 310, 316], '#34486E'),
    // Shed
    place(
      { x: 120, y: 362 },
      rect(-70, -130, 140, 136, '#54466A'),
      line('M-46-128v132m24-132v132m24-132v132m24-132v132m24-132v132', '#43375A', 4),
      path('M-90-124L0-178l90 54Z', '#3A3058', 'stroke="#3A3058" stroke-width="8" stroke-linejoin="round"'),
      rect(-50, -100, 46, 40, colour.lamp, 4),
      line('M-27-100v40m-23-20h46', '#43375A', 4),
      rect(14, -92, 40, 98, '#3A3058', 3),
    ),
    bean(250, 372),
    bean(310, 366),
    bean(740, 372),
    hill([372, 366, 362, 368, 364, 366, 362], '#3B5A55'),
    path('M-10 420C200 396 560 396 810 420V610H-10Z', '#4A3B50'),
    line('M0 450c200-20 600-20 800 0M0 520c200-24 600-24 800 0', '#5C4A5E', 14),
    cabbage(60, 446, 0.85),
    cabbage(130, 440, 0.8),
    cabbage(760, 446, 0.8),
    // The old man on tiptoe
    shadow(182, 536, 66, 0.35),
    personAt(184, 528, 1.22, {
      build: 'elder',
      skin: skin.fair,
      hair: hair.white,
      style: 'sides',
      mood: 'shut',
      look: [0.9, 0.3],
      moustache: hair.white,
      hat: 'flat cap',
      hatFill: colour.wood,
      top: '#8C4A52',
      dress: true,
      bottom: colour.mist,
      shoes: colour.clay,
      tilt: 8,
      over:
        line('M0-166l-6 60M0-166l14 56', colour.rose, 6) +
        line('M-48-96c30 8 66 8 96 0', colour.rose, 9) +
        line('M6-92l4 34m2-34l14 30', colour.rose, 6),
      feet: [
        [-34, 2],
        [26, 6],
      ],
      left: { hand: [-62, -122], bend: -16 },
      right: { hand: [78, -108], bend: 12 },
    }),
    place({ x: 284, y: 408, scale: 1.2, turn: -6 }, canister),
    // The marrow, tucked in
    ellipse(470, 530, 190, 20, colour.night, 'opacity=".4"'),
    line('M296 452c-20-14-40-10-50 4m50-4c-16-2-24-14-22-28', DEEP, 9),
    path('M284 470c0-60 70-86 180-86s192 30 192 84-80 66-190 66-182-14-182-64Z', DEEP),
    path(
      'M290 452c60-36 280-46 352-4M286 476c80-20 300-24 368-2M296 502c80-8 280-10 340-4',
      'none',
      `stroke="${colour.sage}" stroke-width="13" stroke-linecap="round"`,
    ),
    path(
      'M318 420c60-30 220-34 300-4',
      'none',
      `stroke="${colour.sageLight}" stroke-width="9" stroke-linecap="round" opacity=".85"`,
    ),
    path('M440 378c70-4 180 6 216 70 12 36-4 70-50 80-60 10-130 12-190 8 14-50 20-110 24-158Z', colour.clay),
    path('M440 378c18-1 40-1 60 2-6 50-12 110-28 156-20 1-38 0-56-2 14-50 20-110 24-156Z', colour.clayLight),
    line('M540 386c-4 50-12 100-28 148M600 404c0 40-6 84-20 124', colour.lampLight, 6, 'opacity=".7"'),
    line('M470 430c60-4 130 0 180 14M458 486c60 2 140 2 200-2', colour.lampLight, 6, 'opacity=".7"'),
    // Hattie behind the butt
    shadow(660, 572, 120, 0.35),
    place(
      { x: 716, y: 566, scale: 1.16, flip: true },
      person({
        skin: skin.fair,
        hair: hair.chestnut,
        style: 'ponytail',
        mood: 'wonder',
        look: [0.95, 0.1],
        top: colour.mist,
        bottom: colour.mist,
        shoes: colour.lamp,
        tilt: 10,
        feet: [
          [-12, 0],
          [14, 2],
        ],
        left: { hand: [-34, -70], bend: 6 },
        right: { hand: [50, -128], bend: -4 },
        over: [
          [-14, -118],
          [4, -106],
          [-10, -90],
          [12, -126],
          [8, -82],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 4, colour.clay))
          .join(''),
      }),
    ),
    line('M730 532v22M700 534v22', colour.lamp, 25),
    place(
      { x: -106 },
      path('M656 400h124c14 40 14 120-2 176H658c-16-56-16-136-2-176Z', '#5F6FA8'),
      path('M730 400h50c14 40 14 120-2 176h-60c24-60 24-120 12-176Z', colour.night, 'opacity=".28"'),
      line('M650 430c44 8 92 8 136 0M646 500c46 8 98 8 144 0M654 556c42 8 86 8 128 0', colour.midnight, 7),
      ellipse(718, 400, 66, 13, colour.midnight),
      ellipse(718, 401, 56, 9, colour.periwinkle),
      ellipse(700, 401, 12, 4, colour.lampLight),
    ),
    circle(662, 418, 13, skin.fair),
    leaves(20, 640, 0.9, colour.night, { turn: 12 }),
    tufts(27, 9, [180, 570, 400, 20], DEEP, 18),
    grain(241, colour.mist, 0.1),
  ].join('');
