/** Pages of one sheet that is folded once. */
const PAGES_PER_SHEET = 4;

/** A side of a sheet: what stands left and right of the fold, counted from 0; null is an empty page. */
export type Side = readonly [left: number | null, right: number | null];

/**
 * The sides of the sheets, front and back by turns, in the order in which they are printed: stacked as they come and folded together,
 * the pages follow one another. Pages that are missing for whole sheets stay empty before the last one, which is the back cover.
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
