/** What is there of an object: the fields that are whole, and where it ended, or null while it goes on. */
export type ReadObject = { fields: Map<string, string>; end: number | null };

const KEY = /"([\p{L}_]{1,12})"\s*:\s*/uy;
/** What may still become a key and its colon. */
const BEGINNING_OF_KEY = /^(?:"[\p{L}_]{0,12}|"[\p{L}_]{1,12}"\s*)?$/u;
const LITERAL = /(-?\d{1,9}|true|false|null)(?=[\s,}])/uy;
const BEGINNING_OF_LITERAL = /^[-\w]{0,10}$/u;
/** What follows a string that is over. A quotation mark before anything else was said by somebody. */
const AFTER_STRING = /^\s*(?:\}|,\s*"[\p{L}_]{1,12}"\s*:)/u;
const BEGINNING_OF_AFTER_STRING = /^\s*(?:,\s*(?:"[\p{L}_]{0,12}(?:"\s*)?)?)?$/u;
/** A line that was not closed before the next began. */
const NEXT_OBJECT = /^\s*\n\s*\{/u;
const NEXT_LINE = /^\s*,?\s*\n\s*\{/u;
const BEGINNING_OF_NEXT_OBJECT = /^\s*$/u;
const WHOLE_SENTENCE = /[.!?…]["”»’)]*$/u;

/**
 * Reads one flat JSON object as far as it has come: strings and numbers by their keys, in lower case. Takes what models
 * make of JSON, too: quotation marks that are not escaped, line breaks, a string or an object that the line's end cut off.
 * What was read of a text stays what it is, whatever comes after it.
 * @param text begins with the object's brace
 * @param isAll whether nothing will come any more
 */
export function readObject(text: string, isAll: boolean): ReadObject {
  const fields = new Map<string, string>();
  const goesOn: ReadObject = { fields, end: isAll ? text.length : null };
  let at = 1;
  for (;;) {
    at += /^[\s,]*/u.exec(text.slice(at))![0].length;
    if (at >= text.length) return goesOn;
    // The next one begins, and this one was never closed.
    if (text[at] === '{') return { fields, end: at };
    if (text[at] === '}') return { fields, end: at + 1 };
    KEY.lastIndex = at;
    const key = KEY.exec(text);
    if (!key) {
      if (BEGINNING_OF_KEY.test(text.slice(at))) return goesOn;
      return skipped(text, at, fields, isAll);
    }
    at = KEY.lastIndex;
    if (at >= text.length) return goesOn;
    const name = key[1]!.toLowerCase();
    if (text[at] === '"') {
      const string = readString(text, at + 1, isAll);
      if (string === null) return goesOn;
      if (string.value !== null && !fields.has(name)) fields.set(name, string.value);
      at = string.end;
    } else {
      LITERAL.lastIndex = at;
      const literal = LITERAL.exec(text);
      if (!literal) {
        if (BEGINNING_OF_LITERAL.test(text.slice(at))) return goesOn;
        return skipped(text, at, fields, isAll);
      }
      if (!fields.has(name)) fields.set(name, literal[1]!);
      at = LITERAL.lastIndex;
    }
  }
}

/** Gives up on the rest of an object, which ends with its line. */
function skipped(text: string, at: number, fields: Map<string, string>, isAll: boolean): ReadObject {
  const newline = text.indexOf('\n', at);
  if (newline >= 0) return { fields, end: newline };
  return { fields, end: isAll ? text.length : null };
}

/**
 * A string from after its opening quotation mark.
 * @returns null while its end is not certain; its value is null when it was cut off in the middle of a sentence
 */
function readString(
  text: string,
  start: number,
  isAll: boolean,
): { value: string | null; end: number } | null {
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') {
      at += 1;
    } else if (sign === '"') {
      const rest = text.slice(at + 1, at + 80);
      if (AFTER_STRING.test(rest)) return { value: unescaped(text.slice(start, at)), end: at + 1 };
      if (isAll && rest.trim() === '') return { value: unescaped(text.slice(start, at)), end: at + 1 };
      if (!isAll && BEGINNING_OF_AFTER_STRING.test(rest)) return null;
      // The line ends without a brace.
      if (NEXT_LINE.test(rest)) return { value: unescaped(text.slice(start, at)), end: at + 1 };
    } else if (sign === '\n') {
      const rest = text.slice(at, at + 80);
      if (NEXT_OBJECT.test(rest)) return { value: cutOff(text.slice(start, at)), end: at };
      if (!isAll && BEGINNING_OF_NEXT_OBJECT.test(rest)) return null;
    }
  }
  return isAll ? { value: cutOff(text.slice(start)), end: text.length } : null;
}

/** What the end of a line left of a string, when it still is a sentence. */
function cutOff(raw: string): string | null {
  let end = raw.length;
  while (end > 0 && /["},\s]/u.test(raw[end - 1]!)) end -= 1;
  const value = unescaped(raw.slice(0, end));
  return value !== null && WHOLE_SENTENCE.test(value) ? value : null;
}

function unescaped(raw: string): string | null {
  // What may not stand in a JSON string as it is.
  const valid = raw.replace(/\\.|["\n\r\t]/gsu, (sign) => {
    if (sign === '"') return '\\"';
    return /^\s$/u.test(sign) ? ' ' : sign;
  });
  try {
    return JSON.parse(`"${valid}"`) as string;
  } catch {
    // An escape that JSON does not know, as of an apostrophe: the sign itself is meant.
    return valid.replace(/\\(.)/gsu, '$1');
  }
}
