import { printParseErrorCode, visit } from 'jsonc-parser';

/**
 * Places of mistakes in JSON. `JSON.parse` quotes the text around a mistake, which may be a key, often without its
 * line, and takes the last of two equal names.
 */

/** A mistake with its line, from 1. */
export class JsonError extends Error {
  readonly line: number;
  constructor(line: number, what: string) {
    super(what);
    this.line = line;
  }
}

const COMMENT = 'a comment, which JSON does not have';
const BACKSLASH = 'a text with a backslash, which is written \\\\';
/** What is at a mistake, by the reader's name for it and the text there. */
const MISTAKES: [name: RegExp, text: RegExp, what: string][] = [
  [/^/, /^$/, 'the end, too early'],
  [/Comment/, /^/, COMMENT],
  [/InvalidSymbol/, /^#/, COMMENT],
  [/InvalidSymbol/, /^['‘’“”«`]/, 'a quotation mark that is not "'],
  [/InvalidSymbol/, /^[\p{L}_$]/u, 'a word without quotation marks around it'],
  [/Escape|Unicode/, /^/, BACKSLASH],
  [/EndOfString/, /\\/, BACKSLASH],
  [/EndOfString/, /^/, 'a text without its closing "'],
  [/PropertyName/, /^}/, 'a } after a comma too many'],
  [/PropertyName/, /^/, 'something in the place of a name in quotation marks'],
  [/Value/, /^/, 'no value where one is expected'],
  [/Colon/, /^/, 'something before which a colon is missing'],
  [/Comma|Close/, /^/, 'something before which a comma or a closing bracket is missing'],
  [/EndOfFile/, /^/, 'something after the end'],
  [/^/, /^/, 'something that is no JSON'],
];

/** @throws JsonError, never with the text itself */
export function parseJson(text: string): unknown {
  // Editors of Windows begin a file with a mark.
  const json = text.replace(/^\uFEFF/, '');
  const fail = (line: number, what: string): never => {
    throw new JsonError(line + 1, what);
  };
  const groups: Set<string>[] = [];
  visit(
    json,
    {
      onError(code, at, length, line) {
        const [name, found] = [printParseErrorCode(code), json.slice(at, at + length)];
        fail(line, MISTAKES.find(([names, texts]) => names.test(name) && texts.test(found))![2]);
      },
      onObjectBegin: () => void groups.push(new Set()),
      onObjectEnd: () => void groups.pop(),
      onObjectProperty(name, _at, _length, line) {
        if (groups.at(-1)!.has(name)) fail(line, 'a name that is in its group twice');
        groups.at(-1)!.add(name);
      },
    },
    { disallowComments: true },
  );
  return JSON.parse(json);
}
