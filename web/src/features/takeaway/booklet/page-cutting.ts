const WORD = /\S+\s*/g;

/** A paragraph, or as much of it as stands on a page. */
export type PagePart = { paragraph: number; text: string };

/**
 * Cuts a text that is laid out in columns into pages, one a column: each word stays in the column where the browser put it.
 * @param flow an element of one paragraph element each, whose columns are `step` pixels apart
 * @returns of each page the parts that stand on it, each with the number of its paragraph, counted from 0
 */
export function cutIntoPages(flow: HTMLElement, step: number): PagePart[][] {
  const { left } = flow.getBoundingClientRect();
  const pages: PagePart[][] = [];
  for (const [number, paragraph] of [...flow.children].entries()) {
    const node = paragraph.firstChild;
    if (!(node instanceof Text)) continue;
    let last = -1;
    for (const word of node.data.matchAll(WORD)) {
      const page = columnOf(node, word.index, word[0].trimEnd().length, left, step);
      const parts = pages[page] ?? [];
      pages[page] = parts;
      if (page !== last) parts.push({ paragraph: number, text: '' });
      parts.at(-1)!.text += word[0];
      last = page;
    }
  }
  // A column that a paragraph skipped would be a hole.
  return pages.filter(Boolean);
}

/** The column in which a word begins. */
function columnOf(node: Text, start: number, length: number, left: number, step: number): number {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  const [box] = range.getClientRects();
  return box ? Math.max(0, Math.floor((box.left - left + 1) / step)) : 0;
}
