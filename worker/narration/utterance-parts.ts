/** Whether there is anything in a text that can be spoken. */
export const isSpeakable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Cuts a text into parts of at most so many UTF-16 units: after the last comma that leaves a part at least half as long as
 * it may be, else at the last space, else in the middle of a word.
 * @returns joined by nothing they are the text, but for parts without a word, which a service may refuse and nobody hears
 */
export function utteranceParts(text: string, longest: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const at = placeToCut(rest, longest);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...parts, rest].filter(isSpeakable);
}

function placeToCut(text: string, longest: number): number {
  const head = text.slice(0, longest);
  const comma = /^[\s\S]*[,;:—–…]["”»)]*\s/u.exec(head)?.[0].length ?? 0;
  if (comma >= longest / 2) return comma;
  const space = head.search(/\s\S*$/u) + 1;
  if (space > 0) return space;
  // Not between the halves of a character.
  return isHighSurrogate(text.charCodeAt(longest - 1)) ? longest - 1 : longest;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
