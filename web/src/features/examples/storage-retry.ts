import { Problem } from '../../api/problem.ts';

/** Retry delays for a stored file, in milliseconds: two minutes together. */
const WAITS = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000];

/** Delay after this many failures (1, 2, …) in a row; null at the limit. */
export const storageRetryDelay = (failures: number): number | null => WAITS[failures - 1] ?? null;

/** Whether a failure may be transient: the connection, or a failing server. A refusal is final. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Problem)) return false;
  const { code, status } = error.facts;
  return code === 'network' || code === 'timeout' || status >= 500;
}
