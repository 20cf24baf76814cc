/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that a share `part` (0 to 1) of all values does not exceed. */
export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** One row of the table of budgets, as it was measured. */
export type Row = {
  what: string;
  /** `''` for a ratio. */
  unit: string;
  values: number[];
  /** Upper limit of the median, or lower limit with `atLeast`; null without a budget. */
  budget: number | null;
  atLeast?: true;
  note: string;
};

/** A row as it is kept. `median` is null for a benchmark that did not finish. */
export type Figure = Omit<Row, 'values'> & {
  median: number | null;
  least: number;
  most: number;
  runs: number;
};

export const figureOf = ({ values, ...row }: Row): Figure => ({
  ...row,
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
  runs: values.length,
});

/** The row of a benchmark that threw or ended, which is over. */
export const failed = (what: string, error: unknown): Figure => ({
  what,
  unit: '',
  median: null,
  least: 0,
  most: 0,
  runs: 0,
  budget: 1,
  note: (error instanceof Error ? error.message : String(error)).split('\n')[0]!,
});

export function isWithin({ median, budget, atLeast }: Figure): boolean {
  if (budget === null) return true;
  return median !== null && (atLeast ? median >= budget : median <= budget);
}

/** Rounds to two or three significant digits. */
const rounded = (value: number) => value.toFixed(Math.abs(value) < 0.1 ? 3 : Math.abs(value) < 10 ? 2 : 0);

export const medianOf = ({ median, unit }: Figure) =>
  median === null ? 'did not finish' : `${rounded(median)}${unit}`;

export const spreadOf = ({ least, most, runs }: Figure) =>
  runs === 0 ? 'no run' : runs === 1 ? 'one run' : `${rounded(least)} to ${rounded(most)}, ${runs} runs`;

export const budgetOf = ({ budget, atLeast, unit }: Figure) =>
  budget === null ? '–' : `${atLeast ? '≥' : '≤'} ${budget}${unit}`;

export function lineOf(row: Figure): string {
  const verdict = isWithin(row) ? 'within' : 'OVER  ';
  const limit = `${spreadOf(row)}; budget ${budgetOf(row)}`;
  return `${verdict}  ${row.what}: ${medianOf(row)} (${limit})${row.note && ` — ${row.note}`}`;
}
