import { Problem } from '../../api/problem.ts';

/** Waits before the next try of something stored that did not come, in milliseconds: together two minutes. */
const WAITS = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000];

/** How long to wait after so many failures (1, 2, …) in a row; null when it has been tried for long enough. */
export const storageRetryDelay = (failures: number): number | null => WAITS[failures - 1] ?? null;

/** Whether what failed may be well in a moment: the connection, or a server in trouble. A refusal stays one. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Problem)) return false;
  const { code, status } = error.facts;
  return code === 'network' || code === 'timeout' || status >= 500;
}
