const WORD = /\S+\s*/g;

/** A paragraph, or the part of it on one page. */
export type PagePart = { paragraph: number; text: string };

/**
 * Splits a text in CSS columns into pages, one per column: every letter stays in its column. A word is split where the
 * browser broke it: after a hyphen or a dash, or anywhere when it is wider than a line.
 * @param flow element with one child per paragraph, or picture with an element in it, whose columns are `step` pixels apart
 * @returns the parts on each page, each with its paragraph's index
 */
function cutIntoPages(flow: HTMLElement, step: number): PagePart[][] {
  const { left } = flow.getBoundingClientRect();
  const columnOf = (box: DOMRect) => Math.max(0, Math.floor((box.left - left + 1) / step));
  const pages: PagePart[][] = [];
  for (const [number, paragraph] of [...flow.children].entries()) {
    const node = paragraph.firstChild;
    if (node instanceof Element) {
      const column = columnOf(paragraph.getBoundingClientRect());
      pages[column] = [...(pages[column] ?? []), { paragraph: number, text: '' }];
    }
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
  // Drops a column that a paragraph skipped.
  return pages.filter(Boolean);
}

/**
 * Splits a text as `cutIntoPages` does, with about as much on each page as the number of pages allows: the last page of
 * full ones often has two lines.
 * @param flow element with CSS columns of `width`, `gap` apart, as high as a page
 */
export function cutEvenly(flow: HTMLElement, width: number, gap: number): PagePart[][] {
  const full = cutIntoPages(flow, width + gap);
  const count = full.length;
  Object.assign(flow.style, {
    width: `${count * (width + gap) - gap}px`,
    maxHeight: `${flow.clientHeight}px`,
    height: 'auto',
    columnCount: String(count),
    columnFill: 'balance',
  });
  const even = cutIntoPages(flow, width + gap);
  // A picture that no longer fits beside its text may begin another page.
  return even.length > count ? full : even;
}

type Piece = { text: string; column: number };

/** Words of a text with their trailing spaces; for a word that continues in the next column, its letters. */
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
      // A trailing space at the end of a line has no box.
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
