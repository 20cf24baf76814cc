const longestWholeWord = 6;

/**
 * Cuts a text into pieces of about four characters, like a language model's tokens: short words whole with their
 * leading space, long ones in parts, line breaks and punctuation separately. Joined they are the text. Works on code
 * points, so that no piece ends within a surrogate pair.
 */
export function splitIntoTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const piece of text.match(/ ?[\p{L}\p{M}\p{N}]+|\n+| ?[^\p{L}\p{M}\p{N}\s]+|\s/gu) ?? []) {
    const characters = [...piece];
    if (characters.length <= longestWholeWord) {
      tokens.push(piece);
      continue;
    }
    const parts = Math.ceil(characters.length / 4);
    const size = Math.ceil(characters.length / parts);
    for (let start = 0; start < characters.length; start += size) {
      tokens.push(characters.slice(start, start + size).join(''));
    }
  }
  return tokens;
}
