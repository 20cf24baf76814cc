/** Origins of the audio addresses in the text of an answer, in order. */
export const originsIn = (text: string): string[] =>
  [...text.matchAll(/"audioUrl":"([^"]*)"/g)].map(([, url]) => new URL(url!).origin);
