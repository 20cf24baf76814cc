import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRACK_SAMPLE_RATE } from '../../tools/content/decode-track.ts';
import { toMidi } from './midi.ts';
import type { Score } from './scores/score.ts';

/** FluidR3 GM (MIT licence), as Debian installs it. Another font changes every balance: re-measure. */
const SOUND_FONT = process.env.SOUND_FONT ?? '/usr/share/sounds/sf2/FluidR3_GM.sf2';
const RAW = ['-f', 'f32le', '-ar', String(TRACK_SAMPLE_RATE), '-ac', '1'];
/** Eight times three passes of two minutes in 32-bit samples. */
const LARGEST_ANSWER = 2 ** 28;

/**
 * Mono samples at 24 kHz of the score played by FluidSynth. Chorus is off: its slow wave would differ between passes.
 */
export function synthesise(score: Score, passes: number): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'music-'));
  try {
    const midi = join(folder, 'score.mid');
    const wave = join(folder, 'score.wav');
    writeFileSync(midi, toMidi(score, passes));
    execFileSync(
      'fluidsynth',
      [
        '-ni',
        '-q',
        '-F',
        wave,
        '-T',
        'wav',
        '-O',
        'float',
        '-r',
        '48000',
        '-g',
        '0.6',
        '-C',
        '0',
        '-R',
        '1',
        '-o',
        'synth.reverb.room-size=0.75',
        '-o',
        'synth.reverb.damp=0.5',
        '-o',
        'synth.reverb.level=0.7',
        '-o',
        'synth.polyphony=512',
        SOUND_FONT,
        midi,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return asSamples(
      execFileSync('ffmpeg', ['-v', 'error', '-i', wave, '-af', 'pan=mono|c0=0.5*c0+0.5*c1', ...RAW, '-'], {
        maxBuffer: LARGEST_ANSWER,
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs ffmpeg audio filters over mono samples at 24 kHz. */
export function throughFilters(samples: Float32Array, filters: string): Float32Array {
  return asSamples(
    execFileSync('ffmpeg', ['-v', 'error', ...RAW, '-i', '-', '-af', filters, ...RAW, '-'], {
      input: asBytes(samples),
      maxBuffer: LARGEST_ANSWER,
    }),
  );
}

/**
 * Mono 24 kHz Ogg Vorbis (quality 5 is about 40 kbit/s, 8 about 70), deterministic, with the exact number of samples.
 */
export function encodeOgg(samples: Float32Array, quality: number): Uint8Array {
  return execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      ...RAW,
      '-i',
      '-',
      '-c:a',
      'libvorbis',
      '-q:a',
      String(quality),
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-map_metadata',
      '-1',
      '-f',
      'ogg',
      '-',
    ],
    { input: asBytes(samples), maxBuffer: LARGEST_ANSWER },
  );
}

const asBytes = (samples: Float32Array): Uint8Array =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
/** Copied, since a Buffer's offset may be unaligned for 32-bit samples. */
const asSamples = (bytes: Buffer): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);
