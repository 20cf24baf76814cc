import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { inContent } from '../../tools/content/in-content.ts';
import { narrationFile } from '../../tools/content/narration-file.ts';
import { READINGS } from './plan.ts';

/**
 * Prints measurements of the narrations. Needs ffmpeg (Debian: apt-get install ffmpeg).
 *
 *     node studio/narrations/measure.ts
 */

/** Threshold of silence in dBFS: music alone is some 15 dB louder. */
const SILENCE_DB = -50;
const SILENCE_MIN_S = 0.3;
/** Samples per second of the decoded file. */
const SAMPLE_RATE = 24_000;

type Measured = {
  /** Decoded seconds. */
  seconds: number;
  lufs: number;
  /** LU. */
  range: number;
  /** dBTP. */
  peak: number;
  /** Total and longest silence within the narration, in seconds. */
  silence: number;
  longest: number;
};

function measure(file: string): Measured {
  const filters = `silencedetect=noise=${SILENCE_DB}dB:d=${SILENCE_MIN_S},ebur128=peak=true`;
  const { stderr, status } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostats', '-i', file, '-af', filters, '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg could not read ${file}\n${stderr}`);
  const pcm = spawnSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 's16le', '-ac', '1', '-'], {
    maxBuffer: 2 ** 28,
  });
  const last = (pattern: RegExp) => Number([...stderr.matchAll(pattern)].at(-1)?.[1] ?? Number.NaN);
  const silences = [...stderr.matchAll(/silence_duration: ([\d.]+)/g)].map(([, seconds]) => Number(seconds));
  return {
    seconds: pcm.stdout.length / 2 / SAMPLE_RATE,
    lufs: last(/I:\s+(-?[\d.]+) LUFS/g),
    range: last(/LRA:\s+(-?[\d.]+) LU/g),
    peak: last(/Peak:\s+(-?[\d.]+) dBFS/g),
    silence: silences.reduce((sum, seconds) => sum + seconds, 0),
    longest: Math.max(0, ...silences),
  };
}

const rows: Record<string, Record<string, string | number>> = {};
let bytes = 0;
let seconds = 0;
for (const { id, voiceId, speechRate, musicTrack } of READINGS) {
  const file = (extension: string) => inContent('narrations', `${id}.${extension}`);
  const about = narrationFile.parse(JSON.parse(readFileSync(file('json'), 'utf8')));
  const measured = measure(file('mp3'));
  const { size } = statSync(file('mp3'));
  const pauses = about.timeline.slice(1).map(({ start }, at) => start - about.timeline[at]!.end);
  const words = readFileSync(inContent('stories/texts', `${id}.txt`), 'utf8').split(/\s+/).length;
  bytes += size;
  seconds += about.duration;
  rows[id] = {
    voice: `${about.spokenBy}, ${voiceId} ${speechRate}`,
    'words a minute': Math.round((60 * words) / (about.timeline.at(-1)!.end - about.timeline[0]!.start)),
    music: musicTrack,
    kB: Math.round(size / 1000),
    'told s': about.duration.toFixed(2),
    'decoded s': measured.seconds.toFixed(2),
    LUFS: measured.lufs,
    'LRA LU': measured.range,
    dBTP: measured.peak,
    'silence s': measured.silence.toFixed(1),
    'longest s': measured.longest.toFixed(1),
    sentences: about.timeline.length,
    'first at s': about.timeline[0]!.start.toFixed(2),
    'pauses s': `${Math.min(...pauses).toFixed(2)}–${Math.max(...pauses).toFixed(2)}`,
    'tail s': (about.duration - about.timeline.at(-1)!.end).toFixed(2),
  };
}
console.table(rows);
console.log(
  `${READINGS.length} narrations, ${(seconds / 60).toFixed(1)} min, ${(bytes / 1e6).toFixed(2)} MB`,
);
