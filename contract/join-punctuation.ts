/** No line breaks at this character. */
export const WORD_JOINER = '\u2060';

/**
 * Adds word joiners at dashes, where browsers may break a line on either side: an opening dash (—Hola) stays with the
 * following word, a closing one (—dijo—.) with the previous word or mark. A dash between spaces is unchanged.
 */
export function joinPunctuation(text: string): string {
  return text
    .replace(/(?<=^|[\s¿¡«“"(])—(?=[^\s—])/gu, `—${WORD_JOINER}`)
    .replace(/(?<=[^\s¿¡«“"(—\u2060])—/gu, `${WORD_JOINER}—`);
}
