/**
 * Puts word joiners at dashes, since browsers may break a line on either side of any: an opening dash (—Hola) stays with the word that
 * it opens, a closing one (—dijo—.) with the word or mark before it. A dash between spaces is left as it is.
 */
export function joinPunctuation(text: string): string {
  return text
    .replace(/(?<=^|[\s¿¡«“"(])—(?=[^\s—])/gu, '—\u2060')
    .replace(/(?<=[^\s¿¡«“"(—\u2060])—/gu, '\u2060—');
}
