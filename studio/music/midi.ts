import { rubato } from './scores/performance.ts';
import { INSTRUMENTS, type Note, type Part, type Score, scoreBeats } from './scores/score.ts';

const TICKS_PER_BEAT = 480;
/**
 * FluidSynth starts notes on blocks of 64 samples and counts whole milliseconds: 4 ms holds both at 48 kHz, so every
 * pass sounds the same.
 */
const GRID_MICROSECONDS = 4_000;

/** Microseconds a quarter note lasts, on the grid above. */
const beatMicroseconds = (score: Score): number =>
  Math.round(60_000_000 / score.tempo / GRID_MICROSECONDS) * GRID_MICROSECONDS;

/** Seconds one pass lasts. */
export const loopSeconds = (score: Score): number => (scoreBeats(score) * beatMicroseconds(score)) / 1e6;

/** Equal volumes: the balance is made afterwards by measured loudness. */
const VOLUME = 110;

interface MidiEvent {
  tick: number;
  /** Order at one tick: note offs, controllers, note ons. */
  order: number;
  bytes: number[];
}

/** Standard MIDI file, format 0, of the piece played `passes` times without a gap. */
export function toMidi(score: Score, passes: number): Uint8Array {
  if (score.parts.length > 15) throw new Error(`${score.id}: MIDI has channels for 15 melodic parts`);
  const events = score.parts.flatMap((part, index) =>
    partEvents(score, part, index < 9 ? index : index + 1, passes),
  );
  events.sort((a, b) => a.tick - b.tick || a.order - b.order);
  const tempo = beatMicroseconds(score);
  const body = [0, 0xff, 0x51, 3, (tempo >> 16) & 255, (tempo >> 8) & 255, tempo & 255];
  let tick = 0;
  for (const event of events) {
    body.push(...variableLength(event.tick - tick), ...event.bytes);
    tick = event.tick;
  }
  body.push(0, 0xff, 0x2f, 0);
  return Uint8Array.from([
    ...ascii('MThd'),
    ...uint32(6),
    0,
    0,
    0,
    1,
    TICKS_PER_BEAT >> 8,
    TICKS_PER_BEAT & 255,
    ...ascii('MTrk'),
    ...uint32(body.length),
    ...body,
  ]);
}

function partEvents(score: Score, part: Part, channel: number, passes: number): MidiEvent[] {
  const length = scoreBeats(score) * TICKS_PER_BEAT;
  const ticks = (beat: number) => Math.round(rubato(score, beat) * TICKS_PER_BEAT);
  const control = (tick: number, number: number, value: number): MidiEvent => ({
    tick,
    order: 1,
    bytes: [0xb0 | channel, number, Math.max(0, Math.min(127, Math.round(value)))],
  });
  const events: MidiEvent[] = [
    { tick: 0, order: 0, bytes: [0xc0 | channel, INSTRUMENTS[part.instrument]] },
    control(0, 7, VOLUME),
    control(0, 91, part.reverb),
    control(0, 93, 0),
  ];
  for (let pass = 0; pass < passes; pass++) {
    for (const [beat, value] of smooth(part.swell ?? []))
      events.push(control(ticks(beat) + pass * length, 11, value));
  }
  for (const { on, off, note } of withoutOverlaps(part.notes, ticks, length, passes)) {
    events.push({ tick: on, order: 2, bytes: [0x90 | channel, note.pitch, note.velocity] });
    events.push({ tick: off, order: 0, bytes: [0x80 | channel, note.pitch, 0] });
  }
  return events;
}

/**
 * All notes of all passes, each shortened to end before the same key sounds again: a later note off would silence the
 * new note.
 */
function withoutOverlaps(
  notes: readonly Note[],
  ticks: (beat: number) => number,
  length: number,
  passes: number,
) {
  const strikes = Array.from({ length: passes }, (_, pass) =>
    notes.map((note) => ({
      on: Math.max(0, ticks(note.start) + pass * length),
      off: Math.max(1, ticks(note.start + note.beats) + pass * length),
      note,
    })),
  ).flat();
  strikes.sort((a, b) => a.note.pitch - b.note.pitch || a.on - b.on);
  return strikes.flatMap((strike, index) => {
    const next = strikes[index + 1];
    const off = next && next.note.pitch === strike.note.pitch ? Math.min(strike.off, next.on) : strike.off;
    return off > strike.on ? [{ ...strike, off }] : [];
  });
}

/** Interpolates a curve in half beats, so that controllers do not jump. */
function smooth(corners: NonNullable<Part['swell']>): [beat: number, value: number][] {
  const points: [number, number][] = [];
  corners.forEach(([beat, value], index) => {
    const next = corners[index + 1];
    if (!next) points.push([beat, value]);
    else
      for (let at = beat; at < next[0]; at += 0.5) {
        points.push([at, value + ((next[1] - value) * (at - beat)) / (next[0] - beat)]);
      }
  });
  return points;
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const uint32 = (value: number): number[] => [
  value >>> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];

function variableLength(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}
