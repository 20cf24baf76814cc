import { LENGTH_TABLE, type StoryLength } from './options.ts';
import { paragraphs, wordsIn } from './paragraphs.ts';

/**
 * Paragraph after which a story's middle picture stands, from 0. Decided by what is before it and by the length that
 * was asked for, so that the page can keep the room while the story is being written.
 * @param sentences the story so far
 * @returns null while nothing follows that paragraph, and for a story that ends before it
 */
export function middlePlace(
  sentences: readonly { paragraph: number; text: string }[],
  length: StoryLength,
): number | null {
  const half = LENGTH_TABLE[length].usualWords / 2;
  const grouped = paragraphs(sentences);
  let words = 0;
  const place = grouped.findIndex((paragraph) => {
    for (const { text } of paragraph) words += wordsIn(text);
    return words >= half;
  });
  return place >= 0 && place < grouped.length - 1 ? place : null;
}
