import type { Note, Score } from './score.ts';

/** Seeded random numbers in 0…1, so that a score always renders to the same file. (Mulberry32.) */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Humanises a part: onsets up to `loose` beats early or late, uneven velocities with an arch over each phrase (`arch`
 * is a share of the velocity).
 */
export function played(
  notes: readonly Note[],
  manner: { seed: number; loose: number; phraseBeats: number; arch: number },
): Note[] {
  const next = random(manner.seed);
  return notes.map((note) => {
    const place = (note.start % manner.phraseBeats) / manner.phraseBeats;
    const phrase = 1 + manner.arch * (Math.sin(Math.PI * place) - 0.5);
    return {
      ...note,
      start: note.start + (next() - 0.5) * 2 * manner.loose,
      velocity: Math.round(Math.max(1, Math.min(127, note.velocity * phrase + (next() - 0.5) * 6))),
    };
  });
}

/** Time of a written beat under rubato. Phrase borders, and so the length of the piece, stay fixed. */
export function rubato(score: Score, beat: number): number {
  if (!score.rubato) return beat;
  const { phraseBeats, depth } = score.rubato;
  const phase = (2 * Math.PI * beat) / phraseBeats;
  return beat + (depth * phraseBeats * Math.sin(phase)) / (2 * Math.PI);
}
