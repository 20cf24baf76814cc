import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutSentences } from '../../contract/sentences.ts';
import { speechEngine } from '../../emulators/openai/speech/engine.ts';
import { medianPitch } from '../../emulators/openai/speech/measure.ts';
import { narrate } from '../../emulators/openai/speech/narrate.ts';
import { voices } from '../../emulators/openai/speech/voices.ts';
import { louder, pitchRatio, stretched, stretchedWithPlaces } from '../../testkit/worker/stretched.ts';
import { SAMPLE_RATE } from '../../worker/narration/format.ts';
import { Resampler } from '../../worker/narration/resampler.ts';
import { inContent } from '../content.ts';
import { otherStretchers, type Stretcher } from './other-stretchers.ts';
import { interval, rateOf, run, type Understood, understand, wordsOf } from './recogniser.ts';

/**
 * What is understood, and what changes, when speech is stretched to the two slow rates instead of being spoken slowly.
 *
 *     node tools/speech/measure.ts [english] [otherStretchers] [spanish] [builtInVoices]
 *
 * English is spoken by Flite and recognised by pocketsphinx (Debian: apt-get install flite pocketsphinx pocketsphinx-en-us);
 * so is what other stretchers make of it, those that are installed (`other-stretchers.ts`), when they are named here. About 25 minutes of
 * the processor for ours, and 15 for each of theirs.
 * Spanish, for which there is no such recogniser, is spoken by the built-in voices and measured sentence by sentence.
 */

const RATES = [0.7, 0.5];
/** Words that are recognised at the least, of as many whole stories as that takes, and of one utterance: single words are guessed. */
const WORDS = 1500;
const UTTERANCE_WORDS = 12;
/** Words for telling good voices from bad ones. */
const WORDS_OF_A_VOICE = 500;
/** Hz of Flite's voices, and bytes before the samples in its files. */
const FLITE_HZ = 16_000;
const WAV_HEADER = 44;
const FLITE_VOICES = ['slt', 'rms'];

type Story = { id: string; language: 'spanish' | 'english' };
const stories = JSON.parse(readFileSync(inContent('stories/manifest.json'), 'utf8')) as Story[];

function* sentencesOf(language: Story['language']): Generator<string> {
  for (const { id } of stories.filter((story) => story.language === language)) {
    const text = readFileSync(inContent('stories/texts', `${id}.txt`), 'utf8');
    for (const paragraph of text.split(/\n+/))
      yield* cutSentences(paragraph, language === 'spanish' ? 'es' : 'en');
  }
}

function utterances(atLeast: number): string[] {
  const all: string[] = [];
  let words = 0;
  let open = '';
  for (const sentence of sentencesOf('english')) {
    open = `${open} ${sentence}`.trim();
    if (wordsOf(open).length < UTTERANCE_WORDS) continue;
    all.push(open);
    words += wordsOf(open).length;
    open = '';
    if (words >= atLeast) break;
  }
  return all;
}

/** At 24 kHz. */
function flite(voice: string, rate: number, texts: string[]): Int16Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'flite-'));
  const file = join(folder, 'spoken.wav');
  try {
    return texts.map((text) => {
      run('flite', [
        '-voice',
        voice,
        '--setf',
        `duration_stretch=${1 / rate}`,
        '-t',
        text.replaceAll('’', "'"),
        '-o',
        file,
      ]);
      const bytes = new Uint8Array(readFileSync(file)).slice(WAV_HEADER);
      const resampler = new Resampler(FLITE_HZ);
      const parts = [resampler.push(new Int16Array(bytes.buffer)), resampler.end()];
      return Int16Array.from(parts.flatMap((part) => [...part]));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** With what was made at the rates, which several are compared with. */
type Spoken = { voice: string; natural: Int16Array[]; atNatural: number; slowly: Map<number, Understood[]> };

let spoken: Spoken[] | null = null;

const recognised = (texts: string[], sounds: Int16Array[]) =>
  understand(texts.map((text, index) => ({ text, sound: sounds[index]! })));

function spokenByFlite(texts: string[]): Spoken[] {
  spoken ??= FLITE_VOICES.map((voice) => {
    const natural = flite(voice, 1, texts);
    return {
      voice,
      natural,
      atNatural: rateOf(recognised(texts, natural)),
      slowly: new Map(RATES.map((rate) => [rate, recognised(texts, flite(voice, rate, texts))])),
    };
  });
  return spoken;
}

/** In points, with its interval. */
function difference(one: Understood[], other: Understood[]): string {
  const [from, to] = interval(one, other);
  return `${percent(rateOf(one) - rateOf(other))} (${percent(from)} to ${percent(to)})`;
}

function english(): void {
  compare('our stretch', stretched);
}

function othersInEnglish(): void {
  const others = otherStretchers();
  if (others.length === 0) console.log('No other stretcher is installed.');
  for (const [name, stretcher] of others) compare(name, stretcher);
}

function compare(name: string, stretcher: Stretcher): void {
  const texts = utterances(WORDS);
  const rows: Record<string, Record<string, string>> = {};
  // What was chosen by some utterances is confirmed by others.
  const half = (which: number) => (all: Understood[]) => all.filter((_, index) => index % 2 === which);
  for (const { voice, natural, atNatural, slowly } of spokenByFlite(texts)) {
    for (const rate of RATES) {
      const slow = recognised(
        texts,
        natural.map((sound) => stretcher(sound, rate)),
      );
      const spokenSlowly = slowly.get(rate)!;
      rows[`${voice} at ${rate}`] = {
        words: String(slow.reduce((sum, { words }) => sum + words, 0)),
        'natural pace': percent(atNatural),
        stretched: percent(rateOf(slow)),
        'spoken slowly': percent(rateOf(spokenSlowly)),
        difference: difference(slow, spokenSlowly),
        'first, third …': difference(half(0)(slow), half(0)(spokenSlowly)),
        'second, fourth …': difference(half(1)(slow), half(1)(spokenSlowly)),
      };
    }
  }
  console.log(
    `English, by ${name}: words not understood; 95 % interval of the difference by bootstrap over utterances`,
  );
  console.table(rows);
}

async function builtIn(voice: string, text: string): Promise<Int16Array> {
  const profile = voices[voice]!;
  const samples: number[] = [];
  for await (const part of narrate(text, { profile, accent: profile.accent ?? 'es-ES', speed: 1 })) {
    for (const sample of part) samples.push(sample);
  }
  return Int16Array.from(samples);
}

/** Moments with a pitch that a sentence needs for its median to mean something. */
const MOMENTS = 20;

async function spanish(): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  const texts = [...sentencesOf('spanish')];
  for (const voice of ['coral', 'onyx', 'nova', 'echo']) {
    // Each voice another quarter: all sentences are heard once.
    const own = texts.filter((_, index) => index % 4 === ['coral', 'onyx', 'nova', 'echo'].indexOf(voice));
    const natural: Int16Array[] = [];
    for (const text of own) natural.push(await builtIn(voice, text));
    for (const rate of RATES) {
      const measured = natural.map((sound) => {
        const { sound: slow, placeOf } = stretchedWithPlaces(sound, rate);
        const { ratio, moments } = pitchRatio(sound, slow, placeOf);
        return {
          length: Math.abs((slow.length * rate) / sound.length - 1),
          pitch: moments < MOMENTS ? Number.NaN : Math.abs(ratio - 1),
          level: Math.abs(louder(slow, sound)),
        };
      });
      const pitches = measured.map(({ pitch }) => pitch).filter((pitch) => !Number.isNaN(pitch));
      rows[`${voice} at ${rate}`] = {
        sentences: own.length,
        'furthest from 1/rate': percent(Math.max(...measured.map(({ length }) => length))),
        'with a pitch': pitches.length,
        'furthest from its pitch': percent(Math.max(...pitches)),
        'furthest from its level': `${Math.max(...measured.map(({ level }) => level)).toFixed(2)} dB`,
      };
    }
  }
  console.log('Spanish, sentence by sentence');
  console.table(rows);
}

/** How well the English of the built-in voices is understood, and that of the engine which speaks everything else. */
async function builtInVoices(): Promise<void> {
  const texts = utterances(WORDS_OF_A_VOICE);
  const rows: Record<string, Record<string, string | number>> = {};
  const measure = async (name: string, speak: (text: string) => Promise<Int16Array>) => {
    const spoken: { text: string; sound: Int16Array }[] = [];
    for (const text of texts) spoken.push({ text, sound: await speak(text) });
    const understood = understand(spoken);
    const words = understood.reduce((sum, one) => sum + one.words, 0);
    const seconds = spoken.reduce((sum, { sound }) => sum + sound.length, 0) / SAMPLE_RATE;
    const pitch = Math.round(medianPitch(spoken[0]!.sound));
    rows[name] = {
      words,
      errors: percent(rateOf(understood)),
      'words a minute': Math.round((60 * words) / seconds),
      Hz: pitch,
    };
  };
  for (const voice of ['shimmer', 'fable']) {
    await measure(`${voice}, by Flite`, (text) => builtIn(voice, text));
    const { variant, pitch, range, wordsPerMinute } = voices[voice]!;
    const job = { engine: 'espeak', voice: `en-gb-x-rp+${variant}`, pitch, range, wordsPerMinute } as const;
    await measure(`${voice}, by eSpeak NG`, (text) => speechEngine.speak({ ...job, text }));
  }
  console.log('English of the built-in voices at their natural pace: words not understood');
  console.table(rows);
}

const MEASUREMENTS: Record<string, () => void | Promise<void>> = {
  english,
  otherStretchers: othersInEnglish,
  spanish,
  builtInVoices,
};
const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : ['english', 'spanish', 'builtInVoices'];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (wanted.includes(name)) await measure();
}
