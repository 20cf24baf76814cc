import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_RATE } from '../../worker/narration/format.ts';
import { Resampler } from '../../worker/narration/resampler.ts';

/** How well English is understood by a recogniser that knows nothing of who speaks (Debian: pocketsphinx, pocketsphinx-en-us). */

/** Hz of what its model was trained with. */
const HZ = 16_000;
const MODEL = '/usr/share/pocketsphinx/model/en-us';

/** What one utterance should have been, and how many words were substituted, left out or put in. */
export type Understood = { words: number; errors: number };

/** @param utterances at 24 kHz @throws Error when the recogniser is not there or fails */
export function understand(utterances: { text: string; sound: Int16Array }[]): Understood[] {
  const folder = mkdtempSync(join(tmpdir(), 'recogniser-'));
  try {
    const names = utterances.map((_, index) => `u${index}`);
    for (const [index, { sound }] of utterances.entries()) {
      const resampler = new Resampler(SAMPLE_RATE, HZ);
      const parts = [resampler.push(sound), resampler.end()];
      const bytes = parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
      writeFileSync(join(folder, `u${index}.raw`), Buffer.concat(bytes));
    }
    const list = join(folder, 'list');
    const heard = join(folder, 'heard');
    writeFileSync(list, `${names.join('\n')}\n`);
    const model = [
      '-hmm',
      `${MODEL}/en-us`,
      '-lm',
      `${MODEL}/en-us.lm.bin`,
      '-dict',
      `${MODEL}/cmudict-en-us.dict`,
    ];
    const sound = [
      '-ctl',
      list,
      '-cepdir',
      folder,
      '-cepext',
      '.raw',
      '-adcin',
      'yes',
      '-samprate',
      String(HZ),
    ];
    run('pocketsphinx_batch', [...model, ...sound, '-hyp', heard, '-logfn', '/dev/null']);
    const lines = readFileSync(heard, 'utf8').trimEnd().split('\n');
    return utterances.map(({ text }, index) => {
      const line = lines[index]!;
      const hypothesis = line.slice(0, line.lastIndexOf('('));
      const wanted = wordsOf(text);
      return { words: wanted.length, errors: distance(wanted, wordsOf(hypothesis)) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws Error when the program is missing or ends otherwise than with 0 */
export function run(program: string, parameters: string[]): void {
  const { status, error, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}

export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z']+|'(?![a-z])|(?<![a-z])'/g, ' ')
    .split(' ')
    .filter(Boolean);

/** Levenshtein's, in words. */
function distance(wanted: string[], heard: string[]): number {
  let row = heard.map((_, at) => at + 1);
  for (const [at, word] of wanted.entries()) {
    let diagonal = at;
    let left = at + 1;
    row = row.map((above, place) => {
      left = Math.min(above + 1, left + 1, diagonal + (heard[place] === word ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? wanted.length;
}

export const rateOf = (understood: Understood[]) =>
  understood.reduce((sum, { errors }) => sum + errors, 0) /
  understood.reduce((sum, { words }) => sum + words, 0);

const RESAMPLED = 10_000;

/**
 * Percentile bootstrap over utterances of the difference of two error rates, which were taken of the same utterances.
 * @returns the bounds of the middle 95 %; the same ones for the same figures
 */
export function interval(one: Understood[], other: Understood[]): [number, number] {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const differences = Array.from({ length: RESAMPLED }, () => {
    let more = 0;
    let words = 0;
    for (let i = 0; i < one.length; i++) {
      const at = Math.floor(random() * one.length);
      more += one[at]!.errors - other[at]!.errors;
      words += one[at]!.words;
    }
    return more / words;
  }).sort((a, b) => a - b);
  return [differences[Math.floor(0.025 * RESAMPLED)]!, differences[Math.floor(0.975 * RESAMPLED)]!];
}
