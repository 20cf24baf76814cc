import { MemoryTrack, music, toBytes, voice } from '../../testkit/worker/sound.ts';
import { SAMPLE_RATE } from '../../worker/narration/format.ts';
import { measureLevel } from '../../worker/narration/music-bed.ts';
import type { SentenceAudio } from '../../worker/narration/narrate.ts';

/** Seconds of a synthetic sentence, and sentences of a paragraph. */
const SENTENCE_SECONDS = 5;
const SENTENCES_PER_PARAGRAPH = 4;
const LOOP_SECONDS = 30;

/** Bytes of a chunk of speech from a provider. Odd on purpose. */
const PORTION = 4095;

/** The speech for all programs: eight sentences, repeated. Generated before the measurement. */
const recordings = Array.from({ length: 8 }, (_, i) =>
  toBytes(voice(0.25 + 0.03 * i, SENTENCE_SECONDS, i + 1)),
);
const loop = music(0.5, LOOP_SECONDS);

export const track = new MemoryTrack(loop, measureLevel(loop));

export async function* sentences(seconds: number): AsyncGenerator<SentenceAudio> {
  for (let index = 0; index * SENTENCE_SECONDS < seconds; index++) {
    const recording = recordings[index % recordings.length] as Uint8Array;
    yield { index, paragraphStart: index % SENTENCES_PER_PARAGRAPH === 0, samples: portions(recording) };
  }
}

async function* portions(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PORTION) yield bytes.subarray(at, at + PORTION);
}

/** The same speech and pauses in one file, for programs that read files. */
export async function speechFile(seconds: number, pauses: { sentence: number; paragraph: number }) {
  const parts: Uint8Array[] = [];
  for await (const sentence of sentences(seconds)) {
    if (sentence.index > 0) {
      const pause = sentence.paragraphStart ? pauses.paragraph : pauses.sentence;
      parts.push(new Uint8Array(2 * Math.round(pause * SAMPLE_RATE)));
    }
    for await (const portion of sentence.samples as AsyncIterable<Uint8Array>) parts.push(portion);
  }
  return Buffer.concat(parts);
}

export function loopFile(): Uint8Array {
  return toBytes(loop);
}
