import type { Note } from './score.ts';

const LETTERS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** 'Eb4' → 63. Sharps are '#', flats 'b', C4 is middle C. */
export function pitch(name: string): number {
  const [, letter = '', accidental = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const step = LETTERS[letter];
  if (step === undefined) throw new Error(`Not a pitch: "${name}"`);
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  return step + shift + 12 * (Number(octave) + 1);
}

/** 'Eb3 Bb3 G4' → its pitches, in the order written (lowest first by custom). */
export const chord = (names: string): number[] => names.trim().split(/\s+/).map(pitch);

interface Manner {
  velocity: number;
  /** Number of the text's first bar, from 1. */
  fromBar?: number;
  /** Sounding share of the written length: 0.5 is detached, 1 is legato, above 1 rings on. */
  gate?: number;
  /** Beats between the notes of a chord, from the bottom up. */
  roll?: number;
}

/**
 * Reads a melody written bar by bar: 'G4/1 Bb4/.5 C5 | r/3'. A token is pitches joined by '+', 'r' (rest) or '~' (hold
 * the previous sound on), and a length in beats, which stays until changed.
 *
 * @throws Error when a bar does not add up to `beatsPerBar`.
 */
export function line(text: string, beatsPerBar: number, manner: Manner): Note[] {
  const { velocity, fromBar = 1, gate = 0.95, roll = 0 } = manner;
  const notes: Note[] = [];
  let sounding: Note[] = [];
  let beats = 1;
  text.split('|').forEach((bar, index) => {
    let at = 0;
    for (const token of bar.trim().split(/\s+/)) {
      const [what = '', length] = token.split('/');
      if (length !== undefined) beats = Number(length);
      const start = (fromBar - 1 + index) * beatsPerBar + at;
      if (what === '~') for (const note of sounding) note.beats += beats * gate;
      else {
        sounding =
          what === 'r'
            ? []
            : what.split('+').map((name, voice) => ({
                start: start + voice * roll,
                beats: beats * gate,
                pitch: pitch(name),
                velocity,
              }));
        notes.push(...sounding);
      }
      at += beats;
    }
    if (Math.abs(at - beatsPerBar) > 1e-6)
      throw new Error(`Bar ${fromBar + index} has ${at} beats, not ${beatsPerBar}: ${bar}`);
  });
  return notes;
}

interface Figure {
  velocity: number;
  /** Beat the first chord starts on. */
  from?: number;
  /** Beats each chord lasts. */
  beats: number;
  /** Beats from one note of the figure to the next. */
  step: number;
  /** Chord note at each step, 0 the lowest; '.' is a rest; one entry per chord, cyclic. */
  patterns: readonly string[];
  /** Maximum beats of a note, limited by its chord; default: the whole chord (harp, pedalled piano). */
  hold?: number;
  /** Added to the velocity of the accented steps. */
  accent?: number;
  /** Accented steps; default: the first. */
  accented?: readonly number[];
}

/** Breaks chords into figures. An entry of `voicings` may be '' (a chord of silence). */
export function broken(voicings: readonly string[], figure: Figure): Note[] {
  const { velocity, from = 0, beats, step, patterns, hold, accent = 6, accented = [0] } = figure;
  return voicings.flatMap((names, index) => {
    if (names === '') return [];
    const tones = chord(names);
    const start = from + index * beats;
    const pattern = (patterns[index % patterns.length] ?? '').trim().split(/\s+/);
    return pattern.flatMap((tone, place) => {
      if (tone === '.') return [];
      const key = tones[Number(tone)];
      if (key === undefined) throw new Error(`"${names}" has no note ${tone}`);
      const at = place * step;
      return [
        {
          start: start + at,
          beats: Math.min(hold ?? beats, beats - at),
          pitch: key,
          velocity: velocity + (accented.includes(place) ? accent : 0),
        },
      ];
    });
  });
}

/** Held chords with tied common notes, like a string section. '' is silence. */
export function held(
  voicings: readonly string[],
  options: { velocity: number; beats: number; from?: number },
): Note[] {
  const { velocity, beats, from = 0 } = options;
  const notes: Note[] = [];
  let sounding = new Map<number, Note>();
  voicings.forEach((names, index) => {
    const now = new Map<number, Note>();
    for (const key of names === '' ? [] : chord(names)) {
      const tied = sounding.get(key);
      if (tied) tied.beats += beats;
      else notes.push({ start: from + index * beats, beats, pitch: key, velocity });
      now.set(key, tied ?? (notes.at(-1) as Note));
    }
    sounding = now;
  });
  return notes;
}

/** The same music with velocities scaled: an echo, or a verse that grows. */
export const louder = (notes: readonly Note[], factor: number): Note[] =>
  notes.map((note) => ({ ...note, velocity: note.velocity * factor }));

/** The same music moved by semitones (an octave is 12) and beats. */
export const moved = (notes: readonly Note[], by: { semitones?: number; beats?: number }): Note[] =>
  notes.map((note) => ({
    ...note,
    pitch: note.pitch + (by.semitones ?? 0),
    start: note.start + (by.beats ?? 0),
  }));
