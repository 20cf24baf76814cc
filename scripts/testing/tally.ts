import type { Entry } from './journal.ts';

/** What a Vitest run amounts to, by its journal. */
export type Tally = {
  passed: number;
  /** One line for each thing that fails the run: what it is, where, and why. */
  failures: string[];
  secondTries: string[];
  files: { file: string; milliseconds: number }[];
  /** Tests that had begun and not ended when the journal ended, and files that had been opened and not ended beside them. */
  running: string[];
};

const firstLine = (text: string | null) => text?.split('\n', 1)[0] ?? 'no reason was given';

/** Of a run that ended badly and named no test, file or error: something around the tests failed. */
export const ENDED_WITHOUT_REASON = 'the run ended without saying why';

/**
 * @param isOver whether the run ended well by its own account; a run that did not, and names no failure, is one itself
 */
export function tallyOf(entries: Entry[], isOver: boolean): Tally {
  const tally: Tally = { passed: 0, failures: [], secondTries: [], files: [], running: [] };
  const running = new Set<string>();
  const open = new Set<string>();
  for (const entry of entries) {
    if (entry.event === 'opens') {
      open.add(entry.file);
      continue;
    }
    if (entry.event === 'file') {
      open.delete(entry.file);
      tally.files.push(entry);
      if (entry.error !== null) tally.failures.push(`failed: ${entry.file}: ${firstLine(entry.error)}`);
      continue;
    }
    if (entry.event === 'over') {
      for (const error of entry.errors)
        tally.failures.push(`failed outside of any test: ${firstLine(error)}`);
      continue;
    }
    const test = `${entry.file} › ${entry.name}`;
    if (entry.event === 'begins') {
      running.add(test);
      continue;
    }
    running.delete(test);
    if (entry.outcome === 'failed') tally.failures.push(`failed: ${test}: ${firstLine(entry.error)}`);
    else if (entry.outcome === 'skipped') tally.failures.push(`left out, so that it proves nothing: ${test}`);
    else tally.passed += 1;
    if (entry.outcome === 'passed at the second try')
      tally.secondTries.push(`${test}: ${firstLine(entry.error)}`);
  }
  const between = [...open].filter((file) => ![...running].some((test) => test.startsWith(`${file} › `)));
  tally.running = [...running, ...between];
  if (!isOver && tally.failures.length === 0) tally.failures.push(ENDED_WITHOUT_REASON);
  return tally;
}
