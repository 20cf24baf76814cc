import type { Sentence } from '../../../../contract/schemas/stories.ts';

/** Sentences by the paragraph they belong to, in order. */
export function paragraphs(sentences: readonly Sentence[]): Sentence[][] {
  const grouped: Sentence[][] = [];
  let current: number | null = null;
  for (const sentence of sentences) {
    if (sentence.paragraph !== current) grouped.push([]);
    current = sentence.paragraph;
    grouped.at(-1)?.push(sentence);
  }
  return grouped;
}
