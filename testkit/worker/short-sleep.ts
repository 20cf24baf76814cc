import { vi } from 'vitest';
import { AFTER_SLEEP_EDITION, DEFAULT_SLEEP_MINUTES } from '../../contract/narration.ts';

const SHORT = { minute: 1, fade: 2 };

/** Seconds after the last word of such an edition: five of music, its fade, and silence. */
export const AFTER_SHORT_SLEEP =
  DEFAULT_SLEEP_MINUTES * SHORT.minute + SHORT.fade + AFTER_SLEEP_EDITION.silence;

/** Last words of an edition in Spanish. They are bought once for all stories: before a test, or in it. */
export const GOOD_NIGHT = 'Good night.';

/**
 * Until mocks are restored, a sleep edition's music lasts seconds instead of minutes, which cost three seconds of CPU,
 * and fades in two. The mixer's tests have the real times.
 */
export function withShortSleep(): void {
  for (const time of ['minute', 'fade'] as const)
    vi.spyOn(AFTER_SLEEP_EDITION as typeof SHORT, time, 'get').mockReturnValue(SHORT[time]);
}
