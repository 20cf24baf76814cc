import { withoutUnseen } from '../../contract/typed-text.ts';
import { unescapeProse } from '../escaping/unescape-prose.ts';

/** Text that a server encoded once too often, or that has what no reader sees. Each stage works on any pieces. */

export type TextStage = {
  /** @returns the part of the text so far that more text cannot change */
  push(piece: string): string;
  /** @returns the rest at the end of the text */
  end(): string;
};

/** Combining marks of entities such as `&ntilde;`. */
const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  tilde: '\u0303',
  uml: '\u0308',
  circ: '\u0302',
  cedil: '\u0327',
  ring: '\u030a',
};
const ACCENTED = new RegExp(`^([a-zA-Z])(${Object.keys(ACCENTS).join('|')})$`);
/** Named entities of prose. Source: the HTML standard, *Named character references*. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  iexcl: '¡',
  iquest: '¿',
  excl: '!',
  quest: '?',
  comma: ',',
  period: '.',
  colon: ':',
  semi: ';',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  bdquo: '„',
  sbquo: '‚',
  mdash: '—',
  ndash: '–',
  horbar: '―',
  hyphen: '-',
  dash: '-',
  hellip: '…',
  bull: '•',
  middot: '·',
  ast: '*',
  num: '#',
  lowbar: '_',
  grave: '`',
  sol: '/',
  bsol: '\\',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
  times: '×',
  divide: '÷',
  plus: '+',
  equals: '=',
  percnt: '%',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  hearts: '♥',
  star: '☆',
  frac12: '½',
  frac14: '¼',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  lcub: '{',
  rcub: '}',
  lbrace: '{',
  rbrace: '}',
  vert: '|',
  shy: '',
  zwj: '',
  zwnj: '',
  lrm: '',
  rlm: '',
  NewLine: '\n',
  Tab: '\t',
  szlig: 'ß',
  oslash: 'ø',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  Oslash: 'Ø',
  eth: 'ð',
  thorn: 'þ',
};

const letterOf = (code: number) =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';

function entity(name: string): string | null {
  if (/^#x/i.test(name)) return letterOf(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return letterOf(Number(name.slice(1)));
  const [, letter, accent] = ACCENTED.exec(name) ?? [];
  if (letter !== undefined) return `${letter}${ACCENTS[accent!]}`.normalize('NFC');
  return ENTITIES[name] ?? null;
}

/** An entity, also one whose `&` is one: `&amp;mdash;`. */
const ENTITY = /&(?:amp;)*(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8}\d{0,2});/giu;
/** `<`, `>` and `&`, which encoders of JSON for HTML write as codes. */
const HTML_CODE = /(?<!\\)\\+u00(3c|3e|26)/gi;
const UNFINISHED_ENTITY = /(?:(?:&|\\+u0026)(?:amp;)*(?:#?[0-9a-z]{0,10})|\\+(?:u(?:0(?:0[23]?)?)?)?)$/iu;
const MAY_BE_ENTITY = /[&\\▁]/;

/** Decodes HTML entities, and the space of some tokenizers. */
export class Entities implements TextStage {
  #rest = '';

  push(piece: string): string {
    const text = this.#rest + piece;
    this.#rest = '';
    if (!MAY_BE_ENTITY.test(text)) return text;
    const [held = ''] = UNFINISHED_ENTITY.exec(text.slice(-40)) ?? [];
    this.#rest = held;
    return this.#decoded(held === '' ? text : text.slice(0, -held.length));
  }

  end(): string {
    const rest = this.#rest;
    this.#rest = '';
    return this.#decoded(rest);
  }

  #decoded(text: string): string {
    if (!MAY_BE_ENTITY.test(text)) return text;
    return text
      .replaceAll('▁', ' ')
      .replace(HTML_CODE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(ENTITY, (whole, name: string) => entity(name) ?? whole);
  }
}

const UNFINISHED_ESCAPE = /\\+(?:u[0-9a-fA-F]{0,3}|x[0-9a-fA-F]?)?$/u;
const CODES: Record<string, string> = { n: '\n', r: '\r', t: '\t' };
/** Where JSON begins: plain, or escaped itself. */
const JSON_BEGINS = /\{\s{0,8}(\\*)"/;
const MAY_BEGIN_JSON = /\{\s{0,8}\\*$/;
/** A text that is a string of JSON: a quote, and an escape before the next one. */
const QUOTED = /^\s*"[^"\n\\]*\\[n"]/;
const MAY_BE_QUOTED = /^\s*(?:"[^"\n\\]*\\?)?$/;
const LONGEST_TITLE = 200;
/** One level of a JSON string inside another. */
const LEVEL = /\\(?:u([0-9a-fA-F]{4})|([nrt])|([^]))/gu;

/**
 * Decodes what is escaped once too often. In prose no backslash is meant; from the first object on JSON has its own,
 * unless it is escaped as a whole.
 */
export class Escapes implements TextStage {
  #rest = '';
  #mode: 'beginning' | 'prose' | 'JSON' | 'escaped JSON' = 'beginning';
  /** Whether the whole text is a string of JSON. */
  #isQuoted = false;

  push(piece: string): string {
    return this.#read(piece, false);
  }

  end(): string {
    return this.#read('', true);
  }

  #read(piece: string, isAll: boolean): string {
    let text = this.#rest + piece;
    this.#rest = '';
    if (this.#mode === 'beginning') {
      if (!isAll && MAY_BE_QUOTED.test(text) && text.length < LONGEST_TITLE) {
        this.#rest = text;
        return '';
      }
      this.#isQuoted = QUOTED.test(text);
      if (this.#isQuoted) text = text.trimStart().slice(1);
      this.#mode = 'prose';
    }
    if (this.#isQuoted) {
      const [end = ''] = /"\s*$/.exec(text) ?? [];
      if (end !== '') text = text.slice(0, -end.length);
      const found = this.#decoded(text, isAll);
      if (end !== '' && !isAll) this.#rest += end;
      return found;
    }
    return this.#decoded(text, isAll);
  }

  #decoded(whole: string, isAll: boolean): string {
    let text = whole;
    let before = '';
    if (this.#mode === 'prose') {
      const found = JSON_BEGINS.exec(text);
      if (found) {
        before = unescapeProse(text.slice(0, found.index));
        text = text.slice(found.index);
        this.#mode = found[1] === '' ? 'JSON' : 'escaped JSON';
      } else {
        const held = isAll
          ? null
          : (MAY_BEGIN_JSON.exec(text.slice(-40)) ?? UNFINISHED_ESCAPE.exec(text.slice(-40)));
        if (held) {
          this.#rest = held[0];
          text = text.slice(0, -held[0].length);
        }
        return unescapeProse(text);
      }
    }
    if (this.#mode === 'JSON') return before + text;
    const [held = ''] = (isAll ? null : /(?<!\\)(?:\\\\)*(\\(?:u[0-9a-fA-F]{0,3})?)$/u.exec(text)) ?? [];
    this.#rest = held;
    if (held !== '') text = text.slice(0, -held.length);
    return (
      before +
      text.replace(
        LEVEL,
        (_, code: string | undefined, sign: string | undefined, other: string | undefined) =>
          code === undefined
            ? sign === undefined
              ? other!
              : CODES[sign]!
            : String.fromCharCode(Number.parseInt(code, 16)),
      )
    );
  }
}

/** Line ends of Unicode, which are no white space to everybody. */
const OTHER_LINE_ENDS = /[\u2028\u2029\u0085\v\f]/g;
/** A text that has none of the characters in question. */
const ORDINARY = /^[\t\n\r\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]*$/;
/** An emoji sequence that may go on, or the first half of a letter. */
const UNFINISHED_SEQUENCE = /(?:\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d?){1,8}$/u;

/** Removes what no reader sees, by the same rule as in titles. */
export class Unseen implements TextStage {
  #rest = '';

  push(piece: string): string {
    const text = this.#rest + piece;
    this.#rest = '';
    if (ORDINARY.test(text)) return text;
    const half = /[\ud800-\udbff]$/.test(text) ? text.at(-1)! : '';
    const whole = half === '' ? text : text.slice(0, -1);
    const [sequence = ''] = UNFINISHED_SEQUENCE.exec(whole.slice(-80)) ?? [];
    this.#rest = sequence + half;
    return seen(sequence === '' ? whole : whole.slice(0, -sequence.length));
  }

  end(): string {
    const rest = this.#rest;
    this.#rest = '';
    return seen(rest);
  }
}

const seen = (text: string) => withoutUnseen(text.replace(OTHER_LINE_ENDS, '\n'));
