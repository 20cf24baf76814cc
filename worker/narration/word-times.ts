import type { WordTime } from './speech-provider.ts';
import { isSpeakable } from './utterance-parts.ts';

/** Where a word stands in its sentence's text, in UTF-16 units, and the seconds of the sentence's sound after which it is heard. */
export type PlacedWord = { from: number; to: number; start: number };

/** Words of an utterance as they are kept with its sound: of each, as white space cuts them, the second at which it begins and ends. */
export type CachedWords = readonly Pick<WordTime, 'start' | 'end'>[];

/** Bytes of metadata that R2 keeps with an object, less some for what else it counts. */
const METADATA_BYTES = 7000;

/** Seconds by which the last word may end after its sound does: services round, and cut off the last silence. */
const OVERHANG_S = 0.5;

/** What white space cuts a text into. */
const piecesOf = (text: string) => [...text.matchAll(/\S+/gu)];

/** Of a piece, what is marked: it without the marks before and after it. */
const SPOKEN_PART = /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?/u;

/**
 * The times that a service told of an utterance, if they can be those of its words.
 * @param seconds that its sound lasts
 * @returns null when they are of other words than were asked for, do not follow one another, or lie beyond the sound
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

/** Whether the times of what is spoken of the pieces may be true. Marks that stand alone may be said to take no time. */
function areInOrder(pieces: readonly RegExpExecArray[], words: CachedWords, seconds: number): boolean {
  let before = Number.NEGATIVE_INFINITY;
  return words.every(({ start, end }, i) => {
    if (!isSpeakable(pieces[i]![0])) return true;
    // Not a number is in no order with anything.
    const isAfter = start > before && start >= 0 && end >= start;
    before = start;
    return isAfter && start < seconds && end <= seconds + OVERHANG_S;
  });
}

/** The metadata of a sentence's sound that has its words' times: of each `start-end` in milliseconds. */
export function wordMetadata(words: CachedWords | null): R2PutOptions | undefined {
  const ms = (seconds: number) => Math.round(seconds * 1000);
  const times = (words ?? []).map(({ start, end }) => `${ms(start)}-${ms(end)}`).join(' ');
  return times !== '' && times.length <= METADATA_BYTES ? { customMetadata: { words: times } } : undefined;
}

/** @returns what `wordMetadata` kept; null when there is nothing, or nothing that it wrote */
export function cachedWords({ customMetadata }: Pick<R2Object, 'customMetadata'>): CachedWords | null {
  const times = customMetadata?.words?.split(' ').map((one) => /^(\d+)-(\d+)$/.exec(one));
  if (!times?.every((time) => time !== null)) return null;
  return times.map(([, start, end]) => ({ start: Number(start) / 1000, end: Number(end) / 1000 }));
}

/**
 * The words of a sentence that are spoken, in their order: marks that stand alone are none.
 * @param seconds that its sound lasts
 * @returns null when the times are not as many as its words, or not in their order
 */
export function placedWords(text: string, words: CachedWords | null, seconds: number): PlacedWord[] | null {
  const pieces = piecesOf(text);
  if (!words || words.length !== pieces.length || !areInOrder(pieces, words, seconds)) return null;
  return pieces.flatMap((piece, i) => {
    if (!isSpeakable(piece[0])) return [];
    const [spoken] = SPOKEN_PART.exec(piece[0])!;
    const from = piece.index + piece[0].indexOf(spoken);
    return [{ from, to: from + spoken.length, start: words[i]!.start }];
  });
}
