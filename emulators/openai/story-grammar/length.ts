import { shuffled } from './random.ts';
import type { Piece } from './template.ts';

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A beat of the story. `group` beats come or go together; `needs` names a group it refers back to. */
export type Beat = { pieces: Piece[]; group?: string; needs?: string; optional?: boolean };

/**
 * Chooses which groups and details to tell so that the story comes close to `target` words.
 * Groups are taken in the order given, then details in a random order. Returns the kept pieces beat by beat.
 */
export function fitToLength(
  beats: Beat[],
  groups: string[],
  target: number,
  random: () => number,
): { told: Piece[][]; words: number } {
  const sized = beats.map((beat) => ({
    beat,
    pieces: beat.pieces.map((piece) => ({ piece, words: countWords(piece.text), kept: false })),
  }));
  const core = (belongs: (beat: Beat) => boolean) =>
    sized
      .filter(({ beat }) => !beat.optional && belongs(beat))
      .flatMap(({ pieces }) => pieces.filter((p) => !p.piece.optional));

  const taken = new Set<string>();
  let total = 0;
  const keep = (list: { words: number; kept: boolean }[]) => {
    for (const entry of list) {
      entry.kept = true;
      total += entry.words;
    }
  };
  keep(core((beat) => beat.group === undefined));
  for (const group of groups) {
    const list = core((beat) => beat.group === group);
    if (total + list.reduce((sum, entry) => sum + entry.words, 0) > target * 1.03) continue;
    taken.add(group);
    keep(list);
  }
  const eligible = (beat: Beat, piece: Piece) =>
    (beat.group === undefined || taken.has(beat.group)) &&
    (beat.needs === undefined || taken.has(beat.needs)) &&
    (!piece.withCompanion || !groups.includes('companion') || taken.has('companion'));
  const details = sized.flatMap(({ beat, pieces }) =>
    pieces.filter((entry) => !entry.kept && eligible(beat, entry.piece)),
  );
  for (const detail of shuffled(details, random)) {
    if (total + detail.words <= target * 1.06) keep([detail]);
  }
  return {
    told: sized.map(({ pieces }) => pieces.filter((entry) => entry.kept).map((entry) => entry.piece)),
    words: total,
  };
}
