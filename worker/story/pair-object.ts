import { composed, withoutUnseen } from '../../contract/typed-text.ts';
import { unescapeProse } from '../escaping/unescape-prose.ts';

/** Fields parsed so far, and the end of the object; null while it is incomplete. */
export type ReadObject = { fields: Map<string, string>; end: number | null };

const KEY = /"([\p{L}_]{1,12})"\s*:\s*/uy;
/** Possible beginning of a key with its colon. */
const BEGINNING_OF_KEY = /^(?:"[\p{L}_]{0,12}|"[\p{L}_]{1,12}"\s*)?$/u;
const LITERAL = /(-?\d{1,9}|true|false|null)(?=[\s,}])/uy;
const BEGINNING_OF_LITERAL = /^[-\w]{0,10}$/u;
/** Text after a closing quotation mark. A mark before anything else belongs to a quotation in the text. */
const AFTER_STRING = /^\s*(?:\}|,\s*"[\p{L}_]{1,12}"\s*:)/u;
const BEGINNING_OF_AFTER_STRING = /^\s*(?:,\s*(?:"[\p{L}_]{0,12}(?:"\s*)?)?)?$/u;
/** Unclosed line before the next object. */
const NEXT_OBJECT = /^\s*\n\s*\{/u;
const NEXT_LINE = /^\s*,?\s*\n\s*\{/u;
const BEGINNING_OF_NEXT_OBJECT = /^\s*$/u;
const WHOLE_SENTENCE = /[.!?…]["”»’)]*$/u;

/**
 * Incremental parser of one flat JSON object: strings and numbers by key, in lower case. Tolerates the errors of
 * models: unescaped quotation marks, line breaks, and strings or objects cut off by the end of the line. A parsed value
 * never changes with later text.
 * @param text begins with the opening brace
 * @param isAll whether the text is complete
 */
export function readObject(text: string, isAll: boolean): ReadObject {
  const fields = new Map<string, string>();
  const goesOn: ReadObject = { fields, end: isAll ? text.length : null };
  let at = 1;
  for (;;) {
    at += /^[\s,]*/u.exec(text.slice(at))![0].length;
    if (at >= text.length) return goesOn;
    // The next object begins before this one was closed.
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

/** Skips the rest of the object, up to the end of its line. */
function skipped(text: string, at: number, fields: Map<string, string>, isAll: boolean): ReadObject {
  const newline = text.indexOf('\n', at);
  if (newline >= 0) return { fields, end: newline };
  return { fields, end: isAll ? text.length : null };
}

/**
 * Parses a string after its opening quotation mark.
 * @returns null while its end is uncertain; the value is null when it was cut off inside a sentence
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
      // The line ends without a closing brace.
      if (NEXT_LINE.test(rest)) return { value: unescaped(text.slice(start, at)), end: at + 1 };
    } else if (sign === '\n') {
      const rest = text.slice(at, at + 80);
      if (NEXT_OBJECT.test(rest)) return { value: cutOff(text.slice(start, at)), end: at };
      if (!isAll && BEGINNING_OF_NEXT_OBJECT.test(rest)) return null;
    }
  }
  return isAll ? { value: cutOff(text.slice(start)), end: text.length } : null;
}

/** Text of a string cut off by the end of its line, if it is a complete sentence. */
function cutOff(raw: string): string | null {
  let end = raw.length;
  while (end > 0 && /["},\s]/u.test(raw[end - 1]!)) end -= 1;
  const value = unescaped(raw.slice(0, end));
  return value !== null && WHOLE_SENTENCE.test(value) ? value : null;
}

/** A value without what no reader sees, and without escapes inside its own. */
function unescaped(raw: string): string | null {
  const value = parsed(raw);
  return value === null ? null : composed(withoutUnseen(unescapeProse(value)));
}

function parsed(raw: string): string | null {
  // Control characters are invalid in JSON strings.
  const valid = raw.replace(/\\.|["\n\r\t]/gsu, (sign) => {
    if (sign === '"') return '\\"';
    return /^\s$/u.test(sign) ? ' ' : sign;
  });
  try {
    return JSON.parse(`"${valid}"`) as string;
  } catch {
    // Unknown escape, for example of an apostrophe: the character itself is meant.
    return valid.replace(/\\(.)/gsu, '$1');
  }
}
