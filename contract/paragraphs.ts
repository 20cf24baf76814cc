/** How many words a text has, split at spaces. */
export const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Groups sentences by paragraph, in order. */
export function paragraphs<Sentence extends { paragraph: number }>(
  sentences: readonly Sentence[],
): Sentence[][] {
  const grouped: Sentence[][] = [];
  let current: number | null = null;
  for (const sentence of sentences) {
    if (sentence.paragraph !== current) grouped.push([]);
    current = sentence.paragraph;
    grouped.at(-1)?.push(sentence);
  }
  return grouped;
}
