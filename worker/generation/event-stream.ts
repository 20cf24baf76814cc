import type { AudioEvent, EditionEvent, StoryEvent } from '../../contract/schemas/events.ts';
import { errorBody } from '../errors/error-body.ts';
import { type EventLog, type LoggedEntry, mayBeLast, parseCursor } from '../home-storage/event-log.ts';
import { atOrigin } from './file-addresses.ts';
import type { Listener } from './outcomes.ts';
import { sseText } from './sse.ts';

/** Heartbeat interval: proxies and phones drop a connection that is silent for longer. */
const KEEP_ALIVE_MS = 15_000;

/** An event for this listener: a sentence without its speech, which the whole story has; an error gets its message in their language, a file its address at their origin. */
function eventFor(
  { language, requestId, origin }: Listener,
  { event }: LoggedEntry,
): StoryEvent | AudioEvent | EditionEvent {
  if ('speech' in event) {
    const { speech: _, ...sent } = event;
    return sent;
  }
  if (event.type !== 'error') return atOrigin(event, origin);
  const { code, retryAfter, fields } = event;
  const details = { ...(retryAfter !== null && { retryAfter }), ...(fields && { fields }) };
  const error = errorBody(code, language, requestId, details);
  return { type: 'error', error };
}

/**
 * Stream of the events after the listener's cursor, stored and new ones, until the last. Reads from the log at the
 * listener's pace, so that a slow one neither loses an event nor delays anything.
 * @param isUnderWay whether more events may come, including the withdrawal of a finished story; false once the last
 * event is in the log, or the log was pruned
 */
export function eventStream(
  log: EventLog,
  generationId: string,
  listener: Listener,
  isUnderWay: () => boolean,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor = parseCursor(listener.lastEventId);
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      let entries = log.after(generationId, cursor);
      if (entries.length === 0) {
        if (!isUnderWay()) return controller.close();
        const changed = await log.changed(generationId, KEEP_ALIVE_MS);
        if (!changed) return controller.enqueue(encoder.encode(': still here\n\n'));
        entries = log.after(generationId, cursor);
      }
      const last = entries.at(-1);
      // Log pruned while streaming: the client continues from the saved story.
      if (!last) return controller.close();
      cursor = last;
      const told = entries.map((entry) => sseText(entry, eventFor(listener, entry)));
      controller.enqueue(encoder.encode(told.join('')));
      if (mayBeLast(last.event) && log.isWhole(generationId)) controller.close();
    },
  });
}
