import { ProviderError } from '../providers/provider-error.ts';
import { SAMPLE_RATE } from './format.ts';
import { PcmAssembler } from './pcm.ts';
import { Resampler } from './resampler.ts';
import type { SpokenChunk } from './speech-provider.ts';

/** Silence threshold out of 32,768 (-50 dBFS): inaudible, and no voice stays below it. */
const QUIET = 104;

/** Maximum silence within one sentence, in seconds: no sound comes after that. */
const LONGEST_SILENCE_S = 4;

/** Maximum duration of a text in seconds: ten, and one for each character, many times what the slowest reader needs. */
const longestSpeech = (characters: number) => 10 + characters;

/** Bytes that are inspected to tell sound from a page, a message or a file. */
const LOOKED_AT = 64;

/** First bytes of compressed or wrapped sound; all but WAV would be noise to a listener. */
const FILE_MARKS = ['RIFF', 'ID3', 'OggS', 'fLaC'];

const notSound = (what: string) => new ProviderError('audio_generation_failed', `not sound: ${what}`);

/** What an answer's first bytes are if they are not raw samples; null when they may be. */
function otherThanPcm(head: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(head);
  const mark = FILE_MARKS.find((one) => text.startsWith(one));
  if (mark) return `a file that begins with ${mark}`;
  // Two printable letters make a sample far from zero, and always of the same sign.
  const isText = head.length > 0 && /^[\t\n\r\x20-\x7e]+$/.test(text);
  return isText ? 'text' : null;
}

/** Index of the last audible sample; -1 without one. */
const lastHeard = (samples: Int16Array) =>
  samples.findLastIndex((sample) => sample > QUIET || sample < -QUIET);

/** Little-endian, as the wire format and every machine that runs WebAssembly. */
const bytesOf = (samples: Int16Array) =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);

/**
 * Checks a provider's sound, and resamples it to our rate. Nothing is passed on before the first audible sample, so
 * that a timeout for the first chunk is one for the voice.
 * @param text that is read; it contains a word
 * @throws ProviderError for anything else: a page or a message, a compressed file, nothing, half a sample, silence, or
 * sound without end; errors of `chunks`
 */
export async function* rejectSilence(
  chunks: AsyncIterable<SpokenChunk>,
  { sampleRate, text }: { sampleRate: number; text: string },
): AsyncGenerator<SpokenChunk, void> {
  const assembler = new PcmAssembler();
  const resampler = sampleRate === SAMPLE_RATE ? null : new Resampler(sampleRate);
  const longest = longestSpeech(text.length) * sampleRate;
  let head = new Uint8Array(0);
  let bytes = 0;
  let samplesIn = 0;
  let isSounding = false;
  /** Samples since the last audible one. */
  let silent = 0;
  /** Chunks before the first audible sample. */
  let held: SpokenChunk[] = [];

  for await (const { pcm, words } of chunks) {
    if (bytes < LOOKED_AT) {
      head = joined(head, pcm).slice(0, LOOKED_AT);
      const other = head.length === LOOKED_AT ? otherThanPcm(head) : null;
      if (other) throw notSound(other);
    }
    bytes += pcm.length;
    const samples = assembler.push(pcm);
    samplesIn += samples.length;
    if (samplesIn > longest) throw notSound(`it does not end: ${text.length} characters`);
    const ours = bytesOf(resampler ? resampler.push(samples) : samples);
    const chunk = { pcm: ours, ...(words && { words }) };
    const heardAt = lastHeard(samples);
    isSounding ||= heardAt >= 0;
    silent = heardAt >= 0 ? samples.length - 1 - heardAt : silent + samples.length;
    if (silent > LONGEST_SILENCE_S * sampleRate) throw notSound('silence');
    if (!isSounding || bytes < LOOKED_AT) {
      held.push(chunk);
      continue;
    }
    yield* held;
    held = [];
    yield chunk;
  }
  if (bytes === 0) throw notSound('nothing');
  const other = otherThanPcm(head);
  if (other) throw notSound(other);
  if (bytes % 2 === 1) throw notSound(`${bytes} bytes, half a sample among them`);
  if (!isSounding) throw notSound('silence');
  yield* held;
  const rest = resampler?.end();
  if (rest && rest.length > 0) yield { pcm: bytesOf(rest) };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
