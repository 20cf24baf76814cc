import { createHash } from 'node:crypto';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { LONGEST_TAKE_S, SHORTEST_TAKE_S, TAKE_BYTES_PER_SECOND } from '../../contract/takes.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import { hasFrames, MARK_BYTES, markIn } from '../providers/speech/sound-marks.ts';
import { SAMPLE_RATE } from './format.ts';
import type { SentenceAudio } from './narrate.ts';
import { PcmAssembler } from './pcm.ts';
import { SoundShape } from './sound-shape.ts';
import { shortestSpeech } from './speech-length.ts';

/** Digest of what a take reads: a changed sentence has another, and asks to be read again. */
export const textDigest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The takes that read these sentences as they are now, by index. */
export function takesFor(
  takes: readonly TakeRow[],
  sentences: readonly Pick<Sentence, 'index' | 'text'>[],
): Map<number, TakeRow> {
  const texts = new Map(sentences.map(({ index, text }) => [index, text]));
  return new Map(
    takes.flatMap((take) => {
      const text = texts.get(take.sentence);
      return text !== undefined && textDigest(text) === take.textDigest ? [[take.sentence, take]] : [];
    }),
  );
}

/**
 * Digest of what the family has read of these sentences, which tells one narration by the family from another; null
 * while that is nothing.
 */
export function digestOfTakes(
  accepted: readonly TakeRow[],
  sentences: readonly Pick<Sentence, 'index' | 'text'>[],
): string | null {
  const takes = takesFor(accepted, sentences);
  if (takes.size === 0) return null;
  const ids = [...takes].sort(([a], [b]) => a - b).map(([, { id }]) => id);
  return createHash('sha256').update(JSON.stringify(ids)).digest('base64url');
}

/**
 * Whether bytes are the samples of a voice that reads this text: 16 bits, little-endian, mono, `TAKE_RATE`. That these
 * are the words is for the family to hear: no recogniser listens.
 * @returns what they are instead; null for a take
 */
export function faultOfTake(pcm: Uint8Array, text: string): string | null {
  const seconds = pcm.length / TAKE_BYTES_PER_SECOND;
  if (pcm.length % 2 !== 0) return 'half a sample';
  if (seconds < Math.max(SHORTEST_TAKE_S, shortestSpeech(text))) return 'too short';
  if (seconds > LONGEST_TAKE_S) return 'too long';
  const head = pcm.subarray(0, 4096);
  if (markIn(head.subarray(0, MARK_BYTES)) || hasFrames(head, pcm.length <= head.length)) return 'a file';
  const shape = new SoundShape(SAMPLE_RATE);
  const samples = new PcmAssembler().push(pcm);
  const fault = shape.push(samples) ?? shape.end();
  return fault ?? (shape.isSilent ? 'silence' : null);
}

/** Bytes of `wavHead`. */
export const WAV_HEAD_BYTES = 44;

/** Head of a WAV file of one channel with 16 bits at `SAMPLE_RATE`. @param bytes of its samples */
export function wavHead(bytes: number): Uint8Array {
  const head = Buffer.alloc(WAV_HEAD_BYTES);
  head.write('RIFF', 0);
  head.writeUInt32LE(WAV_HEAD_BYTES - 8 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(2 * SAMPLE_RATE, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}

/** Samples of a take, as `wavHead` leaves them. @returns null when the file is gone */
export async function samplesOfTake(files: Pick<R2Bucket, 'get'>, key: string): Promise<Uint8Array | null> {
  const object = await files.get(key, { range: { offset: WAV_HEAD_BYTES } });
  return object && new Uint8Array(await object.arrayBuffer());
}

/** Takes that are fetched before they are mixed. */
const AHEAD = 3;

/**
 * Reads sentences in order: those that have a take by the family, the others by the voice.
 * @param samples of a take; null when it is gone meanwhile: then the narration has to be read anew
 * @param read the voice, for the sentences that nobody read; not called without any
 */
export async function* readByFamily(
  sentences: readonly Sentence[],
  takes: ReadonlyMap<number, TakeRow>,
  samples: (take: TakeRow) => Promise<Uint8Array | null>,
  read: (sentences: Sentence[]) => AsyncIterable<SentenceAudio>,
): AsyncGenerator<SentenceAudio> {
  const unread = sentences.filter(({ index }) => !takes.has(index));
  const own = sentences.flatMap(({ index }) => takes.get(index) ?? []);
  const fetched = new Map<number, Promise<Uint8Array | null>>();
  const fetchFrom = (sentence: number) => {
    const at = own.findIndex((take) => take.sentence === sentence);
    for (const take of own.slice(at, at + AHEAD)) {
      if (fetched.has(take.sentence)) continue;
      const bytes = samples(take);
      // Thrown where it is awaited; until then it must not count as an unhandled rejection.
      bytes.catch(() => undefined);
      fetched.set(take.sentence, bytes);
    }
  };
  const voice = unread.length > 0 ? read(unread)[Symbol.asyncIterator]() : null;
  try {
    for (const [place, { index, paragraph }] of sentences.entries()) {
      const paragraphStart = paragraph !== sentences[place - 1]?.paragraph;
      if (!takes.has(index)) {
        const { value, done } = await voice!.next();
        if (done) throw new Error(`the voice ended before sentence ${index}`);
        yield { ...value, paragraphStart };
        continue;
      }
      fetchFrom(index);
      const bytes = await fetched.get(index)!;
      fetched.delete(index);
      if (bytes === null) throw new Error(`the take of sentence ${index} left while it was read`);
      yield { index, paragraphStart, samples: bytes };
    }
  } finally {
    await voice?.return?.();
  }
}
