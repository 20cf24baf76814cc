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
export type Row = { what: string; unit: string; values: number[]; budget: number; note: string };

export function printTable(rows: Row[]): void {
  for (const { what, unit, values, budget, note } of rows) {
    const middle = median(values);
    const spread = `${Math.min(...values).toFixed(2)} … ${Math.max(...values).toFixed(2)}`;
    console.log(
      `${middle <= budget ? 'within' : 'OVER  '}  ${what}: ${middle.toFixed(2)}${unit} (${spread}, ${values.length} runs; budget ${budget}${unit})${note ? ` — ${note}` : ''}`,
    );
  }
}
