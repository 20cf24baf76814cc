/** Plausible durations of a text that is read aloud, in seconds. */

/**
 * Seconds of sound per Latin letter of the fastest reader: eSpeak NG needs 0.024 at 450 words a minute, of which nobody
 * understands half. The built-in voices need 0.048 at least.
 */
const FASTEST_S = 0.022;
/** Seconds of the shortest utterance: a vowel at that rate. By the built-in voices it takes 0.17. */
const SHORTEST_S = 0.04;
/** Seconds of sound per letter of the slowest reader: eSpeak NG at 80 words a minute needs 0.14. */
const SLOWEST_S = 0.4;
/** Seconds for a digit, a capital or a symbol, which may be read as a word (*uve doble*, *por ciento*). */
const SPELLED_S = 1.2;
/** Seconds that any text may take. */
const SPARE_S = 4;

/** A letter that is held (*Noooo*, *Shhh*) is read in any length. */
const HELD = /(\p{L})\1+/gu;
/** Letters of other scripts may be left out by a voice. */
const LETTER = /[\p{Script=Latin}\p{N}]/gu;
const SPELLED = /[^\p{Ll}\s.,;:!?¡¿—–«»"'’“”()-]/gu;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Without pauses. */
export const shortestSpeech = (text: string): number =>
  Math.max(SHORTEST_S, FASTEST_S * count(text.replace(HELD, '$1$1'), LETTER));

/** Without pauses. */
export const longestSpeech = (text: string): number =>
  SPARE_S + SLOWEST_S * text.length + SPELLED_S * count(text, SPELLED);

/** With its pauses, of which no single one is long. */
export const longestAnswer = (text: string): number => 10 + longestSpeech(text);
