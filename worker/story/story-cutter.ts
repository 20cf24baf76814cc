import type { Language } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { seenText } from '../../contract/typed-text.ts';
import { withoutIntroduction } from './introduction.ts';

export type Cut = { type: 'title'; title: string } | ({ type: 'sentence' } & Sentence);

const UNTITLED: Record<Language, string> = { es: 'Tu cuento', en: 'Your Story' };

const TITLE_MAX_LENGTH = 120;

/** What a model may write before a title, in any language of ours. */
const TITLE_WORD: Record<Language, string> = { es: 'título', en: 'title' };
const ANY_TITLE_WORD = Object.values(TITLE_WORD).join('|');

/** Marks of a title line: a Markdown heading, bold type, or the word itself. */
const TITLE_MARK = new RegExp(`^\\s*(#{1,6}\\s+|\\*\\*|(${ANY_TITLE_WORD})\\s*:\\s*)`, 'iu');

/**
 * Turns the model's stream, in pieces of any size, into a title and sentences, each as soon as it is certain. Any
 * cutting of the same text into pieces gives the same sentences.
 */
export class StoryCutter {
  readonly #language: Language;
  /** The line that is being received. */
  #line = '';
  /** Sentences of `#line` already handed out. */
  #handedOut = 0;
  #titled = false;
  #index = 0;
  #paragraph = 0;
  #carriageReturn = false;

  constructor(language: Language) {
    this.#language = language;
  }

  /** @param piece the next part of the model's text, of any length */
  push(piece: string): Cut[] {
    const cuts: Cut[] = [];
    for (const [position, part] of this.#lines(piece).entries()) {
      if (position > 0) cuts.push(...this.#endLine());
      this.#line += part;
    }
    cuts.push(...this.#certainSentences());
    return cuts;
  }

  /** @returns whatever the end of the text makes certain */
  end(): Cut[] {
    return this.#endLine();
  }

  #lines(piece: string): string[] {
    const text = this.#carriageReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    if (piece !== '') this.#carriageReturn = piece.endsWith('\r');
    return text.split(/\r\n|\r|\n/);
  }

  #endLine(): Cut[] {
    const raw = this.#titled ? this.#line : withoutIntroduction(this.#line, true)!;
    const line = plain(raw);
    this.#line = '';
    if (line === '') return [];
    if (!this.#titled) {
      this.#titled = true;
      const title = titleIn(raw, this.#language);
      if (title === '') return [untitled(this.#language)];
      if (title !== null) return [{ type: 'title', title }];
      return [untitled(this.#language), ...this.#sentences(line)];
    }
    return this.#sentences(line);
  }

  #sentences(line: string): Cut[] {
    const cuts = cutSentences(line, this.#language)
      .slice(this.#handedOut)
      .map((text) => this.#sentence(text));
    this.#handedOut = 0;
    this.#paragraph += 1;
    return cuts;
  }

  /** The sentences of an unfinished line that nothing to come can change. */
  #certainSentences(): Cut[] {
    if (!this.#titled) {
      const told = withoutIntroduction(this.#line, false);
      if (told === null) return [];
      this.#line = told;
    }
    const line = plain(this.#line);
    if (!this.#titled) {
      // A first line as long as this is no title; do not make the reader wait for its end.
      if (TITLE_MARK.test(this.#line) || line.length <= TITLE_MAX_LENGTH) return [];
      this.#titled = true;
      return [untitled(this.#language), ...this.#certainSentences()];
    }
    const sentences = cutSentences(line, this.#language);
    // Where a sentence ends is decided by the first letter after it: `Intl.Segmenter` and `cutSentences` look no further.
    const certain = /\p{L}/u.test(sentences.at(-1) ?? '') ? sentences.length - 1 : sentences.length - 2;
    const cuts = sentences.slice(this.#handedOut, Math.max(certain, 0)).map((text) => this.#sentence(text));
    this.#handedOut += cuts.length;
    return cuts;
  }

  #sentence(text: string): Cut {
    return { type: 'sentence', index: this.#index++, paragraph: this.#paragraph, text };
  }
}

/** What a story is called when the model forgot to say. */
export const untitled = (language: Language): Cut => ({ type: 'title', title: UNTITLED[language] });

/** The title in a first line, or null when that line already is the story. */
export function titleIn(line: string, language: Language): string | null {
  const bare = plain(line.replace(TITLE_MARK, '')).replace(/^["“«](.*)["”»]$/u, '$1');
  const short = bare.length <= TITLE_MAX_LENGTH && !/[.:;,…—]$/u.test(bare) && !/^[—–-]/u.test(bare);
  const alone = cutSentences(bare, language).length === 1;
  return TITLE_MARK.test(line) || (short && alone) ? seenText(bare.slice(0, TITLE_MAX_LENGTH)) : null;
}

/** A line of its own that begins or ends a block of code, which some models put a story in. */
const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w+-]*\s*$/u;

/** Counts from the end, since a pattern would start again at each mark of a long run. */
function withoutClosingFence(line: string): string {
  const text = line.trimEnd();
  const mark = text.at(-1);
  if (mark !== '`' && mark !== '~') return line;
  let end = text.length;
  while (text[end - 1] === mark) end -= 1;
  return text.length - end < 3 ? line : text.slice(0, end);
}

/** A line without the Markdown that a model sometimes leaves in prose. */
export function plain(line: string): string {
  if (FENCE.test(line)) return '';
  const text = withoutClosingFence(line)
    .replace(/^\s*#{1,6}\s+/u, '')
    .replace(/\*\*|__/g, '')
    .trim();
  return /^[-*_\s]*$/.test(text) ? '' : text;
}
