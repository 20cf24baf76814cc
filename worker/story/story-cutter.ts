import type { Language } from '../../contract/options.ts';
import type { CastMember, Sentence } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { composed, seenText } from '../../contract/typed-text.ts';
import { WithoutClosing } from './closing.ts';
import { SpeechReader } from './direct-speech.ts';
import { withoutIntroduction } from './introduction.ts';
import { PlainProse, plain } from './plain-prose.ts';
import { findScene, mayBeScene } from './scene-line.ts';
import { castIn, mayBeCast, readMarks, withoutMarks } from './speech-marks.ts';

export type ProsePiece =
  | { type: 'title'; title: string; understood?: false }
  | ({ type: 'sentence' } & Sentence)
  /** Figures in the marks, as the model lists them. */
  | { type: 'cast'; cast: CastMember[] }
  /** What the picture shows, as the model lists it. */
  | { type: 'scene'; list: string };

const UNTITLED: Record<Language, string> = { es: 'Tu cuento', en: 'Your Story' };

const TITLE_MAX_LENGTH = 120;

/** Labels before a title, in both languages. */
const TITLE_WORD: Record<Language, string> = { es: 'título', en: 'title' };
const ANY_TITLE_WORD = Object.values(TITLE_WORD).join('|');

/** Marks of a title line: a Markdown heading, bold type, or the word itself. */
const TITLE_MARK = new RegExp(`^\\s*(?:#{1,6}\\s+|\\*\\*|(?:${ANY_TITLE_WORD})\\s*:\\s*)+`, 'iu');

/**
 * Incremental parser of a model's prose. Emits the title and sentences as soon as they are certain, without the marks
 * of speech. The result does not depend on the chunks.
 */
export class StoryCutter {
  readonly #language: Language;
  readonly #speech: SpeechReader;
  readonly #prose = new PlainProse();
  readonly #closing = new WithoutClosing<ProsePiece>();
  /** Incomplete line, with its marks. */
  #line = '';
  /** Sentences of `#line` already handed out. */
  #handedOut = 0;
  /** The incomplete line, without marks, as it was last cut. */
  #cutText = '';
  #titled = false;
  #index = 0;
  #paragraph = 0;
  #hasCast = false;
  /** Whether a scene was taken out of the line. */
  #hadScene = false;
  /** What the next text begins; a scene between two lines leaves them one paragraph. */
  #next: 'paragraph' | 'paragraph unless a scene comes' | 'line' | null = null;

  constructor(language: Language) {
    this.#language = language;
    this.#speech = new SpeechReader(language);
  }

  /** @param chunk the next part of the model's text, of any length */
  push(chunk: string): ProsePiece[] {
    return this.#closing.push(this.#cut(this.#prose.push(chunk)));
  }

  /** @returns the pieces that the end of the text makes certain */
  end(): ProsePiece[] {
    const pieces = [...this.#cut(this.#prose.end()), ...this.#endLine()];
    return [...this.#closing.push(pieces), ...this.#closing.end()];
  }

  #cut(text: string): ProsePiece[] {
    if (text === '') return [];
    const pieces: ProsePiece[] = [];
    for (const [position, part] of text.split('\n').entries()) {
      if (position > 0) pieces.push(...this.#endLine());
      this.#line = composed(this.#line + part);
      pieces.push(...this.#scenes(false));
    }
    pieces.push(...this.#certainSentences());
    return pieces;
  }

  /** Takes scenes out of the line; text before one is a line of its own. @param isAll whether the line is complete */
  #scenes(isAll: boolean): ProsePiece[] {
    const pieces: ProsePiece[] = [];
    for (;;) {
      const found = findScene(this.#line, isAll);
      if (found === null) return pieces;
      this.#line = found.before;
      if (found.before.trim() !== '') pieces.push(...this.#endText());
      this.#line = found.rest;
      if (found.list === null) return pieces;
      this.#line = found.after.trimStart();
      this.#hadScene = true;
      if (this.#next === 'paragraph unless a scene comes') this.#next = 'line';
      pieces.push({ type: 'scene', list: found.list });
    }
  }

  #endLine(): ProsePiece[] {
    const pieces = this.#scenes(true);
    const isBlank = this.#line.trim() === '' && !this.#hadScene;
    this.#hadScene = false;
    if (isBlank && this.#next !== null) this.#next = 'paragraph';
    return [...pieces, ...this.#endText()];
  }

  /** Begins what the line before made due. */
  #begin(): void {
    if (this.#next === 'line') this.#speech.beginLine({ text: '', marks: [] });
    else if (this.#next !== null) {
      this.#paragraph += 1;
      this.#speech.beginParagraph();
    }
    this.#next = null;
  }

  #endText(): ProsePiece[] {
    const cast = castIn(this.#line, this.#hasCast);
    if (cast !== null) {
      this.#line = '';
      this.#hasCast = true;
      return [{ type: 'cast', cast: this.#speech.speakersIn(cast) }];
    }
    const whole = this.#titled ? this.#line : withoutIntroduction(this.#line, true)!;
    const marked = readMarks(whole, this.#speech.ids);
    const raw = marked.text;
    const line = bare(raw);
    this.#line = '';
    if (line === '') return [];
    this.#begin();
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
    this.#next = 'paragraph unless a scene comes';
    return pieces;
  }

  /** Sentences of an incomplete line that later text cannot change. */
  #certainSentences(): ProsePiece[] {
    if (!this.#titled) {
      const text = withoutIntroduction(this.#line, false);
      if (text === null) return [];
      this.#line = text;
    }
    if (mayBeCast(this.#line) || mayBeScene(this.#line) || findScene(this.#line, false)) return [];
    const marked = readMarks(this.#line, this.#speech.ids, false);
    const line = bare(marked.text);
    if (!this.#titled) {
      // A long first line is no title; the reader does not wait for its end.
      if (TITLE_MARK.test(this.#line) || line.length <= TITLE_MAX_LENGTH) return [];
      this.#titled = true;
      return [untitled(this.#language), ...this.#certainSentences()];
    }
    if (!mayEndSentence(this.#cutText, line)) return [];
    this.#cutText = line;
    const sentences = cutSentences(line, this.#language);
    const certain = /\p{L}/u.test(sentences.at(-1) ?? '') ? sentences.length - 1 : sentences.length - 2;
    const fresh = sentences.slice(this.#handedOut, Math.max(certain, 0));
    if (fresh.length === 0) return [];
    // Not before: the rest of the line may turn its words into a mark, and leave none.
    this.#begin();
    this.#speech.extendLine(marked);
    this.#handedOut += fresh.length;
    return fresh.map((text) => this.#sentence(text));
  }

  #sentence(text: string): ProsePiece {
    const place = { index: this.#index++, paragraph: this.#paragraph };
    return { type: 'sentence', ...place, ...this.#speech.sentence(text) };
  }
}

/** A character that may end a sentence. */
const END = /[^\p{L}\p{N}\p{M}\s,;:"“”«»'‘’()¿¡–—-]/u;

/**
 * Whether more text may make another sentence certain: from a possible end on until the first letter behind it, which
 * decides. `Intl.Segmenter` and `cutSentences` look no further.
 */
function mayEndSentence(before: string, line: string): boolean {
  if (!line.startsWith(before)) return true;
  let undecided = before.length;
  while (undecided > 0 && !/\p{L}/u.test(before[undecided - 1]!)) undecided -= 1;
  return END.test(line.slice(undecided));
}

/** Title of a story without one. */
export const untitled = (language: Language): ProsePiece => ({ type: 'title', title: UNTITLED[language] });

/** Title in a first line; null when the line is story. */
export function titleIn(line: string, language: Language): string | null {
  const words = plain(withoutMarks(line).replace(TITLE_MARK, '')).replace(/^["“«](.*)["”»]$/u, '$1');
  const short = words.length <= TITLE_MAX_LENGTH && !/[.:;,…—]$/u.test(words) && !/^[—–-]/u.test(words);
  const alone = cutSentences(words, language).length === 1;
  return TITLE_MARK.test(line) || (short && alone) ? seenText(shortened(words)) : null;
}

/** A title of at most `TITLE_MAX_LENGTH` characters, which ends at a word. */
function shortened(title: string): string {
  if (title.length <= TITLE_MAX_LENGTH) return title;
  const cut = title.slice(0, TITLE_MAX_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : TITLE_MAX_LENGTH - 1).replace(/[\s\p{P}]+$/u, '')}…`;
}

/** Line without the mark of a heading. */
const bare = (line: string) => line.replace(/^\s*(?:#{1,6}\s+)+/u, '').trim();
