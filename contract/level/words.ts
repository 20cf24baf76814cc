const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words of a text. Contractions and hyphenated words count once. */
export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}
