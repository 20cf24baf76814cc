import { createParser } from 'eventsource-parser';

/** One server-sent event. `id` is the last id seen so far, on this event or before it. */
export type ServerSentEvent = { id: string | null; event: string; data: string };

/**
 * Reads `text/event-stream` from bytes cut anywhere, inside a character or between CR and LF included. Comments and
 * events without data are dropped, as the HTML standard says; so is an event that the stream ended in the middle of.
 */
export function createSseParser(onEvent: (event: ServerSentEvent) => void): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let lastId: string | null = null;
  const parser = createParser({
    onEvent({ id, event, data }) {
      lastId = id ?? lastId;
      onEvent({ id: lastId, event: event ?? 'message', data });
    },
  });
  return (chunk) => parser.feed(decoder.decode(chunk, { stream: true }));
}
