import { describe, expect, test } from 'vitest';
import { loopSeconds, toMidi } from '../midi.ts';
import { scores } from './index.ts';
import { scaleOf } from './scale.ts';
import { scoreBeats } from './score.ts';

describe.each(scores)('$id', (score) => {
  const notes = score.parts.flatMap((part) => part.notes);

  test('has every note within the piece', () => {
    for (const note of notes) {
      expect(note.start).toBeGreaterThan(-0.2);
      expect(note.start).toBeLessThan(scoreBeats(score));
    }
  });

  test('has nine of ten notes in its key', () => {
    const scale = scaleOf(score);
    expect(notes.filter(({ pitch }) => scale.has(pitch % 12)).length / notes.length).toBeGreaterThan(0.9);
  });

  test('differs from itself eight seconds later in at least half of its bars', () => {
    const bars = Array.from({ length: score.bars }, (_, bar) => {
      const from = bar * score.beatsPerBar;
      return notes
        .filter(({ start }) => Math.floor((start + 0.1) / score.beatsPerBar) === bar)
        .map(({ start, pitch }) => `${Math.round((start - from) * 4)}:${pitch}`)
        .sort()
        .join(' ');
    });
    expect(new Set(bars).size).toBeGreaterThan(score.bars / 2);
  });

  test('ends expression controllers at their initial values, so that the loop does not jump', () => {
    const swells = score.parts.flatMap(({ swell }) => (swell ? [swell] : []));
    const jumps = swells.filter((swell) => {
      const [[start, from] = [], [end, to] = []] = [swell.at(0), swell.at(-1)];
      return start !== 0 || end !== scoreBeats(score) || from !== to;
    });
    expect(jumps).toEqual([]);
  });

  test('has a pass of whole synthesiser blocks', () => {
    expect((loopSeconds(score) * 1000) % 4).toBeCloseTo(0, 6);
  });

  test('always gives the same MIDI file', () => {
    expect(toMidi(score, 2)).toEqual(toMidi(score, 2));
  });
});
