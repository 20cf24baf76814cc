import { forestAir } from './forest-air.ts';
import { broken, held, line } from './notation.ts';
import { played } from './performance.ts';
import type { Score } from './score.ts';

/**
 * A clearing in E dorian, in slow bars of six. Low strings are the ground, a kalimba the light between leaves, a
 * recorder answers the birds; wind and birds are synthesised in `forest-air.ts`.
 */
const BAR = 6;

const kalimba = broken(
  [
    'E3 B3 D4 E4 G4',
    'E3 B3 D4 F#4 B4',
    'E3 A3 C#4 E4 A4',
    'E3 B3 D4 E4 G4',
    'G3 B3 D4 G4 A4',
    'D3 A3 D4 F#4 A4',
    'A3 C#4 E4 A4 B4',
    'B3 D4 F#4 A4 B4',
    'E3 B3 D4 E4 G4',
    'E3 A3 C#4 E4 A4',
    'G3 B3 D4 F#4 B4',
    'D3 A3 D4 F#4 A4',
    'B3 D4 F#4 A4 B4',
    'A3 C#4 E4 G4 A4',
    'E3 A3 D4 F#4 A4',
    'E3 B3 E4 G4 B4',
  ],
  {
    velocity: 58,
    beats: BAR,
    step: 0.5,
    hold: 2,
    accent: 6,
    patterns: [
      '0 . 2 . 3 4 . 1 . 3 . .',
      '0 . 1 3 . . 4 . 2 . . .',
      '0 . 2 . 4 . 3 . 1 2 . .',
      '0 . 3 . . 2 . . 1 . . .',
      '0 1 . 3 . 4 . 2 . 3 . 1',
      '0 . 2 . 3 . 4 3 . 1 . .',
      '0 . 1 2 . 4 . . 3 . 2 .',
      '0 . 3 . 1 . . . . . . .',
    ],
  },
);

const ground = held(
  [
    'E2 B2',
    'E2 B2 G3',
    'E2 A2 C#3',
    'E2 B2 G3',
    'G2 D3 B3',
    'D2 A2 F#3',
    'A2 E3 C#4',
    'B2 F#3 D4',
    'E2 B2 G3',
    'E2 A2 C#4',
    'G2 D3 B3',
    'D2 A2 F#3',
    'B2 F#3 D4',
    'A2 E3 C#4',
    'D2 A2 F#3',
    'E2 B2 G3',
  ],
  { velocity: 50, beats: BAR },
);

const pipe = line(
  `r/6 | r/6 | r/6 | r/2 B4/1 A4 F#4/2 | G4/4 r/2 | r/6 | r/1 E4/2 F#4/1 A4/2 | F#4/4 r/2 |
   r/6 | r/6 | r/2 D5/1 B4 A4/2 | F#4/3 A4/1 B4/2 | D4/4 r/2 | r/1 E4 G4 A4/3 | F#4/4 r/2 | r/6`,
  BAR,
  { velocity: 46, gate: 0.96 },
);

export const forest: Score = {
  id: 'forest',
  title: { es: 'El claro del bosque', en: 'The clearing' },
  description: {
    es: 'Viento entre las hojas, algún pájaro a lo lejos y una kalimba tranquila.',
    en: 'Wind in the leaves, a bird now and then, and a quiet kalimba.',
  },
  tonic: 'E',
  mode: 'dorian',
  metre: '6/4',
  tempo: 66,
  beatsPerBar: BAR,
  bars: 16,
  softenAbove: 5_000,
  parts: [
    {
      instrument: 'kalimba',
      level: -2,
      reverb: 80,
      notes: played(kalimba, { seed: 61, loose: 0.03, phraseBeats: 24, arch: 0.2 }),
    },
    {
      instrument: 'slowStrings',
      level: 0,
      reverb: 90,
      notes: ground,
      swell: [
        [0, 70],
        [12, 95],
        [24, 75],
        [42, 105],
        [54, 75],
        [72, 100],
        [84, 85],
        [96, 70],
      ],
    },
    {
      instrument: 'recorder',
      level: -5,
      reverb: 115,
      notes: played(pipe, { seed: 62, loose: 0.03, phraseBeats: 24, arch: 0.2 }),
    },
  ],
  texture: { level: -10, synthesise: forestAir },
};
