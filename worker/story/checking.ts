import type { CheckOrder, Finding, Moderator, Spare } from './story-provider.ts';

type Check = Pick<CheckOrder, 'texts' | 'person'>;

/**
 * What the first server that answers says. Each is given its patience, and the last one its own time and attempts: only when
 * none answers, nobody has.
 * @param servers in the order in which they are to be asked
 * @param failed hears of each that did not answer
 * @throws what the last one failed with; the signal's reason when that aborts
 */
export async function firstAnswer<Server extends Spare, Answer>(
  servers: readonly Server[],
  ask: (server: Server, isLast: boolean) => Promise<Answer>,
  signal: AbortSignal,
  failed: (server: Server, error: unknown) => void,
): Promise<Answer> {
  const last = servers.at(-1);
  for (const server of servers) {
    const isLast = server === last;
    try {
      return await ask(server, isLast);
    } catch (error) {
      signal.throwIfAborted();
      failed(server, error);
      if (isLast) throw error;
    }
  }
  throw new Error('nobody to ask');
}

/** What the first service that answers finds in the texts; parameters and errors as of `firstAnswer`. */
export const findingsOfAny = (
  moderators: readonly Moderator[],
  check: Check,
  signal: AbortSignal,
  failed: (moderator: Moderator, error: unknown) => void,
): Promise<Finding[]> =>
  firstAnswer(
    moderators,
    (moderator, isLast) => moderator.findings({ ...check, isLast }, signal),
    signal,
    failed,
  );
