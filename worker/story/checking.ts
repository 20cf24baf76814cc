import type { CheckOrder, Finding, ModelServer, Moderator } from './story-provider.ts';

type Check = Pick<CheckOrder, 'texts' | 'userDigest'>;

/**
 * Answer of the first server that answers, tried in order. Only the last server gets its own retries and time.
 * @param failed called for each server that failed
 * @throws the error of the last server; the signal's reason when it aborts
 */
export async function firstAnswer<Server extends ModelServer, Answer>(
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
  throw new Error('no server');
}

/** Findings of the first moderator that answers; see `firstAnswer`. */
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
