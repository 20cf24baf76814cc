import { errorBody } from '../error-body.ts';
import { type EventLog, isFinal, type LoggedEntry, parseCursor } from './event-log.ts';
import type { Listener } from './rpc.ts';

/** Proxies and phones drop a connection that is silent for longer. */
const KEEP_ALIVE_MS = 15_000;

/** One server-sent event, with the id that continues after it. */
function formatEvent({ epoch, seq, event }: LoggedEntry, listener: Listener): string {
  const data =
    event.type === 'error'
      ? {
          type: 'error',
          error: errorBody(
            event.code,
            listener.language,
            listener.requestId,
            event.retryAfter === null ? {} : { retryAfter: event.retryAfter },
          ),
        }
      : event;
  return `id: ${epoch}-${seq}\nevent: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * The events after the listener's cursor, and then each as it happens, until the last. Reads from the log whenever the
 * listener has room, so that a slow one neither loses an event nor holds anything up.
 */
export function eventStream(
  log: EventLog,
  generationId: string,
  listener: Listener,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor = parseCursor(listener.lastEventId);
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      let entries = log.after(generationId, cursor);
      if (entries.length === 0) {
        if (log.isOver(generationId)) return controller.close();
        const changed = await log.changed(generationId, KEEP_ALIVE_MS);
        if (!changed) return controller.enqueue(encoder.encode(': still here\n\n'));
        entries = log.after(generationId, cursor);
      }
      const last = entries.at(-1);
      // Forgotten while somebody was still listening: the client continues from the saved story.
      if (!last) return controller.close();
      cursor = last;
      controller.enqueue(encoder.encode(entries.map((entry) => formatEvent(entry, listener)).join('')));
      if (isFinal(last.event)) controller.close();
    },
  });
}
