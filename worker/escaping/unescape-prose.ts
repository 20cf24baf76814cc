/** A sign of JSON or Markdown in prose: line ends, quotes and letters by their codes. */
const ESCAPE = /\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrt])|([^\w\s\\])?)/gu;
const CODES: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

/** A text whose escapes are decoded. In prose no backslash is meant. */
export const unescapeProse = (text: string): string =>
  text.includes('\\')
    ? text.replace(ESCAPE, (_, code?: string, byte?: string, sign?: string, other?: string) => {
        const letter = code ?? byte;
        if (letter !== undefined) return String.fromCharCode(Number.parseInt(letter, 16));
        return sign === undefined ? (other ?? '') : CODES[sign]!;
      })
    : text;
