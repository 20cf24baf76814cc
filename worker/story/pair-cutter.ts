import type { Language } from '../../contract/options.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { seenText } from '../../contract/typed-text.ts';
import { withoutIntroduction } from './introduction.ts';
import { readObject } from './pair-object.ts';
import { languageOfSide } from './side-language.ts';
import { type Cut, plain, StoryCutter, titleIn, untitled } from './story-cutter.ts';

/** What a stream in two languages is cut into. Of the other side nothing has been checked yet. */
export type PairCut =
  | Cut
  /** What the sentences with these indices say in the other language; null where the model did not say. */
  | { type: 'pair'; indices: number[]; text: string | null }
  | { type: 'pair-title'; title: string }
  | { type: 'word'; word: string; gloss: string }
  | { type: 'question'; text: string; translation: string };

/** What models call our languages, beside their codes. */
const KEYS: Record<Language, readonly string[]> = {
  es: ['es', 'español', 'spanish', 'castellano'],
  en: ['en', 'english', 'inglés', 'ingles'],
};

/** A model that has written so many characters without an object is not going to write any. */
const PROSE_LENGTH = 600;

/**
 * Turns a model's stream of one object a sentence into a title, sentences and what they say in the other language, each as soon as it is
 * certain: a sentence does not wait for its other side. Any cutting of the same text into pieces gives the same. A model that writes plain prose writes a story in one language.
 */
export class PairCutter {
  readonly #own: Language;
  readonly #other: Language;
  /** What is not understood yet. */
  #rest = '';
  /** Everything before the first object. */
  #before = '';
  #prose: StoryCutter | null = null;
  #hasObject = false;
  #titled = false;
  #index = 0;
  #paragraph = 0;
  /** As the model numbers it. */
  #number: string | undefined;
  #gap = false;
  /** Of the object that is being read, when its own side has been handed out. */
  #indices: number[] | null = null;

  constructor(own: Language, other: Language) {
    this.#own = own;
    this.#other = other;
  }

  /** @param piece the next part of the model's text, of any length */
  push(piece: string): PairCut[] {
    return this.#read(piece, false);
  }

  /** @returns whatever the end of the text makes certain */
  end(): PairCut[] {
    const cuts = this.#read('', true);
    return this.#hasObject || this.#prose ? cuts : [...cuts, ...this.#asProse(), ...this.#endProse()];
  }

  #read(piece: string, isAll: boolean): PairCut[] {
    if (this.#prose) return isAll ? this.#endProse() : this.#inProse(this.#prose.push(piece));
    this.#rest += piece;
    const cuts: PairCut[] = [];
    for (;;) {
      if (this.#rest.startsWith('{')) {
        const { fields, end } = readObject(this.#rest, isAll);
        cuts.push(...this.#field(fields, end !== null));
        if (end === null) return cuts;
        this.#rest = this.#rest.slice(end);
        continue;
      }
      const brace = this.#rest.indexOf('{');
      const newline = this.#rest.indexOf('\n');
      const isLine = newline >= 0 && (brace < 0 || newline < brace);
      if (!isLine && brace < 0) {
        if (this.#hasObject || this.#before.length + this.#rest.length < PROSE_LENGTH) return cuts;
        return [...cuts, ...this.#asProse()];
      }
      const end = isLine ? newline + 1 : brace;
      cuts.push(...this.#line(this.#rest.slice(0, end)));
      this.#rest = this.#rest.slice(end);
      if (!this.#hasObject && this.#before.length >= PROSE_LENGTH) return [...cuts, ...this.#asProse()];
    }
  }

  /** What stands outside of objects: the title in front of them, gaps between paragraphs, and what nobody asked for. */
  #line(line: string): PairCut[] {
    if (line.trim() === '' && this.#hasObject) this.#gap = true;
    if (this.#hasObject) return [];
    this.#before += line;
    // Whatever else stands here may be a title or a word before it: the first object decides.
    const told = withoutIntroduction(line, true) ?? '';
    return this.#titled || !/^\s*#{1,6}\s/u.test(told) ? [] : this.#title(told);
  }

  #title(line: string): PairCut[] {
    const title = titleIn(line, this.#own);
    if (title === null || title === '') return [];
    this.#titled = true;
    return [{ type: 'title', title }];
  }

  /** The first object: what came before it was a title at the most. */
  #begin(): PairCut[] {
    if (this.#hasObject) return [];
    this.#hasObject = true;
    if (this.#titled) return [];
    const lines = this.#before.split('\n').filter((line) => /\p{L}/u.test(line) && !/^\s*`{3}/u.test(line));
    return lines.flatMap((line) => (this.#titled ? [] : this.#title(line)));
  }

  #field(fields: Map<string, string>, isWhole: boolean): PairCut[] {
    const cuts: PairCut[] = [];
    const [own, other] = [this.#side(fields, this.#own), this.#side(fields, this.#other)];
    // A language under the other's name: what is read is decided when both are there.
    const isMislabelled = own === null || languageOfSide(own) === this.#other;
    if (this.#indices === null && (isMislabelled ? isWhole && (own ?? other) !== null : true)) {
      const isSwapped = isMislabelled && other !== null && languageOfSide(other) !== this.#other;
      const read = isSwapped ? other : own;
      if (read !== null) cuts.push(...this.#sentences(read, fields.get('p')));
      if (isSwapped) return [...cuts, ...this.#endPair(own)];
    }
    if (!isWhole) return cuts;
    if (this.#indices) return [...cuts, ...this.#endPair(other)];
    return [...cuts, ...this.#begin(), ...this.#beside(fields)];
  }

  #side(fields: Map<string, string>, language: Language): string | null {
    const key = KEYS[language].find((name) => fields.has(name));
    const text = key === undefined ? '' : plain(fields.get(key)!.replace(/\s+/gu, ' '));
    return text === '' ? null : text;
  }

  /** An object that is no sentence. */
  #beside(fields: Map<string, string>): PairCut[] {
    const get = (name: string) => fields.get(name)?.trim() ?? '';
    const [title, word, gloss] = [get('title'), get('word'), get('gloss')];
    const [text, translation] = [get('question'), get('translation')];
    if (title !== '' && !this.#titled) return this.#title(`# ${title}`);
    if (title !== '') return [{ type: 'pair-title', title: seenText(plain(title)) }];
    if (word !== '' && gloss !== '') return [{ type: 'word', word, gloss }];
    if (text !== '' && translation !== '') return [{ type: 'question', text, translation }];
    return [];
  }

  #sentences(own: string, number: string | undefined): PairCut[] {
    const cuts = this.#begin();
    if (!this.#titled) {
      this.#titled = true;
      cuts.push(untitled(this.#own));
    }
    const texts = cutSentences(own, this.#own);
    const isNext = number === undefined ? this.#gap : this.#number !== undefined && number !== this.#number;
    if (this.#index > 0 && isNext) this.#paragraph += 1;
    this.#number = number ?? this.#number;
    this.#gap = false;
    this.#indices = [];
    for (const text of texts) {
      cuts.push({ type: 'sentence', index: this.#index, paragraph: this.#paragraph, text });
      this.#indices.push(this.#index++);
    }
    return cuts;
  }

  #endPair(text: string | null): PairCut[] {
    const indices = this.#indices ?? [];
    this.#indices = null;
    return [{ type: 'pair', indices, text }];
  }

  #asProse(): PairCut[] {
    this.#prose = new StoryCutter(this.#own);
    return this.#inProse(this.#prose.push(this.#before + this.#rest));
  }

  #endProse(): PairCut[] {
    return this.#inProse(this.#prose!.end());
  }

  /** Without a title that was told already. */
  #inProse(cuts: Cut[]): PairCut[] {
    return cuts.filter((cut) => {
      if (cut.type !== 'title' || !this.#titled) return true;
      this.#titled = false;
      return false;
    });
  }
}
