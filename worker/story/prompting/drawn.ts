/** Places between an item and that of the next turn. */
const STEP = 23;

/**
 * Item of a list by the hash of an id, evenly distributed. FNV-1a, then a mix of its bits: the low ones alone would
 * couple two lists of 4 and 64 items.
 * @param turn further turns give other items, until all of a list of a power of two have come
 */
export function drawnBy<Item>(id: string, list: readonly Item[], turn = 0): Item {
  let hash = 0x811c9dc5;
  for (const sign of id) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return list[(((hash ^ (hash >>> 16)) >>> 0) + turn * STEP) % list.length]!;
}
