import { vi } from 'vitest';
import { AFTER_SLEEP_EDITION } from '../../contract/narration.ts';

const MUSIC_SECONDS = 5;

/**
 * Until mocks are restored, sleep editions end with seconds of music instead of minutes, which cost three seconds of
 * CPU. The real length has its own tests.
 */
export function withShortSleep(): void {
  vi.spyOn(AFTER_SLEEP_EDITION as { music: number }, 'music', 'get').mockReturnValue(MUSIC_SECONDS);
}
