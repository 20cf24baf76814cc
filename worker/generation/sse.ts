import type { Cursor } from '../home-storage/event-log.ts';

/** One server-sent event as text, with the id that a client continues after: `attempt-seq`. */
export const sseText = ({ attempt, seq }: Cursor, event: { type: string }): string =>
  `id: ${attempt}-${seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
