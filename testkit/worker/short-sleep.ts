import { vi } from 'vitest';
import { AFTER_SLEEP_EDITION } from '../../contract/narration.ts';

const MUSIC_SECONDS = 5;

/**
 * Until mocks are restored, a sleep edition has seconds of music after its last word instead of minutes, which take a
 * processor three seconds: for tests of what is in it before. How long it is as it is made is in its own tests.
 */
export function withShortSleep(): void {
  vi.spyOn(AFTER_SLEEP_EDITION as { music: number }, 'music', 'get').mockReturnValue(MUSIC_SECONDS);
}
