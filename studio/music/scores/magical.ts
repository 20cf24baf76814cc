import { broken, held, line, louder, moved } from './notation.ts';
import { played } from './performance.ts';
import type { Score } from './score.ts';

/**
 * D lydian: the bright fourth (G sharp) is in every E chord over the D bass. Harp waves, a celesta that asks and is
 * answered by its own echo, a halo behind. Four lines of eight bars.
 */
const BAR = 4;

const Dj = 'D3 A3 D4 E4 F#4 A4';
const ED = 'D3 G#3 B3 E4 G#4 B4';
const Bm = 'B2 F#3 A3 D4 F#4 A4';
const Fm = 'F#2 C#3 A3 C#4 E4 A4';
const EG = 'G#2 E3 B3 E4 G#4 B4';
const A = 'A2 E3 A3 C#4 E4 A4';
const FC = 'C#3 A3 C#4 E4 F#4 A4';
const EB = 'B2 G#3 B3 E4 G#4 B4';
const Cm = 'C#3 G#3 B3 E4 G#4 B4';
const Es = 'E3 A3 B3 E4 F#4 B4';

const harp = broken(
  [
    Dj,
    ED,
    Dj,
    ED,
    Bm,
    Fm,
    EG,
    A,
    Dj,
    FC,
    Bm,
    EB,
    Dj,
    Cm,
    Bm,
    Es,
    Dj,
    ED,
    Dj,
    ED,
    Bm,
    Fm,
    EG,
    A,
    Dj,
    ED,
    Cm,
    Fm,
    Bm,
    EB,
    Dj,
    ED,
  ],
  {
    velocity: 48,
    beats: BAR,
    step: 0.5,
    accent: 8,
    patterns: [
      '0 1 2 3 4 5 4 3',
      '0 1 2 3 5 . 4 .',
      '0 1 3 4 5 4 3 2',
      '0 2 3 5 4 . . .',
      '0 1 2 4 3 5 4 2',
      '0 1 3 5 . 4 3 .',
      '0 2 1 3 2 4 3 5',
      '0 1 2 3 4 . . .',
    ],
  },
);

const halo = held(
  [
    'F#3 A3 D4',
    'G#3 B3 E4',
    'F#3 A3 D4',
    'G#3 B3',
    'F#3 A3 D4',
    'F#3 A3 C#4',
    'E3 G#3 B3',
    'E3 A3 C#4',
    'F#3 A3 D4',
    'E3 A3 C#4',
    'D3 F#3 A3',
    'E3 G#3 B3',
    'F#3 A3 D4',
    'E3 G#3 C#4',
    'D3 F#3 B3',
    'E3 F#3 B3',
    'F#3 A3 D4',
    'G#3 B3 E4',
    'F#3 A3 D4',
    'G#3 B3',
    'F#3 A3 D4',
    'F#3 A3 C#4',
    'E3 G#3 B3',
    'E3 A3 C#4',
    'F#3 A3 D4',
    'G#3 B3',
    'G#3 B3 C#4',
    'F#3 A3 C#4',
    'F#3 A3 D4',
    'G#3 B3 E4',
    'F#3 A3 D4',
    'G#3 B3 E4',
  ],
  { velocity: 55, beats: BAR },
);

const question = line(
  `r/2 E5/.5 F#5 A5/1 | G#5/2 E5 | r/4 | r/4 | r/2 D5/.5 E5 F#5/1 | E5/2 C#5 | r/4 | r/4 |
   r/4 | r/1 F#5 E5 C#5 | D5/3 r/1 | r/4 | r/1 A5 F#5 D5 | E5/3 r/1 | r/2 F#5/.5 E5 D5/1 | B4/3 r/1 |
   r/2 E5/.5 F#5 A5/1 | B5/1.5 G#5/.5 E5/2 | r/4 | r/4 | r/2 D5/.5 E5 F#5/1 | A5/1.5 E5/.5 C#5/2 | r/4 | r/4 |
   r/1 C#5 E5 F#5 | G#5/3 r/1 | r/1 B4 E5 G#5 | F#5/3 r/1 | r/2 D5/.5 F#5 A5/1 | G#5/2 E5 | F#5/4 | r/4`,
  BAR,
  { velocity: 50, gate: 1.5 },
);
/** The celesta's own answer two bars on, softer, in the first and third lines, where the question leaves room. */
const echo = louder(
  moved(
    question.filter(({ start }) => start % (16 * BAR) < 6 * BAR),
    { beats: 2 * BAR },
  ),
  0.68,
);

const glints = line(
  `r/4 | r | r | r/3 E6/.5 B5 | r/4 | r | r | r/2 E6/.5 C#6 A5/1 |
   r/4 | r | r | r | r | r | r | r/2 B5/.5 F#5 E5/1 |
   r/4 | r | r | r/3 B5/.5 E6 | r/4 | r | r | r/2 A5/.5 C#6 E6/1 |
   r/4 | r | r | r | r | r | r | r/2 B5/.5 G#5 E5/1`,
  BAR,
  { velocity: 30, gate: 2 },
);

export const magical: Score = {
  id: 'magical',
  title: { es: 'Polvo de estrellas', en: 'Stardust' },
  description: {
    es: 'Arpa y celesta que se contestan, con un brillo de cuento de hadas.',
    en: 'Harp and celesta answering each other with a fairy-tale glow.',
  },
  tonic: 'D',
  mode: 'lydian',
  metre: '4/4',
  tempo: 80,
  beatsPerBar: BAR,
  bars: 32,
  rubato: { phraseBeats: 32, depth: 0.04 },
  parts: [
    {
      instrument: 'harp',
      level: 0,
      reverb: 80,
      notes: played(harp, { seed: 41, loose: 0.02, phraseBeats: 16, arch: 0.25 }),
    },
    {
      instrument: 'celesta',
      level: -3,
      reverb: 90,
      notes: played([...question, ...echo], { seed: 42, loose: 0.015, phraseBeats: 16, arch: 0.15 }),
    },
    {
      instrument: 'glockenspiel',
      level: -14,
      reverb: 110,
      notes: played(glints, { seed: 43, loose: 0.015, phraseBeats: 16, arch: 0.1 }),
    },
    {
      instrument: 'haloPad',
      level: -7,
      reverb: 90,
      notes: halo,
      swell: [
        [0, 60],
        [16, 90],
        [32, 60],
        [52, 100],
        [64, 65],
        [80, 95],
        [96, 70],
        [116, 105],
        [128, 60],
      ],
    },
  ],
};
