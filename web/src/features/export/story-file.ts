import { DIGITAL_SOURCE_TYPE } from '../../../../contract/digital-source.ts';

/** File name of a downloaded story; `now` in milliseconds since 1970. */
export function storyFileName(now: number): string {
  return `historia-${now}.txt`;
}

export function storyFileText(title: string, content: string): string {
  return `${title}\n\n${content.trim()}\n`;
}

/**
 * Story as a file that ends with the AI mark, for people and machines.
 * @param byAi the mark in the reader's language
 */
export const markedStoryText = (title: string, content: string, byAi: string): string =>
  `${storyFileText(title, content)}\n--\n${byAi}\nDigitalSourceType: ${DIGITAL_SOURCE_TYPE}\n`;

/** Downloads the story as a plain text file. @param byAi see `markedStoryText` */
export function downloadStory(title: string, content: string, byAi: string): void {
  const text = markedStoryText(title, content, byAi);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = storyFileName(Date.now());
  link.click();
  URL.revokeObjectURL(url);
}
