import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutSentences } from '../../contract/sentences.ts';
import { SAMPLE_RATE } from '../../worker/narration/format.ts';
import type { SentenceAudio } from '../../worker/narration/narrate.ts';
import { placedWords, trustedWords } from '../../worker/narration/word-times.ts';
import { inContent } from '../content.ts';
import { hear } from './checks.ts';
import { candidates } from './configured.ts';
import { documentedSettings } from './documented.ts';
import { openStandIn } from './stand-ins.ts';

/**
 * How far the time of a word in a narration's timeline is from when that word begins in its MP3, at several speeds.
 *
 *     node tools/speech/words.ts [sentences of each language]
 *
 * Sentences of our examples are spoken by the stand-in of ElevenLabs over HTTP, whose engine knows when each word begins. There
 * a short high tone is laid below the voice, far above what speech has left when its highest sounds are taken out. Then they are
 * stretched, mixed, encoded and put into a timeline as in production; the MP3 is decoded by ffmpeg (Debian: apt-get install ffmpeg), and the
 * tones are searched for in it. What they say does not depend on anything that our code believes about the stretch.
 */

const RATES = [1, 0.7, 0.5];
const SENTENCES = Number(process.argv[2] ?? 60);
const VOICES = { es: ['female', 'male'], en: ['female-english', 'male-english'] } as const;
const STORIES = { es: 'spanish', en: 'english' } as const;
type Language = keyof typeof VOICES;

/** Hz of the tone, and of where speech is cut off; samples of the tone, and its amplitude: 35 dB below the voice's peaks. */
const TONE_HZ = 9600;
const CUT_HZ = 8000;
const TONE = Math.round(0.004 * SAMPLE_RATE);
const AMPLITUDE = 700;
/** Seconds around where a tone is said to be in which it is searched for: less than to the next word, mostly. */
const REACH_S = 0.4;

/** Node takes `.wasm` for something else than Workers do. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.wasm')) return next(url, context);
    const source = `import { readFileSync } from 'node:fs';
      export default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url)})));`;
    return { format: 'module', shortCircuit: true, source };
  },
});
const { encodeNarration } = await import('../../worker/narration/narrate.ts');

type Story = { id: string; language: string };
const stories = JSON.parse(readFileSync(inContent('stories/manifest.json'), 'utf8')) as Story[];

/** Every so many sentences of our stories in a language, so that all stories have a part. */
function sentencesOf(language: Language): string[] {
  const all = stories
    .filter((story) => story.language === STORIES[language])
    .flatMap(({ id }) => readFileSync(inContent('stories/texts', `${id}.txt`), 'utf8').split(/\n+/))
    .flatMap((paragraph) => [...cutSentences(paragraph, language)]);
  const step = Math.floor(all.length / SENTENCES);
  return Array.from({ length: SENTENCES }, (_, i) => all[i * step]!);
}

const WINDOW = Float64Array.from({ length: TONE }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / TONE) ** 2);

/** Without what is above `CUT_HZ`: a windowed sinc, as late as it is early. */
function withoutHighest(sound: Int16Array): Float64Array {
  const half = 48;
  const taps = Array.from({ length: 2 * half + 1 }, (_, i) => {
    const x = i - half;
    const sinc =
      x === 0
        ? (2 * CUT_HZ) / SAMPLE_RATE
        : Math.sin((2 * Math.PI * CUT_HZ * x) / SAMPLE_RATE) / (Math.PI * x);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (half + 1)));
  });
  return Float64Array.from(sound, (_, at) =>
    taps.reduce((sum, tap, i) => sum + tap * (sound[at + i - half] ?? 0), 0),
  );
}

/** A sound with a tone centred on each of these seconds. */
function marked(sound: Int16Array, seconds: readonly number[]): Int16Array {
  const out = withoutHighest(sound);
  for (const second of seconds) {
    const begin = Math.round(second * SAMPLE_RATE) - TONE / 2;
    for (let i = 0; i < TONE; i++) {
      const at = begin + i;
      if (at >= 0 && at < out.length)
        out[at]! += AMPLITUDE * WINDOW[i]! * Math.cos((2 * Math.PI * TONE_HZ * (i - TONE / 2)) / SAMPLE_RATE);
    }
  }
  return Int16Array.from(out, (sample) => Math.max(-32768, Math.min(32767, Math.round(sample))));
}

const turned = (by: (angle: number) => number) =>
  WINDOW.map((share, i) => share * by((2 * Math.PI * TONE_HZ * i) / SAMPLE_RATE));
const COSINE = turned(Math.cos);
const SINE = turned(Math.sin);

/** How strong the tone is, centred on each sample. */
function toneOf(sound: Int16Array): Float64Array {
  const strength = new Float64Array(sound.length);
  for (let centre = TONE / 2; centre + TONE / 2 < sound.length; centre++) {
    let real = 0;
    let imaginary = 0;
    for (let i = 0; i < TONE; i++) {
      const value = sound[centre - TONE / 2 + i] as number;
      real += value * (COSINE[i] as number);
      imaginary += value * (SINE[i] as number);
    }
    strength[centre] = Math.hypot(real, imaginary);
  }
  return strength;
}

/** The seconds at which tones are in a sound: its peaks, of which a splice may repeat one within 25 ms. */
function tonesIn(sound: Int16Array): number[] {
  const strength = toneOf(sound);
  const least = 0.3 * strength.reduce((most, one) => Math.max(most, one), 0);
  const peaks: number[] = [];
  for (let at = 1; at + 1 < strength.length; at++) {
    const here = strength[at]!;
    if (here < least || here < strength[at - 1]! || here <= strength[at + 1]!) continue;
    if (at - (peaks.at(-1) ?? Number.NEGATIVE_INFINITY) > 0.025 * SAMPLE_RATE) peaks.push(at);
  }
  return peaks.map((at) => at / SAMPLE_RATE);
}

function decoded(mp3: Uint8Array): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    const file = join(folder, 'narration.mp3');
    writeFileSync(file, mp3);
    const { stdout, stderr, status } = spawnSync(
      'ffmpeg',
      ['-v', 'error', '-i', file, '-f', 's16le', '-ac', '1', '-ar', String(SAMPLE_RATE), '-'],
      { maxBuffer: 2 ** 28 },
    );
    if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
    return new Int16Array(new Uint8Array(stdout).buffer);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One sentence at a rate: the file, and the seconds in it at which its timeline has the words. */
async function narrated(
  sentence: SentenceAudio,
  rate: number,
): Promise<{ mp3: Uint8Array; starts: number[] }> {
  async function* only() {
    yield sentence;
  }
  const chunks: Uint8Array[] = [];
  const tag = { title: 'Uno', language: 'spa', comment: '' } as const;
  for await (const { mp3, finished } of encodeNarration({
    ...tag,
    speech: only(),
    rate,
    music: null,
    yield: async () => {},
  })) {
    chunks.push(mp3);
    if (!finished) continue;
    const file = new Uint8Array(Buffer.concat(chunks));
    file.set(finished.head);
    return { mp3: file, starts: finished.timeline.sentences[0]!.words!.map(({ start }) => start) };
  }
  throw new Error('the narration did not finish');
}

/** Samples of which the loudness is looked at, and the amplitude above which they sound. */
const SLICE = Math.round(0.005 * SAMPLE_RATE);
const SOUNDING = 150;
/** Slices of silence that a word must come after, and those around its time in which its sound may begin. */
const SILENT_SLICES = 10;
const AROUND_SLICES = 20;

/** How far the told times of words that come after a silence are from where sound begins, in seconds: whether the stand-in says the truth. */
function onsetErrors(sound: Int16Array, starts: readonly number[]): number[] {
  const loud = (slice: number) =>
    sound.subarray(slice * SLICE, (slice + 1) * SLICE).some((sample) => Math.abs(sample) > SOUNDING);
  return starts.flatMap((start) => {
    const told = Math.round((start * SAMPLE_RATE) / SLICE);
    for (let slice = Math.max(0, told - AROUND_SLICES); slice < told + AROUND_SLICES; slice++) {
      if (!loud(slice)) continue;
      const isAfterSilence = Array.from({ length: SILENT_SLICES }, (_, i) => slice - 1 - i).every(
        (one) => one >= 0 && !loud(one),
      );
      return isAfterSilence ? [Math.abs((slice * SLICE) / SAMPLE_RATE - start)] : [];
    }
    return [];
  });
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;
const ms = (seconds: number) => (1000 * seconds).toFixed(1);

const standIn = await openStandIn('ElevenLabs');
const [candidate] = candidates(documentedSettings('ElevenLabs', standIn.url));
const rows: Record<string, Record<string, string | number>> = {};
for (const language of Object.keys(VOICES) as Language[]) {
  const onsets: number[] = [];
  const errors = new Map(
    RATES.map((rate) => [rate, { exact: [] as number[], linear: [] as number[], lost: 0 }]),
  );
  for (const [i, text] of sentencesOf(language).entries()) {
    const heard = await hear(candidate!.provider, VOICES[language][i % 2]!, text);
    const seconds = heard.pcm.length / SAMPLE_RATE;
    const words = placedWords(text, trustedWords(text, heard.words, seconds), seconds);
    if (!words) {
      console.log(`no times: ${text}`);
      continue;
    }
    onsets.push(
      ...onsetErrors(
        heard.pcm,
        words.map(({ start }) => start),
      ),
    );
    const sound = marked(
      heard.pcm,
      words.map(({ start }) => start),
    );
    const samples = new Uint8Array(sound.buffer);
    for (const rate of RATES) {
      const { exact, linear, lost } = errors.get(rate)!;
      const { mp3, starts } = await narrated(
        { index: 0, paragraphStart: true, samples, words: () => words },
        rate,
      );
      const tones = tonesIn(decoded(mp3));
      // In their order: a tone belongs to its word even where the time is wrong by more than a word.
      const isAll = tones.length === starts.length;
      const begin = starts[0]! - words[0]!.start / rate;
      for (const [word, start] of starts.entries()) {
        const near = isAll
          ? tones[word]!
          : tones.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start))[0];
        if (near === undefined || (!isAll && Math.abs(near - start) > REACH_S))
          errors.get(rate)!.lost = lost + 1;
        else {
          exact.push(Math.abs(near - start));
          linear.push(Math.abs(near - begin - words[word]!.start / rate));
        }
      }
    }
  }
  rows[`${language}, as the service tells it`] = {
    words: onsets.length,
    'median, ms': ms(quantile(onsets, 0.5)),
    '95th percentile, ms': ms(quantile(onsets, 0.95)),
    'largest, ms': ms(Math.max(...onsets)),
  };
  for (const [rate, { exact, linear, lost }] of errors) {
    rows[`${language} at ${rate}`] = {
      words: exact.length,
      'not found': lost,
      'median, ms': ms(quantile(exact, 0.5)),
      '95th percentile, ms': ms(quantile(exact, 0.95)),
      'largest, ms': ms(Math.max(...exact)),
      'by the rate alone, ms': `${ms(quantile(linear, 0.5))}, ${ms(quantile(linear, 0.95))}`,
    };
  }
}
standIn.close();
console.table(rows);
