import { waitUntil } from '../streamed-body.ts';

/**
 * Yields tokens no earlier than their due time. Due times count from the start of the answer, so a late token is
 * followed by quick ones and the average holds. Rejects when the client disconnects.
 */
export async function* paceTokens(
  tokens: readonly string[],
  pace: { startedAt: number; firstTokenMs: number; tokensPerSecond: number | null },
  now: () => number,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const gapMs = pace.tokensPerSecond === null ? 0 : 1000 / pace.tokensPerSecond;
  for (const [index, token] of tokens.entries()) {
    await waitUntil(pace.startedAt + pace.firstTokenMs + index * gapMs, now, signal);
    yield token;
  }
}
