import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff;

/**
 * Any character of Unicode but half a surrogate pair, as a unit of `fc.string`. The same as fast-check's `binary`, which
 * makes a table of all of them: a second of processor time in each process or context that uses it.
 */
export const ANY_CHARACTER = fc.integer({ min: 0, max: LAST - SURROGATES }).map(
  (place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES),
  (character) => {
    const place = typeof character === 'string' ? character.codePointAt(0)! : -1;
    if (place < 0 || character !== String.fromCodePoint(place)) throw new Error('not one character');
    return place < FIRST_SURROGATE ? place : place - SURROGATES;
  },
);
