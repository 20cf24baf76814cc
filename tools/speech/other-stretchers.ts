import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_RATE } from '../../worker/narration/format.ts';
import { run } from './recogniser.ts';

/**
 * Time stretches that others made, to measure ours against: Rubber Band, SoundTouch and SoX (Debian: rubberband-cli, soundstretch,
 * sox). Those are programs of whoever measures; nothing of ours needs them.
 */

/** Mono at 24 kHz to mono at 24 kHz, 1/rate times as long. */
export type Stretcher = (sound: Int16Array, rate: number) => Int16Array;

type Command = { program: string; parameters: (rate: number, from: string, to: string) => string[] };

const COMMANDS: Record<string, Command> = {
  'Rubber Band R3': {
    program: 'rubberband',
    parameters: (rate, from, to) => ['--fine', '--quiet', '--tempo', String(rate), from, to],
  },
  'Rubber Band R2': {
    program: 'rubberband',
    parameters: (rate, from, to) => ['--fast', '--quiet', '--tempo', String(rate), from, to],
  },
  SoundTouch: {
    program: 'soundstretch',
    parameters: (rate, from, to) => [from, to, `-tempo=${(100 * (rate - 1)).toFixed(2)}`, '-speech'],
  },
  SoX: { program: 'sox', parameters: (rate, from, to) => [from, to, 'tempo', '-s', String(rate)] },
};

/** Those that are installed, by name. */
export function otherStretchers(): [string, Stretcher][] {
  return Object.entries(COMMANDS)
    .filter(([, { program }]) => spawnSync(program, ['--help']).error === undefined)
    .map(([name, command]) => [name, (sound, rate) => stretchedBy(command, sound, rate)]);
}

function stretchedBy({ program, parameters }: Command, sound: Int16Array, rate: number): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'stretcher-'));
  try {
    const [from, to] = [join(folder, 'natural.wav'), join(folder, 'stretched.wav')];
    writeFileSync(from, wav(sound));
    run(program, parameters(rate, from, to));
    return samplesOf(readFileSync(to));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** With its sizes, which SoundTouch insists on. */
function wav(sound: Int16Array): Buffer {
  const samples = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16); // bytes of the format
  head.writeUInt16LE(1, 20); // PCM
  head.writeUInt16LE(1, 22); // channels
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(2 * SAMPLE_RATE, 28); // bytes a second
  head.writeUInt16LE(2, 32); // bytes of a frame
  head.writeUInt16LE(16, 34); // bits of a sample
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** Other chunks may stand between the format and the samples. */
function samplesOf(file: Buffer): Int16Array {
  let at = 12;
  while (file.toString('latin1', at, at + 4) !== 'data') at += 8 + file.readUInt32LE(at + 4);
  const bytes = Uint8Array.from(file.subarray(at + 8, at + 8 + file.readUInt32LE(at + 4)));
  return new Int16Array(bytes.buffer, 0, bytes.length >> 1);
}
