const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a text. Contractions and hyphenated words are one each. */
export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}
