/** Pages of a sheet folded once. */
const PAGES_PER_SHEET = 4;

/** Side of a sheet: page indices left and right of the fold; null is an empty page. */
export type Side = readonly [left: number | null, right: number | null];

/**
 * Page order of a booklet: the sides of its sheets, front and back alternating, in printing order. Stacked and folded,
 * the pages are in reading order. Empty pages that complete the last sheet come before the last page, the back cover.
 */
export function bookletPageOrder(pages: number): Side[] {
  const all = Math.ceil(pages / PAGES_PER_SHEET) * PAGES_PER_SHEET;
  const pageAt = (place: number): number | null => {
    if (place === all - 1) return pages - 1;
    return place < pages - 1 ? place : null;
  };
  return Array.from({ length: all / 2 }, (_, side): Side => {
    const [low, high] = [pageAt(side), pageAt(all - 1 - side)];
    return side % 2 === 0 ? [high, low] : [low, high];
  });
}

/** Empty pages that would complete the last sheet. */
export const emptyPagesOf = (pages: number): number =>
  (PAGES_PER_SHEET - (pages % PAGES_PER_SHEET)) % PAGES_PER_SHEET;
