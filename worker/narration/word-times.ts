import { type Respelt, spansAtOnce } from './said-right.ts';
import type { WordTime } from './speech-provider.ts';
import { isSpeakable } from './utterance-parts.ts';

/** Position of a word in its sentence's text, in UTF-16 units, and in the sentence's sound, in seconds. */
export type PlacedWord = { from: number; to: number; start: number };

/**
 * Words of an utterance as they are cached with its sound: start and end in seconds of each white-space-separated
 * piece.
 */
export type CachedWords = readonly Pick<WordTime, 'start' | 'end'>[];

/** Maximum metadata of an R2 object in bytes, with a reserve for what else it counts. */
const METADATA_BYTES = 7000;

/** Tolerance for the end of the last word, in seconds after the sound: services round, and cut off the last silence. */
const OVERHANG_S = 0.5;

/** The white-space-separated pieces of a text. */
const piecesOf = (text: string) => [...text.matchAll(/\S+/gu)];

/** The highlighted part of a piece: without the punctuation before and after it. */
const SPOKEN_PART = /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?/u;

/**
 * Plausibility check of a service's times.
 * @param seconds of the sound
 * @returns null when they are of other words than were ordered, not in order, or beyond the sound
 */
export function trustedWords(
  text: string,
  words: readonly WordTime[],
  seconds: number,
): readonly WordTime[] | null {
  const pieces = piecesOf(text);
  const isText = pieces.length === words.length && pieces.every(([piece], i) => piece === words[i]?.text);
  return isText && areInOrder(pieces, words, seconds) ? words : null;
}

/**
 * Whether the times of the words are ascending and within the sound. Punctuation that stands alone may take no time.
 */
function areInOrder(pieces: readonly RegExpExecArray[], words: CachedWords, seconds: number): boolean {
  let before = Number.NEGATIVE_INFINITY;
  return words.every(({ start, end }, i) => {
    if (!isSpeakable(pieces[i]![0])) return true;
    // False for NaN, too.
    const isAfter = start > before && start >= 0 && end >= start;
    before = start;
    return isAfter && start < seconds && end <= seconds + OVERHANG_S;
  });
}

/** R2 metadata with the words' times: `start-end` in milliseconds, separated by spaces. */
export function wordMetadata(words: CachedWords | null): R2PutOptions | undefined {
  const ms = (seconds: number) => Math.round(seconds * 1000);
  const times = (words ?? []).map(({ start, end }) => `${ms(start)}-${ms(end)}`).join(' ');
  return times !== '' && times.length <= METADATA_BYTES ? { customMetadata: { words: times } } : undefined;
}

/** @returns the times from `wordMetadata`; null when there are none, or none in that form */
export function cachedWords({ customMetadata }: Pick<R2Object, 'customMetadata'>): CachedWords | null {
  const times = customMetadata?.words?.split(' ').map((one) => /^(\d+)-(\d+)$/.exec(one));
  if (!times?.every((time) => time !== null)) return null;
  return times.map(([, start, end]) => ({ start: Number(start) / 1000, end: Number(end) / 1000 }));
}

/**
 * Words of a text with their positions, in order; punctuation that stands alone is left out. A word that is said by
 * another spelling has its place in the told text: several words for it begin with the first, and one word for several
 * is divided among them by their letters.
 * @param seconds of the sound
 * @param start of the text in its sentence, in UTF-16 units
 * @returns null when the times are not as many as the pieces of what is said, or not in order
 */
export function placedWords(
  respelt: Respelt,
  words: CachedWords | null,
  seconds: number,
  start = 0,
): PlacedWord[] | null {
  const { told, said } = respelt;
  const pieces = piecesOf(said);
  if (!words || words.length !== pieces.length || !areInOrder(pieces, words, seconds)) return null;
  let heard = 0;
  return spansAtOnce(respelt).flatMap((span) => {
    const own = piecesOf(told.slice(...span.told));
    const times = words.slice(heard, heard + piecesOf(said.slice(...span.said)).length);
    heard += times.length;
    const starts = own.length === times.length ? times.map((time) => time.start) : divided(own, times);
    return own.flatMap((piece, i) => {
      if (!isSpeakable(piece[0])) return [];
      const [spoken] = SPOKEN_PART.exec(piece[0])!;
      const from = start + span.told[0] + piece.index + piece[0].indexOf(spoken);
      return [{ from, to: from + spoken.length, start: starts[i]! }];
    });
  });
}

/** Starts of words that are said together, by the letters before them. */
function divided(own: readonly RegExpExecArray[], times: CachedWords): number[] {
  const [begin, end] = [times[0]!.start, times.at(-1)!.end];
  const letters = own.reduce((sum, [piece]) => sum + piece.length, 0);
  let before = 0;
  return own.map(([piece]) => {
    const at = begin + ((end - begin) * before) / letters;
    before += piece.length;
    return at;
  });
}
