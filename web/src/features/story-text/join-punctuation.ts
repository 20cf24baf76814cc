/**
 * Adds word joiners at dashes, where browsers may break a line on either side: an opening dash (—Hola) stays with the
 * following word, a closing one (—dijo—.) with the previous word or mark. A dash between spaces is unchanged.
 */
export function joinPunctuation(text: string): string {
  return text
    .replace(/(?<=^|[\s¿¡«“"(])—(?=[^\s—])/gu, '—\u2060')
    .replace(/(?<=[^\s¿¡«“"(—\u2060])—/gu, '\u2060—');
}
