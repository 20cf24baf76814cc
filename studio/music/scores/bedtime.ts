import { broken, held, line } from './notation.ts';
import { played } from './performance.ts';
import type { Score } from './score.ts';

/**
 * A lullaby: four lines of eight bars (A A′ B A″), rocked by a guitar in 6/8; the tune is hummed by a vibraphone, low.
 */
const BAR = 3;

/** Bbs has no third, so that the tune can lean on E flat before it falls to D. */
const { Eb, AbEb, BbD, Cm, Fm7, Bbs, Bb7, EbG, Ab, Gm7, Abj } = {
  Eb: 'Eb2 Bb2 Eb3 G3 Bb3',
  AbEb: 'Eb2 C3 Eb3 Ab3 C4',
  BbD: 'D2 Bb2 D3 F3 Bb3',
  Cm: 'C2 G2 C3 Eb3 G3',
  Fm7: 'F2 C3 Eb3 Ab3 C4',
  Bbs: 'Bb2 F3 Ab3 Bb3 F4',
  Bb7: 'Bb2 F3 Ab3 Bb3 D4',
  EbG: 'G2 Bb2 Eb3 G3 Bb3',
  Ab: 'Ab2 Eb3 Ab3 C4 Eb4',
  Gm7: 'G2 D3 F3 Bb3 D4',
  Abj: 'Ab2 Eb3 G3 C4 Eb4',
};
const verses = [
  Eb,
  AbEb,
  Eb,
  BbD,
  Cm,
  Fm7,
  Bbs,
  Eb,
  Eb,
  AbEb,
  EbG,
  Ab,
  Cm,
  Fm7,
  Bb7,
  Eb,
  Ab,
  EbG,
  Fm7,
  Eb,
  Ab,
  Gm7,
  Fm7,
  Bb7,
  Eb,
  AbEb,
  Eb,
  BbD,
  Cm,
  Abj,
  Bbs,
  Eb,
];

const guitar = broken(verses, {
  velocity: 46,
  beats: BAR,
  step: 0.5,
  accent: 8,
  patterns: [
    '0 2 3 4 3 2',
    '0 2 3 4 3 2',
    '0 2 4 3 4 2',
    '0 1 3 4 . 3',
    '0 2 3 4 3 2',
    '0 2 3 4 3 1',
    '0 1 2 4 3 2',
    '0 2 3 4 . .',
  ],
});

const tune = line(
  `G4/1 Bb4/.5 Bb4/1.5 | C5/1 Bb4/.5 Ab4/1.5 | G4/1 F4/.5 G4/1 Bb4/.5 | F4/3 |
   Eb4/1 G4/.5 G4/1.5 | Ab4/1 G4/.5 F4/1 Eb4/.5 | Eb4/1.5 D4 | Eb4/2 r/1 |
   G4/1 Bb4/.5 Eb5/1.5 | D5/1 C5/.5 Ab4/1.5 | Bb4/1 Ab4/.5 G4/1.5 | Ab4/2 r/1 |
   G4/1 Eb4/.5 G4/1 C5/.5 | Ab4/1 Bb4/.5 Ab4/1 F4/.5 | F4/1 G4/.5 F4/1 D4/.5 | Eb4/2 r/1 |
   r/1.5 Eb5/1 C5/.5 | Bb4/3 | r/1.5 C5/1 Ab4/.5 | G4/3 |
   r/1.5 Ab4/1 C5/.5 | Bb4/1.5 G4 | Ab4/1 G4/.5 F4/1.5 | F4/2 r/1 |
   G4/1 Bb4/.5 Bb4/1.5 | C5/1 Bb4/.5 Ab4/1.5 | G4/1 F4/.5 G4/1.5 | F4/2 r/1 |
   Eb4/1 G4/.5 G4/1.5 | Ab4/1 G4/.5 Eb4/1.5 | F4/1 Eb4/.5 D4/1.5 | Eb4/2 r/1`,
  BAR,
  { velocity: 50, gate: 1.05 },
);

/** The strings join in the second line, move by step, and thin out before the loop. */
const strings = held(
  [
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'G3 Bb3 Eb4',
    'Ab3 C4 Eb4',
    'G3 Bb3 Eb4',
    'Ab3 C4 Eb4',
    'G3 C4 Eb4',
    'Ab3 C4 F4',
    'Ab3 D4 F4',
    'G3 Eb4',
    'Ab3 C4 Eb4',
    'G3 Bb3 Eb4',
    'F3 Ab3 C4',
    'G3 Bb3 Eb4',
    'Ab3 C4 Eb4',
    'G3 Bb3 D4',
    'F3 Ab3 C4',
    'F3 Ab3 D4',
    'G3 Bb3 Eb4',
    'Ab3 C4 Eb4',
    'G3 Bb3 Eb4',
    'F3 Bb3 D4',
    'G3 C4 Eb4',
    'G3 C4 Eb4',
    'Ab3 D4',
    'G3 Eb4',
  ],
  { velocity: 44, beats: BAR },
);
/** Under the first line, only a low voice breathing with the harmony. */
const underFirstLine = line('Eb3/3 | ~ | ~ | D3/3 | C3/3 | ~ | Bb2/3 | Eb3', BAR, { velocity: 40, gate: 1 });

export const bedtime: Score = {
  id: 'bedtime',
  title: { es: 'Nana de la luna', en: 'Moon lullaby' },
  description: {
    es: 'Una nana que mece despacio, con guitarra, vibráfono y cuerdas suaves.',
    en: 'A slow rocking lullaby for guitar, vibraphone and soft strings.',
  },
  tonic: 'Eb',
  mode: 'major',
  metre: '6/8',
  tempo: 72,
  beatsPerBar: BAR,
  bars: 32,
  rubato: { phraseBeats: 24, depth: 0.06 },
  softenAbove: 4_000,
  parts: [
    {
      instrument: 'nylonGuitar',
      level: 0,
      reverb: 45,
      notes: played(guitar, { seed: 11, loose: 0.015, phraseBeats: 12, arch: 0.2 }),
    },
    {
      instrument: 'vibraphone',
      level: -5,
      reverb: 70,
      notes: played(tune, { seed: 12, loose: 0.02, phraseBeats: 12, arch: 0.25 }),
    },
    {
      instrument: 'slowStrings',
      level: -6,
      reverb: 80,
      notes: [...underFirstLine, ...strings],
      swell: [
        [0, 70],
        [12, 90],
        [24, 75],
        [36, 100],
        [48, 80],
        [60, 110],
        [72, 85],
        [84, 100],
        [96, 70],
      ],
    },
  ],
};
