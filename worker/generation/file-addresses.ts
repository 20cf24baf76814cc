import type { LoggedEvent } from '../home-storage/event-log.ts';
import { EDITION_FIELDS } from '../home-storage/schema.ts';

const absolute = <Sound extends { audioUrl: string }>(sound: Sound, origin: string): Sound => ({
  ...sound,
  audioUrl: new URL(sound.audioUrl, origin).href,
});

type FileEvent = Exclude<LoggedEvent, { type: 'error' }>;

/**
 * Completes the paths of files in an event. The log has no origin, since a user may order at the app's origin and read
 * at the API's.
 */
export function atOrigin<Event extends FileEvent>(event: Event, origin: string): Event;
export function atOrigin(event: FileEvent, origin: string): FileEvent {
  if ('audioUrl' in event) return absolute(event, origin);
  if (!('narration' in event)) return event;
  const narration = absolute(event.narration, origin);
  const editions = Object.values(EDITION_FIELDS).flatMap((field) => {
    const edition = narration[field];
    return edition ? [[field, absolute(edition, origin)]] : [];
  });
  return { ...event, narration: { ...narration, ...Object.fromEntries(editions) } };
}
