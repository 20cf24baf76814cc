import { expect, vi } from 'vitest';

/** Fails when it is hung up on, and never ends by itself. */
export function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

/**
 * Runs it while no request to such an address is answered. In this runtime alone: the built-in providers, which could be told
 * to be silent, are those of all files that run at that moment.
 * @param ending of the address
 * @param run is given what waits for the first of them
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
