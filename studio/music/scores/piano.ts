import { broken, line } from './notation.ts';
import { played } from './performance.ts';
import type { Score } from './score.ts';

/**
 * One piano with the felt down. A (8 bars) asks in single notes, B (8) answers in sixths, A comes home. The left hand
 * rolls open tenths and thins out in every fourth bar.
 */
const BAR = 4;

const { Bb, FA, Gm7, Ej, BbD, Cm7, Fs, F, Dm7, BbEnd } = {
  Bb: 'Bb2 F3 C4 D4',
  FA: 'A2 F3 A3 C4',
  Gm7: 'G2 F3 Bb3 D4',
  Ej: 'Eb2 Bb2 G3 D4',
  BbD: 'D2 Bb2 F3 Bb3',
  Cm7: 'C3 G3 Bb3 Eb4',
  Fs: 'F2 C3 F3 Bb3',
  F: 'F2 C3 F3 A3',
  Dm7: 'D3 A3 C4 F4',
  BbEnd: 'Bb1 F2 D3 Bb3',
};

/** One bar of eighths each; every fourth slows to a stop. */
const FLOW = ['0 1 2 3 2 1 2 1', '0 1 2 3 . 2 1 2', '0 1 2 3 2 1 3 2', '0 1 2 3 . 2 . 1'];
const left = [
  ...broken([Bb, FA, Gm7, Ej, BbD, Ej, Cm7], { velocity: 42, beats: BAR, step: 0.5, patterns: FLOW }),
  ...broken([Fs, F], { velocity: 40, from: 28, beats: 2, step: 0.5, patterns: ['0 1 2 3', '. 1 3 .'] }),
  ...broken([Gm7, Dm7, Ej, BbD, Cm7, Dm7, Ej], {
    velocity: 46,
    from: 32,
    beats: BAR,
    step: 0.5,
    patterns: FLOW,
  }),
  ...broken([Fs, F], { velocity: 42, from: 60, beats: 2, step: 0.5, patterns: ['0 1 2 3', '. 1 3 .'] }),
  ...broken([Bb, FA, Gm7, Ej, BbD, Ej], { velocity: 40, from: 64, beats: BAR, step: 0.5, patterns: FLOW }),
  ...broken([Cm7, F], { velocity: 38, from: 88, beats: 2, step: 0.5, patterns: ['0 1 2 3', '0 1 2 3'] }),
  ...broken([BbEnd], { velocity: 36, from: 92, beats: BAR, step: 0.5, patterns: ['0 1 2 . 3 . . .'] }),
];

const right = line(
  `r/1 F4 D5/1.5 C5/.5 | C5/3 r/1 | r/1 G4 Bb4/1.5 A4/.5 | G4/3 r/1 |
   r/1 F4 Bb4 C5 | D5/2 Bb4/1 G4 | Bb4/1.5 G4/.5 Eb4/2 | F4/3 r/1 |
   Bb4+D5/2 A4+C5/1 G4+Bb4 | F4+A4/3 r/1 | G4+Bb4/2 F4+A4/1 G4 | D4+F4/3 r/1 |
   r/1 Eb4 G4 Bb4 | A4/2 F4 | r/1 G4 Bb4 D5 | C5/3 r/1 |
   r/1 F4 D5/1.5 C5/.5 | C5/2 A4/1 F4 | r/1 G4 D5/1.5 Bb4/.5 | Bb4/3 r/1 |
   r/1 F4 Bb4 D5 | D5/1.5 C5/.5 Bb4/1 G4 | G4/1 Bb4 A4/2 | Bb4/3 r/1`,
  BAR,
  { velocity: 54, gate: 1.1, roll: 0.03 },
);

export const piano: Score = {
  id: 'piano',
  title: { es: 'Teclas de algodón', en: 'Cotton keys' },
  description: {
    es: 'Piano solo, tranquilo y cercano, como tocado a media luz.',
    en: 'A quiet, close piano, played as if by lamplight.',
  },
  tonic: 'Bb',
  mode: 'major',
  metre: '4/4',
  tempo: 66,
  beatsPerBar: BAR,
  bars: 24,
  rubato: { phraseBeats: 16, depth: 0.09 },
  softenAbove: 1_800,
  parts: [
    {
      instrument: 'piano',
      level: -2,
      reverb: 50,
      notes: played(left, { seed: 21, loose: 0.02, phraseBeats: 16, arch: 0.25 }),
    },
    {
      instrument: 'piano',
      level: 0,
      reverb: 55,
      notes: played(right, { seed: 22, loose: 0.025, phraseBeats: 16, arch: 0.25 }),
    },
  ],
};
