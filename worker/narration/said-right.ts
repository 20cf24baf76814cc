import type { SayingRequest } from '../../contract/schemas/sayings.ts';

/** A word or name of a text, and its spelling for voices. */
export type Saying = Pick<SayingRequest, 'word' | 'said'>;

/** Start and end in UTF-16 units. */
type Place = readonly [from: number, to: number];

/** A told text as it is said; `swaps`: the words that are said by another spelling, in order, in both texts. */
export type Respelt = { told: string; said: string; swaps: readonly { told: Place; said: Place }[] };

/** Equal for the spellings of one word that keyboards make: apostrophes, kinds of space, composed letters. */
const evened = (word: string) => word.normalize('NFC').replace(/['’]/gu, '’').replace(/\s+/gu, ' ');

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** A regular expression that matches a word with any apostrophe and any white space. */
const patternOf = (word: string) =>
  word
    .replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
    .replaceAll('’', "['’]")
    .replaceAll(' ', '\\s+');

/**
 * Replaces words by their spelling for voices. A word is whole: not a part of a longer one, but a part of what hyphens
 * and apostrophes join (*Mei-Ling*, *Maeve’s*). One with a capital is a name, which small letters are not. The longest
 * of several is taken, and what is said is not searched again.
 */
export function respell(told: string, sayings: readonly Saying[]): Respelt {
  if (sayings.length === 0) return { told, said: told, swaps: [] };
  const words = sayings
    .map(({ word, said }) => ({ word: evened(word), said }))
    .sort((one, other) => other.word.length - one.word.length);
  const spellingOf = (found: string): string | undefined => {
    const [exact, small] = [evened(found), evened(found).toLocaleLowerCase()];
    const fits = words.filter(
      ({ word }) => word.toLocaleLowerCase() === small && (!isCapital(word) || isCapital(exact)),
    );
    return (fits.find(({ word }) => word === exact) ?? fits.find(({ word }) => isCapital(word)) ?? fits[0])
      ?.said;
  };
  const any = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.map(({ word }) => patternOf(word)).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );
  const swaps: { told: Place; said: Place }[] = [];
  let said = '';
  let from = 0;
  for (const { 0: found, index } of told.matchAll(any)) {
    const spelling = spellingOf(found);
    if (spelling === undefined) continue;
    said += told.slice(from, index);
    from = index + found.length;
    swaps.push({ told: [index, from], said: [said.length, said.length + spelling.length] });
    said += spelling;
  }
  return { told, said: said + told.slice(from), swaps };
}

/** Those of some sayings that change these texts. */
export const sayingsIn = (texts: readonly string[], sayings: readonly Saying[]): Saying[] =>
  sayings.filter((saying) => texts.some((text) => respell(text, [saying]).swaps.length > 0));

/**
 * Both texts cut at the white space that they have in common, as pairs of places: what is between two cuts of the
 * printed text and of the spoken one is at the same time.
 */
export function spansAtOnce({ told, said, swaps }: Respelt): { told: Place; said: Place }[] {
  const spans: { told: Place; said: Place }[] = [];
  let open: { told: Place; said: Place } | null = null;
  const extend = (more: { told: Place; said: Place }) => {
    open = open === null ? more : { told: [open.told[0], more.told[1]], said: [open.said[0], more.said[1]] };
  };
  const close = () => {
    if (open !== null) spans.push(open);
    open = null;
  };
  let at: readonly [told: number, said: number] = [0, 0];
  for (const swap of [
    ...swaps,
    { told: [told.length, told.length], said: [said.length, said.length] } as const,
  ]) {
    for (const { 0: piece, index } of told.slice(at[0], swap.told[0]).matchAll(/\s+|\S+/gu)) {
      const [inTold, inSaid] = [at[0] + index, at[1] + index];
      if (/^\s/u.test(piece)) close();
      else extend({ told: [inTold, inTold + piece.length], said: [inSaid, inSaid + piece.length] });
    }
    if (swap.told[1] > swap.told[0]) extend(swap);
    at = [swap.told[1], swap.said[1]];
  }
  close();
  return spans;
}
