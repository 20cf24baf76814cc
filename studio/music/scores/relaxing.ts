import { broken, held, line } from './notation.ts';
import { played } from './performance.ts';
import type { Score } from './score.ts';

/**
 * Slow water. A four-voice pad whose voices move by step or not at all, roots a long way below, and an electric piano
 * that lets single notes fall. Phrases of 4 + 4, 8 and 4 bars; the last chord leans back into the first.
 */
const BAR = 4;

const pad = held(
  [
    'F3 A3 C4 E4',
    'F3 A3 C4 E4',
    'F3 A3 C4 D4',
    'F3 G3 Bb3 D4',
    'E3 G3 A3 C4',
    'E3 G3 A3 C4',
    'D3 F3 A3 C4',
    'D3 F3 G3 Bb3',
    'C3 F3 A3',
    'C3 E3 G3 A3',
    'C3 D3 F3 A3',
    'C3 F3 A3',
    'D3 F3 G3 Bb3',
    'E3 G3 A3 C4',
    'F3 A3 D4',
    'F3 G3 Bb3 D4',
    'E3 G3 A3 C4',
    'D3 F3 A3 C4',
    'D3 F3 G3 Bb3',
    'F3 G3 Bb3 D4',
  ],
  { velocity: 60, beats: BAR },
);

const roots = line(
  `F2/4 | D2 | Bb2 | C3 | F2 | A2 | Bb2 | C3 |
   D3 | A2 | Bb2 | A2 | G2 | A2 | Bb2 | C3 | F2 | D2 | G2 | C3`,
  BAR,
  { velocity: 55, gate: 1 },
);

const keys = broken(
  [
    'F3 C4 E4 G4 A4',
    'D3 A3 C4 F4 A4',
    'Bb2 F3 D4 F4 A4',
    'C3 G3 D4 F4 Bb4',
    'A3 C4 E4 G4 C5',
    'A2 E3 C4 G4 A4',
    'Bb2 F3 D4 A4 C5',
    'C3 G3 D4 F4 G4',
    'D3 A3 C4 E4 A4',
    'A2 E3 C4 E4 G4',
    'Bb2 F3 C4 D4 A4',
    'A2 F3 C4 F4 A4',
    'G2 D3 Bb3 F4 A4',
    'A2 E3 C4 G4 C5',
    'Bb2 F3 D4 A4 D5',
    'C3 G3 D4 F4 C5',
    'A3 C4 E4 G4 A4',
    'D3 A3 C4 E4 A4',
    'G2 D3 Bb3 D4 A4',
    'C3 G3 D4 F4 Bb4',
  ],
  {
    velocity: 50,
    beats: BAR,
    step: 0.5,
    accent: 4,
    patterns: [
      '0 1 2 3 4 . 3 .',
      '. 1 2 . 3 . 4 .',
      '0 . 2 3 . 4 . 2',
      '. 1 2 3 . . . .',
      '0 1 . 2 3 . 4 3',
      '. 1 2 . 4 . 3 .',
      '0 1 2 . 4 . . 3',
      '0 . 1 . 3 . . .',
    ],
  },
);

/** A few harp notes, two or three in a phrase, an octave above the keys. */
const drops = line(
  `r/4 | r/2 E5/2 | r/4 | r/1 D5/3 | r/4 | r/2 C5/1 G5 | r/4 | r/4 |
   r/1 A5/3 | r/4 | r/2 D5/1 C5 | r/4 | r/4 | r/2 G5/2 | r/1 F5/1 D5/2 | r/4 | r/4 | r/1 E5/3 | r/4 | r/2 F5/1 D5`,
  BAR,
  { velocity: 44, gate: 2 },
);

export const relaxing: Score = {
  id: 'relaxing',
  title: { es: 'Agua quieta', en: 'Still water' },
  description: {
    es: 'Acordes largos y notas sueltas que caen despacio, como gotas en un estanque.',
    en: 'Long chords and single notes that fall slowly, like drops into a pond.',
  },
  tonic: 'F',
  mode: 'major',
  metre: '4/4',
  tempo: 56,
  beatsPerBar: BAR,
  bars: 20,
  softenAbove: 3_000,
  parts: [
    {
      instrument: 'warmPad',
      level: 0,
      reverb: 80,
      notes: pad,
      swell: [
        [0, 80],
        [8, 105],
        [16, 85],
        [24, 105],
        [32, 80],
        [44, 110],
        [56, 95],
        [64, 80],
        [72, 100],
        [80, 80],
      ],
    },
    {
      instrument: 'slowStrings',
      level: -6,
      reverb: 80,
      notes: roots,
      swell: [
        [0, 90],
        [16, 80],
        [40, 105],
        [64, 85],
        [80, 90],
      ],
    },
    {
      instrument: 'electricPiano',
      level: -1,
      reverb: 70,
      notes: played(keys, { seed: 31, loose: 0.03, phraseBeats: 16, arch: 0.2 }),
    },
    {
      instrument: 'harp',
      level: -9,
      reverb: 100,
      notes: played(drops, { seed: 32, loose: 0.03, phraseBeats: 16, arch: 0.1 }),
    },
  ],
};
