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
