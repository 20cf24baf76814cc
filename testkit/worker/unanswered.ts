import { expect, vi } from 'vitest';

/** Rejects on abort, and never settles otherwise. */
export function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

/**
 * Runs `run` while requests to matching addresses hang. Only in this runtime: the built-in providers are shared by all
 * test files.
 * @param ending of the address
 * @param run gets a promise of the first such request
 */
export async function whileUnanswered<Result>(
  ending: '/chat/completions' | '/speech',
  run: (hasAsked: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const outside = globalThis.fetch;
  let asked = 0;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith(ending)) return outside(input, init);
    asked += 1;
    return untilAborted(init?.signal);
  });
  try {
    return await run(() => expect.poll(() => asked).toBeGreaterThan(0));
  } finally {
    spy.mockRestore();
  }
}
