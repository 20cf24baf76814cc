import { unusableAnswer } from './provider-error.ts';

/**
 * What a server leaves in a text that was meant for the machine: tags of thoughts, and the control tokens of a chat
 * template, which say whose turn it is, on which channel, and where the turn ends.
 */

/** Names of tags around thoughts, also behind a prefix (`mm:think`). */
const THOUGHTS =
  'think thinking thought thoughts reason reasoning reflection analysis scratchpad inner_monologue antthinking details tool_call tool_calls function_call'.split(
    ' ',
  );
/** Names of tags around the text itself. */
const WRAPPERS = 'answer final final_answer output response result solution story cuento'.split(' ');
/** Names of tokens that end a turn. */
const ENDS =
  'im_end eot eot_id eom eom_id eod end end_text return call endoftext end_of_text end_of_turn end_of_turn_token end_of_sentence end_of_solution eos'.split(
    ' ',
  );
/** Names of tokens before the role or the channel of what follows. */
const HEADS = 'start im_start start_header_id start_of_turn start_of_turn_token turn channel'.split(' ');
/** Names of tokens after it. */
const HEAD_ENDS = ['message', 'end_header_id', 'im_sep'];
/** Roles that follow the answer: the model goes on with a conversation of its own. */
const ROLES = ['user', 'assistant', 'system', 'developer', 'tool', 'human', 'bot', 'inst'];
const THOUGHT_BEGINS = ['begin_of_thought', 'start_thinking', 'start_of_thought', 'begin_thought'];
const THOUGHT_ENDS = ['end_of_thought', 'end_thinking', 'end_thought'];
/** Names in plain brackets. */
const TOKENS = 's eos bos pad unk start_of_turn end_of_turn turn channel'.split(' ');
const SQUARE = 'inst eos bos pad gmask sep cls tool_calls available_tools system_prompt'.split(' ');

const isThought = (name: string) => {
  const bare = name.replace(/^[a-z]{1,8}:/, '');
  return THOUGHTS.includes(bare) || /^(?:think|thought|reason)(?:ing|s)?_[a-z_]+$/.test(bare);
};

/** `<|im_end|>`, `<｜end▁of▁sentence｜>`, and Gemma's `<|channel>` and `<channel|>`. */
const CONTROL = /(?:<|\[(?=[|｜]))[|｜]([^<>|｜\n[\]]{1,48})[|｜]?[>\]]|<\/?([a-z_▁]{1,24})[|｜]>/iuy;
const TAG =
  /([<[◁⟨【＜])([/／]?)((?:[a-z]{1,8}:)?[a-z_]{1,20})(?:\s[^<>\n◁▷]{0,80})?\s{0,4}(\/?)[>\]▷⟩】＞]/iuy;
/** A byte that the tokenizer has no letter for. */
const BYTE = /<0x([0-9a-f]{2})>/iuy;
const COMMENT = /<!--/y;
/** A block of code with thoughts. */
const FENCE = /`{3}\s?(?:think|thinking|thought|thoughts|reasoning)[ \t]*\n/iuy;

const OPENERS = /[<[◁⟨【＜`]/gu;
/** Longest token, in characters. */
const LONGEST = 110;

const NAMES = {
  '<': [...THOUGHTS, ...WRAPPERS, ...TOKENS],
  '[': [...THOUGHTS, ...SQUARE],
};
/** Beginning of a tag that may go on: its name, and what follows it. */
const UNFINISHED = /^[<[◁⟨【＜][/／]?((?:[a-z]{1,8}:)?)([a-z_]*)([\s\S]*)$/iu;

/** Whether a text at an opening sign may become a token. */
function mayBeToken(text: string): boolean {
  if (text.length > LONGEST || text.includes('\n')) return false;
  if (/^[<[][|｜]/u.test(text)) return text.length < 54;
  if (text.startsWith('`')) return /^`{1,3}\s?(?:[tr][a-z]{0,8})?[ \t]*$/iu.test(text);
  if (/^<(?:!-{0,2}|0(?:x[0-9a-f]{0,2})?)$/iu.test(text)) return true;
  const [, , name = '', rest = ''] = UNFINISHED.exec(text) ?? [];
  const names = text.startsWith('[') ? NAMES['['] : NAMES['<'];
  const lower = name.toLowerCase();
  if (rest === '')
    return (
      names.some((one) => one.startsWith(lower)) ||
      /^(?:think|thought|reason)(?:ing|s)?_/.test(lower) ||
      /^<\/?[a-z]{1,8}$/iu.test(text)
    );
  if (/^[|｜/]$/u.test(rest)) return names.includes(lower);
  return isThought(lower) ? /^\s[^<>\]▷]*$/u.test(rest) : /^\s{1,4}$/u.test(rest) && names.includes(lower);
}

/** A header: a role or a channel, and whom it is for. */
const HEADER =
  /^\s*(?:assistant|model|user|human|system|developer|tool|final|analysis|commentary|thought|thinking)?\b[^\n!?]{0,80}$/;
const HEADER_WORDS =
  'assistant model user human system developer tool final analysis commentary thought thinking'.split(' ');
/** Whether a text may be a header, or its beginning. */
function mayBeHeader(text: string): boolean {
  const said = text.trimStart();
  if (HEADER_WORDS.some((word) => word.startsWith(said))) return true;
  return HEADER_WORDS.some((word) => said.startsWith(word)) && HEADER.test(text);
}

/** Harmony's channels where the tokens were lost: `analysisThe parent wants….assistantfinal# El faro`. */
const FLAT_CHANNEL = /^\s*(?:analysis|commentary)(?=[\p{Lu}"'“])/u;
const FLAT_FINAL = /assistant\s?final/u;
const BEGINS = ['analysis', 'commentary', 'final', 'assistant', 'model'];

type Mode =
  | 'begin'
  | 'text'
  | 'thought'
  | 'channel thought'
  | 'flat thought'
  | 'comment'
  | 'fence'
  | 'header'
  | 'ended';
/** What ends the modes that are skipped. */
const SKIPPED: Partial<Record<Mode, RegExp>> = {
  comment: /-->/u,
  fence: /\n`{3}/u,
  'flat thought': FLAT_FINAL,
};

/** What is left of tokens after all were read. */
const REMAINS = /[<[][|｜]|[|｜][>\]]|[◁▷]/u;

/**
 * Removes thoughts and control tokens from a model's text, however it is cut into pieces. Of several channels it leaves
 * `final` alone; after a token that ends the turn, and after thoughts that do not end, no text follows.
 */
export class WithoutThoughts {
  /** Text that is not decided yet. */
  #rest = '';
  #mode: Mode = 'begin';
  #header = '';
  #hasText = false;
  #hasMarkS = false;
  /** Last character of the text, which may be the half of a token. */
  #last = '';

  /**
   * @param piece the next part of the model's text, of any length
   * @returns the part that is certain to be text
   * @throws ProviderError when the earlier text was a thought, and for what is left of a token
   */
  push(piece: string): string {
    this.#rest += piece;
    return this.#read(false);
  }

  /** @returns the rest at the end of the text */
  end(): string {
    const text = this.#read(true);
    return text + (this.#mode === 'header' && !mayBeHeader(this.#header) ? this.#say(this.#header) : '');
  }

  #read(isAll: boolean): string {
    let text = '';
    for (;;) {
      if (this.#mode === 'begin' && !this.#begin(isAll)) return text;
      if (this.#mode === 'ended') {
        this.#rest = '';
        return text;
      }
      const end = SKIPPED[this.#mode];
      if (end !== undefined) {
        if (!this.#skip(end)) return text;
        continue;
      }
      const found = this.#next(isAll);
      text += this.#plain(this.#rest.slice(0, found.at));
      // A header may have ended in between.
      this.#rest = this.#rest.slice(found.end);
      if (found.token === null) return text;
      text += this.#token(found.token);
    }
  }

  /** @returns whether the beginning is decided */
  #begin(isAll: boolean): boolean {
    const said = this.#rest.trimStart();
    if (FLAT_CHANNEL.test(said)) {
      this.#mode = 'flat thought';
      return true;
    }
    if (!isAll && BEGINS.some((word) => word.startsWith(said))) return false;
    const word = BEGINS.find((one) => said.startsWith(one));
    const follows = word === undefined ? '' : said.slice(word.length);
    if (word !== undefined && !isAll && /^\s{0,4}<?$/u.test(follows)) return false;
    this.#mode = word !== undefined && /^\s{0,4}<[|｜]/u.test(follows) ? 'header' : 'text';
    this.#header = '';
    return true;
  }

  /** Skips to the end of what is no text. @returns whether it came */
  #skip(end: RegExp): boolean {
    const found = end.exec(this.#rest);
    if (!found) {
      this.#rest = this.#rest.slice(-20);
      return false;
    }
    this.#rest = this.#rest.slice(found.index + found[0].length);
    this.#mode = 'text';
    return true;
  }

  /** The next token, or the end of what is certain to be none. */
  #next(isAll: boolean): { at: number; end: number; token: RegExpExecArray | null } {
    OPENERS.lastIndex = 0;
    for (let opener = OPENERS.exec(this.#rest); opener; opener = OPENERS.exec(this.#rest)) {
      const at = opener.index;
      for (const form of [CONTROL, BYTE, COMMENT, FENCE, TAG]) {
        form.lastIndex = at;
        const token = form.exec(this.#rest);
        if (token && this.#isToken(form, token, at)) return { at, end: at + token[0].length, token };
      }
      if (!isAll && mayBeToken(this.#rest.slice(at))) return { at, end: at, token: null };
    }
    return { at: this.#rest.length, end: this.#rest.length, token: null };
  }

  #isToken(form: RegExp, token: RegExpExecArray, at: number): boolean {
    if (form === CONTROL) return token[2] === undefined || TOKENS.includes(token[2].toLowerCase());
    if (form !== TAG) return true;
    const [, sign, slash, word = ''] = token;
    const name = word.toLowerCase();
    const isFirst = !this.#hasText && this.#rest.slice(0, at).trim() === '';
    // In small letters a bracket in the middle is a stage direction.
    const isSquare = sign === '[' && (isFirst || slash !== '' || word === word.toUpperCase());
    if (sign === '[') return isSquare && (isThought(name) || SQUARE.includes(name));
    if (isThought(name)) return true;
    if (sign !== '<') return false;
    if (name === 's') {
      // `<s>` begins a turn before any text, and direct speech after it.
      this.#hasMarkS ||= slash === '' && !isFirst;
      return !this.#hasMarkS;
    }
    return TOKENS.includes(name) || WRAPPERS.includes(name);
  }

  /** Text between tokens, in the mode in which it stands. */
  #plain(text: string): string {
    if (this.#mode === 'text') return this.#say(text);
    if (this.#mode !== 'header') return '';
    this.#header += text;
    const newline = this.#header.indexOf('\n');
    if (newline < 0 && mayBeHeader(this.#header)) return '';
    const header = newline < 0 ? '' : this.#header.slice(0, newline);
    const isHeader = newline >= 0 && mayBeHeader(header);
    const rest = isHeader ? this.#header.slice(newline + 1) : this.#header;
    this.#endHeader(isHeader ? header : '');
    return (this.#mode as Mode) === 'text' ? this.#say(rest) : '';
  }

  #endHeader(header: string): void {
    const [first = ''] = /[a-z]+/u.exec(header) ?? [];
    if (/^(?:analysis|commentary|thought|thinking)/u.test(first)) this.#mode = 'channel thought';
    else if (['user', 'human', 'system', 'developer', 'tool'].includes(first))
      this.#mode = this.#hasText ? 'ended' : 'channel thought';
    else this.#mode = 'text';
    this.#header = '';
  }

  /** @returns the text that a token stands for */
  #token(token: RegExpExecArray): string {
    const [whole] = token;
    if (whole === '<!--' || whole.startsWith('`')) {
      if (this.#mode === 'text') this.#mode = whole === '<!--' ? 'comment' : 'fence';
      return '';
    }
    if (whole.startsWith('<0')) {
      const code = Number.parseInt(token[1]!, 16);
      return this.#mode === 'text' && (code === 10 || code === 32)
        ? this.#say(String.fromCharCode(code))
        : '';
    }
    const isTag = token[4] !== undefined;
    const name = (isTag ? token[3]! : (token[1] ?? token[2]!)).toLowerCase().replace(/[▁\s-]+/gu, '_');
    const isClosing = isTag ? token[2] !== '' : /^<\//u.test(whole) || /^<[^|｜]/u.test(whole);
    const bare = name.replace(/^\//u, '');
    if (isTag && token[4] === '/') return '';
    if (isThought(bare) || THOUGHT_BEGINS.includes(bare) || THOUGHT_ENDS.includes(bare)) {
      this.#thought(isClosing || name.startsWith('/') || THOUGHT_ENDS.includes(bare));
    } else if (bare === 'inst' || bare === 'system_prompt') {
      if (this.#hasText) this.#mode = 'ended';
      else this.#mode = isClosing ? 'text' : 'thought';
    } else if (ENDS.includes(bare) || (bare === 's' && isClosing) || (bare === 'turn' && isClosing)) {
      this.#endTurn();
    } else if (HEADS.includes(bare)) this.#head(bare, isClosing);
    else if (HEAD_ENDS.includes(bare)) this.#message();
    else if (ROLES.includes(bare)) {
      if (this.#hasText) this.#mode = 'ended';
      else if (this.#mode !== 'thought') this.#mode = 'text';
    }
    return '';
  }

  #thought(isEnd: boolean): void {
    if (isEnd && this.#mode !== 'thought' && this.#hasText) throw unusableAnswer('the text was a thought');
    this.#mode = isEnd ? 'text' : 'thought';
  }

  #endTurn(): void {
    if (this.#mode === 'text' && !this.#hasText) return;
    if (this.#mode === 'channel thought' || this.#mode === 'header') {
      this.#mode = 'header';
      this.#header = '';
    } else this.#mode = 'ended';
  }

  #head(name: string, isClosing: boolean): void {
    // Gemma's `<channel|>` ends a channel where one is open.
    if (name === 'channel' && isClosing && this.#mode === 'channel thought') {
      this.#mode = 'text';
      return;
    }
    if (this.#mode === 'thought') return;
    if (this.#hasText && name === 'channel') throw unusableAnswer('the text was on another channel');
    this.#mode = this.#hasText ? 'ended' : 'header';
    this.#header = '';
  }

  #message(): void {
    if (this.#mode === 'header') this.#endHeader(this.#header);
    else if (this.#mode === 'text' && this.#hasText) throw unusableAnswer('the text was a header');
  }

  #say(text: string): string {
    if (REMAINS.test(this.#last + text)) throw unusableAnswer('what is left of a control token');
    if (text !== '') this.#last = text.at(-1)!;
    this.#hasText ||= text.trim() !== '';
    return text;
  }
}
