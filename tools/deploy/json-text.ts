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

const TOKEN =
  /[ \t\r\n]+|[{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true\b|false\b|null\b/y;

/** What begins at a place where no token does. */
const STRANGE: [RegExp, string][] = [
  [/^(\/\/|\/\*|#)/, 'a comment, which JSON does not have'],
  [/^['‘’“”«`]/, 'a quotation mark that is not "'],
  [/^"[^"\n]*\\/, 'a text with a backslash, which is written \\\\'],
  [/^"[^"\n]*(\n|$)/, 'a text without its closing "'],
  [/^[\p{L}_$]/u, 'a word without quotation marks around it'],
];

type Token = { text: string; line: number };

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) {
      const rest = text.slice(at);
      throw new JsonError(
        line,
        STRANGE.find(([begins]) => begins.test(rest))?.[1] ?? 'something that is no JSON',
      );
    }
    if (token.trim() === '') line += token.split('\n').length - 1;
    else tokens.push({ text: token, line });
  }
  return [...tokens, { text: '', line }];
}

/** @throws JsonError, never with the text itself */
export function parseJson(text: string): unknown {
  // Editors of Windows begin a file with a mark.
  const json = text.replace(/^\uFEFF/, '');
  const tokens = tokensOf(json);
  let at = 0;
  const isNext = (...texts: string[]) => texts.includes(tokens[at]!.text);
  const fail = (what: string): never => {
    throw new JsonError(tokens[at]!.line, tokens[at]!.text === '' ? 'the end, too early' : what);
  };
  /** Entries up to the closing bracket. */
  const entries = (close: string, entry: () => void) => {
    at += 1;
    if (!isNext(close))
      for (;;) {
        entry();
        if (isNext(close)) break;
        if (!isNext(',')) fail(`something before which a comma or ${close} is missing`);
        at += 1;
        if (isNext(close)) fail(`a ${close} after a comma too many`);
      }
    at += 1;
  };
  const value = (): void => {
    if (isNext('[')) entries(']', value);
    else if (isNext('{')) {
      const names = new Set<string>();
      entries('}', () => {
        if (!tokens[at]!.text.startsWith('"')) fail('something in the place of a name in quotation marks');
        const name: string = JSON.parse(tokens[at]!.text);
        if (names.has(name)) fail('a name that is in its group twice');
        names.add(name);
        at += 1;
        if (!isNext(':')) fail('something before which a colon is missing');
        at += 1;
        value();
      });
    } else if (isNext('', '}', ']', ',', ':')) fail('no value where one is expected');
    else at += 1;
  };
  value();
  if (!isNext('')) fail('something after the end');
  return JSON.parse(json);
}
