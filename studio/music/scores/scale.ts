import { pitch } from './notation.ts';
import type { Mode, Score } from './score.ts';

const STEPS: Record<Mode, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
};

/** The pitch classes (0 = C) of a score's key. */
export function scaleOf(score: Pick<Score, 'tonic' | 'mode'>): Set<number> {
  const tonic = pitch(`${score.tonic}4`);
  return new Set(STEPS[score.mode].map((step) => (tonic + step) % 12));
}
