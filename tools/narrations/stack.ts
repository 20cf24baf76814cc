import { BUILT_IN_VOICE } from '../../contract/schemas/examples.ts';
import { type Stack, startStack } from '../../testkit/stack.ts';

/** The Worker with a state of its own, and whoever speaks. */

const PORTS = { api: 5301, providers: 5302, app: 5303 };

export const API = `http://127.0.0.1:${PORTS.api}`;

/** Who speaks, from the environment: the built-in providers unless another server is named. */
export type Speaker = {
  /** What the examples say about it: `built-in` or the model. */
  voice: string;
  settings: Record<string, string>;
};

/** @throws Error when a server is named without its key or model */
export function speakerOf(environment: Record<string, string | undefined>): Speaker {
  const { OPENAI_SPEECH_BASE_URL, OPENAI_SPEECH_API_KEY, OPENAI_SPEECH_MODEL } = environment;
  if (!OPENAI_SPEECH_BASE_URL) {
    return { voice: BUILT_IN_VOICE, settings: {} };
  }
  if (!OPENAI_SPEECH_API_KEY || !OPENAI_SPEECH_MODEL) {
    throw new Error('with OPENAI_SPEECH_BASE_URL also set OPENAI_SPEECH_API_KEY and OPENAI_SPEECH_MODEL');
  }
  return {
    voice: OPENAI_SPEECH_MODEL,
    settings: { OPENAI_SPEECH_BASE_URL, OPENAI_SPEECH_API_KEY, OPENAI_SPEECH_MODEL },
  };
}

/** Starts the seeded Worker, with stories from the built-in providers and speech from `speaker`. */
export function startNarrator(speaker: Speaker): Promise<Stack> {
  return startStack(PORTS, [], {
    BUILT_IN_VOICES: String(speaker.voice === BUILT_IN_VOICE),
    ...speaker.settings,
  });
}
