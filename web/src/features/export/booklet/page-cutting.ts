const WORD = /\S+\s*/g;

/** A paragraph, or as much of it as stands on a page. */
export type PagePart = { paragraph: number; text: string };

/**
 * Cuts a text that is laid out in columns into pages, one a column: every letter stays in the column where the browser
 * put it. A word is cut where the browser broke it: after a hyphen or a dash, or anywhere when it is wider than a line.
 * @param flow an element of one paragraph element each, whose columns are `step` pixels apart
 * @returns of each page the parts that stand on it, each with the number of its paragraph, counted from 0
 */
export function cutIntoPages(flow: HTMLElement, step: number): PagePart[][] {
  const { left } = flow.getBoundingClientRect();
  const columnOf = (box: DOMRect) => Math.max(0, Math.floor((box.left - left + 1) / step));
  const pages: PagePart[][] = [];
  for (const [number, paragraph] of [...flow.children].entries()) {
    const node = paragraph.firstChild;
    if (!(node instanceof Text)) continue;
    let last = -1;
    for (const { text, column } of piecesOf(node, columnOf)) {
      const parts = pages[column] ?? [];
      pages[column] = parts;
      if (column !== last) parts.push({ paragraph: number, text: '' });
      parts.at(-1)!.text += text;
      last = column;
    }
  }
  // A column that a paragraph skipped would be a hole.
  return pages.filter(Boolean);
}

type Piece = { text: string; column: number };

/** The words of a text with the space behind them; of a word that goes on in the next column, its letters. */
function* piecesOf(node: Text, columnOf: (box: DOMRect) => number): Generator<Piece> {
  for (const { index, 0: word } of node.data.matchAll(WORD)) {
    const columns = boxesOf(node, index, word.trimEnd().length).map(columnOf);
    const column = columns[0] ?? 0;
    if (columns.every((each) => each === column)) {
      yield { text: word, column };
      continue;
    }
    let at = index;
    let behind = column;
    for (const letter of word) {
      const [box] = boxesOf(node, at, letter.length);
      // The space behind a word has no box at a line's end.
      if (letter.trim() !== '' && box) behind = columnOf(box);
      yield { text: letter, column: behind };
      at += letter.length;
    }
  }
}

function boxesOf(node: Text, start: number, length: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  return [...range.getClientRects()];
}
