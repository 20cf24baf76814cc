import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';

const TIMEOUT_MS = 5_000;

/**
 * Availability test of the stories: reads one document; a missing one also proves the connection. Throws the `Problem`.
 */
export async function testConnection(client: ApiClient): Promise<true> {
  try {
    await client.call('/api/examples/connection-test', { timeoutMs: TIMEOUT_MS });
  } catch (thrown) {
    if (!(thrown instanceof Problem) || thrown.code !== 'not_found') throw thrown;
  }
  return true;
}
