import type { Mood, Pose } from '../contract/scene.ts';
import type { Arm, Stance } from './figure.ts';

const UP: Arm = [
  [0.4, 0],
  [0.55, -0.85],
];
const OUT: Arm = [
  [0.5, 0.3],
  [0.95, 0.05],
];
export const DOWN: Arm = [
  [0.3, 0.55],
  [0.16, 0.98],
];
const AT_CHEST: Arm = [
  [0.5, 0.72],
  [-0.06, 0.62],
];
const ON_HIP: Arm = [
  [0.72, 0.46],
  [0.14, 0.84],
];

/** The right hand at the mouth. */
const AT_MOUTH: Arm = [
  [0.85, 0.5],
  [0.24, -0.02],
];

/** Both hands clasped before the belly. */
const CLASPED: Arm = [
  [0.5, 0.66],
  [-0.14, 0.9],
];

/** An open hand beside the hip. */
const OFFERED: Arm = [
  [0.42, 0.52],
  [0.92, 0.34],
];

/** How those who do nothing stand, in turn: not all of a picture have the hand at the chin. */
export const IDLE: Partial<Record<Mood, readonly Stance[]>> = {
  curious: [
    { face: 'eager' },
    { head: 5, arms: [ON_HIP, OFFERED], face: 'eager' },
    { head: -3, arms: [DOWN, OFFERED], face: 'eager' },
    { head: 4, arms: [CLASPED, CLASPED], face: 'eager' },
  ],
  happy: [
    {},
    { head: -4, arms: [ON_HIP, UP] },
    { head: 5, arms: [CLASPED, CLASPED], face: 'grin' },
    { head: 3, arms: [DOWN, OFFERED] },
  ],
  worried: [
    {},
    { head: -4, arms: [DOWN, AT_CHEST] },
    { head: 6, arms: [DOWN, DOWN] },
    { head: -3, arms: [AT_CHEST, ON_HIP] },
  ],
  calm: [
    { head: 3, arms: [DOWN, OFFERED] },
    { head: 4, arms: [CLASPED, CLASPED] },
    { head: -3, arms: [ON_HIP, OFFERED] },
  ],
};

export const STANCES: Record<Pose, Stance> = {
  walks: {
    arms: [
      [
        [0.28, 0.5],
        [0.5, 0.82],
      ],
      [
        [0.4, 0.5],
        [0.62, 0.72],
      ],
    ],
    legs: [
      [[-0.02, 0.5], [-0.34, 0.93], 24],
      [[0.24, 0.46], [0.34, 1], -8],
    ],
  },
  runs: {
    tilt: 11,
    head: -7,
    lift: 16,
    arms: [
      [
        [0.55, 0.42],
        [0.72, -0.06],
      ],
      [
        [0.42, 0.56],
        [0.9, 0.26],
      ],
    ],
    legs: [
      [[-0.02, 0.52], [-0.62, 0.58], 70],
      [[0.46, 0.34], [0.62, 0.86], -16],
    ],
  },
  jumps: {
    tilt: 3,
    lift: 64,
    arms: [UP, UP],
    legs: [
      [[-0.34, 0.4], [-0.3, 0.8], 16],
      [[0.36, 0.3], [0.3, 0.72], -10],
    ],
  },
  dances: {
    tilt: -7,
    head: 4,
    arms: [
      [
        [0.36, -0.1],
        [0.2, -0.95],
      ],
      OUT,
    ],
    legs: [
      [[0.04, 0.5], [0.02, 1], 0],
      [[0.42, 0.36], [0.7, 0.72], -24],
    ],
  },
  flies: {
    tilt: 58,
    head: -50,
    lift: 170,
    arms: [
      [
        [0.24, 0.45],
        [0.42, 0.9],
      ],
      [
        [0.2, -0.5],
        [0.22, -1.15],
      ],
    ],
    legs: [
      [[-0.1, 0.5], [-0.16, 1], 60],
      [[0.04, 0.5], [0.06, 0.98], 60],
    ],
  },
  falls: {
    tilt: -34,
    head: 20,
    lift: 120,
    mood: 'worried',
    arms: [
      [
        [0.5, -0.1],
        [0.7, -0.75],
      ],
      UP,
    ],
    legs: [
      [[-0.3, 0.42], [-0.62, 0.72], -10],
      [[0.42, 0.3], [0.78, 0.56], -50],
    ],
  },
  climbs: {
    lift: 46,
    gaze: [0.2, -0.9],
    arms: [
      [
        [0.56, -0.2],
        [0.62, -1.02],
      ],
      [
        [0.62, 0.1],
        [0.78, -0.5],
      ],
    ],
    legs: [
      [[-0.2, 0.5], [-0.16, 0.98], 0],
      [[0.4, 0.3], [0.2, 0.66], -6],
    ],
  },
  swims: {
    tilt: 62,
    head: -58,
    arms: [
      [
        [0.3, -0.2],
        [0.5, -0.9],
      ],
      [
        [0.2, -0.4],
        [0.3, -1.1],
      ],
    ],
    legs: [
      [[-0.14, 0.5], [-0.3, 0.95], 60],
      [[0.08, 0.5], [0.16, 0.98], 60],
    ],
  },
  sits: {
    drop: 0.62,
    arms: [DOWN, DOWN],
    // On the ground, with the knees drawn up.
    legs: [
      [[0.72, -0.36], [0.86, 0.34], 0],
      [[0.56, -0.22], [1.02, 0.33], 0],
    ],
  },
  rides: {
    drop: 0.62,
    arms: [
      [
        [0.3, 0.55],
        [0.1, 0.72],
      ],
      [
        [0.4, 0.5],
        [0.62, 0.5],
      ],
    ],
    // Over the edge of what one sits on.
    legs: [
      [[0.44, 0.04], [0.46, 0.52], 0],
      [[0.5, 0.06], [0.54, 0.56], 0],
    ],
  },
  sails: {
    arms: [
      ON_HIP,
      [
        [0.5, 0.05],
        [0.62, -0.62],
      ],
    ],
    gaze: [0.8, -0.2],
  },
  sleeps: { mood: 'sleepy' },
  hides: { gaze: [0.8, -0.1] },
  hugs: {
    tilt: 5,
    arms: [
      [
        [0.2, 0.8],
        [-0.9, 0.66],
      ],
      [
        [0.52, 0.62],
        [1.0, 0.56],
      ],
    ],
    gaze: [0.7, 0.2],
  },
  reaches: {
    tilt: 5,
    gaze: [0.5, -1],
    arms: [
      [
        [0.5, 0.4],
        [0.9, 0.36],
      ],
      [
        [0.2, -0.45],
        [0.26, -1.2],
      ],
    ],
    legs: [
      [[-0.06, 0.5], [-0.14, 0.98], 22],
      [[0.06, 0.5], [0.1, 0.98], 22],
    ],
  },
  waves: {
    arms: [
      DOWN,
      [
        [0.62, 0.14],
        [0.72, -0.72],
      ],
    ],
  },
  points: {
    arms: [
      ON_HIP,
      [
        [0.5, 0.18],
        [1.14, -0.1],
      ],
    ],
    gaze: [0.9, -0.2],
  },
  carries: { arms: [AT_CHEST, AT_CHEST], holds: 'chest' },
  kicks: {
    tilt: -9,
    head: 5,
    gaze: [0.7, 0.7],
    arms: [
      OUT,
      [
        [0.44, 0.5],
        [0.8, 0.5],
      ],
    ],
    legs: [
      [[-0.06, 0.5], [-0.04, 1], 0],
      [[0.46, 0.3], [0.96, 0.6], -34],
    ],
  },
  reads: { arms: [AT_CHEST, AT_CHEST], holds: 'chest', gaze: [0.1, 0.9] },
  sings: {
    tilt: -3,
    head: -6,
    mood: 'happy',
    face: 'open',
    gaze: [0.3, -0.5],
    arms: [
      [
        [0.5, 0.3],
        [0.92, 0.02],
      ],
      [
        [0.5, 0.24],
        [0.84, -0.3],
      ],
    ],
  },
  cooks: {
    arms: [
      ON_HIP,
      [
        [0.6, 0.4],
        [0.98, 0.2],
      ],
    ],
    gaze: [0.8, 0.6],
    holds: 'hand',
  },
  eats: {
    arms: [AT_CHEST, AT_MOUTH],
    gaze: [0.3, 0.5],
  },
  digs: {
    tilt: 7,
    head: 4,
    gaze: [0.7, 0.8],
    arms: [
      [
        [0.1, 0.66],
        [-0.86, 0.42],
      ],
      [
        [0.6, 0.5],
        [0.82, 0.86],
      ],
    ],
    legs: [
      [[-0.1, 0.5], [-0.22, 0.98], 0],
      [[0.34, 0.42], [0.36, 0.96], 0],
    ],
  },
  paints: {
    gaze: [0.8, -0.5],
    arms: [
      OFFERED,
      [
        [0.6, -0.02],
        [1.06, -0.62],
      ],
    ],
  },
  builds: {
    gaze: [0.8, 0.5],
    arms: [
      [
        [0.3, 0.66],
        [-0.7, 0.78],
      ],
      [
        [0.72, 0.1],
        [0.66, -0.66],
      ],
    ],
  },
  picks: {
    gaze: [0.8, 0.2],
    arms: [
      [
        [0.5, 0.4],
        [0.6, 0.86],
      ],
      [
        [0.56, 0.3],
        [1.08, 0.12],
      ],
    ],
  },
  feeds: {
    tilt: 6,
    gaze: [0.8, 0.7],
    arms: [
      AT_CHEST,
      [
        [0.5, 0.42],
        [1.06, 0.42],
      ],
    ],
  },
  throws: {
    tilt: 3,
    lift: 34,
    gaze: [0.6, -0.9],
    arms: [
      OUT,
      [
        [0.56, 0.1],
        [1, -0.42],
      ],
    ],
    legs: [
      [[-0.06, 0.5], [-0.2, 0.94], 22],
      [[0.12, 0.48], [0.08, 0.98], 22],
    ],
  },
  washes: {
    tilt: 6,
    gaze: [0.8, 0.6],
    arms: [
      [
        [0.3, 0.7],
        [-0.7, 0.56],
      ],
      [
        [0.56, 0.44],
        [1.1, 0.36],
      ],
    ],
  },
  brushes: {
    face: 'open',
    arms: [
      ON_HIP,
      [
        [0.9, 0.4],
        [0.34, -0.2],
      ],
    ],
  },
  pushes: {
    tilt: 12,
    head: -8,
    gaze: [0.9, 0.1],
    arms: [
      [
        [-0.3, 0.66],
        [-1.3, 0.36],
      ],
      [
        [0.56, 0.4],
        [1.04, 0.24],
      ],
    ],
    legs: [
      [[-0.16, 0.5], [-0.46, 0.92], 22],
      [[0.3, 0.42], [0.22, 0.98], -10],
    ],
  },
  pulls: {
    tilt: -14,
    head: 8,
    gaze: [0.9, 0.2],
    arms: [
      [
        [-0.3, 0.7],
        [-1.34, 0.66],
      ],
      [
        [0.5, 0.5],
        [1.0, 0.5],
      ],
    ],
    legs: [
      [[0.2, 0.46], [0.26, 1], 0],
      [[0.46, 0.36], [0.66, 0.92], -14],
    ],
  },
  slides: {
    drop: 0.62,
    lift: 96,
    tilt: -8,
    face: 'grin',
    arms: [UP, UP],
    legs: [
      [[0.7, 0.0], [1.3, 0.3], 10],
      [[0.6, 0.02], [1.26, 0.34], 10],
    ],
  },
  skates: {
    tilt: 10,
    head: -8,
    arms: [OUT, OUT],
    legs: [
      [[-0.16, 0.46], [-0.8, 0.72], 62],
      [[0.2, 0.44], [0.06, 0.96], -10],
    ],
  },
  sweeps: {
    tilt: 5,
    gaze: [0.7, 0.8],
    arms: [
      [
        [0.1, 0.6],
        [-0.86, 0.3],
      ],
      [
        [0.6, 0.5],
        [0.82, 0.76],
      ],
    ],
  },
  blows: { tilt: 3, face: 'wonder', gaze: [0.9, 0.1], arms: [DOWN, AT_MOUTH] },
  whispers: {
    tilt: 6,
    face: 'smile',
    gaze: [0.9, 0],
    arms: [
      DOWN,
      [
        [0.72, 0.4],
        [0.62, -0.1],
      ],
    ],
  },
  tells: {
    face: 'open',
    gaze: [0.7, 0.4],
    arms: [
      OFFERED,
      [
        [0.56, 0.2],
        [0.96, -0.3],
      ],
    ],
  },
  laughs: {
    tilt: -7,
    head: -8,
    face: 'grin',
    arms: [
      CLASPED,
      [
        [0.5, 0.62],
        [-0.1, 0.84],
      ],
    ],
  },
  cries: {
    head: 6,
    mood: 'worried',
    face: 'worried',
    gaze: [0.1, 0.8],
    arms: [
      DOWN,
      [
        [0.8, 0.4],
        [0.3, -0.2],
      ],
    ],
  },
  looks: {
    tilt: 5,
    face: 'eager',
    gaze: [0.9, 0],
    arms: [
      ON_HIP,
      [
        [0.66, 0.3],
        [0.8, -0.16],
      ],
    ],
  },
  tumbles: {
    tilt: 160,
    lift: 4,
    face: 'grin',
    arms: [
      [
        [0.3, -0.4],
        [0.44, -1.1],
      ],
      [
        [0.3, -0.4],
        [0.44, -1.1],
      ],
    ],
    legs: [
      [[-0.36, 0.42], [-0.72, 0.8], 20],
      [[0.36, 0.42], [0.72, 0.8], -20],
    ],
  },
  skips: {
    lift: 40,
    arms: [
      [
        [0.3, 0.5],
        [0.84, 0.44],
      ],
      [
        [0.3, 0.5],
        [0.84, 0.44],
      ],
    ],
    legs: [
      [[-0.16, 0.46], [-0.14, 0.86], 14],
      [[0.2, 0.44], [0.16, 0.84], -8],
    ],
  },
  knocks: {
    gaze: [0.9, -0.1],
    arms: [
      DOWN,
      [
        [0.56, 0.3],
        [0.96, -0.2],
      ],
    ],
  },
};

/** Behind the others, with an arm around those to both sides. */
export const SHELTERS: Stance = {
  arms: [
    [
      [0.42, 0.42],
      [0.58, 0.9],
    ],
    [
      [0.42, 0.42],
      [0.58, 0.9],
    ],
  ],
};

/** On a bicycle: both hands on the bar, leaning a little. */
export const CYCLES: Stance = {
  drop: 0.62,
  head: 4,
  arms: [
    [
      [-0.3, 0.62],
      [-1.5, 0.66],
    ],
    [
      [0.56, 0.62],
      [1.16, 0.62],
    ],
  ],
  legs: [
    [[0.94, 0.14], [0.66, 0.86], 0],
    [[0.66, 0.4], [0.4, 1.16], 0],
  ],
};

/** How one bends to a child or to what is small: leaning, a hand on the thigh, or on one knee. */
export const BENDS: readonly Stance[] = [
  {
    tilt: 10,
    head: 3,
    arms: [
      [
        [0.34, 0.5],
        [0.12, 0.94],
      ],
      [
        [0.52, 0.36],
        [0.92, 0.56],
      ],
    ],
    legs: [
      [[0.04, 0.5], [0.06, 0.98], -10],
      [[0.16, 0.48], [0.24, 0.96], -10],
    ],
  },
  {
    tilt: 3,
    head: 3,
    drop: 0.46,
    kneels: true,
    arms: [
      [
        [0.34, 0.5],
        [0.24, 0.9],
      ],
      [
        [0.5, 0.36],
        [0.94, 0.42],
      ],
    ],
    legs: [
      [[0.06, 0.44], [-0.5, 0.44], 50],
      [[0.5, -0.02], [0.5, 0.46], 0],
    ],
  },
];

/** Towards one who is lower. */
export const REACHES_DOWN: Stance = {
  ...STANCES.reaches,
  tilt: 9,
  gaze: [0.7, 0.5],
  arms: [
    DOWN,
    [
      [0.5, 0.35],
      [0.95, 0.42],
    ],
  ],
};

/** Around one who is low. */
export const HUGS_DOWN: Stance = {
  ...STANCES.hugs,
  drop: 0.46,
  kneels: true,
  legs: BENDS[1]!.legs!,
};

/** With a rod before one. */
export const FISHES: Stance = {
  ...STANCES.sits,
  gaze: [0.9, 0.3],
  arms: [
    [
      [0.2, 0.7],
      [-0.8, 0.56],
    ],
    [
      [0.5, 0.5],
      [0.86, 0.44],
    ],
  ],
};

/** At the hair of another, whose head is so many lengths of an arm below the shoulder. */
export const brushesAt = (low: number): Stance => ({
  gaze: [0.8, Math.max(-0.6, Math.min(0.6, low))],
  arms: [
    OFFERED,
    [
      [0.56, Math.max(-0.3, Math.min(0.4, low * 0.5))],
      [1, Math.max(-0.9, Math.min(0.7, low))],
    ],
  ],
});

/** On the shoulders of another, with a leg at each side of the head and a hand up. */
export const ON_SHOULDERS: Stance = {
  drop: 0.62,
  face: 'grin',
  arms: [UP, UP],
  legs: [
    [[-0.7, 0.2], [-0.8, 0.96], 10],
    [[0.7, 0.2], [0.8, 0.96], -10],
  ],
};

/** With a fine brush or a pencil, on what is on a table. */
export const PAINTS_AT_TABLE: Stance = {
  gaze: [0.5, 0.9],
  arms: [
    AT_CHEST,
    [
      [0.66, 0.5],
      [0.72, 0.56],
    ],
  ],
};

/** An instrument in both arms. */
export const PLAYS: Stance = {
  ...STANCES.sings,
  tilt: 2,
  head: -4,
  arms: [AT_CHEST, AT_CHEST],
  holds: 'chest',
};
