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

/** One row of the table of budgets. */
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

export function isWithin({ values, budget, atLeast }: Row): boolean {
  return budget === null || (atLeast ? median(values) >= budget : median(values) <= budget);
}

/** Rounds to two or three significant digits. */
export const figure = (value: number) =>
  value.toFixed(Math.abs(value) < 0.1 ? 3 : Math.abs(value) < 10 ? 2 : 0);

export function lineOf(row: Row): string {
  const { what, unit, values, budget, atLeast, note } = row;
  const spread = `${figure(Math.min(...values))} to ${figure(Math.max(...values))}, ${values.length} runs`;
  const limit = budget === null ? 'no budget' : `budget ${atLeast ? '≥' : '≤'} ${budget}${unit}`;
  const verdict = isWithin(row) ? 'within' : 'OVER  ';
  return `${verdict}  ${what}: ${figure(median(values))}${unit} (${spread}; ${limit})${note ? ` — ${note}` : ''}`;
}
