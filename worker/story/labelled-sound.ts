import { PICTURE_VERSION } from '../../contract/picture.ts';
import type { ByteRange } from '../files/byte-range.ts';
import { sha256Hex } from '../files/digest.ts';
import type { FetchedPart, StoredBytes } from '../files/stored-bytes.ts';
import { type Id3Tag, id3, tagLength } from '../narration/id3.ts';
import { rasterPicture, type Shown } from './picture.ts';

/**
 * Size of every tag on a stored sound: room for a small cover and a long title, and the length of the whole file is
 * known without either.
 */
export const LABEL_BYTES = 64 * 1024;

/** Bytes of a stored MP3 after its tag, and the script that was noted with it; null when there is no such file. */
export async function storedSound(
  files: R2Bucket,
  key: string,
): Promise<{ soundBytes: number; script?: string } | null> {
  const object = await files.get(key, { range: { offset: 0, length: 10 } });
  if (!object) return null;
  const soundBytes = object.size - tagLength(new Uint8Array(await object.arrayBuffer()));
  const script = object.customMetadata?.script;
  return { soundBytes, ...(script !== undefined && { script }) };
}

export const storedSoundBytes = async (files: R2Bucket, key: string): Promise<number | null> =>
  (await storedSound(files, key))?.soundBytes ?? null;

/** Label of a sound, with what its cover shows. */
export type SoundLabel = { tag: Omit<Id3Tag, 'cover'>; shown: Shown };

/**
 * Stored sound with its tag replaced: the title that this listener may read, and a cover. The stored file has neither,
 * since it begins as it was streamed, and a cover would have delayed the first sound.
 * @param soundBytes of the stored file, as its row says
 * @param opened by `openLabel`, if the answer most likely begins with the label
 */
export async function labelledSound(
  files: R2Bucket,
  stored: StoredBytes,
  soundBytes: number,
  label: SoundLabel,
  opened: Promise<Uint8Array> | null,
): Promise<StoredBytes> {
  const from = stored.size - soundBytes - LABEL_BYTES;
  const digest = await sha256Hex(JSON.stringify([label, PICTURE_VERSION]));
  return {
    ...stored,
    size: LABEL_BYTES + soundBytes,
    etag: `${stored.etag.slice(0, -1)}-${digest.slice(0, 16)}"`,
    // The label follows what its user may read now; the date of the file does not.
    modifiedAt: null,
    async open(range) {
      const { offset, length } = range ?? { offset: 0, length: LABEL_BYTES + soundBytes };
      const end = offset + length;
      const sound = end > LABEL_BYTES ? { offset: Math.max(offset, LABEL_BYTES), end } : null;
      if (!sound) await stored.close();
      const [tag, rest] = await Promise.all([
        offset < LABEL_BYTES ? (opened ?? labelOf(files, label)) : new Uint8Array(),
        sound && stored.open({ offset: sound.offset + from, length: sound.end - sound.offset }),
      ]);
      if (sound && !rest) return null;
      return joined(tag.subarray(offset, end), rest, { offset, length });
    },
  };
}

/**
 * What of the stored sound has the bytes of a part of the labelled one. The stored tag is shorter than the label, by
 * how much is not known before the file is fetched: so much more is fetched at either end.
 */
export function storedPartFor(part: FetchedPart): FetchedPart {
  if (part === null || part === 'whole' || 'suffix' in part) return part;
  const offset = Math.max(part.offset - LABEL_BYTES, 0);
  return part.length === undefined ? { offset } : { offset, length: part.length + LABEL_BYTES };
}

/** Whether a part of a labelled sound has bytes of the label; a long end of a short sound may have some too. */
export const hasLabel = (part: FetchedPart): boolean =>
  part === 'whole' || (part !== null && 'offset' in part && part.offset < LABEL_BYTES);

/** Reads the cover of a label and makes its tag, in parallel with the call for the sound. */
export function openLabel(files: R2Bucket, label: SoundLabel): Promise<Uint8Array> {
  const opened = labelOf(files, label);
  // A failure is thrown where it is awaited; until then it must not count as an unhandled rejection.
  opened.catch(() => undefined);
  return opened;
}

/** The tag with its cover; without one where the cover is missing or too large. */
async function labelOf(files: R2Bucket, { tag, shown }: SoundLabel): Promise<Uint8Array> {
  const cover = await rasterPicture(files, shown, 'small');
  if (cover) {
    try {
      const bytes = new Uint8Array(await cover.object.arrayBuffer());
      return id3({ ...tag, cover: { type: cover.type, bytes } }, LABEL_BYTES);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return id3(tag, LABEL_BYTES);
}

/** Stream of a known length, so that the answer states its size. An error of the sound reaches the reader. */
function joined(
  start: Uint8Array,
  rest: ReadableStream<Uint8Array> | null,
  { length }: ByteRange,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(length);
  const send = async () => {
    const writer = writable.getWriter();
    if (start.length > 0) await writer.write(start);
    if (!rest) return writer.close();
    writer.releaseLock();
    await rest.pipeTo(writable);
  };
  send().catch((error) => Promise.allSettled([writable.abort(error), rest?.cancel(error)]));
  return readable;
}
