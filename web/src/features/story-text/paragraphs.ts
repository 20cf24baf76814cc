import type { Sentence } from '../../../../contract/schemas/stories.ts';

/** Text without sentence boundaries: each paragraph, which is a line, counts as one sentence. */
export function paragraphsOf(content: string): Sentence[] {
  return content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text, index) => ({ index, paragraph: index, text }));
}
