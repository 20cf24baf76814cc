import { isStage, type LineContext, LONGEST, lineStart } from './line-marks.ts';

/**
 * Removes Markdown and directions from a model's prose: what stands there for a page or a stage, and would be read out.
 * Headings stay as `# `, which makes a title. The text does not depend on the chunks.
 */

const SPECIAL = /[*_`~=[!#【<\r\n]/g;
const WORD = /[\p{L}\p{N}]/u;
/** Tags of a page that are no ids of figures. */
const HTML = /^<(\/?)(br|hr|p|h[1-6]|div|em|strong|span|blockquote|html|body|section|article)\s?\/?>/iu;
/** A tag of a page or of speech with attributes, which no id of a figure has; and an address. */
const OTHER_TAG =
  /^<(?:\/?[a-z][\w:-]{0,20}(?:\s+[a-z:-]{1,20}\s?=\s?(?:"[^"<>]{0,200}"|'[^'<>]{0,200}'))+\s?\/?|(?:https?|mailto):[^<>\s]{1,300})>/iu;
const MAY_BE_OTHER_TAG =
  /^<(?:(?!scene|cast|escena|reparto)[a-z][\w:-]{0,20}(?:\s+[a-z:-]{0,20}(?:\s?=[^<>\n]{0,300})?)?|(?:https?|mailto):[^<>\s]{0,300}|(?:h|ht|htt|m|ma|mai|mail|mailt)?)$/iu;
const MAY_BE_HTML = /^<\/?[a-z]{0,10}[1-6]?\s?\/?$/iu;
const HTML_NAMES = 'br hr p h1 h2 h3 h4 h5 h6 div em strong span blockquote html body section article'.split(
  ' ',
);
const LINE_TAG = /^(?:br|hr|p|h[1-6]|div|blockquote|section|article)$/iu;
/** `[words](address)`, `[words][1]` and `[1]`. */
const BRACKET = /^\[([^[\]\r\n]{0,200})\]/u;
const ADDRESS = /^\((?:[^()\r\n]|\([^()\r\n]*\)){0,400}\)/u;
const REFERENCE = /^\[[^[\]\r\n]{0,80}\]/u;
const SOURCE = /^\^?[\d, ]{1,8}$|^\^|†/u;
const HASHTAGS = /^(?:#\p{L}[\p{L}\p{N}_]*[ \t]*)+/u;

/** Characters that decide about a sign. */
const WINDOW = 640;

/** A number or a letter alone, as around a sign of arithmetic. */
const FACTOR_BEFORE = /(?:\p{N}|(?<![\p{L}\p{N}])\p{L}|\))$/u;
const FACTOR_AFTER = /^(?:\p{N}|\p{L}(?![\p{L}\p{N}])|\()/u;

export class PlainProse {
  /** Text that is not decided yet. */
  #rest = '';
  /** Whether the beginning of the line is decided. */
  #isInLine = false;
  #skipNewline = false;
  /** The end of the line so far. */
  #said = '';
  #lines = 0;
  #item = 0;
  #isIntroduced = false;
  #hasHyphenSpeech = false;
  #hasEnded = false;
  readonly #isField: boolean;

  /** @param isField whether the text is one sentence */
  constructor(isField = false) {
    this.#isField = isField;
  }

  /** @param chunk the next part of the text, of any length */
  push(chunk: string): string {
    this.#rest += chunk;
    return this.#read(false);
  }

  end(): string {
    return this.#read(true);
  }

  #read(isAll: boolean): string {
    let text = '';
    while (this.#rest !== '') {
      if (this.#hasEnded) {
        this.#rest = '';
        return text;
      }
      if (this.#skipNewline) {
        this.#skipNewline = false;
        if (this.#rest.startsWith('\n')) this.#rest = this.#rest.slice(1);
        continue;
      }
      const found = this.#isInLine ? this.#inLine(isAll) : this.#beginLine(isAll);
      if (found === null) return text;
      text += found;
    }
    return text;
  }

  /** @returns null while more text decides */
  #beginLine(isAll: boolean): string | null {
    const indent = /^[^\S\r\n]*/u.exec(this.#rest.slice(0, LONGEST))![0];
    const from = this.#rest.slice(indent.length);
    // A longer line has no beginning: see `lineStart`.
    const head = from.slice(0, LONGEST + 1);
    const length = head.search(/[\r\n]/);
    const line = length < 0 ? head : head.slice(0, length);
    const after = length < 0 ? '' : from.slice(length);
    const isWhole = length >= 0 || isAll || indent.length === LONGEST;
    const start = lineStart(line, { ...this.#context(isAll), after, isWhole });
    if (start === 'hold') return null;
    this.#hasEnded ||= start === 'end';
    if (start === 'end') return '';
    if (start === 'drop') {
      this.#rest = after;
      this.#isInLine = true;
      return '';
    }
    if ('skip' in start) {
      const place = /^[*_]*(\d{1,2})[.)]/u.exec(line)?.[1];
      if (place !== undefined) this.#item = Number(place);
      this.#rest = from.slice(start.skip);
      return '';
    }
    this.#isInLine = true;
    if (line !== '') {
      this.#lines += 1;
      this.#hasHyphenSpeech ||= /^-\s/u.test(line);
    }
    if ('line' in start) {
      this.#rest = start.line + after;
      return '';
    }
    this.#rest = from.slice(start.begin);
    return this.#say(start.mark ?? indent);
  }

  #context(isAll: boolean): Omit<LineContext, 'after' | 'isWhole'> {
    return {
      isAll,
      lines: this.#lines,
      item: this.#item,
      isIntroduced: this.#isIntroduced,
      hasHyphenSpeech: this.#hasHyphenSpeech,
      isField: this.#isField,
    };
  }

  #say(text: string): string {
    this.#said = (this.#said + text).slice(-16);
    return text;
  }

  /** Words up to the next sign, or what stands for it. @returns null while more text decides */
  #inLine(isAll: boolean): string | null {
    SPECIAL.lastIndex = 0;
    const found = SPECIAL.exec(this.#rest);
    const at = found?.index ?? this.#rest.length;
    if (at > 0) return this.#say(this.#take(at));
    const sign = this.#rest[0]!;
    if (sign === '\n' || sign === '\r') return this.#endLine(sign);
    if (sign === '`') return this.#drop(1);
    const text = this.#rest.slice(0, WINDOW);
    const isOpen = !isAll && text.length < WINDOW && !/[\r\n]/.test(text);
    if (sign === '<') return this.#tag(text, isOpen);
    if (sign === '[' || sign === '!') return this.#bracket(text, isOpen);
    if (sign === '【') return this.#source(text, isOpen);
    if (sign === '#') return this.#hashtags(text, isOpen);
    return this.#marks(sign, text, isOpen);
  }

  #take(length: number): string {
    const text = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    return text;
  }

  #drop(length: number): string {
    this.#take(length);
    return '';
  }

  #endLine(sign: string): string {
    this.#take(1);
    this.#skipNewline = sign === '\r';
    const said = this.#said.trimEnd();
    if (said !== '') this.#isIntroduced = said.endsWith(':');
    this.#said = '';
    this.#isInLine = false;
    return '\n';
  }

  /** Stars, underscores, tildes and equals signs around words. */
  #marks(sign: string, text: string, isOpen: boolean): string | null {
    let length = 1;
    while (this.#rest[length] === sign) length += 1;
    const behind = text.slice(length);
    const next = behind.trimStart();
    if (next === '' && isOpen) return null;
    if (sign === '~' || sign === '=') return length > 1 ? this.#drop(length) : this.#say(this.#take(1));
    const isInWord = WORD.test(this.#said.slice(-1)) && WORD.test(behind[0] ?? '');
    if (sign === '_') return isInWord ? this.#say(this.#take(length)) : this.#drop(length);
    const before = this.#said.trimEnd();
    const isSpaced = before !== this.#said && next !== behind;
    // A letter alone may be the beginning of a word.
    if ((isSpaced || isInWord) && isOpen && /^\p{L}$/u.test(next)) return null;
    const isFactor = (isSpaced || isInWord) && FACTOR_BEFORE.test(before) && FACTOR_AFTER.test(next);
    return length === 1 && isFactor ? this.#say(this.#take(1)) : this.#drop(length);
  }

  #tag(text: string, isOpen: boolean): string | null {
    const tag = HTML.exec(text);
    if (tag) {
      this.#take(tag[0].length);
      if (LINE_TAG.test(tag[2]!) && this.#said !== '') this.#rest = `\n${this.#rest}`;
      return '';
    }
    const other = OTHER_TAG.exec(text);
    if (other) return this.#drop(other[0].length);
    if (isOpen && MAY_BE_OTHER_TAG.test(text)) return null;
    const name = /^<\/?([a-z]*[1-6]?)/iu.exec(text)![1]!.toLowerCase();
    const mayBe = isOpen && MAY_BE_HTML.test(text) && HTML_NAMES.some((one) => one.startsWith(name));
    return mayBe ? null : this.#say(this.#take(1));
  }

  /** A link is its words; a picture and a source are nothing. */
  #bracket(window: string, isOpen: boolean): string | null {
    const isPicture = window.startsWith('![');
    if (window.startsWith('!') && !isPicture)
      return window.length === 1 && isOpen ? null : this.#say(this.#take(1));
    const from = isPicture ? 1 : 0;
    const text = window.slice(from);
    const found = BRACKET.exec(text);
    if (!found) {
      const mayBe = isOpen && text.length < 200 && !/^\[[^\]]*\[/u.test(text);
      return mayBe ? null : this.#say(this.#take(from + 1));
    }
    const [whole, said = ''] = found;
    const behind = text.slice(whole.length);
    if (behind === '' && isOpen) return null;
    const address = ADDRESS.exec(behind) ?? REFERENCE.exec(behind);
    if (address) {
      const length = from + whole.length + address[0].length;
      this.#rest = (isPicture ? '' : said) + this.#rest.slice(length);
      return '';
    }
    if (/^[([]/u.test(behind) && isOpen) return null;
    if (SOURCE.test(said)) return this.#drop(from + whole.length);
    if (!isStage(said)) return this.#say(this.#take(from + 1));
    const isWord = /\s$|^$/u.test(this.#said);
    return this.#drop(from + whole.length + (isWord && behind.startsWith(' ') ? 1 : 0));
  }

  #source(text: string, isOpen: boolean): string | null {
    const end = text.indexOf('】');
    if (end > 0 && end < 100) return this.#drop(end + 1);
    return isOpen && text.length < 100 && end < 0 ? null : this.#say(this.#take(1));
  }

  /** Hashtags at the end of a line are dropped; before words the sign alone. */
  #hashtags(text: string, isOpen: boolean): string | null {
    const [marks] = /^#+/u.exec(text)!;
    const behind = text.slice(marks.length);
    if (behind.trim() === '' && isOpen) return null;
    const tags = HASHTAGS.exec(text);
    if (tags && /(?:^|[\s.!?])$/u.test(this.#said)) {
      const next = text.slice(tags[0].length);
      if ((next === '' || next === '#') && isOpen) return null;
      return /^(?:[\r\n]|$)/.test(next) ? this.#drop(tags[0].length) : this.#drop(1);
    }
    return /^\s*(?:[\r\n]|$)/u.test(behind) ? this.#drop(marks.length) : this.#say(this.#take(1));
  }
}

/** A text in one piece, on one line and without the mark of a heading. */
export function plain(text: string): string {
  const prose = new PlainProse(true);
  return (prose.push(text) + prose.end()).replace(/^\s*(?:#{1,6}\s+)+/u, '').trim();
}
