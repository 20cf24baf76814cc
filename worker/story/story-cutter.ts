import type { Language } from '../../contract/options.ts';
import type { CastMember, Sentence } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { seenText } from '../../contract/typed-text.ts';
import { SpeechReader } from './direct-speech.ts';
import { withoutIntroduction } from './introduction.ts';
import { castIn, mayBeCast, readMarks, withoutMarks } from './speech-marks.ts';

export type ProsePiece =
  | { type: 'title'; title: string; understood?: false }
  | ({ type: 'sentence' } & Sentence)
  /** Figures in the marks, as the model lists them. */
  | { type: 'cast'; cast: CastMember[] };

const UNTITLED: Record<Language, string> = { es: 'Tu cuento', en: 'Your Story' };

const TITLE_MAX_LENGTH = 120;

/** Labels before a title, in both languages. */
const TITLE_WORD: Record<Language, string> = { es: 'título', en: 'title' };
const ANY_TITLE_WORD = Object.values(TITLE_WORD).join('|');

/** Marks of a title line: a Markdown heading, bold type, or the word itself. */
const TITLE_MARK = new RegExp(`^\\s*(#{1,6}\\s+|\\*\\*|(${ANY_TITLE_WORD})\\s*:\\s*)`, 'iu');

/**
 * Incremental parser of a model's prose. Emits the title and sentences as soon as they are certain, without the marks of
 * speech. The result does not depend on the chunks.
 */
export class StoryCutter {
  readonly #language: Language;
  readonly #speech: SpeechReader;
  /** Incomplete line, with its marks. */
  #line = '';
  /** Sentences of `#line` already handed out. */
  #handedOut = 0;
  #titled = false;
  #index = 0;
  #paragraph = 0;
  #carriageReturn = false;
  #hasCast = false;

  constructor(language: Language) {
    this.#language = language;
    this.#speech = new SpeechReader(language);
  }

  /** @param chunk the next part of the model's text, of any length */
  push(chunk: string): ProsePiece[] {
    const pieces: ProsePiece[] = [];
    for (const [position, part] of this.#lines(chunk).entries()) {
      if (position > 0) pieces.push(...this.#endLine());
      this.#line += part;
    }
    pieces.push(...this.#certainSentences());
    return pieces;
  }

  /** @returns the pieces that the end of the text makes certain */
  end(): ProsePiece[] {
    return this.#endLine();
  }

  #lines(chunk: string): string[] {
    const text = this.#carriageReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') this.#carriageReturn = chunk.endsWith('\r');
    return text.split(/\r\n|\r|\n/);
  }

  #endLine(): ProsePiece[] {
    const cast = castIn(this.#line, this.#hasCast);
    if (cast !== null) {
      this.#line = '';
      this.#hasCast = true;
      return [{ type: 'cast', cast: this.#speech.speakersIn(cast) }];
    }
    const whole = this.#titled ? this.#line : withoutIntroduction(this.#line, true)!;
    const marked = readMarks(whole, this.#speech.ids);
    const raw = marked.text;
    const line = plain(raw);
    this.#line = '';
    if (line === '') return [];
    this.#speech.extendLine(marked);
    if (!this.#titled) {
      this.#titled = true;
      const title = titleIn(raw, this.#language);
      if (title === '') return [untitled(this.#language)];
      if (title !== null) return [{ type: 'title', title }];
      return [untitled(this.#language), ...this.#sentences(line)];
    }
    return this.#sentences(line);
  }

  #sentences(line: string): ProsePiece[] {
    const pieces = cutSentences(line, this.#language)
      .slice(this.#handedOut)
      .map((text) => this.#sentence(text));
    this.#handedOut = 0;
    this.#paragraph += 1;
    this.#speech.beginParagraph();
    return pieces;
  }

  /** Sentences of an incomplete line that later text cannot change. */
  #certainSentences(): ProsePiece[] {
    if (!this.#titled) {
      const text = withoutIntroduction(this.#line, false);
      if (text === null) return [];
      this.#line = text;
    }
    if (mayBeCast(this.#line)) return [];
    const marked = readMarks(this.#line, this.#speech.ids, false);
    this.#speech.extendLine(marked);
    const line = plain(marked.text);
    if (!this.#titled) {
      // A long first line is no title; the reader does not wait for its end.
      if (TITLE_MARK.test(this.#line) || line.length <= TITLE_MAX_LENGTH) return [];
      this.#titled = true;
      return [untitled(this.#language), ...this.#certainSentences()];
    }
    const sentences = cutSentences(line, this.#language);
    // The first letter after a sentence decides its end: `Intl.Segmenter` and `cutSentences` look no further.
    const certain = /\p{L}/u.test(sentences.at(-1) ?? '') ? sentences.length - 1 : sentences.length - 2;
    const pieces = sentences.slice(this.#handedOut, Math.max(certain, 0)).map((text) => this.#sentence(text));
    this.#handedOut += pieces.length;
    return pieces;
  }

  #sentence(text: string): ProsePiece {
    const place = { index: this.#index++, paragraph: this.#paragraph };
    return { type: 'sentence', ...place, ...this.#speech.sentence(text) };
  }
}

/** Title of a story without one. */
export const untitled = (language: Language): ProsePiece => ({ type: 'title', title: UNTITLED[language] });

/** Title in a first line; null when the line is story. */
export function titleIn(line: string, language: Language): string | null {
  const bare = plain(withoutMarks(line).replace(TITLE_MARK, '')).replace(/^["“«](.*)["”»]$/u, '$1');
  const short = bare.length <= TITLE_MAX_LENGTH && !/[.:;,…—]$/u.test(bare) && !/^[—–-]/u.test(bare);
  const alone = cutSentences(bare, language).length === 1;
  return TITLE_MARK.test(line) || (short && alone) ? seenText(bare.slice(0, TITLE_MAX_LENGTH)) : null;
}

/** Line that opens or closes a code block, which some models put a story in. */
const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w+-]*\s*$/u;

/** Counts from the end: a regular expression would restart at each mark of a long run. */
function withoutClosingFence(line: string): string {
  const text = line.trimEnd();
  const mark = text.at(-1);
  if (mark !== '`' && mark !== '~') return line;
  let end = text.length;
  while (text[end - 1] === mark) end -= 1;
  return text.length - end < 3 ? line : text.slice(0, end);
}

/** Line without Markdown, which models sometimes leave in prose. */
export function plain(line: string): string {
  if (FENCE.test(line)) return '';
  const text = withoutClosingFence(line)
    .replace(/^\s*#{1,6}\s+/u, '')
    .replace(/\*\*|__/g, '')
    .trim();
  return /^[-*_\s]*$/.test(text) ? '' : text;
}
