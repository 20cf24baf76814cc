import type { Language } from '../../contract/options.ts';
import type { CastMember } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { seenText } from '../../contract/typed-text.ts';
import { WithoutClosing } from './closing.ts';
import { SpeechReader } from './direct-speech.ts';
import { withoutIntroduction } from './introduction.ts';
import { readObject } from './pair-object.ts';
import { plain } from './plain-prose.ts';
import { findScene, withoutScene } from './scene-line.ts';
import { languageOfSide } from './side-language.ts';
import { castIn, type Marked, membersIn, readMarks, withoutMarks } from './speech-marks.ts';
import { type ProsePiece, StoryCutter, titleIn, untitled } from './story-cutter.ts';

/** Piece of a bilingual stream. Translations are unchecked. */
export type ParsedPiece =
  | ProsePiece
  /** Translation of the sentences with these indices; null when the model gave none. */
  | { type: 'pair'; indices: number[]; text: string | null }
  | { type: 'pair-title'; title: string }
  | { type: 'word'; word: string; lemma: string; gloss: string }
  | { type: 'question'; text: string; translation: string };

/** Names that models use for the languages, including the codes. */
const KEYS: Record<Language, readonly string[]> = {
  es: ['es', 'español', 'spanish', 'castellano'],
  en: ['en', 'english', 'inglés', 'ingles'],
};

/** Number of characters without an object after which the text counts as prose. */
const PROSE_LENGTH = 600;

/**
 * Parser of a model's stream with one object per sentence. Emits the title, sentences and translations as soon as they
 * are certain; a sentence does not wait for its translation. The result does not depend on the chunks. Plain prose
 * becomes a story in one language.
 */
export class PairCutter {
  readonly #own: Language;
  readonly #other: Language;
  /** Unparsed text. */
  #rest = '';
  /** Text before the first object. */
  #before = '';
  #prose: StoryCutter | null = null;
  #hasObject = false;
  #titled = false;
  #index = 0;
  #paragraph = 0;
  /** The model's number of the current paragraph. */
  #number: string | undefined;
  #gap = false;
  readonly #speech: SpeechReader;
  #hasCast = false;
  readonly #closing = new WithoutClosing<ParsedPiece>();
  /** Indices of the sentences emitted from the current object; null before. */
  #indices: number[] | null = null;

  constructor(own: Language, other: Language) {
    this.#own = own;
    this.#other = other;
    this.#speech = new SpeechReader(own);
  }

  /** @param chunk the next part of the model's text, of any length */
  push(chunk: string): ParsedPiece[] {
    return this.#closing.push(this.#read(chunk, false));
  }

  /** @returns the pieces that the end of the text makes certain */
  end(): ParsedPiece[] {
    const pieces = this.#read('', true);
    if (this.#hasObject && !this.#prose) pieces.push(...this.#line(this.#rest));
    if (!this.#hasObject && !this.#prose) pieces.push(...this.#asProse(), ...this.#endProse());
    return [...this.#closing.push(pieces), ...this.#closing.end()];
  }

  #read(chunk: string, isAll: boolean): ParsedPiece[] {
    if (this.#prose) return isAll ? this.#endProse() : this.#inProse(this.#prose.push(chunk));
    this.#rest += chunk;
    const pieces: ParsedPiece[] = [];
    for (;;) {
      if (this.#rest.startsWith('{')) {
        const { fields, end } = readObject(this.#rest, isAll);
        pieces.push(...this.#field(fields, end !== null));
        if (end === null) return pieces;
        this.#rest = this.#rest.slice(end);
        continue;
      }
      const brace = this.#rest.indexOf('{');
      const newline = this.#rest.indexOf('\n');
      const isLine = newline >= 0 && (brace < 0 || newline < brace);
      if (!isLine && brace < 0) {
        if (this.#hasObject || this.#before.length + this.#rest.length < PROSE_LENGTH) return pieces;
        return [...pieces, ...this.#asProse()];
      }
      const end = isLine ? newline + 1 : brace;
      pieces.push(...this.#line(this.#rest.slice(0, end)));
      this.#rest = this.#rest.slice(end);
      if (!this.#hasObject && this.#before.length >= PROSE_LENGTH) return [...pieces, ...this.#asProse()];
    }
  }

  /** Text outside objects: a title before the first one, gaps between paragraphs, and noise. */
  #line(line: string): ParsedPiece[] {
    const scene = findScene(line, true);
    if (scene?.list != null) return [{ type: 'scene', list: scene.list }];
    if (line.trim() === '' && this.#hasObject) this.#gap = true;
    if (this.#hasObject) {
      const cast = castIn(line, this.#hasCast);
      this.#hasCast ||= cast !== null;
      return cast === null ? [] : this.#cast(cast);
    }
    this.#before += line;
    // Other text may be a title or an introduction; this is decided at the first object.
    const heading = withoutIntroduction(line, true) ?? '';
    return this.#titled || !/^\s*#{1,6}\s/u.test(heading) ? [] : this.#title(heading);
  }

  #title(line: string): ParsedPiece[] {
    const title = titleIn(line, this.#own);
    if (title === null || title === '') return [];
    this.#titled = true;
    return [{ type: 'title', title }];
  }

  /** First object: text before it is at most a title. */
  #begin(): ParsedPiece[] {
    if (this.#hasObject) return [];
    this.#hasObject = true;
    if (this.#titled) return [];
    const lines = this.#before.split('\n').filter((line) => /\p{L}/u.test(line) && !/^\s*`{3}/u.test(line));
    return lines.flatMap((line) => (this.#titled ? [] : this.#title(line)));
  }

  #field(fields: Map<string, string>, isWhole: boolean): ParsedPiece[] {
    const pieces: ParsedPiece[] = [];
    const [own, other] = [this.#side(fields, this.#own), this.#side(fields, this.#other)];
    // Swapped language keys: decided when both texts are complete.
    const isMislabelled = own === null || languageOfSide(own.text) === this.#other;
    if (this.#indices === null && (isMislabelled ? isWhole && (own ?? other) !== null : true)) {
      const isSwapped = isMislabelled && other !== null && languageOfSide(other.text) !== this.#other;
      const read = isSwapped ? other : own;
      if (read !== null) pieces.push(...this.#sentences(read, fields.get('p')));
      if (isSwapped) return [...pieces, ...this.#endPair(own?.text ?? null)];
    }
    if (!isWhole) return pieces;
    if (fields.has('scene')) pieces.push({ type: 'scene', list: fields.get('scene')! });
    if (this.#indices) return [...pieces, ...this.#endPair(other?.text ?? null)];
    return [...pieces, ...this.#begin(), ...this.#otherObject(fields)];
  }

  /** One side of a pair; null without text. The marks of the other language are not read: see `speechOfTranslation`. */
  #side(fields: Map<string, string>, language: Language): { text: string; line: Marked } | null {
    const key = KEYS[language].find((name) => fields.has(name));
    if (key === undefined) return null;
    const line = readMarks(withoutScene(fields.get(key)!), this.#speech.ids);
    const text = plain(line.text.replace(/\s+/gu, ' '));
    return text === '' ? null : { text, line };
  }

  /** Piece of an object without a sentence. */
  #otherObject(fields: Map<string, string>): ParsedPiece[] {
    const get = (name: string) => withoutMarks(fields.get(name) ?? '', this.#speech.ids).trim();
    const [title, word, lemma, gloss] = [get('title'), get('word'), get('lemma'), get('gloss')];
    const [text, translation] = [get('question'), get('translation')];
    if (fields.has('cast')) return this.#cast(membersIn(fields.get('cast')!));
    if (title !== '' && !this.#titled) return this.#title(`# ${title}`);
    if (title !== '') return [{ type: 'pair-title', title: seenText(plain(title)) }];
    if (word !== '' && gloss !== '') return [{ type: 'word', word, lemma, gloss }];
    if (text !== '' && translation !== '') return [{ type: 'question', text, translation }];
    return [];
  }

  #sentences(own: { text: string; line: Marked }, number: string | undefined): ParsedPiece[] {
    const pieces = this.#begin();
    if (!this.#titled) {
      this.#titled = true;
      pieces.push(untitled(this.#own));
    }
    const texts = cutSentences(own.text, this.#own);
    const isNext = number === undefined ? this.#gap : this.#number !== undefined && number !== this.#number;
    if (this.#index > 0 && isNext) {
      this.#paragraph += 1;
      this.#speech.beginParagraph();
    }
    this.#speech.beginLine(own.line);
    this.#number = number ?? this.#number;
    this.#gap = false;
    this.#indices = [];
    for (const text of texts) {
      const place = { index: this.#index, paragraph: this.#paragraph };
      pieces.push({ type: 'sentence', ...place, ...this.#speech.sentence(text) });
      this.#indices.push(this.#index++);
    }
    return pieces;
  }

  #endPair(text: string | null): ParsedPiece[] {
    const indices = this.#indices ?? [];
    this.#indices = null;
    return [{ type: 'pair', indices, text }];
  }

  #cast(cast: readonly CastMember[]): ParsedPiece[] {
    return [{ type: 'cast', cast: this.#speech.speakersIn(cast) }];
  }

  #asProse(): ParsedPiece[] {
    this.#prose = new StoryCutter(this.#own);
    return this.#inProse(this.#prose.push(this.#before + this.#rest));
  }

  #endProse(): ParsedPiece[] {
    return this.#inProse(this.#prose!.end());
  }

  /** Drops the title when one was emitted before. */
  #inProse(pieces: ProsePiece[]): ParsedPiece[] {
    return pieces.filter((piece) => {
      if (piece.type !== 'title' || !this.#titled) return true;
      this.#titled = false;
      return false;
    });
  }
}
