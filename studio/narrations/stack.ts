import { BUILT_IN_VOICE } from '../../contract/schemas/examples.ts';
import { type Stack, startStack } from '../../testkit/stack.ts';
import type { Speaker } from './speakers.ts';

/** A Worker with separate state, and the local voices. */

const PORTS = { api: 5301, providers: 5302, app: 5303 };
export const LOCAL_VOICES_PORT = 5304;

export const API = `http://127.0.0.1:${PORTS.api}`;

/** kbit/s: the local voices contain nothing above 8 kHz. */
const KBPS = '40';

/** Starts the seeded Worker, with speech from `speaker`. */
export function startNarrator(speaker: Speaker): Promise<Stack> {
  const settings = {
    BUILT_IN_VOICES: String(speaker.voice === BUILT_IN_VOICE),
    NARRATION_KBPS: KBPS,
    ...speaker.settings,
  };
  return startStack(PORTS, { settings });
}
