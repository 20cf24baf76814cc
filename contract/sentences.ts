import type { Language } from './options.ts';

/**
 * Abbreviations whose full stop does not end a sentence. `Intl.Segmenter` knows none of them in Spanish and few in
 * English.
 */
const ABBREVIATIONS_OF: Record<Language, string> = {
  es: 'sr sra srta sres dr dra dña ud uds vd sto sta prof profa avda núm',
  en: 'mr mrs ms mx jr vs mt st rev capt lt sgt',
};
/** One set for both languages: a Spanish story may name a *Mr.* */
const ABBREVIATIONS = new Set(Object.values(ABBREVIATIONS_OF).flatMap((words) => words.split(' ')));

/** Punctuation that may precede a sentence's first letter. */
const OPENERS = /^[\s"'“‘«([¿¡…—–-]*/u;

/** A new speaker on the same line. The segmenter takes the dash for the sentence's continuation. */
const NEXT_SPEAKER = /(?<=[.!?…]["”»)]*) (?=[—–][¿¡]*\p{Lu})/u;

/** Cache: creating a segmenter takes a while. */
const segmenters: Partial<Record<Language, Intl.Segmenter>> = {};

function segmenterOf(language: Language): Intl.Segmenter {
  segmenters[language] ??= new Intl.Segmenter(language, { granularity: 'sentence' });
  return segmenters[language];
}

/**
 * Characters at the end of a sentence that decide whether it continues: the longest abbreviation, its dot, closing
 * marks.
 */
const TAIL_LENGTH = 64;

/**
 * A growing sentence. Keeps its tail in addition to its segments: searching all segments for each further one would
 * take quadratic time.
 */
class Growing {
  readonly #segments: string[] = [];
  #tail = '';
  #hasWord = false;

  get isEmpty(): boolean {
    return this.#tail === '';
  }

  add(segment: string): void {
    const added = this.isEmpty || this.#tail.endsWith(' ') ? segment : ` ${segment}`;
    this.#segments.push(added);
    this.#tail = (this.#tail + added).slice(-TAIL_LENGTH);
    this.#hasWord ||= /[\p{L}\p{N}]/u.test(segment);
  }

  /** Whether it is incomplete without the following text. */
  continuesInto(next: string): boolean {
    return continuesInto(this.#tail, this.#hasWord, next);
  }

  text(): string {
    return this.#segments.join('').trim();
  }
}

/**
 * @param tail of the text on the left
 * @param hasWord whether the text contains a word
 */
function continuesInto(tail: string, hasWord: boolean, right: string): boolean {
  const next = right.trimStart();
  // Closing marks and commas belong to the text before them.
  if (/^[,;:.!?…)\]}»”’]/u.test(next)) return true;
  // A dash or quote continued in lower case: —¡Hola! —dijo Ana. / "Hello!" said Ana.
  const first = next.replace(OPENERS, '');
  if (/^\p{Ll}/u.test(first)) return true;
  // A segment of punctuation alone: an opening dash, a lone ellipsis.
  if (!hasWord) return true;
  // Not the s of a possessive: "That is Mrs Vidal's." ends there.
  const word = /(?<!\p{L}|\p{L}['’])([\p{L}.]+)\.["”’»)]*\s*$/u.exec(tail)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  // Initials, as in "J. M. Pérez", and known abbreviations.
  return /^\p{L}$/u.test(word) || ABBREVIATIONS.has(word);
}

/**
 * Cuts a paragraph into sentences that can be shown and spoken separately. The only cutter: streaming, moderation,
 * speech and highlighting use the same sentences.
 * @returns trimmed, non-empty sentences; joined by single spaces they are the paragraph with its white space folded
 */
export function cutSentences(paragraph: string, language: Language): string[] {
  const folded = paragraph.replace(/\s+/gu, ' ').trim();
  const sentences: string[] = [];
  let current = new Growing();
  const segments = [...segmenterOf(language).segment(folded)].flatMap(({ segment }) =>
    segment.split(NEXT_SPEAKER),
  );
  for (const segment of segments) {
    if (!current.isEmpty && !current.continuesInto(segment)) {
      sentences.push(current.text());
      current = new Growing();
    }
    current.add(segment);
  }
  if (current.text() !== '') sentences.push(current.text());
  return sentences;
}
