import { vi } from 'vitest';
import { AFTER_SLEEP_EDITION } from '../../contract/narration.ts';

/** Seconds of a minute: five of music instead of five minutes. */
const MINUTE_SECONDS = 1;

/**
 * Until mocks are restored, sleep editions end with seconds of music instead of minutes, which cost three seconds of
 * CPU. The real length has its own tests.
 */
export function withShortSleep(): void {
  vi.spyOn(AFTER_SLEEP_EDITION as { minute: number }, 'minute', 'get').mockReturnValue(MINUTE_SECONDS);
}
