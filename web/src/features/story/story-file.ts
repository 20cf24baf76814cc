/** The name that a downloaded story has; `now` in milliseconds since 1970. */
export function storyFileName(now: number): string {
  return `historia-${now}.txt`;
}

export function storyFileText(title: string, content: string): string {
  return `${title}\n\n${content.trim()}\n`;
}

/** Hands the story to the browser as a plain text file. */
export function downloadStory(title: string, content: string): void {
  const url = URL.createObjectURL(
    new Blob([storyFileText(title, content)], { type: 'text/plain;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = storyFileName(Date.now());
  link.click();
  URL.revokeObjectURL(url);
}
