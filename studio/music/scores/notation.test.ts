import { expect, test } from 'vitest';
import { broken, chord, held, line, pitch } from './notation.ts';

test('pitch parses names with C4 as middle C', () => {
  expect(['C4', 'A4', 'Eb3', 'F#2', 'B3'].map(pitch)).toEqual([60, 69, 51, 42, 59]);
  expect(() => pitch('H4')).toThrow('Not a pitch: "H4"');
});

test('line keeps the last length, rests and holds', () => {
  const notes = line('C4/1 D4 r E4 | ~/2 C4+G4', 4, { velocity: 50, gate: 1 });
  expect(notes.map(({ start, beats, pitch: key }) => [start, beats, key])).toEqual([
    [0, 1, 60],
    [1, 1, 62],
    [3, 3, 64],
    [6, 2, 60],
    [6, 2, 67],
  ]);
});

test('line rejects a bar with the wrong sum, by its number', () => {
  expect(() => line('C4/1 D4 E4 | C4/4', 3, { velocity: 50 })).toThrow('Bar 2 has 4 beats, not 3');
});

test('broken lets notes ring until the harmony changes by default', () => {
  const figure = { velocity: 40, accent: 0, beats: 2, step: 0.5, patterns: ['0 1 . 2'] };
  expect(broken(['C3 E3 G3'], figure).map(({ start, beats }) => [start, beats])).toEqual([
    [0, 2],
    [0.5, 1.5],
    [1.5, 0.5],
  ]);
  expect(broken(['C3 E3 G3'], { ...figure, hold: 0.4 }).map(({ beats }) => beats)).toEqual([0.4, 0.4, 0.4]);
  expect(() => broken(['C3'], figure)).toThrow('"C3" has no note 1');
});

test('held ties common notes of chords', () => {
  const notes = held(['C4 E4', 'C4 F4', '', 'C4'], { velocity: 40, beats: 4 });
  expect(notes.map(({ start, beats, pitch: key }) => [start, beats, key])).toEqual([
    [0, 8, 60],
    [0, 4, 64],
    [4, 4, 65],
    [12, 4, 60],
  ]);
  expect(chord('C4 E4')).toEqual([60, 64]);
});
