import { createParser } from 'eventsource-parser';

/** One server-sent event. `id` is the latest `id` field of the stream, this event included; null before the first. */
export type ServerSentEvent = { id: string | null; event: string; data: string };

/**
 * Incremental parser of `text/event-stream`. Chunks may end anywhere, even inside a character or between CR and LF.
 * As the HTML standard says, comments, events without data and an incomplete last event are dropped.
 */
export function createSseParser(onEvent: (event: ServerSentEvent) => void): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let lastId: string | null = null;
  const parser = createParser({
    // Called before `onEvent`, and also for a block without data, whose id counts from then on.
    onId(id) {
      lastId = id;
    },
    onEvent({ event, data }) {
      onEvent({ id: lastId, event: event ?? 'message', data });
    },
  });
  // The decoder removes a byte order mark. The parser removes one too: this one, so that no second one of the stream.
  parser.feed('\uFEFF');
  return (chunk) => parser.feed(decoder.decode(chunk, { stream: true }));
}
