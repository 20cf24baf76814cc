/** What people type into a field of one line, without what a keyboard does not type. */

/** Room between words, and letters that show nothing and pass for letters. */
const SPACE = /[\s\u0085\u115f\u1160\u2800\u3164\uffa0]+/gu;

/**
 * Controls, what has no width or turns the direction of reading, tags that spell words nobody sees, private and
 * unassigned characters, half surrogates, and the selectors of variants but the one that makes an emoji colourful.
 */
const UNSEEN = /\p{C}|[\u180b-\u180d]|[\ufe00-\ufe0e]|[\u{e0100}-\u{e01ef}]/gu;

/** What holds a family of emoji together is wanted. */
const JOINER =
  /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;
const KEPT_JOINER = '\u{10ffff}';

/** More marks over one letter than any language writes. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** At most four marks over a letter: to normalise a long run of them takes quadratic time, since they are sorted. */
export const withoutPiledMarks = (text: string): string => text.replace(PILED_MARKS, '$1');

/** One line of what a reader would see of a text: composed, single spaces, nothing invisible. */
export function seenText(text: string): string {
  const seen = text
    .replaceAll(KEPT_JOINER, '')
    .replace(SPACE, ' ')
    .replace(JOINER, KEPT_JOINER)
    .replace(UNSEEN, (unseen) => (unseen === KEPT_JOINER ? '\u200d' : ''));
  return withoutPiledMarks(seen).normalize('NFC').replace(/ +/g, ' ').trim();
}

/** The longest of one name: "Maximiliano de la Santísima Trinidad" fits, a sentence does not. */
const NAME_MAX_LENGTH = 40;

/** What occurs in no name and in no list of names. */
const NO_NAME = /(?:(?!\u200d)[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier} ,.&+/()'’-])+/gu;
/** In a text with single spaces. A run of spaces around a separator (`\s*,\s*`) would take quadratic time. */
const BETWEEN_NAMES = /( ?[,&+/()] ?| (?:y|e|and) )/iu;

/** A list of names: of what else was typed the characters go, and whatever is too long for a name is cut. */
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
