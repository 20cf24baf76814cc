/** Times are in quarter notes ("beats") from the start of the piece; pitches are MIDI numbers (60 = C4). */
export interface Note {
  start: number;
  beats: number;
  pitch: number;
  /** 1–127. */
  velocity: number;
}

/** General MIDI program numbers, counted from 0, of the instruments used here. */
export const INSTRUMENTS = {
  piano: 0,
  electricPiano: 4,
  celesta: 8,
  glockenspiel: 9,
  musicBox: 10,
  vibraphone: 11,
  marimba: 12,
  nylonGuitar: 24,
  steelGuitar: 25,
  acousticBass: 32,
  cello: 42,
  pizzicato: 45,
  harp: 46,
  strings: 48,
  slowStrings: 49,
  choir: 52,
  horn: 60,
  clarinet: 71,
  flute: 73,
  recorder: 74,
  warmPad: 89,
  haloPad: 94,
  kalimba: 108,
} as const;

export interface Part {
  instrument: keyof typeof INSTRUMENTS;
  /**
   * Balance: integrated loudness relative to the other parts, in LU (0 is a leading part). Measured, since sampled
   * instruments differ in strength.
   */
  level: number;
  /** MIDI controller 91, 0–127: perceived distance. */
  reverb: number;
  notes: Note[];
  /**
   * Dynamics of held sounds: controller 11 at a beat, interpolated. First and last value must agree, since the piece
   * loops.
   */
  swell?: readonly (readonly [beat: number, value: number])[];
}

export type Mode = 'major' | 'minor' | 'lydian' | 'dorian' | 'mixolydian';

export interface Score {
  id: string;
  title: { es: string; en: string };
  description: { es: string; en: string };
  tonic: string;
  mode: Mode;
  metre: string;
  /**
   * Quarter notes a minute, whatever the metre; the renderer rounds it so that the loop is a whole number of
   * synthesiser blocks.
   */
  tempo: number;
  /** Length of a bar in quarter notes: 3 in 3/4 and in 6/8. */
  beatsPerBar: number;
  bars: number;
  parts: Part[];
  /**
   * Tempo variation: each phrase starts and ends a little slower than its middle. Depth 0.05 is barely felt, 0.1 is
   * romantic.
   */
  rubato?: { phraseBeats: number; depth: number };
  /** Darkens the sound: corner of a 6 dB/octave low-pass, in Hz. */
  softenAbove?: number;
  /** Synthesised sound: one seamless loop of mono samples, and its loudness relative to the instruments in LU. */
  texture?: { level: number; synthesise: (samples: number, sampleRate: number) => Float32Array };
}

export const scoreBeats = (score: Score): number => score.bars * score.beatsPerBar;
