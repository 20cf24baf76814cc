import { DIGITAL_SOURCE_TYPE } from '../../../../../contract/digital-source.ts';

/** The name that a downloaded story has; `now` in milliseconds since 1970. */
export function storyFileName(now: number): string {
  return `historia-${now}.txt`;
}

export function storyFileText(title: string, content: string): string {
  return `${title}\n\n${content.trim()}\n`;
}

/**
 * The story as a file, which says at its end who wrote it, to people and to machines.
 * @param byAi that in words, in the reader's language
 */
export const markedStoryText = (title: string, content: string, byAi: string): string =>
  `${storyFileText(title, content)}\n--\n${byAi}\nDigitalSourceType: ${DIGITAL_SOURCE_TYPE}\n`;

/** Hands the story to the browser as a plain text file. @param byAi as `markedStoryText` wants it */
export function downloadStory(title: string, content: string, byAi: string): void {
  const text = markedStoryText(title, content, byAi);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = storyFileName(Date.now());
  link.click();
  URL.revokeObjectURL(url);
}
