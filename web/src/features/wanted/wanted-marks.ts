import type { FoundWord } from '../../../../contract/target-words.ts';
import { shownPlace, textIn } from '../player/playback/word-mark.ts';

/** Name of the highlight in style sheets: `::highlight(wanted-word)`. */
const NAME = 'wanted-word';

/**
 * Marks words in the text of a page, without an element, and again when the text is turned. Browsers without custom
 * highlights show none. @returns what ends it
 */
export function markedRanges(page: Element, found: readonly FoundWord[]): () => void {
  const highlights = CSS.highlights as HighlightRegistry | undefined;
  if (!highlights) return () => undefined;
  const highlight = new Highlight();
  highlights.set(NAME, highlight);
  const draw = () => {
    highlight.clear();
    for (const { language, index, place } of found.flatMap(({ places }) => places)) {
      const text = textIn(page, index, language);
      if (!text) continue;
      const range = document.createRange();
      range.setStart(text, shownPlace(text.data, place.from));
      range.setEnd(text, shownPlace(text.data, place.to));
      highlight.add(range);
    }
  };
  const changes = new MutationObserver(draw);
  changes.observe(page, { subtree: true, childList: true, characterData: true });
  draw();
  return () => {
    changes.disconnect();
    highlights.delete(NAME);
  };
}
