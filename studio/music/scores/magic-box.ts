import { broken, held, line } from './notation.ts';
import { played } from './performance.ts';
import type { Note, Score } from './score.ts';

/**
 * A music box that plays a small rondo in 3/4: A A′ B A C A″, eight bars each. It is wound by hand, so it is steady
 * rather than expressive; a far pad keeps the room from going dry.
 */
const BAR = 3;

const C = 'C4 E4 G4';
const GB = 'B3 D4 G4';
const Am = 'A3 C4 E4';
const Em = 'G3 B3 E4';
const F = 'A3 C4 F4';
const CE = 'G3 C4 E4';
const Dm = 'A3 D4 F4';
const G7 = 'G3 B3 F4';
const D7 = 'F#3 C4 D4';

const open = [C, GB, Am, Em, F, CE, Dm, G7];
const closed = [C, GB, Am, Em, F, CE, G7, C];
const WALTZ = ['0 1 2', '0 2 1', '0 1 2', '0 2 .'];
const FLOWING = ['0 . 1 2 1 2', '0 . 2 1 . 2', '0 . 1 2 1 .', '0 . 2 . 1 .'];
const left = [
  ...broken([...open, ...closed], { velocity: 46, beats: BAR, step: 1, accent: 6, patterns: WALTZ }),
  ...broken([Am, Em, F, CE, Dm, Am, D7, G7], {
    velocity: 44,
    from: 48,
    beats: BAR,
    step: 0.5,
    accent: 6,
    patterns: FLOWING,
  }),
  ...broken(open, { velocity: 46, from: 72, beats: BAR, step: 1, accent: 6, patterns: [...WALTZ].reverse() }),
  ...broken([F, CE, Dm, C, F, Em, Dm, G7], {
    velocity: 42,
    from: 96,
    beats: BAR,
    step: 0.5,
    accent: 6,
    patterns: [...FLOWING].reverse(),
  }),
  ...broken(closed, { velocity: 44, from: 120, beats: BAR, step: 1, accent: 6, patterns: WALTZ }),
];

const tune = (text: string, fromBar: number): Note[] => line(text, BAR, { velocity: 52, fromBar, gate: 1.6 });
const right = [
  ...tune(
    'E5/1 r/.5 E5 G5/1 | D5/2 r/1 | C5/1 r/.5 C5 E5/1 | B4/2 r/1 | A4/1 C5 F5 | E5/2 C5/1 | D5/1 C5 A4 | B4/2 r/1',
    1,
  ),
  ...tune(
    'E5/1 r/.5 E5 G5/1 | D5/1.5 E5/.5 D5/1 | C5/1 r/.5 C5 E5/1 | B4/2 r/1 | A4/1 C5 F5 | E5/1 G5 E5 | D5/1.5 E5/.5 D5/1 | C5/2 r/1',
    9,
  ),
  ...tune(
    'A4/1.5 B4/.5 C5/1 | B4/2 G4/1 | A4/1.5 C5/.5 F5/1 | E5/2 r/1 | F5/1 E5 D5 | C5/2 A4/1 | A4/1 D5 C5 | B4/2 r/1',
    17,
  ),
  ...tune(
    'C5+E5/1 r/.5 E5 G5/1 | B4+D5/2 r/1 | A4+C5/1 r/.5 C5 E5/1 | G4+B4/2 r/1 | A4/.5 C5 F5/1 C5 | E5/2 C5/1 | D5/.5 C5 A4/1 D5 | B4/2 r/1',
    25,
  ),
  ...tune(
    'F5/1.5 G5/.5 F5/1 | E5/2 r/1 | D5/1 F5 E5 | C5/2 r/1 | A4/1 C5 F5 | G4/1 B4 E5 | F5/1 D5 A4 | G4/1 B4 D5',
    33,
  ),
  ...tune(
    'E5/1 r/.5 E5 G5/1 | D5/2 r/1 | C5/1 r/.5 C5 E5/1 | G4+B4/2 r/1 | A4+F5/2 C5/1 | G4+E5/2 C5/1 | F4+D5/2 B4/1 | E4+C5/2 r/1',
    41,
  ),
];

const room = held(
  [
    ...Array<string>(16).fill(''),
    'E3 A3',
    'E3 G3',
    'F3 A3',
    'E3 G3',
    'D3 F3',
    'C3 E3',
    'D3 F#3',
    'D3 G3',
    'E3 G3',
    'D3 G3',
    'C3 E3',
    'B2 E3',
    'C3 F3',
    'C3 E3',
    'D3 F3',
    'D3 G3',
    'C3 F3',
    'C3 G3',
    'D3 A3',
    'E3 G3',
    'F3 A3',
    'E3 G3',
    'D3 F3',
    'D3 G3',
    'E3 G3',
    'D3 G3',
    'C3 E3',
    'B2 E3',
    'C3 F3',
    'C3 E3',
    'B2 F3',
    'C3 E3',
  ],
  { velocity: 45, beats: BAR },
);

export const magicBox: Score = {
  id: 'magic-box',
  title: { es: 'La cajita de música', en: 'The music box' },
  description: {
    es: 'Una cajita de música a la que alguien acaba de dar cuerda: un vals pequeño.',
    en: 'A music box someone has just wound up, playing a very small waltz.',
  },
  tonic: 'C',
  mode: 'major',
  metre: '3/4',
  tempo: 100,
  beatsPerBar: BAR,
  bars: 48,
  softenAbove: 3_500,
  parts: [
    {
      instrument: 'musicBox',
      level: -3,
      reverb: 60,
      notes: played(left, { seed: 71, loose: 0.008, phraseBeats: 24, arch: 0.1 }),
    },
    {
      instrument: 'musicBox',
      level: 0,
      reverb: 70,
      notes: played(right, { seed: 72, loose: 0.008, phraseBeats: 24, arch: 0.12 }),
    },
    {
      instrument: 'warmPad',
      level: -11,
      reverb: 80,
      notes: room,
      swell: [
        [0, 60],
        [48, 60],
        [60, 90],
        [84, 70],
        [108, 95],
        [132, 75],
        [144, 60],
      ],
    },
  ],
};
