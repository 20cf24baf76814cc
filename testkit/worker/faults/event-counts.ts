/** Counts of what happened over all schedules, as a check of their coverage. */
const counts = new Map<string, number>();

export function count(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

export const allCounts = () => Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)));
