import type { AudioEvent, EditionEvent, StoryEvent } from '../../contract/schemas/events.ts';
import { ApiError } from '../errors/refusal.ts';
import { sseText } from '../generation/sse.ts';
import { parseCursor } from '../home-storage/event-log.ts';

/**
 * Server-sent events of a saved generation whose log was pruned, with their original ids, so that a reconnecting client
 * continues.
 * @param events of one attempt, without `reset`
 * @param savedAttempt number of the saved attempt; a client with events of an earlier one has none of it. Null when
 * unknown, as during the account's deletion
 * @throws ApiError `not_found` when the client has events and their attempt is unknown
 */
export function replay(
  events: (StoryEvent | AudioEvent | EditionEvent)[],
  savedAttempt: number | null,
  lastEventId: string | null,
): string {
  if (savedAttempt === null && lastEventId !== null) throw new ApiError('not_found');
  const attempt = savedAttempt ?? 1;
  const cursor = parseCursor(lastEventId);
  const heard = cursor.attempt === attempt ? cursor.seq : 0;
  // Every attempt after the first began with a `reset`.
  const told = attempt > 1 ? [{ type: 'reset' as const }, ...events] : events;
  return told
    .map((event, position) => ({ seq: position + 1, event }))
    .filter(({ seq }) => seq > heard)
    .map(({ seq, event }) => sseText({ attempt, seq }, event))
    .join('');
}
