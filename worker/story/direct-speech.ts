import { type Language, otherLanguage } from '../../contract/options.ts';
import type { CastMember, Sentence, SpeechSpan, TranslatedSentence } from '../../contract/schemas/stories.ts';
import { type Mark, type Marked, MOST_IDS } from './speech-marks.ts';

/** Quotation in which a sentence ends: its closing sign, or a dash; null for narration. */
type Quoting = '”' | '"' | '»' | '—' | null;

/** Part of a sentence in quotation marks or after a dash, without them. */
type QuotedPart = {
  start: number;
  end: number;
  /** Whether the sentence shows its end. */
  isClosed: boolean;
};

const CLOSING: Record<string, Exclude<Quoting, '—' | null>> = { '“': '”', '"': '"', '«': '»' };
const DASH = /[—–―]/u;
/** What may stand between a dash and the first letter behind it. */
const AFTER_DASH = /^[¿¡«“"(…\s]*(\p{L}|\p{N})/u;
const HAS_WORD = /[\p{L}\p{N}]/u;

/**
 * Direct speech in a sentence by its punctuation. A Spanish dash begins speech at the beginning and after a colon; in
 * speech, a dash before a small letter begins the narrator's words and the next one ends them.
 * @param from quotation in which the sentence before it ended, in the same paragraph
 */
function quotedParts(
  text: string,
  language: Language,
  from: Quoting,
): { parts: QuotedPart[]; ends: Quoting } {
  const parts: QuotedPart[] = [];
  let quoting = from;
  /** In the narrator's words within speech after a dash. */
  let isAside = false;
  let start = 0;
  /** Place of the last quotation mark that opens one. */
  let opened = -1;
  const close = (end: number, isClosed: boolean) => {
    if (quoting !== null && !isAside) parts.push(...trimmed(text, { start, end, isClosed }));
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    const isNarration = quoting === null || isAside;
    if (sign === '“' || sign === '«') opened = at;
    if (language === 'es' && DASH.test(sign)) {
      const [, first] = AFTER_DASH.exec(text.slice(at + 1)) ?? [];
      const isSmall = first !== undefined && /\p{Ll}/u.test(first);
      if (isAside) {
        isAside = false;
        start = at + 1;
      } else if (quoting === '—') {
        const isInside = at > 0 && !/\s/u.test(text[at - 1]!) && !isSmall;
        if (isInside) continue;
        close(at, true);
        isAside = isSmall;
        start = at + 1;
      } else if (
        quoting === null &&
        (at === 0 || /[:.!?…»”]\s?$/u.test(text.slice(Math.max(0, at - 2), at))) &&
        first !== undefined
      ) {
        quoting = '—';
        start = at + 1;
      }
    } else if (isNarration && CLOSING[sign]) {
      if (isAside) continue;
      quoting = CLOSING[sign]!;
      start = at + 1;
    } else if (!isNarration && sign === quoting) {
      close(at, true);
      quoting = null;
    } else if (quoting === '”' && sign === '“') {
      close(at, true);
      start = at + 1;
    } else if (quoting === '—' && !isAside && (sign === '”' || sign === '»') && opened < start) {
      // Speech of an earlier sentence that began with a quotation mark.
      close(at, true);
      quoting = null;
    }
  }
  close(text.length, false);
  return { parts, ends: isAside ? null : quoting };
}

/** Part without the signs around its words; none without a word. */
function trimmed(text: string, { start, end, isClosed }: QuotedPart): QuotedPart[] {
  const inside = text.slice(start, end);
  if (!HAS_WORD.test(inside)) return [];
  let from = start + /^[\s,.;:)\]»”—–]*/u.exec(inside)![0].length;
  let to = end;
  while (/[\s—–]/u.test(text[to - 1]!)) to -= 1;
  // Written words that are read out: «Cerrado».
  const first = CLOSING[text[from]!];
  if (first !== undefined && text[to - 1] === first && text.indexOf(first, from + 1) === to - 1) {
    from += 1;
    to -= 1;
  }
  return [{ start: from, end: to, isClosed }];
}

/** A sentence with more marks is the narrator's. */
const MOST_MARKS = 40;

/** Place of a mark in a sentence. */
type Region = { by: string; start: number; end: number; isClosed: boolean };

/**
 * Reads who speaks, from the marks of a text and its punctuation together: marks name the figure, punctuation says
 * which words are spoken. Where they disagree, and where a mark is missing, the narrator speaks.
 */
export class SpeechReader {
  /** Ids of the marks so far. */
  readonly ids = new Set<string>();
  /** Ids in spans: those in the marks are made of stand-ins for names. */
  readonly #shown = new Map<string, string>();
  readonly #language: Language;
  #line: Marked = { text: '', marks: [] };
  /** Characters of the line up to the end of the last sentence, and marks before it. */
  #read = 0;
  #passed = 0;
  #quoting: Quoting = null;
  /** Speech whose end was not marked in the sentence before. */
  #open: string | null = null;

  constructor(language: Language) {
    this.#language = language;
  }

  /** Begins a paragraph: no speech goes on from the one before it. */
  beginParagraph(): void {
    this.#quoting = null;
    this.#open = null;
    this.beginLine({ text: '', marks: [] });
  }

  /** Begins a part of a paragraph, whose sentences follow. */
  beginLine(line: Marked): void {
    this.#read = 0;
    this.#passed = 0;
    this.extendLine(line);
  }

  /** @param line the same line with more text */
  extendLine(line: Marked): void {
    this.#line = line;
  }

  /** The next sentence of the line, with spans. */
  sentence(text: string): { text: string; speech?: SpeechSpan[] } {
    const places = this.#placesOf(text);
    const end = places.at(-1) === undefined ? this.#read : places.at(-1)! + 1;
    this.#read = end;
    const { marks } = this.#line;
    const own: Mark[] = [];
    let length = 0;
    for (let mark = marks[this.#passed]; mark !== undefined; mark = marks[this.#passed]) {
      if (mark.by === null ? mark.at > end : mark.at >= end) break;
      while (length < places.length && places[length]! < mark.at) length += 1;
      own.push({ by: mark.by, at: length });
      this.#passed += 1;
      if (mark.by && this.ids.size < MOST_IDS) this.ids.add(mark.by);
    }
    const { parts, ends } = quotedParts(text, this.#language, this.#quoting);
    const regions = own.length > MOST_MARKS ? [] : this.#regions(own, parts, text.length);
    const last = regions.at(-1);
    const goesOn = ends !== null && last !== undefined && !last.isClosed && last.end === text.length;
    this.#open = goesOn ? last.by : null;
    this.#quoting = ends;
    const speech = parts.flatMap((part) => spanOf(part, regions, text)).map((span) => this.#numbered(span));
    return { text, ...(speech.length > 0 && { speech }) };
  }

  #shownAs(mark: string): string {
    const id = this.#shown.get(mark) ?? `s${this.#shown.size + 1}`;
    this.#shown.set(mark, id);
    return id;
  }

  #numbered({ by, ...span }: SpeechSpan): SpeechSpan {
    return { by: this.#shownAs(by), ...span };
  }

  /** Listed figures, with the ids of their spans: one that never spoke contradicts a mark of another by its name. */
  speakersIn(cast: readonly CastMember[]): CastMember[] {
    return cast.map((member) => ({ ...member, id: this.#shownAs(member.id) }));
  }

  /** Position in the line of each character of a sentence, whose spaces were folded and whose Markdown was removed. */
  #placesOf(text: string): number[] {
    const { text: line } = this.#line;
    const places: number[] = [];
    let at = this.#read;
    for (let place = 0; place < text.length; place += 1) {
      const sign = text[place]!;
      if (/\s/u.test(sign)) {
        places.push(at);
        continue;
      }
      const found = line.indexOf(sign, at);
      if (found < 0) return places;
      places.push(found);
      at = found + 1;
    }
    return places;
  }

  /** Marked regions. One without an end ends with the quotation in which it begins. */
  #regions(marks: readonly Mark[], parts: readonly QuotedPart[], length: number): Region[] {
    const regions: Region[] = [];
    let open = this.#open === null ? null : { by: this.#open, start: 0 };
    const endOpen = (end: number, isClosed: boolean) => {
      if (open === null) return;
      const { start } = open;
      const part = parts.find((one) => one.end > start);
      const last = isClosed || part === undefined || !part.isClosed ? end : Math.min(end, part.end);
      regions.push({ ...open, end: last, isClosed });
      open = null;
    };
    for (const { at, by } of marks) {
      endOpen(at, by === null);
      if (by !== null) open = { by, start: at };
    }
    endOpen(length, false);
    return regions;
  }
}

/** Span of a quoted part: one speaker for all of its words, or none. */
function spanOf(part: QuotedPart, regions: readonly Region[], text: string): SpeechSpan[] {
  const inside = regions.filter(({ start, end }) =>
    HAS_WORD.test(text.slice(Math.max(start, part.start), Math.min(end, part.end))),
  );
  const [first] = inside;
  if (!first || first.by === '' || inside.some(({ by }) => by !== first.by)) return [];
  // Without a closing sign the mark alone says where the words end.
  const start = part.isClosed ? part.start : Math.max(part.start, first.start);
  const end = part.isClosed ? part.end : Math.min(part.end, inside.at(-1)!.end);
  return [{ by: first.by, start, end: start + text.slice(start, end).trimEnd().length }];
}

/** Translation of a sentence, spoken by who speaks in the sentence. */
export function translationOf(
  sentence: Pick<Sentence, 'index' | 'text' | 'speech'>,
  own: Language,
  text: string,
): TranslatedSentence {
  const speech = speechOfTranslation(sentence, own, text);
  return { index: sentence.index, text, ...(speech.length > 0 && { speech }) };
}

/**
 * Spans of a sentence's translation, or of other words in its place: what the punctuation shows as spoken is spoken by
 * who speaks in the sentence.
 * @returns none where the two have not the same parts
 */
export function speechOfTranslation(
  own: { text: string; speech?: readonly SpeechSpan[] | undefined },
  ownLanguage: Language,
  translation: string,
  other: Language = otherLanguage(ownLanguage),
): SpeechSpan[] {
  const { text, speech = [] } = own;
  const [first] = speech;
  if (first === undefined) return [];
  const startsInSpeech = first.start === 0;
  const open = other === 'es' ? '—' : '”';
  const { parts } = quotedParts(
    translation,
    other,
    startsInSpeech && !/^[“"«—–]/u.test(translation) ? open : null,
  );
  const ids = new Set(speech.map(({ by }) => by));
  const ownParts = quotedParts(
    text,
    ownLanguage,
    startsInSpeech ? (ownLanguage === 'es' ? '—' : '”') : null,
  ).parts;
  const isAllMarked = ownParts.length === speech.length;
  if (isAllMarked && ids.size === 1) return parts.map(({ start, end }) => ({ by: first.by, start, end }));
  if (parts.length !== ownParts.length) return [];
  return parts.flatMap(({ start, end }, position) => {
    const span = speech.find((one) => one.start === ownParts[position]!.start);
    return span ? [{ by: span.by, start, end }] : [];
  });
}
