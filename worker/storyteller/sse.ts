import type { Cursor } from './event-log.ts';

/** One server-sent event as text, with the id that a client continues after: `epoch-seq`. */
export const sseText = ({ epoch, seq }: Cursor, event: { type: string }): string =>
  `id: ${epoch}-${seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
