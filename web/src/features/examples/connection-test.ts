import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';

const TIMEOUT_MS = 5_000;

/**
 * Reads one document to learn whether stories can be had at all: that it is not there is an answer as good as the
 * document. Throws the `Problem` that keeps them away.
 */
export async function testConnection(client: ApiClient): Promise<true> {
  try {
    await client.call('/api/examples/connection-test', { timeoutMs: TIMEOUT_MS });
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.code !== 'not_found') throw thrown;
  }
  return true;
}
