import { broken, held, line } from './notation.ts';
import { played } from './performance.ts';
import type { Score } from './score.ts';

/**
 * Setting out on tiptoe: pizzicato walks, horns call from far away in fourths and fifths, a clarinet looks around. G
 * with the lowered seventh (F chords) of old tales. Five lines of eight bars: A A′ B A″ and a rest by the road.
 */
const BAR = 4;

const G = 'G2 D3 G3 B3';
const F = 'F2 C3 A3 C4';
const CG = 'G2 E3 G3 C4';
const C = 'C3 E3 G3 C4';
const Em = 'E2 B2 G3 B3';
const D = 'D3 F#3 A3 D4';
const Ds = 'D3 G3 A3 D4';
const Am = 'A2 E3 A3 C4';
const GB = 'B2 D3 G3 D4';
const FA = 'A2 F3 A3 C4';

const line1 = [G, F, CG, G, Em, F, C, Ds];
const line3 = [Em, D, C, GB, Am, Em, F, Ds];
const WALK = ['0 . 2 . 1 . 2 3', '0 . 2 3 1 . 2 .', '0 . 2 . 1 2 3 .', '0 . 1 2 3 . 2 .'];
const TIPTOE = ['0 . . 2 . . 3 .', '0 . . 2 . 1 . .', '0 . . 3 . . 2 .', '0 . 1 . 2 . . .'];
const pizzicato = [
  ...broken(line1, { velocity: 58, beats: BAR, step: 0.5, hold: 0.45, accent: 10, patterns: WALK }),
  ...broken([G, F, CG, G, Em, F, C, D], {
    velocity: 62,
    from: 32,
    beats: BAR,
    step: 0.5,
    hold: 0.45,
    accent: 10,
    patterns: WALK,
  }),
  ...broken(line3, {
    velocity: 58,
    from: 64,
    beats: BAR,
    step: 0.5,
    hold: 0.45,
    accent: 10,
    patterns: TIPTOE,
  }),
  ...broken([G, F, CG, G, Em, F, C, D], {
    velocity: 64,
    from: 96,
    beats: BAR,
    step: 0.5,
    hold: 0.45,
    accent: 10,
    patterns: [...WALK].reverse(),
  }),
  ...broken([C, GB, F, C, G, FA, C, Ds], {
    velocity: 54,
    from: 128,
    beats: BAR,
    step: 0.5,
    hold: 0.45,
    accent: 8,
    patterns: TIPTOE,
  }),
];

const horns = line(
  `r/4 | r/4 | r/4 | r/4 | G3/3 B3/1 | C4/2 A3 | G3/4 | r/4 |
   D3+G3/3 B3/1 | A3+C4/4 | G3+C4/3 D4/1 | B3+D4/3 r/1 | G3+B3/3 r/1 | A3+C4/3 r/1 | G3+C4/2 E3+G3 | F#3+A3/3 r/1 |
   r/4 | r/4 | E3+G3/4 | D3+G3/3 r/1 | r/4 | r/4 | A3+C4/4 | G3+A3/3 r/1 |
   D3+G3/2 B3/1 D4 | C4/3 A3/1 | G3+C4/4 | G3+B3/3 r/1 | G3+B3/3 r/1 | A3+C4/3 r/1 | G3+E4/3 D4/1 | A3+D4/3 r/1 |
   r/4 | r/4 | A3/3 C4/1 | G3/4 | r/4 | r/4 | E3+G3/4 | G3/3 r/1`,
  BAR,
  { velocity: 50, gate: 0.97 },
);

const clarinet = line(
  `r/4 | r | r | r | r | r | r | r/2 D4/.5 E4 F#4/1 |
   G4/2 r | r/4 | r/4 | r/1 B4/.5 A4 G4/1 D4 | E4/3 r/1 | r/4 | r/4 | r/4 |
   r/1 B3/.5 D4 E4/1 G4 | F#4/2 D4 | r/4 | r/4 | r/1 C4/.5 E4 A4/1 G4 | E4/3 r/1 | r/4 | r/2 A4/.5 G4 E4/1 |
   D4/2 r | r/4 | r/4 | r/1 D4/.5 G4 A4/1 B4 | G4/3 r/1 | r/4 | r/4 | r/4 |
   r/1 G4/.5 E4 C4/2 | D4/3 r/1 | r/4 | r/4 | r/1 B4/.5 G4 D4/2 | C4/3 r/1 | r/4 | r/4`,
  BAR,
  { velocity: 46, gate: 0.85 },
);

/** Strings hold the third and last lines together, where the walking stops. */
const strings = [
  ...held(['G3 B3', 'F#3 A3', 'E3 G3', 'D3 G3', 'E3 A3', 'E3 G3', 'F3 A3', 'G3 A3'], {
    velocity: 45,
    beats: BAR,
    from: 64,
  }),
  ...held(['E3 G3', 'D3 G3', 'C3 F3', 'E3 G3', 'D3 G3', 'F3 A3', 'E3 G3', 'G3 A3'], {
    velocity: 42,
    beats: BAR,
    from: 128,
  }),
  ...held(['G3 D4', 'A3 C4', 'G3 C4', 'G3 B3', 'G3 B3', 'A3 C4', 'G3 C4', 'F#3 A3'], {
    velocity: 38,
    beats: BAR,
    from: 96,
  }),
];

export const adventure: Score = {
  id: 'adventure',
  title: { es: 'Más allá de la colina', en: 'Over the hill' },
  description: {
    es: 'Pasos ligeros y trompas lejanas: empieza la aventura, sin sobresaltos.',
    en: 'Light footsteps and faraway horns: an adventure begins, gently.',
  },
  tonic: 'G',
  mode: 'mixolydian',
  metre: '4/4',
  tempo: 108,
  beatsPerBar: BAR,
  bars: 40,
  parts: [
    {
      instrument: 'pizzicato',
      level: 0,
      reverb: 50,
      notes: played(pizzicato, { seed: 51, loose: 0.015, phraseBeats: 32, arch: 0.15 }),
    },
    {
      instrument: 'horn',
      level: -5,
      reverb: 100,
      notes: played(horns, { seed: 52, loose: 0.02, phraseBeats: 32, arch: 0.2 }),
    },
    {
      instrument: 'clarinet',
      level: -7,
      reverb: 80,
      notes: played(clarinet, { seed: 53, loose: 0.02, phraseBeats: 16, arch: 0.2 }),
    },
    {
      instrument: 'slowStrings',
      level: -8,
      reverb: 80,
      notes: strings,
      swell: [
        [0, 70],
        [64, 70],
        [80, 100],
        [96, 75],
        [112, 90],
        [128, 75],
        [144, 95],
        [160, 70],
      ],
    },
  ],
};
