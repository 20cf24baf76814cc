import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import { id3Size, readFrameHeader } from '../player/playback/mp3-frame.ts';

/** Silence between two stories, in seconds: long enough to notice an end, too short to wonder. */
const PAUSE_S = 4;
/** Samples by which encoder and decoder delay a sound, skipped only with the info frame that a joined file lacks. */
const DELAY_SAMPLES = 576 + 529;
/** Bytes with the header of a frame, and the mark of an info frame. */
const HEAD_BYTES = 64;
const ID3_HEADER_BYTES = 10;

/** An MP3 of constant bit rate without tags and info frame. */
type Frames = {
  sound: Blob;
  /** Seconds. */
  duration: number;
  /** Seconds from its first frame to the beginning of its sound. */
  delay: number;
  /** Four bytes that begin each frame. */
  header: Uint8Array;
  frame: { bytes: number; seconds: number };
};

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** The frame at `start`. @throws Error where none begins */
async function frameAt(file: Blob, start: number) {
  const head = await bytesOf(file.slice(start, start + HEAD_BYTES));
  const rates = readFrameHeader(head);
  if (!rates || head[0] !== 0xff) throw new Error('This is no sound that can be joined.');
  // Half as many in MPEG-2, which has the lower sample rates.
  const seconds = (rates.sampleRate < 32_000 ? 576 : 1152) / rates.sampleRate;
  return { head, sampleRate: rates.sampleRate, frame: { bytes: rates.bytesPerSecond * seconds, seconds } };
}

/** @throws Error for a file that cannot be joined */
async function framesOf(file: Blob): Promise<Frames> {
  const tag = id3Size(await bytesOf(file.slice(0, ID3_HEADER_BYTES)));
  const first = await frameAt(file, tag);
  const hasInfo = /Info|Xing/.test(String.fromCharCode(...first.head));
  const start = tag + (hasInfo ? first.frame.bytes : 0);
  const { head, sampleRate, frame } = await frameAt(file, start);
  const sound = file.slice(start);
  return {
    sound,
    frame,
    header: head.slice(0, 4),
    duration: Math.floor(sound.size / frame.bytes) * frame.seconds,
    delay: DELAY_SAMPLES / sampleRate,
  };
}

/** Frames without any coefficient, which decode to silence: a header and zeros. */
function silentFrames({ header, frame }: Frames, count: number): Uint8Array<ArrayBuffer> {
  const frames = new Uint8Array(frame.bytes * count);
  for (let at = 0; at < frames.length; at += frame.bytes) frames.set(header, at);
  return frames;
}

export type JoinedSound = {
  file: Blob;
  /** Seconds. */
  duration: number;
  /** For each sound, the seconds by which its own times are shifted. */
  shifts: number[];
};

/**
 * Sounds one after the other with silence between them, as one file: a locked iPhone plays a file to its end and starts
 * no second one. The parts are not copied, nor decoded.
 * @param files narrations of one sample rate, at least one
 * @throws Error for files that cannot be joined
 */
export async function joinSounds(files: readonly Blob[]): Promise<JoinedSound> {
  const all = await Promise.all(files.map(framesOf));
  const parts: BlobPart[] = [];
  const shifts: number[] = [];
  let duration = 0;
  for (const frames of all) {
    if (frames.frame.seconds !== all[0]?.frame.seconds) throw new Error('The sounds have different rates.');
    if (parts.length > 0) {
      const count = Math.ceil(PAUSE_S / frames.frame.seconds);
      parts.push(silentFrames(frames, count));
      duration += count * frames.frame.seconds;
    }
    parts.push(frames.sound);
    shifts.push(duration + frames.delay);
    duration += frames.duration;
  }
  return { file: new Blob(parts, { type: 'audio/mpeg' }), duration, shifts };
}

/** Times of a sound at its place in a joined one. */
export const shifted = (timeline: readonly SpokenSentence[], by: number): SpokenSentence[] =>
  timeline.map(({ index, start, end }) => ({ index, start: start + by, end: end + by }));
