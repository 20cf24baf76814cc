import type { CheckOrder, Finding, Moderator } from './story-provider.ts';

type Check = Pick<CheckOrder, 'texts' | 'person'>;

/**
 * What the first service that answers finds in the texts. Each is given its patience, and the last one its own time and
 * attempts: only when none answers has nobody checked anything.
 * @param moderators in the order in which they are to be asked
 * @param failed hears of each that did not answer
 * @throws what the last one failed with; the signal's reason when that aborts
 */
export async function findingsOfAny(
  moderators: readonly Moderator[],
  check: Check,
  signal: AbortSignal,
  failed: (moderator: Moderator, error: unknown) => void,
): Promise<Finding[]> {
  const last = moderators.at(-1);
  for (const moderator of moderators) {
    const isLast = moderator === last;
    try {
      return await moderator.findings({ ...check, isLast }, signal);
    } catch (error) {
      signal.throwIfAborted();
      failed(moderator, error);
      if (isLast) throw error;
    }
  }
  throw new Error('nobody to ask');
}
