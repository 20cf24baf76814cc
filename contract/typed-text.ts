/** Cleaning of one-line fields: removes characters that keyboards do not type. */

/** Whitespace, and letters that render as blank. */
const SPACE = /[\s\u0085\u115f\u1160\u2800\u3164\uffa0]+/gu;

/**
 * Controls, zero-width and bidirectional characters, invisible tags, private and unassigned characters, lone
 * surrogates, variation selectors except the emoji one, and the sign of a letter that was lost in decoding.
 */
const UNSEEN = /(?![\n\r\t])\p{C}|[\u180b-\u180d]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]|\ufffd/gu;

/** Zero-width joiner inside an emoji sequence, which is kept. */
const JOINER =
  /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;
const KEPT_JOINER = '\u{10ffff}';

/** A text without what readers do not see. Line ends and tabs stay. */
export const withoutUnseen = (text: string): string =>
  text
    .replaceAll(KEPT_JOINER, '')
    .replace(JOINER, KEPT_JOINER)
    .replace(UNSEEN, (unseen) => (unseen === KEPT_JOINER ? '\u200d' : ''));

/** More combining marks on one letter than any language uses. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Limits combining marks per letter to four: normalisation sorts them, in quadratic time. */
export const withoutPiledMarks = (text: string): string => text.replace(PILED_MARKS, '$1');

/** A text whose letters are composed with their marks. */
export const composed = (text: string): string => withoutPiledMarks(text).normalize('NFC');

/** One visible line of a text: composed, single spaces, nothing invisible. */
export function seenText(text: string): string {
  const seen = withoutUnseen(text.replace(SPACE, ' '));
  return composed(seen).replace(/ +/g, ' ').trim();
}

/** Longest name: "Maximiliano de la Santísima Trinidad" fits, a sentence does not. */
const NAME_MAX_LENGTH = 40;

/** Characters outside names and lists of names. */
const NO_NAME = /(?:(?!\u200d)[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier} ,.&+/()'’-])+/gu;
/** Requires single spaces: a run of spaces around a separator (`\s*,\s*`) would take quadratic time. */
const BETWEEN_NAMES = /( ?[,&+/()] ?| (?:y|e|and) )/iu;

/** A list of names: other characters are removed, and parts too long for a name are cut. */
export function seenNames(text: string): string {
  return seenText(text.replace(/[\r\n;]+/g, ', '))
    .replace(NO_NAME, ' ')
    .replace(/ +/g, ' ')
    .split(BETWEEN_NAMES)
    .map((part) => [...part].slice(0, NAME_MAX_LENGTH).join(''))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
