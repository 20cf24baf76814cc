import { spawnSync } from 'node:child_process';
import { DUCKING } from '../../worker/narration/ducker.ts';
import { BIT_RATE, SAMPLE_RATE } from '../../worker/narration/format.ts';
import { FADE_IN, FADE_OUT, INTRO, OUTRO } from '../../worker/narration/mixer.ts';

export function assertFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error(
    'native ffmpeg is not installed, with which this benchmark compares (apt-get install ffmpeg)',
  );
}

const PCM = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1'];

/**
 * Mixes and encodes raw speech over a looped track like the product: fades, ducking, MP3 of the same rate. Without
 * levelling, limiter and tags, in ffmpeg's favour. @returns its CPU seconds, user and system, by getrusage
 */
export function nativeNarration(
  speech: string,
  music: string,
  speechSeconds: number,
  output: string,
): number {
  const length = INTRO + speechSeconds + OUTRO;
  const graph = [
    `[0]adelay=${INTRO * 1000},apad=pad_dur=${OUTRO},asplit[key][speech]`,
    `[1]atrim=end=${length},afade=in:d=${FADE_IN},afade=out:st=${length - FADE_OUT}:d=${FADE_OUT}[bed]`,
    `[bed][key]sidechaincompress=threshold=0.02:ratio=${-DUCKING}:attack=120:release=600[ducked]`,
    '[speech][ducked]amix=normalize=0',
  ].join(';');
  return cpuOf([
    ...PCM,
    '-i',
    speech,
    '-stream_loop',
    '-1',
    ...PCM,
    '-i',
    music,
    '-filter_complex',
    graph,
    '-ar',
    String(SAMPLE_RATE),
    '-ac',
    '1',
    '-c:a',
    'libmp3lame',
    '-b:a',
    `${BIT_RATE}k`,
    '-f',
    'mp3',
    output,
  ]);
}

/** Runs ffmpeg. @returns the CPU seconds that it reports @throws its output when it fails */
function cpuOf(options: string[]): number {
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostdin', '-benchmark', '-y', ...options],
    {
      encoding: 'utf8',
    },
  );
  const times = /bench: utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr);
  if (status !== 0 || !times) throw new Error(`ffmpeg failed (${status}):\n${stderr}`);
  return Number(times[1]) + Number(times[2]);
}

/** CPU seconds of ffmpeg's start-up. */
export function startUp(output: string): number {
  return cpuOf(['-f', 'lavfi', '-i', 'anullsrc', '-t', '0.02', '-c:a', 'libmp3lame', '-f', 'mp3', output]);
}
