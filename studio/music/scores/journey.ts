import { broken, held, line } from './notation.ts';
import { played } from './performance.ts';
import type { Score } from './score.ts';

/**
 * A road seen from a window. The guitar's eighths go 3 + 3 + 2 without stopping, a marimba falls in and out of step, a
 * cello sings low and rests often. A dorian. Four bars to set off, then A B A′ B′ of eight.
 */
const BAR = 4;

const Am = 'A2 E3 A3 C4 E4';
const DA = 'A2 F#3 A3 D4 F#4';
const C = 'C3 G3 C4 E4 G4';
const G = 'G2 D3 G3 B3 D4';
const DF = 'F#2 D3 A3 D4 F#4';
const Em = 'E2 B2 G3 D4 E4';
const Fj = 'F2 C3 A3 C4 E4';
const GB = 'B2 G3 B3 D4 G4';

const setOff = [Am, Am, DA, Am];
const verse = [Am, DA, Am, DA, C, G, DF, Em];
const turn = [Fj, C, G, Am, Fj, C, GB, Em];
const road = [...setOff, ...verse, ...turn, ...verse, ...turn];

const guitar = broken(road, {
  velocity: 50,
  beats: BAR,
  step: 0.5,
  hold: 1.5,
  accent: 9,
  accented: [0, 3, 6],
  patterns: ['0 2 3 1 2 4 2 3', '0 3 2 1 3 4 3 2', '0 2 4 1 2 3 2 4', '0 2 3 1 4 3 2 1'],
});

/** Enters in the first turn, on the off-steps of the guitar. */
const marimba = [
  ...broken(turn, {
    velocity: 44,
    from: 12 * BAR,
    beats: BAR,
    step: 0.5,
    hold: 0.5,
    accent: 0,
    patterns: ['. . . 3 . . 2 .', '. 3 . . 4 . . .'],
  }),
  ...broken(verse, {
    velocity: 46,
    from: 20 * BAR,
    beats: BAR,
    step: 0.5,
    hold: 0.5,
    accent: 0,
    patterns: ['. . . 3 . . 4 .', '. . 3 . . 2 . .'],
  }),
  ...broken(turn, {
    velocity: 42,
    from: 28 * BAR,
    beats: BAR,
    step: 0.5,
    hold: 0.5,
    accent: 0,
    patterns: ['. . . 4 . . 3 .', '. 3 . . 2 . . .', '. . . 3 . . . .'],
  }),
];

const cello = line(
  `r/4 | r/4 | r/4 | r/4 |
   A2/4 | r/4 | E3/3 D3/1 | F#3/3 r/1 | G3/3 E3/1 | D3/4 | A2/4 | B2/3 r/1 |
   A3/3 G3/1 | E3/4 | D3/3 B2/1 | C3/4 | A2/3 C3/1 | E3/4 | D3/4 | r/4 |
   E3/4 | F#3/3 r/1 | A3/3 E3/1 | D3/3 r/1 | G3/2 E3/1 G3 | B3/3 A3/1 | F#3/4 | E3/3 r/1 |
   C3/4 | G3/3 E3/1 | D3/4 | E3/3 C3/1 | A2/4 | G2/3 C3/1 | D3/4 | E3/2 r`,
  BAR,
  { velocity: 50, gate: 0.98 },
);

const sky = held(
  [
    ...Array<string>(12).fill(''),
    'A3 C4',
    'G3 C4',
    'G3 B3',
    'E3 A3',
    'F3 A3',
    'E3 G3',
    'D3 G3',
    'E3 G3',
    'E3 A3',
    'F#3 A3',
    'E3 A3',
    'F#3 A3',
    'G3 C4',
    'G3 B3',
    'F#3 A3',
    'G3 B3',
    'A3 C4',
    'G3 C4',
    'G3 B3',
    'E3 A3',
    'F3 A3',
    'E3 G3',
    'D3 G3',
    'E3 G3',
  ],
  { velocity: 42, beats: BAR },
);

export const journey: Score = {
  id: 'journey',
  title: { es: 'Camino largo', en: 'The long road' },
  description: {
    es: 'Una guitarra que no deja de andar y un violonchelo que mira el paisaje.',
    en: 'A guitar that keeps walking and a cello that looks at the view.',
  },
  tonic: 'A',
  mode: 'dorian',
  metre: '4/4',
  tempo: 96,
  beatsPerBar: BAR,
  bars: 36,
  softenAbove: 3_500,
  parts: [
    {
      instrument: 'steelGuitar',
      level: 0,
      reverb: 45,
      notes: played(guitar, { seed: 81, loose: 0.012, phraseBeats: 32, arch: 0.18 }),
    },
    {
      instrument: 'marimba',
      level: -9,
      reverb: 70,
      notes: played(marimba, { seed: 82, loose: 0.015, phraseBeats: 16, arch: 0.15 }),
    },
    {
      instrument: 'cello',
      level: -4,
      reverb: 90,
      notes: played(cello, { seed: 83, loose: 0.02, phraseBeats: 16, arch: 0.2 }),
      swell: [
        [0, 90],
        [32, 100],
        [48, 85],
        [64, 105],
        [80, 90],
        [104, 110],
        [128, 95],
        [144, 90],
      ],
    },
    {
      instrument: 'slowStrings',
      level: -8,
      reverb: 90,
      notes: sky,
      swell: [
        [0, 70],
        [48, 60],
        [64, 95],
        [80, 75],
        [104, 100],
        [128, 85],
        [144, 70],
      ],
    },
  ],
};
