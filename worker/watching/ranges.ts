/**
 * Ranges of milliseconds, each a fifth longer than the one before, through four seconds: a percentile is at most a
 * fifth too high, and the limit of an alert is exact.
 */
const STEP = 1.2;
const EXACT_MS = 4000;
const LONGEST_MS = 600_000;

/** Upper end of the range of a time, included. */
export function rangeOf(ms: number): `${number}` {
  const step = Math.ceil(Math.log(Math.max(ms, 1) / EXACT_MS) / Math.log(STEP) - 1e-9);
  const end = Math.round(EXACT_MS * STEP ** step);
  return `${Math.min(Math.max(end, 1), LONGEST_MS)}`;
}

/**
 * Upper end of the range in which a share of the times lies.
 * @param counts by the upper end of their range
 * @param share from 0 to 1
 * @returns milliseconds; null without any time
 */
export function percentile(counts: readonly { detail: string; n: number }[], share: number): number | null {
  const sorted = counts.map(({ detail, n }) => ({ end: Number(detail), n })).sort((a, b) => a.end - b.end);
  const all = sorted.reduce((sum, { n }) => sum + n, 0);
  let seen = 0;
  for (const { end, n } of sorted) {
    seen += n;
    if (seen >= share * all) return end;
  }
  return null;
}
