import { expect, test } from 'vitest';
import { loopSeconds, toMidi } from './midi.ts';
import type { Note, Score } from './scores/score.ts';

const score = (notes: Note[]): Score => ({
  id: 'test',
  title: { es: 'a', en: 'a' },
  description: { es: 'a', en: 'a' },
  tonic: 'C',
  mode: 'major',
  metre: '4/4',
  tempo: 60,
  beatsPerBar: 4,
  bars: 1,
  parts: [{ instrument: 'harp', level: 0, reverb: 40, notes }],
});

/** [tick, status, key] of every note on and off, parsed from the file. */
function strikes(midi: Uint8Array): [number, string, number][] {
  const found: [number, string, number][] = [];
  let at = 22;
  let tick = 0;
  while (at < midi.length) {
    let delta = 0;
    let byte = 128;
    while (byte & 128) {
      byte = midi[at++] ?? 0;
      delta = delta * 128 + (byte & 127);
    }
    tick += delta;
    const status = midi[at] ?? 0;
    if (status === 0xff) at += 3 + (midi[at + 2] ?? 0);
    else if (status >> 4 === 0xc) at += 2;
    else {
      if (status >> 4 === 8 || status >> 4 === 9)
        found.push([tick, status >> 4 === 9 ? 'on' : 'off', midi[at + 1] ?? 0]);
      at += 3;
    }
  }
  return found;
}

test('toMidi plays passes without a gap', () => {
  const midi = toMidi(score([{ start: 1, beats: 1, pitch: 60, velocity: 50 }]), 2);
  expect(strikes(midi)).toEqual([
    [480, 'on', 60],
    [960, 'off', 60],
    [2400, 'on', 60],
    [2880, 'off', 60],
  ]);
});

test('toMidi ends a ringing note before the same key sounds again, also across the loop', () => {
  const ringing = { start: 0, beats: 6, pitch: 60, velocity: 50 };
  expect(strikes(toMidi(score([ringing, { ...ringing, start: 2 }]), 2)).slice(0, 6)).toEqual([
    [0, 'on', 60],
    [960, 'off', 60],
    [960, 'on', 60],
    [1920, 'off', 60],
    [1920, 'on', 60],
    [2880, 'off', 60],
  ]);
});

test("toMidi rounds the tempo so that every pass starts on the synthesiser's grid", () => {
  expect(loopSeconds({ ...score([]), tempo: 61 })).toBe(3.936);
});
