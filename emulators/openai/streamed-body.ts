import { setTimeout as delay } from 'node:timers/promises';
import type { LogEntry, RequestLog } from './request-log.ts';

/** A body that breaks off on purpose, like a lost connection. */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut';
}

/**
 * Response body from a generator, one chunk for each read, so that a slow reader slows the writer down. The generator's
 * signal aborts when the client disconnects; the log records the first byte and the end.
 */
export function streamedBody(
  chunks: (signal: AbortSignal) => AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>,
  { clientSignal, log, entry }: { clientSignal: AbortSignal; log: RequestLog; entry: LogEntry },
): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  const leave = () => {
    gone.abort();
    log.finish(entry, { aborted: true });
  };
  if (clientSignal.aborted) {
    leave();
  }
  clientSignal.addEventListener('abort', leave, { once: true });
  const iterator = chunks(gone.signal);
  const settle = () => {
    clientSignal.removeEventListener('abort', leave);
    log.finish(entry, { aborted: false });
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await iterator.next();
          if (next.done) {
            settle();
            controller.close();
            return;
          }
          log.firstByte(entry);
          controller.enqueue(next.value);
        } catch (error) {
          settle();
          controller.error(error);
        }
      },
      cancel() {
        leave();
        clientSignal.removeEventListener('abort', leave);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Up to `most` chunks in one, after the first, for chunks that follow each other at once: a network joins them too, and
 * each costs both ends a turn.
 */
export async function* joined(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>,
  most: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const waiting: Uint8Array<ArrayBuffer>[] = [];
  const all = () => Buffer.concat(waiting.splice(0));
  let enough = 1;
  try {
    for await (const chunk of chunks) {
      waiting.push(chunk);
      if (waiting.length < enough) continue;
      yield all();
      enough = most;
    }
  } catch (error) {
    if (waiting.length > 0) yield all();
    throw error;
  }
  if (waiting.length > 0) yield all();
}

/** A body that begins and never continues; it ends only when the client disconnects. */
export async function* hangForever(signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** About a third of the bytes, then a broken connection. */
export async function* cutShort(
  bytes: Uint8Array<ArrayBuffer>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  yield bytes.slice(0, Math.ceil(bytes.length / 3));
  throw new ConnectionCut('The connection was cut on request.');
}

/** Waits until `now()` reaches `due` (milliseconds); returns at once when it is past. Rejects when aborted. */
export async function waitUntil(due: number, now: () => number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const left = due - now();
  if (left > 0) {
    await delay(left, undefined, { signal });
  }
}
