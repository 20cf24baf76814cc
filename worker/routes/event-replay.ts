import type { AudioEvent, SleepEvent, StoryEvent } from '../../contract/schemas/events.ts';
import { ApiError } from '../errors/refusal.ts';
import { parseCursor } from '../storyteller/event-log.ts';
import { sseText } from '../storyteller/sse.ts';

/**
 * The events of a generation that was saved so long ago that its log is gone, as server-sent events. Numbered as they
 * were then, so that a client which lost its connection goes on after what it has.
 * @param events those of one attempt, without `reset`
 * @param savedAttempt the number of the attempt that was saved; a client that has events of an earlier one has none of it. Null when it is
 *   not known, as while the account is being deleted
 * @throws ApiError `not_found` when the client has events already and it is not known of which attempt
 */
export function replay(
  events: (StoryEvent | AudioEvent | SleepEvent)[],
  savedAttempt: number | null,
  lastEventId: string | null,
): string {
  if (savedAttempt === null && lastEventId !== null) throw new ApiError('not_found');
  const attempt = savedAttempt ?? 1;
  const cursor = parseCursor(lastEventId);
  const heard = cursor.attempt === attempt ? cursor.seq : 0;
  // Every attempt after the first was announced by a `reset`.
  const told = attempt > 1 ? [{ type: 'reset' as const }, ...events] : events;
  return told
    .map((event, position) => ({ seq: position + 1, event }))
    .filter(({ seq }) => seq > heard)
    .map(({ seq, event }) => sseText({ attempt, seq }, event))
    .join('');
}
