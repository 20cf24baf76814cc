/** Folded text for comparing: no capitals, no accents, single spaces. */
export function fold(text: string): string {
  // Combining marks go first: sorting a long run of them takes quadratic time.
  const bare = text.replace(/\p{M}/gu, '').normalize('NFD').replace(/\p{M}/gu, '');
  return bare.toLowerCase().replace(/\s+/gu, ' ').trim();
}
