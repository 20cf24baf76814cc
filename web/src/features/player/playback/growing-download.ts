import { overNetwork } from '../../../api/problem.ts';
import { isMistake } from '../../../lib/faults.ts';
import { notAccessible, PlaybackError } from './failure.ts';
import { backoff } from './reconnection.ts';

export type DownloadDeps = {
  fetch: typeof fetch;
  /** Resolves after `ms`, or at once when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /**
   * Called when the connection ended properly after `bytes` in total. Resolves to whether this was the whole file: a
   * file in the making has no length in advance.
   */
  isWhole: (bytes: number) => Promise<boolean>;
  /** Maximum consecutive connections without new bytes. */
  patience: number;
};

/**
 * Download of a file that may still grow: each byte once and in order, over as many connections as needed. The file
 * always starts with the same bytes, so after a loss the known ones are skipped. Throws `PlaybackError`.
 */
export async function* growingDownload(
  url: string,
  deps: DownloadDeps,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { signal, wait, isWhole, patience } = deps;
  let received = 0;
  let fruitless = 0;
  while (!signal.aborted) {
    const before = received;
    let ended = false;
    let failure: unknown = null;
    try {
      for await (const chunk of connection(url, received, deps)) {
        received += chunk.length;
        yield chunk;
      }
      ended = true;
    } catch (thrown) {
      if (signal.aborted) return;
      if (thrown instanceof PlaybackError || isMistake(thrown)) throw thrown;
      failure = thrown;
    }
    if (signal.aborted || (ended && (await isWhole(received)))) return;
    fruitless = received > before ? 0 : fruitless + 1;
    if (fruitless >= patience) {
      throw new PlaybackError(received === 0 && ended ? 'noData' : 'loadFailed', undefined, failure);
    }
    await wait(backoff(fruitless), signal);
  }
}

/** Throws `notAccessible` when the server refuses the address: a retry would not help. */
export function throwIfRefused(response: Response): void {
  const { status } = response;
  if (status >= 400 && status < 500 && status !== 429) throw notAccessible(response);
}

/** Bytes of one connection after the first `known`. */
async function* connection(
  url: string,
  known: number,
  { fetch, signal }: DownloadDeps,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const response = await overNetwork(fetch(url, { mode: 'cors', credentials: 'omit', signal }));
  throwIfRefused(response);
  if (!response.ok || !response.body) throw new Error(`The sound was answered with ${response.status}`);
  const reader = response.body.getReader();
  let skip = known;
  try {
    for (;;) {
      const { done, value } = await overNetwork(reader.read());
      if (done) return;
      const fresh = value.subarray(Math.min(skip, value.length));
      skip -= value.length - fresh.length;
      if (fresh.length > 0) yield fresh;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
