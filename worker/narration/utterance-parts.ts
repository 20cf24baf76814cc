/** Whether a text contains a letter or digit, so that it can be read aloud. */
export const isSpeakable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Cuts a text into parts of at most so many UTF-16 units: after the last comma that leaves a part at least half as long
 * as allowed, else at the last space, else in the middle of a word.
 * @returns the parts; joined they are the text, without parts that contain no word, which a service may refuse
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
  // Never between the two halves of a surrogate pair.
  return isHighSurrogate(text.charCodeAt(longest - 1)) ? longest - 1 : longest;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
