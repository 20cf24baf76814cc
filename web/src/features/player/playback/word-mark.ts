import { WORD_JOINER } from '../../../../../contract/join-punctuation.ts';
import type { Language } from '../../../../../contract/options.ts';
import type { HeardWord } from './timeline.ts';

/** Name of the highlight in style sheets: `::highlight(spoken-word)`. */
const NAME = 'spoken-word';

/** Position in the shown text, which has word joiners, of a position in the original text. */
export function shownPlace(shown: string, place: number): number {
  let at = 0;
  for (let told = 0; at < shown.length; at++) {
    if (shown[at] === WORD_JOINER) continue;
    if (told === place) return at;
    told += 1;
  }
  return at;
}

const isInWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Text node of a sentence in a language, if it is on the page; the mode with both languages has both. */
export function textIn(box: Element, index: number, language: Language): Text | null {
  const sentence = box.querySelector(`[data-sentence="${index}"]`);
  const other = sentence?.closest('.pair')?.querySelector('.pair-text');
  const side = [sentence, other].find((one) => one?.closest('[lang]')?.getAttribute('lang') === language);
  const text = side?.firstChild;
  return text?.nodeType === 3 ? (text as Text) : null;
}

/**
 * Range of a word on the page.
 * @returns null when its sentence is not shown in that language, or differs from the text that was read
 */
function rangeOf(box: Element, { index, from, to }: HeardWord, language: Language): Range | null {
  const text = textIn(box, index, language);
  if (!text) return null;
  const [start, end] = [shownPlace(text.data, from), shownPlace(text.data, to)];
  const word = text.data.slice(start, end);
  const isWhole = !isInWord(text.data[start - 1]) && !isInWord(text.data[end]);
  if (!isWhole || !isInWord(word[0]) || /\s/u.test(word)) return null;
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

/**
 * Highlight of one word in `box`, without an element: no rendering, no layout change, nothing for screen readers.
 * Browsers without custom highlights (Chrome before 105, Safari before 17.2, Firefox before 140) show none.
 */
export class WordMark {
  readonly #box: Element;
  #shown: { word: HeardWord; language: Language } | null = null;
  #highlight: Highlight | null = null;
  readonly #changes: MutationObserver;

  constructor(box: Element) {
    this.#box = box;
    // The marked text may be turned, shown with its translation, or removed.
    this.#changes = new MutationObserver(() => this.#draw());
    this.#changes.observe(box, { subtree: true, childList: true, characterData: true });
  }

  show(word: HeardWord | null, language: Language | null): void {
    const next = word && language ? { word, language } : null;
    const before = this.#shown;
    const isSame =
      before === next ||
      (before?.word.index === next?.word.index &&
        before?.word.from === next?.word.from &&
        before?.language === next?.language);
    if (isSame) return;
    this.#shown = next;
    this.#draw();
  }

  end(): void {
    this.#changes.disconnect();
    this.show(null, null);
  }

  #draw(): void {
    this.#highlight?.clear();
    if (!this.#shown) return;
    // Missing in older browsers, unlike its type.
    const highlights = CSS.highlights as HighlightRegistry | undefined;
    const range = highlights && rangeOf(this.#box, this.#shown.word, this.#shown.language);
    if (!range) return;
    this.#highlight ??= new Highlight();
    this.#highlight.add(range);
    highlights.set(NAME, this.#highlight);
  }
}
